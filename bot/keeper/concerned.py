"""Whom it concerns if moves are taken back: so it is said who must agree, from what everybody may know."""

from __future__ import annotations

from bot.db import Store
from bot.keeper import consent, history
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.live import Live
from games.core.decision import Seat


async def concerned(store: Store, live: Live, to_seq: int) -> list[Seat]:
    """List the seats that lose something if a table goes back to a move.

    Those are all who have made a move since that everybody was told of, and all who are asked now, for they
    know the position that they are asked in. If anything was drawn or shown since, it concerns all.
    What nobody was told of, such as answers under seal, counts for nothing here.
    """
    if await history.is_told_since(store, live, to_seq):
        return consent.players(live)
    kept = set(live.trail)
    steps = await store.steps(live.id)
    moved = {step.seat for step in steps if to_seq < step.seq <= live.row.posted_seq and step.seq in kept}
    return [seat for seat in consent.players(live) if seat in moved or seat in live.waiting_for()]


async def before_last_move(store: Store, live: Live, seat: Seat) -> int:
    """Find the move to go back to if a seat is to have its last move again, which everybody was told of."""
    if live.may_undo(seat):
        raise NotNow("undo-needs-no-agreement")
    kept = set(live.trail)
    steps = [step for step in await store.steps(live.id) if step.seat == seat and step.seq in kept]
    if not steps:
        raise NotNow("nothing-to-undo")
    if steps[-1].seq > live.row.posted_seq:
        raise NotNow("can-still-change")
    return live.trail[live.trail.index(steps[-1].seq) - 1]


def demand_may_go_back(live: Live, to_seq: int | None, number: int) -> int:
    """Refuse a way back to what is no earlier move; a step of a turn under way is its player's own."""
    if live.row.status.is_over:
        raise NotNow("seed-published")
    if to_seq is None or to_seq not in live.trail[:-1] or to_seq > live.row.posted_seq:
        raise NotAtTable("no-such-move", seq=number)
    return to_seq
