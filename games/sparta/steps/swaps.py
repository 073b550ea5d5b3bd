"""12: cards that are discarded or exchanged by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Table
from games.core.decision import Action, Choices, Decision, Pick, Seat
from games.core.errors import Refusal
from games.sparta.actions import Discard, Pass, Swap
from games.sparta.steps.carry_out import OfEffect

if TYPE_CHECKING:
    from games.sparta.state import State


class DropCards(OfEffect, kw_only=True):
    """12: some action cards may be discarded; what is on offer is private."""

    refused_as: ClassVar[str] = "drop-or-pass"
    kinds = (Discard, Pass)
    chosen: list[str] = msgspec.field(default_factory=list)
    number: int

    def ask(self, state: State) -> Decision:
        pick = Pick(Discard, "cards", state.holdings[self.power].hand, 1, self.number)
        return Decision(
            self.asker(state), "12", "drop", pick, Choices([Pass()]), default=Pass(), number=self.number
        )

    def why_not_answer(self, state: State, seat: Seat, action: Discard | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not 1 <= len(action.cards) <= self.number:
            return Refusal("12", "discard-at-most", number=self.number)
        held = state.holdings[self.power].hand
        twice = len(set(action.cards)) < len(action.cards)
        return Refusal("12", "not-in-hand") if twice or not set(action.cards) <= set(held) else None

    def answer(self, table: Table[State], seat: Seat, action: Discard | Pass) -> None:
        self.chosen = list(action.cards) if isinstance(action, Discard) else []


class SwapCards(OfEffect, kw_only=True):
    """12: a card of the own hand may be exchanged for one that was seen; what is on offer is private."""

    refused_as: ClassVar[str] = "swap-or-pass"
    kinds = (Swap, Pass)
    chosen: tuple[str, str] | None = None
    seen: list[str]

    def ask(self, state: State) -> Decision:
        held = state.holdings[self.power].hand
        options: list[Action] = [Swap(own, other) for own in held for other in self.seen]
        return Decision(
            self.asker(state),
            "12",
            "swap",
            Choices([*options, Pass()]),
            default=Pass(),
            number=len(self.seen),
        )

    def why_not_answer(self, state: State, seat: Seat, action: Swap | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if action.own not in state.holdings[self.power].hand:
            return Refusal("12", "not-in-hand")
        return None if action.other in self.seen else Refusal("12", "not-seen")

    def answer(self, table: Table[State], seat: Seat, action: Swap | Pass) -> None:
        self.chosen = (action.own, action.other) if isinstance(action, Swap) else None
