"""`/vote`: what the players of a table decide together."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from discord import app_commands
from discord.ext import commands

from bot.discord.bot import Interaction, KeryxBot
from bot.discord.panels.proposal import ANSWERS
from bot.discord.playing import proposals, wishes
from bot.discord.playing.reply import acknowledge
from bot.keeper import Live
from bot.keeper.proposing import Wish
from bot.pace.pace import MAX_BANK, MAX_HOURS, NOTE, OPEN
from cogs._about import PER, RATE, about, choice, params
from cogs._pace import PACES_OFFERED, WHEN_UP_OFFERED, read_pace
from cogs._seat_commands import other_seats
from cogs._tables import meant_table, own_tables

LONGEST_REASON = 300
Reason = app_commands.Range[str, 1, LONGEST_REASON]
Make = Callable[[KeryxBot, Live, int], Awaitable[Wish]]


class Vote(commands.GroupCog, group_name="vote", group_description=about("vote")):
    """Proposals to the players of a table, and answers to them."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="pause", description=about("vote pause"))
    @app_commands.describe(**params("reason", "table"))
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def pause(self, interaction: Interaction, reason: Reason = "", table: int | None = None) -> None:
        """Propose a pause."""
        await self._propose(interaction, table, partial(wishes.pause, reason=reason))

    @app_commands.command(name="resume", description=about("vote resume"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Propose that a table goes on that was paused."""
        await self._propose(interaction, table, wishes.resume)

    @app_commands.command(name="end", description=about("vote end"))
    @app_commands.describe(**params("reason", "table"))
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def end(self, interaction: Interaction, reason: Reason = "", table: int | None = None) -> None:
        """Propose to end the game without a result."""
        await self._propose(interaction, table, partial(wishes.end, reason=reason))

    @app_commands.command(name="extend", description=about("vote extend"))
    @app_commands.describe(**params("hours", "table", command="vote extend"))
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def extend(
        self,
        interaction: Interaction,
        hours: app_commands.Range[int, 1, MAX_HOURS],
        table: int | None = None,
    ) -> None:
        """Propose more time for those who are asked."""
        await self._propose(interaction, table, partial(wishes.extend, hours=hours))

    @app_commands.command(name="pace", description=about("vote pace"))
    @app_commands.describe(**params("pace", "hours", "bank", "when_up", "table"))
    @app_commands.choices(pace=PACES_OFFERED, when_up=WHEN_UP_OFFERED)
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def pace(
        self,
        interaction: Interaction,
        pace: str = OPEN,
        hours: app_commands.Range[int, 1, MAX_HOURS] | None = None,
        bank: app_commands.Range[int, 0, MAX_BANK] | None = None,
        when_up: str = NOTE,
        table: int | None = None,
    ) -> None:
        """Propose another pace."""
        wanted = read_pace(pace, hours, bank, when_up)
        await self._propose(interaction, table, partial(wishes.pace, wanted=wanted))

    @app_commands.command(name="replace", description=about("vote replace"))
    @app_commands.describe(**params("seat", "table", command="vote replace"))
    @app_commands.autocomplete(seat=other_seats, table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def replace(self, interaction: Interaction, seat: int, table: int | None = None) -> None:
        """Propose that somebody else takes the seat of a player who is missing."""
        await self._propose(interaction, table, partial(wishes.replace, missing=seat - 1))

    @app_commands.command(name="undo", description=about("vote undo"))
    @app_commands.describe(**params("reason", "table"))
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def undo(self, interaction: Interaction, reason: Reason = "", table: int | None = None) -> None:
        """Ask the others to take back one's last move."""
        await self._propose(interaction, table, partial(wishes.undo, reason=reason))

    @app_commands.command(name="answer", description=about("vote answer"))
    @app_commands.describe(**params("answer", "number", "table", command="vote answer"))
    @app_commands.choices(answer=[choice(each) for each in ANSWERS])
    @app_commands.autocomplete(table=own_tables)
    async def answer(
        self,
        interaction: Interaction,
        answer: str,
        number: app_commands.Range[int, 1] | None = None,
        table: int | None = None,
    ) -> None:
        """Agree to a proposal, refuse it, or take one's own back."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await proposals.answer(interaction, await proposals.meant(interaction, live, number), answer)

    async def _propose(self, interaction: Interaction, table: int | None, make: Make) -> None:
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            user = interaction.user.id
            await proposals.propose(interaction, live.id, lambda now: make(self.bot, now, user))


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Vote(bot))
