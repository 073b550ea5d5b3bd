"""What happened at a table, line by line from any place back or on, as one who looks was told of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.discord.panels.digest import At, Line
from bot.discord.playing.reply import language_of, wording_of
from bot.keeper import history
from games.core.events import Event
from games.core.game import told

if TYPE_CHECKING:
    from bot.db import LogRow
    from bot.discord.bot import Interaction
    from bot.keeper import Live
    from games.core.decision import Seat

BEGINNING = At(0, 0)


class Entry(NamedTuple):
    """A line, and its place by the step of its move."""

    at: At
    line: Line


class Reading(ABC):
    """Reads a table in parts; what a move is told by, its heirs say."""

    def __init__(self, interaction: Interaction, seen: Live, player: Seat | None) -> None:
        self.client, self.seen, self.player = interaction.client, seen, player
        self.language = language_of(interaction)
        self.words = wording_of(seen, self.language)
        self.viewer = seen.seat_of(interaction.user.id)
        self.steps = [seq for seq in seen.trail if seq <= seen.row.seq]
        parties = seen.game.roles(seen.state).get(player, ()) if player is not None else ()
        self._parties = tuple(parties)

    @abstractmethod
    async def lines(self, row: LogRow, events: list[Event]) -> list[Line]:
        """Tell what a move led to, so far as the viewer was told."""

    @abstractmethod
    def fits(self, entries: Sequence[Entry]) -> bool:
        """Say whether so much goes onto a page."""

    async def back(self, end: At, floor: At = BEGINNING) -> list[Entry]:
        """Give the page that ends before a place, and goes back no further than another."""
        page: list[Entry] = []
        async for row in self._rows([seq for seq in reversed(self.steps) if floor.move <= seq <= end.move]):
            for entry in reversed(await self._entries(row)):
                if floor <= entry.at < end:
                    if not self.fits([entry, *page]):
                        return page
                    page.insert(0, entry)
        return page

    async def on(self, start: At) -> list[Entry]:
        """Give the page that begins with a place."""
        page: list[Entry] = []
        async for row in self._rows([seq for seq in self.steps if seq >= start.move]):
            for entry in await self._entries(row):
                if entry.at >= start:
                    if not self.fits([*page, entry]):
                        return page
                    page.append(entry)
        return page

    async def is_any_before(self, end: At) -> bool:
        """Say whether there is a line before a place."""
        async for row in self._rows([seq for seq in reversed(self.steps) if seq <= end.move]):
            if any(entry.at < end for entry in await self._entries(row)):
                return True
        return False

    async def is_any_from(self, start: At) -> bool:
        """Say whether there is a line at a place or after it."""
        async for row in self._rows([seq for seq in self.steps if seq >= start.move]):
            if any(entry.at >= start for entry in await self._entries(row)):
                return True
        return False

    async def _entries(self, row: LogRow) -> list[Entry]:
        lines = await self.lines(row, self._told(row))
        return [Entry(At(row.seq, number), line) for number, line in enumerate(lines)]

    def _told(self, row: LogRow) -> list[Event]:
        events = told(history.events_of(self.seen.game, row), self.viewer)
        if self.player is None:
            return events
        return [each for each in events if self.words.is_of(each, self.player, self._parties)]

    async def _rows(self, seqs: Sequence[int]) -> AsyncIterator[LogRow]:
        """Read moves in their order, in parts: they may be many."""
        for place in range(0, len(seqs), history.READ_AT_ONCE):
            part = seqs[place : place + history.READ_AT_ONCE]
            found = {row.seq: row for row in await self.client.store.log_of(self.seen.id, part)}
            for seq in part:
                await self.client.keeper.loop_shares.take()
                yield found[seq]
