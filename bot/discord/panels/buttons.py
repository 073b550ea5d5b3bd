"""The components of the private panel; each knows no more than its id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ui

from bot.discord.panels import limits
from bot.discord.panels.choice import Option
from bot.discord.panels.custom_id import SPOT, Spot
from games.core.decision import Seat

PRIMARY = discord.ButtonStyle.primary
QUIET = discord.ButtonStyle.secondary


class Pressed:
    """A component that asks the client to do what it is for; it does nothing itself."""

    async def callback(self, interaction: discord.Interaction[Any]) -> Any:
        """Hand over to the client."""
        await interaction.client.on_press(interaction, self)


class Choice(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:q:{SPOT}"):
    """One option; or a step back, or another page."""

    def __init__(self, spot: Spot, label: str = "…", *, quiet: bool = False, fact: str = "") -> None:
        style = QUIET if quiet else PRIMARY
        super().__init__(ui.Button(label=label, style=style, custom_id=spot.id("q")))
        self.spot = spot
        self.fact = fact
        """What is to be known of it, to stand beside it."""

    @classmethod
    def of(cls, spot: Spot, option: Option, *, quiet: bool = False) -> Self:
        """Make the button of an option that follows a place."""
        label = limits.in_whole_words(option.label, limits.LABEL)
        return cls(spot.then(option.index), label, quiet=quiet or option.idle, fact=option.fact)

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class Confirm(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:c:{SPOT}"):
    """Says yes to an answer that cannot be taken back."""

    def __init__(self, spot: Spot, label: str = "…") -> None:
        style = discord.ButtonStyle.success
        super().__init__(ui.Button(label=label, style=style, custom_id=spot.id("c")))
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class TellNow(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:w:{SPOT}"):
    """Carries out a staged answer at once."""

    def __init__(self, spot: Spot, label: str = "…") -> None:
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=spot.id("w")))
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class Unstage(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:x:{SPOT}"):
    """Takes back a staged answer."""

    def __init__(self, spot: Spot, label: str = "…") -> None:
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=spot.id("x")))
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class DoRest(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:g:{SPOT}"):
    """Carries out the rest of an order that was interrupted."""

    def __init__(self, spot: Spot, label: str = "…") -> None:
        super().__init__(ui.Button(label=label, style=PRIMARY, custom_id=spot.id("g")))
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class DropRest(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:h:{SPOT}"):
    """Drops the rest of an order that was interrupted."""

    def __init__(self, spot: Spot, label: str = "…") -> None:
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=spot.id("h")))
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class Menu(Pressed, ui.DynamicItem[ui.Select[Any]], template=rf"k:s:{SPOT}"):
    """Options in a menu, of which one or several are chosen."""

    def __init__(
        self,
        spot: Spot,
        options: Sequence[Option] = (),
        placeholder: str = "…",
        *,
        several: tuple[int, int] = (1, 1),
    ) -> None:
        select: ui.Select[Any] = ui.Select(
            custom_id=spot.id("s"),
            placeholder=limits.shortened(placeholder, limits.PLACEHOLDER),
            min_values=several[0],
            max_values=several[1],
            options=[_menu_option(option) for option in options],
        )
        super().__init__(select)
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, item: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        assert isinstance(item, ui.Select)
        return cls(Spot.read(match), several=(item.min_values, item.max_values))


def _menu_option(option: Option) -> discord.SelectOption:
    label, rest = limits.split_label(option.label)
    return discord.SelectOption(label=label, description=rest or option.fact or None, value=f"{option.index}")


class TypeNumber(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:n:{SPOT}"):
    """Asks for a number that is typed."""

    def __init__(self, spot: Spot, label: str = "…") -> None:
        super().__init__(ui.Button(label=label, style=PRIMARY, custom_id=spot.id("n")))
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class SendOrder(Pressed, ui.DynamicItem[ui.Button[Any]], template=rf"k:p:{SPOT}"):
    """Gives the order that a preview shows."""

    def __init__(self, spot: Spot, label: str = "…") -> None:
        style = discord.ButtonStyle.success
        super().__init__(ui.Button(label=label, style=style, custom_id=spot.id("p")))
        self.spot = spot

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(Spot.read(match))


class TypeOrder(Pressed, ui.DynamicItem[ui.Button[Any]], template=r"k:o:(?P<table>\d+):(?P<seat>\d+)"):
    """Asks for an order that is typed."""

    def __init__(self, table: int, seat: Seat, label: str = "…") -> None:
        self.table, self.seat = table, seat
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=f"k:o:{table}:{seat}"))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        return cls(int(match["table"]), int(match["seat"]))


class TakeBack(
    Pressed,
    ui.DynamicItem[ui.Button[Any]],
    template=r"k:u:(?P<table>\d+):(?P<seat>\d+)(?::(?P<move>\d+))?",
):
    """Takes back the last move inside one's own turn, which it names by its number; older ones name none."""

    def __init__(self, table: int, seat: Seat, move: int | None, label: str = "…") -> None:
        self.table, self.seat, self.move = table, seat, move
        named = f"k:u:{table}:{seat}" if move is None else f"k:u:{table}:{seat}:{move}"
        super().__init__(ui.Button(label=label, style=QUIET, custom_id=named))

    @classmethod
    async def from_custom_id(cls, _: Any, __: ui.Item[Any], match: re.Match[str]) -> Self:
        """Make it again from its id."""
        move = None if match["move"] is None else int(match["move"])
        return cls(int(match["table"]), int(match["seat"]), move)
