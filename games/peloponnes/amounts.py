"""What the catalogues of Peloponnes count: goods, bids and tiles on offer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from games.peloponnes.board import board
from games.text.words import GameFunction, Words

GOODS = ("inhabitants", "coins", "wood", "stone", "food", "luxury")


def amount(kind: str, words: Words, number: int, *, alone: bool = False) -> str:
    """Name so much of one thing; of none, say nothing. Outside a sentence its case can differ."""
    key = f"amount-{kind}"
    if not number:
        return ""
    if alone and "alone" in words.attributes(key):
        return words.attribute(key, "alone", number=number)
    return words.say(key, number=number)


def _bid(words: Words, number: int) -> str:
    """Name the coins of a bid, also of one of none, which somebody may try."""
    return words.say("amount-coins", number=number)


def join_goods(words: Words, *amounts: str) -> str:
    """Join what there is of several things."""
    return words.listing([each for each in amounts if each]) or words.say("amount-nothing")


def _offer(words: Words, tiles: Iterable[str], surcharge: int = 0) -> str:
    """Name tiles with the least bid on each."""
    found = [(tile, board().tiles[tile].min_bid + surcharge) for tile in tiles]
    return words.listing([words.say("offer", tile=tile, minimum=minimum) for tile, minimum in found])


def _conquest(words: Words, tiles: Iterable[str]) -> str:
    return _offer(words, tiles, board().numbers.conquest_surcharge)


FUNCTIONS: dict[str, GameFunction] = {
    **{kind.upper(): partial(amount, kind) for kind in GOODS},
    "BID": _bid,
    "GOODS": join_goods,
    "OFFER": _offer,
    "CONQUEST": _conquest,
}
