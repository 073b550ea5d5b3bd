"""What somebody wants a table to agree to, as they may want it of the table as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.db.status import GOING_ON, Status
from bot.discord.panels import taken_back
from bot.keeper import Live, clocks, consent
from bot.keeper.concerned import before_last_move, concerned, demand_may_go_back
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.gamemaster import demand_can_go_on
from bot.keeper.proposing import Wish
from bot.pace.pace import Pace
from games.core.decision import Seat

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


async def pause(_: KeryxBot, live: Live, user: int, reason: str = "") -> Wish:
    """Stop the table until it is resumed."""
    _demand(live, Status.RUNNING, Status.WAITING)
    return Wish(consent.PAUSE, user, _seat(live, user), _because(reason))


async def resume(_: KeryxBot, live: Live, user: int) -> Wish:
    """Let the table go on that was paused."""
    seat = _seat(live, user)
    demand_can_go_on(live, (Status.PAUSED,))
    return Wish(consent.RESUME, user, seat)


async def end(_: KeryxBot, live: Live, user: int, reason: str = "") -> Wish:
    """End the game without a result."""
    _demand(live, *GOING_ON)
    return Wish(consent.END, user, _seat(live, user), _because(reason))


async def extend(_: KeryxBot, live: Live, user: int, hours: int) -> Wish:
    """Give those who are asked more time."""
    _demand(live, Status.RUNNING)
    seat = _seat(live, user)
    if clocks.pace(live.row).hours is None:
        raise NotNow("no-limit-to-extend")
    about = {"hours": hours, "asked": live.waiting_for(), "posted": live.row.posted_seq}
    return Wish(consent.EXTEND, user, seat, about)


async def pace(_: KeryxBot, live: Live, user: int, wanted: Pace) -> Wish:
    """Give the table another pace."""
    _demand(live, *GOING_ON)
    seat, before = _seat(live, user), clocks.columns(clocks.pace(live.row))
    about = {"pace": clocks.columns(wanted), "before": before}
    if about["pace"] == before:
        raise NotNow("pace-as-it-is")
    return Wish(consent.PACE, user, seat, about)


async def undo(bot: KeryxBot, live: Live, user: int, reason: str = "") -> Wish:
    """Take back one's last move, and all that came after it."""
    _demand(live, *GOING_ON)
    seat = _seat(live, user)
    to_seq = await before_last_move(bot.store, live, seat)
    return Wish(consent.UNDO, user, seat, await _going_back(bot, live, to_seq, reason))


async def rollback(bot: KeryxBot, live: Live, user: int, number: int, reason: str) -> Wish:
    """Bring back an earlier board, for a gamemaster who plays or did."""
    to_seq = demand_may_go_back(live, live.seq_of(number), number)
    return Wish(consent.ROLLBACK, user, live.seat_of(user), await _going_back(bot, live, to_seq, reason))


async def _going_back(bot: KeryxBot, live: Live, to_seq: int, reason: str) -> dict[str, Any]:
    return {
        "to": to_seq,
        "posted": live.row.posted_seq,
        "concerned": await concerned(bot.store, live, to_seq),
        "span": taken_back.span(live, to_seq),
        "count": taken_back.count(live, to_seq),
        **_because(reason),
    }


def _because(reason: str) -> dict[str, str]:
    return {"reason": reason} if reason else {}


def _seat(live: Live, user: int) -> Seat:
    seat = live.seat_of(user)
    if seat is None:
        raise NotAtTable("not-seated")
    return seat


def _demand(live: Live, *allowed: Status) -> None:
    if live.row.status not in allowed:
        raise NotNow("table-not-in-that-condition", status=live.row.status)
