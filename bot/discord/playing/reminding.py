"""Reminders: who is waited for is told so, of all tables together; and how everybody wants to be reminded."""

from __future__ import annotations

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from discord.utils import format_dt

from bot.db import OutboxRow, UserSettings
from bot.db.target import Target
from bot.discord.panels import limits, pace, reminding
from bot.discord.panels.lobby import place_of
from bot.discord.playing.reply import acknowledge, language_of, show_panel
from bot.discord.texts import commands_in, game_name
from bot.keeper import clocks
from bot.keeper.errors import TableFault
from bot.keeper.message import Digest, write_message
from bot.keeper.rows import NONCE_BYTES, REMINDER
from bot.pace.reminders import Wait, Wishes, is_due
from bot.pace.rests import MAX_NIGHT
from bot.pace.until import EAST, WEST, read_offset

if TYPE_CHECKING:
    from bot.discord.bot import Interaction, KeryxBot
    from bot.keeper import Live
    from games.core.decision import Seat

AT_ONCE = 20
"""How many people are reminded in one transaction, and how many tables are looked at in one go."""
MAX_LISTED = 15
"""How many tables a reminder names."""

Due = tuple[int, list[Wait]]


class Reminding:
    """Knows how everybody wants to be reminded, and when they last were."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot
        self.wishes: dict[int, Wishes] = {}

    async def start(self) -> None:
        """Recall what everybody has chosen."""
        self.wishes = {known.user_id: _wishes(known) for known in await self.bot.store.people()}

    def note(self, known: UserSettings) -> None:
        """Keep in memory what somebody has chosen."""
        self.wishes[known.user_id] = _wishes(known)

    def forget(self, user: int) -> None:
        """Keep nothing of somebody."""
        self.wishes.pop(user, None)
        self.bot.keeper.rests.nights.pop(user, None)
        self.bot.keeper.rests.absences.pop(user, None)

    async def look(self) -> None:
        """Remind all who are due it, some in each transaction."""
        due = await self._due()
        for first in range(0, len(due), AT_ONCE):
            await self._remind(due[first : first + AT_ONCE])
        if due:
            self.bot.outbox.wake()

    async def _due(self) -> list[Due]:
        """List who is due a reminder, with all that waits for them; not at night, nor who is away."""
        waits, now, rests = await self._waits(), self.bot.now(), self.bot.keeper.rests
        found: list[Due] = []
        for user, own in waits.items():
            is_reached = rests.absence(user, now) is None and not rests.is_night(user, now)
            if is_due(own, self.wishes.get(user, Wishes()), now) and is_reached:
                found.append((user, own))
        return found

    async def _waits(self) -> dict[int, list[Wait]]:
        """List the tables that wait for each user; not what they have answered, of which only they know."""
        waits: defaultdict[int, list[Wait]] = defaultdict(list)
        for number, live in enumerate(self.bot.keeper.running()):
            for seat, clock in live.clocks.items():
                user = live.user_of(seat)
                is_open = clock.since is not None and clock.answered_at is None
                if user is not None and is_open and self.bot.staging.orders.on_its_way(live, seat) is None:
                    waits[user].append(self._wait(live, user, seat))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        return waits

    def _wait(self, live: Live, user: int, seat: Seat) -> Wait:
        clock, rests = live.clocks[seat], self.bot.keeper.rests
        at_night = clock.asked_at is not None and rests.is_night(user, clock.asked_at)
        return Wait(live.id, seat, clock, clocks.pace(live.row), at_night)

    async def _remind(self, due: Sequence[Due]) -> None:
        """Write reminders and that they were written: all of it, or nothing."""
        now, rows = self.bot.now(), []
        for user, waits in due:
            rows.append(self._row(user, waits, now))
            await asyncio.sleep(0)
        async with self.bot.store.writing() as writer:
            for (user, waits), row in zip(due, rows, strict=True):
                await writer.add_outbox(row)
                await writer.note_reminded(user, now)
                for wait in waits:
                    asked = wait.table, wait.seat, wait.clock.asked_at
                    await writer.note_reminded_of(*asked, now, counts=not wait.is_put_off)
        for user, waits in due:
            self.wishes[user] = replace(self.wishes.get(user, Wishes()), reminded_at=now)
            for wait in waits:
                self._note_reminded(wait, now)

    def _note_reminded(self, wait: Wait, now: datetime) -> None:
        """Keep in memory that somebody was reminded of a question, if it is still the same."""
        live = self.bot.keeper.in_memory(wait.table)
        clock = None if live is None else live.clocks.get(wait.seat)
        if live is not None and clock is not None and clock.asked_at == wait.clock.asked_at:
            count = clock.reminded + (not wait.is_put_off)
            told = replace(clock, reminded=count, reminded_at=now, nudged=False)
            live.clocks = live.clocks | {wait.seat: told}

    def _row(self, user: int, waits: Sequence[Wait], now: datetime) -> OutboxRow:
        ordered = sorted(waits, key=lambda wait: wait.clock.asked_at or now)
        digest = Digest(_lines(self.bot, user, ordered, now), [(wait.table, wait.seat) for wait in ordered])
        return OutboxRow(
            table_id=ordered[0].table,
            target=str(Target.user(user)),
            kind=REMINDER,
            payload=write_message(digest),
            nonce=secrets.token_hex(NONCE_BYTES),
            created_at=now,
            due_at=now,
        )


def _wishes(known: UserSettings) -> Wishes:
    return Wishes(known.remind, known.remind_hours, known.reminded_at)


def _lines(bot: KeryxBot, user: int, waits: Sequence[Wait], now: datetime) -> list[str]:
    """Say which tables wait for somebody, the longest wait first; of each what everybody may know."""
    texts = commands_in(bot.language_of(user))
    told = [f"- {_line(bot, live, wait, now)}" for wait in waits[:MAX_LISTED] if (live := _live(bot, wait))]
    more = len(waits) - len(told)
    rest = [texts.say("reminder-more", count=more)] if more else []
    return [texts.say("reminder-heading", count=len(waits)), *told, *rest]


def _live(bot: KeryxBot, wait: Wait) -> Live | None:
    return bot.keeper.in_memory(wait.table)


def _line(bot: KeryxBot, live: Live, wait: Wait, now: datetime) -> str:
    user = live.user_of(wait.seat)
    texts = commands_in(bot.language_of(user) if user is not None else live.row.language)
    title = texts.say("inbox-table", game=game_name(live.game.id, texts.language), table=str(live.id))
    since = texts.say("inbox-since", when=format_dt(wait.clock.asked_at or now, "R"))
    clock = pace.clock_of(live, wait.seat, bot.keeper.rests, now, texts)
    is_last = [seat for seat, each in live.clocks.items() if each.since] == [wait.seat] and len(
        live.seats
    ) > 1
    last = texts.say("reminder-last") if is_last else ""
    nudged = texts.say("reminder-nudged") if wait.clock.nudged else ""
    return " · ".join(
        part for part in (f"**{title}** {place_of(live.row)}", since, clock, last, nudged) if part
    )


# How one wants to be reminded


async def show_settings(interaction: Interaction) -> None:
    """Show somebody how they are reminded, with all that can be chosen."""
    bot = interaction.client
    known = await bot.store.user_settings(interaction.user.id)
    panel = reminding.settings_panel(known, bot.now(), commands_in(language_of(interaction)))
    await show_panel(interaction, panel, [])


async def choose(interaction: Interaction, **changes: Any) -> None:
    """Change how somebody is reminded; their clocks count as before up to now."""
    bot, user = interaction.client, interaction.user.id
    if "night_from" in changes or "utc_offset_m" in changes:
        for live in bot.keeper.tables_of(user):
            await clocks.settle(bot.keeper, live.id, user)
    async with bot.store.writing() as writer:
        known = await writer.user_settings(user)
        known = clocks.with_choice(known, changes, bot.now())
        await writer.set_user(known)
    bot.reminding.note(known)
    clocks.note_night(bot.keeper.rests, known)
    await show_settings(interaction)


async def press(interaction: Interaction, part: reminding.RemindButton | reminding.RemindMenu) -> None:
    """Do what a button or a menu of the settings is for."""
    await acknowledge(interaction)
    match part:
        case reminding.RemindButton(part=reminding.SHOW):
            await show_settings(interaction)
        case reminding.RemindButton():
            await choose(interaction, remind=part.part == reminding.ON)
        case reminding.RemindMenu():
            data: Any = interaction.data or {}
            await choose(interaction, **_chosen(part.part, str(next(iter(data.get("values", [])), ""))))


def _chosen(part: str, value: str) -> dict[str, int | None]:
    """Read what was chosen from a menu; what it does not offer is refused."""
    if part == reminding.HOURS and value in reminding.FIRST_HOURS:
        return {"remind_hours": None if value == reminding.AUTO else int(value)}
    if part == reminding.NIGHT and value in reminding.NIGHTS:
        since, _, until = value.partition("-")
        return night(int(since), int(until)) if until else night(None, None)
    if part == reminding.ZONE and value in map(str, reminding.OFFSETS):
        return {"utc_offset_m": int(value)}
    raise TableFault("remind-unknown")


def night(since: int | None, until: int | None) -> dict[str, int | None]:
    """Read a night by its hours: none, or one that is not too long."""
    if since is not None and until is not None and not 0 < (until - since) % 24 <= MAX_NIGHT:
        raise TableFault("night-too-long", hours=MAX_NIGHT)
    return {"night_from": since, "night_until": until}


def offset_of(typed: str, now: datetime) -> int:
    """Read what time it is for somebody; what was picked from the list is a number already."""
    if typed.lstrip("-").isdecimal() and WEST <= int(typed) <= EAST:
        return int(typed)
    offset = read_offset(typed, now)
    if offset is None:
        raise TableFault("no-such-time", typed=limits.escaped(limits.shortened(typed, limits.LABEL)))
    return offset
