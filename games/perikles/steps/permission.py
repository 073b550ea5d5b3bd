"""5. Permission to defend a place of a city that another player leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Choices, Decision, Seat
from games.core.shapes import Once
from games.perikles import events, queries
from games.perikles.actions import AnswerRequest
from games.perikles.board import City, board

if TYPE_CHECKING:
    from games.perikles.state import State


class Permission(Once):
    """5 The leader allows a force to defend a place, or refuses; either way the asker's turn goes on.

    Ruling 25: a permission is for one force at one place, and stands for the round.
    """

    phase = "forces"
    section = "5"
    kinds = (AnswerRequest,)
    seat: Seat
    """Who wants to defend."""
    city: City
    place: str

    def asker(self, state: State) -> Seat:
        return state.leaders[board().places[self.place].city]

    def ask(self, state: State) -> Decision:
        allows, refuses = AnswerRequest(allow=True), AnswerRequest(allow=False)
        return Decision(
            self.asker(state),
            "5",
            "answer-request",
            Choices([allows, refuses]),
            default=refuses,
            asker=self.seat,
            city=self.city,
            place=self.place,
        )

    def answer(self, table: Table[State], seat: Seat, action: AnswerRequest) -> None:
        told = events.PermissionGranted if action.allow else events.PermissionRefused
        table.tell(told(seat=self.seat, leader=seat, city=self.city, place=self.place))
        if action.allow:
            queries.place_of(table.state, self.place).allowed.append(self.city)
