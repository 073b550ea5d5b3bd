"""VIII.1. A group on its way, and the nations that it meets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from games.antike import queries, units
from games.antike.actions import Demand, Unit
from games.antike.events import FightDemanded, LetPass, UnitsMoved
from games.antike.pieces import Leg
from games.antike.steps.standing import reaction
from games.core.agenda import Step, Table
from games.core.decision import Action, Amount, Decision, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State


class March(Step):
    """VIII.1: a group crosses one border after the other; after each, others may fight who has entered."""

    nation: str
    unit: Unit
    count: int
    """How many are left of it."""
    spent: int
    at: str
    route: list[str]
    """The provinces still to enter."""
    entered: int = 0
    """How many of it crossed the last border."""

    def finish(self, table: Table[State]) -> None:
        if not self.route or self.count == 0:
            return
        province, *rest = self.route
        self._cross(table, province)
        state = table.state
        met = units.others(state, province, self.nation, self.unit)
        mover = queries.nation_of(state, self.nation).seat
        # Two nations of one seat do not ask each other: the one that moves may fight of itself (ruling 42).
        asked = [other for other in met if queries.nation_of(state, other).seat != mover]
        on = March(self.nation, self.unit, self.count, self.spent + 1, province, rest, self.count)
        table.then(Meet(nations=asked), on)

    def _cross(self, table: Table[State], province: str) -> None:
        state = table.state
        units.remove(state, self.at, self.nation, self.unit, self.count, self.spent)
        units.add(state, province, self.nation, self.unit, self.count, self.spent + 1)
        state.last.legs.append(Leg(self.nation, self.unit, self.count, self.at, province, self.spent))
        table.tell(
            UnitsMoved(
                nation=self.nation,
                unit=self.unit,
                count=self.count,
                origin=self.at,
                province=province,
                spent=self.spent,
            )
        )


class Meet(Step):
    """VIII.1: the nations that are entered upon react one after the other, by standing order or asked."""

    nations: list[str]
    """Those still to react."""

    def finish(self, table: Table[State]) -> None:
        march = entered(table.state)
        if not self.nations or march.count == 0:
            return
        nation, *rest = self.nations
        most = most_fights(table.state, nation, march)
        # What the standing orders say now counts: who is asked stays asked, whatever orders follow.
        match reaction(table.state, nation, march):
            case "ask":
                table.then(React(nation=nation), Meet(nations=rest))
            case wish:
                table.then(Meet(nations=rest))
                settle(table, nation, march, most if wish == "always" else 0)


class React(Step):
    """VIII.1: a nation may fight units that have just entered, one to one."""

    stage: ClassVar[str] = "reaction"
    nation: str
    done: bool = False

    def decisions(self, state: State) -> list[Decision]:
        if self.done:
            return []
        march = entered(state)
        return [
            Decision(
                queries.nation_of(state, self.nation).seat,
                "VIII.1",
                "react",
                Amount(Demand, "fights", 0, most_fights(state, self.nation, march)),
                nation=self.nation,
                opponent=march.nation,
                province=march.at,
                unit=march.unit,
                count=march.entered,
                lost=march.entered - march.count,
            )
        ]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Demand):
            return Refusal("VIII.1", "react-first")
        most = most_fights(state, self.nation, entered(state))
        return None if 0 <= action.fights <= most else Refusal("VIII.1", "fights-out-of-range", most=most)

    def take(self, table: Table[State], seat: Seat, action: Demand) -> None:
        self.done = True
        settle(table, self.nation, entered(table.state), action.fights)


def most_fights(state: State, nation: str, march: March) -> int:
    """Return how many of those who have entered a nation can fight."""
    return min(march.count, units.count(state, march.at, nation, march.unit))


def settle(table: Table[State], nation: str, march: March, fights: int) -> None:
    """Carry out what a nation wishes: so many fights, or none."""
    if fights == 0:
        table.tell(LetPass(**_meeting(nation, march), count=march.count))
        return
    state = table.state
    units.remove(state, march.at, nation, march.unit, fights)
    units.remove(state, march.at, march.nation, march.unit, fights, march.spent)
    march.count -= fights
    if march.at not in state.last.fought:
        state.last.fought.append(march.at)
    table.tell(FightDemanded(**_meeting(nation, march), count=fights))


def _meeting(nation: str, march: March) -> dict[str, Any]:
    return {"nation": nation, "opponent": march.nation, "province": march.at, "unit": march.unit}


def entered(state: State) -> March:
    """Return the group that has just entered a province: the march that its meeting lies upon."""
    return next(step for step in reversed(state.agenda) if isinstance(step, March))
