"""What would become of an answer that is not asked for now, so far as the guards of its steps can say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from games.core.decision import Action, Decision, Seat
from games.core.errors import Refusal
from games.core.step import Step, steps_for

LOOKED_THROUGH = 2000
"""Maximum legal answers among which those that are most like another are looked for."""


def foreseen(state: Any, package: str, seat: Seat, action: Action) -> Refusal | bool:
    """Name the rule that would forbid an answer as things stand; or say whether it is sure to be allowed.

    Every step that takes such answers is asked as it would begin for the seat. Where one depends on more than
    that, or two give different reasons and none allows it, nothing is sure.
    """
    steps: list[Step] = []
    for kind in steps_for(package, type(action)):
        begun = kind.beginnings(state, seat)
        if begun is None:
            return False
        steps += begun
    refusals = [step.why_not(state, seat, action) for step in steps]
    judged = zip(steps, refusals, strict=True)
    if any(refusal is None and _allows(step, state, seat, action) for step, refusal in judged):
        return True
    first = refusals[0] if refusals else None
    return first if first is not None and all(each == first for each in refusals) else False


def _allows(step: Step, state: Any, seat: Seat, action: Action) -> bool:
    return any(each.allows(action) for each in step.decisions(state) if each.seat == seat)


def nearest(decision: Decision, action: Action, most: int) -> list[Action]:
    """List the legal answers most like one that is not: as few fields as can be differ, and by little."""
    alike = list(islice(_of_kind(decision, type(action)), LOOKED_THROUGH))
    return sorted(alike, key=lambda each: _distance(each, action))[:most]


def _of_kind(decision: Decision, kind: type[Action]) -> Iterator[Action]:
    for form in decision.answers:
        yield from (each for each in form.every() or () if type(each) is kind)


def _distance(one: Action, other: Action) -> tuple[int, int]:
    names = one.__struct_fields__
    pairs = [(getattr(one, name), getattr(other, name)) for name in names]
    apart = [(a, b) for a, b in pairs if a != b]
    return len(apart), sum(abs(a - b) for a, b in apart if type(a) is type(b) is int)
