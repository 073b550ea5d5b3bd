"""What happens at a table of Antike, each told to everyone unless it has an audience."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.antike.actions import Reaction, Resource, Unit
from games.core.decision import Seat
from games.core.events import Event
from games.core.unions import closed

# III, XIII: set-up


class NationsTaken(Event, frozen=True, kw_only=True):
    """A seat plays these nations: dealt by lot, chosen, or left over for it by those who chose before."""

    seat: Seat
    nations: tuple[str, ...]
    chosen: bool
    left: bool = False


class StarterDrawn(Event, frozen=True, kw_only=True):
    """Two players with two colours each: the lot says who begins."""

    seat: Seat


class OrderSet(Event, frozen=True, kw_only=True):
    """The nations in their order of play, the start nation first."""

    nations: tuple[str, ...]


class CitiesPlaced(Event, frozen=True, kw_only=True):
    """A nation begins with these cities."""

    nation: str
    provinces: tuple[str, ...]


# V: the round and the turn


class RoundBegun(Event, frozen=True, kw_only=True):
    """A round begins; every nation up to the coins of the bank received one."""

    begins_round: ClassVar[bool] = True
    round: int
    coins: int
    """How many nations received a coin."""
    without: int = 0
    """How many did not."""


class ResourceTaken(Event, frozen=True, kw_only=True):
    """A nation took a resource, since the bank had no coin."""

    nation: str
    resource: Resource


class FieldChosen(Event, frozen=True, kw_only=True):
    """A nation went to a field of the rondel, and paid for steps beyond the third."""

    nation: str
    field: str
    steps: int
    """None, if it was its first field: 0."""
    marble: int
    iron: int
    gold: int
    coins: int


class Produced(Event, frozen=True, kw_only=True):
    """VI: a nation produced."""

    nation: str
    resource: Resource
    amount: int
    bonus: int
    """What Market or Currency brought of it."""


class TempleBuilt(Event, frozen=True, kw_only=True):
    """VI: a nation built a temple."""

    nation: str
    province: str
    marble: int
    coins: int


class UnitsRaised(Event, frozen=True, kw_only=True):
    """VI: a nation raised units."""

    nation: str
    province: str
    legions: int
    galleys: int
    iron: int
    coins: int


class AdvanceAcquired(Event, frozen=True, kw_only=True):
    """VII: a nation acquired an advance."""

    nation: str
    advance: str
    new: bool
    """Whether no nation had it before."""
    gold: int
    coins: int


class Exchanged(Event, frozen=True, kw_only=True):
    """VII: a nation exchanged two for one."""

    nation: str
    resource: Resource
    amount: int
    marble: int
    iron: int
    gold: int


# Manoeuvre


class UnitsMoved(Event, frozen=True, kw_only=True):
    """VIII.1: a group crossed a border."""

    nation: str
    unit: Unit
    count: int
    origin: str
    province: str
    spent: int = 0
    """How many borders it had crossed before; this tells groups of the same size apart."""


class Fought(Event, frozen=True, kw_only=True):
    """VIII.1: the nation on turn traded off units against another nation's, by its own wish."""

    nation: str
    opponent: str
    province: str
    unit: Unit
    count: int


class FightDemanded(Event, frozen=True, kw_only=True):
    """VIII.1: a nation whose province was entered demanded a fight; both lost so many units."""

    nation: str
    """Who demanded it."""
    opponent: str
    """Who had entered."""
    province: str
    unit: Unit
    count: int

    reveals: ClassVar[bool] = True


class LetPass(Event, frozen=True, kw_only=True):
    """VIII.1: a nation let units pass that had entered."""

    nation: str
    opponent: str
    province: str
    unit: Unit
    count: int = 1

    reveals: ClassVar[bool] = True


class CityConquered(Event, frozen=True, kw_only=True):
    """VIII.2: a city was conquered."""

    nation: str
    opponent: str
    """Who lost it."""
    province: str
    legions: int
    """What the conqueror gave."""
    galleys: int
    temple: bool
    """Whether a temple was destroyed."""
    lost_legions: int
    """What the defender lost."""
    lost_galleys: int


class CityGivenUp(Event, frozen=True, kw_only=True):
    """VIII.2: a nation with all its city stones on the board gave a city up for another."""

    nation: str
    province: str
    temple: bool


class ManoeuvreEnded(Event, frozen=True, kw_only=True):
    """VIII: a nation ended a manoeuvre in which nothing was moved, fought or conquered."""

    nation: str


# V.2, V.3: end of the turn


class CityFounded(Event, frozen=True, kw_only=True):
    """V.2: a nation founded a city."""

    nation: str
    province: str
    marble: int
    iron: int
    gold: int
    coins: int


class PersonagesWon(Event, frozen=True, kw_only=True):
    """V.3: a nation won personages of a kind."""

    nation: str
    personage: str
    count: int
    total: int
    """Its points now."""


class BonusWon(Event, frozen=True, kw_only=True):
    """VII: a nation won a personage for all eight advances."""

    nation: str
    personage: str
    total: int


class AllPersonagesGone(Event, frozen=True, kw_only=True):
    """IV: no personage is left; the next nation to destroy a foreign temple wins."""


class GameWon(Event, frozen=True, kw_only=True):
    """IV: a nation won."""

    nation: str
    seat: Seat
    points: int


# Standing orders: for their seat alone


class StandingOrderGiven(Event, frozen=True, kw_only=True):
    """A seat gave a standing order."""

    number: int
    reaction: Reaction
    opponent: str
    province: str
    unit: str
    least: int
    covers: tuple[int, ...] = ()
    """The numbers of older orders that have no effect beside it."""


class StandingOrderLifted(Event, frozen=True, kw_only=True):
    """A seat lifted a standing order, or all of them: 0."""

    number: int


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = closed(Event, __name__)
