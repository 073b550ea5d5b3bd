"""16: advantages of the enemy are cancelled until the battle ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Table
from games.core.decision import Decision, Pick, Seat
from games.core.errors import Refusal
from games.sparta.actions import Cancel
from games.sparta.effects import Advantage
from games.sparta.steps.carry_out import OfEffect

if TYPE_CHECKING:
    from games.sparta.state import State


class CancelAdvantages(OfEffect, kw_only=True):
    """16: up to so many of the enemy's advantages, or none, are cancelled."""

    section: ClassVar[str] = "16"
    refused_as: ClassVar[str] = "cancel-advantages"
    kinds = (Cancel,)
    chosen: list[Advantage] = msgspec.field(default_factory=list)
    there: list[Advantage]
    number: int

    def ask(self, state: State) -> Decision:
        pick = Pick(Cancel, "advantages", self.there, 0, self.number)
        return Decision(self.asker(state), "16", "cancel", pick, default=Cancel(()), number=pick.at_most)

    def why_not_answer(self, state: State, seat: Seat, action: Cancel) -> Refusal | None:
        if len(action.advantages) > self.number:
            return Refusal("16", "cancel-at-most", number=self.number)
        stray = next((each for each in action.advantages if each not in self.there), None)
        if stray is not None:
            return Refusal("16", "not-to-cancel")
        twice = len(set(action.advantages)) < len(action.advantages)
        return Refusal("16", "cancelled-twice") if twice else None

    def answer(self, table: Table[State], seat: Seat, action: Cancel) -> None:
        self.chosen = [each for each in self.there if each in action.advantages]
