"""10, 17 to 25: what happens at set-up, in a round before the action rounds, and between wars."""

from __future__ import annotations

from typing import ClassVar

from games.core.events import Event
from games.sparta.figures import Place
from games.sparta.of_power import OfPower


class WarBegan(Event, frozen=True, kw_only=True):
    """17: a war is laid out."""

    war: str


class SetUpCardUsed(Event, frozen=True, kw_only=True):
    """17: a set-up card is used."""

    card: str


class InfluencePlaced(OfPower, frozen=True, kw_only=True):
    """17: a set-up card put influence into a place."""

    place: Place


class RoundBegan(Event, frozen=True, kw_only=True):
    """10: a round begins; battle cards that were discarded are back in their deck."""

    begins_round: ClassVar[bool] = True
    war: str
    round: int


class RegionsScored(OfPower, frozen=True, kw_only=True):
    """10: the markers that a power holds now, and those that it won or lost."""

    markers: tuple[str, ...]
    won: tuple[str, ...]
    lost: tuple[str, ...]


class IncomePaid(OfPower, frozen=True, kw_only=True):
    """10: rewards and state income of a power."""

    talents: int
    favours: int
    supports: tuple[str, ...]
    treasury: int


class ArmiesSet(OfPower, frozen=True, kw_only=True):
    """10: where an army is set to, and what changes that."""

    base: int
    megapoleis: int
    sieges: int
    army: int


class ShipBuilt(OfPower, frozen=True, kw_only=True):
    """10: a power has built triremes."""

    cost: int
    fleet: int


class Recruited(OfPower, frozen=True, kw_only=True):
    """11: a power has recruited a support."""

    support: str
    cost: int


class RaidsRebuilt(Event, frozen=True, kw_only=True):
    """11: raid markers were taken off."""

    places: tuple[Place, ...]


class SupportArrived(Event, frozen=True, kw_only=True):
    """18 and 23: a support joins its marker that lay on the track of rounds."""

    support: str


class StackJoined(Event, frozen=True, kw_only=True):
    """11: a stack joined the draw pile."""

    stack: str
    number: int


class CardsDealt(OfPower, frozen=True, kw_only=True):
    """11: a power was dealt so many action cards."""

    number: int


class HandDealt(OfPower, frozen=True, kw_only=True):
    """11: which action cards a power holds now; told to its seat alone."""

    lasting: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class CardTaken(OfPower, frozen=True, kw_only=True):
    """23: a power took a card from the draw pile into its hand."""

    reveals: ClassVar[bool] = True
    card: str
