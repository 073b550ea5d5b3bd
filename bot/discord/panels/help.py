"""Help: how to play here, how a turn works, and each game in a few lines."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.panels.chapters import in_short
from bot.discord.panels.inbox import PAGE, InboxButton
from bot.discord.texts import commands_in, game_name
from games import registry
from games.text import Words

MAX_GAMES = 9
"""Maximum games that have a button: two rows with the one to the tables."""
IN_A_ROW = 5
CHANNEL, DIRECT, LOBBY, TABLE, OVER = "channel", "direct", "lobby", "table", "over"
"""Where help is asked for: beside tables, or at one that is being filled, played, or over."""


class HelpButton(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:h:(?P<game>[a-z0-9-]{0,40})"):
    """Shows the help, or one game in a few lines."""

    def __init__(self, game: str = "", label: str = "…") -> None:
        self.game = game
        style = discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id=f"k:h:{game}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(match["game"])


class Place(NamedTuple):
    """Where somebody asks for help: a channel, a conversation with the bot, or the thread of a table."""

    kind: str = CHANNEL
    game: str = ""
    table: int = 0
    asked: bool = False
    """Whether the table waits for who asks."""


def help_layout(
    language: str, *, free: int | None, waiting: int, place: Place | None = None
) -> ui.LayoutView:
    """Say how to begin, how a turn works, and where to read on; `free` counts tables with a free seat.

    What is of use where it is asked comes first.
    """
    texts, place = commands_in(language), place or Place()
    begin = [texts.say(key) for key in ("help-heading", "help-about")]
    begin += _here(place, texts)
    begin += [texts.say("help-play")] if place.kind in (CHANNEL, DIRECT) else []
    begin.append(texts.say("help-join") if free is None else texts.say("help-join-free", count=free))
    begin.append(texts.say("help-tables", count=waiting))
    turn = [texts.say(key) for key in ("help-turn", "help-order", "help-undo", "help-secrets", "help-foot")]
    ids = sorted(registry.ids()[:MAX_GAMES], key=lambda game: game != place.game)
    games = [_of_game(game, texts) for game in ids]
    return _laid_out(begin, turn, [InboxButton(PAGE, 0, texts.say("button-tables"), primary=True), *games])


def game_layout(game: str, language: str) -> ui.LayoutView:
    """Explain a game in a few lines."""
    texts = commands_in(language)
    heading = texts.say("help-game", game=game_name(game, language))
    foot = texts.say("help-game-foot")
    return _laid_out([heading, *in_short(game, language)], [foot], [HelpButton("", texts.say("button-back"))])


def _here(place: Place, texts: Words) -> list[str]:
    """Say what is of use in a place."""
    if place.kind == CHANNEL:
        return []
    game = game_name(place.game, texts.language) if place.game else ""
    key = f"help-in-{place.kind}"
    return [texts.say(key, table=str(place.table), game=game, asked="yes" if place.asked else "no")]


def _of_game(game: str, texts: Words) -> HelpButton:
    return HelpButton(game, texts.say("button-in-short", game=game_name(game, texts.language)))


def _laid_out(first: list[str], second: list[str], buttons: list[Any]) -> ui.LayoutView:
    rows = [buttons[at : at + IN_A_ROW] for at in range(0, len(buttons), IN_A_ROW)]
    view = ui.LayoutView(timeout=None)
    texts: list[ui.Item[Any]] = [
        ui.TextDisplay("\n".join(first)),
        ui.Separator(),
        ui.TextDisplay("\n".join(second)),
    ]
    view.add_item(ui.Container(*texts, *(ui.ActionRow(*row) for row in rows)))
    return limits.checked_layout(view)
