"""How prices are paid: in kind, in coins, and two for one (V, VII)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from games.antike import queries
from games.antike.actions import AS_NEEDED, Exchange, Resource
from games.antike.board import RESOURCES, board
from games.antike.events import Exchanged
from games.antike.forms import Fields
from games.core.agenda import Table
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.pieces import Nation
    from games.antike.state import State


def coins_for(nation: Nation, resource: Resource, price: int, coins: int) -> int:
    """Say how many coins a price takes."""
    return max(0, price - queries.stock(nation, resource)) if coins == AS_NEEDED else coins


def why_not_pay(section: str, nation: Nation, resource: Resource, price: int, coins: int) -> Refusal | None:
    """V: a coin stands for one unit of any resource; what an exchange would have to give is told with it."""
    has = queries.stock(nation, resource)
    if coins != AS_NEEDED and not 0 <= coins <= min(price, nation.coins):
        return Refusal(section, "coins-wrong", coins=coins, price=price)
    used = coins_for(nation, resource, price, coins)
    if used <= nation.coins and price - used <= has:
        return None
    if price - has <= nation.coins:
        return Refusal(section, "coins-too-few", resource=resource, price=price, has=has, least=price - has)
    given = 2 * (price - has - nation.coins) if queries.within_reach(nation, resource) >= price else 0
    return Refusal(
        section, "cannot-pay", resource=resource, price=price, has=has, coins=nation.coins, given=given
    )


def pay(state: State, nation: Nation, resource: Resource, price: int, coins: int) -> tuple[int, int]:
    """Pay a price; give what was paid in kind and in coins."""
    used = coins_for(nation, resource, price, coins)
    spend(state, nation, {resource: price - used}, used)
    return price - used, used


def spend(state: State, nation: Nation, resources: Mapping[Resource, int], coins: int) -> None:
    """Give resources and coins to the bank."""
    nation.marble -= resources.get("marble", 0)
    nation.iron -= resources.get("iron", 0)
    nation.gold -= resources.get("gold", 0)
    nation.coins -= coins
    state.coins += coins


def receive(nation: Nation, resource: Resource, amount: int) -> None:
    """Take units of a resource from the bank."""
    match resource:
        case "marble":
            nation.marble += amount
        case "iron":
            nation.iron += amount
        case "gold":
            nation.gold += amount


# VII: two for one


def why_not_exchange(nation: Nation, action: Exchange) -> Refusal | None:
    """VII: with all eight advances, two units of any mix for one of choice (ruling 12)."""
    missing = tuple(each for each in board().advances if each not in nation.advances)
    if missing:
        return Refusal("VII", "exchange-too-early", missing=missing)
    given: dict[Resource, int] = {"marble": action.marble, "iron": action.iron, "gold": action.gold}
    if action.resource not in given:
        return Refusal("VII", "no-such-resource", resource=action.resource)
    if given[action.resource]:
        return Refusal("VII", "exchange-for-itself", resource=action.resource)
    for resource, amount in given.items():
        if not 0 <= amount <= queries.stock(nation, resource):
            has = queries.stock(nation, resource)
            return Refusal("VII", "not-enough", resource=resource, has=has, needs=amount)
    total = sum(given.values())
    if total == 0:
        return Refusal("VII", "exchange-nothing")
    return Refusal("VII", "exchange-odd", given=total) if total % 2 else None


def legal_exchanges(nation: Nation) -> list[Fields]:
    """Return the exchanges that a nation may make: none without all eight advances."""
    if not queries.has_all_advances(nation):
        return []

    def values(name: str, given: Mapping[str, Any]) -> Sequence[Any]:
        return _exchange_values(nation, name, given)

    return [Fields(Exchange, values, lambda action: why_not_exchange(nation, action))]


def _exchange_values(nation: Nation, name: str, given: Mapping[str, Any]) -> Sequence[Any]:
    if name == "resource":
        return [wanted for wanted in RESOURCES if _spare(nation, wanted) >= 2]
    wanted = given.get("resource")
    if wanted is None:
        return range(queries.stock(nation, name) + 1)  # type: ignore[arg-type]
    if name == wanted:
        return [0]
    others = [each for each in RESOURCES if each not in given and each not in (name, wanted)]
    to_come = sum(queries.stock(nation, each) for each in others)
    before = sum(given.get(each, 0) for each in RESOURCES)
    amounts = range(queries.stock(nation, name) + 1)  # type: ignore[arg-type]
    return [amount for amount in amounts if _makes_pairs(before + amount, to_come)]


def _spare(nation: Nation, wanted: Resource) -> int:
    return sum(queries.stock(nation, each) for each in RESOURCES if each != wanted)


def _makes_pairs(given: int, to_come: int) -> bool:
    """Say whether with what is still to come an even number can be given, and not none."""
    return any((given + more) % 2 == 0 and given + more > 0 for more in range(min(to_come, 2) + 1))


def exchange(table: Table[State], nation: Nation, action: Exchange) -> None:
    """Exchange two for one."""
    given: dict[Resource, int] = {"marble": action.marble, "iron": action.iron, "gold": action.gold}
    spend(table.state, nation, given, 0)
    amount = sum(given.values()) // 2
    receive(nation, action.resource, amount)
    table.tell(
        Exchanged(
            nation=nation.id,
            resource=action.resource,
            amount=amount,
            marble=action.marble,
            iron=action.iron,
            gold=action.gold,
        )
    )
