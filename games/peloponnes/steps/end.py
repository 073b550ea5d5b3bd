"""The sequence of play; 9 and 10, the end of the game, scores and winners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.peloponnes import events, queries
from games.peloponnes.board import board
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.chips import TurnUpChips
from games.peloponnes.steps.order import SetOrder
from games.peloponnes.steps.solo import tell_outcome
from games.peloponnes.steps.supply import Supply
from games.peloponnes.steps.taking import TakeTiles
from games.peloponnes.steps.tiles import TurnUpTiles

if TYPE_CHECKING:
    from games.peloponnes.state import State


def begin_round(table: Table[State]) -> None:
    """5 Put the phases of a round on the agenda, in the rulebook's order."""
    table.state.round += 1
    table.state.passed = []
    table.tell(events.RoundBegun(round=table.state.round))
    table.then(TurnUpTiles(), Bidding(), SetOrder(), TakeTiles(), TurnUpChips(), EndOfRound())


class EndOfRound(Step):
    """5 and 9 After the last round a final supply and the scores follow, else the next round (ruling 54)."""

    phase = "end"

    def finish(self, table: Table[State]) -> None:
        if table.state.round < board().numbers.rounds:
            begin_round(table)
            return
        table.then(Supply(final=True), EndOfGame())


class EndOfGame(Step):
    """10 The lower of power and population counts; then the higher, then luxury."""

    phase = "end"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.ended = True
        for seat, holding in enumerate(state.holdings):
            own = queries.score(holding)
            table.tell(
                events.Scored(
                    seat=seat,
                    tiles=own.tiles,
                    coins=own.coins,
                    power=own.power,
                    population=own.population,
                    points=own.points,
                )
            )
        if queries.is_solo(state):
            tell_outcome(table)
        else:
            table.tell(events.GameWon(seats=tuple(queries.winners(state))))
