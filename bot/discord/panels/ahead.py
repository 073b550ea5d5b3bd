"""Orders that are left ahead: on what condition, what is left, and the ways to leave, change and drop one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, Self

import discord
from discord import ui

from bot.db import WaitingOrder
from bot.discord.panels import limits
from bot.discord.panels.buttons import QUIET, Pressed
from bot.discord.panels.panel import Item, Panel
from bot.discord.texts import commands_in, game_name
from bot.keeper import Live
from bot.keeper.ahead import condition_of
from bot.keeper.going_on import actions_of
from games.core.conditions import Condition, token
from games.core.decision import Action, Seat
from games.text import Words

LEAVE, CHANGE, DROP, FREE = "leave", "change", "drop", "free"
NO_ORDER = 0
_ORDER = re.compile(r"^```\n(.*)\n```$", re.MULTILINE)
"""Where a panel keeps the order that a condition is chosen for; no id of a button could hold it."""


class AheadButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:f:(?P<part>leave|change|drop|free):(?P<table>\d{1,15}):(?P<seat>\d{1,2}):(?P<order>\d{1,15})",
):
    """Asks for an order to leave, changes one or drops it, or leaves the one that a panel shows."""

    def __init__(
        self,
        part: str,
        table: int,
        seat: Seat,
        order: int = NO_ORDER,
        label: str = "…",
        *,
        main: bool = False,
    ) -> None:
        self.part, self.table, self.seat, self.order = part, table, seat, order
        style = discord.ButtonStyle.primary if main else QUIET
        made = f"k:f:{part}:{table}:{seat}:{order}"
        super().__init__(ui.Button(label=label, style=style, custom_id=made))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(match["part"], int(match["table"]), int(match["seat"]), int(match["order"]))


class AheadMenu(
    Pressed,
    ui.DynamicItem[ui.Select[Any]],
    template=r"k:f:if:(?P<table>\d{1,15}):(?P<seat>\d{1,2}):(?P<number>\d{1,2})",
):
    """Leaves the order that a panel shows, on the condition that is chosen."""

    def __init__(
        self,
        table: int,
        seat: Seat,
        number: int,
        options: Sequence[discord.SelectOption] = (),
        placeholder: str = "…",
    ) -> None:
        self.table, self.seat, self.number = table, seat, number
        select: ui.Select[Any] = ui.Select(
            custom_id=f"k:f:if:{table}:{seat}:{number}",
            placeholder=limits.shortened(placeholder, limits.PLACEHOLDER),
            options=list(options),
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), int(match["seat"]), int(match["number"]))


def order_in(shown: str) -> str:
    """Read the order that a panel shows; none: nothing."""
    kept = _ORDER.search(shown)
    return kept[1] if kept is not None else ""


def written(live: Live, actions: Sequence[Action], language: str) -> str:
    """Write an order as it would be typed."""
    orders = live.game.orders(language, live.names)
    return "; ".join(orders.write(action) for action in actions)


def condition_panel(
    live: Live, seat: Seat, order: str, offered: Sequence[Condition], notes: Sequence[str], language: str
) -> Panel:
    """Ask on what condition an order is left; what is chosen leaves it."""
    texts = commands_in(language)
    lines = [_heading(live, texts), texts.say("ahead-on-what"), f"```\n{order}\n```"]
    free = AheadButton(FREE, live.id, seat, label=texts.say("button-ahead-free"), main=True)
    again = AheadButton(LEAVE, live.id, seat, label=texts.say("button-ahead-change"))
    return Panel([*lines, *notes], [_menus(live, seat, offered, texts), [free, again]])


def _menus(live: Live, seat: Seat, offered: Sequence[Condition], texts: Words) -> list[Item]:
    words, menus = live.game.wording(texts.language, live.names), _in_menus(offered)
    made: list[Item] = []
    for number, among in enumerate(menus):
        options = [discord.SelectOption(label=words.condition(each), value=token(each)) for each in among]
        asks = texts.say("ahead-choose")
        if len(menus) > 1:
            asks = texts.say("ahead-choose-from", first=options[0].label)
        made.append(AheadMenu(live.id, seat, number, options, asks))
    return made


def _in_menus(offered: Sequence[Condition]) -> list[list[Condition]]:
    """Share conditions out among menus, those of a kind in the same one if they fit."""
    menus: list[list[Condition]] = [[]]
    for _, alike in groupby(offered, type):
        kind = list(alike)
        if len(menus[-1]) + len(kind) > limits.SELECT:
            menus += [kind[first : first + limits.SELECT] for first in range(0, len(kind), limits.SELECT)]
        else:
            menus[-1] += kind
    return [menu for menu in menus if menu]


def with_left(panel: Panel, live: Live, seat: Seat, left: Sequence[WaitingOrder], language: str) -> Panel:
    """Show beside a question, or where there is none, what its seat has left, and the ways to change it."""
    texts = commands_in(language)
    for order in left:
        panel = replace(panel, lines=[*panel.lines, said_of(live, order, language)])
        panel = panel.beside(AheadButton(CHANGE, live.id, seat, order.key, texts.say("button-ahead-change")))
        panel = panel.beside(AheadButton(DROP, live.id, seat, order.key, texts.say("button-ahead-drop")))
    return panel


def leave_button(live: Live, seat: Seat, texts: Words) -> AheadButton:
    """Give the button that asks for an order to leave."""
    return AheadButton(LEAVE, live.id, seat, label=texts.say("button-ahead-leave"))


def said_of(live: Live, order: WaitingOrder, language: str) -> str:
    """Say what is left ahead, and on what condition."""
    texts, condition = commands_in(language), condition_of(live, order)
    words = live.game.wording(language, live.names)
    named = "" if condition is None else limits.escaped(words.condition(condition))
    kept = limits.as_code(written(live, actions_of(live, order), language))
    return (
        texts.say("ahead-left-if", order=kept, condition=named)
        if named
        else texts.say("ahead-left", order=kept)
    )


def list_panel(entries: Sequence[tuple[Live, WaitingOrder]], language: str, *, late: bool) -> Panel:
    """List all that somebody has left ahead, at whatever table, each with a button that drops it."""
    texts = commands_in(language)
    shown = entries[:LISTED]
    lines = [texts.say("ahead-heading"), *([] if entries else [texts.say("ahead-none")])]
    lines += [f"{number}. {_entry(live, order, texts)}" for number, (live, order) in enumerate(shown, 1)]
    lines += [texts.say("listed-more", count=len(entries) - len(shown))] if len(shown) < len(entries) else []
    drops: list[Item] = [
        AheadButton(
            DROP, live.id, order.seat, order.key, texts.say("button-ahead-drop-number", number=number)
        )
        for number, (live, order) in enumerate(shown, 1)
    ]
    return Panel([*lines, texts.say("ahead-is-late" if late else "ahead-is-quick")], [drops] if drops else [])


LISTED = 10
"""Maximum orders that are listed; nobody leaves more."""


def _entry(live: Live, order: WaitingOrder, texts: Words) -> str:
    title = texts.say("inbox-table", game=game_name(live.game.id, texts.language), table=str(live.id))
    return f"**{title}**: {said_of(live, order, texts.language)}"


def _heading(live: Live, texts: Words) -> str:
    return texts.say("panel-heading", table=str(live.id), game=game_name(live.game.id, texts.language))
