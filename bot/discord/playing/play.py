"""What happens when somebody uses a private panel, or plays in any other way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.discord import access, errors
from bot.discord.panels import limits, question
from bot.discord.panels.composer import ENOUGH, Composer, Stage
from bot.discord.panels.custom_id import Spot
from bot.discord.playing.reply import acknowledge, language_of, picture_of, refusal_in, show, wording_of
from bot.discord.sending import answered, waiting_line
from bot.discord.texts import commands_in
from bot.keeper import Live, moves
from bot.keeper.keeper import Done
from bot.keeper.posts import board_picture
from games.core.agenda import NOT_ASKED
from games.core.decision import Action, Seat
from games.core.errors import EngineBug, Refusal, StaleDecision

if TYPE_CHECKING:
    from bot.discord.bot import Interaction


async def follow(
    interaction: Interaction, spot: Spot, *, confirmed: bool = False, enough: bool = False
) -> None:
    """Go where a path leads: to more options, to the echo of an answer, or to the answer."""
    await acknowledge(interaction)
    live = await table_of(interaction, spot.table)
    if question.stands_still(live):
        await present(interaction, live)
        return
    found = find_stage(live, spot, access.seat_of(interaction, live), language_of(interaction))
    if found is None:
        await _closed(interaction, live, spot)
        return
    made, stage = found
    if enough and stage.action is None:
        await follow(interaction, spot.then(ENOUGH))
    elif stage.action is None or (not confirmed and _is_for_good(live, spot.seat, stage.action)):
        panel = question.stage_panel(live, made, stage, spot, language_of(interaction))
        await show(interaction, *panel)
    else:
        await answer(interaction, live, spot.seat, [stage.action], spot=spot)


async def table_of(interaction: Interaction, table: int) -> Live:
    """Give a table that an interaction is about, and note that it is."""
    errors.about(interaction, table)
    await interaction.client.keeper.loop_shares.take()
    return await interaction.client.keeper.live(table)


def find_stage(live: Live, spot: Spot, seat: Seat, language: str) -> tuple[Composer, Stage] | None:
    """Find where a path leads, if its question is still open and this seat's."""
    decision = question.find_decision(live, spot)
    if decision is None or seat != spot.seat:
        return None
    made = question.composer(live, decision, language)
    try:
        return made, made.at(spot.path)
    except StaleDecision:
        return None


async def answer(
    interaction: Interaction, live: Live, seat: Seat, actions: list[Action], *, spot: Spot | None = None
) -> None:
    """Carry out actions, those of a panel only while its question is open; show what is asked next."""
    bot = interaction.client
    asked, waited_for = answered.asked_directly(live, seat), live.waiting_for()
    try:
        done = await bot.keeper.submit(live.id, seat, actions, spot.decision if spot is not None else None)
    except StaleDecision:
        await _closed(interaction, await bot.keeper.live(live.id), spot)
        return
    if spot is not None:
        bot.given.note(spot, done.live)
    await _tell_done(interaction, live, done, actions)
    await answered.close(bot, done.live, seat, asked)
    await waiting_line.update(bot, done.live, waited_for)


async def _closed(interaction: Interaction, live: Live, spot: Spot | None) -> None:
    """Say that a question is closed: by this very answer, after a second press, or otherwise."""
    seat = access.seat_of(interaction, live)
    is_made = spot is not None and seat == spot.seat and interaction.client.given.stands(spot, live)
    await present(interaction, live, note="panel-made" if is_made else "panel-stale")


def _called(live: Live, seat: Seat, actions: list[Action], language: str) -> list[str]:
    """Name the actions of an order; what is to be known of the first is said of the table as it was."""
    naming = question.naming(live, seat, language)
    return [naming.action(each) if len(actions) == 1 else naming.wording.action(each) for each in actions]


async def _tell_done(interaction: Interaction, before: Live, done: Done, actions: list[Action]) -> None:
    """Show what was done; whatever goes wrong with that is answered, and holds nothing else up."""
    try:
        await _show_done(interaction, before, done, actions)
    except Exception as error:  # noqa: BLE001 - the one place for errors decides
        await errors.answer(interaction, error)


