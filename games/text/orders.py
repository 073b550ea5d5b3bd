"""Orders by forms: a word that says what to do, then the fields of an action, told apart by their kinds."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from games.core.decision import Action
from games.core.errors import AmbiguousOrder, Refusal, UnreadableOrder
from games.text.vocabulary import NUMBER, ORDER, Reading, SeveralMeanings, Vocabulary, words_in

MOST_WAYS = 40
"""An order is read each way that its words can be taken while there are no more, for that takes time."""

LONGEST_ORDER = 1500
"""Characters of an order: a message must still hold it beside the answer to it."""
MOST_PARTS, MOST_WORDS, LONGEST_WORD = 40, 300, 40
"""No order that somebody means has more; one that had would hold up everybody else."""

Allows = Callable[[Action], bool]


@dataclass(frozen=True)
class Form:
    """How the answers of one kind are ordered: the word it begins with and what follows."""

    order: str
    kind: type[Action]
    slots: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """For each field the kinds of words that fill it."""
    optional: tuple[str, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)

    def makes(self, action: Any) -> bool:
        """Say whether an action is ordered in this form."""
        return type(action) is self.kind and all(
            getattr(action, name) == value for name, value in self.fixed.items()
        )


class Way(NamedTuple):
    """One way to read a part of an order."""

    actions: Sequence[Action]
    chosen: Sequence[tuple[str, str]]
    """The words that have several meanings, each with the one that was taken."""


ENDS = re.compile("[;\u037e\u0387\u00b7\n]")
"""What ends a part of an order: semicolons, also those of Greek, points above the line, and new lines."""


class OrderBook:
    """The reader and writer of orders in a number of forms; a game changes what its own forms need."""

    def __init__(self, vocabulary: Vocabulary, forms: Sequence[Form]) -> None:
        self.vocabulary, self._forms = vocabulary, forms

    def parse(self, text: str, allows: Allows | None = None, /) -> list[Action]:
        """Read an order of one or more actions; raise a player's fault.

        Where a word has several meanings, the one is meant that makes an action which is allowed first.
        """
        demand_short(text)
        parts = [self.vocabulary.without_command(part) for part in ENDS.split(text) if part.strip()]
        first, *others = parts or [""]
        read = [self._meant(first, allows or _nothing), *(self._meant(part, _nothing) for part in others)]
        return [action for actions in read for action in actions]

    def write(self, action: Any) -> str:
        """Write an action as the order that makes it."""
        form = next(form for form in self._forms if form.makes(action))
        return " ".join([self.vocabulary.shown(ORDER, form.order), *self.write_rest(form, action)])

    def word_of(self, action: Any) -> str:
        """Give the word that begins the order which makes an action."""
        form = next(form for form in self._forms if form.makes(action))
        return self.vocabulary.shown(ORDER, form.order)

    def _meant(self, part: str, allows: Allows) -> Sequence[Action]:
        """Read a part of an order, in the only way that is allowed where there are several."""
        try:
            return self._parse_one(part).actions
        except SeveralMeanings as fault:
            found = self._each_way(part)
            fitting = [way for way in found if allows(way.actions[0])]
            if len(fitting) == 1:
                return fitting[0].actions
            example = next((self._written(way) for way in fitting or found), "")
            word, candidates = _parting(fitting) if fitting else (fault.word, fault.candidates)
            ambiguous = AmbiguousOrder(word, candidates, example)
            ambiguous.meanings = [] if allows is _nothing else [way.actions[0] for way in found]
            raise ambiguous from None

    def _each_way(self, part: str, choices: tuple[int, ...] = (), ways: int = 1) -> list[Way]:
        """Read a part of an order in every way that its words can be taken, if those are not too many."""
        try:
            return [self._parse_one(part, choices)]
        except SeveralMeanings as fault:
            numbers, ways = range(len(fault.candidates)), ways * len(fault.candidates)
            if ways > MOST_WAYS:
                return []
            return [way for number in numbers for way in self._each_way(part, (*choices, number), ways)]
        except UnreadableOrder:
            return []

    def _written(self, way: Way) -> str:
        return "; ".join(self.write(action) for action in way.actions)

    def _parse_one(self, text: str, choices: Sequence[int] = ()) -> Way:
        reading = Reading(self.vocabulary, self.arranged(text), choices)
        order = reading.read_order()
        actions = self.read_rest(reading, next(form for form in self._forms if form.order == order))
        return Way(actions, reading.chosen)

    def arranged(self, text: str) -> str:
        """Bring a part of an order, as it was typed, into the order in which its words are read."""
        return text

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word."""
        return [form.kind(**read_fields(reading, form))]

    def write_rest(self, form: Form, action: Any) -> list[str]:
        """Write what follows the first word."""
        return [word for name in form.slots for word in self.write_slot(form, name, action)]

    def write_slot(self, form: Form, name: str, action: Any) -> list[str]:
        """Write a field; one that may be left out and says nothing is."""
        value = getattr(action, name)
        return [] if name in form.optional and value in ("", False) else [self.shown(value, form.slots[name])]

    def shown(self, value: Any, kinds: Sequence[str]) -> str:
        """Give the usual way to say something of one of some kinds."""
        if NUMBER in kinds and isinstance(value, int):
            return str(value)
        return self.vocabulary.shown(
            next(kind for kind in kinds if self.vocabulary.knows(kind, value)), value
        )


def demand_short(text: str) -> None:
    """Refuse an order that nobody means, before any time is spent on it."""
    if len(text) > LONGEST_ORDER or len(ENDS.findall(text)) > MOST_PARTS or _is_wordy(words_in(text)):
        facts = {"parts": MOST_PARTS, "words": MOST_WORDS, "letters": LONGEST_WORD}
        raise UnreadableOrder(Refusal("", "order-too-long", **facts))


def _is_wordy(words: Sequence[str]) -> bool:
    return len(words) > MOST_WORDS or any(len(word) > LONGEST_WORD for word in words)


def _nothing(_: Action) -> bool:
    return False


def _parting(ways: Sequence[Way]) -> tuple[str, list[str]]:
    """Give the first word whose meaning parts some ways to read an order, and what it means in each."""
    words = list(zip(*(way.chosen for way in ways), strict=False))
    taken = next((each for each in words if len(set(each)) > 1), words[0])
    return taken[0][0], list(dict.fromkeys(shown for _, shown in taken))


def read_fields(reading: Reading, form: Form) -> dict[str, Any]:
    """Read the fields of a form, in any order, since their kinds tell them apart."""
    values = dict(form.fixed)
    while True:
        slots = {name: kinds for name, kinds in form.slots.items() if name not in values}
        meaning = reading.read([kind for kinds in slots.values() for kind in kinds])
        if meaning is None:
            break
        values[next(name for name, kinds in slots.items() if meaning.kind in kinds)] = meaning.value
    if any(name not in values and name not in form.optional for name in form.slots):
        raise reading.unfinished()
    return values
