"""What must hold of every state, whatever was played."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.perikles import queries
from games.perikles.board import SIDES, board

if TYPE_CHECKING:
    from games.perikles.state import State


def violations(state: State) -> list[str]:
    """Name every invariant that a state breaks."""
    return [*_counters(state), *_markers(state), *_tiles(state), *_sides(state), *_roles(state)]


def _counters(state: State) -> Iterator[str]:
    for city, printed in board().counters.items():
        there = [*state.home[city], *state.hand[city], *state.dead.get(city, [])]
        there += [
            sent.counter
            for place in state.places
            for sent in (*place.attackers, *place.defenders)
            if sent.counter.city == city
        ]
        if sorted(there) != sorted(printed):
            yield f"the counters of {city} are not all there"


def _markers(state: State) -> Iterator[str]:
    for seat in range(state.seats):
        if queries.supply(state, seat) < 0:
            yield f"seat {seat} has more markers on the board than there are"
    for city, markers in state.markers.items():
        if min(markers) < 0:
            yield f"{city} has a negative number of markers"
        candidates = state.candidates[city]
        if len(candidates) > 2 or len(set(candidates)) < len(candidates):
            yield f"{city} has candidates it cannot have"


def _tiles(state: State) -> Iterator[str]:
    if state.offer:
        tiles = Tally([*state.offer, *state.pile, *(tile for own in state.tiles for tile in own)])
        spent = Tally(board().all_tiles)
        spent.subtract(tiles)
        if min(spent.values()) < 0:
            yield "there are influence tiles too many"
    won = [won.place for won in state.won]
    places = [place.id for place in state.places]
    if len(set(won)) < len(won) or len({*places, *state.unseen_places}) < len(places) + len(
        state.unseen_places
    ):
        yield "a place is there twice"
    if any(state.specials) and len(set(state.specials)) < state.seats:
        yield "a special tile was dealt twice"


def _sides(state: State) -> Iterator[str]:
    for place in state.places:
        attackers = {sent.by for sent in place.attackers}
        defenders = {sent.by for sent in place.defenders}
        if attackers & defenders:
            yield f"a seat fights itself at {place.id}"
        for sent in (*place.attackers, *place.defenders):
            if sent.counter.city not in queries.commands(state, sent.by):
                yield f"a counter of {sent.counter.city} at {place.id} was sent by a seat without command"


def _roles(state: State) -> Iterator[str]:
    for place in state.places:
        for side in SIDES:
            if place.side(side) and place.main(side) is None:
                yield f"nobody has the main role in the {side} of {place.id}"
