"""What happens around tables: threads archived or deleted, the bot removed, players gone and back."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.db import StoreUnavailable, TableRow
from bot.db.status import Status
from bot.discord.discord_codes import named, surely_passes
from bot.discord.watching import greeting, waiting
from bot.keeper import faults
from bot.keeper.posts import thread_of

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

log = logging.getLogger(__name__)

LOOK_AGAIN_AFTER_S = 20.0
"""Seconds until a waiting table is looked at again because of one of its players."""


class Listeners(commands.Cog):
    """Lets tables wait, and go on, as Discord changes around them."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot
        self._looked_at: dict[int, float] = {}

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Remember who was here, in which language, and let tables go on that waited for them."""
        await self.bot.remember_locale(interaction)
        # Discord tells of every key that is typed; a player who means it sends the command.
        if interaction.guild_id is None or interaction.type is discord.InteractionType.autocomplete:
            return
        is_back = not self.bot.members.was_seen(interaction.guild_id, interaction.user.id)
        self.bot.members.saw(interaction.guild_id, interaction.user.id)
        own = self.bot.keeper.tables_of(interaction.user.id)
        still = [live.row for live in own if live.row.status == Status.WAITING]
        await self._look_again([row for row in still if self._is_due(row, at_once=is_back)])

    def _is_due(self, row: TableRow, *, at_once: bool) -> bool:
        """Say whether to look at a table because of a player: not each time, for Discord has to be asked."""
        now, last = self.bot.elapsed(), self._looked_at.get(row.key)
        if last is not None and now - last < LOOK_AGAIN_AFTER_S and not at_once:
            return False
        self._looked_at[row.key] = now
        return True

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Catch up with what happened while the bot was away."""
        await greeting.catch_up(self.bot, await self.bot.store.pulse())
        running = await self.bot.store.tables(statuses=(Status.RUNNING,))
        await self._for_each(running, self._catch_up)
        await self._look_again(await self._waiting())
        await self.bot.sides.take_up()
        await self.bot.cards.take_up()

    async def _catch_up(self, row: TableRow) -> None:
        guild = self.bot.get_guild(row.guild_id)
        if guild is None:
            await waiting.let_wait(self.bot, row.key, "waits-bot-removed")
        elif guild.unavailable:
            return  # an outage of Discord's: the table is looked at when the server is back
        elif (why := await waiting.why_shut(self.bot, row)) is not None:
            await waiting.let_wait_for_thread(self.bot, row.key, why, thread_of(row))
        elif row.thread_id is not None and self.bot.get_channel(row.thread_id) is None:
            # Threads that are open are known: this one was archived while the bot was away.
            self.bot.waker.want(row.key)

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Send what was put off while the connection was lost."""
        await self.bot.outbox.hurry()

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Let all tables of a server wait that has put the bot out."""
        for row in await self.bot.store.tables(guild_id=guild.id, statuses=(Status.RUNNING,)):
            await waiting.let_wait(self.bot, row.key, "waits-bot-removed")

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that is new, and let the tables of one go on that has the bot back."""
        await greeting.greet(self.bot, guild)
        await self._is_back(guild)

    async def _is_back(self, guild: discord.Guild) -> None:
        await self._look_again(await self._waiting(guild_id=guild.id))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Catch up with a server that comes back; at the start all of them come, and `on_ready` looks."""
        if self.bot.is_ready():
            running = await self.bot.store.tables(guild_id=guild.id, statuses=(Status.RUNNING,))
            await self._for_each(running, self._catch_up)
            await self._is_back(guild)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Let a table wait whose thread is gone."""
        row = await self.bot.store.table_of_thread(thread.thread_id)
        if row is not None:
            await waiting.let_wait_for_thread(self.bot, row.key, "waits-thread-deleted", thread_of(row))

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Let a table wait while its thread is locked; one that is archived is woken."""
        row = await self.bot.store.table_of_thread(thread.thread_id)
        if row is None:
            return
        metadata = thread.data["thread_metadata"]
        if metadata.get("locked"):
            await waiting.let_wait_for_thread(self.bot, row.key, "waits-thread-locked", thread_of(row))
        elif metadata["archived"] and row.status == Status.RUNNING:
            await self.bot.waker.archived(row)
        else:
            await self._look_again([row])

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Let the tables of a channel wait that is gone with its threads."""
        for row in await self.bot.store.tables(guild_id=channel.guild.id, statuses=(Status.RUNNING,)):
            if row.channel_id == channel.id:
                await waiting.let_wait_for_channel(self.bot, row.key)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Let tables go on whose channel the bot may write in again."""
        rows = await self._waiting(guild_id=channel.guild.id)
        await self._look_again([row for row in rows if row.channel_id == channel.id])

    @commands.Cog.listener()
    async def on_guild_role_update(self, _before: discord.Role, role: discord.Role) -> None:
        """Let tables go on where a role may have given the bot its rights back."""
        await self._look_again(await self._waiting(guild_id=role.guild.id))

    async def _waiting(self, guild_id: int | None = None) -> list[TableRow]:
        return await self.bot.store.tables(guild_id=guild_id, statuses=(Status.WAITING,))

    async def _look_again(self, rows: list[TableRow]) -> None:
        await self._for_each(rows, lambda row: waiting.resume_if_right(self.bot, row.key))

    async def _for_each(self, rows: list[TableRow], look: Callable[[TableRow], Awaitable[object]]) -> None:
        for row in rows:
            try:
                await look(row)
            except Exception as bug:  # noqa: BLE001 - one table must not keep the others from going on
                if isinstance(bug, StoreUnavailable) or surely_passes(bug):
                    log.warning("table %s could not be looked at: %s", row.id, named(bug))
                    continue
                if self.bot.is_closed():
                    # What goes wrong then is the end itself; the tables are looked at when the bot is back.
                    return
                faults.report(row.id, bug)
