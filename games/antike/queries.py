"""What the rules ask of a state; nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.antike import units
from games.antike.actions import Resource, Unit
from games.antike.board import RESOURCES, Effect, Map, board
from games.core.decision import Action, Seat
from games.core.errors import Refusal
from games.core.fields import Mark, is_marked, word_of

if TYPE_CHECKING:
    from games.antike.pieces import Nation
    from games.antike.state import State


def map_of(state: State) -> Map:
    """Return the side of the board that is played on."""
    return board().maps[state.map]


def nation_of(state: State, name: str) -> Nation:
    """Return a nation by its id."""
    for nation in state.nations:
        if nation.id == name:
            return nation
    raise LookupError(name)


def nations_of(state: State, seat: Seat) -> list[Nation]:
    """List the nations of a seat, in order of play."""
    return [nation for nation in state.nations if nation.seat == seat]


def why_not_there(section: str, state: State, action: Action) -> Refusal | None:
    """Refuse provinces that are not on this side of the board."""
    known = map_of(state).province
    strange = next((place for place in _places(action) if place and place not in known), "")
    return Refusal(section, "not-on-this-board", province=strange) if strange else None


def _places(action: Action) -> Iterator[str]:
    """Go through the provinces that an action names, as the types of its fields say."""
    kind = type(action)
    for name in kind.__struct_fields__:
        if word_of(kind, name) == "province":
            value = getattr(action, name)
            yield from value if is_marked(kind, name, Mark.ROUTE) else (value,)


# IV, XIII: what wins


def points(state: State, nation: Nation) -> int:
    """Count a nation's points."""
    generals = nation.personages.get("general", 0)
    return sum(nation.personages.values()) + generals * (state.kind.general_points - 1)


def all_gone(state: State) -> bool:
    """Say whether no personage is left."""
    return not any(state.stacks.values())


def winner(state: State) -> str:
    """Name the nation that has won; if its seat, or all but one, have resigned, the best that has stayed."""
    if state.agenda or (state.winner and state.seat_of(state.winner) not in state.resigned):
        return state.winner
    stayed = [nation for nation in state.nations if state.seat_of(nation.id) in state.staying]
    best = max(stayed, key=lambda nation: points(state, nation), default=None)
    return best.id if best is not None else ""


# Cities and temples


def cities_of(state: State, nation: str) -> list[str]:
    """List the provinces of a nation's cities, in the order of the components."""
    return [each.id for each in map_of(state).provinces if state.cities.get(each.id) == nation]


def number_of_cities(state: State, nation: str) -> int:
    """Count a nation's cities."""
    return list(state.cities.values()).count(nation)


def temples_of(state: State, nation: str) -> list[str]:
    """List the provinces of a nation's temples."""
    return [province for province in state.temples if state.cities.get(province) == nation]


def temples_left(state: State) -> int:
    """Count the temples in the bank."""
    return board().supplies.temples - len(state.temples)


def stones_left(state: State, nation: str) -> int:
    """Count the city stones that a nation has left."""
    return state.kind.supplies.city_stones - number_of_cities(state, nation)


def seas_of(state: State, nation: str) -> int:
    """Count the provinces with a galley of a nation (IV)."""
    return sum(
        any(stack.nation == nation and stack.unit == "galley" for stack in there)
        for there in state.units.values()
    )


def strength(state: State, province: str, advances: int | None = None) -> int:
    """Return the strength of a city: the city, its defenders, Monarchy or Democracy (VIII.2).

    A caller that asks about many cities passes what the advances of its owner bring.
    """
    owner = state.cities[province]
    numbers = board().numbers
    city = numbers.strength_with_temple if province in state.temples else numbers.strength
    added = value_of(state, owner, "strength") if advances is None else advances
    return city + units.garrison(state, province, owner) + added


def is_last_city(state: State, province: str) -> bool:
    """Say whether a city is the only one of its nation."""
    return number_of_cities(state, state.cities[province]) == 1


# Advances


def value_of(state: State, nation: str, effect: Effect) -> int:
    """Return what a nation's advances bring for an effect."""
    return board().value(effect, nation_of(state, nation).advances)


def actions_of(state: State, nation: str, unit: Unit) -> int:
    """Return the actions of each unit in a manoeuvre."""
    return value_of(state, nation, unit) or board().numbers.actions


def has_all_advances(nation: Nation) -> bool:
    """Say whether a nation has all advances."""
    return len(nation.advances) == len(board().advances)


def price(state: State, advance: str) -> int:
    """Return the price of an advance: new, or known already (ruling 16)."""
    printed = board().advances[advance]
    return printed.price_known if advance in state.known else printed.price_new


# Supplies and stocks


def units_left(state: State, nation: str, unit: Unit) -> int:
    """Count the units in a nation's supply."""
    return units_in_all(state, unit) - units.on_board(state, nation, unit)


def units_in_all(state: State, unit: Unit) -> int:
    """Say how many units of a kind each nation has, on the board and in its supply."""
    supplies = state.kind.supplies
    return supplies.legions if unit == "legion" else supplies.galleys


def stock(nation: Nation, resource: Resource) -> int:
    """Say how much a nation has of a resource."""
    return {"marble": nation.marble, "iron": nation.iron, "gold": nation.gold}[resource]


def within_reach(nation: Nation, resource: Resource) -> int:
    """Say how much a nation could pay of a resource: in kind, in coins, and by exchange if it may."""
    others = sum(stock(nation, each) for each in RESOURCES if each != resource)
    exchanged = others // 2 if has_all_advances(nation) else 0
    return stock(nation, resource) + nation.coins + exchanged


def could_pay_city(nation: Nation) -> bool:
    """Say whether a nation could pay for a city, if need be by exchange."""
    missing = sum(stock(nation, each) == 0 for each in RESOURCES) - nation.coins
    spare = sum(max(0, stock(nation, each) - 1) for each in RESOURCES)
    return missing <= 0 or (has_all_advances(nation) and spare // 2 >= missing)


def production(state: State, nation: str, resource: Resource) -> tuple[int, int]:
    """Return what a nation's cities produce of a resource, and the bonus of its advances (VI)."""
    numbers, places = board().numbers, map_of(state).province
    own = [province for province, owner in state.cities.items() if owner == nation]
    fitting = [province for province in own if places[province].resource == resource]
    with_temple = sum(province in state.temples for province in fitting)
    made = (len(fitting) - with_temple) * numbers.production + with_temple * numbers.production_with_temple
    return made, value_of(state, nation, "production")
