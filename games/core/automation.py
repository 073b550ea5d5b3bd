"""What is answered without asking: four ways, all of them here.

1. **Policy**: Keryx plays a party that nobody sits at. `GameState.policy` answers from what it may
   know; its dice are recorded draws. Nobody waits for it.
2. **Given up**: Keryx plays a seat that was given up (`resigning`). `GameState.stand_in` gives the harmless
   answer that the question declares, or what the game knows to be better. Nobody waits for it either.
3. **Standing answer**: a seat has said beforehand what it answers. `Step.standing` finds it in what the state
   keeps: a private setting (a step with `always`), or something that all may see, such as "pass until".
4. **Only answer**: one answer is legal, and `Decision.automatic` says that giving it tells nothing.

A required question is answered when its step is put, in the order of this list. The answer is carried out as
if the seat had given it. A standing answer that is left later does not answer a question that is open; what
the same step asks a seat next, after its own answer, is put anew. Where even its speed would tell
(`Step.discreet`), the question is put all the same, and who keeps the table gives the answer some time later.
Orders that wait for a time or a later question are no part of the rules: the bot keeps them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from games.core.actions import Action
from games.core.chance import Chance
from games.core.decision import NOBODY, Decision
from games.core.events import Event
from games.core.step import Step

if TYPE_CHECKING:
    from games.core.agenda import Table


def unasked(state: Any, step: Step, decision: Decision, chance: Chance, *, is_new: bool) -> Action | None:
    """Return the answer that is given without asking, if there is one."""
    if not decision.required:
        return None
    if decision.seat == NOBODY:
        played: Action = state.policy(decision, chance)
        return played
    if decision.seat in state.resigned:
        instead: Action = state.stand_in(decision, chance)
        return instead
    standing = step.standing(state, decision) if is_new and not _hides(state, step) else None
    return standing or (decision.only() if decision.is_settled() else None)


def _hides(state: Any, step: Step) -> bool:
    """Say whether others may not see that an answer was left standing; alone at a table there are none."""
    return step.discreet and state.seats > 1


def left_standing(table: Table[Any]) -> list[tuple[Decision, Action]]:
    """List what was left standing for open questions that are put all the same, to be answered later."""
    asked = [each for each in table.asked() if each.decision.required and _hides(table.state, each.step)]
    found = [(each.decision, each.step.standing(table.state, each.decision)) for each in asked]
    return [(decision, answer) for decision, answer in found if answer is not None]


def mark_unasked(decision: Decision, events: list[Event], told: int) -> None:
    """Mark what an answer without a choice has led to first: words then say that nobody was asked."""
    if decision.seat == NOBODY or not decision.is_settled() or told == len(events):
        return
    if not events[told].tells_unasked:
        events[told] = msgspec.structs.replace(events[told], unasked=True)
