"""Verbs about hands of action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import cards, effects, piles
from games.sparta.board import ENEMY
from games.sparta.events.cards import CardDiscarded, CardsShown, CardSwapped, HandSeen, SwapSeen
from games.sparta.steps.swaps import DropCards, SwapCards
from games.sparta.verb import Verb, nothing

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Power
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class DiscardAction(Verb):
    """Discard action cards, or not; they are not replaced (ruling 16)."""

    def targets(self, state: State, frame: CarryOut, effect: effects.DiscardAction) -> tuple[str, ...]:
        return tuple(state.holdings[frame.actor].hand)

    def run(self, table: Table[State], frame: CarryOut, effect: effects.DiscardAction) -> None:
        if self.targets(table.state, frame, effect):
            table.then(DropCards(power=frame.actor, effect=effect, number=effect.n))
        else:
            nothing(table, frame, effect)

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.DiscardAction, answer: Any) -> None:
        for card in answer:
            piles.discard_action(table.state, frame.actor, card)
            table.tell(CardDiscarded(power=frame.actor, card=card, favours=0))
        cards.turn_up(table, frame.actor)
        if not answer:
            nothing(table, frame, effect)


class HandSwap(Verb):
    """Look at random cards of the enemy's hand, and exchange one or none."""

    def targets(self, state: State, frame: CarryOut, effect: effects.HandSwap) -> tuple[str, ...]:
        return tuple(piles.action_cards(state, ENEMY[frame.actor]))

    def run(self, table: Table[State], frame: CarryOut, effect: effects.HandSwap) -> None:
        held = list(self.targets(table.state, frame, effect))
        if not held:
            nothing(table, frame, effect)
            return
        seen = [
            held.pop(table.chance.below(len(held), f"shown {ENEMY[frame.actor]}"))
            for _ in range(min(effect.n, len(held)))
        ]
        _show(table, frame.actor, sorted(seen))
        table.then(SwapCards(power=frame.actor, effect=effect, seen=sorted(seen)))

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.HandSwap, answer: Any) -> None:
        if answer is None:
            nothing(table, frame, effect)
            return
        gave, took = answer
        piles.swap(table.state, frame.actor, gave, took)
        table.tell(CardSwapped(power=frame.actor))
        for seat in piles.seats_of_both(table.state, frame.actor):
            table.tell(SwapSeen(power=frame.actor, gave=gave, took=took, audience=(seat,)))


def _show(table: Table[State], power: Power, seen: list[str]) -> None:
    """Show cards to a power; their owner knows which, unless one lies face down."""
    state, enemy = table.state, ENEMY[power]
    table.tell(CardsShown(power=power, number=len(seen)))
    open_to_both = all(card in state.holdings[enemy].hand for card in seen)
    piles.show(state, enemy, seen)
    seats = piles.seats_of_both(state, power) if open_to_both else piles.audience(state, power)
    for seat in seats:
        table.tell(HandSeen(power=power, cards=tuple(seen), audience=(seat,)))
