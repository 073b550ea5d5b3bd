"""Ended tables in pages, and what somebody has come to at each game; both are only read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, NamedTuple, Self

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord.panels import limits
from bot.discord.panels.buttons import Pressed
from bot.discord.texts import commands_in, game_in, game_name
from bot.results.tally import Alone, Count, Tally
from games.text import Words
from games.text.words import mark

ON_PAGE: Final = 8
"""How many tables a page has."""
ROOM: Final = 3500
"""Maximum characters of a page."""
LINE: Final = 340
"""Maximum characters of who came where at a table; a page of such lines fits."""


class Filter(NamedTuple):
    """Which ended tables are meant: of a game, with a player; empty or 0: all."""

    game: str = ""
    user: int = 0


class ResultsButton(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:f:(?P<page>\d{1,6}):(?P<game>[a-z]{0,20}):(?P<user>\d{1,20})",
):
    """Turns to a page of ended tables."""

    def __init__(self, page: int, meant: Filter, label: str = "…") -> None:
        self.page, self.meant = page, meant
        own_id = f"k:f:{page}:{meant.game}:{meant.user}"
        super().__init__(ui.Button(label=label, style=discord.ButtonStyle.secondary, custom_id=own_id))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["page"]), Filter(match["game"], int(match["user"])))


class RecordButton(Pressed, ui.DynamicItem[ui.Button[Any]], template="k:k:own"):
    """Shows who presses it what they have come to themselves."""

    def __init__(self, label: str = "…") -> None:
        style = discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, style=style, custom_id="k:k:own"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], ___: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls()


class Placed(NamedTuple):
    """Where a seat came, and who had it."""

    rank: int
    names: Sequence[str]
    points: int


@dataclass(frozen=True)
class Ended:
    """A table that has ended, as it is listed."""

    table: int
    game: str
    place: str
    """Where it was played, as a link."""
    at: str
    """When it ended, as everybody's Discord writes it."""
    placed: Sequence[Placed]


class Page(NamedTuple):
    """Which page of how many tables is shown."""

    number: int
    tables: int

    @property
    def last(self) -> int:
        """Give the number of the last page; the first is 0."""
        return max(-(-self.tables // ON_PAGE) - 1, 0)


def results_layout(tables: Sequence[Ended], page: Page, meant: Filter, language: str) -> ui.LayoutView:
    """List ended tables, the newest first, a page of them."""
    texts = commands_in(language)
    heading = texts.say("results-heading")
    told = texts.say("results-count", count=page.tables, page=page.number + 1, pages=page.last + 1)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(f"{heading}\n-# {told}")]
    said = "\n".join(_ended(each, texts) for each in tables)
    parts.append(ui.TextDisplay(limits.shortened(said, ROOM)))
    turning = [
        ResultsButton(number, meant, texts.say(label))
        for number, label in ((page.number - 1, "button-later"), (page.number + 1, "button-earlier"))
        if 0 <= number <= page.last
    ]
    parts += [ui.ActionRow[Any](*turning)] if turning else []
    return _laid_out(parts)


def _ended(table: Ended, texts: Words) -> str:
    """Say of a table where it was played and who came where; who played alone may have lost."""
    title = texts.say("inbox-table", game=game_name(table.game, texts.language), table=str(table.table))
    ranks = [f"{each.rank}. " if len(table.placed) > 1 else "" for each in table.placed]
    told = zip(ranks, table.placed, strict=True)
    placed = " · ".join(f"{rank}{' / '.join(each.names)} {each.points}" for rank, each in told)
    return f"**{title}** {table.place} · {table.at}\n-# {limits.shortened(placed, LINE)}"


def _laid_out(parts: Sequence[ui.Item[Any]]) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts))
    return limits.checked_layout(view)


# What somebody has come to


@dataclass(frozen=True)
class Person:
    """Whose results are shown, and to whom."""

    user: int
    name: str
    is_own: bool
    in_server: bool
    is_hidden: bool = False
    """Whether others cannot look them up."""


def player_layout(person: Person, tallies: Sequence[Tally], tables: int, language: str) -> ui.LayoutView:
    """Show what somebody has come to at each game."""
    texts = commands_in(language)
    heading = texts.say("player-heading", name=person.name)
    whence = "player-from-server" if person.in_server else "player-from-own"
    about = [texts.say(whence, count=tables)]
    about += [texts.say("player-hidden")] if person.is_own and person.is_hidden else []
    parts: list[ui.Item[Any]] = [ui.TextDisplay("\n".join([heading, *(f"-# {each}" for each in about)]))]
    for tally in tallies:
        parts += [ui.Separator(), ui.TextDisplay("\n".join(_tallied(tally, texts)))]
    button = ResultsButton(0, Filter(user=person.user), texts.say("button-their-tables"))
    return _laid_out([*parts, ui.ActionRow[Any](button)])


def _tallied(tally: Tally, texts: Words) -> list[str]:
    """Say what somebody has come to at a game, with others and alone."""
    lines = [f"**{game_name(tally.game, texts.language)}**"]
    if tally.tables:
        lines += [_won(tally, texts), *_by(tally, texts)]
    lines += [_alone(tally.alone, texts)] if tally.alone.tables else []
    return [*lines, *_days(tally, texts)]


def _won(tally: Tally, texts: Words) -> str:
    strength, every = tally.strength, tally.every
    rating = texts.say("player-rating", points=str(strength.points), margin=str(strength.margin))
    won = texts.say(
        "player-won",
        count=tally.tables,
        won=_number(every.won, texts),
        percent=str(round(100 * every.won / every.played)),
    )
    return f"{rating} · {won}"


def _by(tally: Tally, texts: Words) -> list[str]:
    """Say how often somebody won with which seat and with what it played."""
    words = game_in(tally.game, texts.language)
    roles = {role: words.name(role) for role in sorted(tally.by_role)}
    named = [(name[:1].upper() + name[1:], tally.by_role[role]) for role, name in roles.items()]
    seats = [(mark(seat), tally.by_seat[seat]) for seat in sorted(tally.by_seat)]
    lines = [texts.say("player-by-seat", counts=_counts(seats, texts))]
    lines += [texts.say("player-by-role", counts=_counts(named, texts))] if named else []
    return [f"-# {line}" for line in lines]


def _counts(counts: Sequence[tuple[str, Count]], texts: Words) -> str:
    return " · ".join(
        texts.say(
            "player-won-of", name=name, won=_number(count.won, texts), played=_number(count.played, texts)
        )
        for name, count in counts
    )


def _alone(alone: Alone, texts: Words) -> str:
    return texts.say("player-alone", count=alone.tables, won=alone.won, best=str(alone.best))


def _days(tally: Tally, texts: Words) -> list[str]:
    if tally.median_days is None:
        return []
    days = round(tally.median_days, 1)
    said = texts.say("player-days", days=_number(days, texts), count=round(days, 1))
    return [f"-# {said}"]


def _number(number: float, texts: Words) -> str:
    """Write a number with one digit after its point, if it is not whole."""
    said = f"{number:.1f}".removesuffix(".0")
    return said if texts.language == "en" else said.replace(".", ",")


def written(at: datetime | None) -> str:
    """Write a day as everybody's Discord writes it."""
    return "" if at is None else format_dt(at, "d")
