"""What is done from time to time: old rows go, the database is copied, players who have left are missed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, timedelta
from typing import TYPE_CHECKING

from discord.ext import commands, tasks

from bot.db import StoreUnavailable
from bot.db.backup import back_up_regularly, newest_regular
from bot.db.known import BACKUPS
from bot.discord.playing import pulse
from bot.discord.sending import answered
from bot.discord.watching import attendance
from bot.keeper import faults
from bot.operating import metrics

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

THIN_EVERY_S = 3600.0
LATELY = timedelta(days=1)
"""A table that ended longer ago has been thinned for the last time."""
BACK_UP_EVERY_S = 600.0
"""Seconds between two looks whether a copy of the database is due."""
CARDS_EVERY_S = 60.0
RESTED_LONG_AGO = timedelta(days=180)
"""Absences and outages that were over longer ago are not kept: no clock has run since then."""
SENT_LONG_AGO = timedelta(days=30)
"""Messages that were sent longer ago are not kept."""


async def prune_messages(bot: KeryxBot) -> None:
    """Delete what was sent weeks ago; of tables that go on, not those messages that may still be changed.

    What cannot be deleted now is tried again the next time.
    """
    before = bot.now() - SENT_LONG_AGO
    with _going_on("messages are not deleted now"):
        for table_id in await bot.store.tables_told_before(before):
            row = await bot.store.table(table_id)
            keep = 0 if row is not None and row.status.is_over else answered.LOOKED_AT
            async with bot.store.writing() as writer:
                await writer.prune_outbox(table_id, before, keep=keep)


async def back_up(bot: KeryxBot) -> None:
    """Copy the database if the last regular copy is old enough."""
    settings, now = bot.settings, bot.now().astimezone(UTC)
    folder, every = settings.data / BACKUPS, timedelta(hours=settings.backup_hours)
    if await back_up_regularly(bot.store, folder, now, every, settings.backups_kept):
        log.info("the database was copied")
    # Also a copy of an earlier run counts: a restart alone is no reason for alarm.
    if newest := newest_regular(folder, now):
        metrics.BACKED_UP.set(newest.timestamp())


class Upkeep(commands.Cog):
    """Keeps the database small while tables age, and tables from waiting for those who are gone."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Begin."""
        self.thin.start()
        self.miss_players.start()
        self.show_cards.start()
        self.feel_pulse.start()
        if self.bot.settings.backup_hours and self.bot.store.is_file:
            self.back_up.start()

    async def cog_unload(self) -> None:
        """Stop."""
        self.thin.cancel()
        self.miss_players.cancel()
        self.show_cards.cancel()
        self.feel_pulse.cancel()
        self.back_up.cancel()

    @tasks.loop(seconds=THIN_EVERY_S)
    async def thin(self) -> None:
        """Thin the snapshots of every table that may have new ones; what ended long ago leaves the memory."""
        await prune_messages(self.bot)
        long_ago = self.bot.now() - LATELY
        self.bot.keeper.forget_ended(long_ago)
        with _going_on("absences and outages are not forgotten now"):
            async with self.bot.store.writing() as writer:
                await writer.forget_rests(self.bot.now() - RESTED_LONG_AGO)
        with _going_on("snapshots are not thinned now"):
            # Not those that ended long ago, of which there are more and more.
            for table_id in await self.bot.store.tables_in_use(long_ago):
                await self._thin(table_id)

    async def _thin(self, table_id: int) -> None:
        """Thin the snapshots of a table; a fault with one keeps from none of the others."""
        try:
            async with self.bot.store.writing() as writer:
                await writer.thin_snapshots(table_id)
        except StoreUnavailable:
            raise
        except Exception as bug:  # noqa: BLE001 - one table that cannot be thinned is reported
            faults.report(table_id, bug)

    @tasks.loop(seconds=BACK_UP_EVERY_S)
    async def back_up(self) -> None:
        """Copy the database from time to time."""
        with _going_on("the database is not copied now"):
            await back_up(self.bot)

    @tasks.loop(seconds=attendance.LOOK_EVERY_S)
    async def miss_players(self) -> None:
        """Look for players who are waited for and may have left their server."""
        with _going_on("players are not looked for now"):
            await attendance.look(self.bot)

    @tasks.loop(seconds=pulse.EVERY_S)
    async def feel_pulse(self) -> None:
        """Do what time has made due."""
        with _going_on("clocks are not looked at now"):
            await pulse.look(self.bot)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Note as soon as players can answer that nobody could before."""
        with _going_on("the pulse is not noted now"):
            await pulse.beat(self.bot)

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Note the same after a lost connection."""
        await self.on_ready()

    @tasks.loop(seconds=CARDS_EVERY_S)
    async def show_cards(self) -> None:
        """Bring the cards of tables, and threads of groups, up to date that had to wait for it."""
        with _going_on("cards of tables are not brought up to date now"):
            await self.bot.cards.catch_up()
        with _going_on("threads of groups are not looked at now"):
            await self.bot.sides.catch_up()


@contextmanager
def _going_on(trouble: str) -> Iterator[None]:
    """Report what goes wrong, and let the next time come: a loop that fails would never run again."""
    try:
        yield
    except StoreUnavailable as unavailable:
        log.warning("%s: %s", trouble, unavailable)
    except Exception as bug:  # noqa: BLE001 - whatever it is, it is reported
        faults.report(None, bug)
