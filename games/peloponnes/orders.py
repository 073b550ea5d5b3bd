"""Typed orders of Peloponnes: text to actions and back.

An order begins with a word that says what to do and goes on with tiles, numbers and kinds, in any order where
that is clear; several orders are parted by semicolons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from games.core.decision import Action
from games.peloponnes import actions
from games.peloponnes.actions import ChooseIncomes
from games.peloponnes.board import KINDS, STORED, board
from games.peloponnes.wording import Wording
from games.text.orders import Form, OrderBook
from games.text.vocabulary import NUMBER, ORDER, Meaning, Reading, Vocabulary

TILE, CIVILISATION, KIND, STORE, HOW, NOTHING = "tile", "civilisation", "kind", "store", "how", "nothing"
HOWS: Final = ("pay", "coin")

FORMS: Final = (
    Form("bid", actions.Bid, {"tile": (TILE,), "coins": (NUMBER,)}),
    Form("pass", actions.Pass),
    Form("move", actions.Move, {"tile": (TILE,)}),
    Form("withdraw", actions.Withdraw),
    Form("build", actions.Build, {"how": (HOW,)}),
    Form("let", actions.LetGo),
    Form("income", actions.ChooseIncome, {"tile": (TILE,), "kind": (KIND,)}),
    Form("keep", actions.Keep, {"tiles": (TILE,)}),
    Form("feed", actions.Feed, {"luxury": (NUMBER, NOTHING)}),
    Form("settle", actions.Settle, {"tiles": (TILE,)}),
    Form("choose", actions.ChooseCivilisation, {"civilisation": (CIVILISATION,)}),
    Form("extra", ChooseIncomes),
)


class Orders(OrderBook):
    """The reader and writer of orders in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        words = Wording(language, names)
        super().__init__(Vocabulary(words, _vocabulary(words.language)), FORMS)

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word."""
        if form.kind is ChooseIncomes:
            return [read_incomes(reading)]
        if "tiles" in form.slots:
            return [form.kind(tiles=read_tiles(reading))]
        return super().read_rest(reading, form)

    def write_rest(self, form: Form, action: Any) -> list[str]:
        """Write what follows the first word."""
        if form.kind is ChooseIncomes:
            numbers = {kind: getattr(action, kind) for kind in STORED}
            said = [f"{number} {self.shown(kind, (STORE,))}" for kind, number in numbers.items() if number]
        elif "tiles" in form.slots:
            said = [self.shown(tile, (TILE,)) for tile in action.tiles]
        else:
            return super().write_rest(form, action)
        return said or [self.shown(0, (NOTHING,))]


def orders(language: str, names: Sequence[str]) -> Orders:
    """Return the reader and writer of orders in a language, for the names of the seats."""
    return Orders(language, names)


def read_tiles(reading: Reading) -> tuple[str, ...]:
    """Read tiles, or that there are none; that has to be said."""
    found = list(reading.all((TILE, NOTHING)))
    nothing = next((meaning for meaning in found if meaning.kind == NOTHING), None)
    if not found:
        raise reading.unfinished()
    if nothing is not None and len(found) > 1:
        raise reading.misplaced(nothing.typed)
    return tuple(meaning.value for meaning in found if meaning.kind == TILE)


def read_incomes(reading: Reading) -> ChooseIncomes:
    """Read kinds, each as often as it is named, or with a number before or after it."""
    found = list(reading.all((STORE, NUMBER, NOTHING)))
    numbers = dict.fromkeys(STORED, 0)
    if not found:
        raise reading.unfinished()
    if found[0].kind == NOTHING and len(found) == 1:
        return ChooseIncomes()
    for kind, number in _pairs(reading, found):
        numbers[kind] += number
    return ChooseIncomes(**numbers)


def _pairs(reading: Reading, found: list[Meaning]) -> list[tuple[Any, int]]:
    """Bring numbers and kinds together: each stands before its kind if the first does, else after it."""
    before = found[0].kind == NUMBER
    pairs: list[tuple[Any, int]] = []
    number: Meaning | None = None
    for meaning in found if before else reversed(found):
        if meaning.kind == NOTHING or (meaning.kind == NUMBER and number is not None):
            raise reading.misplaced(meaning.typed)
        if meaning.kind == NUMBER:
            number = meaning
        else:
            pairs.append((meaning.value, 1 if number is None else number.value))
            number = None
    if number is not None:
        raise reading.misplaced(number.typed)
    return pairs


@cache
def _vocabulary(language: str) -> Vocabulary:
    vocabulary = Vocabulary(Wording(language, ()))
    for form in FORMS:
        vocabulary.add(ORDER, form.order, f"order-{form.order}")
    for kind, values in ((KIND, KINDS), (STORE, STORED)):
        for value in values:
            vocabulary.add(kind, value, f"word-{value}")
    for how in HOWS:
        vocabulary.add(HOW, how, f"word-how-{how}")
    vocabulary.add(NOTHING, 0, "word-nothing")
    for kind, ids in ((TILE, board().tiles), (CIVILISATION, board().civilisations)):
        for each in ids:
            vocabulary.add_name(kind, each)
    return vocabulary
