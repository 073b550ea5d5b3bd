"""How the options of a stage stand on a panel: buttons, menus, or a number that is typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.discord.panels import limits
from bot.discord.panels.choice import Option, Stage
from bot.discord.panels.composer import MAX_FLAT, MAX_MIDWAY
from bot.discord.panels.panel import IN_ROW

TURNING = 2
"""Buttons that turn pages."""


@dataclass(frozen=True)
class Room:
    """What there is room for on a panel, besides what leads elsewhere."""

    most: int
    in_rows: bool
    """Whether rows are counted, or else components of any kind."""

    def has(self, buttons: int, menus: int, apart: int) -> bool:
        """Say whether so many components fit."""
        return self._of_buttons(buttons) + self._of_menus(menus) + self._of_buttons(apart) <= self.most

    def _of_buttons(self, number: int) -> int:
        rows = -(-number // IN_ROW)
        return rows if self.in_rows else rows + number

    def _of_menus(self, number: int) -> int:
        return number if self.in_rows else 2 * number


LETTER = Room(limits.ROWS - 1, in_rows=True)
"""A message of the old kind; its last row leads elsewhere."""
PANEL = Room(29, in_rows=False)
"""A message of the new kind: the others of forty components are text, picture and what leads elsewhere."""


@dataclass(frozen=True)
class Arranged:
    """The options of a stage as they stand on a page of the panel."""

    buttons: Sequence[Option] = ()
    menus: Sequence[Sequence[Option]] = ()
    apart: Sequence[Option] = ()
    """What is of another kind, below the rest."""
    typed: bool = False
    """Whether a number is typed."""
    pages: int = 1


def arranged(stage: Stage, page: int = 0, room: Room = PANEL) -> Arranged:
    """Arrange the options of a stage; where more parts follow, more of them are buttons."""
    main = [option for option in stage.options if not option.apart]
    apart = [option for option in stage.options if option.apart]
    if stage.several is not None:
        items = [option for option in main if option.chosen.given]
        return Arranged([option for option in main if option not in items], [items], apart)
    if not main or len(apart) > 2 * IN_ROW:
        main, apart = list(stage.options), []
    is_last = all(option.chosen.action is not None for option in main)
    most = MAX_FLAT if is_last or stage.in_menu else MAX_MIDWAY
    fits = len(main) <= most and room.has(len(main), 0, len(apart))
    if fits and all(len(each.label) <= limits.LABEL for each in main):
        return Arranged(buttons=main, apart=apart)
    if all(option.number is not None for option in main):
        return _numbers(main, apart, room)
    return _common_first(main, apart, room, page)


def _numbers(main: Sequence[Option], apart: Sequence[Option], room: Room) -> Arranged:
    """Let the lowest numbers be buttons and the others stand in menus; of very many, one is typed."""
    menus = _in_menus(main[MAX_FLAT:])
    if len(main) > limits.SELECT * (limits.ROWS - 1) or not room.has(MAX_FLAT, len(menus), len(apart)):
        return Arranged(apart=apart, typed=True)
    return Arranged(buttons=main[:MAX_FLAT], menus=menus, apart=apart)


def _common_first(main: Sequence[Option], apart: Sequence[Option], room: Room, page: int) -> Arranged:
    """Let what most people want be buttons, as far as their labels fit, and the others stand in menus."""
    common = [each for each in main if not each.rare and len(each.label) <= limits.LABEL]
    if len(common) == len(main):
        common = []
    for number in (MAX_FLAT, IN_ROW):
        buttons = common[:number]
        menus = _in_menus([option for option in main if option not in buttons])
        if buttons and room.has(len(buttons), len(menus), len(apart)):
            return Arranged(buttons, menus, apart)
    return _in_pages(_in_menus(main), apart, room, page)


def _in_pages(menus: Sequence[Sequence[Option]], apart: Sequence[Option], room: Room, page: int) -> Arranged:
    if room.has(0, len(menus), len(apart)):
        return Arranged((), menus, apart)
    each = max(number for number in range(1, len(menus)) if room.has(TURNING, number, len(apart)))
    pages = -(-len(menus) // each)
    first = min(page, pages - 1) * each
    return Arranged((), menus[first : first + each], apart, pages=pages)


def _in_menus(options: Sequence[Option]) -> list[Sequence[Option]]:
    """Share options out among menus, in their order, about as many in each."""
    number = -(-len(options) // limits.SELECT)
    each = -(-len(options) // number) if number else 1
    return [options[first : first + each] for first in range(0, len(options), each)]
