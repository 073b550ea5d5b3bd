"""Private answers: acknowledged at once, then shown in place or as a new private message."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
import msgspec
from discord import ui

from bot.discord import answering
from bot.discord.answering import acknowledge
from bot.discord.panels import limits, naming
from bot.discord.panels.panel import Panel
from bot.discord.pictures import parts
from bot.discord.texts import language_for
from bot.keeper.message import FOCUS, OWN, Picture
from bot.keeper.posts import number_told
from bot.keeper.shown import alt_of
from games.core.errors import Refusal
from games.text.wording import GameWording

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from bot.keeper import Live

__all__ = [
    "acknowledge",
    "language_of",
    "picture_of",
    "refusal_in",
    "show",
    "show_panel",
    "where_in",
    "wording_of",
]


async def show(
    interaction: Interaction,
    text: str,
    view: ui.View | None = None,
    files: list[discord.File] | None = None,
) -> None:
    """Show the answer to an acknowledged interaction; pictures stay unless others are given."""
    assert len(text) <= limits.CONTENT
    await answering.show(interaction, text, view, files)


async def show_panel(
    interaction: Interaction, panel: Panel, files: Sequence[discord.File] | None = None
) -> None:
    """Show a panel as the answer to an acknowledged interaction; a picture stays unless others are given."""
    await answering.show_panel(interaction, panel.layout, files)


def language_of(interaction: Interaction) -> str:
    """Return the language of the user who asks."""
    return language_for(interaction.locale)


def wording_of(live: Live, language: str) -> GameWording:
    """Give a table's wording in a language."""
    return live.game.wording(language, live.names)


def where_in(live: Live, round_number: int, phase: str, language: str) -> str:
    """Name a round and a phase of a table."""
    return naming.where(wording_of(live, language), round_number, phase)


def refusal_in(live: Live, language: str, refusal: Refusal) -> str:
    """Say which rule forbids something: orders that it quotes show as such, names of players as they are."""
    names = [limits.escaped(name) for name in live.names]
    return live.game.wording(language, names).refusal(refusal)


async def picture_of(
    interaction: Interaction, live: Live, picture: Picture, *, part: str = ""
) -> discord.File:
    """Draw a picture, or a part of it, in the language of the user who asks, with its alt text.

    Its file has the number of the last post, for the steps since then are others' own.
    """
    language = language_of(interaction)
    alt = _described(live, picture, language, part)
    picture = msgspec.structs.replace(picture, number=number_told(live))
    if part and parts.is_drawn(live.game.id, part):
        picture, part = msgspec.structs.replace(picture, part=part), ""
    drawn = await interaction.client.pictures.draw(picture, language)
    png = await parts.cut(drawn.png, live.game.id, part, len(live.seats)) if part else drawn.png
    return discord.File(io.BytesIO(png), drawn.filename, description=limits.shortened(alt, limits.ALT))


def _described(live: Live, picture: Picture, language: str, part: str) -> str:
    """Describe what a picture shows: a question, a hand, a part of the board, or all of it."""
    words, view = wording_of(live, language), live.game.view(live.state, picture.seat)
    if picture.part == FOCUS:
        return alt_of(words, view, picture)
    if picture.part == OWN:
        return f"{words.alt(view)} {words.hand_alt(view)}"
    if picture.seat is not None:
        return words.hand_alt(view)
    return words.part_alt(view, part) if part else words.alt(view)
