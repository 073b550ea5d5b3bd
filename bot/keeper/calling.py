"""A call for somebody to take a seat: what everybody may know of the seat when it is called for."""

from __future__ import annotations

from typing import Any

from bot.db import Store
from bot.keeper import consent, history
from bot.keeper.live import Live
from games.core.decision import Seat


async def about(store: Store, live: Live, seat: Seat) -> dict[str, Any]:
    """Say what a call is about: the seat, what it plays, where the game is, and how the seat stands.

    All of it is as everybody was last told: a turn under way is its player's own.
    """
    seen = await history.as_told(store, live)
    view = seen.game.view(seen.state, None)
    standing = next(each for each in seen.game.standings(seen.state) if each.seat == seat)
    return {
        **consent.about_seat(live, seat),
        "roles": list(seen.game.roles(seen.state).get(seat, ())),
        "round": view.round,
        "rounds": view.rounds,
        "phase": view.phase,
        "rank": standing.rank,
        "points": standing.points,
    }
