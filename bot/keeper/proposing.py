"""Proposals at a table: made, answered, decided and carried out, each as one transaction.

The answer that decides a proposal, what follows from it and all that is said of it are written together: it
counts once, whatever is killed in between.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from bot.db import ProposalAnswer, ProposalRow, SeqTaken, Writer
from bot.db.proposals import OPEN
from bot.db.target import Target
from bot.keeper import calling, consent
from bot.keeper.changes import Prepared
from bot.keeper.consent import AGREED, EXPIRED, MASTER, OVERTAKEN, WITHDRAWN
from bot.keeper.deciding import Deciding
from bot.keeper.errors import NotAtTable, NotNow
from bot.keeper.live import Live
from bot.keeper.message import Panel, Post
from bot.keeper.posts import Outgoing, thread_of
from bot.keeper.running import demand_reachable
from games.core.decision import Seat


class ProposalWords(Protocol):
    """Puts proposals into the words of their table."""

    def asked(self, live: Live, row: ProposalRow) -> list[str]:
        """Say what is proposed, in the lines of a post."""

    def status(self, live: Live, row: ProposalRow, answers: Mapping[Seat, bool]) -> str:
        """Say who agrees and who has not answered."""

    def in_vain(self, live: Live, row: ProposalRow) -> list[str]:
        """Say of a call that nobody has answered it."""

    def done(self, live: Live, row: ProposalRow) -> list[str]:
        """Say of what was agreed that it is done; the table is as it was before."""


@dataclass(frozen=True)
class Wish:
    """What somebody wants a table to agree to."""

    kind: str
    user: int
    seat: Seat | None = None
    about: Mapping[str, Any] = field(default_factory=dict)
    taker: tuple[int, str] | None = None
    """Who would take a seat, and their name."""


@dataclass(frozen=True)
class Standing:
    """A proposal as it stands, and whether the table was changed by it just now."""

    row: ProposalRow
    live: Live
    answers: Mapping[Seat, bool]

    @property
    def is_done(self) -> bool:
        """Say whether it was agreed to."""
        return self.row.outcome == AGREED


class Proposals:
    """Proposals of tables; `words` says them, `deciding` knows what follows from an agreement."""

    def __init__(self, deciding: Deciding, words: ProposalWords) -> None:
        self.keeper = deciding.keeper
        self.store = deciding.keeper.store
        self.deciding = deciding
        self.words = words

    async def propose(self, table_id: int, make: Callable[[Live], Awaitable[Wish]]) -> Standing:
        """Ask a table, with the agreement of who proposes it; where that is enough, it is done at once.

        `make` says what is wished for of the table as it is, or refuses.
        """

        async def change(live: Live) -> Standing:
            demand_reachable(live)
            wish = await make(live)
            await self._demand_new(live, wish)
            return await self._begin(live, self._row(live, wish), wish)

        return await self.keeper.change(table_id, change)

    def _row(self, live: Live, wish: Wish) -> ProposalRow:
        now = self.keeper.now()
        user, name = wish.taker or (None, "")
        return ProposalRow(
            table_id=live.id,
            kind=wish.kind,
            subject=json.dumps(dict(wish.about)),
            seat=wish.seat,
            user_id=wish.user,
            taker_id=user,
            taker=name,
            made_at=now,
            expires_at=consent.expires_at(wish.kind, now),
        )

    async def _demand_new(self, live: Live, wish: Wish) -> None:
        """Refuse what is proposed already, and what the same person proposed a short while ago in vain."""
        now = self.keeper.now()
        for row in await self.store.proposals(live.id, is_open=False):
            same = row.kind == wish.kind and consent.subject(row).get("seat") == wish.about.get("seat")
            if same and row.is_open and row.taker_id == (wish.taker or (None,))[0]:
                raise NotNow("proposed-already", number=row.key)
            in_vain = row.outcome == consent.REFUSED and row.closed_at is not None
            if same and in_vain and row.user_id == wish.user and now - row.closed_at < consent.AGAIN_AFTER:  # type: ignore[operator]
                raise NotNow("proposed-in-vain", hours=int(consent.AGAIN_AFTER.total_seconds() // 3600))

    async def _begin(self, live: Live, row: ProposalRow, wish: Wish) -> Standing:
        quorum = consent.quorum(live, row)
        own = {} if wish.seat is None or not quorum.may_answer(wish.seat) else {wish.seat: True}
        verdict = quorum.verdict(own)
        prepared = await self._following(live, row, verdict)

        async def write(writer: Writer) -> None:
            row.id = await writer.add_proposal(row)
            for seat in own:
                await writer.answer_proposal(row, self._answer(row, seat, wish.user, agrees=True), verdict)
                row.answered += 1
            if verdict == OPEN:
                await writer.note_asked(row.id, await self._ask(writer, live, row, own))

        after = live
        if prepared is None:
            async with self.store.writing() as writer:
                await write(writer)
            self.keeper.wake()
        else:
            after = await self.keeper.make(prepared, write)
        return Standing(row.model_copy(update={"outcome": verdict}), after, own)

    async def _ask(self, writer: Writer, live: Live, row: ProposalRow, own: Mapping[Seat, bool]) -> int:
        """Post the question; who is asked and has no night is called."""
        now, missing = self.keeper.now(), consent.quorum(live, row).missing(own)
        users = [user for seat in missing if (user := live.user_of(seat)) is not None]
        if MASTER in consent.quorum(live, row).alone:
            users = list(dict.fromkeys([*users, *filter(None, [live.row.gamemaster_id])]))
        post = Post(
            lines=self.words.asked(live, row),
            foot=self.words.status(live, row, own),
            mentions=[user for user in users if not self.keeper.rests.is_night(user, now)],
            panel=Panel(live.id, proposal=row.id),
        )
        place = thread_of(live.row) if row.kind != consent.CALL else Target.channel(live.row.channel_id)
        message = Outgoing(place, post, off_record=True)
        return await writer.add_outbox(self.keeper.outbox_row(live.row, message))

    async def answer(
        self, proposal_id: int, user_id: int, *, agrees: bool, is_master: bool = False
    ) -> Standing:
        """Note an answer; if it decides the proposal, that is carried out with it."""

        async def change(live: Live) -> Standing:
            row = await self._open(live, proposal_id)
            seat = self._answering(live, row, user_id, is_master=is_master)
            given = self._answer(row, seat, user_id, agrees=agrees)
            answers = [each for each in await self.store.proposal_answers(row.key) if each.seat != seat]
            counted = consent.counted(live, [*answers, given])
            verdict = consent.quorum(live, row).verdict(counted)
            return await self._decide(live, row, verdict, counted, given)

        return await self.keeper.change((await self.row(proposal_id)).table_id, change)

    async def row(self, proposal_id: int) -> ProposalRow:
        """Give a proposal."""
        row = await self.store.proposal(proposal_id)
        if row is None:
            raise NotAtTable("no-such-proposal", number=proposal_id)
        return row

    async def _open(self, live: Live, proposal_id: int) -> ProposalRow:
        """Give a proposal that can be answered; one that cannot be any more is closed."""
        row = await self.row(proposal_id)
        outcome = self._outcome(live, row)
        if row.is_open and outcome != OPEN:
            await self._decide(live, row, outcome, {})
        if outcome != OPEN:
            raise NotNow("proposal-closed", number=proposal_id, outcome=outcome)
        return row

    def _outcome(self, live: Live, row: ProposalRow) -> str:
        """Say what has become of a proposal by what has happened, and by the time."""
        if not row.is_open:
            return row.outcome
        if consent.is_overtaken(live, row):
            return OVERTAKEN
        return EXPIRED if row.expires_at <= self.keeper.now() else OPEN

    def _answering(self, live: Live, row: ProposalRow, user_id: int, *, is_master: bool) -> Seat:
        """Say for whom somebody answers: for their seat, or as the gamemaster where that counts."""
        quorum, seat = consent.quorum(live, row), live.seat_of(user_id)
        if is_master and MASTER in quorum.alone:
            return MASTER
        if seat is None:
            raise NotAtTable("not-seated")
        if not quorum.may_answer(seat):
            raise NotNow("not-asked-to-agree")
        return seat

    def _answer(self, row: ProposalRow, seat: Seat, user_id: int, *, agrees: bool) -> ProposalAnswer:
        now = self.keeper.now()
        return ProposalAnswer(proposal_id=row.id or 0, seat=seat, user_id=user_id, agrees=agrees, at=now)

    async def _decide(
        self,
        live: Live,
        row: ProposalRow,
        outcome: str,
        answers: Mapping[Seat, bool],
        given: ProposalAnswer | None = None,
    ) -> Standing:
        """Write an answer and what it comes to; whoever has seen fewer answers begins anew."""
        prepared = await self._following(live, row, outcome)

        async def write(writer: Writer) -> None:
            now = self.keeper.now()
            is_first = await (
                writer.close_proposal(row, outcome, now)
                if given is None
                else writer.answer_proposal(row, given, outcome)
            )
            if not is_first:
                raise SeqTaken(table_id=live.id, seq=live.row.seq)
            if (row.kind, outcome) == (consent.CALL, EXPIRED):
                await self._tell_in_vain(writer, live, row)

        after = live
        if prepared is None:
            async with self.store.writing() as writer:
                await write(writer)
            self.keeper.wake()
        else:
            after = await self.keeper.make(prepared, write)
        return Standing(row.model_copy(update={"outcome": outcome}), after, answers)

    async def _tell_in_vain(self, writer: Writer, live: Live, row: ProposalRow) -> None:
        """Tell the table that nobody has come for a seat; a button calls again."""
        panel = Panel(live.id, proposal=row.id)
        post = Post(lines=self.words.in_vain(live, row), panel=panel)
        message = Outgoing(thread_of(live.row), post, off_record=True)
        await writer.add_outbox(self.keeper.outbox_row(live.row, message))

    async def _following(self, live: Live, row: ProposalRow, outcome: str) -> Prepared | None:
        """Prepare what follows from an agreement."""
        if outcome != AGREED:
            return None
        prepared = await self.deciding.prepared(live, row, self.words.done(live, row))
        return await self._with_call(prepared, row) if row.kind == consent.REPLACE else prepared

    async def _with_call(self, prepared: Prepared, row: ProposalRow) -> Prepared:
        """Call for somebody to take a seat that is freed, with what frees it."""
        live = prepared.after
        about = await calling.about(self.store, live, consent.subject(row)["seat"])
        call = self._row(live, Wish(consent.CALL, row.user_id or 0, row.seat, about))

        async def write(writer: Writer) -> None:
            await prepared.write(writer)
            call.id = await writer.add_proposal(call)
            await writer.note_asked(call.id, await self._ask(writer, live, call, {}))

        return replace(prepared, write=write)

    async def withdraw(self, proposal_id: int, user_id: int, *, is_master: bool = False) -> Standing:
        """Take a proposal back, for who made it or a gamemaster."""

        async def change(live: Live) -> Standing:
            row = await self._open(live, proposal_id)
            if user_id != row.user_id and not is_master:
                raise NotNow("proposal-of-another")
            return await self._decide(live, row, WITHDRAWN, {})

        return await self.keeper.change((await self.row(proposal_id)).table_id, change)

    async def look(self, row: ProposalRow) -> None:
        """Close a proposal that is overtaken or expired, or decided by those who still sit at the table."""

        async def change(live: Live) -> None:
            now = await self.row(row.key)
            if not now.is_open:
                return
            answers = consent.counted(live, await self.store.proposal_answers(row.key))
            outcome = self._outcome(live, now)
            if outcome == OPEN:
                outcome = consent.quorum(live, now).verdict(answers)
            if outcome != OPEN:
                await self._decide(live, now, outcome, answers)

        await self.keeper.change(row.table_id, change)

    async def open_at(self, live: Live) -> Sequence[ProposalRow]:
        """List what a table is asked, the earliest first."""
        rows = [row for row in await self.store.proposals(live.id) if row.kind != consent.CALL]
        return [row for row in rows if self._outcome(live, row) == OPEN]
