"""Typed orders of Toy: a word that says what to do, then a stall, numbers or wares."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

from games.core.decision import Action
from games.text.orders import Form, OrderBook
from games.text.vocabulary import NUMBER, ORDER, Reading, Vocabulary
from tests.toy.game.actions import Bid, Cry, Done, Fill, Pack, Part, Sell, Show, Stand
from tests.toy.game.board import STALLS, WARES
from tests.toy.game.wording import Wording

STALL, WARE = "stall", "ware"
FORMS: Final = (
    Form("bid", Bid, {"stall": (STALL,), "coins": (NUMBER,)}),
    Form("stand", Stand, {"stall": (STALL,), "coins": (NUMBER,)}),
    Form("show", Show, {"stall": (STALL,)}),
    Form("done", Done, {"stall": (STALL,)}),
    Form("sell", Sell, {"measures": (NUMBER,)}),
    Form("cry", Cry),
    Form("pack", Pack),
    Form("fill", Fill),
    Form("part", Part),
)


class Orders(OrderBook):
    """The reader and writer of orders in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        words = Wording(language, names)
        super().__init__(Vocabulary(words, _vocabulary(words.language)), FORMS)

    def read_rest(self, reading: Reading, form: Form) -> Sequence[Action]:
        """Read what follows the first word: for a basket any number of wares."""
        if form.kind is Fill:
            return [Fill(tuple(meaning.value for meaning in reading.all((WARE,))))]
        if form.kind is Part:
            return [Part(dict(_read_shares(reading)))]
        return super().read_rest(reading, form)

    def write_rest(self, form: Form, action: Any) -> list[str]:
        """Write what follows the first word."""
        match action:
            case Fill(wares=wares):
                return [self.shown(ware, (WARE,)) for ware in wares]
            case Part(shares=shares):
                return [f"{number} {self.shown(ware, (WARE,))}" for ware, number in shares.items()]
        return super().write_rest(form, action)


def _read_shares(reading: Reading) -> Iterator[tuple[str, int]]:
    while (number := reading.read((NUMBER,))) is not None:
        ware = reading.read((WARE,))
        if ware is None:
            raise reading.unfinished()
        yield ware.value, number.value


def orders(language: str, names: Sequence[str]) -> Orders:
    """Return the reader and writer of orders in a language, for the names of the seats."""
    return Orders(language, names)


@cache
def _vocabulary(language: str) -> Vocabulary:
    vocabulary = Vocabulary(Wording(language, ()))
    for form in FORMS:
        vocabulary.add(ORDER, form.order, f"order-{form.order}")
    for kind, names in ((STALL, STALLS), (WARE, WARES)):
        for name in names:
            vocabulary.add_name(kind, name)
    return vocabulary
