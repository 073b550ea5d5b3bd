"""A table in memory, as its last transaction left it."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import cached_property
from typing import Any, NamedTuple

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.pace.clock import Clock
from games.core import codec
from games.core.agenda import Table, asking
from games.core.decision import Decision, Seat
from games.core.game import Game
from games.text.words import SEAT_MARKS

MAX_REMEMBERED_MOVES = 100
"""How many of the newest moves keep their outcome in memory."""


def names_of(seats: Iterable[SeatRow]) -> list[str]:
    """List the names of seats; a forgotten player is called by the letter of the seat."""
    return [seat.name or SEAT_MARKS[seat.seat] for seat in seats]


class Acting(NamedTuple):
    """Who acts: a seat, and the party it acts for where it may lead several."""

    seat: Seat
    party: str = ""


class Logged(NamedTuple):
    """A move as it is logged, by whom and what it led to; not read before somebody asks."""

    seat: Seat | None
    events: str
    drew: bool = False


@dataclass
class Live:
    """A running table: its row, its seats, its state, and the way that led there."""

    row: TableRow
    game: Game
    seats: list[SeatRow]
    state: Any
    trail: list[int] = field(default_factory=list)
    """The moves that led to the state and were not taken back, by their numbers; the first is the set-up."""
    answers: Counter[Acting] = field(default_factory=Counter)
    """How often each party has answered or taken an answer back; part of a decision's id."""
    rollbacks: int = 0
    """How often everybody was asked anew: what was answered before belongs to another course of the game."""
    last_seat: Seat | None = None
    """Who last made a move or took one back; after a rollback nobody."""
    asides: dict[int, Acting] = field(default_factory=dict)
    """Who changed private settings, by the numbers of the log in order; nobody else can tell."""
    since: int | None = None
    """The step after which deeds begin that the next post tells again; none: the last post stands."""
    makers: dict[int, Acting] = field(default_factory=dict)
    """Who made the moves since the last rollback, by their numbers; nobody takes back an earlier one."""
    asked: Table[Any] | None = field(default=None, repr=False)
    """What is asked, where that is known already; it counts while its state is that of the table."""
    lately: dict[int, Logged] = field(default_factory=dict)
    """The newest moves of the trail, by their numbers in order: for autocompletion, which must not wait."""
    clocks: dict[Seat, Clock] = field(default_factory=dict, repr=False)
    """How long each seat has been asked; never changed, but replaced."""

    @property
    def id(self) -> int:
        """Give the number of the table."""
        assert self.row.id is not None
        return self.row.id

    @property
    def names(self) -> list[str]:
        """List the names of the seats."""
        return names_of(self.seats)

    @cached_property
    def _table(self) -> Table[Any]:
        if self.asked is not None and self.asked.state is self.state:
            return self.asked
        return asking(self.state)

    def table(self) -> Table[Any]:
        """Give the table for asking only: it has no chance."""
        return self._table

    def waiting_for(self) -> list[Seat]:
        """List the seats that hold up the table."""
        return self.table().waiting_for()

    @property
    def is_cancelled(self) -> bool:
        """Say whether the table was ended before its time: nobody is asked anything there."""
        return self.row.status == Status.CANCELLED

    def decisions(self, seat: Seat) -> list[Decision]:
        """List the open decisions of a seat."""
        return [] if self.is_cancelled else self.table().decisions(seat)

    def settings(self, seat: Seat) -> list[Decision]:
        """List the decisions of a seat that are open at any time."""
        return [] if self.is_cancelled else self.table().settings(seat)

    @property
    def seq(self) -> int:
        """Give the last step that others may know of: private settings may have changed since."""
        seq = self.row.seq
        while seq in self.asides:
            seq -= 1
        return seq

    def number_of(self, seq: int) -> int:
        """Give the number that people see of a step; they count no changes of private settings."""
        return seq - bisect_right(list(self.asides), seq)

    def seq_of(self, number: int) -> int | None:
        """Find the step of a number that people see."""
        steps = (seq for seq in range(self.row.seq + 1) if seq not in self.asides)
        return next((seq for seq in steps if self.number_of(seq) == number), None)

    def seat_of(self, user_id: int) -> Seat | None:
        """Find the seat of a user."""
        return next((seat.seat for seat in self.seats if seat.user_id == user_id), None)

    def user_of(self, seat: Seat) -> int | None:
        """Give the user in a seat."""
        return self.seats[seat].user_id

    def advanced(self, seq: int, state: Any, draws: int, now: datetime) -> Live:
        """Give the table after a further step, with the state that it led to; this one stays as it is."""
        ended = not state.agenda
        changes = {"seq": seq, "draw_n": self.row.draw_n + draws}
        row = self.row.model_copy(update=changes)
        if ended:
            row.status, row.ended_at = Status.ENDED, now
        return replace(
            self,
            row=row,
            state=state,
            trail=list(self.trail),
            answers=Counter(self.answers),
            asides=dict(self.asides),
            makers=dict(self.makers),
        )

    def remember(self, moves: dict[int, Logged]) -> None:
        """Keep the newest moves of the trail in memory."""
        every, kept = self.lately | moves, set(self.trail[-MAX_REMEMBERED_MOVES:])
        self.lately = {seq: every[seq] for seq in sorted(every) if seq in kept}

    def decision_id(self, decision: Decision) -> str:
        """Name a decision so that the name changes only when that party's own question changes."""
        settings = [each.question for each in self.settings(decision.seat)]
        acting = Acting(decision.seat, decision.party)
        given = self.rollbacks + self.answers[acting]
        if decision.question in settings:
            given = sum(each == acting for each in self.asides.values())
        content = codec.to_json([given, decision.described()])
        return hashlib.sha256(content).hexdigest()[:10]

    def may_undo(self, seat: Seat) -> bool:
        """Say whether a seat's last move is still inside its own turn, not yet told to the others."""
        last = self.trail[-1]
        inside = last > self.row.posted_seq and last in self.makers
        return inside and self.makers[last].seat == seat and self.waiting_for() == [seat]

    def has_taken_back(self, seat: Seat) -> bool:
        """Say whether the last thing that happened is that a seat took back a move."""
        return self.last_seat == seat and self.trail[-1] != self.seq

    def is_open(self, seat: Seat, decision_id: str) -> bool:
        """Say whether a seat is still asked just that."""
        return self.find(seat, decision_id) is not None

    def find(self, seat: Seat, decision_id: str) -> Decision | None:
        """Find what a seat is asked, or may set, by its name."""
        every = [*self.decisions(seat), *self.settings(seat)]
        return next((each for each in every if self.decision_id(each) == decision_id), None)
