"""What the actions of a turn have in common: done as often as one wants and can, until it is enough."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar

from games.antike import payments, queries
from games.antike.actions import Done, Exchange
from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Choices, Decision, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State


class _Acting(Step):
    """A part of a nation's turn; passed over unasked where nothing could be done (ruling 38).

    Who has done something says when it is enough, so that `done` always ends what was begun.
    """

    phase = "turn"
    stage: ClassVar[str] = ""
    section: ClassVar[str] = ""
    question: ClassVar[str] = ""
    kinds: ClassVar[tuple[type[Action], ...]] = ()
    nation: str
    acted: bool = False
    done: bool = False

    @abstractmethod
    def could(self, state: State) -> bool:
        """Say whether there is anything to do, if need be after an exchange."""

    @abstractmethod
    def forms(self, state: State) -> list[Answers]:
        """Return what can be done now."""

    @abstractmethod
    def why_not_do(self, state: State, action: Any) -> Refusal | None:
        """Say which rule forbids one of its own kinds of action."""

    @abstractmethod
    def do(self, table: Table[State], action: Any) -> None:
        """Carry out one of its own kinds of action."""

    def ask(self) -> str:
        """Name the question."""
        return self.question

    def facts(self, state: State) -> dict[str, Any]:
        """Return what the question tells."""
        return {"nation": self.nation}

    def decisions(self, state: State) -> list[Decision]:
        if self.done or not (self.acted or self.could(state)):
            return []
        nation = queries.nation_of(state, self.nation)
        forms = [*self.forms(state), *payments.legal_exchanges(nation), Choices([Done()])]
        return [Decision(nation.seat, self.section, self.ask(), *forms, **self.facts(state))]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Exchange):
            return payments.why_not_exchange(queries.nation_of(state, self.nation), action)
        if isinstance(action, self.kinds):
            return queries.why_not_there(self.section, state, action) or self.why_not_do(state, action)
        return Refusal(self.section, "not-in-this-part")

    def why_unasked(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        owner = queries.nation_of(state, self.nation).seat
        if self.acted or seat != owner or not isinstance(action, self.kinds):
            return None
        return self.why_not(state, seat, action)

    def take(self, table: Table[State], seat: Seat, action: Action) -> None:
        self.acted = True
        if isinstance(action, Done):
            self.done = True
        elif isinstance(action, Exchange):
            payments.exchange(table, queries.nation_of(table.state, self.nation), action)
        else:
            self.do(table, action)
