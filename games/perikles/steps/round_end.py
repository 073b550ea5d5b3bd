"""7. The end of a round, and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.perikles import events, queries
from games.perikles.board import board
from games.perikles.steps import quiet
from games.perikles.steps.battles import Battles
from games.perikles.steps.candidates import ProposeCandidates
from games.perikles.steps.forces import CommitForces
from games.perikles.steps.influence import TakeInfluence
from games.perikles.steps.lay_out import lay_out
from games.perikles.steps.leaders import ElectLeaders

if TYPE_CHECKING:
    from games.perikles.state import State


def begin_round(table: Table[State]) -> None:
    """Put the phases of a round on the agenda, in the rulebook's order; phase 1 has been laid out."""
    table.then(TakeInfluence(), ProposeCandidates(), ElectLeaders(), CommitForces(), Battles(), EndOfRound())


class EndOfRound(Step):
    """7 Leaders die and are given statues; the game ends early, or after the third round."""

    phase = "end"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        _raise_statues(table)
        _clear_the_round(state)
        # Ruling 42: judged only now, after all places and statues.
        beaten = queries.beaten(state)
        last = state.round == board().numbers.rounds
        if not last:
            for city in beaten:
                table.tell(events.EndedEarly(city=city, defeats=state.defeats[city]))
        if beaten or last:
            _end_game(table)
        else:
            _next_round(table)


def _raise_statues(table: Table[State]) -> None:
    state = table.state
    for city in board().cities:
        if city in state.leaders:
            seat = state.leaders[city]
            state.statues[city].append(seat)
            table.tell(events.StatueRaised(city=city, seat=seat))
    state.leaders = {}


def _clear_the_round(state: State) -> None:
    for city, counters in state.hand.items():
        state.home[city].extend(counters)
        state.hand[city] = []
    state.persians = []
    state.wars, state.alliances = [], []
    state.first = None
    state.tiles = [[] for _ in range(state.seats)]
    quiet.end(state, "phase", *(place.id for place in state.places))


def _next_round(table: Table[State]) -> None:
    state = table.state
    state.round += 1
    # Ruling 3, a house rule: if Athens never had a leader, the start player stays.
    if state.athens_last is not None:
        state.start = state.athens_last
    lay_out(table)
    begin_round(table)


def _end_game(table: Table[State]) -> None:
    state = table.state
    state.ended = True
    for seat in range(state.seats):
        own = queries.score(state, seat)
        table.tell(
            events.Scored(
                seat=seat, markers=own.markers, places=own.places, statues=own.statues, points=own.points
            )
        )
    table.tell(events.GameWon(seats=tuple(queries.winners(state))))
