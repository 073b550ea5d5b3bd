"""Events: what happened, and who may know it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from games.core.decision import Seat


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What happened; every subclass is tagged with its name.

    A secret is told by an event of its own to those who may know it, never by a public one with holes.
    """

    audience: tuple[Seat, ...] | None = None
    """The seats that are told; nobody in particular: everyone."""

    unasked: bool = False
    """Whether it tells of an answer that was given without asking, because it was the only one."""

    tells_unasked: ClassVar[bool] = False
    """Whether its own words say if its seat had a choice."""

    reveals: ClassVar[bool] = False
    """Whether it shows what some seat did not know; there is no undo past it."""

    lasting: ClassVar[bool] = False
    """Whether it tells a secret that its audience will want to look up again, as a card that was dealt."""

    begins_round: ClassVar[bool] = False
    """Whether a round begins with it: reports tell what has come since the last one."""

    def is_for(self, seat: Seat | None) -> bool:
        """Say whether a seat, or an onlooker, is told."""
        return self.audience is None or (seat is not None and seat in self.audience)
