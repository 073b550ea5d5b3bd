"""5: limits of hands, cards that are discarded, hands that are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Table
from games.core.decision import Decision, Pick, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import piles
from games.sparta.actions import Discard
from games.sparta.board import board
from games.sparta.events.cards import BattleCardsDiscarded
from games.sparta.figures import Power

if TYPE_CHECKING:
    from games.sparta.state import State


class CutHand(Once, kw_only=True):
    """5: a battle hand above the limit is cut back at once, by its owner's choice."""

    section: ClassVar[str] = "5"
    refused_as: ClassVar[str] = "cut-hand"
    kinds = (Discard,)
    power: Power

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def excess(self, state: State) -> int:
        """Count the cards above the limit."""
        return max(len(state.holdings[self.power].battle) - board().limits.battle_hand, 0)

    def ask(self, state: State) -> Decision | None:
        number, held = self.excess(state), state.holdings[self.power].battle
        if not number:
            return None
        pick = Pick(Discard, "cards", held, number, number)
        return Decision(self.asker(state), "5", "cut-hand", pick, default=pick.first(), number=number)

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and self.excess(state) else []

    def why_not_answer(self, state: State, seat: Seat, action: Discard) -> Refusal | None:
        if len(action.cards) != self.excess(state):
            return Refusal("5", "discard-so-many", number=self.excess(state))
        held = list(state.holdings[self.power].battle)
        if len(set(action.cards)) < len(action.cards) or any(card not in held for card in action.cards):
            return Refusal("5", "not-in-hand")
        return None

    def answer(self, table: Table[State], seat: Seat, action: Discard) -> None:
        for card in action.cards:
            piles.take_battle(table.state, self.power, card)
        table.tell(BattleCardsDiscarded(power=self.power, cards=tuple(sorted(action.cards))))
