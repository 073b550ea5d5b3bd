"""The clocks of a table: one for each seat, moved by what happens and by nothing else.

A clock runs while everybody sees that its seat is waited for. Under seal everybody who is asked is waited for
until all have answered, so every clock runs until then; what each has really used counts once it is opened.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

from bot.pace.pace import Pace
from bot.pace.rests import Rests

Seat = int


@dataclass(frozen=True)
class Clock:
    """The clock of a seat."""

    asked_at: datetime | None = None
    """Since when its seat is waited for; none: it is not."""
    since: datetime | None = None
    """Since when it runs; none: it stands still, or its table does."""
    spent: float = 0.0
    """Seconds that this question had taken before."""
    banked: float = 0.0
    """Seconds of the bank that earlier questions have used up."""
    answered_at: datetime | None = field(default=None, repr=False)
    """When its seat answered under seal; secret until all have."""
    up_at: datetime | None = None
    """When it was said that its time is up."""
    reminded: int = 0
    """How often its player was reminded of this question."""
    reminded_at: datetime | None = None
    nudged: bool = False
    """Whether another at the table wants its player to be reminded."""


@dataclass(frozen=True)
class Turn:
    """What has happened at a table, as far as clocks are concerned."""

    now: datetime
    waiting: Collection[Seat]
    """The seats that everybody sees are waited for."""
    goes_on: bool = True
    told: bool = False
    """Whether all were told of a move: whoever is asked now is asked anew."""
    answered: Mapping[Seat, bool] = field(default_factory=dict)
    """Seats that moved, and whether they have nothing left to answer, though all still wait."""


@dataclass(frozen=True)
class Timing:
    """By what the clocks of a table are read: its pace, who sits where, and when they rest."""

    pace: Pace
    users: tuple[int | None, ...]
    rests: Rests

    def used(self, seat: Seat, clock: Clock, now: datetime) -> float:
        """Return the seconds that the present question has taken so far, as everybody sees."""
        if clock.since is None:
            return clock.spent
        return clock.spent + self.rests.ran(self.users[seat], self.pace, clock.since, now)

    def left(self, seat: Seat, clock: Clock, now: datetime) -> float | None:
        """Return the seconds until time is up; none where there is no limit."""
        if self.pace.per_move is None:
            return None
        return self.pace.per_move + self.bank(clock) - self.used(seat, clock, now)

    def bank(self, clock: Clock) -> float:
        """Return the seconds that the bank had when the present question was put."""
        return max(self.pace.reserve - clock.banked, 0.0)

    def due(self, seat: Seat, clock: Clock) -> datetime | None:
        """Return when time will be up; none where there is no limit, or the clock stands still."""
        if clock.since is None or self.pace.per_move is None:
            return None
        left = self.pace.per_move + self.bank(clock) - clock.spent
        return self.rests.when_run(self.users[seat], self.pace, clock.since, max(left, 0.0))

    def is_up(self, seat: Seat, clock: Clock, now: datetime) -> bool:
        """Say whether the time of a seat that is asked is up."""
        left = self.left(seat, clock, now) if clock.since is not None else None
        return left is not None and left <= 0

    def turned(self, clocks: Mapping[Seat, Clock], turn: Turn) -> dict[Seat, Clock]:
        """Give the clocks as something that happened leaves them."""
        seats = sorted({*clocks, *turn.waiting})
        return {seat: self._turned(seat, clocks.get(seat, Clock()), turn) for seat in seats}

    def _turned(self, seat: Seat, clock: Clock, turn: Turn) -> Clock:
        if seat in turn.answered:
            first = clock.answered_at or turn.now
            clock = replace(clock, answered_at=first if turn.answered[seat] else None)
        is_asked = seat in turn.waiting
        if clock.asked_at is not None and (turn.told or not is_asked):
            clock = self._ended(seat, clock, turn.now)
        if is_asked and clock.asked_at is None:
            clock = Clock(asked_at=turn.now, banked=clock.banked)
        return self._running(seat, clock, turn)

    def _ended(self, seat: Seat, clock: Clock, now: datetime) -> Clock:
        """Take what a question has cost from the bank; what was left of its own hours is lost."""
        if self.pace.per_move is None:
            return Clock(banked=clock.banked)
        until = min(now, clock.answered_at or now)
        over = max(self.used(seat, clock, until) - self.pace.per_move, 0.0)
        return Clock(banked=min(clock.banked + over, self.pace.reserve))

    def _running(self, seat: Seat, clock: Clock, turn: Turn) -> Clock:
        runs = turn.goes_on and clock.asked_at is not None
        if runs and clock.since is None:
            return replace(clock, since=turn.now)
        if not runs and clock.since is not None:
            return replace(clock, spent=self.used(seat, clock, turn.now), since=None)
        return clock

    def settled(self, seat: Seat, clock: Clock, now: datetime) -> Clock:
        """Give a clock that counts what has passed as it was, whatever rests are changed to from now on."""
        if clock.since is None:
            return clock
        return replace(clock, spent=self.used(seat, clock, now), since=now)
