"""What must hold of every state, whatever was played."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.core.agenda import phase_of
from games.peloponnes import queries
from games.peloponnes.board import DISASTERS, board
from games.peloponnes.steps.simultaneous import Simultaneous

if TYPE_CHECKING:
    from games.peloponnes.state import State


def violations(state: State) -> list[str]:
    """Name every invariant that a state breaks."""
    return [
        *_tiles(state),
        *_holdings(state),
        *_chips(state),
        *_bids(state),
        *_order(state),
        *_noted(state),
    ]


def _tiles(state: State) -> Iterator[str]:
    places = [*state.gone, *state.regular, *state.conquest]
    for stack in state.stacks.values():
        places += stack
    for holding in state.holdings:
        places += [built.tile for built in holding.buildings]
        places += holding.lands
        if any(built.tile not in board().buildings for built in holding.buildings):
            yield "a land stands among buildings"
        if any(land not in board().lands for land in holding.lands):
            yield "a building lies among lands"
    if Tally(places) != Tally(list(board().tiles)):
        yield "the tiles are not all there once"
    if state.ended and any(state.stacks.values()):
        yield "the game ended before all tiles were turned up"


def _holdings(state: State) -> Iterator[str]:
    for seat, holding in enumerate(state.holdings):
        amounts = {
            "wood": holding.wood,
            "stone": holding.stone,
            "food": holding.food,
            "coins": holding.coins,
            "luxury": holding.luxury,
            "inhabitants": holding.inhabitants,
        }
        for kind, amount in amounts.items():
            if amount < 0:
                yield f"seat {seat} has less than no {kind}"
            if amount > board().limits.get(kind, amount):
                yield f"seat {seat} has more {kind} than its store holds"
        if state.ended and queries.pledged(holding):
            yield f"seat {seat} has a coin on a building after the end"
    names = [holding.civilisation for holding in state.holdings if holding.civilisation]
    if len(set(names)) < len(names):
        yield "a civilisation was dealt twice"


def _chips(state: State) -> Iterator[str]:
    left = Tally(state.chips)
    printed = Tally(board().chips)
    for disaster in DISASTERS:
        if left[disaster] + state.turned[disaster] != printed[disaster]:
            yield f"the chips of {disaster} are not all there"
    turned = len(board().chips) - len(state.chips)
    if turned > state.round * board().numbers.chips_per_round:
        yield "more chips lie open than the rounds have turned up"


def _bids(state: State) -> Iterator[str]:
    tiles, seats = [bid.tile for bid in state.bids], [bid.seat for bid in state.bids]
    if len(set(tiles)) < len(tiles):
        yield "two bids lie on one tile"
    if len(set(seats)) < len(seats) or set(seats) & set(state.passed):
        yield "a seat has bid twice, or bid and passed"
    for bid in state.bids:
        if queries.row_of(state, bid.tile) is None:
            yield f"a bid lies on {bid.tile}, which is not there"
        elif bid.coins < queries.minimum_bid(state, bid.tile):
            yield f"the bid on {bid.tile} is too low"
    if state.bids and phase_of(state) not in ("bids", "taking"):
        yield "bids lie there after they were settled"


def _order(state: State) -> Iterator[str]:
    if sorted(state.order) != list(range(state.seats)):
        yield "a seat is not in the order of play, or there twice"


def _noted(state: State) -> Iterator[str]:
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Simultaneous):
        for seat in range(state.seats):
            for slot, action in step.noted_by(seat).items():
                if slot not in step.slots(state, seat) or not step.ask(state, seat, slot).allows(action):
                    yield f"seat {seat} has noted what is no answer"
