"""What must hold of every state, whatever was played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.toy.game.board import CARDS

if TYPE_CHECKING:
    from tests.toy.game.state import State


def violations(state: State) -> list[str]:
    """Name every invariant that a state breaks."""
    return list(_broken(state))


def _broken(state: State) -> Iterator[str]:
    if any(coins < 0 for coins in state.coins.values()):
        yield "a stall has less than no coins"
    at_the_fair = state.scenario == "fair"
    if sum(state.goods.values()) > state.round + at_the_fair or state.round > state.rounds:
        yield "more goods were sold than there were rounds"
    cards = [*state.deck, *state.cards.values()]
    if sorted(cards) != sorted(CARDS):
        yield "the cards are not all there once"
    if len(set(state.shown)) < len(state.shown):
        yield "a card was shown twice"
