"""Typed orders of Toy: a word that says what to do, a stall, and coins where they matter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from games.text.orders import Form, OrderBook
from games.text.vocabulary import NUMBER, ORDER, Vocabulary
from tests.toy.game.actions import Bid, Done, Show, Stand
from tests.toy.game.board import STALLS
from tests.toy.game.wording import Wording

STALL = "stall"
FORMS: Final = (
    Form("bid", Bid, {"stall": (STALL,), "coins": (NUMBER,)}),
    Form("stand", Stand, {"stall": (STALL,), "coins": (NUMBER,)}),
    Form("show", Show, {"stall": (STALL,)}),
    Form("done", Done, {"stall": (STALL,)}),
)


class Orders(OrderBook):
    """The reader and writer of orders in one language, about a table whose seats have names."""

    def __init__(self, language: str, names: Sequence[str]) -> None:
        words = Wording(language, names)
        super().__init__(Vocabulary(words, _vocabulary(words.language)), FORMS)


def orders(language: str, names: Sequence[str]) -> Orders:
    """Return the reader and writer of orders in a language, for the names of the seats."""
    return Orders(language, names)


@cache
def _vocabulary(language: str) -> Vocabulary:
    vocabulary = Vocabulary(Wording(language, ()))
    for form in FORMS:
        vocabulary.add(ORDER, form.order, f"order-{form.order}")
    for stall in STALLS:
        vocabulary.add_name(STALL, stall)
    return vocabulary
