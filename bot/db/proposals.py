"""Proposals: what somebody wants a table to agree to, and who has answered what."""

from abc import ABC, abstractmethod
from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, Boolean, Executable, Text, delete, insert, select, update
from sqlalchemy.engine import CursorResult
from sqlmodel import Field

from bot.db.models import Numbered, Stored, UtcDateTime, sql_table, utc_now
from bot.db.rows import Rows

OPEN = ""
"""The outcome of a proposal that can still be answered."""


class ProposalRow(Numbered, table=True):
    """Something that a table is asked to agree to; it stays when it is decided."""

    __tablename__ = "proposal"

    table_id: int = Field(foreign_key="table_.id", index=True)
    kind: str
    subject: str = Field(default="{}", sa_type=Text)
    """What exactly, as JSON; everybody may know it."""
    seat: int | None = None
    """The seat that proposes; none: the gamemaster."""
    user_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    """Who proposes."""
    taker_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    """Who would take a seat, where it is about that."""
    taker: str = ""
    """Their name."""
    outcome: str = Field(default=OPEN, index=True)
    """Empty, then agreed, refused, withdrawn, expired or overtaken."""
    answered: int = 0
    """How often it was answered: who decides it has seen all answers."""
    outbox_id: int | None = None
    """The message that asks; none once it shows what became of the proposal."""
    made_at: datetime = Field(default_factory=utc_now, sa_type=UtcDateTime)
    expires_at: datetime = Field(sa_type=UtcDateTime)
    closed_at: datetime | None = Field(default=None, sa_type=UtcDateTime)

    @property
    def is_open(self) -> bool:
        """Say whether it can still be answered."""
        return self.outcome == OPEN


class ProposalAnswer(Stored, table=True):
    """What a seat, or the gamemaster, has answered to a proposal."""

    __tablename__ = "proposal_answer"

    proposal_id: int = Field(primary_key=True, foreign_key="proposal.id")
    seat: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    """-1: the gamemaster."""
    user_id: int | None = Field(default=None, sa_type=BigInteger, index=True)
    agrees: bool = Field(sa_type=Boolean)
    at: datetime = Field(default_factory=utc_now, sa_type=UtcDateTime)


PROPOSAL = sql_table(ProposalRow)
ANSWER = sql_table(ProposalAnswer)


class ProposalReads(Rows, ABC):
    """Questions about proposals."""

    async def proposal(self, proposal_id: int) -> ProposalRow | None:
        """Find a proposal."""
        return await self._first(ProposalRow, select(PROPOSAL).where(PROPOSAL.c.id == proposal_id))

    async def proposals(self, table_id: int | None = None, *, is_open: bool = True) -> list[ProposalRow]:
        """List proposals, the earliest first: those of a table or all, those that are open or all."""
        wanted = select(PROPOSAL).order_by(PROPOSAL.c.id)
        if table_id is not None:
            wanted = wanted.where(PROPOSAL.c.table_id == table_id)
        if is_open:
            wanted = wanted.where(PROPOSAL.c.outcome == OPEN)
        return await self._all(ProposalRow, wanted)

    async def proposals_to_show(self) -> list[ProposalRow]:
        """List the proposals that are decided, but whose messages may not say so yet."""
        closed = select(PROPOSAL).where(PROPOSAL.c.outcome != OPEN, PROPOSAL.c.outbox_id.is_not(None))
        return await self._all(ProposalRow, closed.order_by(PROPOSAL.c.id))

    async def proposal_answers(self, proposal_id: int) -> list[ProposalAnswer]:
        """List who has answered a proposal, by seat."""
        own = select(ANSWER).where(ANSWER.c.proposal_id == proposal_id)
        return await self._all(ProposalAnswer, own.order_by(ANSWER.c.seat))


class ProposalWrites(ABC):
    """Changes of proposals."""

    @abstractmethod
    async def _execute(self, statement: Executable) -> CursorResult[Any]: ...

    @abstractmethod
    async def _add(self, row: Stored) -> int: ...

    async def add_proposal(self, row: ProposalRow) -> int:
        """Add a proposal and give its number."""
        row.id = await self._add(row)
        return row.id

    async def note_asked(self, proposal_id: int, outbox_id: int | None) -> None:
        """Note which message asks; none: it shows what became of the proposal."""
        own = update(PROPOSAL).where(PROPOSAL.c.id == proposal_id)
        await self._execute(own.values(outbox_id=outbox_id))

    async def answer_proposal(self, seen: ProposalRow, answer: ProposalAnswer, outcome: str = OPEN) -> bool:
        """Note an answer, and what it decides; say whether the proposal is still as it was seen."""
        if not await self._turn(seen, {"answered": seen.answered + 1}, outcome, answer.at):
            return False
        own = (ANSWER.c.proposal_id == answer.proposal_id, ANSWER.c.seat == answer.seat)
        await self._execute(delete(ANSWER).where(*own))
        await self._execute(insert(ANSWER).values(answer.model_dump()))
        return True

    async def close_call(self, table_id: int, call_id: int, now: datetime) -> None:
        """Note that what was called for is found."""
        own = (PROPOSAL.c.id == call_id, PROPOSAL.c.table_id == table_id, PROPOSAL.c.outcome == OPEN)
        await self._execute(update(PROPOSAL).where(*own).values(outcome="agreed", closed_at=now))

    async def close_proposal(self, seen: ProposalRow, outcome: str, now: datetime) -> bool:
        """Close a proposal; say whether it is still as it was seen."""
        return await self._turn(seen, {}, outcome, now)

    async def _turn(self, seen: ProposalRow, changes: dict[str, Any], outcome: str, now: datetime) -> bool:
        same = (
            PROPOSAL.c.id == seen.id,
            PROPOSAL.c.outcome == OPEN,
            PROPOSAL.c.answered == seen.answered,
        )
        closed = {"outcome": outcome, "closed_at": now} if outcome != OPEN else {}
        turned = update(PROPOSAL).where(*same).values(changes | closed)
        return (await self._execute(turned)).rowcount == 1

    async def forget_proposals(self, user_id: int) -> None:
        """Delete who proposed and who answered; what was decided stays."""
        for column in (PROPOSAL.c.user_id, PROPOSAL.c.taker_id, ANSWER.c.user_id):
            own = update(column.table).where(column == user_id)
            nameless = {"taker": ""} if column is PROPOSAL.c.taker_id else {}
            await self._execute(own.values({column.name: None} | nameless))
