"""A private panel: what it says and what can be used, and how that stands in messages of either kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from discord import ButtonStyle, MediaGalleryItem, ui

from bot.discord.panels import limits
from bot.discord.panels.buttons import Choice

IN_ROW = 5
"""Buttons in a row."""
OF_SECTION = 3
"""Components that a button takes with its fact beside it."""
AROUND = 2
"""Components around the others: the container and a line."""

Item = ui.Item[Any]


@dataclass(frozen=True)
class Panel:
    """What a panel says, and block by block what can be used; the last block leads elsewhere."""

    lines: Sequence[str]
    blocks: Sequence[Sequence[Item]] = field(default=())

    @property
    def text(self) -> str:
        """What it says."""
        return limits.fitting(self.lines)

    @property
    def facts(self) -> list[str]:
        """What is to be known of its buttons, where that cannot stand beside them; a menu says it itself."""
        return _fact_lines([item for block in self.blocks for item in block])

    def after(self, lines: Sequence[str]) -> Panel:
        """Say something before it."""
        return replace(self, lines=[*lines, "", *self.lines]) if lines else self

    def beside(self, item: Item) -> Panel:
        """Lead elsewhere too."""
        *blocks, last = self.blocks or [[]]
        return replace(self, blocks=[*blocks, [*last, item]])

    def view(self) -> ui.View:
        """Give what can be used as it stands in a message of the old kind; facts go into its text."""
        view = ui.View(timeout=None)
        rows = [row for block in self.blocks for row in _in_rows(block)]
        for number, row in enumerate(rows):
            for item in row:
                view.add_item(_in_row(item, number))
        return limits.checked(view)

    def layout(self, picture: str = "", alt: str | None = None) -> ui.LayoutView:
        """Give it as a message of the new kind; a picture is named by its file."""
        parts: list[Item] = [ui.TextDisplay(self.text)]
        if picture:
            parts.append(ui.MediaGallery(MediaGalleryItem(f"attachment://{picture}", description=alt)))
        *choices, last = self.blocks or [[]]
        room = limits.COMPONENTS - AROUND - len(parts) - sum(_room_of(block) for block in self.blocks)
        for block in choices:
            parts += _with_facts(block, is_beside=_more_with_facts(choices) <= room)
        if last:
            parts += [ui.Separator(), *_as_rows(last)] if len(self.blocks) > 1 else _as_rows(last)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*parts))
        return limits.checked_layout(view)


def as_layout(text: str, view: ui.View | None, picture: str = "", alt: str | None = None) -> ui.LayoutView:
    """Give a message of the old kind as one of the new kind, which cannot become one of the old again."""
    return Panel([text], [view.children if view is not None else []]).layout(picture, alt)


def _with_facts(block: Sequence[Item], *, is_beside: bool) -> Iterator[Item]:
    """Put facts beside the buttons that have one, after the others; where there is no room, above them.

    What they have in common stands above them once.
    """
    told = [item for item in block if _fact(item)]
    if is_beside and not _in_common(told):
        yield from _as_rows([item for item in block if item not in told])
        yield from map(_section, told)
        return
    if told:
        yield ui.TextDisplay("\n".join(_fact_lines(block)))
    yield from _as_rows(block)


def _more_with_facts(blocks: Sequence[Sequence[Item]]) -> int:
    """Count the components by which facts beside buttons exceed rows of these, at most."""
    told = sum(bool(_fact(item)) for block in blocks for item in block)
    return told * (OF_SECTION - 1) + len(blocks)


def _section(item: Item) -> Item:
    return ui.Section(ui.TextDisplay(f"-# {limits.escaped(_fact(item))}"), accessory=item)


def _as_rows(block: Sequence[Item]) -> list[Item]:
    return [ui.ActionRow(*row) for row in _in_rows(block)]


def _in_rows(block: Iterable[Item]) -> Iterator[Sequence[Item]]:
    """Put buttons into rows; each menu has a row of its own."""
    for is_menu, items in groupby(block, key=lambda item: isinstance(_inner(item), ui.Select)):
        each = list(items)
        width = 1 if is_menu else IN_ROW
        yield from (each[first : first + width] for first in range(0, len(each), width))


def _room_of(block: Sequence[Item]) -> int:
    """Count the components of a block as rows."""
    return len(block) + len(list(_in_rows(block)))


def _in_row(item: Item, row: int) -> Item:
    item.row = row
    return item


def _fact_lines(block: Sequence[Item]) -> list[str]:
    """Say the facts of buttons, each with its button, or once what several have in common."""
    told = [item for item in block if _fact(item)]
    common = _in_common(told)
    if not common:
        return list(map(_fact_line, told))
    is_of_all = all(_fact(item) for item in block if _stands_out(item))
    return [f"-# {limits.escaped(common)}" if is_of_all else _common_line(told, common)]


def _common_line(told: Sequence[Item], common: str) -> str:
    names = ", ".join(f"**{limits.escaped(_label(item))}**" for item in told)
    return f"-# {names} – {limits.escaped(common)}"


def _stands_out(item: Item) -> bool:
    return getattr(_inner(item), "style", None) is ButtonStyle.primary


def _in_common(told: Sequence[Item]) -> str:
    """Give the fact that several buttons have in common; nothing, if they differ."""
    facts = {_fact(item) for item in told}
    return facts.pop() if len(told) > 1 and len(facts) == 1 else ""


def _fact_line(item: Item) -> str:
    return f"-# **{limits.escaped(_label(item))}** – {limits.escaped(_fact(item))}"


def _fact(item: Item) -> str:
    return item.fact if isinstance(item, Choice) else ""


def _label(item: Item) -> str:
    return getattr(_inner(item), "label", None) or ""


def _inner(item: Item) -> Item:
    return item.item if isinstance(item, ui.DynamicItem) else item
