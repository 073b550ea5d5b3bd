"""Reminders, nudges and absences: their buttons and menus, and the panel of what somebody has set."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, Self

import discord
from discord import ui
from discord.utils import format_dt

from bot.db import UserSettings
from bot.discord.panels import limits
from bot.discord.panels.buttons import QUIET, Pressed
from bot.discord.panels.inbox import ALL, InboxButton
from bot.discord.panels.panel import Panel
from bot.keeper.clocks import night_of
from bot.pace.until import local_time
from games.text import Words

ON, OFF, SHOW = "on", "off", "show"
HOURS, NIGHT, ZONE = "hours", "night", "zone"
AWAY, BACK = "away", "back"
AUTO = "auto"
FIRST_HOURS = (AUTO, "6", "12", "24", "48", "72")
"""What the menu offers until the first reminder."""
NIGHTS = (AUTO, "21-7", "22-7", "22-8", "23-7", "23-8", "23-9", "0-8", "1-9")
"""The nights that the menu offers, by their hours."""
OFFSETS = tuple(range(-11 * 60, 14 * 60, 60))
"""The time zones that the menu offers, by the minutes by which they are ahead of UTC."""


class RemindButton(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:m:(?P<part>on|off|show)"):
    """Switches reminders on or off, or shows what is set."""

    def __init__(self, part: str, label: str = "…") -> None:
        self.part = part
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=f"k:m:{part}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(match["part"])


class RemindMenu(Pressed, ui.DynamicItem[ui.Select[Any]], template=r"k:m:(?P<part>hours|night|zone)"):
    """Chooses when one is reminded first, one's night, or one's time zone."""

    def __init__(
        self, part: str, options: Sequence[discord.SelectOption] = (), placeholder: str = "…"
    ) -> None:
        self.part = part
        select: ui.Select[Any] = ui.Select(
            custom_id=f"k:m:{part}",
            placeholder=limits.shortened(placeholder, limits.PLACEHOLDER),
            options=list(options),
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(match["part"])


class AwayButton(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:v:(?P<part>away|back)"):
    """Asks until when one is away, or says that one is back."""

    def __init__(self, part: str, label: str = "…") -> None:
        self.part = part
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=f"k:v:{part}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(match["part"])


class NudgeButton(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:j:(?P<table>\d{1,15})"):
    """Has those reminded whom a table waits for."""

    def __init__(self, table: int, label: str = "…") -> None:
        self.table = table
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=f"k:j:{table}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]))


def tables_button(texts: Words, *, primary: bool = False) -> InboxButton:
    """Give the button that shows all of one's tables."""
    return InboxButton(ALL, 0, texts.say("button-tables"), primary=primary)


def letter_view(texts: Words) -> ui.View:
    """Give the button under a letter that asks nothing."""
    return Panel([], [[tables_button(texts)]]).view()


def digest_view(texts: Words) -> ui.View:
    """Give the buttons under a reminder."""
    away = AwayButton(AWAY, texts.say("button-away"))
    return Panel(
        [], [[tables_button(texts, primary=True), away, RemindButton(SHOW, texts.say("button-remind"))]]
    ).view()


def away_panel(said: str, texts: Words) -> Panel:
    """Show until when somebody is away, with the way back."""
    return Panel([said], [[AwayButton(BACK, texts.say("button-back-again")), tables_button(texts)]])


def settings_panel(known: UserSettings, now: datetime, texts: Words) -> Panel:
    """Show how somebody is reminded, with all that can be chosen."""
    switch = RemindButton(
        OFF if known.remind else ON, texts.say(f"button-remind-{OFF if known.remind else ON}")
    )
    menus = [
        RemindMenu(HOURS, [_hours(each, texts) for each in FIRST_HOURS], texts.say("remind-choose-hours")),
        RemindMenu(NIGHT, [_night(each, texts) for each in NIGHTS], texts.say("remind-choose-night")),
        RemindMenu(ZONE, [_zone(each, now) for each in OFFSETS], texts.say("remind-choose-zone")),
    ]
    return Panel(_said(known, now, texts), [menus, [switch, tables_button(texts)]])


def _said(known: UserSettings, now: datetime, texts: Words) -> list[str]:
    """Say what is set."""
    hours = AUTO if known.remind_hours is None else known.remind_hours
    lines = [texts.say("remind-heading"), texts.say(f"remind-is-{ON if known.remind else OFF}")]
    lines += [texts.say("remind-hours", hours=hours)] if known.remind else []
    zone = "" if known.utc_offset_m is None else local_time(now, known.utc_offset_m)
    lines.append(texts.say("remind-zone", time=zone) if zone else texts.say("remind-no-zone"))
    if known.night_from is None or known.night_until is None:
        return [*lines, texts.say("remind-no-night")]
    lines.append(texts.say("remind-night", since=known.night_from, until=known.night_until))
    return [*lines, *_later(known, now, texts)]


def _later(known: UserSettings, now: datetime, texts: Words) -> list[str]:
    """Say of a night that was chosen in the place of another when clocks begin to rest in it."""
    night = night_of(known)
    first = None if night is None else night.counts_from
    return (
        [] if first is None or first <= now else [texts.say("remind-night-later", when=format_dt(first, "f"))]
    )


def _hours(value: str, texts: Words) -> discord.SelectOption:
    return discord.SelectOption(
        label=texts.say("remind-after", hours=AUTO if value == AUTO else int(value)), value=value
    )


def _night(value: str, texts: Words) -> discord.SelectOption:
    if value == AUTO:
        return discord.SelectOption(label=texts.say("remind-without-night"), value=value)
    since, _, until = value.partition("-")
    return discord.SelectOption(
        label=texts.say("remind-between", since=int(since), until=int(until)), value=value
    )


def _zone(offset: int, now: datetime) -> discord.SelectOption:
    here = now + timedelta(minutes=offset)
    return discord.SelectOption(label=f"{local_time(now, offset)} ({here:%d.%m.})", value=str(offset))
