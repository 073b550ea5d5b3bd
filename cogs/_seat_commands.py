"""Commands of `/table` about one's seat while a table is played: giving it up, looking for a substitute."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.discord import access
from bot.discord.bot import Interaction, KeryxBot
from bot.discord.playing import proposals, resigning, wishes
from bot.discord.playing.reply import acknowledge, language_of
from bot.discord.texts import commands_in
from cogs._about import PER, RATE, about, matching, params
from cogs._tables import meant_table, own_tables, server_tables, table_in_memory


async def other_seats(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Offer the seats of the table that is meant, from memory."""
    table = interaction.namespace.table
    live = table_in_memory(interaction, table if isinstance(table, int) else None)
    texts = commands_in(language_of(interaction))
    seats = live.seats if live is not None else []
    named = [(f"{texts.mark(seat.seat)} {live.names[seat.seat]}", seat.seat + 1) for seat in seats if live]
    return matching(typed, named)


class SeatCommands(commands.GroupCog):
    """What players, and who looks after a table, do with its seats."""

    bot: KeryxBot

    @app_commands.command(name="resign", description=about("table resign"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=own_tables)
    async def resign(self, interaction: Interaction, table: int | None = None) -> None:
        """Ask whether somebody really wants to give up their seat."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await resigning.ask(interaction, live)

    @app_commands.command(name="seek", description=about("table seek"))
    @app_commands.describe(**params("seat", "table", command="table seek"))
    @app_commands.autocomplete(seat=other_seats, table=server_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def seek(self, interaction: Interaction, seat: int | None = None, table: int | None = None) -> None:
        """Look for somebody who takes a seat."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is None:
            return
        is_master = await access.is_gamemaster(interaction, live.row)
        wanted, user = None if seat is None else seat - 1, interaction.user.id
        await proposals.propose(
            interaction, live.id, lambda now: wishes.call(self.bot, now, user, wanted, is_master=is_master)
        )
