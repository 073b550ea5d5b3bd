"""11, 12 and 14: what happens in action rounds: cards, and what they change."""

from __future__ import annotations

from typing import ClassVar, Literal

from games.core.events import Event
from games.sparta.figures import Place, Power
from games.sparta.of_power import OfPower
from games.sparta.pieces import Owner


class ActionRoundBegan(OfPower, frozen=True, kw_only=True):
    """11: the action round of a power begins."""


class CardPlayed(OfPower, frozen=True, kw_only=True):
    """11: a power played an action card; somebody else may carry it out."""

    reveals: ClassVar[bool] = True
    card: str
    favour: int
    actor: Power
    removed: bool


class CardDiscarded(OfPower, frozen=True, kw_only=True):
    """12: a power discarded an action card."""

    reveals: ClassVar[bool] = True
    card: str
    favours: int


class EnvoySent(OfPower, frozen=True, kw_only=True):
    """12: a power sent an envoy."""

    place: Place
    steps: int


class InfluenceChanged(Event, frozen=True, kw_only=True):
    """8: the influence in a place has changed."""

    place: Place
    owner: Owner
    influence: int
    size: int


class TalentsChanged(OfPower, frozen=True, kw_only=True):
    """A power gained or lost talents."""

    talents: int
    treasury: int


class FavourChanged(OfPower, frozen=True, kw_only=True):
    """A power gained or lost favours; instead of one that is not there, a talent."""

    favours: int
    """All that were gained or lost."""
    green: bool
    """Whether the green one is among them."""
    instead: int


class StrengthChanged(OfPower, frozen=True, kw_only=True):
    """The strength of an army or a fleet has changed."""

    track: Literal["army", "fleet"]
    change: int
    strength: int


class SupportChanged(OfPower, frozen=True, kw_only=True):
    """A support was promoted, reduced, eliminated, rebuilt or hired."""

    support: str
    change: Literal["promoted", "reduced", "eliminated", "rebuilt", "hired"]


class TerritoryFounded(OfPower, frozen=True, kw_only=True):
    """9: a power founded a territory."""

    place: Place


class MarkerPut(Event, frozen=True, kw_only=True):
    """A lasting marker was put."""

    key: str
    power: Owner = ""


class MarkerRemoved(Event, frozen=True, kw_only=True):
    """A lasting marker was taken off."""

    key: str


class OmensPut(Event, frozen=True, kw_only=True):
    """Ill omens keep a unit from its next raid."""

    unit: str


class RaidMarkerRemoved(OfPower, frozen=True, kw_only=True):
    """A raid marker was taken off a place by an effect."""

    place: Place


class MarkerTaken(OfPower, frozen=True, kw_only=True):
    """A power took marker and reward of an ally at once."""

    place: Place
    talents: int
    supports: tuple[str, ...]


class OptionChosen(OfPower, frozen=True, kw_only=True):
    """A power picked one of the parts of a card."""

    card: str
    number: int


class NothingHappened(OfPower, frozen=True, kw_only=True):
    """An effect had no target, or was declined."""

    verb: str


class CardsShown(OfPower, frozen=True, kw_only=True):
    """A power was shown cards of the other's hand; which ones it alone learns."""

    number: int


class HandSeen(OfPower, frozen=True, kw_only=True):
    """Which action cards of the other a power has seen; told to both seats alone."""

    lasting: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class CardSwapped(OfPower, frozen=True, kw_only=True):
    """A power exchanged a card of its hand for one that it saw."""


class SwapSeen(OfPower, frozen=True, kw_only=True):
    """Which cards were exchanged; told to both seats alone."""

    lasting: ClassVar[bool] = True
    gave: str
    took: str


class BattleCardsDrawn(OfPower, frozen=True, kw_only=True):
    """A power drew battle cards."""

    reveals: ClassVar[bool] = True
    number: int


class BattleCardsSeen(OfPower, frozen=True, kw_only=True):
    """Which battle cards a power holds now; told to its seat alone."""

    lasting: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class BattleCardsDiscarded(OfPower, frozen=True, kw_only=True):
    """A power discarded battle cards, face up."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
