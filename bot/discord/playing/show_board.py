"""What is shown of the board and of one's own hand, as they are or as they were after an earlier move."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.discord import access, answering
from bot.discord.panels import boards, limits
from bot.discord.panels.boards import FOCUS, FULL, HAND, OWN, PART, TEXT, TEXT_OF, BoardButton, part_of
from bot.discord.pictures.parts import regions
from bot.discord.playing import play
from bot.discord.playing.rate_limit import keep_page_rate
from bot.discord.playing.reply import language_of, picture_of, show, where_in, wording_of
from bot.discord.sending.layout import Shown
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live, history, looking_back, message
from bot.keeper.posts import board_picture, earlier_picture, focus_picture, hand_picture
from games.core.errors import StaleDecision
from games.core.game import told

if TYPE_CHECKING:
    from bot.discord.bot import Interaction

MAX_DEEDS = 900
"""Maximum characters of what a move led to, above the board after it."""


async def press(interaction: Interaction, button: BoardButton) -> None:
    """Show the board that a button is for: in its place, but for one beside what is read."""
    message_pressed = interaction.message
    if message_pressed is not None and message_pressed.flags.components_v2:
        await answering.acknowledge_anew(interaction)
    else:
        await answering.acknowledge(interaction)
    keep_page_rate(interaction)
    live = await play.table_of(interaction, button.table)
    access.demand_may_look(interaction, live)
    part = part_of(button.look)
    if part and part not in _parts(live):
        raise StaleDecision
    await show_look(interaction, live, button.look, button.move)


def _parts(live: Live) -> list[str]:
    return [*regions(live.game.id), *(f"seat-{seat}" for seat in range(len(live.seats)))]


async def show_look(interaction: Interaction, live: Live, look: str, move: int | None = None) -> None:
    """Show a table as everybody may see it, or as one may see it oneself: now, or after an earlier move."""
    if move is not None:
        await _show_earlier(interaction, live, look, move)
        return
    seen = await visible(interaction, live)
    seat, part = seen.seat_of(interaction.user.id), part_of(look)
    if look == HAND:
        await show_hand(interaction, live)
    elif look.startswith(TEXT):
        await _show_text(interaction, live, seen, look)
    elif look == FOCUS:
        picture = await picture_of(interaction, seen, focus_picture(seen, seat))
        await show(interaction, "", _buttons(interaction, live, seen, look), [picture])
    else:
        picture = await picture_of(interaction, seen, board_picture(seen), part=part)
        await show(interaction, "", _buttons(interaction, live, seen, look), [picture])


async def show_hand(interaction: Interaction, live: Live, move: int | None = None) -> None:
    """Show a seat, and it alone, what only it may know, or knew after an earlier move."""
    seat = access.seat_of(interaction, live)
    if move is not None:
        await _show_earlier(interaction, live, HAND, move)
        return
    seen = await visible(interaction, live)
    wording = wording_of(seen, language_of(interaction))
    text = wording.hand_text(_view_of(interaction, seen))
    picture = await picture_of(interaction, seen, hand_picture(seen, seat))
    view = _buttons(interaction, live, seen, HAND)
    await show(interaction, limits.fitting(limits.escaped(text).splitlines()), view, [picture])


async def show_board(
    interaction: Interaction, live: Live, *, part: str = "", move: int | None = None
) -> None:
    """Show the board as everyone may see it, or a part of it."""
    await show_look(interaction, live, f"{PART}{part}" if part else FULL, move)


async def show_focus(interaction: Interaction, live: Live) -> None:
    """Show what the present question is about, with what the viewer alone may know of it."""
    await show_look(interaction, live, FOCUS)


async def show_text(interaction: Interaction, live: Live, *, part: str = "", move: int | None = None) -> None:
    """Show the board as text, or a part of it, with what the viewer alone may know of it."""
    await show_look(interaction, live, f"{TEXT_OF}{part}" if part else TEXT, move)


async def _show_text(
    interaction: Interaction, live: Live, seen: Live, look: str, move: int | None = None
) -> None:
    wording = wording_of(seen, language_of(interaction))
    view, part = _view_of(interaction, seen), part_of(look)
    text = wording.part_text(view, part) if part else wording.board_text(view)
    above = [] if move is None else await _above(interaction, live, seen)
    lines = [*above, *limits.escaped(text).splitlines()]
    await show_long(interaction, lines, _buttons(interaction, live, seen, look, move))


async def show_long(interaction: Interaction, lines: list[str], view: ui.View | None = None) -> None:
    """Show lines in as many private messages as they need; buttons stand under the first."""
    first, *rest = limits.in_parts(lines) or ["…"]
    await show(interaction, first, view, [])
    for part in rest:
        await answering.add(interaction, part)


def _view_of(interaction: Interaction, seen: Live) -> Any:
    return seen.game.view(seen.state, seen.seat_of(interaction.user.id))


async def visible(interaction: Interaction, live: Live) -> Live:
    """Give the table as the viewer may see it: a turn under way is its player's own."""
    if live.last_seat == live.seat_of(interaction.user.id):
        return live
    return await history.as_told(interaction.client.store, live)


