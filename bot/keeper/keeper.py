"""The keeper of tables: every move goes through here, as one transaction."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, TypeVar

from bot.db import (
    Achievement,
    LogRow,
    OutboxRow,
    SeatRow,
    SeqTaken,
    SnapshotRow,
    Store,
    StoreUnavailable,
    TableRow,
    WaitingOrder,
    Writer,
)
from bot.db.models import REST
from bot.db.status import Status
from bot.keeper import clocks, compact_seats, faults, history, moves, rounds
from bot.keeper.errors import Frozen, NotNow
from bot.keeper.going_on import Carried, actions_of, going_on, key_of
from bot.keeper.live import MAX_REMEMBERED_MOVES, Acting, Live
from bot.keeper.loop_shares import LoopShares
from bot.keeper.message import Digest, Direct, Payload, Post, Report, write_message
from bot.keeper.moves import PlayedMove
from bot.keeper.posts import (
    AfterMove,
    MakeOutgoing,
    Outgoing,
    aside_letters,
    nothing,
    public_answers,
    secret_questions,
    thread_of,
)
from bot.operating import metrics
from bot.pace.rests import Rests
from games import registry
from games.core import codec
from games.core.agenda import NOT_ASKED
from games.core.chance import Seeded
from games.core.decision import Action, Seat
from games.core.errors import PlayerFault, Refusal, StaleDecision
from games.core.events import Event
from games.core.game import start, told
from games.core.orders import Result
from games.text import LANGUAGES

T = TypeVar("T")

REST_WAITS = timedelta(days=30)
"""How long the rest of an order waits for its question."""
TRIES = 5
"""How often a change is tried anew when another process' came first."""


REMINDER = "reminder"
KINDS: dict[type[Payload], str] = {Post: "post", Report: "report", Direct: "dm", Digest: REMINDER}
"""What rows of the outbox are called that hold a message."""
NONCE_BYTES = 12
"""Twenty-four hexadecimal digits: Discord takes a nonce of at most 25 characters."""


@dataclass(frozen=True)
class Done:
    """What an order led to, for its seat."""

    live: Live
    events: list[Event]
    """What the seat is told."""
    taken: int
    """How many of its actions were carried out."""
    stopped: Refusal | None = None
    """Why the rest was left out, where it was."""


