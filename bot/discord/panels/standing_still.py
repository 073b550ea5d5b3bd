"""Tables that stand still: since when and for whom, from what everybody may know."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from discord.utils import format_dt

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.discord.panels import limits
from bot.discord.panels.waiting_reason import in_words
from bot.discord.texts import game_name
from bot.keeper import Live
from bot.keeper.live import names_of
from games.text import Words

LONG = timedelta(days=1)
"""A table that is played stands still once it has waited so long."""
MOST_LISTED = 12


class Still(NamedTuple):
    """A table that stands still, and what is said of it."""

    since: datetime
    line: str


def waiting_long(live: Live, now: datetime, texts: Words) -> Still | None:
    """Say for whom a table that is played has waited for long."""
    asked = [live.clocks[seat].asked_at for seat in live.waiting_for() if seat in live.clocks]
    since = min((at for at in asked if at is not None), default=None)
    if since is None or now - since < LONG:
        return None
    names = tuple(limits.escaped(live.names[seat]) for seat in live.waiting_for())
    return Still(since, texts.say("health-waits", names=names, **_facts(live.row, since, texts)))


def stopped(row: TableRow, seats: Sequence[SeatRow], since: datetime, texts: Words) -> Still:
    """Say why a table is not being played; its last move was then."""
    is_number = row.status == Status.FROZEN
    why = row.note if is_number else in_words(row.note, names_of(seats), texts.language)
    status = texts.say(f"status-{row.status}")
    return Still(since, texts.say("health-stopped", status=status, why=why, **_facts(row, since, texts)))


def _facts(row: TableRow, since: datetime, texts: Words) -> dict[str, str]:
    game = game_name(row.game, texts.language)
    return {"table": str(row.id), "game": game, "when": format_dt(since, "R")}


def listed(found: Sequence[Still], texts: Words) -> list[str]:
    """List the tables that have stood still longest; of the others say how many they are."""
    lines = [each.line for each in sorted(found)[:MOST_LISTED]]
    left = len(found) - len(lines)
    return [*lines, *([texts.say("health-more", count=left)] if left else [])]
