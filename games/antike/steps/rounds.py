"""V. The round: a coin for every nation, then the turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.antike import payments, queries
from games.antike.actions import TakeResource
from games.antike.board import RESOURCES
from games.antike.events import ResourceTaken, RoundBegun
from games.antike.steps.turns import Turn
from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State


class Rounds(Step):
    """V: a coin for every nation before the first turn; who gets none takes a resource (ruling 4)."""

    phase = "coins"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.round += 1
        state.turn = ""
        dealt = min(state.coins, len(state.nations))
        for nation in state.nations[:dealt]:
            nation.coins += 1
        state.coins -= dealt
        table.tell(RoundBegun(round=state.round, coins=dealt, without=len(state.nations) - dealt))
        without = [TakeInstead(nation=nation.id) for nation in state.nations[dealt:]]
        table.then(*without, *(Turn(nation=nation.id) for nation in state.nations), Rounds())


class TakeInstead(Step):
    """V: without a coin in the bank, a nation takes a marble, iron or gold of its choice."""

    phase = "coins"
    nation: str
    done: bool = False

    def decisions(self, state: State) -> list[Decision]:
        if self.done:
            return []
        answers = Choices([TakeResource(resource) for resource in RESOURCES])
        seat = queries.nation_of(state, self.nation).seat
        return [Decision(seat, "V", "take-resource", answers, nation=self.nation)]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, TakeResource) else Refusal("V", "not-an-answer")

    def take(self, table: Table[State], seat: Seat, action: TakeResource) -> None:
        self.done = True
        payments.receive(queries.nation_of(table.state, self.nation), action.resource, 1)
        table.tell(ResourceTaken(nation=self.nation, resource=action.resource))
