"""8. Luxury: what does not fit in the store becomes luxury, and two replace one thing that is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.peloponnes.board import KINDS, Stock, board

if TYPE_CHECKING:
    from games.peloponnes.pieces import Holding


def store(holding: Holding, kind: str, number: int) -> int:
    """8 Put so much into store, and what does not fit into luxury; give how much was stored (ruling 32)."""
    fits: int = min(number, board().limits[kind] - getattr(holding, kind))
    setattr(holding, kind, getattr(holding, kind) + fits)
    holding.luxury += number - fits
    return fits


def luxury_for(holding: Holding, price: Stock) -> int:
    """8 Say how much luxury a price takes: two for each thing that one's own stock lacks (ruling 37)."""
    missing = 0
    for kind in KINDS:
        wanted = getattr(price, kind)
        if wanted and wanted > (owned := getattr(holding, kind)):
            missing += wanted - owned
    return missing * board().numbers.luxury_for_one


def can_pay(holding: Holding, price: Stock) -> bool:
    """8 Say whether stock and luxury cover a price."""
    return luxury_for(holding, price) <= holding.luxury


def charge(holding: Holding, price: Stock) -> Stock:
    """8 Say what a price really takes: what there is of stock, and luxury for the rest."""
    stock = {kind: min(getattr(price, kind), getattr(holding, kind)) for kind in KINDS}
    return Stock(luxury=luxury_for(holding, price), **stock)


def pay(holding: Holding, price: Stock) -> Stock:
    """8 Take a price from stock, then from luxury; give what was really paid."""
    paid = charge(holding, price)
    for kind in (*KINDS, "luxury"):
        setattr(holding, kind, getattr(holding, kind) - getattr(paid, kind))
    return paid


def total(prices: Iterable[Stock]) -> Stock:
    """Add up prices."""
    listed = list(prices)
    return Stock(**{kind: sum(getattr(price, kind) for price in listed) for kind in KINDS})
