"""What must hold of every state, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.antike import queries, units
from games.antike.board import UNITS, board
from games.antike.steps.manoeuvre import Manoeuvre

if TYPE_CHECKING:
    from games.antike.pieces import Stack
    from games.antike.state import State


def violations(state: State) -> list[str]:
    """Name every invariant that a state breaks."""
    if not state.nations:
        return []
    return [*_stocks(state), *_supplies(state), *_cities(state), *_units(state), *_cards(state)]


def _stocks(state: State) -> Iterator[str]:
    for nation in state.nations:
        if min(nation.marble, nation.iron, nation.gold, nation.coins) < 0:
            yield f"{nation.id} has less than nothing of something"
    if state.coins + sum(nation.coins for nation in state.nations) != board().supplies.coins:
        yield "the coins are not all there"


def _supplies(state: State) -> Iterator[str]:
    most = {unit: queries.units_in_all(state, unit) for unit in UNITS}
    for (owner, unit), count in units.all_on_board(state).items():
        if count > most[unit]:
            yield f"{owner} has more units than there are"
    for nation in state.nations:
        if queries.stones_left(state, nation.id) < 0:
            yield f"{nation.id} has more cities than stones"
    if queries.temples_left(state) < 0:
        yield "there are more temples than in the box"


def _cities(state: State) -> Iterator[str]:
    known = {nation.id for nation in state.nations}
    if not set(state.cities.values()) <= known or not set(state.cities) <= set(
        queries.map_of(state).province
    ):
        yield "a city is nobody's, or nowhere"
    if len(set(state.temples)) != len(state.temples) or not set(state.temples) <= set(state.cities):
        yield "a temple is without a city, or a city has two"
    if state.round and set(state.cities.values()) != known:
        yield "a nation has lost its last city"


def _units(state: State) -> Iterator[str]:
    moving = any(isinstance(step, Manoeuvre) for step in state.agenda) or bool(state.winner)
    chart = queries.map_of(state)
    for province, there in state.units.items():
        if not there or any(stack.count <= 0 for stack in there):
            yield f"an empty stack stands in {province}"
        if len(there) > 1 and len({(each.nation, each.unit, each.spent) for each in there}) != len(there):
            yield f"like units in {province} stand apart"
        for stack in there:
            if not chart.can_hold(stack.unit, province):
                yield f"a {stack.unit} stands in {province}, which it cannot reach"
            if stack.spent:
                yield from _tipped(state, province, stack, moving=moving)


def _tipped(state: State, province: str, stack: Stack, *, moving: bool) -> Iterator[str]:
    if not 0 <= stack.spent <= queries.actions_of(state, stack.nation, stack.unit):
        yield f"a {stack.unit} in {province} has spent more actions than it has"
    if not moving:
        yield f"a {stack.unit} in {province} lies on its side after the manoeuvre"


def _cards(state: State) -> Iterator[str]:
    for kind, printed in board().personages.items():
        held = sum(nation.personages.get(kind, 0) for nation in state.nations)
        if held + state.stacks[kind] != printed.count or state.stacks[kind] < 0:
            yield f"the cards of the {kind}s are not all there"
    for nation in state.nations:
        for advance in nation.advances:
            needs = board().advances[advance].needs
            if advance not in state.known or (needs and needs not in nation.advances):
                yield f"{nation.id} has {advance} and should not"
    goal = state.kind.target
    reached = [nation.id for nation in state.nations if queries.points(state, nation) >= goal]
    if bool(state.winner) != (not state.agenda):
        yield "the game has ended without a winner, or goes on with one"
    if reached and state.winner not in reached:
        yield "a nation has reached the target and did not win"
