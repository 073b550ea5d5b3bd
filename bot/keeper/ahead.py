"""Orders that are left ahead: when their question has come, and what keeps one from being carried out."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from bot.db import Store, WaitingOrder
from bot.db.models import AHEAD
from bot.db.status import Status
from bot.keeper import history
from bot.keeper.errors import NotNow
from bot.keeper.going_on import actions_of
from bot.keeper.live import Live
from games.core import conditions
from games.core.conditions import Condition
from games.core.decision import Action, Decision, Seat
from games.core.errors import IllegalAction, PlayerFault, Refusal
from games.core.events import Event
from games.core.game import told
from games.core.settings import is_setting

EXPIRED, WENT_BACK, UNMET = "expired", "went-back", "unmet"
"""Why an order is not carried out, where no rule forbids it."""


class NotHeld(PlayerFault):
    """An order that was left ahead is not carried out."""

    def __init__(self, why: str, condition: Condition | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.condition = condition


def question_of(live: Live, order: WaitingOrder) -> Decision | None:
    """Find the question that an order was left for, once it is put: one that takes its first action."""
    if live.row.status != Status.RUNNING or order.user_id != live.user_of(order.seat):
        return None
    kind = type(actions_of(live, order)[0])
    asked = (each for each in live.decisions(order.seat) if each.required and each.party == order.party)
    return next((each for each in asked if kind in each.kinds()), None)


def demand_may_be_left(live: Live, seat: Seat, actions: Sequence[Action]) -> None:
    """Refuse an order for a question that is put already, for a setting, or for a game that is over."""
    if not live.state.agenda:
        raise IllegalAction(Refusal("", "game-over"))
    if any(is_setting(live.state, action) for action in actions):
        raise NotNow("ahead-setting")
    first = actions[0]
    asked = (each for each in live.decisions(seat) if each.required and each.party == first.party)
    if any(type(first) in each.kinds() for each in asked):
        raise NotNow("ahead-asked-now")


def outlives(live: Live, order: WaitingOrder, moves: Sequence[Action]) -> bool:
    """Say whether an order goes on waiting when its party moves: unless that answers its question.

    To change an answer that is noted, or to answer a question in between, does not.
    """
    if order.kind != AHEAD or question_of(live, order) is not None:
        return False
    kind = type(actions_of(live, order)[0])
    return all(type(action) is not kind for action in moves[1:])


def condition_of(live: Live, order: WaitingOrder) -> Condition | None:
    """Read the condition on which an order was left; none: it is carried out in any case."""
    return conditions.read(conditions.kinds_of(live.game), order.condition)


def last_told(live: Live, seen: Live) -> int:
    """Give the last move that stands of which somebody had been told, who sees the table as `seen`."""
    return max(seq for seq in live.trail if seq <= seen.row.seq)


async def demand_carried_out(store: Store, live: Live, order: WaitingOrder, now: datetime) -> None:
    """Refuse to carry out an order that is too old, whose condition does not hold, or that a rule forbids."""
    if now >= order.expires_at:
        raise NotHeld(EXPIRED)
    if order.left_seq not in live.trail:
        raise NotHeld(WENT_BACK)
    condition = condition_of(live, order)
    if condition is not None:
        view = live.game.view(live.state, order.seat)
        if not condition.holds(view, await _told_since(store, live, order)):
            raise NotHeld(UNMET, condition)
    refusal = live.table().why_not(order.seat, actions_of(live, order)[0])
    if refusal is not None:
        raise IllegalAction(refusal)


async def _told_since(store: Store, live: Live, order: WaitingOrder) -> list[Event]:
    """List what a seat was told since it left an order."""
    later = [seq for seq in live.trail if seq > order.left_seq]
    found: list[Event] = []
    for first in range(0, len(later), history.READ_AT_ONCE):
        rows = await store.log_of(live.id, later[first : first + history.READ_AT_ONCE])
        found += [event for row in rows for event in history.events_of(live.game, row)]
    return told(found, order.seat)
