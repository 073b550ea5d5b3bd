"""5: hands and piles: what is taken out of a hand, and where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.decision import NOBODY
from games.sparta.board import ENEMY, board

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.sparta.figures import Power
    from games.sparta.state import State


def audience(state: State, power: Power) -> tuple[int, ...]:
    """Return the seat of a power; nobody's where Keryx plays it."""
    seat = state.seat_of(power)
    return () if seat == NOBODY else (seat,)


def seats_of_both(state: State, power: Power) -> tuple[int, ...]:
    """Return the seats of a power and of its enemy."""
    return tuple(sorted({*audience(state, power), *audience(state, ENEMY[power])}))


def add_action(state: State, power: Power, card: str) -> None:
    """Put an action card into a hand."""
    holding = state.holdings[power]
    holding.hand = sorted([*holding.hand, card])


def deal(state: State, power: Power, card: str) -> None:
    """11 and 30: deal an action card; above what the level of a game alone lets lie open, face down."""
    holding = state.holdings[power]
    if len(holding.hand) < may_lie_open(state, power):
        add_action(state, power, card)
    else:
        holding.face_down = sorted([*holding.face_down, card])


def may_lie_open(state: State, power: Power) -> int:
    """30: say how many action cards a power sees of its own; Keryx, and two who play, see all."""
    if state.bot in (None, power):
        return state.figures.hand
    return min(board().levels[state.level].visible_cards, state.figures.hand)


def number_of_cards(state: State, power: Power) -> int:
    """Count the action cards of a power, with those that lie face down."""
    holding = state.holdings[power]
    return len(holding.hand) + len(holding.face_down)


def take_action(state: State, power: Power, card: str) -> None:
    """Take an action card out of a hand; what was seen of it is no longer there."""
    holding = state.holdings[power]
    holding.hand.remove(card)
    if card in holding.shown:
        holding.shown.remove(card)


def discard_action(state: State, power: Power, card: str) -> None:
    """12: discard an action card, which never leaves the game that way (ruling 16)."""
    take_action(state, power, card)
    state.discards = sorted([*state.discards, card])


def show(state: State, power: Power, cards: Sequence[str]) -> None:
    """Note that the other power has seen these action cards of a power."""
    holding = state.holdings[power]
    holding.shown = sorted({*holding.shown, *cards} & {*holding.hand})


def take_battle(state: State, power: Power, card: str) -> None:
    """Take a battle card out of a hand and put it to the discards."""
    holding = state.holdings[power]
    holding.battle.remove(card)
    if card in holding.battle_shown:
        holding.battle_shown.remove(card)
    state.battle_discards = sorted([*state.battle_discards, card])


def action_cards(state: State, power: Power) -> list[str]:
    """List the action cards of a power, with those that lie face down."""
    holding = state.holdings[power]
    return sorted([*holding.hand, *holding.face_down])


def swap(state: State, power: Power, gave: str, took: str) -> None:
    """Exchange a card of a power's hand for one of its enemy's: both know both from now on."""
    other = state.holdings[ENEMY[power]]
    take_action(state, power, gave)
    if took in other.face_down:
        other.face_down.remove(took)
    else:
        take_action(state, ENEMY[power], took)
    add_action(state, power, took)
    add_action(state, ENEMY[power], gave)
    show(state, power, [took, *state.holdings[power].shown])
    show(state, ENEMY[power], [gave, *other.shown])
