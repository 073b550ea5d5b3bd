"""Phases in which all seats act at once: answers are noted, can be amended, and are carried out together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Decision, Seat
from games.core.shapes import Everybody
from games.peloponnes import events
from games.peloponnes.actions import AnyAction

if TYPE_CHECKING:
    from games.peloponnes.state import State


class Simultaneous(Everybody[Seat, AnyAction]):
    """Carry out at once what needs no answer, and the answers of the others when all have given them.

    Ruling 63: a question without choice falls away only where nobody could learn from it.
    """

    def parties(self, state: State) -> list[Seat]:
        return state.order

    def decisions(self, state: State) -> list[Decision]:
        found = super().decisions(state)
        for decision in found:
            decision.secret = state.seats > 1
        return found

    def tell_noted(self, table: Table[State], seat: Seat, action: AnyAction) -> None:
        if table.state.seats > 1:
            table.tell(events.AnswerNoted(audience=(seat,), seat=seat, action=action))

    def tell_opened(self, table: Table[State], parties: Sequence[Seat]) -> None:
        table.tell(events.AnswersOpened(seats=tuple(sorted(parties))))


def pending_of(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Return the answers of a seat that are noted and not yet carried out."""
    step = state.agenda[-1] if state.agenda else None
    return tuple(step.noted_by(seat).values()) if isinstance(step, Simultaneous) else ()
