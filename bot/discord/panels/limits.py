"""Discord's limits, asserted where panels are built: discord.py does not check them all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import discord
from discord import ui

CONTENT: Final = 2000
ALT: Final = 1024
BUTTON: Final = 80
LABEL: Final = 34
"""Ours for the label of a button; so many characters are read at a glance, on a phone too."""
FACT: Final = 90
"""Ours for what stands beside a button."""
OPTION: Final = 100
PLACEHOLDER: Final = 150
ROWS: Final = 5
SELECT: Final = 25
CUSTOM_ID: Final = 100
TITLE: Final = 45
COMPONENTS: Final = 40
SHOWN: Final = 4000
"""Characters of all texts of a message of the new kind."""

_HALF_MENTION = re.compile(r"<(?:[/@#][^<>\n]*|t(?::[^<>\n]*)?)?\Z")

V = TypeVar("V", bound=ui.View)


def checked(view: V) -> V:
    """Make sure that Discord will take a panel, and that it outlives the process."""
    ids = [item.custom_id for item in view.children if isinstance(item, ui.DynamicItem)]
    assert len(ids) == len(view.children), "a panel holds dynamic items only"
    assert view.timeout is None, "a panel does not end"
    assert len(ids) == len(set(ids)), "two components share an id"
    assert all(0 < len(each) <= CUSTOM_ID for each in ids), "an id is too long"
    for item in view.children:
        assert isinstance(item, ui.DynamicItem)
        _check(item.item)
    assert len(view.to_components()) <= ROWS, "too many rows"
    return view


def checked_layout(view: ui.LayoutView) -> ui.LayoutView:
    """Make sure that Discord will take a message of the new kind, and that its buttons do not end."""
    items = list(view.walk_children())
    usable = [item for item in items if isinstance(item, ui.DynamicItem)]
    assert not any(isinstance(item, (ui.Button, ui.Select)) for item in items), "only dynamic items are used"
    assert view.timeout is None, "a panel does not end"
    assert len({item.custom_id for item in usable}) == len(usable), "two components share an id"
    assert all(0 < len(item.custom_id) <= CUSTOM_ID for item in usable), "an id is too long"
    for item in usable:
        _check(item.item)
    assert view.total_children_count <= COMPONENTS, "too many components"
    assert view.content_length() <= SHOWN, "too much text"
    return view


def _check(item: ui.Item[Any]) -> None:
    if isinstance(item, ui.Button):
        assert 0 < len(item.label or "") <= BUTTON, "the label of a button is too long"
    if isinstance(item, ui.Select):
        assert 0 < len(item.options) <= SELECT, "a select has 1 to 25 options"
        assert len(item.placeholder or "") <= PLACEHOLDER, "a placeholder is too long"
        assert all(0 < len(option.label) <= OPTION for option in item.options), "an option is too long"
        assert all(len(option.description or "") <= OPTION for option in item.options)


def split_label(label: str) -> tuple[str, str | None]:
    """Divide a long label between the two lines of an option."""
    if len(label) <= OPTION:
        return label, None
    at = label.rfind(" ", 0, OPTION)
    at = at if at > 0 else OPTION
    return label[:at], shortened(label[at:].strip(), OPTION)


def shortened(text: str, room: int) -> str:
    """Shorten a text that does not fit, and show that it was; no mention is cut in two."""
    return text if len(text) <= room else _HALF_MENTION.sub("", text[: room - 1]).rstrip() + "…"


def in_whole_words(text: str, room: int) -> str:
    """Shorten a text that does not fit after one of its words; only a single long word is cut itself."""
    if len(text) <= room:
        return text
    at = text.rfind(" ", room // 2, room)
    return shortened(text, room) if at < 0 else text[:at].rstrip(" ,;:·–(") + " …"


def fitting(lines: Sequence[str], room: int = CONTENT, gap: str = "…") -> str:
    """Join lines; of too many, the first is kept and the last ones are, and the gap between them is shown."""
    text = "\n".join(lines)
    if len(text) <= room:
        return text
    lines = text.splitlines()
    first = shortened(lines[0], (room - len(gap)) // 2 - 1)
    left = room - len(f"{first}\n{gap}")
    kept: list[str] = []
    for line in reversed(lines[1:]):
        if len(line) + 1 > left:
            kept += [] if kept else [shortened(line, left - 1)]
            break
        kept.append(line)
        left -= len(line) + 1
    return "\n".join([first, gap, *reversed(kept)])


def in_parts(lines: Iterable[str], room: int = CONTENT) -> list[str]:
    """Divide lines into messages that fit; indented lines stay with the one they belong to, if they can.

    None is blank, for Discord takes no such message.
    """
    parts: list[str] = []
    for block in _blocks(lines, room):
        if parts and len(parts[-1]) + 1 + len(block) <= room:
            parts[-1] += "\n" + block
        else:
            parts.append(shortened(block, room))
    return [part for part in parts if part.strip()]


def _blocks(lines: Iterable[str], room: int) -> list[str]:
    blocks: list[str] = []
    for line in lines:
        if blocks and line.startswith(" ") and len(blocks[-1]) + 1 + len(line) <= room:
            blocks[-1] += "\n" + line
        else:
            blocks.append(line)
    return blocks


def escaped(text: str) -> str:
    """Let a name show as it is, without Discord's formatting."""
    return discord.utils.escape_markdown(text)


def as_code(text: str) -> str:
    """Let a text show as it was written, on one line, for copying; nothing in it ends the code."""
    line = " ".join(text.replace("`", "ˋ").split())
    return f"`{line}`" if line else ""
