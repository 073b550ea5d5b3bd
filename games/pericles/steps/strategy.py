"""7.3 and 7.43: the strategy boards, and the Games."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.pericles import honour
from games.pericles.board import GAMES, SIDE_OF, board
from games.pericles.cards import in_turn, is_leader
from games.pericles.events.turn import BoardCleared, GamesHonoured, GamesPaid, LastCardShown
from games.pericles.steps.oration import holder_of

if TYPE_CHECKING:
    from games.pericles.figures import Faction, Side
    from games.pericles.state import State


class StrategyBoard(Step):
    """7.3: all show their last cards; the controlling faction takes its tokens first (A64)."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        for side in table.state.sides:
            for faction in in_turn(table.state, side):
                _show_last_cards(table, faction)
            _clear_board(table, side)


def worth_on_board(state: State, card: str) -> int:
    """7.3: count the tokens that a last card takes: a leader by the state of the plague."""
    if is_leader(card):
        return board().cards[card].board["post" if state.plague else "pre"]
    return board().limits.board_of_others


def _show_last_cards(table: Table[State], faction: Faction) -> None:
    state, house = table.state, table.state.houses[faction]
    city = state.cities[SIDE_OF[faction]]
    for card in list(house.hand):
        tokens = min(city.board, worth_on_board(state, card))
        city.board -= tokens
        house.tokens += tokens
        house.hand.remove(card)
        city.discards.append(card)
        table.tell(LastCardShown(faction=faction, card=card, tokens=tokens))


def _clear_board(table: Table[State], side: Side) -> None:
    """7.3: what is left goes back to the stock; nobody takes it."""
    city = table.state.cities[side]
    tokens, city.board = city.board, 0
    city.stock += tokens
    if tokens:
        table.tell(BoardCleared(side=side, tokens=tokens))


class Games(Step):
    """7.43: the Games bring Honour in peace and tokens in war, by the state that holds now (A21)."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        for side in table.state.sides:
            faction = holder_of(table.state, side, GAMES)
            if faction and table.state.war:
                _pay(table, faction)
            elif faction:
                gained = honour.change(table.state, faction, board().honour.games, "games")
                table.tell(GamesHonoured(faction=faction, gained=gained))


def _pay(table: Table[State], faction: Faction) -> None:
    city = table.state.cities[SIDE_OF[faction]]
    tokens = min(city.stock, board().honour.games_strategoi)
    city.stock -= tokens
    table.state.houses[faction].tokens += tokens
    table.tell(GamesPaid(faction=faction, tokens=tokens))
