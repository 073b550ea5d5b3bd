"""`/remind`, `/nudge`, `/away`: how one is reminded, having others reminded, and saying that one is away."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.discord.bot import Interaction, KeryxBot
from bot.discord.playing import absence, nudging, reminding
from bot.discord.playing.reply import acknowledge
from bot.keeper.errors import TableFault
from bot.pace.until import QUARTER, local_time
from cogs._about import PER, RATE, Typed, about, matching, params
from cogs._tables import meant_table, own_tables

Hour = app_commands.Range[int, 0, 23]


class Pace(commands.Cog):
    """Time at one's tables."""

    def __init__(self, bot: KeryxBot) -> None:
        self.bot = bot

    @app_commands.command(name="remind", description=about("remind"))
    @app_commands.describe(
        **params("on", "first", "local_time", "night_from", "night_until", command="remind")
    )
    async def remind(
        self,
        interaction: Interaction,
        on: bool | None = None,
        first: app_commands.Range[int, 1, 336] | None = None,
        local_time: Typed | None = None,
        night_from: Hour | None = None,
        night_until: Hour | None = None,
    ) -> None:
        """Show how one is reminded, or choose it."""
        await acknowledge(interaction)
        chosen: dict[str, Any] = {"remind": on, "remind_hours": first}
        changes = {name: value for name, value in chosen.items() if value is not None}
        if local_time is not None:
            changes["utc_offset_m"] = reminding.offset_of(local_time, self.bot.now())
        if (night_from is None) != (night_until is None):
            raise TableFault("night-half")
        if night_from is not None:
            changes |= reminding.night(night_from, night_until)
        if changes:
            await reminding.choose(interaction, **changes)
        else:
            await reminding.show_settings(interaction)

    @remind.autocomplete("local_time")
    async def _local_times(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer what time it is somewhere now: the whole hours first, then zones with quarters."""
        now = self.bot.now()
        offsets = sorted(range(-11 * 60, 14 * 60, QUARTER), key=lambda each: (each % 60 != 0, each))
        return matching(typed, [(local_time(now, each), str(each)) for each in offsets])

    @app_commands.command(name="nudge", description=about("nudge"))
    @app_commands.describe(**params("table"))
    @app_commands.autocomplete(table=own_tables)
    @app_commands.checks.cooldown(RATE, PER)
    async def nudge(self, interaction: Interaction, table: int | None = None) -> None:
        """Have those reminded whom a table waits for."""
        await acknowledge(interaction)
        live = await meant_table(interaction, table)
        if live is not None:
            await nudging.nudge(interaction, live)

    @app_commands.command(name="away", description=about("away"))
    @app_commands.describe(**params("until", "keryx", command="away"))
    async def away(self, interaction: Interaction, until: Typed | None = None, keryx: bool = False) -> None:
        """Say until when one is away; without an end, that one is back."""
        await acknowledge(interaction)
        if until is None:
            await absence.say_back(interaction)
        else:
            await absence.say_away(interaction, until, keryx=keryx)


async def setup(bot: KeryxBot) -> None:
    """Add the commands."""
    await bot.add_cog(Pace(bot))
