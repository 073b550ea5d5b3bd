"""The words of typed orders: found whatever their case, accents and endings, or told apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rapidfuzz import fuzz

from games.core.errors import AmbiguousOrder, Refusal, UnreadableOrder
from games.text.catalogue import LANGUAGES
from games.text.words import Words

ORDER = "order"
NUMBER = "number"
SEAT = "seat"

_TOKEN = re.compile(r"[^\W\d_]+|\d+")
_NO_NUMBER = re.compile(
    r"""
      (?<!\w)[-+‐-―−±<>≤≥≠~≈*/^%.,]+\d+                   # a sign before it, as in -3 or .5
    | \d+(?:[^\w\s;]+\d+)+                              # parted by one, as in 3.5 or 2-3
    | \d+%
    | (?<![^\W\d_])\d*[¹²³¼-¾⁰-⁹₀-₉⅐-⅟①-⓿]+\d*          # a power, a fraction, or the like
    """,
    re.VERBOSE,
)
"""What is not the plain number that its digits make: a sign of it must not be dropped unseen."""
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
LETTERS = ("aα", "bβ", "cγg", "dδ", "eε", "fζz")
"""The letters of the seats: Latin, Greek, and what stands for Greek on a Latin keyboard."""
_SHORT = 4
_ALIKE = 65
"""From which likeness on a word is worth suggesting, of a hundred."""


class Token(NamedTuple):
    """A word or number as it was typed, and as it is compared."""

    typed: str
    folded: str


class Entry(NamedTuple):
    """A way to say something in an order."""

    kind: str
    value: Any
    words: tuple[str, ...]
    shown: str
    """The usual way to say it."""
    rank: int = 0
    """Which of two equal words is meant: the lower."""


class Meaning(NamedTuple):
    """What the next words of an order mean."""

    kind: str
    value: Any
    typed: str


def fold(text: str) -> str:
    """Make text comparable: no case, no accents, one sigma."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold()


def words_in(text: str) -> list[str]:
    """Take a text apart into words and numbers; everything else only separates them."""
    return _TOKEN.findall(unicodedata.normalize("NFKC", text))


def tokens(text: str) -> list[Token]:
    """Take a text apart, and make its words comparable."""
    return [Token(word, fold(word)) for word in words_in(text)]


def no_number(text: str) -> str | None:
    """Find a number in a text that has a sign, a fraction or the like, which no order can mean."""
    found = _NO_NUMBER.search(text)
    return found[0] if found else None


def folded(text: str) -> tuple[str, ...]:
    """Give the words of a text as they are compared."""
    return tuple(token.folded for token in tokens(text))


