"""Why a table waits: kept as the key of a text and a seat.

So everybody reads it in their own language, and with the name that the player has today.
"""

from __future__ import annotations

from typing import NamedTuple, Self

from games.core.decision import Seat


class Why(NamedTuple):
    """The key of a text of the bot, and the seat that it is about."""

    key: str
    seat: Seat | None = None

    @classmethod
    def read(cls, note: str) -> Self:
        """Read it from the note of a table that waits."""
        key, _, seat = note.partition(":")
        return cls(key, int(seat)) if seat.isdecimal() else cls(note)

    def note(self) -> str:
        """Write it into the note of a table."""
        return self.key if self.seat is None else f"{self.key}:{self.seat}"
