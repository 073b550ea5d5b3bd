"""`/privacy`: what Keryx keeps of a user, how secrets reach them, and how all of it is deleted."""

from __future__ import annotations

from contextlib import AsyncExitStack

from discord import app_commands
from discord.ext import commands

from bot.db import TableRow, UserSettings
from bot.db.status import Status
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.panels.waiting_reason import in_words
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.sending import private_threads
from bot.discord.sending.delivery import IN_THREAD
from bot.discord.sending.lobby_message import refresh
from bot.discord.texts import commands_in
from bot.keeper import Keeper
from bot.keeper.waiting_reason import Why
from cogs._about import about, choice, params
from games.text import Words
from games.text.words import SEAT_MARKS

WAYS = [choice(way) for way in ("dm", "thread")]


class Privacy(commands.GroupCog, group_name="privacy", group_description=about("privacy")):
    """Personal data."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="show", description=about("privacy show"))
    async def show_kept(self, interaction: Interaction) -> None:
        """Say what is kept."""
        await acknowledge(interaction)
        texts = commands_in(language_of(interaction))
        tables = await self.bot.store.tables(user_id=interaction.user.id)
        known = await self.bot.store.user_settings(interaction.user.id)
        lines = [
            texts.say("privacy-kept"),
            texts.say("privacy-tables", count=len(tables), tables=tuple(str(row.id) for row in tables[-20:])),
            _results(known, texts),
            texts.say(_way(known)),
        ]
        await show(interaction, "\n".join(lines))

    @app_commands.command(name="secrets", description=about("privacy secrets"))
    @app_commands.describe(**params("way"))
    @app_commands.choices(way=WAYS)
    async def secrets(self, interaction: Interaction, way: str) -> None:
        """Choose how secrets reach one where direct messages are closed."""
        await acknowledge(interaction)
        async with self.bot.store.writing() as writer:
            known = await writer.user_settings(interaction.user.id)
            changes = {"private_thread_ok": way == "thread", "dm": "unknown"}
            await writer.set_user(UserSettings(**known.model_dump() | changes))
        await show(interaction, commands_in(language_of(interaction)).say(f"privacy-chosen-{way}"))

    @app_commands.command(name="results", description=about("privacy results"))
    @app_commands.describe(**params("shown"))
    async def results(self, interaction: Interaction, shown: bool) -> None:
        """Choose whether others can look up one's results."""
        await acknowledge(interaction)
        async with self.bot.store.writing() as writer:
            known = await writer.user_settings(interaction.user.id)
            chosen = UserSettings(**known.model_dump() | {"results": shown})
            await writer.set_user(chosen)
        await show(interaction, _results(chosen, commands_in(language_of(interaction))))

    @app_commands.command(name="delete", description=about("privacy delete"))
    @app_commands.describe(**params("sure"))
    async def delete(self, interaction: Interaction, sure: bool) -> None:
        """Delete one's personal data; seats stay, names go."""
        await acknowledge(interaction)
        texts = commands_in(language_of(interaction))
        if not sure:
            await show(interaction, texts.say("privacy-not-sure"))
            return
        tables = await self.bot.store.tables(user_id=interaction.user.id)
        for row in tables:
            await self._take_leave(row, interaction.user.id)
        await self.bot.sides.let_out(interaction.user.id)
        known = await self.bot.store.user_settings(interaction.user.id)
        named_at = await self._forget(interaction.user.id)
        await show(interaction, texts.say("privacy-deleted", count=len(tables)))
        for table_id in named_at:
            await self._leave_no_name(table_id, known)

    async def _forget(self, user_id: int) -> list[int]:
        """Delete all that is kept, while nobody says anything of the user's tables; give those tables."""
        keeper, tables = self.bot.keeper, await self.bot.store.tables_about(user_id)
        async with AsyncExitStack() as still:
            for table_id in tables:
                await still.enter_async_context(keeper.changing(table_id))
            async with self.bot.store.writing() as writer:
                await writer.forget_user(user_id, SEAT_MARKS.__getitem__)
            keeper.locales.pop(user_id, None)
            self.bot.reminding.forget(user_id)
            self.bot.orders_ahead.late.discard(user_id)
            await _read_anew(keeper, tables)
        return tables

    async def _leave_no_name(self, table_id: int, known: UserSettings) -> None:
        """Take a name out of what stands on Discord: the message that opened a table, a private thread."""
        row = await self.bot.store.table(table_id)
        if row is None:
            return
        if known.private_thread_ok or known.dm in IN_THREAD:
            await private_threads.rename(self.bot, row, known.user_id)
        await refresh(self.bot, table_id)

    async def _take_leave(self, row: TableRow, user_id: int) -> None:
        """Free a seat before the start; let a table in play pause, for it would wait for nobody."""
        table = row.key
        if row.status == Status.LOBBY:
            await self.bot.lobby.leave(table, user_id)
            await refresh(self.bot, table)
        elif row.status in (Status.RUNNING, Status.WAITING):
            live = await self.bot.keeper.live(table)
            why = Why("waits-player-forgotten", live.seat_of(user_id)).note()
            await self.bot.gamemaster.pause(table, why, [in_words(why, live.names, row.language)])


def _way(known: UserSettings) -> str:
    """Name the message that says how secrets reach a user: as was chosen, until it was tried."""
    is_untried_thread = known.private_thread_ok and known.dm == "unknown"
    return "privacy-chosen-thread" if is_untried_thread else f"privacy-way-{known.dm}"


def _results(known: UserSettings, texts: Words) -> str:
    """Say whether others can look up somebody's results."""
    return texts.say("privacy-results", shown="yes" if known.results else "no")


async def _read_anew(keeper: Keeper, tables: list[int]) -> None:
    """Have the tables in memory that were there before, for autocompletion, as they are now."""
    in_memory = [table_id for table_id in tables if keeper.in_memory(table_id) is not None]
    for table_id in tables:
        keeper.forget(table_id)
    for table_id in in_memory:
        await keeper.live(table_id)


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Privacy(bot))
