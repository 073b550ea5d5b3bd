"""15: where Phormio places counters: he rolls for a theatre that passes a filter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles import queries
from games.pericles.actions import Place
from games.pericles.board import (
    ALLIED,
    CITY,
    DIPLOMATIC,
    EAST,
    LEAGUE,
    MILITARY,
    ORACLE,
    PERSIA,
    RUMOUR,
    SIDE_OF,
    board,
)
from games.pericles.phormio.resolve import can_march, expects_battle, needed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from games.pericles.figures import Theatre
    from games.pericles.phormio.mind import Mind

    Filter = Callable[[Mind, Theatre], bool]

ORDER = (ORACLE, ALLIED, DIPLOMATIC, MILITARY)
"""8.3: what is placed first is resolved last."""
ROLLS, FACES = 3, 20
WEAK = 5
"""8.51: an enemy base with no more defence than this can be flipped."""


def place(mind: Mind) -> Place:
    """8.3: choose a counter by the order of placement, then a theatre."""
    held = sorted({(each.kind, each.owner) for each in mind.house.counters})
    order = [RUMOUR, *ORDER] if _leads(mind) else [*ORDER, RUMOUR]
    kind, owner = min(held, key=lambda each: (order.index(each[0]), each[1] != mind.faction))
    return Place(mind.faction, kind, owner, _theatre(mind, kind))


def _leads(mind: Mind) -> bool:
    """8.1: say whether the faction is in the first half of the Honour order."""
    order = mind.state.honour_order
    return order.index(mind.faction) < len(order) // 2


def _theatre(mind: Mind, kind: str) -> Theatre:
    """Roll up to three times for a theatre that passes the filter; else take the lowest that does."""
    passing = next(filter(None, _passing(mind, kind)), queries.in_play(mind.state))
    if passing == [PERSIA]:
        return PERSIA
    numbers = {board().theatres[each].no: each for each in passing}
    for _ in range(ROLLS):
        if (rolled := _rolled(mind)) in numbers:
            return numbers[rolled]
    return numbers[min(numbers)]


def _rolled(mind: Mind) -> int:
    """15: roll for a theatre; the Eastern Mediterranean is rolled again where it is not there (A25)."""
    east = board().theatres[EAST].no
    while (rolled := mind.roll(FACES)) == east and not queries.is_in_play(mind.state, EAST):
        pass
    return rolled


def _passing(mind: Mind, kind: str) -> Iterator[list[Theatre]]:
    """Go through the theatres that pass each filter of a kind, first those where none of its kind lies."""
    for each in FILTERS[kind]:
        found = [theatre for theatre in queries.in_play(mind.state) if each(mind, theatre)]
        fresh = [theatre for theatre in found if not _lies(mind, kind, theatre)]
        yield fresh or found
        if kind == ALLIED and mind.side == "sparta" and mind.state.persia_open and each is _full:
            yield [PERSIA]


def _lies(mind: Mind, kind: str, theatre: Theatre) -> bool:
    return any(each.counter.kind == kind for each in mind.state.queues.get(theatre, ()))


def _winnable(mind: Mind, theatre: Theatre) -> bool:
    return expects_battle(mind, theatre)


def _contested(mind: Mind, theatre: Theatre) -> bool:
    return queries.is_contested(mind.state, theatre)


def _next_door(mind: Mind, theatre: Theatre) -> bool:
    """Say whether the enemy alone stands there, and own units next to it."""
    if queries.holders(mind.state, theatre) != [mind.enemy]:
        return False
    links = board().theatres[theatre].links
    return any(
        queries.units_of(mind.state, at, mind.side, element) for at in links for element in ("land", "naval")
    )


def _home(mind: Mind, theatre: Theatre) -> bool:
    """Say whether the theatre is the own City-State and has units to build."""
    colour = CITY[mind.side]
    left = sum(queries.left_in_box(mind.state, colour, element) for element in ("land", "naval"))
    return theatre == mind.side and left > 0


def _open(mind: Mind, theatre: Theatre) -> bool:
    """Say whether another base can be built beside a league base."""
    bases = sum(queries.bases_of(mind.state, theatre, side) for side in CITY)
    return _full(mind, theatre) and bases < board().tracks.bases_in_a_theatre


def _full(mind: Mind, theatre: Theatre) -> bool:
    """Say whether a league base stands there."""
    return queries.stack(mind.state, theatre, LEAGUE[mind.side]).base > 0


def _weak(mind: Mind, theatre: Theatre) -> bool:
    there = queries.stack(mind.state, theatre, LEAGUE[mind.enemy]).base > 0
    return there and needed(mind, theatre) - 1 <= WEAK


def _neutral(mind: Mind, theatre: Theatre) -> bool:
    return not queries.holders(mind.state, theatre)


def _betrayed(mind: Mind, theatre: Theatre) -> bool:
    own = queries.holders(mind.state, theatre) == [mind.side]
    return own and queries.treachery(mind.state, theatre, mind.enemy) > 0


def _on_the_enemy(mind: Mind, theatre: Theatre) -> bool:
    """Say whether an enemy counter lies on top there."""
    queue = mind.state.queues.get(theatre, [])
    return bool(queue) and SIDE_OF[queue[-1].by] == mind.enemy


def _capital(mind: Mind, theatre: Theatre) -> bool:
    return theatre == mind.side


def _any(_mind: Mind, _theatre: Theatre) -> bool:
    return True


def _unclaimed(mind: Mind, theatre: Theatre) -> bool:
    """Say whether nobody stands there, and own units can go."""
    return _neutral(mind, theatre) and can_march(mind, theatre)


def _is_wanted(mind: Mind, theatre: Theatre) -> bool:
    """11.4: say whether the assembly wants something there that is not so yet."""
    will = mind.state.cities[mind.side].will
    if will is None or theatre not in will.theatres:
        return False
    if will.need == "base":
        return theatre not in mind.state.cities[mind.side].founded
    return queries.holders(mind.state, theatre) != [mind.side]


def _march_for_the_will(mind: Mind, theatre: Theatre) -> bool:
    free = _unclaimed(mind, theatre) or _winnable(mind, theatre)
    return _is_wanted(mind, theatre) and free


def _build_for_the_will(mind: Mind, theatre: Theatre) -> bool:
    bases = sum(queries.bases_of(mind.state, theatre, side) for side in CITY)
    here = queries.stands(mind.state, theatre, mind.side) or _marched(mind, theatre)
    return _is_wanted(mind, theatre) and here and bases < board().tracks.bases_in_a_theatre


def _marched(mind: Mind, theatre: Theatre) -> bool:
    return _lies(mind, MILITARY, theatre)


def _talk_for_the_will(mind: Mind, theatre: Theatre) -> bool:
    return _is_wanted(mind, theatre) and (_neutral(mind, theatre) or _weak(mind, theatre))


FILTERS: dict[str, tuple[Filter, ...]] = {
    MILITARY: (_march_for_the_will, _winnable, _unclaimed, _contested, _next_door, _home),
    ALLIED: (_build_for_the_will, _open, _full),
    DIPLOMATIC: (_talk_for_the_will, _weak, _neutral, _betrayed),
    ORACLE: (_any,),
    RUMOUR: (_on_the_enemy, _capital),
}
"""15: the filters of each kind of counter, in order."""
