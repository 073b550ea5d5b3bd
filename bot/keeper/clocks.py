"""The clocks of tables as they are kept: read with their table, moved and stored with every change of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.db import AbsenceRow, ClockRow, Store, TableRow, UserSettings, Writer
from bot.db.status import Status
from bot.keeper.errors import NotNow
from bot.keeper.live import Live
from bot.pace.clock import Clock, Timing, Turn
from bot.pace.pace import OWN, Pace, pace_of
from bot.pace.reminders import DAY, may_nudge
from bot.pace.rests import Absence, Night, Rests, Span
from games.core.agenda import is_sealed
from games.core.decision import Seat

if TYPE_CHECKING:
    from bot.keeper.keeper import Keeper

_FIELDS = tuple(field.name for field in fields(Clock))


def pace(row: TableRow) -> Pace:
    """Give the pace of a table."""
    return pace_of(row.pace, row.pace_hours, row.bank_hours, row.when_up)


def columns(of: Pace) -> dict[str, Any]:
    """Give a pace as a row keeps it."""
    is_own = of.name == OWN
    return {
        "pace": of.name,
        "pace_hours": of.hours if is_own else None,
        "bank_hours": of.bank if is_own else None,
        "when_up": of.when_up,
    }


def timing(live: Live, rests: Rests) -> Timing:
    """Give that by which the clocks of a table are read."""
    return Timing(pace(live.row), tuple(seat.user_id for seat in live.seats), rests)


def has_answered(live: Live, seat: Seat) -> bool:
    """Say whether a seat has nothing left to answer; under seal that is its secret."""
    return not any(each.required for each in live.decisions(seat))


def turned(
    after: Live, rests: Rests, now: datetime, *, told: bool = False, movers: Iterable[Seat] = ()
) -> dict[Seat, Clock]:
    """Give the clocks of a table as a change leaves them."""
    waiting = [] if after.row.status.is_over else after.waiting_for()
    sealed = is_sealed(after.state) and not told
    answered = {seat: has_answered(after, seat) for seat in movers if sealed and seat in waiting}
    turn = Turn(now, waiting, after.row.status == Status.RUNNING, told, answered)
    return timing(after, rests).turned(after.clocks, turn)


def due(after: Live, rests: Rests, now: datetime) -> dict[Seat, datetime]:
    """Say until when those have time who are waited for once all are told of a move."""
    told = timing(after, rests)
    running = turned(after, rests, now, told=True)
    times = {seat: told.due(seat, running[seat]) for seat in after.waiting_for()}
    return {seat: until for seat, until in times.items() if until is not None}


def as_it_is(live: Live) -> Live:
    """Give a table of which nothing changes but its clocks."""
    return replace(live, row=live.row.model_copy())


async def read(store: Store, table_id: int) -> dict[Seat, Clock]:
    """Read the clocks of a table."""
    rows = await store.clocks(table_id)
    return {row.seat: Clock(**row.model_dump(include=set(_FIELDS))) for row in rows}


async def write(
    writer: Writer, table: int, before: Mapping[Seat, Clock], after: Mapping[Seat, Clock]
) -> None:
    """Store the clocks that are not as they were."""
    for seat, clock in after.items():
        if before.get(seat) != clock:
            await writer.put_clock(ClockRow(table_id=table, seat=seat, **asdict(clock)))


def night_of(known: UserSettings) -> Night | None:
    """Give the night of a user who has named one, and what time it is where they are."""
    if known.night_from is None or known.night_until is None or known.utc_offset_m is None:
        return None
    return Night(known.night_from, known.night_until, known.utc_offset_m, known.night_at)


def with_choice(known: UserSettings, changes: Mapping[str, Any], now: datetime) -> UserSettings:
    """Give what a user has chosen, and note when they chose another night than they had."""
    chosen = UserSettings(**known.model_dump() | dict(changes))
    had_any = night_of(known) is not None or known.night_at is not None
    if had_any and _hours_of(chosen) != _hours_of(known):
        chosen.night_at = now
    return chosen


def _hours_of(known: UserSettings) -> tuple[int | None, ...]:
    return known.night_from, known.night_until, known.utc_offset_m


async def read_rests(store: Store) -> Rests:
    """Read everybody's nights and absences, and when nobody could answer."""
    rests = Rests(outages=[Span(row.since, row.until) for row in await store.outages()])
    for known in await store.people():
        night = night_of(known)
        if night is not None:
            rests.nights[known.user_id] = night
    for row in await store.absences():
        note_absence(rests, row)
    return rests


def note_night(rests: Rests, known: UserSettings) -> None:
    """Keep in memory when it is night for somebody."""
    night = night_of(known)
    if night is None:
        rests.nights.pop(known.user_id, None)
    else:
        rests.nights[known.user_id] = night


def end_absences(rests: Rests, user: int, now: datetime) -> None:
    """Keep in memory that somebody is back."""
    known = [each for each in rests.absences.get(user, ()) if each.since < now]
    rests.absences[user] = [replace(each, until=min(each.until, now)) for each in known]


async def settle(keeper: Keeper, table: int, user: int) -> None:
    """Let the clock of a user count what has passed as it was: their nights are about to change."""

    async def change(live: Live) -> None:
        seat = live.seat_of(user)
        clock = None if seat is None else live.clocks.get(seat)
        if seat is not None and clock is not None and clock.since is not None:
            told = timing(live, keeper.rests).settled(seat, clock, keeper.now())
            async with keeper.becoming(replace(as_it_is(live), clocks=live.clocks | {seat: told}), []):
                pass

    await keeper.change(table, change)


def note_absence(rests: Rests, row: AbsenceRow) -> None:
    """Keep in memory that somebody is away for a time."""
    rests.absences.setdefault(row.user_id, []).append(Absence(row.since, row.until, row.keryx))


def why_not_nudge(live: Live, seat: Seat, now: datetime) -> NotNow | None:
    """Say what forbids a nudge, if anything does; it depends on what everybody sees."""
    others = others_asked(live, seat)
    if live.row.status != Status.RUNNING or not others:
        return NotNow("nudge-nobody")
    if seat in live.waiting_for() and not is_sealed(live.state):
        return NotNow("nudge-own-turn")
    if live.row.nudged_at is not None and now - live.row.nudged_at < DAY:
        return NotNow("nudge-once-a-day")
    return (
        None
        if any(may_nudge(live.clocks[each], pace(live.row), now) for each in others)
        else NotNow("nudge-too-early")
    )


def others_asked(live: Live, seat: Seat) -> list[Seat]:
    """List the seats beside one whose clocks run."""
    return [each for each, clock in live.clocks.items() if clock.since is not None and each != seat]
