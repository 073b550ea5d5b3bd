"""Phases in which all seats act at once: answers are noted, can be amended, and are carried out together."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Decision, Seat
from games.peloponnes import events
from games.peloponnes.actions import AnyAction

if TYPE_CHECKING:
    from games.peloponnes.state import State


class _Simultaneous(Step):
    """Carry out at once what needs no answer, and the answers of the others when all have given them.

    Which questions a seat has is told by open knowledge alone, never by an answer that is only noted.
    """

    in_turn: ClassVar[bool] = False
    """Whether a seat's questions build on each other: then amending one drops those after it."""
    asking: list[Seat] | None = None
    """Who has something to decide, in order of play; None until the step has begun."""
    noted: list[dict[str, AnyAction]] = msgspec.field(default_factory=list)
    """By seat: its answers by question; nobody else's business before all have answered."""

    @abstractmethod
    def slots(self, state: State, seat: Seat) -> list[str]:
        """Name the questions of a seat, in order; only those with more than one answer."""

    @abstractmethod
    def ask(self, state: State, seat: Seat, slot: str) -> Decision:
        """Put a question to a seat, with regard to its earlier answers."""

    @abstractmethod
    def slot_of(self, action: AnyAction) -> str:
        """Name the question that a legal action answers."""

    @abstractmethod
    def carry_out(self, table: Table[State], seat: Seat) -> None:
        """Carry out a seat's part, by its answers or by the only thing it can do."""

    def announce(self, table: Table[State]) -> None:
        """Tell that it begins, where nothing else has told it."""

    def has_choice(self, state: State, decision: Decision) -> bool:
        """Say whether it matters what a seat answers, with regard to its earlier answers."""
        return decision.count() > 1

    def noted_by(self, seat: Seat) -> dict[str, AnyAction]:
        """Return the answers of a seat so far."""
        return self.noted[seat] if self.noted else {}

    def decisions(self, state: State) -> list[Decision]:
        found = [decision for seat in self.asking or () for decision in self._asked(state, seat)]
        # Ruling 63: a question without choice falls away only where nobody could learn from it.
        if len(self.asking or ()) > 1 or any(
            decision.required and self.has_choice(state, decision) for decision in found
        ):
            return found
        return [decision for decision in found if not decision.required]

    def _asked(self, state: State, seat: Seat) -> list[Decision]:
        found: list[Decision] = []
        for slot in self.slots(state, seat):
            decision = self.ask(state, seat, slot)
            decision.required = slot not in self.noted_by(seat)
            decision.secret = state.seats > 1
            found.append(decision)
            if self.in_turn and decision.required:
                break
        return found

    def take(self, table: Table[State], seat: Seat, action: AnyAction) -> None:
        state = table.state
        if not self.noted:
            self.noted = [{} for _ in range(state.seats)]
        slot = self.slot_of(action)
        if self.in_turn:
            slots = self.slots(state, seat)
            for later in slots[slots.index(slot) + 1 :]:
                self.noted[seat].pop(later, None)
        self.noted[seat][slot] = action
        if state.seats > 1 and any(decision.required for decision in self.decisions(state)):
            table.tell(events.AnswerNoted(audience=(seat,), seat=seat, action=action))

    def finish(self, table: Table[State]) -> None:
        if self.asking is None:
            self._begin(table)
            return
        # What was noted before the last answer has been hidden until now.
        if len(self.asking) > 1:
            seats = tuple(seat for seat, answers in enumerate(self.noted) if answers)
            table.tell(events.AnswersOpened(seats=seats))
        for seat in self.asking:
            self.carry_out(table, seat)

    def _begin(self, table: Table[State]) -> None:
        self.announce(table)
        order = list(table.state.order)
        asking = [seat for seat in order if self.slots(table.state, seat)]
        for seat in order:
            if seat not in asking:
                self.carry_out(table, seat)
        if asking:
            table.then(msgspec.structs.replace(self, asking=asking))


def pending_of(state: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Return the answers of a seat that are noted and not yet carried out."""
    step = state.agenda[-1] if state.agenda else None
    return tuple(step.noted_by(seat).values()) if isinstance(step, _Simultaneous) else ()
