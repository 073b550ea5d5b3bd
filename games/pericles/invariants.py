"""What must hold of every state, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.agenda import phase_of
from games.pericles import quarters
from games.pericles.board import COLOURS, OF_SIDE, SPARTA, board
from games.pericles.queries import in_play, unit_id

if TYPE_CHECKING:
    from games.pericles.figures import Side
    from games.pericles.state import State


def violations(state: State) -> list[str]:
    """Name every invariant that a state breaks."""
    found = [*_of_factions(state), *_of_pieces(state), *_of_markers(state), *_of_quarters(state)]
    return found + [
        broken for side in state.sides for broken in (*_of_cards(state, side), *_of_city(state, side))
    ]


def _of_factions(state: State) -> Iterator[str]:
    for faction, house in state.houses.items():
        if house.honour < 0 or house.tokens < 0:
            yield f"{faction} has less than nothing"
        start = state.figures.honour.get(faction, 0)
        if house.honour != start + sum(house.tally.values()):
            yield f"the Honour of {faction} is not what it was changed by"


def _of_cards(state: State, side: Side) -> Iterator[str]:
    city, houses = state.cities[side], [state.houses[faction] for faction in OF_SIDE[side]]
    held = [card for house in houses for card in (*house.hand, *house.entourage)]
    every = Counter([*city.deck, *city.spent, *city.discards, *held])
    shared = {card: number for card, number in every.items() if not board().cards[card].leader}
    known = set(board().shared[side])
    if any(number > 1 for number in every.values()) or not set(shared) <= known:
        yield f"a card of {side} is there twice, or is none of its own"
    if state.agenda and set(shared) != known and not _is_dealing(state, side):
        yield f"a card of {side} is missing"


def _is_dealing(state: State, side: Side) -> bool:
    """Say whether cards lie on the table between hand and discards."""
    return any(getattr(step, "side", side) == side and getattr(step, "cards", None) for step in _steps(state))


def _steps(state: State) -> Iterator[object]:
    for step in state.agenda:
        yield step
        for branch in getattr(step, "branches", ()):
            yield from branch


def _of_city(state: State, side: Side) -> Iterator[str]:
    city = state.cities[side]
    purses = sum(state.houses[faction].tokens for faction in OF_SIDE[side])
    committed = sum(state.committed.get(faction, 0) for faction in OF_SIDE[side])
    if city.stock + city.board + city.aside + purses + committed != board().tracks.strategoi:
        yield f"the tokens of {side} are not all there"
    if city.controlling not in OF_SIDE[side] or city.favour not in ("", *OF_SIDE[side]):
        yield f"{side} is not controlled, or favours, one of its own"
    kinds = Counter([*(issue.kind for issue in city.track), *city.removed])
    if any(number > board().issues_of(side).get(kind, 0) for kind, number in kinds.items()):
        yield f"{side} has more issues than there are"


def _of_pieces(state: State) -> Iterator[str]:
    for colour in COLOURS:
        stacks = [held[colour] for held in state.pieces.values() if colour in held]
        limit = board().colours[colour].limit
        for kind in ("land", "naval", "base"):
            lost = state.lost_for_good.get(unit_id(colour, kind), 0)
            if sum(getattr(stack, kind) for stack in stacks) > getattr(limit, kind) - lost:
                yield f"more {colour} {kind} pieces stand than there are"
    if any("argos" in held for theatre, held in state.pieces.items() if theatre != SPARTA):
        yield "Argos stands outside Sparta"
    for theatre, held in state.pieces.items():
        if sum(stack.base for stack in held.values()) > board().tracks.bases_in_a_theatre:
            yield f"too many bases in {theatre}"
        if any(stack.is_empty for stack in held.values()):
            yield f"an empty stack stands in {theatre}"
        if any(min(stack.land, stack.naval, stack.base) < 0 for stack in held.values()):
            yield f"less than nothing stands in {theatre}"
    if any(theatre not in in_play(state) for theatre in state.pieces):
        yield "something stands in a theatre that is closed"


def _of_markers(state: State) -> Iterator[str]:
    markers = Counter[str]()
    for placed in state.treachery.values():
        markers.update(placed)
    if any(number > board().tracks.treachery for number in markers.values()):
        yield "more treachery was placed than there is"
    if state.persian_bases > board().colours["persia"].limit.base:
        yield "more Persian bases stand than there are"
    if not all(state.queues.values()):
        yield "an empty queue lies somewhere"
    queued = [placed.counter for queue in state.queues.values() for placed in queue]
    counters = Counter([*queued, *(each for house in state.houses.values() for each in house.counters)])
    if any(number > board().printed.issues.theatre[each.kind] for each, number in counters.items()):
        yield "a faction has more counters than there are"


SETTLED = ("aristophanes", "entourage", "boule", "assembly")
"""11.3: the phases in which units stand as they were redeployed."""


def _of_quarters(state: State) -> Iterator[str]:
    """11.3: from the second turn on, no unit stands where redeployment would not have left it."""
    if state.scenario_turn == 1 or phase_of(state) not in SETTLED:
        return
    for colour in quarters.ORDER:
        for theatre in in_play(state):
            if not quarters.is_host(state, theatre, colour) and quarters.excess(state, theatre, colour):
                yield f"{colour} units stand in {theatre} without a base"
