"""VIII.1. A group on its way, and the nations that it meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.antike import units
from games.antike.actions import Demand, Unit
from games.antike.events import FightDemanded, LetPass, UnitsMoved
from games.antike.pieces import Leg
from games.antike.steps.standing import reaction
from games.core.agenda import Step, Table
from games.core.decision import Amount, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once

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
    met: list[str] = msgspec.field(default_factory=list)
    """The nations there that are still to react, clockwise."""

    def finish(self, table: Table[State]) -> None:
        if self.count == 0:
            return
        if self.met:
            table.then(self._ask(self.met.pop(0)), self)
        elif self.route:
            self._cross(table, self.route.pop(0))
            table.then(self)

    def _ask(self, nation: str) -> React:
        return React(
            nation=nation,
            opponent=self.nation,
            province=self.at,
            unit=self.unit,
            entered=self.entered,
            count=self.count,
        )

    def hear(self, table: Table[State], result: int) -> None:
        """Lose as many units as were fought."""
        units.remove(table.state, self.at, self.nation, self.unit, result, self.spent)
        self.count -= result

    def _cross(self, table: Table[State], province: str) -> None:
        state, origin, spent = table.state, self.at, self.spent
        units.remove(state, origin, self.nation, self.unit, self.count, spent)
        units.add(state, province, self.nation, self.unit, self.count, spent + 1)
        self.at, self.spent, self.entered = province, spent + 1, self.count
        self.met = self._asked(state)
        state.last.legs.append(Leg(self.nation, self.unit, self.count, origin, province, spent))
        table.tell(
            UnitsMoved(
                nation=self.nation,
                unit=self.unit,
                count=self.count,
                origin=origin,
                province=province,
                spent=spent,
            )
        )

    def _asked(self, state: State) -> list[str]:
        # Two nations of one seat do not ask each other: the one that moves may fight of itself (ruling 42).
        mover = state.seat_of(self.nation)
        met = units.others(state, self.at, self.nation, self.unit)
        return [other for other in met if state.seat_of(other) != mover]


class React(Once):
    """VIII.1: a nation may fight units that have just entered, one to one; it ends with the fights."""

    section = "VIII.1"
    refused_as = "react-first"
    kinds = (Demand,)
    nation: str
    opponent: str
    province: str
    unit: Unit
    entered: int
    count: int
    """How many of those who entered are left."""
    fights: int = 0

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.nation)

    def ask(self, state: State) -> Decision:
        return Decision(
            self.asker(state),
            self.section,
            "react",
            Amount(Demand, "fights", 0, self._most(state)),
            default=Demand(0),
            nation=self.nation,
            opponent=self.opponent,
            province=self.province,
            unit=self.unit,
            count=self.entered,
            lost=self.entered - self.count,
        )

    def standing(self, state: State, decision: Decision) -> Demand | None:
        match reaction(state, self.asker(state), self):
            case "always":
                return Demand(self._most(state))
            case "never":
                return Demand(0)
        return None

    def why_not_answer(self, state: State, seat: Seat, action: Demand) -> Refusal | None:
        most = self._most(state)
        if 0 <= action.fights <= most:
            return None
        return Refusal(self.section, "fights-out-of-range", most=most)

    def answer(self, table: Table[State], seat: Seat, action: Demand) -> None:
        self.fights = action.fights

    def finish(self, table: Table[State]) -> None:
        if self.fights:
            self._fight(table.state)
        event, count = (FightDemanded, self.fights) if self.fights else (LetPass, self.count)
        table.end(self.fights)
        table.tell(
            event(
                nation=self.nation,
                opponent=self.opponent,
                province=self.province,
                unit=self.unit,
                count=count,
            )
        )

    def _fight(self, state: State) -> None:
        units.remove(state, self.province, self.nation, self.unit, self.fights)
        if self.province not in state.last.fought:
            state.last.fought.append(self.province)

    def _most(self, state: State) -> int:
        return min(self.count, units.count(state, self.province, self.nation, self.unit))
