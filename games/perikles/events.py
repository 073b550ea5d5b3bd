"""What happens at a table of Perikles, each told to everyone unless it has an audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.decision import Seat
from games.core.events import Event
from games.core.unions import closed
from games.perikles.board import Arm, City, Counter, Side

# Set-up and phase 1


class StartSeatDrawn(Event, frozen=True, kw_only=True):
    """A seat takes the first tile of the first round."""

    seat: Seat


class SpecialDealt(Event, frozen=True, kw_only=True):
    """A seat is dealt its special tile; told to that seat alone."""

    lasting: ClassVar[bool] = True
    seat: Seat
    tile: str


class MarkerPlaced(Event, frozen=True, kw_only=True):
    """A seat placed one of its two extra markers."""

    seat: Seat
    city: City


class RoundBegun(Event, frozen=True, kw_only=True):
    """A round begins with new places and a new offer."""

    begins_round: ClassVar[bool] = True
    round: int
    start: Seat
    places: tuple[str, ...]
    tiles: tuple[str, ...]


# Phase 2


class TileTaken(Event, frozen=True, kw_only=True):
    """A seat took a tile and put markers into a city, fewer if its supply ran out."""

    seat: Seat
    tile: str
    city: City
    markers: int


class MarkerAssassinated(Event, frozen=True, kw_only=True):
    """A marker was removed from a column."""

    seat: Seat
    city: City
    owner: Seat


class CandidateAssassinated(Event, frozen=True, kw_only=True):
    """A marker was removed from a candidate's space."""

    seat: Seat
    city: City
    owner: Seat


class BetaMovedUp(Event, frozen=True, kw_only=True):
    """The second candidate took the first one's space."""

    city: City
    owner: Seat


class OfferRefilled(Event, frozen=True, kw_only=True):
    """A tile was turned up for the one that was taken."""

    tile: str


# Phase 3


class CandidateProposed(Event, frozen=True, kw_only=True):
    """A seat made a marker, its own or another's, a candidate."""

    seat: Seat
    city: City
    owner: Seat
    spot: str


class ProposalLapsed(Event, frozen=True, kw_only=True):
    """A candidate tile's action lapses: its taker can propose nobody anywhere."""

    seat: Seat


# Phase 4


class LeaderElected(Event, frozen=True, kw_only=True):
    """A candidate beat another and removed as many markers as the other has."""

    city: City
    seat: Seat
    rival: Seat
    removed: int
    tied: bool


class LeaderUnopposed(Event, frozen=True, kw_only=True):
    """The only candidate leads the city."""

    city: City
    seat: Seat


class NoLeader(Event, frozen=True, kw_only=True):
    """A city without candidates has no leader this round."""

    city: City


# Phase 5


class PersiansCommanded(Event, frozen=True, kw_only=True):
    """Seats that lead no city command the Persians."""

    seats: tuple[Seat, ...]


class FirstNamed(Event, frozen=True, kw_only=True):
    """Sparta's leader, or else the start player, named who commits first."""

    seat: Seat
    first: Seat


class CounterRecovered(Event, frozen=True, kw_only=True):
    """A dead counter was taken back."""

    seat: Seat
    city: City
    arm: Arm
    strength: int


class TilesComeFirst(Event, frozen=True, kw_only=True):
    """Only these seats have tiles with two shards, which are spent first."""

    seats: tuple[Seat, ...]


class TileSpent(Event, frozen=True, kw_only=True):
    """A seat spent an influence tile to commit forces."""

    seat: Seat
    tile: str


class CounterSent(Event, frozen=True, kw_only=True):
    """A seat sent a counter, face down."""

    seat: Seat
    city: City
    arm: Arm
    place: str
    side: Side
    main: bool


class OwnCounterSent(Event, frozen=True, kw_only=True):
    """The strength of a counter that was sent; told to those who command it."""

    seat: Seat
    city: City
    arm: Arm
    strength: int
    place: str
    side: Side


class MarkerPaid(Event, frozen=True, kw_only=True):
    """A seat removed a marker from a city to send more of a force."""

    seat: Seat
    force: City
    city: City


class WarBegun(Event, frozen=True, kw_only=True):
    """By attacking, a force is at war with a city for the rest of the round."""

    city: City
    enemy: City


class AllianceMade(Event, frozen=True, kw_only=True):
    """By defending, a force is allied with a city for the rest of the round."""

    city: City
    ally: City


class PermissionAsked(Event, frozen=True, kw_only=True):
    """A seat asks a leader whether a force may defend a place."""

    seat: Seat
    leader: Seat
    city: City
    place: str


class PermissionGranted(Event, frozen=True, kw_only=True):
    """The leader allows it, for the rest of the round."""

    seat: Seat
    leader: Seat
    city: City
    place: str


class PermissionRefused(Event, frozen=True, kw_only=True):
    """The leader refuses it; the turn goes on."""

    seat: Seat
    leader: Seat
    city: City
    place: str


class NothingSent(Event, frozen=True, kw_only=True):
    """A seat spent a tile without sending anything."""

    seat: Seat
    forced: bool = False
    """Whether it was not asked, because it had nothing to send and nothing to play."""


