"""What an order would lead to if nobody reacted: tried on a copy that knows no more than its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.antike.actions import Demand
from games.antike.events import LetPass
from games.antike.hidden import others_marches
from games.antike.steps.march import React
from games.antike.steps.standing import StandingOrders
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Action, Seat
from games.core.errors import PlayerFault
from games.core.events import Event

if TYPE_CHECKING:
    from games.antike.state import State

UNLIKE_THE_TABLES = b"a preview"


def preview(state: State, seat: Seat, actions: Sequence[Action]) -> tuple[State, list[Event]]:
    """Give the state and the events after a seat's actions, as if nobody fought who may; raise its fault."""
    table: Table[State] = Table(_as_known(state, seat), Seeded(UNLIKE_THE_TABLES))
    _let_all_pass(table, seat)
    table.events = []
    for number, action in enumerate(actions, 1):
        table.expect(seat, actions[number:])
        try:
            table.act(seat, action)
        except PlayerFault as fault:
            fault.number = number
            raise
        _let_all_pass(table, seat)
    return table.state, [event for event in table.events if not isinstance(event, LetPass)]


def _as_known(state: State, seat: Seat) -> State:
    """Copy a state without what others alone know: their standing orders, and the ways they still go."""
    known = codec.copy(state)
    bottom = known.agenda[0] if known.agenda else None
    if isinstance(bottom, StandingOrders):
        bottom.orders = [orders if each == seat else [] for each, orders in enumerate(bottom.orders)]
    for march in others_marches(known, seat):
        march.route = []
    return known


def _let_all_pass(table: Table[State], seat: Seat) -> None:
    """Answer for everybody else who is asked whether to fight."""
    while asked := [each.decision.seat for each in table.asked() if isinstance(each.step, React)]:
        if asked == [seat]:
            return
        table.act(asked[0], Demand(0))
