"""What somebody is shown who asks for help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.db.status import Status
from bot.discord import access, answering
from bot.discord.panels import help as help_panel
from bot.discord.panels.help import HelpButton, Place
from bot.discord.playing import play
from bot.discord.playing.rate_limit import keep_rate
from bot.discord.playing.reply import acknowledge, language_of
from games import registry

if TYPE_CHECKING:
    from bot.discord.bot import Interaction


async def press(interaction: Interaction, button: HelpButton) -> None:
    """Show help in the place of help; under a public message, in private."""
    message = interaction.message
    is_own = message is not None and message.flags.ephemeral
    await (answering.acknowledge_in_place(interaction) if is_own else acknowledge(interaction))
    keep_rate(interaction)
    await show(interaction, button.game)


async def show(interaction: Interaction, game: str = "") -> None:
    """Show the help or, of a game that there is, that game in a few lines."""
    language = language_of(interaction)
    if game in registry.ids():
        await answering.show_layout(interaction, help_panel.game_layout(game, language))
        return
    waiting, place = play.tables_waiting(interaction), await _place(interaction)
    free = await _free(interaction)
    layout = help_panel.help_layout(language, free=free, waiting=len(waiting), place=place)
    await answering.show_layout(interaction, layout)


async def _place(interaction: Interaction) -> Place:
    """Say where somebody asks: in a conversation, a channel, or the thread of a table."""
    if interaction.guild_id is None:
        return Place(help_panel.DIRECT)
    row = await access.table_here(interaction)
    if row is None:
        return Place()
    if row.status.is_over:
        return Place(help_panel.OVER, row.game, row.key)
    if row.status == Status.LOBBY:
        return Place(help_panel.LOBBY, row.game, row.key)
    asked = row.key in play.tables_waiting(interaction)
    return Place(help_panel.TABLE, row.game, row.key, asked)


async def _free(interaction: Interaction) -> int | None:
    """Count the tables of a server with a free seat that the user may know of and does not sit at."""
    if interaction.guild_id is None:
        return None
    store, user = interaction.client.store, interaction.user.id
    own = {row.key for row in await store.tables(user_id=user, statuses=(Status.LOBBY,))}
    rows = await access.known_tables(interaction, (Status.LOBBY,))
    return sum([len(await store.seats(row.key)) < row.seats for row in rows if row.key not in own])
