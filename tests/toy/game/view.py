"""What a seat, or an onlooker, may know; built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import phase_of
from games.core.decision import Seat
from games.core.view import Seen, SeenPoints, common
from tests.toy.game.actions import AnyAction
from tests.toy.game.board import WARES
from tests.toy.game.outcome import merit, outcome
from tests.toy.game.steps.bids import Bids, standing_bids

if TYPE_CHECKING:
    from tests.toy.game.state import State

_FOCUS = {"fair": ("market",), "bids": ("market",), "showing": ("seats",)}
"""What the questions of a phase are about."""


class SeenStall(msgspec.Struct, frozen=True):
    """A stall, as everyone knows it."""

    id: str
    seat: Seat
    coins: int
    goods: int
    card: str
    """Empty until it is shown."""
    sold: int
    """At the fair."""
    basket: dict[str, int]


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
    own = [stall for stall in state.stalls if state.seat_of(stall) == seat]
    left = standing_bids(state)
    return View(
        **common(state, seat, lambda ended: outcome(ended).winners),
        round=state.round,
        rounds=state.rounds,
        seats=tuple(SeenPoints(each, merit(state, each)[0]) for each in range(state.seats)),
        focus=_FOCUS.get(phase_of(state), ()),
        stalls=tuple(_stall(state, stall) for stall in state.stalls),
        cards={stall: state.cards[stall] for stall in own if stall in state.cards},
        standing={stall: left[stall] for stall in own if left.get(stall)},
        pending=tuple(_pending(state, own)),
    )


def _stall(state: State, stall: str) -> SeenStall:
    card = state.cards[stall] if stall in state.shown else ""
    coins, goods = state.coins.get(stall, 0), state.goods.get(stall, 0)
    held = state.baskets.get(stall, {})
    basket = {ware: held[ware] for ware in WARES if ware in held}
    return SeenStall(stall, state.seat_of(stall), coins, goods, card, state.sold.get(stall, 0), basket)


def _pending(state: State, own: list[str]) -> list[AnyAction]:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, Bids):
        return []
    return [bid for stall in own for bid in step.noted_by(stall).values()]
