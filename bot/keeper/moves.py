"""An order carried out on a copy: what would be logged, saved and told, with nothing changed yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.keeper.live import Acting, Live
from bot.keeper.phases import goes_on
from games.core.agenda import asking, is_sealed
from games.core.chance import Draw, Seeded
from games.core.decision import Action, Seat
from games.core.events import Event
from games.core.orders import Played, Result, concerned_nobody_else, is_final, submit, submit_all
from games.core.settings import is_setting


@dataclass(frozen=True)
class PlayedMove:
    """One action and all that follows from it."""

    seq: int
    seat: Seat
    action: Action
    draws: list[Draw]
    events: list[Event]
    state: Any
    is_setting: bool = False
    """Whether it changes private settings only, which is no business of the others."""

    @property
    def acting(self) -> Acting:
        """Name the seat and the party that it acts for."""
        return Acting(self.seat, self.action.party)


def play(live: Live, seat: Seat, actions: list[Action]) -> tuple[list[PlayedMove], Result[Any]]:
    """Carry out the actions of an order, all or none up to the first draw or revelation."""
    result = submit_all(live.state, seat, actions, Seeded(live.row.seed, live.row.draw_n))
    moves = [
        PlayedMove(
            live.row.seq + number, seat, each.action, each.draws, each.events, each.state, each.is_setting
        )
        for number, each in enumerate(_changing(live.state, result.played, seat), 1)
    ]
    return moves, result


def _changing(state: Any, played: Sequence[Played[Any]], seat: Seat) -> list[Played[Any]]:
    """Leave out the private settings that are as they were, and tell nobody else: they need no row."""
    pairs = zip([state, *(each.state for each in played)], played, strict=False)
    return [
        each
        for before, each in pairs
        if not each.is_setting or each.state != before or is_final(each.events, seat)
    ]


def stays_with(before: Live, after: Live, moves: list[PlayedMove], seat: Seat) -> bool:
    """Say whether a turn goes on inside itself: nothing drawn or shown, nobody else asked, no new phase."""
    shown = any(move.draws or is_final(move.events, seat) for move in moves)
    if shown or not goes_on(before, after.state, [event for move in moves for event in move.events]):
        return False
    return after.waiting_for() == [seat]


def is_for_good(live: Live, seat: Seat, action: Action) -> bool:
    """Say whether an action could not be taken back; tried on a copy, with another chance.

    Under seal a seat must not learn that it is the last to answer: every answer counts as one to be amended.
    """
    if is_setting(live.state, action) or is_sealed(live.state):
        return False
    result = submit(live.state, seat, action, Seeded(b"not the table's"))
    if result.draws or is_final(result.events, seat) or not goes_on(live, result.state, result.events):
        return True
    return not concerned_nobody_else(live.table(), asking(result.state, result.asked), seat)
