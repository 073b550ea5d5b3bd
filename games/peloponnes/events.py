"""What happens at a table of Peloponnes, each told to everyone unless it has an audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.decision import Seat
from games.core.events import Event
from games.core.unions import closed
from games.peloponnes.actions import AnyAction

# Set-up


class CivilisationDealt(Event, frozen=True, kw_only=True):
    """A seat was dealt its civilisation by chance."""

    seat: Seat
    civilisation: str


class CivilisationChosen(Event, frozen=True, kw_only=True):
    """A seat chose its civilisation."""

    seat: Seat
    civilisation: str


class IncomesChosen(Event, frozen=True, kw_only=True):
    """A seat chose its extra incomes."""

    seat: Seat
    wood: int
    stone: int
    food: int


class StartReceived(Event, frozen=True, kw_only=True):
    """A seat received what its civilisation begins with."""

    seat: Seat
    inhabitants: int
    coins: int
    wood: int
    stone: int
    food: int


class OrderSet(Event, frozen=True, kw_only=True):
    """The order of play, from the first on."""

    seats: tuple[Seat, ...]
    tied: bool = False
    """Whether some bid the same and keep the order they had."""


# 5a


class RoundBegun(Event, frozen=True, kw_only=True):
    """A round begins."""

    begins_round: ClassVar[bool] = True
    round: int


class TilesTurnedUp(Event, frozen=True, kw_only=True):
    """Tiles were turned up; those of the two rows that were not there before."""

    regular: tuple[str, ...]
    conquest: tuple[str, ...]


class SupplyCalled(Event, frozen=True, kw_only=True):
    """A tile that calls for a supply was turned up."""

    tile: str


# 5b


class BidPlaced(Event, frozen=True, kw_only=True):
    """A seat put coins on a tile, some of them exchanged for luxury."""

    seat: Seat
    tile: str
    coins: int
    luxury: int
    conquest: bool


class BidDisplaced(Event, frozen=True, kw_only=True):
    """A seat was outbid and has to move or withdraw."""

    seat: Seat
    owner: Seat
    tile: str
    coins: int
    half: str = ""
    """The building whose half coin beat an equal bid."""


class BidMoved(Event, frozen=True, kw_only=True):
    """A seat that was outbid moved its bid."""

    seat: Seat
    tile: str
    coins: int
    conquest: bool


class BidWithdrawn(Event, frozen=True, kw_only=True):
    """A seat that was outbid took its bid back, with compensation."""

    seat: Seat
    coins: int
    compensation: int
    forced: bool = False
    """Whether there was no tile to move the bid to."""
    tells_unasked: ClassVar[bool] = True


class BidPassed(Event, frozen=True, kw_only=True):
    """A seat did not bid, for compensation."""

    seat: Seat
    compensation: int
    forced: bool = False
    """Whether there was no tile that the seat could afford."""
    tells_unasked: ClassVar[bool] = True


class TilesUnclaimed(Event, frozen=True, kw_only=True):
    """Tiles that nobody bid on left the game."""

    tiles: tuple[str, ...]


# 5d


class BuildingPaid(Event, frozen=True, kw_only=True):
    """A seat took a building and paid for it."""

    seat: Seat
    tile: str
    wood: int
    stone: int
    luxury: int


class BuildingPledged(Event, frozen=True, kw_only=True):
    """A seat took a building and put a coin on it."""

    seat: Seat
    tile: str
    luxury: int


class BuildingLetGo(Event, frozen=True, kw_only=True):
    """A seat let a building go that only luxury could have kept."""

    seat: Seat
    tile: str


class BuildingLost(Event, frozen=True, kw_only=True):
    """A seat could neither pay for a building nor put a coin on it."""

    seat: Seat
    tile: str


class BuildingDenied(Event, frozen=True, kw_only=True):
    """A seat has too few inhabitants for a building; it is lost."""

    seat: Seat
    tile: str
    inhabitants: int


class LandPlaced(Event, frozen=True, kw_only=True):
    """A seat added a land to its row."""

    seat: Seat
    tile: str


class LandLost(Event, frozen=True, kw_only=True):
    """A land matches nothing and is lost."""

    seat: Seat
    tile: str
    end: str


# 5e, 5f


class TileGained(Event, frozen=True, kw_only=True):
    """A new tile brought its one-time gains; luxury counts what did not fit in the store too."""

    seat: Seat
    tile: str
    inhabitants: int
    coins: int
    food: int
    luxury: int
    surplus: int = 0
    """How much of the luxury stands for what did not fit in the store."""


class InhabitantsGiven(Event, frozen=True, kw_only=True):
    """A new building cost inhabitants."""

    seat: Seat
    tile: str
    inhabitants: int


class IncomeChosen(Event, frozen=True, kw_only=True):
    """A seat chose what a building brings this round."""

    seat: Seat
    tile: str
    kind: str


class IncomeTaken(Event, frozen=True, kw_only=True):
    """A seat took its income: what went into store, coins, and luxury for people and for what did not fit."""

    seat: Seat
    inhabitants: int
    wood: int
    stone: int
    food: int
    coins: int
    luxury: int
    surplus: int = 0
    """How much of the luxury stands for what did not fit in the store."""


# 5g, 6


class ChipTurnedUp(Event, frozen=True, kw_only=True):
    """A chip of a disaster was turned up; so many lie there now."""

    disaster: str
    chips: int


class BlankChipTurnedUp(Event, frozen=True, kw_only=True):
    """The chip without a disaster was turned up."""


class DisasterStruck(Event, frozen=True, kw_only=True):
    """The third chip brought a disaster."""

    disaster: str


class DisasterKeptOff(Event, frozen=True, kw_only=True):
    """A building protected a seat."""

    seat: Seat
    disaster: str
    tile: str


class NothingToLose(Event, frozen=True, kw_only=True):
    """A disaster found nothing at a seat."""

    seat: Seat
    disaster: str


class FoodLost(Event, frozen=True, kw_only=True):
    """A drought took food."""

    seat: Seat
    food: int


class PlagueDeaths(Event, frozen=True, kw_only=True):
    """A plague took inhabitants."""

    seat: Seat
    inhabitants: int


class LuxuryLost(Event, frozen=True, kw_only=True):
    """Decline took luxury."""

    seat: Seat
    luxury: int


class BuildingsHeld(Event, frozen=True, kw_only=True):
    """A seat paid to keep buildings in an earthquake."""

    seat: Seat
    tiles: tuple[str, ...]
    wood: int
    stone: int
    luxury: int


class BuildingsFell(Event, frozen=True, kw_only=True):
    """A seat lost buildings in an earthquake; coins on them came back."""

    seat: Seat
    tiles: tuple[str, ...]
    coins: int


class LandsHeld(Event, frozen=True, kw_only=True):
    """A seat paid to keep lands in a tempest."""

    seat: Seat
    tiles: tuple[str, ...]
    food: int
    coins: int
    luxury: int


class LandsRuined(Event, frozen=True, kw_only=True):
    """A seat lost lands in a tempest."""

    seat: Seat
    tiles: tuple[str, ...]


# 7


class SupplyBegun(Event, frozen=True, kw_only=True):
    """Everyone feeds inhabitants, then settles buildings; for the last time after the last round."""

    final: bool


class PopulationFed(Event, frozen=True, kw_only=True):
    """A seat fed so many inhabitants with food, and with food for luxury."""

    seat: Seat
    inhabitants: int
    food: int
    luxury: int


class InhabitantsStarved(Event, frozen=True, kw_only=True):
    """A seat could or would not feed some inhabitants."""

    seat: Seat
    inhabitants: int


class BuildingSettled(Event, frozen=True, kw_only=True):
    """A seat paid for a building with a coin on it; the coin came back."""

    seat: Seat
    tile: str
    wood: int
    stone: int
    luxury: int


class BuildingForfeited(Event, frozen=True, kw_only=True):
    """A building with a coin on it was not paid for and is lost; the coin came back."""

    seat: Seat
    tile: str
    forced: bool = False
    """Whether the seat could not have paid for it."""


# Simultaneous answers


class AnswerNoted(Event, frozen=True, kw_only=True):
    """An answer was noted, to be carried out when all have answered; told to its seat alone."""

    seat: Seat
    action: AnyAction


class AnswersOpened(Event, frozen=True, kw_only=True):
    """All have answered; what they answered is carried out now."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]


# 9, 10, solo


class Scored(Event, frozen=True, kw_only=True):
    """The final score of a seat: power by tiles and coins, population, and the lower of the two."""

    seat: Seat
    tiles: int
    coins: int
    power: int
    population: int
    points: int


class GameWon(Event, frozen=True, kw_only=True):
    """The game is over; several win only if all tie-breaks are equal."""

    seats: tuple[Seat, ...]


class SoloEnded(Event, frozen=True, kw_only=True):
    """The plain solo game is over."""

    seat: Seat
    civilisation: str
    points: int


class LevelCompleted(Event, frozen=True, kw_only=True):
    """A solo level is done."""

    seat: Seat
    level: int
    civilisation: str
    points: int
    target: int


class LevelFailed(Event, frozen=True, kw_only=True):
    """A solo level was not reached."""

    seat: Seat
    level: int
    civilisation: str
    points: int
    target: int


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = closed(Event, __name__)
