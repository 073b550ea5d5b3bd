"""The card of a table that has started: where it stands, as everybody can see, in place of its lobby."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from discord import ui
from discord.utils import format_dt

from bot.discord.panels import limits
from bot.discord.panels.help import HelpButton
from bot.discord.panels.pace import pace_lines
from bot.discord.panels.table import BOARD, TableButton
from bot.discord.panels.talk import TalkButton
from bot.discord.panels.waiting_reason import in_words
from bot.discord.panels.watch import WATCH, WatchButton
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live
from bot.keeper.parts import SET_UP
from bot.keeper.posts import number_told
from games.core.agenda import phase_of
from games.text import Words
from games.text.wording import GameWording

COLOUR = 0xB5482A
"""Terracotta: ornament, which means nothing."""

NBSP = "\u00a0"
"""Keeps a name with its letter and points."""


def card_layout(live: Live, since: datetime | None) -> ui.LayoutView:
    """Show how a table stands that all were last told of at a time; of one that is over how it ended."""
    texts, words = commands_in(live.row.language), _words(live)
    heading = texts.say("lobby-heading", table=str(live.id), game=game_name(live.game.id, live.row.language))
    is_over = not live.state.agenda
    is_done = is_over or live.is_cancelled
    told = _ended(live, words, texts) if is_over else _going_on(live, words, texts, since)
    foot = texts.say("card-over-foot" if is_done else "card-foot", thread=_place(live))
    buttons: list[ui.Item[Any]] = [
        TableButton(live.id, number_told(live), BOARD, texts.say("button-board")),
        *([] if is_done else [WatchButton(WATCH, live.id, texts.say("button-watch"))]),
        *([TalkButton(live.id, texts.say("button-talk"))] if live.game.talks and not is_done else []),
        HelpButton(live.game.id, texts.say("button-help")),
    ]
    pace = [] if is_done else pace_lines(live.row, texts)
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay(limits.fitting([heading, *told, *_small(pace), f"-# {foot}"])),
            ui.ActionRow[Any](*buttons),
            accent_colour=COLOUR,
        )
    )
    return limits.checked_layout(view)


def _small(lines: Sequence[str]) -> list[str]:
    return [f"-# {line.removeprefix('-# ')}" for line in lines]


def shows(live: Live) -> tuple[Any, ...]:
    """Name what a card is about, which changes when a phase begins and when the table stops or goes on."""
    is_over = not live.state.agenda
    return live.row.status, None if is_over else phase_of(live.state), live.game.view(live.state, None).round


def _words(live: Live) -> GameWording:
    return live.game.wording(live.row.language, [limits.escaped(name) for name in live.names])


def _place(live: Live) -> str:
    return f"<#{live.row.thread_id or live.row.channel_id}>"


def _going_on(live: Live, words: GameWording, texts: Words, since: datetime | None) -> list[str]:
    """Say which phase it is, who was waited for then and since when, and how all stand."""
    if live.is_cancelled:
        why = in_words(live.row.note, live.names, live.row.language)
        return [texts.say("panel-game-ended", reason=limits.escaped(why)), *_standings(live, words)]
    if live.row.status.stands_still:
        status = texts.say(f"status-{live.row.status}")
        return [f"**{status[:1].upper()}{status[1:]}**", *_standings(live, words)]
    view, phase = live.game.view(live.state, None), phase_of(live.state)
    where = words.attribute(
        "table-place",
        "begin",
        round=0 if phase == SET_UP else view.round,
        rounds=view.rounds,
        phase=words.label(f"phase-{phase}"),
    )
    waiting = words.label("waiting-for", seats=tuple(live.waiting_for()))
    when = "" if since is None else format_dt(since, "f")
    return [f"**{where}**", texts.say("card-waiting", waiting=waiting, when=when), *_standings(live, words)]


def _standings(live: Live, words: GameWording) -> list[str]:
    """Rank the seats by what everybody can see of their points, on one line."""
    ranked = live.game.standings(live.state)
    has_points = any(each.points for each in ranked)
    told = [
        f"{words.mark(each.seat)}{NBSP}{words.seat(each.seat)}"
        + (f"{NBSP}{each.points}" if has_points else "")
        for each in ranked
    ]
    return [f"-# {' · '.join(told)}"]


def _ended(live: Live, words: GameWording, texts: Words) -> list[str]:
    """Say who has won, how all stand and what broke a tie."""
    outcome = live.game.outcome(live.state)
    view = live.game.view(live.state, None)
    said = [texts.say("card-over", result=words.say("table-won", seats=outcome.winners))]
    for each in outcome.standings:
        facts = {"rank": str(each.rank), "mark": words.mark(each.seat), "points": str(each.points)}
        line = words.say("table-standing", seat=each.seat, change="none", **facts)
        made_of = words.merits(view, each.seat)
        said += [line, f"-# {made_of}"] if made_of else [line]
    return [*said, *words.outcome(outcome)]
