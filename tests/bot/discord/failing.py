"""An extension whose command fails as it is told to."""

import asyncio
from collections.abc import Callable

import discord
from discord import app_commands

from bot.db import StoreUnavailable
from bot.discord import answering, errors
from bot.discord.bot import Interaction, KeryxBot
from bot.keeper.errors import NotAtTable, NotNow, TableFault
from games.core.errors import IllegalAction, Refusal, StaleDecision

FAULTS: dict[str, Callable[[], BaseException]] = {
    "fault": lambda: ValueError("a secret"),
    "store": lambda: StoreUnavailable("The disk is full."),
    "table": lambda: NotAtTable("no-such-table", table=9),
    "paused": lambda: NotNow("table-paused", reason="Supper."),
    "still": lambda: NotNow("table-paused", reason=""),
    "which": lambda: NotAtTable("which-table", tables=("1 (perikles)", "2 (perikles)")),
    "illegal": lambda: IllegalAction(Refusal("2", "take-first")),
    "stale": StaleDecision,
    "may-not": lambda: app_commands.CheckFailure("no"),
    "cooldown": lambda: app_commands.CommandOnCooldown(app_commands.Cooldown(1, 9.0), 4.2),
    "slow": TimeoutError,
    "full": lambda: TableFault("table-full"),
}


@app_commands.command(description="Fail")
async def fail(interaction: Interaction, how: str, late: bool = False, table: int | None = None) -> None:
    """Fail, before or after the acknowledgement."""
    if late:
        await interaction.response.defer(ephemeral=True)
    if table is not None:
        errors.about(interaction, table)
    if how == "frozen":
        live = await interaction.client.keeper.live(table or 0)
        raise await interaction.client.keeper.freeze(live, ValueError("a secret"))
    if how in ("slow", "slow-to-acknowledge"):
        await asyncio.sleep(0.2)
    if how == "slow-to-acknowledge":
        await answering.acknowledge(interaction)
    fault = FAULTS[how]()
    raise fault


@fail.autocomplete("how")
async def _how(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    raise ValueError("a secret")


async def setup(bot: KeryxBot) -> None:
    bot.tree.add_command(fail)
