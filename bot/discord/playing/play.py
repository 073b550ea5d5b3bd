"""What happens when somebody uses a private panel, or plays in any other way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import discord

from bot.db import WaitingOrder
from bot.db.models import REST
from bot.db.status import Status
from bot.discord import access, errors
from bot.discord.panels import ahead, limits, noted, question
from bot.discord.panels.choice import ENOUGH, Stage
from bot.discord.panels.composer import Composer
from bot.discord.panels.custom_id import Spot
from bot.discord.panels.inbox import NEXT, InboxButton
from bot.discord.panels.panel import Panel
from bot.discord.panels.proposal import propose_view
from bot.discord.panels.reminding import NudgeButton
from bot.discord.panels.table import AnswerButton
from bot.discord.playing.reply import (
    acknowledge,
    language_of,
    picture_of,
    refusal_in,
    show,
    show_panel,
    wording_of,
)
from bot.discord.sending import answered, waiting_line
from bot.discord.texts import commands_in, lifecycle_in
from bot.keeper import Live, clocks, moves
from bot.keeper.ahead import question_of
from bot.keeper.carrying_out import Done
from bot.keeper.consent import UNDO
from bot.keeper.errors import NotNow
from bot.keeper.going_back import CANNOT_UNDO
from bot.keeper.going_on import actions_of
from bot.keeper.posts import board_picture, focus_picture
from games.core.agenda import NOT_ASKED
from games.core.decision import Action, Seat
from games.core.errors import EngineBug, Refusal, StaleDecision

if TYPE_CHECKING:
    from bot.discord.bot import Interaction
    from games.text.wording import GameWording

ON_POST = 99
"""Stands for the answer to do nothing in what is remembered of a press: there are never as many answers."""


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
        await closed(interaction, live, spot)
        return
    made, stage = found
    if spot.older and stage.action is None:
        spot = Spot(spot.table, spot.seat, spot.decision)
        enough = False
    if enough and stage.action is None:
        await follow(interaction, spot.then(ENOUGH))
    elif stage.action is None:
        await show_panel(interaction, question.stage_panel(live, made, stage, spot, language_of(interaction)))
    elif interaction.client.staging.orders.staged(live, spot.seat) is not None:
        await present(interaction, live, note="panel-staged-already")
    elif confirmed or not _is_for_good(live, spot.seat, stage.action):
        await answer(interaction, live, spot.seat, [stage.action], spot=spot)
    elif made.naming.is_confirmed(stage.action):
        await show_panel(interaction, question.stage_panel(live, made, stage, spot, language_of(interaction)))
    else:
        await _stage(interaction, live, spot, stage.action)


async def _stage(interaction: Interaction, live: Live, spot: Spot, action: Action) -> None:
    """Keep an answer for as long as its player can undo it; who needs no time for that answers at once."""
    staging = interaction.client.staging
    if not staging.seconds_of(interaction.user.id):
        await answer(interaction, live, spot.seat, [action], spot=spot)
        return
    tell = partial(_tell_staged_done, interaction, live, spot, action)
    await staging.stage(live, spot.seat, spot.decision, action, tell)
    await present(interaction, live)


async def _tell_staged_done(
    interaction: Interaction, live: Live, spot: Spot, action: Action, done: Done
) -> None:
    interaction.client.given.note(spot, done.live)
    await _tell_done(interaction, live, done, [action])


async def unstage(interaction: Interaction, live: Live, order: WaitingOrder) -> None:
    is_undone = await interaction.client.staging.undo(order)
    live = await interaction.client.keeper.live(live.id)
    await present(interaction, live, note="panel-undone" if is_undone else "panel-made")


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
        return made, question.stage_of(made, spot)
    except StaleDecision:
        return None


async def answer_on_post(interaction: Interaction, button: AnswerButton) -> None:
    """Give an answer that stands on a post, if it is the presser's own and still asked for."""
    await acknowledge(interaction)
    live = await table_of(interaction, button.table)
    access.demand_own_button(interaction, live.row)
    seat = access.seat_of(interaction, live)
    action = button.action(live) if seat == button.seat else None
    if question.stands_still(live):
        await present(interaction, live)
    elif action is None:
        await closed(interaction, live, None)
    elif interaction.client.staging.orders.staged(live, seat) is not None:
        await present(interaction, live, note="panel-staged-already")
    else:
        [asked] = [each for each in live.decisions(seat) if each.required]
        number = ON_POST if button.answer is None else button.answer
        spot = Spot(button.table, seat, live.decision_id(asked), (button.move, number))
        await _stage(interaction, live, spot, action)


