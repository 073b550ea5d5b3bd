"""What an order would lead to: tried on a copy that knows no more than its seat, until something is drawn."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.core import codec
from games.core.agenda import Table
from games.core.chance import Recorded, ReplayMismatch
from games.core.decision import Action, Seat
from games.core.errors import PlayerFault
from games.core.events import Event
from games.sparta.events.battles import BattleHandSeen
from games.sparta.events.cards import HandSeen
from games.sparta.figures import Power
from games.sparta.hidden import as_known
from games.sparta.state import State

MADE_UP = (HandSeen, BattleHandSeen)
"""What shows cards that the copy only guesses."""
STRANGER: Seat = 1
"""Who leads the power in a preview that Keryx plays: it is asked, and nothing is decided for it."""


class Guess(State):
    """A table as a seat knows it; a stranger sits where Keryx plays."""

    def seat_of(self, party: Power) -> Seat:
        """Return the seat that leads a power."""
        return STRANGER if party == self.bot else super().seat_of(party)

    def power_of(self, seat: Seat) -> Power:
        """Return the power that a seat leads."""
        return self.bot if self.bot is not None and seat == STRANGER else super().power_of(seat)


def preview(state: State, seat: Seat, actions: Sequence[Action]) -> tuple[State, list[Event]]:
    """Give the state and the events after a seat's actions, until something is drawn or shown."""
    table: Table[State] = Table(_as_known(state, seat), Recorded([]))
    shown, told = _plain(table.state), list[Event]()
    for number, action in enumerate(actions, 1):
        table.expect(seat, actions[number:])
        try:
            table.act(seat, action)
        except PlayerFault as fault:
            fault.number = number
            raise
        except ReplayMismatch:
            break
        if any(isinstance(event, MADE_UP) for event in table.events):
            break
        shown, told = _plain(table.state), list(table.events)
    return shown, told


def _as_known(state: State, seat: Seat) -> State:
    """Copy a state, the same for all that a seat cannot tell apart; a stranger leads what Keryx plays."""
    return _become(as_known(state, seat), Guess)


def _plain(state: State) -> State:
    return _become(codec.copy(state), State)


def _become(state: State, kind: type[State]) -> State:
    return kind(**{name: getattr(state, name) for name in msgspec.structs.asdict(state)})
