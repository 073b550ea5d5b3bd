"""The rest of an order that was interrupted: it goes on by itself if all is as it counted on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import msgspec

from bot.db import WaitingOrder
from bot.db.models import REST
from bot.keeper import history
from bot.keeper.live import Acting, Live, Logged
from bot.keeper.moves import PlayedMove
from games.core import codec
from games.core.agenda import Table, asking
from games.core.decision import Action, Seat
from games.core.events import Event
from games.core.game import told
from games.core.orders import Result


@dataclass(frozen=True)
class Carried:
    """What one transaction carries out: an order and, if it lets another go on, the rest of that one."""

    played: list[PlayedMove]
    asked: Table[Any]
    """What is asked after it."""
    taken: tuple[WaitingOrder, ...] = ()
    """Orders that have waited and are carried out with it."""
    left: tuple[WaitingOrder, ...] = ()
    """Rests that wait from now on."""
    reason: str = ""
    """Why Keryx answers for the seat, if it does."""

    @classmethod
    def of(cls, played: list[PlayedMove], result: Result[Any], rest: WaitingOrder | None) -> Carried:
        """Give what an order led to, and what it leaves."""
        return cls(played, asking(result.state, result.asked), (), (rest,) if rest is not None else ())

    def followed_by(self, rest: WaitingOrder, then: Carried) -> Carried:
        """Add the rest of an earlier order, and what it led to."""
        return replace(
            then, played=[*self.played, *then.played], taken=(rest,), left=(*self.left, *then.left)
        )

    @property
    def acting(self) -> set[Acting]:
        """The seats whose moves these are, with the parties that they act for."""
        return {move.acting for move in self.played if not move.is_setting}


def key_of(order: WaitingOrder) -> tuple[int, Seat, str]:
    """Say of what an order waits only once: a table, a seat and a party."""
    return order.table_id, order.seat, order.party


def is_asked(live: Live, order: WaitingOrder) -> bool:
    """Say whether an answer is wanted of the party that an order is for."""
    return any(each.required and each.party == order.party for each in live.decisions(order.seat))


def actions_of(live: Live, order: WaitingOrder) -> list[Action]:
    """Read the actions of an order."""
    return [msgspec.convert(each, live.game.action) for each in codec.from_json(order.actions, list)]


def going_on(live: Live, orders: Iterable[WaitingOrder], now: datetime) -> WaitingOrder | None:
    """Find the rest whose player is asked again and was told nothing that they had not counted on."""
    waiting = [each for each in orders if each.kind == REST and each.table_id == live.id]
    return next((each for each in waiting if _may_go_on(live, each, now)), None)


def _may_go_on(live: Live, rest: WaitingOrder, now: datetime) -> bool:
    is_own = rest.user_id == live.user_of(rest.seat) and now < rest.expires_at
    if not is_own or not is_asked(live, rest):
        return False
    news = list(_since_own_move(live, Acting(rest.seat, rest.party)))
    return bool(news) and all(isinstance(event, tuple(live.game.counted_on)) for event in news)


def _since_own_move(live: Live, own: Acting) -> Iterator[Event]:
    """Go back over what a seat was told since the last move of a party of its, as far as it is in memory.

    What a move of another of its parties told the seat alone is no news to it.
    """
    for seq in reversed(live.trail):
        logged = live.lately.get(seq)
        if logged is None or _is_of(live, seq, logged, own):
            return
        events = told(history.events_of(live.game, logged), own.seat)
        is_seats = logged.seat == own.seat
        yield from (event for event in events if not (is_seats and event.audience == (own.seat,)))


def _is_of(live: Live, seq: int, logged: Logged, own: Acting) -> bool:
    """Say whether a party made a move; of one before a rollback the seat alone is known."""
    return live.makers.get(seq, own if logged.seat == own.seat else None) == own
