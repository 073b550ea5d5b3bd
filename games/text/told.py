"""What a post tells: a line of plain text, and which parts of it stand out."""

from __future__ import annotations

from typing import Any

import msgspec


class Told(msgspec.Struct, frozen=True):
    """A line of a post; whoever shows it decides how bold and small type look."""

    text: str
    bold: tuple[str, ...] = ()
    """Parts of the text, in their order there."""
    detail: str = ""
    """How it came about, in small type; the first to be left out."""

    @property
    def is_headline(self) -> bool:
        """Say whether all of it is bold."""
        return self.bold == (self.text,)


class Card(msgspec.Struct, frozen=True):
    """What is worth a message of its own: how it is headed and told, and the events that its sheet shows."""

    heading: str
    lines: list[Told]
    events: list[Any]


def signed(change: int) -> str:
    """Write by how much a number changes, with the sign that stands in print."""
    return f"{change:+}".replace("-", "−") if change else "±0"
