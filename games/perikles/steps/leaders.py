"""4. Leaders are elected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.decision import Seat
from games.perikles import events
from games.perikles.board import ATHENS, City, board

if TYPE_CHECKING:
    from games.perikles.state import State


class ElectLeaders(Step):
    """4 In every city the candidate with more markers leads; nobody decides anything."""

    phase = "candidates"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        for city in board().cities:
            _elect(table, city)
        state.athens_last = state.leaders.get(ATHENS, state.athens_last)


def _elect(table: Table[State], city: City) -> None:
    candidates = table.state.candidates[city]
    match candidates:
        case []:
            table.tell(events.NoLeader(city=city))
        case [only]:
            # Ruling 17: nothing is lost but the candidate's own marker, which goes back to supply.
            table.state.leaders[city] = only
            table.tell(events.LeaderUnopposed(city=city, seat=only))
        case [alpha, beta]:
            _compare(table, city, alpha, beta)
    candidates.clear()


def _compare(table: Table[State], city: City, alpha: Seat, beta: Seat) -> None:
    markers = table.state.markers[city]
    # Ruling 16: alpha, who was proposed first, wins a tie.
    leader, rival = (alpha, beta) if markers[alpha] >= markers[beta] else (beta, alpha)
    tied = markers[alpha] == markers[beta]
    removed = markers[rival]
    markers[leader] -= removed
    table.state.leaders[city] = leader
    table.tell(events.LeaderElected(city=city, seat=leader, rival=rival, removed=removed, tied=tied))
