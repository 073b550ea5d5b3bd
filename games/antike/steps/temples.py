"""VI. Temples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from games.antike import payments, queries
from games.antike.actions import Build
from games.antike.board import board
from games.antike.events import TempleBuilt
from games.antike.forms import Fields, coin_choices, coins_needed
from games.antike.steps.acting import Acting
from games.core.agenda import Table
from games.core.decision import Answers, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State


class BuildTemples(Acting):
    """VI: temples for five marble each, one in a city, twenty in all."""

    section = "VI"
    question = "build"
    kinds = (Build,)

    def could(self, state: State) -> bool:
        nation = self.own(state)
        price = board().numbers.temple_marble
        room = queries.temples_left(state) > 0 and bool(_without_temple(state, self.nation))
        return room and queries.within_reach(nation, "marble") >= price

    def deeds(self, state: State) -> list[Answers]:
        nation = self.own(state)
        coins = coin_choices(board().numbers.temple_marble, nation.marble, nation.coins)
        cities = _without_temple(state, self.nation) if coins and queries.temples_left(state) else []

        def values(name: str, _given: Mapping[str, Any]) -> Sequence[Any]:
            return cities if name == "province" else coins

        def synonyms(name: str, _given: Mapping[str, Any]) -> Sequence[Any]:
            price = board().numbers.temple_marble
            return coins_needed(price, nation.marble, nation.coins) if name == "coins" else ()

        return [Fields(Build, values, self.guard(state), synonyms=synonyms)]

    def why_not_do(self, state: State, seat: Seat, action: Build) -> Refusal | None:
        if state.cities.get(action.province) != self.nation:
            return Refusal("VI", "not-your-city", province=action.province)
        if action.province in state.temples:
            return Refusal("VI", "temple-there", province=action.province)
        if queries.temples_left(state) == 0:
            return Refusal("VI", "no-temple-left")
        nation = self.own(state)
        return payments.why_not_pay("VI", nation, "marble", board().numbers.temple_marble, action.coins)

    def do(self, table: Table[State], seat: Seat, action: Build) -> None:
        state = table.state
        nation = self.own(state)
        price = board().numbers.temple_marble
        marble, coins = payments.pay(state, nation, "marble", price, action.coins)
        state.temples.append(action.province)
        state.last.built.append(action.province)
        table.tell(TempleBuilt(nation=self.nation, province=action.province, marble=marble, coins=coins))


def _without_temple(state: State, nation: str) -> list[str]:
    return [province for province in queries.cities_of(state, nation) if province not in state.temples]
