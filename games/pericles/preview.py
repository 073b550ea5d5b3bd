"""What an order would lead to: tried on a copy that knows no more than its seat, until a card is drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from games.core import codec
from games.core.agenda import Asked, Table
from games.core.chance import Recorded, ReplayMismatch
from games.core.decision import NOBODY, Action, Seat
from games.core.errors import PlayerFault
from games.core.events import Event
from games.pericles.events.theatre import TokensCommitted
from games.pericles.hidden import as_known

if TYPE_CHECKING:
    from games.pericles.figures import Faction
    from games.pericles.state import State


def preview(state: State, seat: Seat, actions: Sequence[Action]) -> tuple[State, list[Event]]:
    """Give the state and the events after a seat's actions, the others doing what harms nobody."""
    table: Table[State] = Table(_as_known(state, seat), Recorded([]))
    shown, told = table.state, list[Event]()
    for number, action in enumerate(actions, 1):
        table.expect(seat, actions[number:])
        try:
            table.act(seat, action)
            _let_others_commit(table, seat)
        except PlayerFault as fault:
            fault.number = number
            raise
        except ReplayMismatch:
            break
        shown, told = codec.copy(table.state), list(table.events)
    others = {faction for faction, leader in state.owners.items() if leader != seat}
    return shown, [event for event in told if not _is_made_up(event, others)]


def _as_known(state: State, seat: Seat) -> State:
    """Copy a state, the same for all that a seat cannot tell apart; a stranger leads what Phormio does."""
    known = as_known(state, seat)
    known.owners = {each: state.seats if led == NOBODY else led for each, led in known.owners.items()}
    return known


def _let_others_commit(table: Table[State], seat: Seat) -> None:
    """9.31: let everybody else commit as little as they can, so that the expedition goes on."""
    while asked := [each.decision for each in table.asked() if _is_beside(table, each, seat)]:
        answer = asked[0].default
        assert answer is not None
        table.act(asked[0].seat, answer)


def _is_beside(table: Table[State], asked: Asked, seat: Seat) -> bool:
    own = asked.decision.seat == seat
    return asked.step is table.acted and asked.step.leads_on and asked.decision.required and not own


def _is_made_up(event: Event, factions: Collection[Faction]) -> bool:
    """Say whether an event tells what others were thought to commit."""
    return isinstance(event, TokensCommitted) and event.faction in factions
