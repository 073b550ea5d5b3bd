"""What a seat can answer, one frozen struct per kind of action.

Where a price may be paid in coins too, `coins` says how many; -1 leaves it at those that are needed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from games.core.decision import Action
from games.core.fields import Mark, Word
from games.core.unions import closed

Place = Annotated[str, Word("province")]
Province = Annotated[Place, Mark.BY_NAME]
Nation = Annotated[str, Word("nation")]
Unit = Literal["legion", "galley"]
Resource = Literal["marble", "iron", "gold"]
Reaction = Literal["always", "never", "ask"]

AS_NEEDED = -1
"""Coins: only what the resource itself does not cover."""

MOST_SPENT = -1
"""Units: those which have spent most of their actions and can still do it."""


class ChooseNation(Action, frozen=True):
    """III: choose a nation; for two players with four nations, its sister comes with it."""

    nation: Nation


class ChooseCity(Action, frozen=True):
    """III, XIII: choose a start city."""

    province: Province


class TakeResource(Action, frozen=True):
    """V: take a resource, since the bank has no coin left."""

    command: ClassVar[str] = "take"
    resource: Resource


class Rondel(Action, frozen=True):
    """V.1: go to a field of the rondel; steps beyond the third are paid with what is named."""

    field: str
    marble: int = 0
    iron: int = 0
    gold: int = 0
    coins: int = 0


class Build(Action, frozen=True):
    """VI: build a temple in a city of one's own for five marble."""

    province: Province
    coins: int = AS_NEEDED


class Arm(Action, frozen=True):
    """VI: raise legions and galleys in the province of a city of one's own, for one iron each."""

    province: Province
    legions: int = 0
    galleys: int = 0
    coins: int = AS_NEEDED


class Advance(Action, frozen=True):
    """VII: acquire an advance for gold."""

    advance: str
    coins: int = AS_NEEDED


class Move(Action, frozen=True):
    """VIII.1: move a group of like units over one or more borders; each border is one action of each unit."""

    origin: Province
    unit: Unit
    count: int
    route: Annotated[tuple[Place, ...], Mark.ROUTE]
    """The provinces entered, in their order; the origin is not among them."""
    spent: int = MOST_SPENT
    """How many actions the units that go have spent already."""


class Fight(Action, frozen=True):
    """VIII.1: trade off own units against like units of another nation in the same province, one to one."""

    province: Province
    unit: Unit
    count: int
    nation: Nation = ""
    """The nation that is fought; may be left out where there is only one."""
    spent: int = MOST_SPENT
    """How many actions the own units have spent; left out: the most spent are lost first."""


class Conquer(Action, frozen=True):
    """VIII.2: conquer a city with as many active units as its strength; no moves or fights follow.

    With no units named, those are meant that alone can be given.
    """

    province: Province
    legions: int = 0
    galleys: int = 0
    give_up: Province = ""
    """A city of one's own that is given up, if all city stones are on the board."""


class Found(Action, frozen=True):
    """V.2: found a city for one marble, iron and gold each."""

    province: Province
    coins: tuple[Resource, ...] | None = None
    """Which of the three are paid in coins; left out: those that are missing."""


class Exchange(Action, frozen=True):
    """VII: with all eight advances, exchange resources two for one."""

    resource: Resource
    """What is wanted."""
    marble: int = 0
    iron: int = 0
    gold: int = 0


class ChooseStack(Action, frozen=True):
    """VII: choose from which of the largest stacks the personage for all eight advances comes."""

    personage: str


class Done(Action, frozen=True):
    """Go on: end the action of the rondel, or the turn after founding."""

    droppable: ClassVar[bool] = True


class Demand(Action, frozen=True):
    """VIII.1: units have entered; fight so many of them, or none."""

    fights: int


class Stand(Action, frozen=True):
    """Give a standing order for units that enter; the newest order that fits is followed."""

    command: ClassVar[str] = "standing"
    reaction: Reaction
    opponent: Nation = ""
    """Only against this nation."""
    province: Province = ""
    """Only in this province."""
    unit: Literal["", "legion", "galley"] = ""
    """Only against this kind of unit."""
    least: int = 1
    """Only if at least so many units enter together."""


class Lift(Action, frozen=True):
    """Lift the standing order of this number, counted from 1 in the order given; 0 lifts all."""

    number: int = 0


if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = closed(Action, __name__)
