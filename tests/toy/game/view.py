"""What a seat, or an onlooker, may know; built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import phase_of
from games.core.decision import Seat
from games.core.view import Seen, SeenPoints, common
from tests.toy.game.actions import AnyAction
from tests.toy.game.outcome import merit, outcome
from tests.toy.game.steps.bids import Bids, standing_bids
from tests.toy.game.steps.rounds import ROUNDS

if TYPE_CHECKING:
    from tests.toy.game.state import State

_FOCUS = {"bids": ("market",), "showing": ("seats",)}
"""What the questions of a phase are about."""


class SeenStall(msgspec.Struct, frozen=True):
    """A stall, as everyone knows it."""

    id: str
    seat: Seat
    coins: int
    goods: int
    card: str
    """Empty until it is shown."""


class View(Seen, frozen=True, kw_only=True):
    """What a seat, or an onlooker, may know of a table."""

    stalls: tuple[SeenStall, ...]
    cards: dict[str, str]
    """The cards of the viewer's own stalls."""
    standing: dict[str, int]
    """The viewer's own standing bids."""
    pending: tuple[AnyAction, ...]
    """The viewer's own bids that are not opened yet."""

    def stalls_of(self, seat: Seat) -> list[SeenStall]:
        """List the stalls of a seat."""
        return [stall for stall in self.stalls if stall.seat == seat]


def view(state: State, seat: Seat | None) -> View:
    """Build what a seat, or an onlooker, may know."""
    own = [stall for stall, keeper in state.owners.items() if keeper == seat]
    return View(
        **common(state, seat, lambda ended: outcome(ended).winners),
        round=state.round,
        rounds=ROUNDS,
        seats=tuple(SeenPoints(each, merit(state, each)[0]) for each in range(state.seats)),
        focus=_FOCUS.get(phase_of(state), ()),
        stalls=tuple(_stall(state, stall) for stall in state.owners),
        cards={stall: state.cards[stall] for stall in own if stall in state.cards},
        standing={stall: coins for stall, coins in standing_bids(state).items() if stall in own and coins},
        pending=tuple(_pending(state, own)),
    )


def _stall(state: State, stall: str) -> SeenStall:
    card = state.cards[stall] if stall in state.shown else ""
    coins, goods = state.coins.get(stall, 0), state.goods.get(stall, 0)
    return SeenStall(stall, state.seat_of(stall), coins, goods, card)


def _pending(state: State, own: list[str]) -> list[AnyAction]:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Bids):
        return []
    return [bid for stall in own for bid in step.noted_by(stall).values()]
