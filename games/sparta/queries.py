"""What follows from the state: who controls what, who besieges, who holds which marker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.sparta.board import ENEMY, MANTINEIA, MEGALOPOLIS, POWERS, board
from games.sparta.figures import Place, Power
from games.sparta.pieces import Owner, Unit

if TYPE_CHECKING:
    from games.sparta.state import State

MEGALOPOLIS_SIZE = 3
OWNERS: tuple[Owner, ...] = ("", *POWERS)


def size(state: State, place: Place) -> int:
    """8: return the autonomy of a place."""
    if place == MANTINEIA and MEGALOPOLIS in state.lasting:
        return MEGALOPOLIS_SIZE
    return board().sizes[place]


def is_ally(place: Place) -> bool:
    """Say whether a place is an ally."""
    return place in board().allies


def is_contested(state: State, place: Place) -> bool:
    """8: a raid or siege marker makes a place contested."""
    spot = state.spots[place]
    return spot.raid or bool(spot.siege)


def is_full(state: State, place: Place) -> bool:
    """8: as much influence as autonomy."""
    return state.spots[place].influence >= size(state, place)


def controller(state: State, place: Place) -> Owner:
    """8: return who controls a place now; a contested one nobody does (ruling 8)."""
    spot = state.spots.get(place)
    if spot is None or spot.raid or spot.siege or spot.influence < size(state, place):
        return ""
    return spot.owner


def influence(state: State, power: Power, place: Place) -> int:
    """Count the influence of a power in a place."""
    spot = state.spots.get(place)
    return spot.influence if spot is not None and spot.owner == power else 0


def is_friendly(state: State, power: Power, place: Place) -> bool:
    """8: a place with own influence."""
    spot = state.spots.get(place)
    return spot is not None and spot.owner == power and spot.influence > 0


def is_hostile(state: State, power: Power, place: Place) -> bool:
    """8: a place with influence of the enemy."""
    return is_friendly(state, ENEMY[power], place)


def is_neutral(state: State, place: Place) -> bool:
    """8: a place without influence."""
    return not state.spots[place].influence


def capital(state: State, power: Power) -> Place:
    """12: return the capital of a power."""
    return state.figures.capitals[power]


def regions(state: State) -> tuple[str, ...]:
    """List the regions in play."""
    return tuple(region for region in board().regions if region in state.figures.regions_in_play)


def allies(state: State) -> tuple[Place, ...]:
    """List the allies in play."""
    return tuple(ally for ally in board().allies if ally in state.figures.allies_in_play)


def weights(state: State, region: str) -> dict[Owner, int]:
    """9: add up the autonomy of what each power controls in a region."""
    found: dict[Owner, int] = dict.fromkeys(OWNERS, 0)
    for place in board().of_region[region]:
        found[controller(state, place)] += size(state, place)
    return found


def winner(state: State, region: str) -> Owner:
    """9: return who controls a region on the map; with equal weight nobody does."""
    return heavier(weights(state, region))


def heavier(found: Mapping[Owner, int]) -> Owner:
    """9: name the power that weighs more; with equal weight nobody does."""
    first, second = (found[power] for power in POWERS)
    return "" if first == second else POWERS[0] if first > second else POWERS[1]


def holder(state: State, marker: str) -> Owner:
    """Return who holds the marker of a region or ally; the marker of a power is its own."""
    if marker in POWERS:
        return POWERS[POWERS.index(marker)]
    return next((power for power in POWERS if marker in state.holdings[power].markers), "")


def regions_held(state: State, power: Power) -> int:
    """Count the markers of regions that a power holds (rulings 30 and 66)."""
    return sum(marker in board().regions for marker in state.holdings[power].markers)


def megapoleis(state: State, power: Power) -> list[Place]:
    """10: list the places of autonomy 3 that a power controls."""
    return [
        place
        for place in places(state)
        if size(state, place) == MEGALOPOLIS_SIZE and controller(state, place) == power
    ]


def places(state: State) -> list[Place]:
    """List the places in play, in the order of the board: a state that is loaded has another order."""
    return [place for place in board().places if place in state.spots]


def units_of(state: State, power: Power) -> dict[str, Unit]:
    """List the units of a power by id, in that order."""
    return {name: unit for name, unit in sorted(state.units.items()) if unit.power == power}


def on_map(unit: Unit) -> bool:
    """Say whether a unit stands on the map."""
    return unit.state in ("field", "siege")


def is_mobilised(unit: Unit) -> bool:
    """Say whether a unit is mobilised and not on the map."""
    return unit.state in ("called", "waiting")


def unit_at(state: State, power: Power, place: Place) -> str:
    """Name the unit of a power in a place: there is never more than one."""
    for name, unit in state.units.items():
        if unit.at == place and unit.power == power and on_map(unit):
            return name
    return ""


def units_at(state: State, place: Place) -> list[str]:
    """List the units that stand in a place."""
    return sorted(name for name, unit in state.units.items() if unit.at == place and on_map(unit))


def occupied(state: State) -> set[Place]:
    """Give the places in which a unit stands."""
    return {unit.at for unit in state.units.values() if on_map(unit)}


def sieges(state: State, power: Power) -> dict[Place, str]:
    """15: give the sieges of a power: place and unit, in the order of places."""
    found = {
        place: spot.siege
        for place, spot in state.spots.items()
        if spot.siege and state.units[spot.siege].power == power
    }
    return dict(sorted(found.items(), key=lambda siege: board().places.index(siege[0])))


def has_siege(state: State, power: Power) -> bool:
    """Say whether a power besieges a city, not just an ally."""
    return any(not is_ally(place) for place in sieges(state, power))


def commanding(state: State, commander: str) -> str:
    """Return the unit that a commander commands."""
    return next((name for name, unit in state.units.items() if unit.commander == commander), "")


def commanders_of(state: State, power: Power) -> list[str]:
    """List the commanders of a power."""
    return [name for name in board().commanders_of[power] if name in state.commanders]


def is_named(state: State, commander: str) -> bool:
    """7: a generic commander counts as named once he is a veteran."""
    return not board().commanders[commander].generic or state.commanders[commander].veteran


def supports_of(state: State, power: Power) -> list[str]:
    """List the supports of a power that are in their field."""
    return [
        name
        for name in board().supports
        if (support := state.supports.get(name)) is not None
        and support.state == "field"
        and support.holder == power
    ]


def has_cards(state: State) -> bool:
    """Say whether a power has action cards left (ruling 56)."""
    return any(held.hand or held.face_down for held in state.holdings.values())
