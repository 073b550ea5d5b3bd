"""V. The round: a coin for every nation, then the turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.antike import payments, queries
from games.antike.actions import TakeResource
from games.antike.board import RESOURCES
from games.antike.events import ResourceTaken, RoundBegun
from games.antike.steps.turns import Turn
from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.shapes import Once

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


class TakeInstead(Once):
    """V: without a coin in the bank, a nation takes a marble, iron or gold of its choice."""

    phase = "coins"
    section = "V"
    kinds = (TakeResource,)
    nation: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.nation)

    def ask(self, state: State) -> Decision:
        answers = Choices([TakeResource(resource) for resource in RESOURCES])
        return Decision(
            self.asker(state),
            self.section,
            "take-resource",
            answers,
            default=answers.first(),
            nation=self.nation,
        )

    def answer(self, table: Table[State], seat: Seat, action: TakeResource) -> None:
        payments.receive(queries.nation_of(table.state, self.nation), action.resource, 1)
        table.tell(ResourceTaken(nation=self.nation, resource=action.resource))
