"""What a table can be asked to agree to, who is asked, and how many must agree: the one place for it.

All of it depends on what everybody may know: who sits where, what was told, whose time is up.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, Final

from bot.db import ProposalAnswer, ProposalRow
from bot.db.proposals import OPEN
from bot.db.status import Status
from bot.keeper import clocks
from bot.keeper.live import Live
from bot.keeper.running import PLAYER_LEFT
from bot.keeper.waiting_reason import Why
from bot.pace.rests import Rests
from games.core.decision import Seat

UNDO: Final = "undo"
ROLLBACK: Final = "rollback"
PAUSE: Final = "pause"
RESUME: Final = "resume"
END: Final = "end"
EXTEND: Final = "extend"
REPLACE: Final = "replace"
PACE: Final = "pace"
SEAT: Final = "seat"
"""Somebody wants to take a seat that is sought for."""
CALL: Final = "call"
"""A seat is sought for: not a question to the table, but open to whoever wants to take it."""
VOTES: Final = (PAUSE, RESUME, END, EXTEND, REPLACE, PACE)

AGREED: Final = "agreed"
REFUSED: Final = "refused"
WITHDRAWN: Final = "withdrawn"
EXPIRED: Final = "expired"
OVERTAKEN: Final = "overtaken"

MASTER: Final = -1
"""Stands for the gamemaster among those who answer."""
OPEN_FOR: Final[Mapping[str, timedelta]] = {
    UNDO: timedelta(days=2),
    ROLLBACK: timedelta(days=2),
    CALL: timedelta(days=14),
}
VOTE_OPEN_FOR: Final = timedelta(days=3)
MISSING_AFTER: Final = timedelta(days=7)
"""How long somebody must have been asked to be missing, where a table has no limit of time."""
AGAIN_AFTER: Final = timedelta(hours=12)
"""How long a seat waits before it proposes again what was refused."""


def subject(row: ProposalRow) -> dict[str, Any]:
    """Give what exactly is proposed."""
    known: dict[str, Any] = json.loads(row.subject)
    return known


def expires_at(kind: str, now: datetime) -> datetime:
    """Return until when a proposal can be answered that is made now."""
    return now + OPEN_FOR.get(kind, VOTE_OPEN_FOR)


@dataclass(frozen=True)
class Quorum:
    """Who is asked, and how many of them must agree."""

    voters: Collection[Seat]
    needed: int
    alone: Collection[Seat] = field(default=())
    """Who decides it alone, whatever the others say."""

    def may_answer(self, seat: Seat) -> bool:
        """Say whether somebody is asked."""
        return seat in self.voters or seat in self.alone

    def verdict(self, answers: Mapping[Seat, bool]) -> str:
        """Say what some answers come to; a proposal is refused as soon as too few are left to agree."""
        for seat in self.alone:
            if seat in answers:
                return AGREED if answers[seat] else REFUSED
        if not self.voters:
            return OPEN if self.needed else AGREED
        agreed = sum(answers.get(seat, False) for seat in self.voters)
        refused = sum(not answers.get(seat, True) for seat in self.voters)
        if agreed >= self.needed:
            return AGREED
        return REFUSED if len(self.voters) - refused < self.needed else OPEN

    def missing(self, answers: Mapping[Seat, bool]) -> list[Seat]:
        """List those who are asked and have not answered."""
        return sorted(seat for seat in self.voters if seat not in answers)


def players(live: Live) -> list[Seat]:
    """List the seats with somebody to be asked."""
    return [each.seat for each in live.seats if each.user_id is not None]


def quorum(live: Live, row: ProposalRow) -> Quorum:
    """Say who is asked, and how many must agree.

    Undo and rollback need everybody concerned, an end without result all; of the votes more than half decide.
    Who is to be replaced has no vote on it. A seat is given to its taker by more than half of the others, or
    by the gamemaster alone, unless the gamemaster is the taker; where there is nobody to ask, it is theirs.
    """
    about, here = subject(row), players(live)
    others = [seat for seat in here if seat != about.get("seat")]
    match row.kind:
        case "undo" | "rollback":
            concerned = [seat for seat in here if seat in about["concerned"]]
            return Quorum(concerned, len(concerned))
        case "end":
            return Quorum(here, len(here))
        case "replace":
            return Quorum(others, _more_than_half(others))
        case "seat":
            alone = () if row.taker_id == live.row.gamemaster_id else (MASTER,)
            return Quorum(others, _more_than_half(others) if others or alone else 0, alone)
        case "call":
            return Quorum((), 1)
        case _:
            return Quorum(here, _more_than_half(here))


def _more_than_half(seats: Sequence[Seat]) -> int:
    return len(seats) // 2 + 1


def counted(live: Live, answers: Collection[ProposalAnswer]) -> dict[Seat, bool]:
    """Give the answers that count: those of who still sits where they answered for."""
    return {
        each.seat: each.agrees
        for each in answers
        if each.seat == MASTER or (each.user_id is not None and live.user_of(each.seat) == each.user_id)
    }


def about_seat(live: Live, seat: Seat) -> dict[str, int]:
    """Say which seat something is about, and since when it stands as it does."""
    return {"seat": seat, "since": live.seats[seat].since_seq}


def is_overtaken(live: Live, row: ProposalRow) -> bool:
    """Say whether what has happened since has made a proposal void; everybody can know of it.

    A move that was told voids undo, rollback and more time. A pause, a resumption or a pace that came
    otherwise voids the vote on it. Who is to be replaced and moves is not missing. A seat that is taken is
    not free.
    """
    about, status = subject(row), live.row.status
    if status.is_over:
        return True
    match row.kind:
        case "undo" | "rollback":
            return _has_moved(live, about) or about["to"] not in live.trail
        case "extend":
            return _has_moved(live, about)
        case "pause":
            return status in (Status.PAUSED, Status.FROZEN)
        case "resume":
            return status != Status.PAUSED
        case "pace":
            return bool(clocks.columns(clocks.pace(live.row)) != about["before"])
        case "replace":
            return not _sits_still(live, about) or not _is_still_missing(live, about)
        case "seat" if row.taker_id is None:
            return True
        case "seat" | "call":
            has_seat = row.taker_id is not None and live.seat_of(row.taker_id) is not None
            return has_seat or not _sits_still(live, about)
        case _:
            return False


def _has_moved(live: Live, about: Mapping[str, Any]) -> bool:
    """Say whether everybody was told of a move since."""
    return bool(about["posted"] != live.row.posted_seq)


def _sits_still(live: Live, about: Mapping[str, Any]) -> bool:
    """Say whether the tenure of a seat is the one that a proposal is about."""
    return bool(live.seats[about["seat"]].since_seq == about["since"])


def _is_still_missing(live: Live, about: Mapping[str, Any]) -> bool:
    """Say whether who is to be replaced has neither moved nor come back since."""
    if about["left"]:
        return has_left(live, about["seat"])
    return about["seat"] in live.waiting_for() and asked_since(live, about["seat"]) == about["asked"]


def asked_since(live: Live, seat: Seat) -> str:
    """Say since when a seat is asked what it is asked."""
    clock = live.clocks.get(seat)
    return clock.asked_at.isoformat() if clock is not None and clock.asked_at is not None else ""


def has_left(live: Live, seat: Seat) -> bool:
    """Say whether a table waits because the player of a seat has left the server."""
    return live.row.status == Status.WAITING and Why.read(live.row.note) == Why(PLAYER_LEFT, seat)


def is_missing(live: Live, seat: Seat, rests: Rests, now: datetime) -> bool:
    """Say whether the player of a seat is missing: asked, and their time is up, or asked for very long.

    So is who has left the server. A seat without a player is free, and nobody is missing there.
    """
    if has_left(live, seat):
        return live.user_of(seat) is not None
    clock = live.clocks.get(seat)
    if live.user_of(seat) is None or clock is None or clock.asked_at is None:
        return False
    if clocks.pace(live.row).hours is not None:
        return clocks.timing(live, rests).is_up(seat, clock, now)
    return now - clock.asked_at >= MISSING_AFTER and rests.absence(live.user_of(seat), now) is None
