"""Conditions of orders that are left ahead."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from games.core.conditions import Condition
from games.core.events import Event

if TYPE_CHECKING:
    from tests.toy.game.view import View


class NothingShown(Condition, frozen=True, kw_only=True):
    """A stall has not shown its card."""

    stall: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each stall whose card is not shown."""
        return [cls(stall=stall.id) for stall in view.stalls if not stall.card]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look for the card."""
        return any(stall.id == self.stall and not stall.card for stall in view.stalls)


class Shown(Condition, frozen=True, kw_only=True):
    """A stall has shown its card."""

    awaits = True

    stall: str

    @classmethod
    def offered(cls, view: View) -> Iterable[Condition]:
        """Give one for each stall whose card is not shown."""
        return [cls(stall=stall.id) for stall in view.stalls if not stall.card]

    def holds(self, view: View, _since: Sequence[Event]) -> bool:
        """Look for the card."""
        return any(stall.id == self.stall and stall.card for stall in view.stalls)


CONDITIONS = (NothingShown, Shown)
