"""6: the special dice: failure, blank, success."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta.board import board

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.pieces import Face
    from games.sparta.state import State


def roll(table: Table[State], label: str) -> Face:
    """Roll a die."""
    faces = board().printed.dice
    result = table.chance.below(faces.failure + faces.blank + faces.success, label)
    if result < faces.failure:
        return "failure"
    return "blank" if result < faces.failure + faces.blank else "success"
