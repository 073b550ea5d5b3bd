"""30: what Keryx has before it when its power is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from games.core.actions import Action
from games.core.chance import pick
from games.sparta.board import ENEMY

if TYPE_CHECKING:
    from games.core.chance import Chance
    from games.core.decision import Decision
    from games.sparta.figures import Power
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut

A = TypeVar("A", bound=Action)
T = TypeVar("T")
BOT = "bot"
"""The label of its draws."""


@dataclass(frozen=True)
class Mind:
    """A question to a power, and what that power may know."""

    state: State
    """What the power sees (`known_to`)."""
    power: Power
    decision: Decision
    step: Any
    """What asks."""
    frame: CarryOut | None
    """The card or ability that is being carried out."""
    chance: Chance

    @property
    def enemy(self) -> Power:
        """Name the other power."""
        return ENEMY[self.power]

    @property
    def talents(self) -> int:
        """Count the own talents."""
        return self.state.holdings[self.power].talents

    def offered(self, kind: type[A]) -> list[A]:
        """List the answers of a kind."""
        forms = [form for form in self.decision.answers if kind in form.kinds()]
        return [each for form in forms for each in form.every() or () if isinstance(each, kind)]

    def best(self, options: Sequence[T], merit: Callable[[T], Any]) -> T:
        """Return the option that has most merit; equals are drawn for."""
        merits = [merit(each) for each in options]
        most = max(merits)
        found = [each for each, own in zip(options, merits, strict=True) if own == most]
        return self.draw(found)

    def draw(self, options: Sequence[T]) -> T:
        """Draw one of several."""
        return options[0] if len(options) == 1 else pick(self.chance, options, BOT)