class Vocabulary:
    """All words that an order can be made of, in the language of a seat and in English."""

    def __init__(self, words: Words, known: Vocabulary | None = None) -> None:
        """Begin with what is known already, and add the words for the seats of the table."""
        self.words = words
        self._spoken = [
            words.in_language(language) for language in dict.fromkeys((words.language, LANGUAGES[0]))
        ]
        self._fill = {
            fold(word)
            for spoken in self._spoken
            for key in ("word-fill", "word-fill-too")
            for word in said(spoken, key)
        }
        self._command = {fold(word) for spoken in self._spoken for word in said(spoken, "word-order")}
        self.entries: dict[str, list[Entry]] = dict(known.entries) if known else {}
        self.usual: dict[tuple[str, Any], str] = dict(known.usual) if known else {}
        self._by_letter: dict[tuple[str, str], list[Entry]] = known.without_seats() if known else {}
        """The entries of each kind by their first letter, so that a word is not compared with all of them."""
        self._add_seats()

    def add(self, kind: str, value: Any, key: str) -> None:
        """Add the words of a message, parted by commas; the first is the usual one."""
        for spoken in self._spoken:
            for word in said(spoken, key):
                self._add(kind, value, word)

    def add_name(self, kind: str, value: str) -> None:
        """Add a name in all its cases, that of orders first, and its short form if it has one."""
        key = f"name-{value}"
        for spoken in self._spoken:
            cases = spoken.attributes(key)
            if "order" in cases:
                self._add(kind, value, spoken.attribute(key, "order"))
            self._add(kind, value, spoken.say(key))
            for case in cases:
                # “in Athens” is Athens again; only what remains without the little words counts.
                self._add(kind, value, " ".join(self._without_fill(folded(spoken.attribute(key, case)))))
            for word in said(spoken, f"short-{value}"):
                self._add(kind, value, word)

    def knows(self, kind: str, value: Any) -> bool:
        """Say whether there is a way to say something."""
        return (kind, value) in self.usual

    def shown(self, kind: str, value: Any) -> str:
        """Give the usual way to say something."""
        return self.usual[kind, value]

    def shortest(self, kind: str, value: Any) -> str:
        """Give the shortest way to say something in the language of the seat."""
        return min(said(self.words, f"word-{value}") or [self.shown(kind, value)], key=len)

    def values(self, kind: str) -> list[Any]:
        """Give everything of a kind."""
        return [value for known, value in self.usual if known == kind]

    def is_fill(self, token: Token) -> bool:
        """Say whether a word means nothing in an order."""
        return token.folded in self._fill

    def without_command(self, text: str) -> str:
        """Leave out the word “order” at the beginning: it is the command that orders are given by."""
        word, _, rest = text.strip().removeprefix("/").partition(" ")
        return rest if fold(word) in self._command else text

    def is_word(self, left: Sequence[Token]) -> bool:
        """Say whether the next words mean something in some order."""
        return bool(self.find(left, tuple(self.entries), exactly=True)[0])

    def find(self, left: Sequence[Token], kinds: Sequence[str], *, exactly: bool) -> tuple[list[Entry], int]:
        """Find what the next words can mean, and how many words that takes: as many as possible."""
        word = left[0].folded if left else ""
        entries = (self._by_letter.get((kind, word[:1]), ()) for kind in dict.fromkeys(kinds))
        possible = [entry for each in entries for entry in each if entry.words[0].startswith(word)]
        longest = max((len(entry.words) for entry in possible), default=0)
        for length in range(min(len(left), longest), 0, -1):
            spoken = tuple(token.folded for token in left[:length])
            found = [entry for entry in possible if _fits(entry, spoken, exactly)]
            if found:
                return _distinct(found), length
        return [], 1

    def near(self, token: Token, kinds: Sequence[str]) -> tuple[str, ...]:
        """Suggest up to three words that look like one, the likest first."""
        likeness: dict[str, float] = {}
        for entry in (entry for kind in kinds for entry in self.entries.get(kind, ())):
            alike = _likeness(token.folded, "".join(entry.words))
            likeness[entry.shown] = max(alike, likeness.get(entry.shown, 0))
        best = sorted(likeness, key=lambda shown: -likeness[shown])
        return tuple(shown for shown in best if likeness[shown])[:3]

    def without_seats(self) -> dict[tuple[str, str], list[Entry]]:
        """Give the entries by kind and first letter, but for the seats, which are each table's own."""
        return {key: entries for key, entries in self._by_letter.items() if key[0] != SEAT}

    def _without_fill(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(word for word in words if word not in self._fill)

    def _add(self, kind: str, value: Any, text: str) -> None:
        shown = self.usual.setdefault((kind, value), text)
        for spelling in _spellings(text):
            for words in dict.fromkeys((spelling, self._without_fill(spelling))):
                self._enter(Entry(kind, value, words, shown))

    def _add_seats(self) -> None:
        """Let a seat be called by letter, by number, by name or by colour, in this order of precedence."""
        self.entries[SEAT] = []
        for seat, name in enumerate(self.words.names):
            self.usual[SEAT, seat] = self.words.say(f"seat-letter-{seat}")
            colours = [colour for spoken in self._spoken for colour in said(spoken, f"word-seat-{seat}")]
            for rank, texts in enumerate(([*LETTERS[seat], str(seat + 1)], [name], colours)):
                self._add_seat(seat, texts, rank)

    def _add_seat(self, seat: int, texts: Iterable[str], rank: int) -> None:
        shown = f"{self.words.mark(seat)} ({self.words.seat(seat)})"
        for words in (words for text in texts for words in _spellings(text)):
            self._enter(Entry(SEAT, seat, words, shown, rank))

    def _enter(self, entry: Entry) -> None:
        if entry.words:
            self.entries.setdefault(entry.kind, []).append(entry)
            self._by_letter.setdefault((entry.kind, entry.words[0][:1]), []).append(entry)


def _likeness(typed: str, word: str) -> float:
    """Say how like a word is to what was typed; what is short is like it only if a single slip parts them."""
    if min(len(typed), len(word)) <= _SHORT and not _is_one_slip(typed, word):
        return 0
    return fuzz.ratio(typed, word, score_cutoff=_ALIKE)


def _is_one_slip(typed: str, word: str) -> bool:
    """Say whether one letter is wrong, missing or too many, or two have changed places."""
    while typed and word and typed[0] == word[0]:
        typed, word = typed[1:], word[1:]
    while typed and word and typed[-1] == word[-1]:
        typed, word = typed[:-1], word[:-1]
    return max(len(typed), len(word)) < 2 or (len(typed) == 2 and typed == word[::-1])


def _spellings(text: str) -> list[tuple[str, ...]]:
    """Give the words of a text, with and without umlauts written out."""
    return list(dict.fromkeys((folded(text), folded(text.translate(_UMLAUTS)))))


def said(words: Words, key: str) -> list[str]:
    """Give the words of a message that lists them, parted by commas."""
    return [word.strip() for word in words.say(key).split(",")] if words.has(key) else []


def _fits(entry: Entry, spoken: tuple[str, ...], exactly: bool) -> bool:
    if exactly:
        return entry.words == spoken
    pairs = zip(entry.words, spoken, strict=False)
    return len(spoken) <= len(entry.words) and all(word.startswith(start) for word, start in pairs)


def _distinct(found: Iterable[Entry]) -> list[Entry]:
    ranked = sorted(found, key=lambda entry: entry.rank)
    best = [entry for entry in ranked if entry.rank == ranked[0].rank]
    return list({(entry.kind, entry.value): entry for entry in best}.values())


class SeveralMeanings(AmbiguousOrder):
    """A word has several meanings, with each of which the order could be read on."""


class Reading:
    """One order being read, word by word."""

    def __init__(self, vocabulary: Vocabulary, text: str, choices: Sequence[int] = ()) -> None:
        """Begin to read; of words with several meanings, the choices say in turn which to take."""
        self._vocabulary = vocabulary
        self._choices = list(choices)
        self.chosen: list[tuple[str, str]] = []
        """The words that have several meanings, each with the one that was taken."""
        self._left = tokens(text)
        unclear = no_number(text)
        if unclear is not None:
            raise UnreadableOrder(Refusal("", "word-no-number", word=unclear))
        self._example = ""
        self.order = ""

    def read_order(self) -> str:
        """Read what kind of order it is."""
        meaning = self._next((ORDER,))
        if meaning is None and not self._left:
            first = self._vocabulary.values(ORDER)[0]
            raise UnreadableOrder(Refusal("", "order-empty", example=self._example_of(first), legal="no"))
        if meaning is None:
            raise UnreadableOrder(self._unknown_order(self._left[0]))
        self.order = self._vocabulary.shown(ORDER, meaning.value)
        self._example = self._example_of(meaning.value)
        return str(meaning.value)

    def read(self, kinds: Sequence[str]) -> Meaning | None:
        """Read the next thing, which must be of one of the kinds; nothing is left: None.

        Of several kinds that fit, the first is meant.
        """
        meaning = self._next(kinds)
        if meaning is None and self._left:
            raise self._unknown_word(self._left[0], kinds)
        return meaning

    def all(self, kinds: Sequence[str]) -> Iterator[Meaning]:
        """Read everything that is left."""
        while (meaning := self.read(kinds)) is not None:
            yield meaning

    def choose(self, word: str, meanings: Sequence[tuple[Any, str]]) -> Any:
        """Give what a word means, of several meanings the one to take; each comes with how it is shown."""
        if len(meanings) == 1:
            return meanings[0][0]
        if not self._choices:
            raise SeveralMeanings(word, [shown for _, shown in meanings])
        value, shown = meanings[self._choices.pop(0)]
        self.chosen.append((word, shown))
        return value

    def typed(self, kind: str, value: Any) -> str:
        """Give the usual way to type something."""
        return self._vocabulary.shown(kind, value)

    def is_before_number(self) -> bool:
        """Say whether a number comes right after the next word."""
        return len(self._left) > 1 and self._left[1].folded.isdecimal()

    def unfinished(self) -> UnreadableOrder:
        """Say that something is missing."""
        return UnreadableOrder(
            Refusal("", "order-unfinished", order=self.order, example=self._example, legal="no")
        )

    def misplaced(self, word: str) -> UnreadableOrder:
        """Say that a word does not belong where it stands."""
        return UnreadableOrder(
            Refusal("", "word-misplaced", word=word, order=self.order, example=self._example, legal="no")
        )

    def _next(self, kinds: Sequence[str]) -> Meaning | None:
        while self._left:
            for exactly in (True, False):
                found, length = self._find(kinds, exactly)
                if found:
                    return self._take(found, length, kinds)
                if exactly and self._vocabulary.is_fill(self._left[0]):
                    break
            else:
                return None
            self._left.pop(0)
        return None

    def _find(self, kinds: Sequence[str], exactly: bool) -> tuple[list[Entry], int]:
        first = self._left[0]
        if NUMBER in kinds and first.folded.isdecimal():
            return [Entry(NUMBER, int(first.folded), (first.folded,), first.typed)], 1
        return self._vocabulary.find(self._left, kinds, exactly=exactly)

    def _take(self, found: list[Entry], length: int, kinds: Sequence[str]) -> Meaning:
        typed = " ".join(token.typed for token in self._left[:length])
        kind = min((entry.kind for entry in found), key=list(kinds).index)
        fitting = [entry for entry in found if entry.kind == kind]
        if kind == ORDER and len(fitting) > 1:
            # What to do is never guessed from what can be done.
            raise AmbiguousOrder(typed, [entry.shown for entry in fitting])
        value = self.choose(typed, [(entry.value, entry.shown) for entry in fitting])
        del self._left[:length]
        return Meaning(kind, value, typed)

    def _example_of(self, order: str) -> str:
        return self._vocabulary.words.attribute(f"order-{order}", "example")

    def _unknown_order(self, token: Token) -> Refusal:
        near = self._vocabulary.near(token, (ORDER,))
        if near:
            return Refusal("", "order-near", word=token.typed, near=near)
        known = self._vocabulary.values(ORDER)
        orders, like = [self._vocabulary.shown(ORDER, order) for order in known], self._example_of(known[0])
        return Refusal("", "order-unknown", word=token.typed, orders=tuple(orders), example=like, legal="no")

    def _unknown_word(self, token: Token, kinds: Sequence[str]) -> UnreadableOrder:
        if not kinds and folded(self._example) == folded(self.order):
            return UnreadableOrder(Refusal("", "order-alone", order=self.order, word=token.typed))
        if not kinds or self._vocabulary.is_word(self._left):
            return self.misplaced(token.typed)
        near = self._vocabulary.near(token, kinds)
        if near:
            return UnreadableOrder(Refusal("", "word-near", word=token.typed, order=self.order, near=near))
        typed, like = token.typed, self._example
        return UnreadableOrder(
            Refusal("", "word-unknown", word=typed, order=self.order, example=like, legal="no")
        )
