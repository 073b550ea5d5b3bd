"""VII. Advances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from games.antike import payments, queries
from games.antike.actions import Advance
from games.antike.board import board
from games.antike.events import AdvanceAcquired
from games.antike.forms import Fields, coin_choices, coins_needed
from games.antike.steps.acting import Acting
from games.core.agenda import NO_ANSWER, Table
from games.core.decision import Answers, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State


class AcquireAdvances(Acting):
    """VII: advances for gold; a successor needs its basic advance, if from the same turn (ruling 17)."""

    section = "VII"
    question = "advance"
    kinds = (Advance,)

    def could(self, state: State) -> bool:
        nation = self.own(state)
        gold = queries.within_reach(nation, "gold")
        return any(queries.price(state, each) <= gold for each in self._within(state))

    def _within(self, state: State) -> list[str]:
        owned = self.own(state).advances
        return [
            each.id
            for each in board().advances.values()
            if each.id not in owned and (not each.needs or each.needs in owned)
        ]

    def deeds(self, state: State) -> list[Answers]:
        nation = self.own(state)
        ways = {
            each: coin_choices(queries.price(state, each), nation.gold, nation.coins)
            for each in self._within(state)
        }

        def values(name: str, given: Mapping[str, Any]) -> Sequence[Any]:
            if name == "advance":
                return [each for each, coins in ways.items() if coins]
            named = given.get("advance")
            return (
                ways.get(named, []) if named else sorted({each for coins in ways.values() for each in coins})
            )

        def synonyms(name: str, given: Mapping[str, Any]) -> Sequence[Any]:
            if name != "coins" or given.get("advance") not in ways:
                return ()
            return coins_needed(queries.price(state, given["advance"]), nation.gold, nation.coins)

        return [Fields(Advance, values, self.guard(state), synonyms=synonyms)]

    def why_not_do(self, state: State, seat: Seat, action: Advance) -> Refusal | None:
        nation, printed = self.own(state), board().advances.get(action.advance)
        if printed is None:
            return Refusal("VII", NO_ANSWER)
        if action.advance in nation.advances:
            return Refusal("VII", "advance-owned", advance=action.advance)
        if printed.needs and printed.needs not in nation.advances:
            return Refusal("VII", "advance-needs", advance=action.advance, needs=printed.needs)
        price = queries.price(state, action.advance)
        return payments.why_not_pay("VII", nation, "gold", price, action.coins)

    def do(self, table: Table[State], seat: Seat, action: Advance) -> None:
        state = table.state
        nation = self.own(state)
        price, new = queries.price(state, action.advance), action.advance not in state.known
        gold, coins = payments.pay(state, nation, "gold", price, action.coins)
        nation.advances.append(action.advance)
        state.last.acquired.append(action.advance)
        if new:
            state.known.append(action.advance)
            state.discovered += 1
        table.tell(
            AdvanceAcquired(nation=self.nation, advance=action.advance, new=new, gold=gold, coins=coins)
        )
