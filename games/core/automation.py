"""What is answered without asking: three ways, all of them here.

1. **Policy**: Keryx plays a party that nobody sits at. `GameState.policy` answers from what it may
   know; its dice are recorded draws. Nobody waits for it.
2. **Standing answer**: a seat has said beforehand what it answers. `Step.standing` finds it in what the state
   keeps: a private setting (a step with `always`), or something that all may see, such as "pass until".
3. **Only answer**: one answer is legal, and `Decision.automatic` says that giving it tells nothing.

A required question is answered when its step is put, in the order of this list. The answer is carried out as
if the seat had given it. A standing answer that is left later does not answer a question that is open; what
the same step asks a seat next, after its own answer, is put anew. Orders that wait for a time or a later
question are no part of the rules: the bot keeps them.
"""

from __future__ import annotations

from typing import Any

import msgspec

from games.core.actions import Action
from games.core.chance import Chance
from games.core.decision import NOBODY, Decision
from games.core.events import Event
from games.core.step import Step


def unasked(state: Any, step: Step, decision: Decision, chance: Chance, *, is_new: bool) -> Action | None:
    """Return the answer that is given without asking, if there is one."""
    if not decision.required:
        return None
    if decision.seat == NOBODY:
        played: Action = state.policy(decision, chance)
        return played
    standing = step.standing(state, decision) if is_new else None
    return standing or (decision.only() if decision.is_settled() else None)


def mark_unasked(decision: Decision, events: list[Event], told: int) -> None:
    """Mark what an answer without a choice has led to first: words then say that nobody was asked."""
    if decision.seat == NOBODY or not decision.is_settled() or told == len(events):
        return
    if not events[told].tells_unasked:
        events[told] = msgspec.structs.replace(events[told], unasked=True)
