"""Actions: the answers to decisions."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Action(msgspec.Struct, frozen=True, tag=True):
    """The answer to a decision; its tag is its name."""

    droppable: ClassVar[bool] = False
    """Whether it only says that nothing more is wanted: at the end of an order it may be one too many."""

    @property
    def party(self) -> str:
        """Name the party that acts, in a game where one seat may lead several."""
        return ""
