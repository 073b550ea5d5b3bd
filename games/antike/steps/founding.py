"""V.2. Founding cities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any

from games.antike import payments, queries, units
from games.antike.actions import Found, Resource
from games.antike.board import RESOURCES
from games.antike.events import CityFounded
from games.antike.forms import Fields
from games.antike.steps.acting import Acting
from games.core.agenda import NO_ANSWER, Table
from games.core.decision import Answers, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.pieces import Nation
    from games.antike.state import State


class FoundCities(Acting):
    """V.2: a city where one has a unit and none is yet, for one marble, iron and gold."""

    section = "V.2"
    question = "found"
    kinds = (Found,)

    def could(self, state: State) -> bool:
        if not queries.could_pay_city(self.own(state)):
            return False
        return queries.stones_left(state, self.nation) > 0 and bool(_places(state, self.nation))

    def deeds(self, state: State) -> list[Answers]:
        places = _places(state, self.nation) if queries.stones_left(state, self.nation) else []
        ways = legal_coins(self.own(state))

        def values(name: str, _given: Mapping[str, Any]) -> Sequence[Any]:
            if name == "province":
                return places if ways else []
            return ways

        def synonyms(name: str, _given: Mapping[str, Any]) -> Sequence[Any]:
            return _said(self.own(state)) if name == "coins" and ways else ()

        return [Fields(Found, values, self.guard(state), synonyms=synonyms)]

    def why_not_do(self, state: State, seat: Seat, action: Found) -> Refusal | None:
        if action.province in state.cities:
            return Refusal("V.2", "city-there", province=action.province)
        if units.garrison(state, action.province, self.nation) == 0:
            return Refusal("V.2", "no-unit-there", province=action.province)
        if queries.stones_left(state, self.nation) == 0:
            return Refusal("V.2", "no-stone-left")
        return why_not_pay_city(self.own(state), action.coins)

    def do(self, table: Table[State], seat: Seat, action: Found) -> None:
        state = table.state
        nation = self.own(state)
        coins = _missing(nation) if action.coins is None else action.coins
        paid: dict[Resource, int] = {each: int(each not in coins) for each in RESOURCES}
        payments.spend(state, nation, paid, len(coins))
        state.cities[action.province] = self.nation
        state.last.founded.append(action.province)
        table.tell(
            CityFounded(
                nation=self.nation,
                province=action.province,
                marble=paid["marble"],
                iron=paid["iron"],
                gold=paid["gold"],
                coins=len(coins),
            )
        )


def _places(state: State, nation: str) -> list[str]:
    there = units.provinces_with(state, nation)
    chart = queries.map_of(state).provinces
    return [place.id for place in chart if place.id in there and place.id not in state.cities]


def _missing(nation: Nation) -> tuple[Resource, ...]:
    return tuple(each for each in RESOURCES if queries.stock(nation, each) == 0)


def legal_coins(nation: Nation) -> list[tuple[Resource, ...] | None]:
    """List what can be paid in coins: what is missing, and every other choice that is possible."""
    needed = _missing(nation)
    if len(needed) > nation.coins:
        return []
    some = [each for number in range(4) for each in combinations(RESOURCES, number)]
    possible = [each for each in some if set(needed) < set(each) and len(each) <= nation.coins]
    return [None, *possible]


def _said(nation: Nation) -> list[tuple[Resource, ...]]:
    """List what can be paid in coins in any order, what is missing too."""
    some = [each for each in legal_coins(nation) if each is not None]
    return [order for each in (_missing(nation), *some) for order in permutations(each)]


def why_not_pay_city(nation: Nation, coins: tuple[Resource, ...] | None) -> Refusal | None:
    """V.2: one marble, iron and gold; coins replace what is missing, or what one wants to keep."""
    missing = _missing(nation)
    if coins is not None and not set(coins) <= set(RESOURCES):
        return Refusal("V.2", NO_ANSWER)
    if len(missing) > nation.coins:
        short = len(missing) - nation.coins
        given = 2 * short if queries.could_pay_city(nation) else 0
        return Refusal("V.2", "cannot-pay-city", missing=missing, coins=nation.coins, given=given)
    return None if coins is None else _why_not_these_coins(nation, coins, missing)


def _why_not_these_coins(
    nation: Nation, coins: tuple[Resource, ...], missing: tuple[Resource, ...]
) -> Refusal | None:
    """Refuse coins for one resource twice, not for what is missing, or more of them than there are."""
    for number, resource in enumerate(coins):
        if resource in coins[:number]:
            return Refusal("V.2", "coin-twice", resource=resource)
    if not set(missing) <= set(coins):
        return Refusal("V.2", "coins-elsewhere", missing=missing)
    if len(coins) > nation.coins:
        return Refusal("V.2", "coins-short", coins=nation.coins, named=len(coins))
    return None
