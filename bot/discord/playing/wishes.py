"""What somebody wants a table to agree to, as they may want it of the table as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.db.status import GOING_ON, Status
from bot.discord.panels import taken_back
from bot.keeper import Live, calling, clocks, consent
from bot.keeper.concerned import before_last_move, concerned, demand_may_go_back
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.gamemaster import demand_can_go_on
from bot.keeper.proposing import Wish
from bot.pace.pace import Pace
from games.core.decision import Seat
from games.text.words import mark

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


async def replace(bot: KeryxBot, live: Live, user: int, missing: Seat) -> Wish:
    """Free the seat of a player who is missing."""
    _demand(live, Status.RUNNING, Status.WAITING)
    seat = _seat(live, user)
    _demand_seat(live, missing)
    if missing == seat:
        raise NotNow("replace-yourself")
    if live.user_of(missing) is None:
        raise NotNow("seat-is-free", seat=mark(missing))
    if not consent.is_missing(live, missing, bot.keeper.rests, bot.now()):
        raise NotNow("nobody-missing", name=live.names[missing], days=consent.MISSING_AFTER.days)
    about: dict[str, Any] = consent.about_seat(live, missing)
    about |= {"left": consent.has_left(live, missing), "asked": consent.asked_since(live, missing)}
    return Wish(consent.REPLACE, user, seat, about)


async def call(
    bot: KeryxBot, live: Live, user: int, wanted: Seat | None = None, *, is_master: bool = False
) -> Wish:
    """Call for somebody to take a seat: one that is free, one's own, or one whose player is missing."""
    _demand(live, *GOING_ON)
    own = live.seat_of(user)
    if own is None and not is_master:
        raise NotAtTable("not-seated")
    seat = _sought(live, own) if wanted is None else wanted
    _demand_seat(live, seat)
    is_free = live.user_of(seat) is None
    may_free = is_master and consent.is_missing(live, seat, bot.keeper.rests, bot.now())
    if not (is_free or seat == own or may_free):
        raise NotNow("seat-not-to-be-sought", name=live.names[seat])
    return Wish(consent.CALL, user, own, await calling.about(bot.store, live, seat))


def _sought(live: Live, own: Seat | None) -> Seat:
    """Find the seat that is meant where none was named: the only free one, or one's own."""
    free = [each.seat for each in live.seats if each.user_id is None]
    if len(free) == 1:
        return free[0]
    if free or own is None:
        raise NotNow("which-seat-to-seek")
    return own


async def take(bot: KeryxBot, live: Live, user: int, name: str, number: int) -> Wish:
    """Take a seat that is sought for, if the others agree."""
    sought = await bot.proposals.row(number)
    if not sought.is_open or consent.is_overtaken(live, sought):
        raise NotNow("seat-is-taken")
    own = live.seat_of(user)
    if own is not None:
        raise NotNow("substitute-has-a-seat", seat=mark(own))
    sought_for = consent.subject(sought)
    about = {"seat": sought_for["seat"], "since": sought_for["since"], "call": sought.key}
    return Wish(consent.SEAT, user, None, about, (user, name))


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


def _demand_seat(live: Live, seat: Seat) -> None:
    if seat not in range(len(live.seats)):
        raise NotAtTable("no-such-seat", seat=mark(seat), seats=len(live.seats))


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
