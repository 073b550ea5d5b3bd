"""15: what Phormio has before him when a faction of his is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from games.core.actions import Action
from games.core.chance import roll
from games.pericles.board import ENEMY, OF_SIDE, SIDE_OF, compatriot

if TYPE_CHECKING:
    from games.core.chance import Chance
    from games.core.decision import Decision
    from games.pericles.figures import Faction, Side, Theatre
    from games.pericles.pieces import House
    from games.pericles.state import State

A = TypeVar("A", bound=Action)


@dataclass(frozen=True)
class Mind:
    """A question to a faction, and what that faction may know."""

    state: State
    """What the faction sees (`known_to`)."""
    faction: Faction
    decision: Decision
    chance: Chance

    @property
    def side(self) -> Side:
        """Name the own Side."""
        return SIDE_OF[self.faction]

    @property
    def enemy(self) -> Side:
        """Name the other Side."""
        return ENEMY[self.side]

    @property
    def house(self) -> House:
        """Return the own faction."""
        return self.state.houses[self.faction]

    @property
    def theatre(self) -> Theatre:
        """Name the theatre that the question is about."""
        return str(self.decision.facts["theatre"])

    @property
    def lead(self) -> int:
        """Give the Honour that the own faction has more than its compatriot."""
        return self.house.honour - self.state.houses[compatriot(self.faction)].honour

    @property
    def is_ahead(self) -> bool:
        """Say whether the own Side has more Honour than the other; level is behind."""
        own, other = (_honour_of(self.state, side) for side in (self.side, self.enemy))
        return own > other

    def offered(self, kind: type[A]) -> list[A]:
        """List the answers of a kind."""
        found: list[A] = []
        for form in self.decision.answers:
            if form.kinds() == {kind} or kind in form.kinds():
                found += [each for each in form.every() or () if isinstance(each, kind)]
        return found

    def best(self, kind: type[A], merit: Callable[[A], Any]) -> A | None:
        """Return the answer of a kind that has most merit, the first of equals."""
        return max(self.offered(kind), key=merit, default=None)

    def roll(self, faces: int = 6) -> int:
        """Roll a die; the draw is recorded (B3)."""
        return roll(self.chance, f"phormio d{faces}", faces)


def _honour_of(state: State, side: Side) -> int:
    return sum(state.houses[each].honour for each in OF_SIDE[side] if each in state.houses)
