"""Private threads for the groups of seats that a game names, and for seats that talk: opened, kept, closed.

What is to be done follows from who sits where and from what the database says is done; so it can be broken
off anywhere and is taken up again. Nobody is invited but those who sit in the group, and nothing secret is
said there. A thread that somebody deletes is not opened again; a table goes on without any.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord

from bot.db import SideThread, StoreUnavailable
from bot.db.status import GOING_ON
from bot.db.target import Target
from bot.discord.discord_codes import FAILED, Meaning, meaning, named
from bot.discord.panels.lobby import thread_name
from bot.discord.sending import talks
from bot.discord.sending.private_threads import NoPlace, awake, opened
from bot.discord.sending.spacing import NotYet
from bot.discord.texts import game_in, lifecycle_in
from bot.discord.watching.threads import are_full
from bot.keeper import Live, faults
from bot.keeper.errors import TableFault
from bot.keeper.message import Post
from bot.keeper.posts import Outgoing, thread_of

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot
    from games.core.decision import Seat

log = logging.getLogger(__name__)

SIDE = "side"
"""The kind of the message that says what the thread of a group is for."""
LEAST = 2
"""Fewer persons have nobody to confer with."""
_BARRED = (Meaning.PERMISSION, Meaning.REFUSED)
_ABSENT = (Meaning.NO_MEMBER, Meaning.NO_USER)

Sides = dict[str, frozenset[int]]
"""Who belongs to each group, and to each talk."""


class SideThreads:
    """Brings the threads of groups into line with who sits where."""

    def __init__(self, bot: KeryxBot) -> None:
        self._bot = bot
        self._done: dict[int, Sides | None] = {}
        """What each table was brought into line with; nothing once it is over."""
        self._behind: set[int] = set()
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def take_up(self) -> None:
        """Look at all tables that may have changed while the bot was away."""
        begun = await self._bot.store.tables_with_side_threads()
        going_on = [row.key for row in await self._bot.store.tables(statuses=GOING_ON)]
        for table_id in {*begun, *filter(self._may_want_some, going_on)}:
            await self.look(table_id)

    def _may_want_some(self, table_id: int) -> bool:
        live = self._bot.keeper.in_memory(table_id)
        return live is None or bool(sides_of(live))

    async def catch_up(self) -> None:
        """Try again what could not be done for now."""
        for table_id in sorted(self._behind):
            await self.look(table_id)

    async def look(self, table_id: int) -> None:
        """Do what is to be done for a table; what Discord does not do for now is tried again later."""
        async with self._locks[table_id]:
            try:
                await self._look(table_id)
                self._behind.discard(table_id)
            except TableFault as fault:
                # One that is frozen is looked at again with the post that says that it goes on.
                log.info("the side threads of table %s are left alone: %s", table_id, named(fault))
            except (NotYet, StoreUnavailable, *FAILED) as fault:
                log.warning("the side threads of table %s wait: %s", table_id, named(fault))
                self._behind.add(table_id)
            except Exception as bug:  # noqa: BLE001 - one table must not keep the others from theirs
                faults.report(table_id, bug)

    async def _look(self, table_id: int) -> None:
        live = await self._going_on(table_id)
        sides = sides_of(live) | await self._talks(live) if live is not None else None
        if table_id in self._done and self._done[table_id] == sides:
            return
        if live is None or sides is None:
            await self._close_all(table_id)
        else:
            await self._keep_all(live, sides)
        self._done[table_id] = sides

    async def _talks(self, live: Live) -> Sides:
        """Say who belongs to each talk that was asked for, where the game lets players talk in private."""
        rows = await self._bot.store.side_threads(live.id) if live.game.talks else []
        return {row.side: talks.users_of(live, talks.seats_of(row.side)) for row in talks.open_talks(rows)}

    async def talk(self, live: Live, seats: Sequence[Seat]) -> SideThread:
        """Open a thread for some seats to talk in, or find theirs; one that cannot be opened is given up."""
        side = talks.side_of(seats)
        for row in await self._bot.store.side_threads(live.id):
            if row.side == side:
                # One that somebody has deleted is found to be over.
                await self._found(row)
        async with self._bot.store.writing() as writer:
            await talks.ask_for(writer, live, seats)
        self._done.pop(live.id, None)
        await self.look(live.id)
        found = await self._bot.store.side_threads(live.id)
        return next(row for row in found if row.side == side)

    async def _going_on(self, table_id: int) -> Live | None:
        """Give a table that is being played."""
        live = self._bot.keeper.in_memory(table_id)
        if live is None:
            row = await self._bot.store.table(table_id)
            live = await self._bot.keeper.live(table_id) if row and row.status.is_going_on else None
        return live if live is not None and live.row.status.is_going_on else None

    async def let_out(self, user_id: int) -> None:
        """Let somebody out of all threads before it is forgotten who they are."""
        for table_id in await self._bot.store.tables_with_side_threads(user_id):
            async with self._locks[table_id]:
                for row in await self._bot.store.side_threads(table_id):
                    try:
                        await self._let_out(row, [user_id])
                    except (NotYet, *FAILED) as fault:
                        log.warning("nobody was let out of a thread of table %s: %s", table_id, named(fault))

    async def _close_all(self, table_id: int) -> None:
        for row in await self._bot.store.side_threads(table_id):
            if not row.over:
                await self._close(row)

    async def _keep_all(self, live: Live, sides: Sides) -> None:
        """Keep a thread for each group; where none can be opened the table goes on, and says so once."""
        known = {row.side: row for row in await self._bot.store.side_threads(live.id)}
        left: list[Exception] = []
        for side, users in sides.items():
            try:
                await self._keep(live, side, users, known.get(side))
            except (NoPlace, NotYet, *FAILED) as fault:
                if _is_barred(fault) and not await self._has_strangers(live.id, side, users):
                    await self._note_barred(live, side)
                else:
                    left.append(fault)
        if left:
            raise left[0]

    async def _has_strangers(self, table_id: int, side: str, users: frozenset[int]) -> bool:
        """Say whether somebody is in the thread of a group who has left it: that is tried again."""
        rows = [row for row in await self._bot.store.side_threads(table_id) if row.side == side]
        inside = [member for row in rows for member in await self._bot.store.side_members(row.key)]
        return any(member.user_id not in users for member in inside)

    async def _keep(self, live: Live, side: str, users: frozenset[int], row: SideThread | None) -> None:
        """Open the thread of a group, if it has none, and let in and out who is not there as they should."""
        if row is None or row.thread_id is None:
            row = await self._open(live, side) if len(users) >= LEAST else None
        if row is None or row.over:
            return
        members = {member.user_id: member for member in await self._bot.store.side_members(row.key)}
        await self._let_out(row, [user for user in members if user not in users])
        for user in sorted(users):
            if user not in members or not members[user].invited:
                await self._let_in(row, user)

    async def _open(self, live: Live, side: str) -> SideThread | None:
        # One of that name from before the table was another's, with others in it.
        thread = await opened(self._bot, live.row, _name(live, side), since=live.row.created_at)
        async with self._bot.store.writing() as writer:
            known = [row for row in await writer.side_threads(live.id) if row.side == side]
            is_first = not any(row.thread_id for row in known)
            if is_first:
                await writer.put_side_thread(live.id, side, thread_id=thread.id)
                welcome = self._bot.keeper.outbox_row(live.row, _welcome(live, side, thread.id))
                welcome.kind = SIDE
                await writer.add_outbox(welcome)
        self._bot.outbox.wake()
        rows = await self._bot.store.side_threads(live.id)
        row = next(each for each in rows if each.side == side)
        if row.thread_id != thread.id:
            # Another process was quicker.
            await thread.delete()
        return row

    async def _let_in(self, row: SideThread, user_id: int) -> None:
        """Invite somebody; that it is about to be done is noted before, so that they are found again."""
        async with self._bot.store.writing() as writer:
            await writer.put_side_member(row.key, user_id, invited=False)
        thread = await self._thread(row)
        if thread is None:
            return
        try:
            await thread.add_user(discord.Object(user_id))
        except FAILED as refusal:
            if meaning(refusal) not in _ABSENT:
                raise
            return
        async with self._bot.store.writing() as writer:
            await writer.put_side_member(row.key, user_id, invited=True)

    async def _let_out(self, row: SideThread, users: list[int]) -> None:
        members = {member.user_id for member in await self._bot.store.side_members(row.key)}
        for user_id in (user for user in users if user in members):
            thread = await self._thread(row)
            try:
                if thread is not None:
                    await thread.remove_user(discord.Object(user_id))
            except FAILED as refusal:
                if meaning(refusal) not in _ABSENT:
                    raise
            async with self._bot.store.writing() as writer:
                await writer.drop_side_member(row.key, user_id)

    async def _thread(self, row: SideThread) -> discord.Thread | None:
        """Give the thread of a group, awake; nothing once it is deleted."""
        found = await self._found(row)
        return await awake(self._bot, found) if found is not None else None

    async def _found(self, row: SideThread) -> discord.Thread | None:
        if row.thread_id is None or row.over:
            return None
        found = self._bot.get_channel(row.thread_id)
        try:
            found = found or await self._bot.fetch_channel(row.thread_id)
        except discord.HTTPException as refusal:
            if meaning(refusal) is not Meaning.GONE:
                raise
            await self._note_over(row)
            return None
        return found if isinstance(found, discord.Thread) else None

    async def _close(self, row: SideThread) -> None:
        """Archive and lock the thread of a group whose table is over; without the right, archive it."""
        thread = await self._thread(row)
        if thread is not None:
            try:
                await thread.edit(archived=True, locked=True)
            except discord.Forbidden:
                await thread.edit(archived=True)
        await self._note_over(row)

    async def _note_over(self, row: SideThread) -> None:
        row.over = True
        async with self._bot.store.writing() as writer:
            await writer.put_side_thread(row.table_id, row.side, over=True)

    async def _note_barred(self, live: Live, side: str) -> None:
        """Give up a talk, of which nobody else is to know; or go on without the thread of a group."""
        if not talks.seats_of(side):
            await self._say_barred(live, side)
            return
        async with self._bot.store.writing() as writer:
            rows = [row for row in await writer.side_threads(live.id) if row.side == side]
            # In one that is open they go on without who could not be let in.
            is_open = any(row.thread_id is not None for row in rows)
            await writer.put_side_thread(live.id, side, barred=True, over=not is_open)

    async def _say_barred(self, live: Live, side: str) -> None:
        """Note that a group has no thread, and say so once, in the table's thread."""
        said = lifecycle_in(live.row.language).say("side-threads-barred")
        notice = Outgoing(thread_of(live.row), Post(lines=[said]), off_record=True)
        async with self._bot.store.writing() as writer:
            known = await writer.side_threads(live.id)
            is_told = any(row.barred for row in known)
            await writer.put_side_thread(live.id, side, barred=True)
            if not is_told:
                await writer.add_outbox(self._bot.keeper.outbox_row(live.row, notice))
        self._bot.outbox.wake()


def sides_of(live: Live) -> Sides:
    """Say who belongs to each group of a table."""
    groups = live.game.groups(live.state)
    users = {side: (live.user_of(seat) for seat in seats) for side, seats in groups.items()}
    return {side: frozenset(user for user in each if user is not None) for side, each in users.items()}


def _is_barred(fault: BaseException) -> bool:
    return isinstance(fault, NoPlace) or are_full(fault) or meaning(fault) in _BARRED


def _name(live: Live, side: str) -> str:
    words = game_in(live.game.id, live.row.language)
    called = talks.name_of(side) or words.label(f"group-{side}")
    return f"{thread_name(live.row)}: {called}"


def _welcome(live: Live, side: str, thread_id: int) -> Outgoing:
    """Say what a thread is for. Nobody is mentioned: a mention would let in who has left since."""
    row = live.row
    place = f"<#{row.thread_id or row.channel_id}>"
    if talks.seats_of(side):
        said = talks.welcome(live, side, place)
    else:
        said = lifecycle_in(row.language).say("side-thread", table=row.key, place=place)
    return Outgoing(Target.channel(thread_id), Post(lines=[said]), off_record=True)
