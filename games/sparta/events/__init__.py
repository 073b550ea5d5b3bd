"""What happens at a table of SPARTA!, each told to everyone unless it has an audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.core.events import Event
from games.core.unions import closed
from games.sparta.figures import Place, Power
from games.sparta.of_power import OfPower
from games.sparta.pieces import Face, Owner

SiegeEnd = Literal["won", "diplomacy", "lost", "broken-off", "recalled", "returned", "relocated", "home"]


# --- 10, 17 to 25: set-up, rounds, campaigns


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


# --- 11 to 14: action rounds


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


# --- 7, 13: units and commanders


class UnitMobilised(OfPower, frozen=True, kw_only=True):
    """13: a unit was mobilised under a commander; a battle card may have been bought with it."""

    unit: str
    commander: str
    talents: int
    card: bool


class UnitDeployed(OfPower, frozen=True, kw_only=True):
    """13: a unit was deployed, by a road or without one; where it attacks, to fight."""

    unit: str
    place: Place
    way: tuple[Place, ...]
    attacks: bool


class DesperateTimes(OfPower, frozen=True, kw_only=True):
    """13: a power used its Desperate Times."""


class UnitHome(OfPower, frozen=True, kw_only=True):
    """13: a unit went home."""

    unit: str


class CommanderChanged(OfPower, frozen=True, kw_only=True):
    """7: a commander is ready, exhausted or gone, or became a veteran or regular."""

    commander: str
    change: Literal["ready", "exhausted", "gone", "veteran", "regular"]


class CommandersArrived(OfPower, frozen=True, kw_only=True):
    """12: new commanders are ready."""

    commanders: tuple[str, ...]


class TrialRolled(OfPower, frozen=True, kw_only=True):
    """A commander stood trial."""

    commander: str
    face: Face


class Raided(OfPower, frozen=True, kw_only=True):
    """14: a unit raided a place; what was raided before pays nothing."""

    unit: str
    place: Place
    talents: int


class RaidGivenUp(OfPower, frozen=True, kw_only=True):
    """14: a unit found influence of its own power, raided nothing and went home (ruling 46)."""

    unit: str
    place: Place


class OmensObeyed(OfPower, frozen=True, kw_only=True):
    """Ill omens kept a unit from its raid."""

    unit: str
    place: Place


class SiegeBegan(OfPower, frozen=True, kw_only=True):
    """14: a unit began a siege; it may have landed from a ship."""

    place: Place
    unit: str
    ship: str


class SiegeRolled(OfPower, frozen=True, kw_only=True):
    """15: the dice of a siege action, and that of a commander that was rolled apart."""

    place: Place
    faces: tuple[Face, ...]
    apart: Face | None


class SiegeLeft(OfPower, frozen=True, kw_only=True):
    """15: a power broke a siege off; what was rolled for the commander, unless he needs no die."""

    place: Place
    commander: str
    face: Face | None


class CommanderReplaced(OfPower, frozen=True, kw_only=True):
    """7: somebody else took the command over of a unit on the map."""

    unit: str
    commander: str


class SiegeEnded(OfPower, frozen=True, kw_only=True):
    """15: a siege by a power has ended."""

    place: Place
    unit: str
    how: SiegeEnd
    talents: int


# --- 11, 31: games and end


class TruceKept(OfPower, frozen=True, kw_only=True):
    """11: a unit was taken off the map, or the roll that it stayed by."""

    unit: str
    place: Place
    face: Literal["", "failure", "blank", "success"]


class GamesRolled(OfPower, frozen=True, kw_only=True):
    """11: what a power rolled at the Olympic games."""

    faces: tuple[Face, ...]


class GamesWon(OfPower, frozen=True, kw_only=True):
    """11: who has won the Olympic games, and what decided."""

    by: Literal["successes", "regions", "sparta"]


class PrizeTaken(OfPower, frozen=True, kw_only=True):
    """11: what a power took from the games."""

    talents: int
    favour: bool


class ContestWon(OfPower, frozen=True, kw_only=True):
    """31: who has won a contest of the spectacle."""

    contest: str
    talents: int
    cubes: int


class CubesDrawn(OfPower, frozen=True, kw_only=True):
    """31: the cubes that were drawn, of how many of each power, and whose the prize is."""

    sparta: int
    athens: int
    of_sparta: int
    of_athens: int


class WarEnded(Event, frozen=True, kw_only=True):
    """12 and 24: a war is over: the regions of both."""

    war: str
    sparta: int
    athens: int


class GameEnded(OfPower, frozen=True, kw_only=True):
    """12: the game is over."""

    sparta: int
    athens: int


class Passed(OfPower, frozen=True, kw_only=True):
    """A power did nothing."""


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = closed(Event, __name__)
