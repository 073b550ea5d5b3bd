"""Private talks between seats: which threads they have, who belongs to them, what is said there first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.db import SideThread, Writer
from bot.discord.texts import lifecycle_in
from bot.keeper import Live
from bot.keeper.errors import TableFault
from games.core.decision import Seat
from games.text.words import mark

TALK = "talk"
"""With it begin the names of threads that seats have asked for; no game names a group so."""
MAX_TALKS = 12
"""How many talks are open at a table at most."""


def side_of(seats: Iterable[Seat]) -> str:
    """Name the talk of some seats."""
    return "-".join([TALK, *map(str, sorted(seats))])


def seats_of(side: str) -> list[Seat]:
    """Say between which seats a talk is; of a group none."""
    kind, *seats = side.split("-")
    return [int(seat) for seat in seats] if kind == TALK else []


def open_talks(rows: Iterable[SideThread]) -> list[SideThread]:
    """Give the talks that are not over."""
    return [row for row in rows if seats_of(row.side) and not row.over]


def users_of(live: Live, seats: Iterable[Seat]) -> frozenset[int]:
    """Say who sits in some seats."""
    users = (live.user_of(seat) for seat in seats)
    return frozenset(user for user in users if user is not None)


def name_of(side: str) -> str:
    """Name the thread of a talk, by the letters of its seats."""
    return " ".join(map(mark, seats_of(side)))


def welcome(live: Live, side: str, place: str) -> str:
    """Say what the thread of a talk is for, who is in it, and who else can read it."""
    names = tuple(f"{mark(seat)} {live.names[seat]}" for seat in seats_of(side))
    return lifecycle_in(live.row.language).say("talk-welcome", table=live.id, place=place, names=names)


async def ask_for(writer: Writer, live: Live, seats: Sequence[Seat]) -> None:
    """Note that some seats want to talk; a thread of theirs that was deleted is opened anew."""
    table = await writer.table(live.id)
    if table is None or not table.status.is_going_on:
        raise TableFault("talk-over")
    rows = await writer.side_threads(live.id)
    side = side_of(seats)
    known = next((row for row in rows if row.side == side), None)
    if known is not None and not known.over:
        return
    if len(open_talks(rows)) >= MAX_TALKS:
        raise TableFault("talks-many", most=MAX_TALKS)
    if known is not None:
        for member in await writer.side_members(known.key):
            await writer.drop_side_member(known.key, member.user_id)
    await writer.put_side_thread(live.id, side, thread_id=None, over=False, barred=False)
