"""Whether a table takes moves, or why it stands still."""

from __future__ import annotations

from bot.db.status import Status
from bot.keeper.errors import Frozen, NotNow
from bot.keeper.live import Live
from bot.keeper.waiting_reason import Why

PLAYER_LEFT, SEAT_FREE = "waits-player-left", "waits-seat-free"
"""Why a table waits whose thread is there: a player has left the server, or a seat is free."""


def demand_running(live: Live) -> None:
    """Refuse what a table that stands still takes from nobody."""
    match live.row.status:
        case Status.RUNNING | Status.ENDED:
            return
        case Status.FROZEN:
            raise Frozen("table-frozen", fault=live.row.note)
        case Status.CANCELLED:
            raise NotNow("table-ended-early", reason=live.row.note)
        case _:
            raise NotNow("table-paused", reason=live.row.note, names=tuple(live.names))


def demand_reachable(live: Live) -> None:
    """Refuse what the players would have to be asked about, where they have no thread to be asked in."""
    if live.row.status == Status.WAITING and Why.read(live.row.note).key not in (PLAYER_LEFT, SEAT_FREE):
        demand_running(live)
