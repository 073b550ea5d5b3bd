"""5 and 10: cards are drawn. Piles have no order: what is drawn is drawn from what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.chance import draw_out
from games.sparta import piles
from games.sparta.board import board
from games.sparta.events.cards import BattleCardsDiscarded, BattleCardsDrawn, BattleCardsSeen
from games.sparta.events.rounds import HandDealt
from games.sparta.steps.hands import CutHand

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Power
    from games.sparta.state import State


def draw_action(table: Table[State], power: Power) -> str | None:
    """10: draw an action card; only an empty pile takes the discards (ruling 57)."""
    state = table.state
    if not state.deck:
        state.deck, state.discards = sorted(state.discards), []
    return draw_out(table.chance, state.deck, f"action card {power}") if state.deck else None


def turn_up(table: Table[State], power: Power) -> None:
    """30: cards that lie face down are turned up in place of those that were used (ruling 67)."""
    holding = table.state.holdings[power]
    most = min(piles.may_lie_open(table.state, power), piles.number_of_cards(table.state, power))
    if len(holding.hand) >= most:
        return
    while len(holding.hand) < most:
        piles.add_action(table.state, power, draw_out(table.chance, holding.face_down, f"face up {power}"))
    tell_hand(table, power)


def tell_hand(table: Table[State], power: Power) -> None:
    """Tell a power which action cards it holds."""
    seats = piles.audience(table.state, power)
    if seats:
        table.tell(HandDealt(power=power, cards=tuple(table.state.holdings[power].hand), audience=seats))


def draw_battle(table: Table[State], power: Power, number: int) -> int:
    """5: draw battle cards, as many as there are; a hand above the limit is cut back at once."""
    state, holding = table.state, table.state.holdings[power]
    drawn = 0
    while drawn < number and (card := _battle_card(table, power)) is not None:
        holding.battle = sorted([*holding.battle, card])
        drawn += 1
    if drawn:
        table.tell(BattleCardsDrawn(power=power, number=drawn))
        tell_battle_hand(table, power)
    if len(state.holdings[power].battle) > board().limits.battle_hand:
        table.then(CutHand(power=power))
    return drawn


def _battle_card(table: Table[State], power: Power) -> str | None:
    state = table.state
    if not state.battle_deck:
        state.battle_deck, state.battle_discards = sorted(state.battle_discards), []
    return draw_out(table.chance, state.battle_deck, f"battle card {power}") if state.battle_deck else None


def tell_battle_hand(table: Table[State], power: Power) -> None:
    """Tell a power which battle cards it holds."""
    seats = piles.audience(table.state, power)
    if seats:
        cards = tuple(table.state.holdings[power].battle)
        table.tell(BattleCardsSeen(power=power, cards=cards, audience=seats))


def discard_battle(table: Table[State], power: Power, number: int) -> int:
    """Discard battle cards at random, as many as there are; return how many."""
    held = table.state.holdings[power].battle
    gone: list[str] = []
    while held and len(gone) < number:
        card = held[table.chance.below(len(held), f"random battle card {power}")]
        piles.take_battle(table.state, power, card)
        gone.append(card)
    if gone:
        table.tell(BattleCardsDiscarded(power=power, cards=tuple(gone)))
    return len(gone)
