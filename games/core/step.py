"""Steps: the items of the agenda."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.decision import Action, Decision, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.core.agenda import Table


class Step(msgspec.Struct, tag=True):
    """An item of the agenda, named after a section of the rulebook; its fields are all it remembers.

    Its tag is its name. `shapes` has the usual forms of steps that ask.
    """

    phase: ClassVar[str] = ""
    """The part of the sequence of play; empty for a step that serves several: then that of the step below."""

    always: ClassVar[bool] = False
    """Whether it lies at the bottom and its questions are open at any time, to be answered or not.

    A game has one such step: only the bottom of the agenda is looked at.
    What it remembers are private settings: they move nothing, and no undo takes them back.
    """

    sealed: ClassVar[bool] = False
    """Whether nobody sees who has answered before all have: then everybody asked counts as waited for."""

    discreet: ClassVar[bool] = False
    """Whether nobody may see that an answer was left standing.

    Then the question is put all the same, and answered some time later (`automation`).
    """

    leads_on: ClassVar[bool] = False
    """Whether orders go on after it: while others answer it too, the rest of an order waits."""

    kinds: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that answer it, where they are always the same."""

    beside: ClassVar[tuple[type[Action], ...]] = ()
    """Kinds of action that it takes beside these, such as to say that one is done."""

    @classmethod
    def beginnings(cls, state: Any, seat: Seat) -> list[Step] | None:
        """Give the step as it would begin for a seat, so that its guards can be asked beforehand.

        A seat that leads several parties has one for each; None where it depends on more than who acts.
        """
        required = [each.name for each in msgspec.structs.fields(cls) if each.required]
        if required != [state.party_field]:
            return None
        return [cls(**{state.party_field: party}) for party in state.parties_of(seat)]

    def decisions(self, state: Any) -> list[Decision]:
        """List who must, or may, decide what; with no required decision left, the step is done."""
        return []

    def waited_for(self, state: Any) -> list[Seat] | None:
        """List the seats that everyone sees are waited for while it asks; None for those that must decide.

        A step that can say so without its decisions spares every view their computing.
        """
        return None

    def why_not(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Say which rule forbids an action; asked before anything changes."""
        return None

    def why_unasked(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Name the rule by which the step asked nobody, to a seat whose action would have answered it."""
        return None

    def standing(self, state: Any, decision: Decision) -> Action | None:
        """Return the answer that a seat has left standing for such a question; see `automation`."""
        return None

    def take(self, table: Table[Any], seat: Seat, action: Any) -> None:
        """Carry out a legal action; it is never refused here."""

    def finish(self, table: Table[Any]) -> None:
        """Carry out what follows once nobody is waited for; the step has left the agenda.

        A step that goes on after others puts itself back: `table.then(child, self)`.
        """

    def hear(self, table: Table[Any], result: Any) -> None:
        """Take note of what a child has ended with; the step is next on the agenda."""


class Together(Step):
    """Flows that do not wait for each other: each branch is an agenda of its own.

    A game closes it: `class Together(core.Together): branches: list[list[AnyStep]]`.
    """

    branches: list[list[Any]]


def steps_for(package: str, kind: type[Action]) -> list[type[Step]]:
    """List the steps of a game, by its package, that are answered by a kind of action."""
    return [step for step in _steps(Step, package) if kind in (*step.kinds, *step.beside)]


def _steps(step: type[Step], package: str) -> Iterator[type[Step]]:
    for each in step.__subclasses__():
        yield from _steps(each, package)
        # What others are made of is no step by itself.
        if each.__module__.startswith(f"{package}.") and not each.__subclasses__():
            yield each
