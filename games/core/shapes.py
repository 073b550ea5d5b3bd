"""Shapes of steps that ask: once; everybody at the same time; as often as one likes, then done."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from games.core.agenda import NO_ANSWER, Step, Table
from games.core.decision import NOBODY, Action, Answers, Choices, Decision, Seat
from games.core.errors import Fact, Refusal

P = TypeVar("P")
"""A party: a seat itself, or the id of a nation or faction."""
A = TypeVar("A", bound=Action)


class Once(Step, kw_only=True):
    """A question that is answered once."""

    section: ClassVar[str] = ""
    refused_as: ClassVar[str] = NO_ANSWER
    """The refusal of other kinds."""
    done: bool = False

    @abstractmethod
    def asker(self, state: Any) -> Seat:
        """Return the seat that is asked."""

    @abstractmethod
    def ask(self, state: Any) -> Decision | None:
        """Put the question; None where there is nothing to ask."""

    @abstractmethod
    def answer(self, table: Table[Any], seat: Seat, action: Any) -> None:
        """Carry out the answer."""

    def why_not_answer(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Say which rule forbids an answer of a right kind."""
        return None

    def decisions(self, state: Any) -> list[Decision]:
        decision = None if self.done else self.ask(state)
        return [decision] if decision is not None else []

    def waited_for(self, state: Any) -> list[Seat]:
        return [] if self.done else [self.asker(state)]

    def why_not(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        if not isinstance(action, self.kinds):
            return Refusal(self.section, self.refused_as)
        return self.why_not_answer(state, seat, action)

    def take(self, table: Table[Any], seat: Seat, action: Any) -> None:
        self.done = True
        self.answer(table, seat, action)


class UntilDone(Step, kw_only=True):
    """Acts in any number, until the seat says that it is done; passed over where nothing can be done.

    A seat that has acted says when it is done, so that `enough` always ends what was begun.
    """

    section: ClassVar[str] = ""
    question: ClassVar[str] = ""
    enough: ClassVar[Action]
    """The action that ends it, where that is always the same."""
    refused_as: ClassVar[str] = NO_ANSWER
    """The refusal of other kinds."""
    acted: bool = False
    done: bool = False

    @abstractmethod
    def asker(self, state: Any) -> Seat:
        """Return the seat that is asked."""

    @abstractmethod
    def forms(self, state: Any) -> Sequence[Answers]:
        """Return what can be done now."""

    @abstractmethod
    def do(self, table: Table[Any], seat: Seat, action: Any) -> None:
        """Carry out one of its kinds of action."""

    def ending(self) -> Action:
        """Return the action that ends it."""
        return self.enough

    def could(self, state: Any) -> bool:
        """Say whether there is anything to do."""
        return any(not form.is_empty() for form in self.forms(state))

    def why_not_do(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Say which rule forbids one of its kinds of action."""
        return None

    def why_not_enough(self, state: Any) -> Refusal | None:
        """Say which rule forbids to end it now."""
        return None

    def facts(self, state: Any) -> dict[str, Fact]:
        """Return what the question tells."""
        return {}

    def party(self) -> str:
        """Name who acts, where a seat may lead several parties."""
        return ""

    def decisions(self, state: Any) -> list[Decision]:
        if not self._goes_on(state):
            return []
        ends = Choices([self.ending()] if self.why_not_enough(state) is None else [])
        forms = [*self.forms(state), ends]
        asked = Decision(self.asker(state), self.section, self.question, *forms, party=self.party())
        asked.default, asked.facts = self.default(state), self.facts(state)
        return [asked]

    def default(self, state: Any) -> Action | None:
        """Return the harmless answer; where it cannot be ended now, the first thing to do."""
        if self.why_not_enough(state) is None:
            return self.ending()
        return next(form.first() for form in self.forms(state) if not form.is_empty())

    def waited_for(self, state: Any) -> list[Seat]:
        return [self.asker(state)] if self._goes_on(state) else []

    def _goes_on(self, state: Any) -> bool:
        """Say whether there is something to do, or an end to be said: what Keryx plays need not say it."""
        if self.done:
            return False
        return (self.acted and self.asker(state) != NOBODY) or self.could(state)

    def why_not(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        if type(action) is type(self.ending()):
            return self.why_not_enough(state)
        if not isinstance(action, self.kinds):
            return Refusal(self.section, self.refused_as)
        return self.why_not_do(state, seat, action)

    def take(self, table: Table[Any], seat: Seat, action: Any) -> None:
        self.acted = True
        if type(action) is type(self.ending()):
            self.done = True
        else:
            self.do(table, seat, action)


class Everybody(Step, Generic[P, A], kw_only=True):
    """All are asked at the same time: answers are noted, can be amended, and are opened together.

    Which questions a party has follows from open knowledge alone, never from an answer that is only noted.
    A game closes it over its actions: `class Supply(Everybody[Seat, AnyAction])`.
    """

    in_turn: ClassVar[bool] = False
    """Whether a party's questions build on each other: then amending one drops those after it."""
    asking: list[P] | None = None
    """Who has something to decide, in order of play; None until the step has begun."""
    noted: dict[P, dict[str, A]] = msgspec.field(default_factory=dict)
    """The answers of each party by question: its own secret before all have answered."""

    @classmethod
    def beginnings(cls, state: Any, _seat: Seat) -> list[Step] | None:
        """Give the step as it would begin for all; None where it depends on more than the state."""
        if any(each.required for each in msgspec.structs.fields(cls)):
            return None
        step = cls()
        step.asking = list(step.parties(state))
        return [step]

    @abstractmethod
    def parties(self, state: Any) -> Sequence[P]:
        """List who takes part, in order of play."""

    @abstractmethod
    def ask(self, state: Any, party: P, slot: str) -> Decision:
        """Put a question to a party, with regard to its earlier answers."""

    @abstractmethod
    def carry_out(self, table: Table[Any], party: P) -> None:
        """Carry out a party's part, by its answers or by the only thing it can do."""

    def slots(self, state: Any, party: P) -> Sequence[str]:
        """Name the questions of a party, in order; none where it has nothing to decide."""
        return ("",)

    def slot_of(self, action: A) -> str:
        """Name the question that a legal action answers."""
        return ""

    def party_of(self, seat: Seat, action: A) -> P:
        """Return the party that a seat's action is for."""
        party: Any = action.party or seat
        found: P = party
        return found

    def announce(self, table: Table[Any]) -> None:
        """Tell that it begins, where nothing else has told it."""

    def tell_noted(self, table: Table[Any], seat: Seat, action: A) -> None:
        """Tell a seat that its answer is noted while others are waited for."""

    def tell_opened(self, table: Table[Any], parties: Sequence[P]) -> None:
        """Tell everyone that the answers of several parties are open now."""

    def has_choice(self, state: Any, decision: Decision) -> bool:
        """Say whether it matters what a party answers, with regard to its earlier answers."""
        return decision.count() > 1

    def noted_by(self, party: P) -> dict[str, A]:
        """Return the answers of a party so far."""
        return self.noted.get(party, {})

    def decisions(self, state: Any) -> list[Decision]:
        found = [decision for party in self.asking or () for decision in self._asked(state, party)]
        # A question without choice falls away only where nobody could learn from it.
        several = len(self.asking or ()) > 1
        if several or any(decision.required and self.has_choice(state, decision) for decision in found):
            return found
        return [decision for decision in found if not decision.required]

    def _asked(self, state: Any, party: P) -> list[Decision]:
        found: list[Decision] = []
        for slot in self.slots(state, party):
            decision = self.ask(state, party, slot)
            decision.required = slot not in self.noted_by(party)
            found.append(decision)
            if self.in_turn and decision.required:
                break
        # What Keryx plays is answered once: it has nothing to amend.
        return [each for each in found if each.required or each.seat != NOBODY]

    def waited_for(self, state: Any) -> list[Seat]:
        parties = self.asking or ()
        if not self.sealed:
            parties = [party for party in parties if not self._has_answered(state, party)]
        return [state.seat_of(party) for party in parties]

    def _has_answered(self, state: Any, party: P) -> bool:
        return self.noted_by(party).keys() >= set(self.slots(state, party))

    def _is_open(self, state: Any) -> bool:
        parties = self.asking or ()
        if len(parties) > 1:
            return not all(self._has_answered(state, party) for party in parties)
        return any(decision.required for decision in self.decisions(state))

    def take(self, table: Table[Any], seat: Seat, action: Any) -> None:
        party, slot = self.party_of(seat, action), self.slot_of(action)
        answers = self.noted.setdefault(party, {})
        if self.in_turn:
            slots = list(self.slots(table.state, party))
            for later in slots[slots.index(slot) + 1 :]:
                answers.pop(later, None)
        answers[slot] = action
        if seat != NOBODY and self._is_open(table.state):
            self.tell_noted(table, seat, action)

    def finish(self, table: Table[Any]) -> None:
        if self.asking is None:
            self._begin(table)
            return
        # What was noted before the last answer has been hidden until now.
        if len(self.asking) > 1:
            self.tell_opened(table, [party for party in self.parties(table.state) if self.noted_by(party)])
        for party in self.asking:
            self.carry_out(table, party)

    def _begin(self, table: Table[Any]) -> None:
        self.announce(table)
        parties = self.parties(table.state)
        self.asking = [party for party in parties if self.slots(table.state, party)]
        for party in parties:
            if party not in self.asking:
                self.carry_out(table, party)
        if self.asking:
            table.then(self)
