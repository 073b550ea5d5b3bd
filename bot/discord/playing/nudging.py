"""Nudges: whoever waits may have those reminded whom the table waits for, once a day, as these allow.

Under seal everybody at the table may, whether or not they have answered: a nudge tells nothing of it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.discord import access
from bot.discord.panels.reminding import NudgeButton
from bot.discord.playing import play
from bot.discord.playing.reply import acknowledge, language_of, show
from bot.discord.texts import commands_in
from bot.keeper import clocks
from bot.keeper.running import demand_running

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live


async def press(interaction: Interaction, button: NudgeButton) -> None:
    """Nudge by button."""
    await acknowledge(interaction)
    await nudge(interaction, await play.table_of(interaction, button.table))


async def nudge(interaction: Interaction, live: Live) -> None:
    """Let those be reminded whom a table waits for, unless that was wished for today already."""
    keeper, seat = interaction.client.keeper, access.seat_of(interaction, live)

    async def change(live: Live) -> None:
        demand_running(live)
        now = keeper.now()
        why = clocks.why_not_nudge(live, seat, now)
        if why is not None:
            raise why
        nudged = {each: replace(live.clocks[each], nudged=True) for each in clocks.others_asked(live, seat)}
        after = replace(clocks.as_it_is(live), clocks=live.clocks | nudged)
        after.row.nudged_at = now
        async with keeper.becoming(after, []) as writer:
            await writer.update_table(live.id, nudged_at=now)

    await keeper.change(live.id, change)
    await show(interaction, commands_in(language_of(interaction)).say("nudged"))