async def _show_done(interaction: Interaction, before: Live, done: Done, actions: list[Action]) -> None:
    language = language_of(interaction)
    wording = wording_of(done.live, language)
    called = _called(before, access.seat_of(interaction, before), actions, language)
    lines = [f"✓ {limits.escaped(each)}" for each in called[: done.taken]]
    lines += _left_out(done, actions, language)
    echoed = wording.echoed
    news = [event for event in done.events if event.audience is not None or isinstance(event, echoed)]
    lines += [limits.escaped(wording.event(event)) for event in news]
    await present(interaction, done.live, lines=lines)


def _left_out(done: Done, actions: list[Action], language: str) -> list[str]:
    """Say why the rest of an order was left out, and what it was."""
    if done.stopped is None:
        return []
    orders = done.live.game.orders(language, done.live.names)
    rest = "; ".join(orders.write(action) for action in actions[done.taken :])
    why = _why_stopped(done.live, done.stopped, language)
    said = commands_in(language).say("order-stopped", taken=done.taken, all=len(actions), why=why)
    return [said, limits.as_code(rest)]


def _why_stopped(live: Live, refusal: Refusal, language: str) -> str:
    """Name those who are asked instead, or the rule that forbids the next part."""
    if refusal.key == NOT_ASKED:
        asked = tuple(limits.escaped(live.names[seat]) for seat in live.waiting_for())
        return commands_in(language).say("order-waits", players=asked)
    why = refusal_in(live, language, refusal)
    return commands_in(language).say("order-next-refused", why=why)


async def undo(interaction: Interaction, table: int) -> None:
    """Take back the last move of the player who asks."""
    await acknowledge(interaction)
    live = await table_of(interaction, table)
    await _undo(interaction, live)


async def take_back(interaction: Interaction, table: int, move: int | None) -> None:
    """Take back the move that a button names; one of an older version names none, and does nothing."""
    await acknowledge(interaction)
    live = await table_of(interaction, table)
    if move is None:
        await present(interaction, live, note="panel-undo-old")
    else:
        await _undo(interaction, live, move)


async def take_back_once(interaction: Interaction, live: Live) -> None:
    """Take back the last move by a button that was there before it; the private panel leads further back."""
    if live.has_taken_back(access.seat_of(interaction, live)):
        await present(interaction, live, note="panel-undone-already")
    else:
        await _undo(interaction, live, live.number_of(live.trail[-1]))


async def _undo(interaction: Interaction, live: Live, move: int | None = None) -> None:
    keeper, seat = interaction.client.keeper, access.seat_of(interaction, live)
    try:
        after, note = await keeper.undo(live.id, seat, move), "panel-undone"
    except StaleDecision:
        after = await keeper.live(live.id)
        is_gone = move is not None and after.seq_of(move) not in after.trail
        note = "panel-undone-already" if is_gone else "panel-undo-old"
    await present(interaction, after, note=note)


async def present(interaction: Interaction, live: Live, *, note: str = "", lines: Sequence[str] = ()) -> None:
    """Show a player what they are asked now; inside their own turn with a look at the board."""
    await interaction.client.keeper.loop_shares.take()
    seat = access.seat_of(interaction, live)
    language = language_of(interaction)
    text, view = question.question_panel(live, seat, language)
    before = [commands_in(language).say(note)] if note else []
    content = limits.fitting([*before, *lines, *([""] if before or lines else []), text])
    files = [await _preview(interaction, live)] if question.can_undo(live, seat) else []
    await show(interaction, content, view if view.children else None, files)


async def _preview(interaction: Interaction, live: Live) -> discord.File:
    return await picture_of(interaction, live, board_picture(live, since_posted=True))


def _is_for_good(live: Live, seat: Seat, action: Action) -> bool:
    try:
        return moves.is_for_good(live, seat, action)
    except EngineBug:
        # Submitting it meets the same fault, and then the table is frozen as it should be.
        return False
