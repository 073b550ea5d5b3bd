"""VIII.2. Conquests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from games.antike import queries, units
from games.antike.actions import Conquer, Unit
from games.antike.events import CityConquered, CityGivenUp
from games.antike.steps.end import win
from games.core.agenda import Table
from games.core.decision import Rows
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State


def active(state: State, province: str, nation: str, unit: Unit) -> int:
    """Count the units that stand upright: with an action left."""
    actions = queries.actions_of(state, nation, unit)
    return sum(each.count for each in units.stacks(state, province, nation, unit) if each.spent < actions)


def conquerable(state: State, nation: str) -> list[str]:
    """List the cities that a nation's active units can conquer."""
    return [
        province
        for province in units.provinces_with(state, nation)
        if state.cities.get(province, nation) != nation
        and not queries.is_last_city(state, province)
        and _strike(state, province, nation) >= queries.strength(state, province)
    ]


def _strike(state: State, province: str, nation: str) -> int:
    return active(state, province, nation, "legion") + active(state, province, nation, "galley")


class Conquests(Rows):
    """Conquests with every choice of what is given and, with no stone left, what is given up."""

    def __init__(self, state: State, nation: str) -> None:
        super().__init__(
            Conquer,
            lambda: _rows(state, nation),
            lambda action: why_not_conquer(state, nation, action),
            must_name=("legions", "galleys"),
            ascending=("legions", "galleys"),
        )

    def count(self) -> int:
        """Say none, one, or at least two: buttons know a question by that."""
        return min(2, super().count())


def _rows(state: State, nation: str) -> Iterator[tuple[str, int, int, str]]:
    given_up = [""] if queries.stones_left(state, nation) else queries.cities_of(state, nation)
    for province in conquerable(state, nation):
        for legions, galleys in _splits(state, province, nation).items():
            yield from ((province, legions, galleys, city) for city in given_up)


def _splits(state: State, province: str, nation: str) -> dict[int, int]:
    """Return for every number of legions that can be given the number of galleys that must go with it."""
    strength = queries.strength(state, province)
    least = max(0, strength - active(state, province, nation, "galley"))
    most = min(strength, active(state, province, nation, "legion"))
    return {legions: strength - legions for legions in range(least, most + 1)}


def why_not_conquer(state: State, nation: str, action: Conquer) -> Refusal | None:
    """VIII.2: a foreign city, not a nation's last, with just as many active units as its strength."""
    province = action.province
    if province not in state.cities:
        return Refusal("VIII.2", "no-city-there", province=province)
    owner = state.cities[province]
    if owner == nation:
        return Refusal("VIII.2", "own-city", province=province)
    if queries.is_last_city(state, province):
        return Refusal("VIII.2", "last-city", nation=owner, province=province)
    return _why_not_with(state, nation, action) or _why_not_give_up(state, nation, action)


def _why_not_with(state: State, nation: str, action: Conquer) -> Refusal | None:
    """VIII.2: just as many active units as the city's strength; left unsaid, the only ones there can be."""
    province = action.province
    if _is_unsaid(action):
        return _why_not_unsaid(state, province, nation)
    given: list[tuple[Unit, int]] = [("legion", action.legions), ("galley", action.galleys)]
    for unit, number in given:
        ready = active(state, province, nation, unit)
        if not 0 <= number <= ready:
            return Refusal("VIII.2", "too-few-active", unit=unit, province=province, active=ready)
    total, strength = action.legions + action.galleys, queries.strength(state, province)
    if total != strength:
        return Refusal("VIII.2", "strength-not-met", province=province, strength=strength, given=total)
    return None


def _is_unsaid(action: Conquer) -> bool:
    return not action.legions and not action.galleys


def _why_not_unsaid(state: State, province: str, nation: str) -> Refusal | None:
    strength, splits = queries.strength(state, province), _splits(state, province, nation)
    if not splits:
        ready = _strike(state, province, nation)
        return Refusal("VIII.2", "too-weak", province=province, strength=strength, active=ready)
    if len(splits) > 1:
        ways = tuple(sorted(splits, reverse=True))
        return Refusal("VIII.2", "which-units", province=province, strength=strength, ways=ways)
    return None


def _said_whole(state: State, nation: str, action: Conquer) -> Conquer:
    """Name the units of a conquest that left them unsaid."""
    if not _is_unsaid(action):
        return action
    ((legions, galleys),) = _splits(state, action.province, nation).items()
    return msgspec.structs.replace(action, legions=legions, galleys=galleys)


def _why_not_give_up(state: State, nation: str, action: Conquer) -> Refusal | None:
    """VIII.2: with no city stone left, a city of one's own is given up for the new one."""
    if queries.stones_left(state, nation):
        return Refusal("VIII.2", "nothing-to-give-up") if action.give_up else None
    if not action.give_up:
        return Refusal("VIII.2", "must-give-up")
    if state.cities.get(action.give_up) != nation:
        return Refusal("VIII.2", "give-up-not-own", province=action.give_up)
    return None


def conquer(table: Table[State], nation: str, action: Conquer) -> None:
    """Exchange units for a city; its temple goes back to the bank, its defenders are lost."""
    state, province = table.state, action.province
    action = _said_whole(state, nation, action)
    owner, temple = state.cities[province], province in state.temples
    lost = {unit: units.count(state, province, owner, unit) for unit in ("legion", "galley")}
    _take_active(state, province, nation, "legion", action.legions)
    _take_active(state, province, nation, "galley", action.galleys)
    units.remove(state, province, owner, "legion", lost["legion"])
    units.remove(state, province, owner, "galley", lost["galley"])
    if action.give_up:
        _give_up(table, nation, action.give_up)
    state.cities[province] = nation
    state.last.conquered.append(province)
    table.tell(
        CityConquered(
            nation=nation,
            opponent=owner,
            province=province,
            legions=action.legions,
            galleys=action.galleys,
            temple=temple,
            lost_legions=lost["legion"],
            lost_galleys=lost["galley"],
        )
    )
    if temple:
        _destroy(table, nation, province)


def _take_active(state: State, province: str, nation: str, unit: Unit, number: int) -> None:
    actions = queries.actions_of(state, nation, unit)
    for stack in list(units.stacks(state, province, nation, unit)):
        if stack.spent < actions:
            taken = min(stack.count, number)
            units.remove(state, province, nation, unit, taken, stack.spent)
            number -= taken


def _give_up(table: Table[State], nation: str, province: str) -> None:
    """VIII.2, ruling 30: the city is there no more, and a temple goes back to the bank."""
    state = table.state
    temple = province in state.temples
    del state.cities[province]
    state.last.given_up.append(province)
    if temple:
        state.temples.remove(province)
    table.tell(CityGivenUp(nation=nation, province=province, temple=temple))


def _destroy(table: Table[State], nation: str, province: str) -> None:
    state = table.state
    state.temples.remove(province)
    state.last.destroyed.append(province)
    state.destroyed += 1
    if queries.all_gone(state):
        # IV, ruling 31: with no personage left, the next nation to destroy a foreign temple wins at once.
        win(table, nation)
