"""`/talk`: private talks between the players of a table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.discord.bot import Interaction, KeryxBot
from bot.discord.panels import limits
from bot.discord.playing import talk
from bot.discord.playing.reply import acknowledge
from bot.keeper import Live
from bot.keeper.errors import TableFault
from cogs import _seats
from cogs._about import PER, RATE, Typed, about, matching, params
from cogs._tables import meant_table, own_tables, table_in_memory
from games.core.decision import Seat
from games.text.words import mark


class Talk(commands.Cog):
    """What is said between some players alone."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="talk", description=about("talk"))
    @app_commands.describe(**params("player", "second", "third", "fourth", "table", command="talk"))
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def talk(
        self,
        interaction: Interaction,
        player: Typed | None = None,
        second: Typed | None = None,
        third: Typed | None = None,
        fourth: Typed | None = None,
        table: int | None = None,
    ) -> None:
        """Open a private thread with other players; named none, show those one is in."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is None:
            return
        talk.demand_talks(interaction, live)
        named = [each for each in (player, second, third, fourth) if each is not None]
        if named:
            await talk.begin(interaction, live, [_seat(live, each) for each in named])
        else:
            await talk.show(interaction, live)

    @talk.autocomplete("player")
    @talk.autocomplete("second")
    @talk.autocomplete("third")
    @talk.autocomplete("fourth")
    async def _others(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        number = interaction.namespace.table
        live = table_in_memory(interaction, number if isinstance(number, int) else None)
        own = None if live is None else live.seat_of(interaction.user.id)
        if live is None or own is None:
            return []
        others = [(seat, name) for seat, name in enumerate(live.names) if seat != own]
        return matching(typed, [(_seats.label(seat, name), mark(seat)) for seat, name in others])


def _seat(live: Live, typed: str) -> Seat:
    """Read which seat is meant."""
    seat = _seats.find(typed, dict(enumerate(live.names)))
    if seat is None:
        names = tuple(limits.escaped(_seats.label(*each)) for each in enumerate(live.names))
        raise TableFault("talk-no-such-player", players=names)
    return seat


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Talk(bot))
