"""Units on the board: counted, added and taken away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from games.antike.actions import MOST_SPENT, Unit
from games.antike.pieces import Stack

if TYPE_CHECKING:
    from games.antike.state import State


def stacks(state: State, province: str, nation: str, unit: Unit) -> list[Stack]:
    """List the stacks of a nation's like units in a province."""
    there = state.units.get(province, ())
    return [stack for stack in there if stack.nation == nation and stack.unit == unit]


def count(state: State, province: str, nation: str, unit: Unit) -> int:
    """Count a nation's like units in a province."""
    return _counted(state.units.get(province, ()), nation, unit)


def garrison(state: State, province: str, nation: str) -> int:
    """Count all units of a nation in a province."""
    return sum(stack.count for stack in state.units.get(province, ()) if stack.nation == nation)


def on_board(state: State, nation: str, unit: Unit) -> int:
    """Count a nation's like units on the board."""
    return sum(_counted(there, nation, unit) for there in state.units.values())


def all_on_board(state: State) -> Counter[tuple[str, Unit]]:
    """Count the units of every nation and kind on the board, in one go."""
    found: Counter[tuple[str, Unit]] = Counter()
    for there in state.units.values():
        for stack in there:
            found[stack.nation, stack.unit] += stack.count
    return found


def _counted(there: Iterable[Stack], nation: str, unit: Unit) -> int:
    # Asked more often than anything else; a plain loop is twice as fast as a sum.
    number = 0
    for stack in there:
        if stack.nation == nation and stack.unit == unit:
            number += stack.count
    return number


def provinces_with(state: State, nation: str) -> list[str]:
    """List the provinces in which a nation has units."""
    return [
        province for province, there in state.units.items() if any(stack.nation == nation for stack in there)
    ]


def others(state: State, province: str, nation: str, unit: Unit) -> list[str]:
    """List the other nations with like units in a province, clockwise from the nation."""
    ids = [each.id for each in state.nations]
    own = ids.index(nation)
    there = {stack.nation for stack in state.units.get(province, ()) if stack.unit == unit}
    return [other for other in (*ids[own + 1 :], *ids[:own]) if other in there]


def add(state: State, province: str, nation: str, unit: Unit, number: int, spent: int = 0) -> None:
    """Put units into a province."""
    if number == 0:
        return
    for stack in stacks(state, province, nation, unit):
        if stack.spent == spent:
            stack.count += number
            return
    state.units.setdefault(province, []).append(Stack(nation, unit, number, spent))


def remove(
    state: State, province: str, nation: str, unit: Unit, number: int, spent: int = MOST_SPENT
) -> None:
    """Take units out of a province: those that have spent so many actions, or the most spent first."""
    fitting = [each for each in stacks(state, province, nation, unit) if spent in (MOST_SPENT, each.spent)]
    for stack in sorted(fitting, key=lambda each: -each.spent):
        taken = min(stack.count, number)
        stack.count -= taken
        number -= taken
    _tidy(state, province)


def raise_up(state: State, nation: str) -> None:
    """Set all units of a nation upright again, after its manoeuvre (VIII.1)."""
    for province in list(state.units):
        counts = {unit: count(state, province, nation, unit) for unit in ("legion", "galley")}
        rest = [stack for stack in state.units[province] if stack.nation != nation]
        own = [Stack(nation, unit, number) for unit, number in counts.items() if number]  # type: ignore[arg-type]
        state.units[province] = [*rest, *own]


def _tidy(state: State, province: str) -> None:
    left = [stack for stack in state.units.get(province, ()) if stack.count]
    if left:
        state.units[province] = left
    else:
        state.units.pop(province, None)