# Phase 6


class PlaceDeserted(Event, frozen=True, kw_only=True):
    """Nobody came; the tile leaves the game."""

    place: str


class PlaceNotAttacked(Event, frozen=True, kw_only=True):
    """Only defenders came; the tile leaves the game, and their counters lie open at home again."""

    reveals: ClassVar[bool] = True
    place: str


class DefenderRewarded(Event, frozen=True, kw_only=True):
    """A main defender who was not attacked puts markers into the city."""

    seat: Seat
    city: City
    markers: int


class CountersTurnedUp(Event, frozen=True, kw_only=True):
    """The counters of one side of a place are turned up."""

    reveals: ClassVar[bool] = True
    place: str
    side: Side
    counters: tuple[Counter, ...]
    by: tuple[Seat, ...] = ()
    """Who sent each of them."""


class RoundSkipped(Event, frozen=True, kw_only=True):
    """Neither side has counters of the arm."""

    place: str
    arm: Arm


class RoundWonUnopposed(Event, frozen=True, kw_only=True):
    """Only one side has counters of the arm."""

    place: str
    arm: Arm
    side: Side


class CombatJoined(Event, frozen=True, kw_only=True):
    """Strengths, column and battle tokens before the first roll."""

    place: str
    arm: Arm
    attack: int
    defence: int
    odds: str
    attacker_needs: int
    defender_needs: int
    attacker_tokens: int
    defender_tokens: int


class DiceRolled(Event, frozen=True, kw_only=True):
    """Both sides rolled; battle tokens after it."""

    attacker: int
    defender: int
    attacker_tokens: int
    defender_tokens: int


class CombatWon(Event, frozen=True, kw_only=True):
    """A side won a combat round by the dice."""

    place: str
    arm: Arm
    side: Side


class CounterLost(Event, frozen=True, kw_only=True):
    """The losing side lost a counter."""

    side: Side
    city: City
    arm: Arm
    strength: int
    chooser: Seat | None = None
    """Who chose it, where there was a choice."""
    tells_unasked: ClassVar[bool] = True


class PersiansSpared(Event, frozen=True, kw_only=True):
    """The counter to be lost is Persian and goes back to the shield."""

    side: Side
    arm: Arm
    strength: int
    tells_unasked: ClassVar[bool] = True


class PlaceWon(Event, frozen=True, kw_only=True):
    """A main attacker or main defender takes the tile."""

    place: str
    seat: Seat
    side: Side
    points: int


class PersiansWon(Event, frozen=True, kw_only=True):
    """The Persians take the tile, for all who command them."""

    place: str
    seats: tuple[Seat, ...]
    side: Side
    points: int


class MilitiaHeld(Event, frozen=True, kw_only=True):
    """The militia alone beat the attackers; the tile leaves the game."""

    place: str


class PlaceUndecided(Event, frozen=True, kw_only=True):
    """Nobody was there for the last combat round; the tile leaves the game."""

    place: str


class CityDefeated(Event, frozen=True, kw_only=True):
    """A city lost a place; its statues are worth less now."""

    city: City
    defeats: int
    value: int


# Phase 7 and the end


class StatueRaised(Event, frozen=True, kw_only=True):
    """A leader dies and is given a statue."""

    city: City
    seat: Seat


class EndedEarly(Event, frozen=True, kw_only=True):
    """A city has suffered so many defeats that the game ends."""

    city: City
    defeats: int


class Scored(Event, frozen=True, kw_only=True):
    """The points of a seat."""

    seat: Seat
    markers: int
    places: int
    statues: int
    points: int


class GameWon(Event, frozen=True, kw_only=True):
    """The winners; several if even the tie-breaks are equal."""

    seats: tuple[Seat, ...]


# Special tiles


class SpecialPlayed(Event, frozen=True, kw_only=True):
    """A seat turned up its special tile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tile: str


class MarkersAdded(Event, frozen=True, kw_only=True):
    """Perikles: markers go into a city."""

    seat: Seat
    city: City
    markers: int


class PlagueStruck(Event, frozen=True, kw_only=True):
    """Plague: what a seat loses in the city; without victims, none of the seat that played it."""

    city: City
    owner: Seat
    markers: int


class MarkerMoved(Event, frozen=True, kw_only=True):
    """Alkibiades: a marker moves from one city to another."""

    owner: Seat
    city: City
    to: City


class SlavesRevolted(Event, frozen=True, kw_only=True):
    """Slave Revolt: a Spartan hoplite counter goes home; the place is empty if it came from the hand."""

    reveals: ClassVar[bool] = True
    strength: int
    place: str | None


class ForcesDoubled(Event, frozen=True, kw_only=True):
    """Brasidas or Phormio: counters of a city count double in this combat round."""

    city: City
    arm: Arm
    place: str


class TokenGranted(Event, frozen=True, kw_only=True):
    """Thessalian Allies or Persian Fleet: a side begins the combat round with a battle token."""

    place: str
    side: Side


class QuietKept(Event, frozen=True, kw_only=True):
    """A seat asked not to be asked about its special tile; told to that seat alone."""

    seat: Seat
    until: str


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = closed(Event, __name__)
