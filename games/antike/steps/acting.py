"""What the actions of a turn have in common: done as often as one wants and can, until it is enough."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from games.antike import payments, queries
from games.antike.actions import Done, Exchange
from games.core.agenda import Table
from games.core.decision import Action, Answers, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import UntilDone

if TYPE_CHECKING:
    from games.antike.pieces import Nation
    from games.antike.state import State


class Acting(UntilDone):
    """A part of a nation's turn, with exchanges beside it; passed over with nothing to do (ruling 38)."""

    beside = (Exchange, Done)
    phase = "turn"
    enough = Done()
    refused_as = "not-in-this-part"
    nation: str

    @abstractmethod
    def could(self, state: State) -> bool:
        """Say whether there is anything to do, if need be after an exchange."""

    @abstractmethod
    def deeds(self, state: State) -> list[Answers]:
        """Return what can be done now, without exchanges."""

    def own(self, state: State) -> Nation:
        """Return the nation that acts."""
        return queries.nation_of(state, self.nation)

    def guard(self, state: State) -> Callable[[Any], Refusal | None]:
        """Return what judges its kinds of action."""
        return partial(self.why_not_do, state, self.asker(state))

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.nation)

    def facts(self, state: State) -> dict[str, Fact]:
        return {"nation": self.nation}

    def forms(self, state: State) -> Sequence[Answers]:
        return [*self.deeds(state), *payments.legal_exchanges(self.own(state))]

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Exchange):
            return payments.why_not_exchange(self.own(state), action)
        if isinstance(action, self.kinds):
            elsewhere = queries.why_not_there(self.section, state, action)
            return elsewhere or self.why_not_do(state, seat, action)
        return super().why_not(state, seat, action)

    def why_unasked(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if self.acted or seat != self.asker(state) or not isinstance(action, self.kinds):
            return None
        return self.why_not(state, seat, action)

    def take(self, table: Table[State], seat: Seat, action: Action) -> None:
        if isinstance(action, Exchange):
            self.acted = True
            payments.exchange(table, self.own(table.state), action)
        else:
            super().take(table, seat, action)