class Keeper:
    """Keeps tables in memory and in the store; the two never differ."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        wake: Callable[[], None],
        tell_frozen: Callable[[TableRow], list[Outgoing]] = nothing,
    ) -> None:
        """Keep tables in a store; `tell_frozen` says of a table that a fault of ours has frozen it."""
        self.store = store
        self._tell_frozen = tell_frozen
        self.now = now
        self.wake = wake
        """Called after every transaction that left something to send."""
        self._live: dict[int, Live] = {}
        self._changes: Counter[int] = Counter()
        """How often each table was changed or dropped: what was read meanwhile may be old."""
        self._locks: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.waiting: dict[tuple[int, Seat, str], WaitingOrder] = {}
        """What each seat has waiting for each of its parties; see `waiting_orders`."""
        self.rests = Rests()
        """When clocks stand still although somebody is asked."""
        self.loop_shares = LoopShares()
        self.locales: dict[int, str] = {}
        """The language of each user, as their Discord last had it."""

    def in_memory(self, table_id: int) -> Live | None:
        """Give a table if it is in memory: for autocompletion, which must not wait."""
        return self._live.get(table_id)

    def tables_of(self, user_id: int) -> list[Live]:
        """List the tables in memory that a user sits at, without waiting."""
        return [live for live in self._live.values() if live.seat_of(user_id) is not None]

    def running(self) -> list[Live]:
        """List the tables in memory that are being played, without waiting."""
        return [live for live in self._live.values() if live.row.status == Status.RUNNING]

    def table_in(self, thread_id: int | None) -> Live | None:
        """Give the table of a thread if it is in memory, without waiting."""
        if thread_id is None:
            return None
        return next((live for live in self._live.values() if live.row.thread_id == thread_id), None)

    async def live(self, table_id: int) -> Live:
        """Give a table that has been started; one that changed while it was read is read again."""
        while table_id not in self._live:
            before = self._changes[table_id]
            try:
                read = await history.load_live(self.store, table_id)
            except (PlayerFault, StoreUnavailable):
                raise
            except Exception as bug:
                frozen = await self._freeze_unread(table_id, bug)
                if frozen is None:
                    raise
                raise frozen from bug
            if self._changes[table_id] == before:
                self._live.setdefault(table_id, read)
        return self._live[table_id]

    def replace(self, live: Live) -> None:
        """Keep a table in memory as a transaction has just left it."""
        self._changes[live.id] += 1
        self._live[live.id] = live

    def forget(self, table_id: int) -> None:
        """Drop a table from memory; it is read anew when next asked for."""
        self._changes[table_id] += 1
        self._live.pop(table_id, None)

    def forget_ended(self, until: datetime) -> None:
        """Drop from memory the tables that had ended by a time."""
        for live in list(self._live.values()):
            if live.row.ended_at is not None and live.row.ended_at <= until:
                self.forget(live.id)

    @asynccontextmanager
    async def changing(self, table_id: int) -> AsyncIterator[None]:
        """Let one change of a table after another."""
        async with self._locks[table_id]:
            yield

    async def change(self, table_id: int, change: Callable[[Live], Awaitable[T]]) -> T:
        """Change a table as it is now; if another process' change came first, try anew on what that left.

        Any fault of ours freezes the table, and nothing is changed.
        """
        async with self.changing(table_id):
            for _ in range(TRIES):
                await self.loop_shares.take()
                live = await self.live(table_id)
                try:
                    return await change(live)
                except SeqTaken:
                    self.forget(table_id)
                except (PlayerFault, StoreUnavailable):
                    raise
                except Exception as bug:
                    if not live.row.status.is_going_on:
                        raise
                    raise await self.freeze(live, bug) from bug
            raise StaleDecision

    @asynccontextmanager
    async def becoming(
        self,
        after: Live,
        messages: Sequence[Outgoing],
        *,
        movers: Collection[Seat] = (),
        anew: bool = False,
    ) -> AsyncIterator[Writer]:
        """Write a change of a table, its clocks, and all that is to be sent of it as one transaction.

        Clocks begin anew when all are told what `movers` have done, or if everybody is asked anew.
        """
        before, told = self._live.get(after.id), anew or any(map(_tells, messages))
        after.clocks = clocks.turned(after, self.rests, self.now(), told=told, movers=movers)
        async with self.store.writing() as writer:
            yield writer
            await self._add_messages(writer, after, messages)
            await clocks.write(writer, after.id, before.clocks if before else {}, after.clocks)
        self.replace(after)
        if messages:
            self.wake()

    async def amend(self, live: Live, tell: MakeOutgoing, **changes: object) -> Live:
        """Change a table's row, not its state, and say so.

        With a new thread, what is still to be sent to the old one goes there.
        """
        after = replace(live, row=live.row.model_copy(update=changes))
        async with self.becoming(after, tell(after)) as writer:
            await writer.update_table(live.id, **changes)
            if live.row.thread_id not in (None, after.row.thread_id):
                await writer.redirect(live.id, thread_of(live.row), thread_of(after.row))
        return after

    # Moves

    async def submit(
        self,
        table_id: int,
        seat: Seat,
        actions: list[Action],
        expected: str | None = None,
        waited: WaitingOrder | None = None,
        reason: str = "",
    ) -> Done:
        """Carry out an order; `expected` names the question it answers, if it came from a button.

        One that has `waited` is carried out only once, by whoever first takes it out of waiting. With a
        `reason` it is Keryx who answers for the seat, which everybody is told with the move.
        """

        async def change(live: Live) -> Done:
            demand_running(live)
            if expected is not None and not live.is_open(seat, expected):
                raise StaleDecision
            played, result = moves.play(live, seat, actions)
            after = live
            if played:
                carried = Carried.of(played, result, self._rest(live, seat, actions, result))
                carried = replace(self._gone_on(live, carried), reason=reason)
                after = await self._kept(live, seat, carried, waited)
            return Done(after, told(result.events, seat), result.taken, result.stopped)

        return await self.change(table_id, change)

    def _rest(
        self, live: Live, seat: Seat, actions: list[Action], result: Result[Any]
    ) -> WaitingOrder | None:
        """Return the rest of an order that was interrupted by a question to others; it waits for its seat."""
        owner = live.user_of(seat)
        if owner is None or result.stopped is None or result.stopped.key != NOT_ASKED:
            return None
        left = actions[result.taken :]
        return WaitingOrder(
            table_id=live.id,
            seat=seat,
            party=left[0].party,
            user_id=owner,
            kind=REST,
            actions=codec.to_json(left).decode(),
            expires_at=self.now() + REST_WAITS,
        )

    def _gone_on(self, live: Live, carried: Carried) -> Carried:
        """Let the rest of another's order follow that goes on by itself, if it is still legal."""
        midway = self._after(live, carried)
        midway.remember(history.logged([self._log_row(live, move) for move in carried.played]))
        rest = going_on(midway, self.waiting.values(), self.now())
        if rest is None:
            return carried
        actions = actions_of(midway, rest)
        try:
            played, result = moves.play(midway, rest.seat, actions)
        except PlayerFault:
            # Its player is shown it with the question, and then why it is refused.
            return carried
        then = Carried.of(played, result, self._rest(midway, rest.seat, actions, result))
        return carried.followed_by(rest, then) if played else carried

    async def _kept(self, live: Live, seat: Seat, carried: Carried, waited: WaitingOrder | None) -> Live:
        played = carried.played
        after = self._after(live, carried)
        messages = await self._messages(live, after, seat, carried)
        rows = [self._log_row(live, move, carried.reason if move.seat == seat else "") for move in played]
        after.remember(history.logged(rows))
        async with self.becoming(
            after, messages, movers={acting.seat for acting in carried.acting}
        ) as writer:
            for row, move in zip(rows, played, strict=True):
                await writer.add_log(row)
                # Nobody goes back to a private setting, so of several in a row the last is saved.
                if not move.is_setting or move is played[-1]:
                    await writer.add_snapshot(_snapshot(live, move.seq, move.state))
            if waited is not None and not await writer.drop_order(waited.key):
                raise StaleDecision
            await self._change_waiting(writer, live, carried)
            await self._save(writer, after)
            await self._note_achievement(writer, after)
        self._note_waiting(live, carried)
        metrics.MOVES.labels(game=live.game.id).inc(len(played))
        return after

    async def _change_waiting(self, writer: Writer, live: Live, carried: Carried) -> None:
        """Let what was carried out wait no longer, nor what an own move supersedes; let rests wait."""
        for order in carried.taken:
            if not await writer.drop_order(order.key):
                self.waiting.pop(key_of(order), None)
                raise SeqTaken(table_id=live.id, seq=carried.played[0].seq)
        for acting in carried.acting:
            await writer.drop_orders(live.id, acting.seat, acting.party)
        for rest in carried.left:
            await writer.put_order(rest)

    def _note_waiting(self, live: Live, carried: Carried) -> None:
        """Keep in memory what each party has waiting."""
        for acting in carried.acting:
            self.waiting.pop((live.id, *acting), None)
        for rest in carried.left:
            self.waiting[key_of(rest)] = rest

    def _after(self, live: Live, carried: Carried) -> Live:
        """Give the table as an order leaves it; private settings are no moves of the game."""
        played = carried.played
        draws = sum(len(move.draws) for move in played)
        after = self._advanced(live, played[-1].seq, played[-1].state, draws)
        after.asked = carried.asked
        moved = {move.seq: move.acting for move in played if not move.is_setting}
        after.answers.update(moved.values())
        after.trail.extend(moved)
        after.makers |= moved
        after.asides |= {move.seq: move.acting for move in played if move.is_setting}
        after.last_seat = next((acting.seat for acting in reversed(moved.values())), live.last_seat)
        return after

    async def _messages(self, live: Live, after: Live, seat: Seat, carried: Carried) -> list[Outgoing]:
        """Say who is told what; of private settings nobody is but whom an aside is for."""
        played = carried.played
        moved = [move for move in played if not move.is_setting]
        said = [event for move in played if move.is_setting for event in move.events]
        asides = aside_letters(after, seat, said, self.locale)
        if not moved:
            return asides
        events = [event for move in moved for event in move.events]
        is_own = all(move.seat == seat for move in played)
        hold = is_own and moves.stays_with(live, after, played, seat)
        untold = [] if hold else await self._untold(live)
        since = [*(event for row in untold for event in history.events_of(live.game, row)), *events]
        own = [(carried.reason, seat)] if carried.reason else []
        stood_in = [*((row.reason, row.seat) for row in untold if row.reason and row.seat is not None), *own]
        asked = secret_questions(live, seat) if secret_questions(after, seat) else []
        happening = AfterMove(
            after,
            since,
            seat,
            live.waiting_for(),
            self.locale,
            events,
            live.state,
            frozenset(live.decision_id(each) for each in asked),
            _told_until(live),
            bool(public_answers(live, seat)),
            await rounds.concerned(self.store, live, events, since, is_over=not after.state.agenda),
            stood_in,
            self.rests.absent({seat: after.user_of(seat) for seat in after.waiting_for()}, self.now()),
            clocks.due(after, self.rests, self.now()),
        )
        return [*happening.messages(hold=hold), *asides]

    async def _untold(self, live: Live) -> list[LogRow]:
        """List the moves that no post has told yet."""
        kept = set(live.trail)
        return [row for row in await self.store.log(live.id, after=_told_until(live)) if row.seq in kept]

    def _advanced(self, live: Live, seq: int, state: Any, draws: int) -> Live:
        ended = not state.agenda
        changes = {"seq": seq, "draw_n": live.row.draw_n + draws}
        row = live.row.model_copy(update=changes)
        if ended:
            row.status, row.ended_at = Status.ENDED, self.now()
        return replace(
            live,
            row=row,
            state=state,
            trail=list(live.trail),
            answers=Counter(live.answers),
            asides=dict(live.asides),
            makers=dict(live.makers),
        )

    async def _save(self, writer: Writer, live: Live) -> None:
        saved = live.row.model_dump(include={"seq", "draw_n", "status", "ended_at", "posted_seq"})
        await writer.update_table(live.id, **saved)

    async def _note_achievement(self, writer: Writer, live: Live) -> None:
        achieved = None if live.state.agenda else live.game.achievement(live.state)
        user = live.user_of(0)
        if achieved is not None and user is not None:
            row = Achievement(
                user_id=user,
                game=live.game.id,
                what=achieved[0],
                with_what=achieved[1],
                table_id=live.id,
                at=self.now(),
            )
            await writer.add_achievement(row)

    async def _add_messages(self, writer: Writer, live: Live, messages: Sequence[Outgoing]) -> None:
        for message in messages:
            await writer.add_outbox(self.outbox_row(live.row, message))
            if isinstance(message.payload, Post) and _tells(message):
                live.since = message.payload.since if message.payload.passing else None
                live.row.posted_seq = live.seq
                await writer.update_table(live.id, posted_seq=live.row.posted_seq)

    def outbox_row(self, row: TableRow, message: Outgoing) -> OutboxRow:
        """Make the row of a message."""
        now = self.now()
        return OutboxRow(
            table_id=row.id,
            target=str(message.target),
            kind=KINDS[type(message.payload)],
            seq=row.seq,
            payload=write_message(message.payload),
            nonce=secrets.token_hex(NONCE_BYTES),
            created_at=now,
            due_at=now,
        )

    def _log_row(self, live: Live, move: PlayedMove, reason: str = "") -> LogRow:
        return LogRow(
            table_id=live.id,
            seq=move.seq,
            seat=move.seat,
            party=move.action.party,
            user_id=live.user_of(move.seat),
            kind=history.SETTING if move.is_setting else "move",
            action=codec.to_json(move.action).decode(),
            draws=codec.to_json(move.draws).decode(),
            events=codec.to_json(move.events).decode(),
            reason=reason,
            rules_version=live.game.rules,
            at=self.now(),
        )

    def locale(self, user_id: int, otherwise: str = "") -> str:
        """Give the language of a user; of one who has not used the bot yet, that of a table of theirs."""
        at_tables = (live.row.language for live in self.tables_of(user_id))
        return self.locales.get(user_id) or otherwise or next(at_tables, LANGUAGES[0])

    # Set-up, undo, faults

    async def begin(self, row: TableRow, joined: Sequence[SeatRow]) -> Live:
        """Set up a table for those who have joined, with no seat left empty, and post its first board."""
        game = registry.get(row.game)
        assert row.id is not None
        seats = compact_seats.closed(joined)
        chance = Seeded(row.seed)
        table = start(game, len(seats), row.scenario, chance, json.loads(row.options))
        changes = {
            "status": Status.RUNNING,
            "seq": 0,
            "draw_n": chance.n,
            "started_at": self.now(),
            "seats": len(seats),
            "options": row.options,
        }
        live = Live(row.model_copy(update=changes), game, seats, table.state, [0])
        due = clocks.due(live, self.rests, self.now())
        happening = AfterMove(live, table.events, None, [], self.locale, since=-1, due=due)
        first = _first_row(live, table.events, chance, self.now())
        live.remember(history.logged([first]))
        async with self.becoming(live, happening.messages(hold=False)) as writer:
            await compact_seats.close(writer, row.id, joined)
            await writer.add_log(first)
            await writer.add_snapshot(_snapshot(live, 0, table.state))
            await writer.update_table(row.id, **changes)
        return live

    async def undo(self, table_id: int, seat: Seat, expected: int | None = None) -> Live:
        """Take back a seat's last move, where that is free; `expected` is the number that people see of it.

        A button names the move, so that a second press takes back no other.
        """

        async def change(live: Live) -> Live:
            demand_running(live)
            if expected not in (None, live.number_of(live.trail[-1])):
                raise StaleDecision
            if not live.may_undo(seat):
                if not await self._has_moved(live, seat):
                    raise NotNow("nothing-to-undo")
                is_open = any(not each.required for each in live.decisions(seat))
                raise NotNow("can-still-change" if is_open else "cannot-undo")
            acting = live.makers[live.trail[-1]]
            return await self.restore(live, live.trail[-2], kind="undo", acting=acting)

        return await self.change(table_id, change)

    async def _has_moved(self, live: Live, seat: Seat) -> bool:
        """Say whether some move of a seat stands."""
        kept = set(live.trail)
        return any(step.seat == seat and step.seq in kept for step in await self.store.steps(live.id))

    async def restore(
        self,
        live: Live,
        to_seq: int,
        *,
        kind: str,
        acting: Acting | None = None,
        reason: str = "",
        tell: MakeOutgoing = nothing,
    ) -> Live:
        """Bring back the state after an earlier move; the log and the number of draws only ever grow.

        Whether the table goes on or stands still is left as it is.
        """
        state = await history.restored(self.store, live.game, live.row, to_seq)
        after = self._advanced(live, live.row.seq + 1, state, 0)
        after.trail = [number for number in live.trail if number <= to_seq]
        after.remember({})
        if len(after.lately) < min(len(after.trail), MAX_REMEMBERED_MOVES):
            # Where many moves are taken back, others are the newest now.
            after.lately = await history.last_of(self.store, live.id, after.trail)
        after.last_seat = acting.seat if acting else None
        if to_seq < live.row.posted_seq:
            after.since = None
            # The board that was last shown is taken back: what comes is compared with the one that came back.
            after.row.posted_seq = after.row.seq
        if acting is not None:
            after.answers[acting] += 1
        if kind == history.ROLLBACK:
            after.rollbacks += 1
            after.makers.clear()
        row = LogRow(
            table_id=live.id,
            seq=after.row.seq,
            seat=acting.seat if acting else None,
            party=acting.party if acting else "",
            kind=kind,
            draws="[]",
            events="[]",
            to_seq=to_seq,
            reason=reason,
            rules_version=live.game.rules,
            at=self.now(),
        )
        is_anew = kind == history.ROLLBACK
        async with self.becoming(after, tell(after), anew=is_anew) as writer:
            await writer.add_log(row)
            await writer.add_snapshot(_snapshot(live, after.row.seq, state))
            await self._save(writer, after)
        return after

    async def freeze(self, live: Live, bug: Exception) -> Frozen:
        """Freeze a table after a fault of ours and say so; give the error that names its number."""
        number = faults.report(live.id, bug)
        await self.amend(live, lambda after: self._tell_frozen(after.row), status=Status.FROZEN, note=number)
        return Frozen("table-frozen", fault=number)

    async def _freeze_unread(self, table_id: int, bug: Exception) -> Frozen | None:
        """Freeze a table that cannot be read, by its row alone, once; one that is over needs no freezing."""
        async with self.store.writing() as writer:
            row = await writer.table(table_id)
            if row is None or not row.status.is_going_on:
                return None
            if row.status == Status.FROZEN:
                return Frozen("table-frozen", fault=row.note)
            number = faults.report(table_id, bug)
            frozen = row.model_copy(update={"status": Status.FROZEN, "note": number})
            await writer.update_table(table_id, status=frozen.status, note=number)
            for message in self._tell_frozen(frozen):
                await writer.add_outbox(self.outbox_row(frozen, message))
        self.forget(table_id)
        self.wake()
        return Frozen("table-frozen", fault=number)


