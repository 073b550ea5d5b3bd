"""VI. Arming."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from games.antike import payments, queries, units
from games.antike.actions import Arm, Unit
from games.antike.board import UNITS, board
from games.antike.events import UnitsRaised
from games.antike.forms import Fields, coin_choices, coins_needed
from games.antike.steps.acting import Acting
from games.core.agenda import Table
from games.core.decision import Answers, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State


class ArmProvinces(Acting):
    """VI: units for one iron each: one in a province with a city, three with a temple, of both kinds."""

    section = "VI"
    question = "arm"
    kinds = (Arm,)
    raised: dict[str, int] = msgspec.field(default_factory=dict)
    """Units raised in each province in this turn."""

    def could(self, state: State) -> bool:
        if queries.within_reach(self.own(state), "iron") == 0:
            return False
        return bool(self._places(state))

    def deeds(self, state: State) -> list[Answers]:
        def values(name: str, given: Mapping[str, Any]) -> Sequence[Any]:
            return self._values(state, name, given)

        def synonyms(name: str, given: Mapping[str, Any]) -> Sequence[Any]:
            nation = self.own(state)
            price = given.get("legions", 0) + given.get("galleys", 0)
            return coins_needed(price, nation.iron, nation.coins) if name == "coins" else ()

        return [
            Fields(Arm, values, self.guard(state), synonyms=synonyms, must_name=("legions", "galleys")),
        ]

    def _room(self, state: State, province: str) -> int:
        return limit(state, province) - self.raised.get(province, 0)

    def _most(self, state: State, province: str, unit: Unit) -> int:
        if not queries.map_of(state).can_hold(unit, province):
            return 0
        return min(self._room(state, province), queries.units_left(state, self.nation, unit))

    def _places(self, state: State) -> list[str]:
        own = queries.cities_of(state, self.nation)
        return [place for place in own if any(self._most(state, place, unit) for unit in UNITS)]

    def _values(self, state: State, name: str, given: Mapping[str, Any]) -> Sequence[Any]:
        nation = self.own(state)
        purse = nation.iron + nation.coins
        places = [given["province"]] if "province" in given else self._places(state)
        if name == "province":
            return places if purse else []
        if name == "coins":
            least = given.get("legions", 0) + given.get("galleys", 0)
            most = least if {"legions", "galleys"} <= set(given) else board().numbers.arming_with_temple
            ways = [coin_choices(each, nation.iron, nation.coins) for each in range(max(1, least), most + 1)]
            return list(dict.fromkeys(each for way in ways for each in way))
        unit: Unit = "legion" if name == "legions" else "galley"
        other = given.get("galleys" if unit == "legion" else "legions")
        most = max((self._together(state, place, unit, other or 0) for place in places), default=0)
        needs_one = other == 0 if unit == "galley" else not self._any(state, places, "galley")
        return range(1 if needs_one else 0, min(most, purse - (other or 0)) + 1)

    def _together(self, state: State, province: str, unit: Unit, beside: int) -> int:
        return min(self._most(state, province, unit), self._room(state, province) - beside)

    def _any(self, state: State, places: Sequence[str], unit: Unit) -> bool:
        return any(self._most(state, place, unit) for place in places)

    def why_not_do(self, state: State, seat: Seat, action: Arm) -> Refusal | None:
        province, number = action.province, action.legions + action.galleys
        if state.cities.get(province) != self.nation:
            return Refusal("VI", "not-your-city", province=province)
        if number <= 0 or min(action.legions, action.galleys) < 0:
            return Refusal("VI", "arm-nothing")
        if action.legions and not queries.map_of(state).can_hold("legion", province):
            return Refusal("VI", "only-galleys", province=province)
        if action.galleys and not queries.map_of(state).can_hold("galley", province):
            return Refusal("VI", "only-legions", province=province)
        raised = self.raised.get(province, 0)
        if number > self._room(state, province):
            most = limit(state, province)
            return Refusal("VI", "arming-limit", province=province, limit=most, raised=raised)
        return self._why_not_supplied(state, action)

    def _why_not_supplied(self, state: State, action: Arm) -> Refusal | None:
        wanted: list[tuple[Unit, int]] = [("legion", action.legions), ("galley", action.galleys)]
        for unit, number in wanted:
            left = queries.units_left(state, self.nation, unit)
            if number > left:
                return Refusal("VI", "no-units-left", unit=unit, left=left)
        nation = self.own(state)
        return payments.why_not_pay("VI", nation, "iron", action.legions + action.galleys, action.coins)

    def do(self, table: Table[State], seat: Seat, action: Arm) -> None:
        state, province = table.state, action.province
        number = action.legions + action.galleys
        nation = self.own(state)
        iron, coins = payments.pay(state, nation, "iron", number, action.coins)
        units.add(state, province, self.nation, "legion", action.legions)
        units.add(state, province, self.nation, "galley", action.galleys)
        self.raised[province] = self.raised.get(province, 0) + number
        if province not in state.last.raised:
            state.last.raised.append(province)
        table.tell(
            UnitsRaised(
                nation=self.nation,
                province=province,
                legions=action.legions,
                galleys=action.galleys,
                iron=iron,
                coins=coins,
            )
        )


def limit(state: State, province: str) -> int:
    """Return how many units may be raised in a province in a turn (VI)."""
    numbers = board().numbers
    return numbers.arming_with_temple if province in state.temples else numbers.arming
