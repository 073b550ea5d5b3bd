"""What happens at a table of Toy, each told to everyone unless it has an audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.events import Event
from games.core.unions import closed


class CardDrawn(Event, frozen=True, kw_only=True):
    """A stall drew a card; told to its seat alone."""

    lasting: ClassVar[bool] = True
    stall: str
    card: str


class MarketOpened(Event, frozen=True, kw_only=True):
    """Every stall has its coins and a card."""

    coins: int


class RoundBegun(Event, frozen=True, kw_only=True):
    """A round begins."""

    begins_round: ClassVar[bool] = True
    round: int


class BidNoted(Event, frozen=True, kw_only=True):
    """A bid was noted, to be opened when all have bid; told to its seat alone."""

    stall: str
    coins: int


class BidOpened(Event, frozen=True, kw_only=True):
    """A bid was opened, after all have bid."""

    reveals: ClassVar[bool] = True
    stall: str
    coins: int


class GoodSold(Event, frozen=True, kw_only=True):
    """The highest bid alone bought the good."""

    stall: str
    coins: int


class NothingSold(Event, frozen=True, kw_only=True):
    """The highest bids were equal, and nobody bought the good."""


class StandingBidLeft(Event, frozen=True, kw_only=True):
    """A stall bids the same in the next rounds, or is asked again; told to its seat alone."""

    stall: str
    coins: int


class CardShown(Event, frozen=True, kw_only=True):
    """A stall showed its card."""

    reveals: ClassVar[bool] = True
    stall: str
    card: str


class CoinEarned(Event, frozen=True, kw_only=True):
    """A stall earned a coin for its card."""

    stall: str


class MeasuresSold(Event, frozen=True, kw_only=True):
    """A stall sold measures at the fair."""

    stall: str
    measures: int


class DieCast(Event, frozen=True, kw_only=True):
    """A stall cried its wares, and a die says how many measures it sells."""

    stall: str
    face: int


class FairWon(Event, frozen=True, kw_only=True):
    """A stall was the first to have sold enough, and earns a good."""

    stall: str


class BasketFilled(Event, frozen=True, kw_only=True):
    """A stall has so many measures of a ware in its basket."""

    stall: str
    ware: str
    measures: int


class WareWanted(Event, frozen=True, kw_only=True):
    """A die named the ware that is wanted."""

    ware: str


class WareSold(Event, frozen=True, kw_only=True):
    """A stall earned coins by the ware that is wanted."""

    stall: str
    coins: int


class MarketClosed(Event, frozen=True, kw_only=True):
    """The last round is over."""


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = closed(Event, __name__)
