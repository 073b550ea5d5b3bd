"""9.32 and 9.33: which links a unit may take, and where it may stop."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from games.core.errors import Refusal
from games.pericles import queries
from games.pericles.board import CITY, ENEMY, THREE_HUNDRED, board

if TYPE_CHECKING:
    from games.pericles.figures import Side, Theatre
    from games.pericles.state import State


def side_of(unit: str) -> Side:
    """Name the Side of a unit."""
    return "sparta" if unit.startswith(("sparta", "pelop", "three")) else "athens"


def why_not_link(state: State, unit: str, at: Theatre, to: Theatre, *, leaving: bool) -> Refusal | None:
    """9.32: judge a link: its kind, the base, the strength left behind, peace, closed theatres (A4, A5)."""
    kind = board().theatres[at].links.get(to)
    if kind is None or not queries.is_in_play(state, to):
        return Refusal("9.32", "no-link", theatre=at, to=to)
    colour, element = queries.apart(unit)
    link, side = board().links[kind], side_of(unit)
    test = link.land if element == "land" else link.naval
    if test == "no":
        return Refusal("9.33", "link-not-for", theatre=at, to=to)
    needs = link.land_needs_base if element == "land" else link.naval_needs_base
    if needs and not queries.bases_of(state, at, side):
        return Refusal("9.33", "link-needs-base", theatre=at)
    mine = queries.strength(state, at, side, test)
    if leaving and test == element:
        mine -= board().value(colour, element)
    theirs = queries.strength(state, at, ENEMY[side], test)
    if mine < theirs:
        return Refusal("9.32", "too-few-left", theatre=at, own=mine, enemy=theirs)
    return why_not_enter(state, unit, to)


def why_not_enter(state: State, unit: str, to: Theatre) -> Refusal | None:
    """9.33: in peace no City-State unit enters where the other City-State stands."""
    side = side_of(unit)
    colour, _ = queries.apart(unit)
    if state.war or colour != CITY[side]:
        return None
    rival = CITY[ENEMY[side]]
    elite = rival == "sparta" and state.three_hundred == to
    barred = elite or not queries.stack(state, to, rival).is_empty
    return Refusal("9.33", "peace-bars", theatre=to) if barred else None


def exits(state: State, unit: str, at: Theatre, *, leaving: bool) -> list[Theatre]:
    """List where a unit can go next from a theatre."""
    links = board().theatres[at].links
    return [to for to in links if why_not_link(state, unit, at, to, leaving=leaving) is None]


def is_trap(state: State, unit: str, at: Theatre) -> bool:
    """A6 and B15: say whether a unit that enters a theatre of the enemy cannot leave it."""
    contested = queries.stands(state, at, ENEMY[side_of(unit)])
    return contested and not exits(state, unit, at, leaving=False)


def reach(state: State, unit: str, origin: Theatre, goal: Theatre) -> dict[Theatre, tuple[Theatre, ...]]:
    """9.32: find where a unit may stop, each with a shortest way."""
    ways = _ways(state, unit, origin, goal)
    return {to: way for to, way in ways.items() if to == goal or is_trap(state, unit, to)}


def reaches(state: State, unit: str, origin: Theatre, goal: Theatre) -> bool:
    """9.32: say whether a unit can come to the goal."""
    return goal in _ways(state, unit, origin, goal)


def _ways(state: State, unit: str, origin: Theatre, goal: Theatre) -> dict[Theatre, tuple[Theatre, ...]]:
    """9.32: find where a unit can pass, each with a shortest way; it never goes past the goal."""
    ways: dict[Theatre, tuple[Theatre, ...]] = {origin: ()}
    edge = [origin]
    while edge:
        at = edge.pop(0)
        if at == goal and at != origin:
            continue
        for to in exits(state, unit, at, leaving=at == origin):
            if to not in ways:
                ways[to] = (*ways[at], to)
                edge.append(to)
    del ways[origin]
    return ways


def why_not_way(state: State, unit: str, way: tuple[Theatre, ...], goal: Theatre) -> Refusal | None:
    """9.32: judge a way that was named, link by link, and its end; who comes by again has left already."""
    for number, (at, to) in enumerate(pairwise(way)):
        if number and at == goal:
            return Refusal("9.32", "stops-at-goal", theatre=goal)
        refusal = why_not_link(state, unit, at, to, leaving=at == way[0])
        if refusal is not None:
            return refusal
    return why_not_stop(state, unit, way[-1], goal)


def why_not_stop(state: State, unit: str, at: Theatre, goal: Theatre) -> Refusal | None:
    """A6: a unit stops in the theatre of the expedition, or where it cannot go on."""
    if at == goal or is_trap(state, unit, at):
        return None
    return Refusal("9.32", "no-stop-there", theatre=at)


def movable(state: State, side: Side, at: Theatre) -> dict[str, int]:
    """Count the units of a Side that stand in a theatre and may ever leave it; Argos stays (12.1)."""
    found = {
        queries.unit_id(colour, element): getattr(queries.stack(state, at, colour), element)
        for colour in ("athens", "delian", "sparta", "peloponnesian")
        for element in ("land", "naval")
    }
    found[THREE_HUNDRED] = int(state.three_hundred == at)
    return {unit: number for unit, number in found.items() if number and side_of(unit) == side}
