"""Pace and clocks in words: what all may know of how long everybody has."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

from discord.utils import format_dt

from bot.db import SeatRow, TableRow
from bot.discord.panels import limits
from bot.keeper import Live, clocks
from bot.pace.pace import OWN
from bot.pace.rests import Rests
from games.core.decision import Seat
from games.text import Words


def pace_lines(row: TableRow, texts: Words) -> list[str]:
    """Say how long a move may take at a table, and what follows when time is up."""
    pace = clocks.pace(row)
    own = texts.say("pace-own", hours=pace.hours or 0, bank=pace.bank)
    lines = [texts.say("lobby-pace", pace=own if pace.name == OWN else texts.say(f"choice-{pace.name}"))]
    if pace.hours is None:
        return lines
    then = texts.say(f"choice-{pace.when_up}")
    return [*lines, "-# " + texts.say("lobby-pace-when-up", then=then, days=pace.away_days)]


def in_brief(row: TableRow, texts: Words) -> str:
    """Name the pace of a table in a few words."""
    pace = clocks.pace(row)
    return texts.say("pace-brief", hours=pace.hours or 0, bank=pace.bank)


def clock_of(live: Live, seat: Seat, rests: Rests, now: datetime, texts: Words) -> str:
    """Say until when a seat that is asked has time, as everybody sees it; nothing where there is no limit."""
    timing, clock = clocks.timing(live, rests), live.clocks.get(seat)
    due = timing.due(seat, clock) if clock is not None else None
    if due is None or clock is None:
        return ""
    if due <= now:
        return texts.say("clock-up")
    return texts.say("clock-until", when=format_dt(due, "R"), hours=_hours(timing.bank(clock)))


def clocks_of_others(live: Live, but: Seat | None, rests: Rests, now: datetime, texts: Words) -> list[str]:
    """Say until when those have time who are waited for."""
    told = {seat: clock_of(live, seat, rests, now, texts) for seat in live.waiting_for() if seat != but}
    return [
        texts.say("clock-of", name=limits.escaped(live.names[seat]), clock=clock)
        for seat, clock in told.items()
        if clock
    ]


def away_of(live: Live, rests: Rests, now: datetime, texts: Words) -> list[str]:
    """Say who of those that are waited for is away, and until when."""
    return absences([live.seats[seat] for seat in live.waiting_for()], rests, now, texts)


def absences(seats: Iterable[SeatRow], rests: Rests, now: datetime, texts: Words) -> list[str]:
    """Say who of those in some seats is away, and until when."""
    return [
        texts.say("away-until", name=limits.escaped(seat.name), when=format_dt(absence.until, "f"))
        for seat in seats
        if (absence := rests.absence(seat.user_id, now)) is not None
    ]


def _hours(seconds: float) -> int:
    return int(seconds // 3600)
