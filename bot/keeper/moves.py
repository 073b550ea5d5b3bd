"""An order carried out on a copy: what would be logged, saved and told, with nothing changed yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.keeper.live import Live
from games.core.agenda import (
    Table,
    concerned_nobody_else,
    is_final,
    is_setting,
    phase_of,
    submit,
    submit_all,
)
from games.core.chance import Draw, Seeded
from games.core.decision import Action, Seat
from games.core.errors import Refusal
from games.core.events import Event


@dataclass(frozen=True)
class Move:
    """One action and all that follows from it."""

    seq: int
    seat: Seat
    action: Action
    draws: list[Draw]
    events: list[Event]
    state: Any
    aside: bool = False
    """Whether it changes private settings only, which is no business of the others."""


def play(live: Live, seat: Seat, actions: list[Action]) -> tuple[list[Move], Refusal | None]:
    """Carry out the actions of an order, all or none up to the first draw or revelation.

    Where the rest was left out, say why.
    """
    chance = Seeded(live.row.seed, live.row.draw_n)
    tried = submit_all(live.state, seat, actions, Seeded(live.row.seed, live.row.draw_n))
    moves: list[Move] = []
    state = live.state
    for number, action in enumerate(actions[: tried.taken], 1):
        aside = is_setting(state, seat, action)
        result = submit(state, seat, action, chance)
        state = result.state
        seq = live.row.seq + number
        moves.append(Move(seq, seat, action, result.draws, result.events, state, aside))
    return moves, tried.stopped


def stays_with(before: Any, moves: list[Move], seat: Seat) -> bool:
    """Say whether a turn goes on inside itself: nothing drawn or shown, nobody else asked, no new phase."""
    after = moves[-1].state
    if any(move.draws or is_final(move.events, seat) for move in moves) or phase_of(before) != phase_of(
        after
    ):
        return False
    return Table(after, Seeded(b"")).waiting_for() == [seat]


def can_still_change(before: Any, move: Move) -> bool:
    """Say whether an answer may still be taken back or amended: nothing was drawn, shown or passed on."""
    if move.draws or is_final(move.events, move.seat) or phase_of(before) != phase_of(move.state):
        return False
    return concerned_nobody_else(before, move.state, move.seat)


def is_for_good(live: Live, seat: Seat, action: Action) -> bool:
    """Say whether an action could not be taken back; tried on a copy, with another chance."""
    if is_setting(live.state, seat, action):
        return False
    result = submit(live.state, seat, action, Seeded(b"not the table's"))
    move = Move(0, seat, action, result.draws, result.events, result.state)
    return not can_still_change(live.state, move)
