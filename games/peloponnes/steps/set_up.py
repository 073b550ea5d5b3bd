"""4. Set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.core.decision import Seat
from games.peloponnes import events, queries
from games.peloponnes.board import board
from games.peloponnes.steps.end import begin_round
from games.peloponnes.steps.solo import ChooseExtraIncomes, ChooseOwnCivilisation

if TYPE_CHECKING:
    from games.peloponnes.state import State


class SetUp(Step):
    """4 Civilisations are dealt; a solo seat chooses its own, but for level 1."""

    phase = "set-up"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        level = queries.level_of(state)
        if queries.is_solo(state) and (level is None or level.level > 1):
            table.then(ChooseOwnCivilisation(), ChooseExtraIncomes(), FirstRound())
            return
        civilisations = list(board().civilisations)
        for seat in range(state.seats):
            name = draw_out(table.chance, civilisations, "civilisation")
            state.holdings[seat].civilisation = name
            table.tell(events.CivilisationDealt(seat=seat, civilisation=name))
        table.then(FirstRound())


class FirstRound(Step):
    """4 Everyone receives what the civilisation begins with; the lowest number begins the first round."""

    phase = "set-up"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        for seat in range(state.seats):
            _receive_start(table, seat)
        if not queries.is_solo(state):
            numbers = board().civilisations
            state.order.sort(key=lambda seat: numbers[state.holdings[seat].civilisation].order)
            table.tell(events.OrderSet(seats=tuple(state.order)))
        begin_round(table)


def _receive_start(table: Table[State], seat: Seat) -> None:
    holding = table.state.holdings[seat]
    start = board().civilisations[holding.civilisation].start
    holding.inhabitants, holding.coins = start.inhabitants, start.coins
    holding.wood, holding.stone, holding.food = start.wood, start.stone, start.food
    table.tell(
        events.StartReceived(
            seat=seat,
            inhabitants=start.inhabitants,
            coins=start.coins,
            wood=start.wood,
            stone=start.stone,
            food=start.food,
        )
    )
