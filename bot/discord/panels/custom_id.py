"""Custom ids: all that a button remembers, within Discord's hundred characters."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.discord.panels.choice import Path
from games.core.decision import Seat

LONGEST: Final = 100
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"

SPOT: Final = (
    r"(?P<table>\d{1,15}):(?P<seat>\d{1,2}):(?P<decision>[0-9a-f]*):"
    r"(?P<path>-?[0-9a-z.]*)(?:~(?P<page>[0-9a-z]+))?"
)
"""What follows the kind in the id of a private panel."""
_NEW: Final = "-"
"""What the path of a panel begins with, unless an older version made it."""


@dataclass(frozen=True)
class Spot:
    """A place in a seat's private panel: the question, and what was chosen so far."""

    table: int
    seat: Seat
    decision: str
    path: Path = ()
    page: int = 0
    older: bool = False
    """Whether the path is one of an older version, whose choices were others."""

    def id(self, kind: str) -> str:
        """Write the custom id of a component of a kind."""
        page = f"~{_write(self.page)}" if self.page else ""
        path = ("" if self.older else _NEW) + ".".join(_write(index) for index in self.path)
        made = f"k:{kind}:{self.table}:{self.seat}:{self.decision}:{path}{page}"
        assert len(made) <= LONGEST, "the path of a panel has grown too long"
        return made

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Read what a custom id says."""
        written = match["path"].removeprefix(_NEW)
        path = tuple(int(index, 36) for index in written.split(".") if index)
        page = int(match["page"] or "0", 36)
        older = written == match["path"]
        return cls(int(match["table"]), int(match["seat"]), match["decision"], path, page, older)

    def then(self, *indices: int) -> Self:
        """Go on along the path."""
        return replace(self, path=(*self.path, *indices), page=0)

    def back(self) -> Self:
        """Go back one step."""
        return replace(self, path=self.path[:-1], page=0)

    def turned(self, page: int) -> Self:
        """Turn to another page of the same menu."""
        return replace(self, page=page)


def _write(number: int) -> str:
    """Write a number in as few letters as can be."""
    if number < len(_DIGITS):
        return _DIGITS[number]
    return _write(number // len(_DIGITS)) + _DIGITS[number % len(_DIGITS)]
