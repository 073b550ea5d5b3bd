"""An answer that is noted while others still think: it stands, and one button leads to changing it."""

from __future__ import annotations

from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Choice
from bot.discord.panels.custom_id import Spot
from bot.discord.panels.panel import Panel
from bot.discord.panels.reminding import tables_button
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live
from games.core.decision import Decision, Seat


def amendable(live: Live, seat: Seat) -> list[Decision]:
    """List what a seat has answered and may change, once it has answered all that it is asked."""
    asked = live.decisions(seat)
    return [] if any(each.required for each in asked) or not said_of(live, seat, "en") else asked


def said_of(live: Live, seat: Seat, language: str) -> list[str]:
    """Say to a seat what it has answered that is not carried out yet."""
    words = live.game.wording(language, live.names)
    return [limits.escaped(line) for line in words.noted(live.game.view(live.state, seat))]


def noted_panel(live: Live, seat: Seat, language: str) -> Panel:
    """Show a seat what it has answered, who is waited for, and the way to another answer."""
    texts, words = commands_in(language), live.game.wording(language, live.names)
    heading = texts.say("panel-heading", table=str(live.id), game=game_name(live.game.id, language))
    waiting = limits.escaped(words.label("waiting-for", seats=tuple(live.waiting_for())))
    lines = [heading, *(f"✓ {line}" for line in said_of(live, seat, language)), waiting]
    return Panel(lines, [[_change(live, seat, language)]])


def change_view(live: Live, seat: Seat, language: str) -> ui.View:
    """Give the button that leads to changing what is noted: to the first answer, and from there to others.

    It stands under a letter, beside the way to all tables.
    """
    return Panel([], [[_change(live, seat, language), tables_button(commands_in(language))]]).view()


def _change(live: Live, seat: Seat, language: str) -> Choice:
    first = Spot(live.id, seat, live.decision_id(amendable(live, seat)[0]))
    return Choice(first, commands_in(language).say("button-change"), quiet=True)