async def answer(
    interaction: Interaction,
    live: Live,
    seat: Seat,
    actions: list[Action],
    *,
    spot: Spot | None = None,
    waited: WaitingOrder | None = None,
) -> None:
    """Carry out actions, those of a panel only while its question is open; show what is asked next.

    They may be those of an order that has waited.
    """
    bot, expected = interaction.client, spot.decision if spot is not None else None
    asked, waited_for = answered.letters_of(live), live.waiting_for()
    try:
        done = await bot.keeper.submit(live.id, seat, actions, expected, waited)
    except StaleDecision:
        await closed(interaction, await bot.keeper.live(live.id), spot)
        return
    if spot is not None:
        bot.given.note(spot, done.live)
    await _tell_done(interaction, live, done, actions)
    bot.errands.begin(answered.update(bot, done.live, seat, asked), live.id)
    bot.errands.begin(waiting_line.update(bot, done.live, waited_for), live.id)


async def closed(interaction: Interaction, live: Live, spot: Spot | None) -> None:
    """Say that a question is closed: by this very answer, after a second press, or otherwise."""
    seat = access.seat_of(interaction, live)
    if not question.stands_still(live) and noted.amendable(live, seat):
        # The panel says that an answer is noted, and that only *Change* leads to another.
        await present(interaction, live)
        return
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
    told_now = news(done, wording)
    said = [wording.action(each) for each in actions]
    # What a sentence of the news repeats, such as that an answer is noted, is not said beside it.
    ticked = [
        name for name, each in zip(called, said, strict=True) if not any(each in told for told in told_now)
    ]
    lines = [_ticked(each) for each in ticked[: done.taken]] + left_out(done, actions, language)
    lines += [
        _ticked(told) if any(each in told for each in said[: done.taken]) else limits.escaped(told)
        for told in told_now
    ]
    if done.stopped is None and noted.amendable(done.live, access.seat_of(interaction, done.live)):
        # The panel itself says what is noted.
        lines = []
    await present(interaction, done.live, lines=lines)


def _ticked(sentence: str) -> str:
    return f"✓ {limits.escaped(sentence)}"


def news(done: Done, wording: GameWording) -> list[str]:
    """Tell what a player reads at once after an order: what they alone are told, or did not order."""
    told = [each for each in done.events if each.audience is not None or isinstance(each, wording.echoed)]
    return [wording.event(event) for event in told]


def left_out(done: Done, actions: list[Action], language: str) -> list[str]:
    """Say why the rest of an order was left out, and what it was."""
    if done.stopped is None:
        return []
    orders = done.live.game.orders(language, done.live.names)
    rest = "; ".join(orders.write(action) for action in actions[done.taken :])
    why = _why_stopped(done.live, done.stopped, language)
    key = "order-interrupted" if done.stopped.key == NOT_ASKED else "order-stopped"
    said = commands_in(language).say(key, taken=done.taken, all=len(actions), why=why)
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
    order = interaction.client.staging.orders.staged(live, access.seat_of(interaction, live))
    if order is None:
        await _undo(interaction, live)
    else:
        await unstage(interaction, live, order)


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
    except NotNow as refusal:
        if refusal.key != CANNOT_UNDO:
            raise
        await _offer_to_ask(interaction, live, refusal.key)
        return
    except StaleDecision:
        after = await keeper.live(live.id)
        is_gone = move is not None and after.seq_of(move) not in after.trail
        note = "panel-undone-already" if is_gone else "panel-undo-old"
    await present(interaction, after, note=note)


async def _offer_to_ask(interaction: Interaction, live: Live, why: str) -> None:
    """Say why a move cannot be taken back, with a button that asks those concerned."""
    language = language_of(interaction)
    texts, said = commands_in(language), lifecycle_in(language).say(f"refusal-{why}")
    ask = texts.say("undo-ask")
    await show(interaction, f"{said}\n{ask}", propose_view(live.id, UNDO, texts))


