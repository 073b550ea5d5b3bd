"""After the weeks: what the referee found, and every move and message there once, as after a soak."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bot.cli._soak_verdict import examine
from bot.cli._weeks.chronicle import Doors
from bot.cli._weeks.month import Month
from bot.db import OutboxRow


class Verdict(NamedTuple):
    """What was counted, and what is wrong."""

    counts: dict[str, int]
    wrong: list[str]


async def judged(month: Month, data: Path) -> Verdict:
    """Judge some weeks that are over."""
    for visitor in month.visitors:
        for table, count in visitor.unanswered.items():
            month.played[table].unanswered[visitor.user.name] = count
        for table in visitor.noted:
            month.played[table].tells_once = False
    closed = {event.person for event in month.chronicle.events if isinstance(event, Doors)}

    def is_excused(row: OutboxRow) -> bool:
        """Let a letter be missing that its reader did not take, or that came too late for its tables."""
        return row.dead and (str(row.to.user_id) in closed or row.kind == "reminder")

    after = await examine(month.server, data, list(month.played.values()), is_excused)
    referee = month.referee
    counts = {"tables": len(month.played), "moves": after.moves, "messages": after.messages}
    kills = {"kills": sum(month.kills.values())}
    return Verdict({**kills, **counts, **referee.counts}, [*referee.wrong, *after.wrong])
