"""30: what Keryx has before it when its power is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from games.core.actions import Action
from games.core.answers import Rows
from games.core.chance import pick
from games.sparta import queries
from games.sparta.actions import Demobilise, Done, Pass
from games.sparta.board import ENEMY

if TYPE_CHECKING:
    from games.core.answers import Answers
    from games.core.chance import Chance
    from games.core.decision import Decision
    from games.sparta.figures import Power
    from games.sparta.pieces import Owner
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut

A = TypeVar("A", bound=Action)
T = TypeVar("T")
IDLE = (Pass, Done, Demobilise)
"""Answers that do nothing."""
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
    weighed: dict[str, dict[Owner, int]] = field(default_factory=dict)
    """What the powers weigh in regions that were looked at."""

    @property
    def enemy(self) -> Power:
        """Name the other power."""
        return ENEMY[self.power]

    @property
    def talents(self) -> int:
        """Count the own talents."""
        return self.state.holdings[self.power].talents

    def weights(self, region: str) -> Mapping[Owner, int]:
        """9: give what each power weighs in a region; it is counted once."""
        if region not in self.weighed:
            self.weighed[region] = queries.weights(self.state, region)
        return self.weighed[region]

    def offered(self, kind: type[A]) -> list[A]:
        """List the answers of a kind."""
        forms = [form for form in self.decision.answers if kind in form.kinds()]
        return [each for form in forms for each in self._listed(form) if isinstance(each, kind)]

    @property
    def is_easy(self) -> bool:
        """Say whether it plays as a beginner does (ruling 103)."""
        return self.state.level == "easy"

    def deeds(self) -> list[Action]:
        """List the answers that do something; none where they are too many to list."""
        found = [self._listed(form) for form in self.decision.answers]
        return [each for listed in found for each in listed if not isinstance(each, IDLE)]

    @staticmethod
    def _listed(form: Answers) -> Iterable[Action]:
        return form.rows() if isinstance(form, Rows) else form.every() or ()

    def best(self, options: Sequence[T], merit: Callable[[T], Any]) -> T:
        """Return the option that has most merit; equals are drawn for, and at easy all of them."""
        if self.is_easy:
            return self.draw(options)
        merits = [merit(each) for each in options]
        most = max(merits)
        found = [each for each, own in zip(options, merits, strict=True) if own == most]
        return self.draw(found)

    def draw(self, options: Sequence[T]) -> T:
        """Draw one of several."""
        return options[0] if len(options) == 1 else pick(self.chance, options, BOT)