async def present(interaction: Interaction, live: Live, *, note: str = "", lines: Sequence[str] = ()) -> None:
    """Show a player what they are asked now, with a look at what it is about."""
    await interaction.client.keeper.loop_shares.take()
    seat = access.seat_of(interaction, live)
    language = language_of(interaction)
    panel = _panel(interaction, live, seat)
    if not is_asked(interaction, live, seat) and next_table(interaction, live.id) is not None:
        label = commands_in(language).say("button-next-table")
        panel = panel.beside(InboxButton(NEXT, live.id, label))
        waiting = len(set(tables_waiting(interaction)) - {live.id})
        said = commands_in(language).say("panel-others-wait", count=waiting)
        panel = replace(panel, lines=[*panel.lines, f"-# {said}"])
    if not is_asked(interaction, live, seat) and may_nudge(interaction, live, seat):
        panel = panel.beside(NudgeButton(live.id, commands_in(language).say("button-nudge")))
    panel = _with_left(interaction, live, seat, panel)
    before = [commands_in(language).say(note)] if note else []
    await show_panel(interaction, panel.after([*before, *lines]), await _look(interaction, live, seat))


def _with_left(interaction: Interaction, live: Live, seat: Seat, panel: Panel) -> Panel:
    """Show what a seat has left ahead beside what it is asked, or the way to leave an order."""
    orders, language = interaction.client.staging.orders, language_of(interaction)
    is_played = live.row.status == Status.RUNNING and live.state.agenda
    if not is_played or orders.on_its_way(live, seat) is not None:
        return panel
    left = orders.left(live, seat)
    if left or is_asked(interaction, live, seat):
        return ahead.with_left(panel, live, seat, left, language)
    return panel.beside(ahead.leave_button(live, seat, commands_in(language)))


def is_asked(interaction: Interaction, live: Live, seat: Seat) -> bool:
    """Say whether a seat has something to answer, and no answer on its way."""
    must_answer = not question.stands_still(live) and any(each.required for each in live.decisions(seat))
    return must_answer and interaction.client.staging.orders.on_its_way(live, seat) is None


def may_nudge(interaction: Interaction, live: Live, seat: Seat) -> bool:
    """Say whether a player may have those reminded whom a table waits for."""
    return clocks.why_not_nudge(live, seat, interaction.client.now()) is None


def next_table(interaction: Interaction, after: int) -> int | None:
    """Find another table that waits for the user: the first after one by its number, from memory."""
    others = [table for table in tables_waiting(interaction) if table != after]
    return min(others, key=lambda table: (table < after, table), default=None)


def tables_waiting(interaction: Interaction) -> list[int]:
    """List the tables that wait for the user, from memory."""
    user, waiting = interaction.user.id, []
    for live in interaction.client.keeper.tables_of(user):
        seat = live.seat_of(user)
        if seat is not None and is_asked(interaction, live, seat):
            waiting.append(live.id)
    return waiting


def _panel(interaction: Interaction, live: Live, seat: Seat) -> Panel:
    """Give a seat's question, or its answer that is about to be carried out."""
    language, order = language_of(interaction), interaction.client.staging.orders.staged(live, seat)
    if question.stands_still(live):
        return question.question_panel(live, seat, language)
    if order is not None and order.due_at is not None:
        spot = Spot(live.id, seat, order.decision)
        return question.staged_panel(live, spot, actions_of(live, order)[0], order.due_at, language)
    if noted.amendable(live, seat):
        return noted.noted_panel(live, seat, language)
    queued = interaction.client.staging.orders.queued(live, seat)
    if queued is None:
        return question.question_panel(live, seat, language)
    asked = next(each for each in live.decisions(seat) if each.required and each.party == queued.party)
    spot = Spot(live.id, seat, live.decision_id(question_of(live, queued) or asked))
    key = "panel-rest" if queued.kind == REST else "panel-ahead"
    return question.rest_panel(live, spot, actions_of(live, queued), language, commands_in(language).say(key))


async def _look(interaction: Interaction, live: Live, seat: Seat) -> list[discord.File]:
    """Draw what the question of a seat is about as it alone sees it; to who is not asked, nothing."""
    if not (is_asked(interaction, live, seat) or question.can_undo(live, seat)):
        return []
    has_focus = bool(live.game.view(live.state, seat).focus)
    shown = focus_picture(live, seat) if has_focus else board_picture(live, since_posted=True)
    return [await picture_of(interaction, live, shown)]


def _is_for_good(live: Live, seat: Seat, action: Action) -> bool:
    try:
        return moves.is_for_good(live, seat, action)
    except EngineBug:
        # Submitting it meets the same fault, and then the table is frozen as it should be.
        return False
