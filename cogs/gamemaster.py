"""`/gm`: what a gamemaster may do with a table; checked here, for a role could not see a hidden command."""

from __future__ import annotations

from datetime import UTC
from functools import partial
from math import isfinite

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import format_dt

from bot.db import TableRow, backup
from bot.db.known import BACKUPS
from bot.db.status import NOT_OVER
from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.discord_codes import Meaning, meaning
from bot.discord.panels import limits, lobby, taken_back
from bot.discord.playing import ending, proposals, standing_still, wishes
from bot.discord.playing.lobby import let_in
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.texts import commands_in
from bot.discord.watching import threads, waiting
from bot.keeper import Live, looking_back
from bot.keeper.errors import TableFault
from bot.keeper.gamemaster import demand_can_go_on
from cogs import _moves
from cogs._about import PER, RATE, about, matching, only_in_servers, params
from cogs._tables import server_tables, table_in_memory, tables_played

LONGEST_REASON = 300
Reason = app_commands.Range[str, 1, LONGEST_REASON]


@only_in_servers
class Gamemaster(commands.GroupCog, group_name="gm", group_description=about("gm")):
    """Pausing, resuming, rolling back, substituting, ending, exporting."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="pause", description=about("gm pause"))
    @app_commands.describe(**params("reason", "table"))
    @app_commands.autocomplete(table=server_tables)
    async def pause(self, interaction: Interaction, reason: Reason, table: int | None = None) -> None:
        """Stop a table until it is resumed."""
        row = await self._administered(interaction, table)
        await self.bot.gamemaster.pause(row.key, reason, [_note(row, "note-paused", reason)])
        await self._tell(interaction, "gm-done", table=str(row.id))

    @app_commands.command(name="resume", description=about("gm resume"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=server_tables)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Let a table go on, in a new thread if its own is gone."""
        row = await self._administered(interaction, table)
        line, thread = commands_in(row.language).say("note-resumed"), None
        demand_can_go_on(await self.bot.keeper.live(row.key))
        if not await waiting.is_thread_open(self.bot, row):
            thread = await self._new_thread(interaction, row)
        await waiting.resume(self.bot, row.key, [line], thread)
        await self._tell(interaction, "gm-done", table=str(row.id))

    async def _new_thread(self, interaction: Interaction, row: TableRow) -> discord.Thread:
        """Open a thread in the table's channel, or where the command is used if that channel is gone."""
        try:
            channel: object = await self.bot.fetch_channel(row.channel_id)
        except discord.HTTPException as refusal:
            if meaning(refusal) not in (Meaning.GONE, Meaning.PERMISSION):
                raise
            channel = _channel_around(interaction) if interaction.guild_id == row.guild_id else None
        if not isinstance(channel, discord.TextChannel):
            raise TableFault("channel-gone", table=str(row.id))
        access.demand_permissions(channel, language_of(interaction))
        return await threads.open_in(channel, lobby.thread_name(row))

    @app_commands.command(name="rollback", description=about("gm rollback"))
    @app_commands.describe(**params("move", "reason", "table", command="gm rollback"))
    @app_commands.autocomplete(table=server_tables)
    async def rollback(
        self, interaction: Interaction, move: int, reason: Reason, table: int | None = None
    ) -> None:
        """Bring back the board after an earlier move, for all to see."""
        row = await self._administered(interaction, table)
        user = interaction.user.id
        if await self.bot.gamemaster.has_played(row.key, user):
            await proposals.propose(
                interaction, row.key, lambda live: wishes.rollback(self.bot, live, user, move, reason)
            )
            return
        await self.bot.gamemaster.rollback(row.key, move, reason, partial(_rolled_back, reason))
        await self._tell(interaction, "gm-done", table=str(row.id))

    @rollback.autocomplete("move")
    async def _moves(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer the moves that a table can go back to, by what everybody saw of them."""
        live = _administered_in_memory(interaction)
        if live is None or live.row.status.is_over:
            return []
        wording = live.game.wording(language_of(interaction), live.names)
        seqs = _moves.may_be_meant(live, typed.strip(), _offered(live))
        return matching(
            typed, [(taken_back.checkpoint(live, wording, seq), live.number_of(seq)) for seq in seqs]
        )

    @app_commands.command(name="substitute", description=about("gm substitute"))
    @app_commands.describe(**params("seat", "player", "table", command="gm substitute"))
    @app_commands.autocomplete(table=server_tables)
    async def substitute(
        self, interaction: Interaction, seat: int, player: discord.Member, table: int | None = None
    ) -> None:
        """Put another player into a seat."""
        row = await self._administered(interaction, table)
        if player.bot:
            await self._tell(interaction, "gm-no-bots")
            return
        own = player.id == interaction.user.id and not await self._sits(row, player.id)
        if own and await self._has_player(row, seat - 1):
            # Who could look into any hand by taking its place for a moment would know all secrets.
            await self._tell(interaction, "gm-not-yourself")
            return

        def said(live: Live) -> list[str]:
            texts = commands_in(row.language)
            mark, name = texts.mark(seat - 1), limits.escaped(live.names[seat - 1])
            return [texts.say("note-substituted", mark=mark, name=name)]

        await self.bot.gamemaster.substitute(row.key, seat - 1, player.id, player.display_name, said)
        await let_in(self.bot, row, player)
        await waiting.resume_if_right(self.bot, row.key)
        await self._tell(interaction, "gm-done", table=str(row.id))

    async def _sits(self, row: TableRow, user_id: int) -> bool:
        return any(seat.user_id == user_id for seat in await self.bot.store.seats(row.key))

    async def _has_player(self, row: TableRow, seat: int) -> bool:
        """Say whether somebody else sits in a seat who is still in the server."""
        seats = await self.bot.store.seats(row.key)
        user_id = next((each.user_id for each in seats if each.seat == seat), None)
        guild = self.bot.get_guild(row.guild_id)
        if user_id is None or guild is None:
            return False
        return await self.bot.members.is_here_now(guild, user_id)

    @substitute.autocomplete("seat")
    async def _seats(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        live = _administered_in_memory(interaction)
        seats = live.seats if live is not None else []
        texts = commands_in(language_of(interaction))
        named = [(f"{texts.mark(seat.seat)} {seat.name}", seat.seat + 1) for seat in seats]
        return matching(typed, named)

    @app_commands.command(name="end", description=about("gm end"))
    @app_commands.describe(**params("reason", "table"))
    @app_commands.autocomplete(table=server_tables)
    async def end(self, interaction: Interaction, reason: Reason, table: int | None = None) -> None:
        """End a table before its time."""
        row = await self._administered(interaction, table)
        seed = commands_in(row.language).say("table-seed", seed=row.seed.hex())
        await self.bot.gamemaster.end(row.key, reason, [_note(row, "note-ended", reason), seed])
        await self._tell(interaction, "gm-done", table=str(row.id))

    @app_commands.command(name="export", description=about("gm export"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=tables_played)
    @app_commands.checks.cooldown(RATE, PER)
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        """Give the whole record of a table that has ended, for anybody to verify."""
        row = await self._administered(interaction, table)
        await ending.export(interaction, await self.bot.keeper.live(row.key))

    @app_commands.command(name="backup", description=about("gm backup"))
    @app_commands.checks.cooldown(RATE, PER)
    async def backup(self, interaction: Interaction) -> None:
        """Copy the database, secrets and all, on the machine that runs the bot; for its owner only."""
        await acknowledge(interaction)
        if not await self.bot.is_owner(interaction.user):
            await self._tell(interaction, "gm-owner-only")
            return
        name = f"keryx-{self.bot.now().astimezone(UTC):%Y%m%d-%H%M%S}.db"
        await backup(self.bot.store, self.bot.settings.data / BACKUPS / name)
        await self._tell(interaction, "gm-backed-up", name=name)

    @app_commands.command(name="health", description=about("gm health"))
    async def health(self, interaction: Interaction) -> None:
        """Say how the bot is, and how the server's tables are."""
        await acknowledge(interaction)
        await access.demand_may_see_health(interaction)
        rows = await self.bot.store.tables(guild_id=interaction.guild_id, statuses=NOT_OVER)
        still = await standing_still.lines(interaction)
        unsent = await self.bot.store.unsent()
        texts = commands_in(language_of(interaction))
        oldest = await self.bot.store.oldest_unsent()
        # It is not known before the first heartbeat of a connection was answered.
        latency = [self.bot.latency * 1000] if isfinite(self.bot.latency) else []
        lines = [
            *(texts.say("health-latency", milliseconds=round(each)) for each in latency),
            texts.say("health-tables", count=len(rows)),
            texts.say("health-unsent", count=unsent),
        ]
        lines += [texts.say("health-oldest", when=format_dt(oldest, "R"))] if oldest is not None else []
        lines += [texts.say("health-still"), *still] if still else []
        await show(interaction, limits.fitting(lines))

    async def _administered(self, interaction: Interaction, table: int | None) -> TableRow:
        await acknowledge(interaction)
        return await access.find_administered(interaction, table)

    async def _tell(self, interaction: Interaction, key: str, **facts: object) -> None:
        await show(interaction, _say(interaction, key, **facts))


def _channel_around(interaction: Interaction) -> object:
    """Give the channel in which a command is used, or the one around its thread."""
    here = interaction.channel
    return here.parent if isinstance(here, discord.Thread) else here


def _administered_in_memory(interaction: Interaction) -> Live | None:
    live = table_in_memory(interaction, _number(interaction.namespace.table))
    return live if live is not None and access.seems_gamemaster(interaction, live.row) else None


def _rolled_back(reason: str, live: Live, to_seq: int) -> list[str]:
    """Say who has rolled a table back, why, and which moves are taken back."""
    first, last = taken_back.span(live, to_seq)
    head = _note(live.row, "note-rolled-back", reason, move=str(first), last=str(last))
    return [head, *taken_back.lines(live, to_seq)]


def _offered(live: Live) -> list[int]:
    """List the moves that a table can go back to, the newest first; a turn under way is its player's own."""
    return [seq for seq in reversed(looking_back.moves_told(live)) if seq != live.trail[-1]]


def _say(interaction: Interaction, key: str, **facts: object) -> str:
    return commands_in(language_of(interaction)).say(key, **facts)


def _note(row: TableRow, key: str, reason: str, **facts: object) -> str:
    """Say what was done with a table, and why."""
    return commands_in(row.language).say(key, reason=limits.escaped(reason), **facts)


def _number(value: object) -> int | None:
    return value if isinstance(value, int) else None


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Gamemaster(bot))
