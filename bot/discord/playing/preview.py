"""Previews: what an order would lead to, shown only to the player who asks, with a button that sends it."""

from __future__ import annotations

import io
import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.discord import access
from bot.discord.panels import buttons, limits
from bot.discord.panels.custom_id import Spot
from bot.discord.pictures.draw_jobs import Job
from bot.discord.playing import play, show_board
from bot.discord.playing.rate_limit import keep_order_rate, keep_rate
from bot.discord.playing.reply import acknowledge, language_of, refusal_in, show, wording_of
from bot.discord.texts import commands_in
from bot.keeper import Live
from games import dry_run
from games.core.decision import Seat
from games.core.errors import IllegalAction
from games.core.events import Event
from games.core.game import told
from games.text import LANGUAGES
from games.text.vocabulary import fold

if TYPE_CHECKING:
    from bot.discord.bot import Interaction

_ORDER = re.compile(r"^```\n(.*)\n```$", re.MULTILINE)
"""Where a preview keeps the order that it shows; no id of a button could hold it."""


@dataclass(frozen=True)
class Tried:
    """An order as it was tried for a seat."""

    live: Live
    """The table as the seat may see it."""
    seat: Seat
    text: str
    parties: frozenset[str]
    """Whom the order acts for, where the seat may lead several parties."""
    state: Any
    events: list[Event]
    """What the seat would be told."""


@cache
def words() -> frozenset[str]:
    """Give the words in all languages that ask for a preview when they stand before an order."""
    return frozenset(fold(commands_in(language).say("word-preview")) for language in LANGUAGES)


async def preview(interaction: Interaction, live: Live, text: str) -> None:
    """Try an order on a copy and show its seat what would come of it."""
    texts = commands_in(language_of(interaction))
    seat = access.seat_of(interaction, live)
    if live.game.preview is None:
        await show(interaction, texts.say("preview-none"))
        return
    keep_order_rate(interaction)
    seen = await show_board.visible(interaction, live)
    orders = live.game.orders(texts.language, live.names)
    actions = dry_run.read(orders, text, seen.table(), seat)
    try:
        state, events = dry_run.preview(live.game, seen.state, seat, actions)
    except IllegalAction as fault:
        wording = wording_of(live, texts.language)
        part = limits.escaped(wording.action(actions[fault.number - 1]))
        why = refusal_in(live, texts.language, fault.refusal)
        await show(interaction, texts.say("preview-refused", part=part, why=why))
        return
    # Those that are refused cost nothing.
    keep_rate(interaction)
    parties = frozenset(action.party for action in actions)
    await _show(interaction, Tried(seen, seat, text, parties, state, told(events, seat)))


async def _show(interaction: Interaction, tried: Tried) -> None:
    texts, wording = commands_in(language_of(interaction)), wording_of(tried.live, language_of(interaction))
    view = _panel(tried, texts.say("button-send"))
    heading = texts.say("preview-heading")
    head = f"{heading}\n```\n{tried.text}\n```"
    lines = [limits.escaped(line) for line in wording.sentences(tried.events)]
    lines = lines or [texts.say("preview-nothing")]
    lines += [] if view is not None else [texts.say("preview-later")]
    content = f"{head}\n{limits.fitting(lines, limits.CONTENT - len(head) - 1)}"
    await show(interaction, content, view, [await _picture(interaction, tried)])


def _panel(tried: Tried, label: str) -> ui.View | None:
    """Give the button that sends the order, while there is a question that it could answer."""
    live = tried.live
    asked = [each for each in live.decisions(tried.seat) if each.required and each.party in tried.parties]
    if not asked:
        return None
    view = ui.View(timeout=None)
    view.add_item(buttons.SendOrder(Spot(live.id, tried.seat, live.decision_id(asked[0])), label))
    return limits.checked(view)


async def _picture(interaction: Interaction, tried: Tried) -> discord.File:
    live, language = tried.live, language_of(interaction)
    before, after = (live.game.view(state, tried.seat) for state in (live.state, tried.state))
    job = Job(live.game.id, after, before, live.names, f"#{live.id}", tried.events)
    png = await interaction.client.pictures.draw_preview(job, language)
    alt = commands_in(language).say("preview-alt", alt=wording_of(live, language).alt(after))
    return discord.File(
        io.BytesIO(png), f"keryx-{live.id}-preview.png", description=limits.shortened(alt, limits.ALT)
    )


async def send(interaction: Interaction, spot: Spot) -> None:
    """Give the order that a preview shows, while its question is open."""
    content = interaction.message.content if interaction.message is not None else ""
    await acknowledge(interaction)
    live = await play.table_of(interaction, spot.table)
    seat = access.seat_of(interaction, live)
    kept = _ORDER.search(content)
    if kept is None or seat != spot.seat:
        await play.present(interaction, live, note="panel-stale")
        return
    orders = live.game.orders(language_of(interaction), live.names)
    actions = dry_run.read(orders, kept[1], live.table(), seat)
    await play.answer(interaction, live, seat, actions, spot=spot)