def _tells(message: Outgoing) -> bool:
    """Say whether a message tells all of a move."""
    return isinstance(message.payload, Post) and not message.off_record


def _told_until(live: Live) -> int:
    """Give the step up to which posts that stand have told what happened."""
    return live.row.posted_seq if live.since is None else live.since


def _first_row(live: Live, events: list[Event], chance: Seeded, at: datetime) -> LogRow:
    return LogRow(
        table_id=live.id,
        seq=0,
        kind="start",
        draws=codec.to_json(chance.draws).decode(),
        events=codec.to_json(events).decode(),
        rules_version=live.game.rules,
        at=at,
    )


def _snapshot(live: Live, seq: int, state: Any) -> SnapshotRow:
    return SnapshotRow(table_id=live.id, seq=seq, schema=live.game.schema, state=codec.to_json(state))


def demand_running(live: Live) -> None:
    """Refuse what a table that stands still takes from nobody."""
    match live.row.status:
        case Status.RUNNING | Status.ENDED:
            return
        case Status.FROZEN:
            raise Frozen("table-frozen", fault=live.row.note)
        case Status.CANCELLED:
            raise NotNow("table-ended-early", reason=live.row.note)
        case _:
            raise NotNow("table-paused", reason=live.row.note, names=tuple(live.names))
