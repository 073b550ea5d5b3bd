"""5. Permission to defend a place of a city that another player leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.perikles import events, queries
from games.perikles.actions import AnswerRequest
from games.perikles.board import City, board

if TYPE_CHECKING:
    from games.perikles.state import State


class Permission(Step):
    """5 The leader allows a force to defend a place, or refuses; either way the asker's turn goes on.

    Ruling 25: a permission is for one force at one place, and stands for the round.
    """

    phase = "forces"
    asker: Seat
    city: City
    place: str
    answered: bool = False

    def decisions(self, state: State) -> list[Decision]:
        if self.answered:
            return []
        answers = Choices([AnswerRequest(allow=True), AnswerRequest(allow=False)])
        return [
            Decision(
                self._leader(state),
                "5",
                "answer-request",
                answers,
                asker=self.asker,
                city=self.city,
                place=self.place,
            )
        ]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, AnswerRequest) else Refusal("5", "not-an-answer")

    def take(self, table: Table[State], seat: Seat, action: AnswerRequest) -> None:
        self.answered = True
        told = events.PermissionGranted if action.allow else events.PermissionRefused
        table.tell(told(seat=self.asker, leader=seat, city=self.city, place=self.place))
        if action.allow:
            queries.place_of(table.state, self.place).allowed.append(self.city)

    def _leader(self, state: State) -> Seat:
        return state.leaders[board().places[self.place].city]
