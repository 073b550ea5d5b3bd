"""What a seat owns, and a bid on a tile: plain data that the state holds."""

from __future__ import annotations

import msgspec

from games.core.decision import Seat


class Built(msgspec.Struct):
    """A building of a seat; a coin lies on it until it is paid for."""

    tile: str
    coin: bool = False


class Holding(msgspec.Struct):
    """What a seat owns."""

    civilisation: str = ""
    wood: int = 0
    stone: int = 0
    food: int = 0
    coins: int = 0
    """Without those in a bid, and without those on buildings."""
    luxury: int = 0
    inhabitants: int = 0
    buildings: list[Built] = []
    """From the civilisation outwards."""
    lands: list[str] = []
    """From the civilisation outwards; a new one is added at the end."""
    extra: list[str] = []
    """Extra incomes of a solo level, by kind."""


class Placed(msgspec.Struct):
    """A bid that lies on a tile."""

    tile: str
    seat: Seat
    coins: int
