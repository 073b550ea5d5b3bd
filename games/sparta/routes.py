"""13: where hoplites and triremes can be deployed; one search serves guard, form and picture."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from games.core.errors import Refusal
from games.sparta import queries
from games.sparta.board import ENEMY, HOPLITE, board
from games.sparta.figures import Place, Power
from games.sparta.pieces import Kind

if TYPE_CHECKING:
    from games.sparta.state import State

MEGAPOLIS = 3


class Routes(NamedTuple):
    """The roads that are open to hoplites: from where each place is reached, starts from nowhere."""

    before: Mapping[Place, Place]

    def to(self, place: Place) -> tuple[Place, ...]:
        """Return the way to a place, from its start on; nothing if no way is open."""
        found: list[Place] = []
        while place and place in self.before:
            found.append(place)
            place = self.before[place]
        return tuple(reversed(found))


def starts(state: State, power: Power) -> list[Place]:
    """13: list the starts of a march (rulings 17 and 45)."""
    home = queries.capital(state, power)
    # Most places are passed over at once: nothing else is a start.
    likely = (
        place
        for place, spot in state.spots.items()
        if spot.siege or (spot.owner == power and (place == home or _gathers(state, place)))
    )
    return sorted(filter(partial(is_start, state, power), likely), key=board().places.index)


def is_start(state: State, power: Power, place: Place) -> bool:
    """13: capital, controlled megapolis, ally or territory, or a place that an own hoplite besieges."""
    return _may_start(state, power, place) and not enemy_at(state, power, place)


def _may_start(state: State, power: Power, place: Place) -> bool:
    if place == queries.capital(state, power) and queries.is_friendly(state, power, place):
        return True
    siege = state.spots[place].siege
    if siege and (state.units[siege].power, state.units[siege].kind) == (power, HOPLITE):
        return True
    return _gathers(state, place) and queries.controller(state, place) == power


def _gathers(state: State, place: Place) -> bool:
    size = queries.size(state, place)
    return size == MEGAPOLIS or queries.is_ally(place) or place in board().territories


def enemy_at(state: State, power: Power, place: Place) -> str:
    """Return the enemy's unit in a place."""
    return queries.unit_at(state, ENEMY[power], place)


def own_at(state: State, power: Power, place: Place) -> str:
    """Return the own unit in a place."""
    return queries.unit_at(state, power, place)


def is_passable(state: State, power: Power, place: Place) -> bool:
    """13: through neutral, own or contested places without enemy units, never through an ally (ruling 18)."""
    if queries.is_ally(place) or enemy_at(state, power, place):
        return False
    return queries.is_contested(state, place) or not queries.is_hostile(state, power, place)


def routes(state: State, power: Power) -> Routes:
    """13: find every place that a road leads to for a power's hoplites, by the shortest way."""
    return _search(state, starts(state, power), lambda place: is_passable(state, power, place))


def _search(state: State, begin: list[Place], may_pass: Callable[[Place], bool]) -> Routes:
    before: dict[Place, Place] = dict.fromkeys(begin, "")
    waiting = deque(begin)
    while waiting:
        place = waiting.popleft()
        for neighbour in board().roads[place]:
            if neighbour in state.spots and neighbour not in before:
                before[neighbour] = place
                if may_pass(neighbour):
                    waiting.append(neighbour)
    return Routes(before)


def why_not_enter(state: State, power: Power, kind: Kind, place: Place) -> Refusal | None:
    """13: a place that a unit can be deployed to: to fight an enemy's unit, to raid or to besiege."""
    if place not in state.spots:
        return Refusal("13", "not-in-play", place=place)
    if own_at(state, power, place):
        return Refusal("13", "own-unit-there", place=place)
    enemy = enemy_at(state, power, place)
    if enemy:
        # To fight no road is needed, and allies are no refuge (rulings 18, 25 and 44).
        fits = state.units[enemy].kind == kind
        return None if fits else Refusal("13", "other-kind-there", place=place, kind=kind)
    return _why_not_raid(state, power, place) or _why_not_reach(state, power, kind, place)


def _why_not_raid(state: State, power: Power, place: Place) -> Refusal | None:
    if queries.is_ally(place):
        return Refusal("13", "no-attack-on-ally", place=place)
    if queries.is_friendly(state, power, place):
        return Refusal("13", "own-influence-there", place=place)
    return None


def _why_not_reach(state: State, power: Power, kind: Kind, place: Place) -> Refusal | None:
    if kind != HOPLITE:
        return None if board().is_harbour(place) else Refusal("13", "no-harbour", place=place)
    if place in routes(state, power).before:
        return None
    closed = _closed_by(state, power, place)
    return (
        Refusal("13", "road-closed", place=place, by=closed)
        if closed
        else Refusal("13", "no-road", place=place)
    )


def _closed_by(state: State, power: Power, place: Place) -> Place:
    """Name the first closed place on the shortest road, if every place let one pass that is no ally."""
    begin = starts(state, power)
    way = _search(state, begin, lambda each: not queries.is_ally(each)).to(place)
    return next((each for each in way[1:-1] if not is_passable(state, power, each)), "")


def targets(state: State, power: Power, kind: Kind, *, free: bool = False) -> Iterator[Place]:
    """List the places that a unit of a kind can be deployed to."""
    near, occupied = _near(state, power, kind, free=free), queries.occupied(state)
    for place in queries.places(state):
        if place in occupied:
            may_enter = why_not_enter(state, power, kind, place) is None
        else:
            may_enter = place in near and _why_not_raid(state, power, place) is None
        if may_enter:
            yield place


def _near(state: State, power: Power, kind: Kind, *, free: bool) -> Container[Place]:
    """Give the places that are within reach: all of them if no road is needed."""
    if kind != HOPLITE:
        return board().harbours
    return state.spots if free else routes(state, power).before


def fights(state: State, power: Power, kind: Kind) -> list[Place]:
    """13: list the places where an enemy's unit of the same kind can be fought; each by one attacker."""
    enemies = [unit.at for unit in state.units.values() if unit.power != power and unit.kind == kind]
    found = {place for place in enemies if place and enemy_at(state, power, place)}
    open_to = [place for place in found if not own_at(state, power, place)]
    return sorted(open_to, key=board().places.index)
