"""What is shown of the board and of one's own hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.discord import access, answering
from bot.discord.panels import limits, table
from bot.discord.pictures.parts import regions
from bot.discord.playing.reply import language_of, picture_of, show, wording_of
from bot.keeper import Live, history
from bot.keeper.posts import board_picture, focus_picture, hand_picture

if TYPE_CHECKING:
    from bot.discord.bot import Interaction


async def show_hand(interaction: Interaction, live: Live) -> None:
    """Show a seat, and it alone, what only it may know."""
    seat = access.seat_of(interaction, live)
    seen = await visible(interaction, live)
    wording = wording_of(seen, language_of(interaction))
    text = wording.hand_text(seen.game.view(seen.state, seat))
    picture = await picture_of(interaction, seen, hand_picture(seen, seat))
    await show(interaction, limits.fitting(limits.escaped(text).splitlines()), None, [picture])


async def show_board(interaction: Interaction, live: Live, *, part: str = "") -> None:
    """Show the board as everyone may see it, or a part of it."""
    seen = await visible(interaction, live)
    picture = await picture_of(interaction, seen, board_picture(seen), part=part)
    view = _buttons(interaction, seen, part)
    await show(interaction, "", view, [picture])


async def show_focus(interaction: Interaction, live: Live) -> None:
    """Show what the present question is about, with what the viewer alone may know of it."""
    seen = await visible(interaction, live)
    picture = await picture_of(interaction, seen, focus_picture(seen, seen.seat_of(interaction.user.id)))
    await show(interaction, "", _buttons(interaction, seen, table.FOCUS), [picture])


def _buttons(interaction: Interaction, live: Live, shown: str) -> ui.View:
    return table.board_buttons(live, language_of(interaction), regions(live.game.id), shown)


async def show_text(interaction: Interaction, live: Live, *, part: str = "") -> None:
    """Show the board as text, or a part of it, with what the viewer alone may know of it."""
    seen = await visible(interaction, live)
    wording = wording_of(seen, language_of(interaction))
    view = seen.game.view(seen.state, seen.seat_of(interaction.user.id))
    text = wording.part_text(view, part) if part else wording.board_text(view)
    await show_long(interaction, limits.escaped(text).splitlines())


async def show_long(interaction: Interaction, lines: list[str]) -> None:
    """Show lines in as many private messages as they need."""
    first, *rest = limits.in_parts(lines) or ["…"]
    await show(interaction, first, None, [])
    for part in rest:
        await answering.add(interaction, part)


async def visible(interaction: Interaction, live: Live) -> Live:
    """Give the table as the viewer may see it: a turn under way is its player's own."""
    if live.last_seat == live.seat_of(interaction.user.id):
        return live
    return await history.as_told(interaction.client.store, live)
