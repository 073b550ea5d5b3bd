"""17: answers that a power leaves standing for its turns in battles, given beforehand and in private."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.sparta.actions import Stand
from games.sparta.effects import Element
from games.sparta.events.battles import StandingAnswerLeft
from games.sparta.figures import Power

if TYPE_CHECKING:
    from games.sparta.state import State

ANSWERS = ("pass", "ahead", "ask")
"""Pass; pass while the combat marker favours me; ask me."""
ELEMENTS: tuple[Element, ...] = ("land", "sea")


class StandingAnswers(Step, kw_only=True):
    """17: a pass can be left standing for battles on land and at sea; it passes like any other."""

    always = True
    kinds = (Stand,)
    answers: dict[Power, dict[str, str]] = msgspec.field(default_factory=dict)
    """By power and kind of battle; each power's are for it alone."""

    def decisions(self, state: State) -> list[Decision]:
        options = [Stand(answer, kind) for kind in ELEMENTS for answer in ANSWERS]
        return [
            Decision(seat, "17", "standing", Choices(options), required=False, secret=True)
            for seat in range(state.seats)
        ]

    def why_not(self, state: State, seat: Seat, action: Stand) -> Refusal | None:
        fits = action.answer in ANSWERS and action.kind in ELEMENTS
        return None if fits else Refusal("17", "no-such-answer")

    def take(self, table: Table[State], seat: Seat, action: Stand) -> None:
        power = table.state.power_of(seat)
        self.answers.setdefault(power, {})[action.kind] = action.answer
        kind = ELEMENTS[ELEMENTS.index(action.kind)]
        told = StandingAnswerLeft(power=power, answer=action.answer, kind=kind, audience=(seat,))
        table.tell(told)


def answers_of(state: State, power: Power) -> dict[str, str]:
    """Give the answers that a power has left standing."""
    bottom = state.agenda[0] if state.agenda else None
    return bottom.answers.get(power, {}) if isinstance(bottom, StandingAnswers) else {}


def leaves_a_pass(state: State, power: Power, kind: Element, *, ahead: bool) -> bool:
    """Say whether a power has left a pass standing that holds now."""
    answer = answers_of(state, power).get(kind, "ask")
    return answer == "pass" or (answer == "ahead" and ahead)