# Earlier moves


async def _show_earlier(interaction: Interaction, live: Live, look: str, move: int) -> None:
    """Show a table as it was after a move that everybody was told of, and what that move led to."""
    if look in (OWN, HAND):
        access.seat_of(interaction, live)
    was = await looking_back.at_move(interaction.client.store, live, move)
    if look.startswith(TEXT):
        await _show_text(interaction, live, was, look, move)
        return
    said = await _above(interaction, live, was)
    if look == HAND:
        text = wording_of(was, language_of(interaction)).hand_text(_view_of(interaction, was))
        said += limits.escaped(text).splitlines()
    picture = await _earlier(interaction, was, look)
    view = _buttons(interaction, live, was, look, move)
    await show(interaction, limits.fitting(said), view, [picture])


async def _earlier(interaction: Interaction, was: Live, look: str) -> discord.File:
    """Draw the table as everybody could see it then or, if that is meant, as the one who asks could."""
    seat = was.seat_of(interaction.user.id) if look in (OWN, HAND) else None
    picture = earlier_picture(was, seat, message.OWN if look == OWN else "")
    return await picture_of(interaction, was, picture, part=part_of(look))


async def _above(interaction: Interaction, live: Live, was: Live) -> list[str]:
    """Say which move it is, of how many, where in the game, and what it led to so far as one was told."""
    language = language_of(interaction)
    texts, words = commands_in(language), wording_of(was, language)
    view, number = was.game.view(was.state, None), was.number_of(was.row.seq)
    last = live.number_of(looking_back.moves_told(live)[-1])
    where = where_in(was, view.round, view.phase, language)
    title = texts.say("inbox-table", game=game_name(live.game.id, language), table=str(live.id))
    head = texts.say(
        "board-after-move", title=title, number=number, move=str(number), last=str(last), where=where
    )
    [row] = await interaction.client.store.log_of(live.id, [was.row.seq])
    events = told(history.events_of(live.game, row), was.seat_of(interaction.user.id))
    deeds = [f"- {Shown(limits.escaped).told(each)}" for each in words.told(events)]
    return [head, *([limits.fitting(deeds, MAX_DEEDS)] if deeds else [])]


def _buttons(interaction: Interaction, live: Live, seen: Live, look: str, move: int | None = None) -> ui.View:
    """Give the buttons under a board: `live` is the table as it is, `seen` what is shown of it."""
    language = language_of(interaction)
    earlier, later = _beside(live, seen, move)
    place = boards.Place(live.id, look, move, earlier, later, live.seat_of(interaction.user.id))
    has_focus = move is None and bool(seen.game.view(seen.state, None).focus)
    words = wording_of(seen, language)
    return boards.board_buttons(place, words, language, regions(live.game.id), has_focus=has_focus)


def _beside(live: Live, seen: Live, move: int | None) -> tuple[int | None, int | None]:
    """Give the moves before and after what is shown, by their numbers; after the last is none.

    Before the present comes the move before the last that was told: what came since is nobody's to count.
    """
    told_of = looking_back.moves_told(live)
    at = len(told_of) - 1 if move is None else bisect_left(told_of, seen.row.seq)
    before, after = told_of[max(at - 1, 0) : at], told_of[at + 1 : at + 2]
    return (
        next((live.number_of(seq) for seq in before), None),
        next((live.number_of(seq) for seq in after), None),
    )
