"""Whether a table takes moves, or why it stands still."""

from __future__ import annotations

from bot.db.status import Status
from bot.keeper.errors import Frozen, NotNow
from bot.keeper.live import Live


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
