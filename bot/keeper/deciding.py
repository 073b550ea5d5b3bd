"""What follows when a table has agreed to something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.db import ProposalRow, Writer
from bot.db.status import Status
from bot.keeper import clocks, consent, history, pacing
from bot.keeper.changes import Prepared
from bot.keeper.gamemaster import Gamemaster, demand_can_go_on
from bot.keeper.live import Live
from bot.keeper.posts import MakeOutgoing, announced, noticed
from bot.pace.pace import pace_of

BY_AGREEMENT = "agreed"
"""Why moves were taken back, as the log has it."""
PAUSED, ENDED = "waits-agreed", "waits-end-agreed"
"""Why a table stands still, or was ended, where nobody has given a reason of their own."""


class Deciding:
    """Prepares what was agreed, each kind in its own way; `lines` are said in the thread."""

    def __init__(self, gamemaster: Gamemaster) -> None:
        self.keeper = gamemaster.keeper
        self.gamemaster = gamemaster
        self._ways: dict[str, Callable[[Live, ProposalRow, Sequence[str]], Awaitable[Prepared]]] = {
            consent.UNDO: self._go_back,
            consent.ROLLBACK: self._go_back,
            consent.PAUSE: self._pause,
            consent.RESUME: self._resume,
            consent.END: self._end,
            consent.EXTEND: self._extend,
            consent.PACE: self._pace,
            consent.REPLACE: self._replace,
            consent.SEAT: self._seat,
        }

    async def prepared(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        """Prepare what follows when a proposal is agreed to."""
        return await self._ways[row.kind](live, row, lines)

    async def _go_back(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        """Bring back an earlier state: all are asked anew, and nothing is drawn the same again."""
        return await self.keeper.restored(
            live,
            consent.subject(row)["to"],
            kind=history.ROLLBACK,
            reason=consent.subject(row).get("reason") or BY_AGREEMENT,
            tell=lambda after: announced(after, lines, self.keeper.locale),
        )

    async def _pause(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        note = consent.subject(row).get("reason") or PAUSED
        tell = _noticing(lines)
        return self.keeper.amended(live, tell, status=Status.PAUSED, note=note)

    async def _resume(self, live: Live, _: ProposalRow, lines: Sequence[str]) -> Prepared:
        demand_can_go_on(live, (Status.PAUSED,))
        seen = await history.as_told(self.keeper.store, live)
        return self.keeper.amended(
            live,
            lambda after: announced(after, lines, self.keeper.locale, seen),
            status=Status.RUNNING,
            note="",
        )

    async def _end(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        """End a game without a result; its seed is published."""
        changes = {
            "status": Status.CANCELLED,
            "note": consent.subject(row).get("reason") or ENDED,
            "ended_at": self.keeper.now(),
        }
        return self.keeper.amended(live, _noticing(lines), **changes)

    async def _extend(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        after = pacing.extended(live, consent.subject(row)["hours"])
        return Prepared(after, noticed(live.row, lines))

    async def _pace(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        about = consent.subject(row)["pace"]
        pace = pace_of(about["pace"], about["pace_hours"], about["bank_hours"], about["when_up"])
        after = pacing.paced(live, pace, self.keeper.now())

        async def write(writer: Writer) -> None:
            await writer.update_table(live.id, **clocks.columns(pace))

        return Prepared(after, noticed(live.row, lines), write)

    async def _replace(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        """Free a seat; the table waits until somebody takes it."""
        return self.gamemaster.freed(live, consent.subject(row)["seat"], lines)

    async def _seat(self, live: Live, row: ProposalRow, lines: Sequence[str]) -> Prepared:
        """Give a seat to who wants to take it; the call for it is answered with that."""
        about, taker = consent.subject(row), row.taker_id
        assert taker is not None, "somebody wants to take it"
        prepared = await self.gamemaster.substituted(
            live, about["seat"], taker, row.taker, lambda _: list(lines)
        )

        async def write(writer: Writer) -> None:
            await prepared.write(writer)
            await writer.close_call(live.id, about["call"], self.keeper.now())

        return replace(prepared, write=write)


def _noticing(lines: Sequence[str]) -> MakeOutgoing:
    return lambda live: noticed(live.row, lines)
