"""VIII.1. A group on its way, and the nations that it meets."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

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


class March(Step, tag="March"):
    """VIII.1: a group crosses one border after the other; after each, others may fight who has entered."""

    nation: str
    unit: Unit
    count: int
    """How many are left of it."""
    spent: int
    at: str
    route: list[str]
    """The provinces still to enter."""

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
        on = March(self.nation, self.unit, self.count, self.spent + 1, province, rest)
        table.then(*(React(nation=other) for other in asked), on)

    def _cross(self, table: Table[State], province: str) -> None:
        state = table.state
        units.remove(state, self.at, self.nation, self.unit, self.count, self.spent)
        units.add(state, province, self.nation, self.unit, self.count, self.spent + 1)
        state.last.legs.append(Leg(self.nation, self.unit, self.count, self.at, province))
        table.tell(
            UnitsMoved(
                nation=self.nation, unit=self.unit, count=self.count, origin=self.at, province=province
            )
        )


class React(Step, tag="React"):
    """VIII.1: a nation may fight units that have just entered, one to one; its standing orders may say so."""

    stage: ClassVar[str] = "reaction"
    nation: str
    fights: int | None = None

    def decisions(self, state: State) -> list[Decision]:
        march = entered(state)
        most = self._most(state, march)
        if self.fights is not None or most == 0 or reaction(state, self.nation, march) != "ask":
            return []
        return [
            Decision(
                queries.nation_of(state, self.nation).seat,
                "VIII.1",
                "react",
                Amount(Demand, "fights", 0, most),
                nation=self.nation,
                opponent=march.nation,
                province=march.at,
                unit=march.unit,
                count=march.count,
            )
        ]

    def _most(self, state: State, march: March) -> int:
        return min(march.count, units.count(state, march.at, self.nation, march.unit))

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Demand):
            return Refusal("VIII.1", "not-an-answer")
        most = self._most(state, entered(state))
        return None if 0 <= action.fights <= most else Refusal("VIII.1", "fights-out-of-range", most=most)

    def take(self, table: Table[State], seat: Seat, action: Demand) -> None:
        self.fights = action.fights

    def finish(self, table: Table[State]) -> None:
        march = entered(table.state)
        most = self._most(table.state, march)
        if most == 0:
            return
        fights = self.fights
        if fights is None:
            fights = most if reaction(table.state, self.nation, march) == "always" else 0
        self._settle(table, march, fights)

    def _settle(self, table: Table[State], march: March, fights: int) -> None:
        facts = {"nation": self.nation, "opponent": march.nation, "province": march.at}
        if fights == 0:
            table.tell(LetPass(**facts, unit=march.unit))  # type: ignore[arg-type]
            return
        state = table.state
        units.remove(state, march.at, self.nation, march.unit, fights)
        units.remove(state, march.at, march.nation, march.unit, fights, march.spent)
        march.count -= fights
        if march.at not in state.last.fought:
            state.last.fought.append(march.at)
        table.tell(FightDemanded(**facts, unit=march.unit, count=fights))  # type: ignore[arg-type]


def entered(state: State) -> March:
    """Give the group that has just entered a province: the march that the reactions lie upon."""
    return next(step for step in reversed(state.agenda) if isinstance(step, March))
