"""Messages said about a table whose seats have names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import Any

from games.core.decision import NOBODY, Seat
from games.text.catalogue import LANGUAGES, BadCatalogue, Catalogue, fault
from games.text.commands import MENTION, called

LONGEST_NAME = 32
"""Discord's own limit for a name that is shown; a longer one is cut, so that buttons and alt texts fit."""

REMEMBERED = 20_000
"""This many messages are remembered as they were said: pictures and panels often say the same again."""

SEAT_MARKS = "ΑΒΓΔΕΖ"


def mark(seat: Seat) -> str:
    """Give the letter of a seat, the same everywhere; a seat that no table has is called by its number."""
    return SEAT_MARKS[seat] if 0 <= seat < len(SEAT_MARKS) else str(seat + 1)


GameFunction = Callable[..., str]
"""A function of a game's catalogue: how it puts facts of its own into words, given the Words to say it in."""

Facts = tuple[tuple[str, Any], ...]
"""Facts of a message, fit for Fluent."""

_speaker: ContextVar[Words] = ContextVar("speaker")


class Words:
    """The messages of a game in one language, about a table whose seats have names.

    Catalogues can call NAME($id, case: "genitive"), NAMES($ids), SEAT($seat), SEATS($seats), LIST($texts) and
    EITHER($texts), which join with “and” and “or”, COUNT($list) and SAME($one, $other) to select by,
    COMMAND("table new"), or COMMAND("order", way: "name") where nothing can be pressed, and the functions of
    the game.
    """

    def __init__(
        self,
        package: str,
        language: str,
        names: Sequence[str],
        functions: Mapping[str, GameFunction] | None = None,
    ) -> None:
        self.package, self.language = package, language if language in LANGUAGES else LANGUAGES[0]
        self.names = tuple(names)
        self._functions = tuple(sorted((functions or {}).items()))
        self._same = (type(self), self.package, self.language, self.names, self._functions)
        self._hash = hash(self._same)

    def __eq__(self, other: object) -> bool:
        """Words are equal if they say the same."""
        return isinstance(other, Words) and self._same == other._same

    def __hash__(self) -> int:
        """Return the hash of what makes words equal."""
        return self._hash

    def in_language(self, language: str) -> Words:
        """Give the same in another language."""
        return Words(self.package, language, self.names, dict(self._functions))

    def say(self, key: str, /, **facts: Any) -> str:
        """Say a message."""
        return self._say(key, None, facts)

    def label(self, key: str, /, **facts: Any) -> str:
        """Give a few words for a picture."""
        return self._say(f"label-{key}", None, facts)

    def name(self, thing: str, case: str = "nominative") -> str:
        """Name a city, place or tile; the nominative is bare, other cases bring the articles they need."""
        key = f"name-{thing}"
        if not self._catalogue().has(key):
            # What a player made up, or a component file added: it has no other name than its own.
            return thing
        return self._say(key, None if case == "nominative" else case, {})

    def seat(self, seat: Seat) -> str:
        """Name a seat, or Keryx where nobody sits."""
        if seat == NOBODY:
            return self.say("seat-nobody")
        name = " ".join(self.names[seat].split())
        if len(name) <= LONGEST_NAME:
            return name
        # Of a long name whole words are left, where it has words.
        at = name.rfind(" ", LONGEST_NAME // 2, LONGEST_NAME)
        return name[: at if at > 0 else LONGEST_NAME - 1] + "…"

    def mark(self, seat: Seat) -> str:
        """Give the letter of a seat, the same in every language and picture."""
        return mark(seat)

    def seats(self, seats: Iterable[Seat]) -> str:
        """Name several seats."""
        return self.listing([self.seat(seat) for seat in seats])

    def listing(self, texts: Sequence[str], conjunction: str = "and") -> str:
        """Join texts as the language joins a list."""
        if len(texts) < 2:
            return "".join(texts)
        first = self.say("list-comma").join(texts[:-1])
        return self.say(f"list-{conjunction}", first=first, last=texts[-1])

    def has(self, key: str) -> bool:
        """Say whether there is such a message."""
        return self._catalogue().has(key)

    def attributes(self, key: str) -> list[str]:
        """List the attributes of a message."""
        return self._catalogue().attributes(key)

    def attribute(self, key: str, attribute: str, /, **facts: Any) -> str:
        """Say an attribute of a message."""
        return self._say(key, attribute, facts)

    def _say(self, key: str, attribute: str | None, facts: Mapping[str, Any]) -> str:
        told = tuple((name, _fact(value)) for name, value in facts.items())
        say = _said if _is_hashable(told) else _said.__wrapped__
        try:
            return say(self, self._catalogue(), key, attribute, told)
        except BadCatalogue as bad:
            fault(str(bad), bad)
        return self._in_english(key, attribute, facts)

    def _in_english(self, key: str, attribute: str | None, facts: Mapping[str, Any]) -> str:
        if self.language == LANGUAGES[0]:
            return f"{key}: {', '.join(f'{name} {value}' for name, value in facts.items())}"
        english = self.in_language(LANGUAGES[0])
        return english.attribute(key, attribute, **facts) if attribute else english.say(key, **facts)

    def _catalogue(self) -> Catalogue:
        return _catalogue(self.package, self.language, self._functions)


@cache
def _catalogue(package: str, language: str, functions: tuple[tuple[str, GameFunction], ...]) -> Catalogue:
    own = {name: _spoken(function) for name, function in functions}
    return Catalogue(package, language, {**_FUNCTIONS, **own})


@lru_cache(maxsize=REMEMBERED)
def _said(words: Words, catalogue: Catalogue, key: str, attribute: str | None, told: Facts) -> str:
    before = _speaker.set(words)
    try:
        return catalogue.say(key, attribute, dict(told))
    finally:
        _speaker.reset(before)


def forget_said() -> None:
    """Say all messages anew: commands are called otherwise now."""
    _said.cache_clear()


def _is_hashable(told: Facts) -> bool:
    try:
        hash(told)
    except TypeError:
        return False
    return True


def _spoken(function: GameFunction) -> Callable[..., str]:
    return lambda *values: function(_speaker.get(), *map(_native, values))


def _say_name(thing: Any, case: str = "nominative") -> str:
    return _speaker.get().name(str(thing), case)


def _say_names(things: Any, case: str = "nominative") -> str:
    words = _speaker.get()
    return words.listing([words.name(thing, case) for thing in _native(things)])


_FUNCTIONS: dict[str, Callable[..., str | int]] = {
    "NAME": _say_name,
    "NAMES": _say_names,
    "SEAT": lambda seat: _speaker.get().seat(int(seat)),
    "SEATS": lambda seats: _speaker.get().seats(_native(seats)),
    "COUNT": lambda items: len(_native(items)),
    "SAME": lambda one, other: "yes" if one == other else "no",
    "LIST": lambda items: _speaker.get().listing([str(item) for item in _native(items)]),
    "COMMAND": lambda command, way=MENTION: called(str(command), _speaker.get().language, str(way)),
    "EITHER": lambda texts: _speaker.get().listing(_native(texts), "or"),
}


class Several(str):
    """A list on its way to a function, in the guise of text, which is all that Fluent lets through."""

    __slots__ = ("items",)
    items: tuple[Any, ...]

    def __new__(cls, items: Iterable[Any]) -> Several:
        """Wrap the items; said by itself, a list shows as a hole that the tests look for."""
        several = super().__new__(cls, "⟨⟩")
        several.items = tuple(items)
        return several

    def __eq__(self, other: object) -> bool:
        """Lists are equal if their items are."""
        return isinstance(other, Several) and self.items == other.items

    def __hash__(self) -> int:
        """Return the hash of the items."""
        return hash(self.items)


def _fact(value: Any) -> Any:
    """Make a fact fit for Fluent: truth is yes or no, nothing is none, a list goes to a function."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or value == "":
        return "none"
    return Several(value) if isinstance(value, (list, tuple)) else value


def _native(value: Any) -> Any:
    return value.items if isinstance(value, Several) else value
