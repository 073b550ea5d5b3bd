"""The cards of running tables: brought up to date when a phase begins, and at most every ten minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.discord.panels.card import shows
from bot.discord.sending.lobby_message import refresh
from bot.keeper import Live
from bot.keeper.errors import TableFault

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

APART_S = 600.0
"""Seconds between two edits of a card; Discord lets old messages be edited only so often."""


class _Shown(NamedTuple):
    """What a card shows, and since when by the seconds that pass."""

    what: tuple[Any, ...]
    since: float


class Cards:
    """Knows what each card shows; after a restart nothing, so that the next post brings a card up to date."""

    def __init__(self, bot: KeryxBot) -> None:
        self._bot = bot
        self._shown: dict[int, _Shown] = {}
        self._behind: set[int] = set()
        """Tables whose cards have to wait for their turn."""

    def note(self, live: Live) -> None:
        """Note that the card of a table has just been shown as it is."""
        self._shown[live.id] = _Shown(shows(live), self._bot.elapsed())
        self._behind.discard(live.id)

    async def look(self, table: int) -> None:
        """Bring the card of a table up to date if it is time for it, or remember to do so."""
        try:
            live = await self._bot.keeper.live(table)
        except TableFault:
            return
        shown = self._shown.get(table)
        if live.row.lobby_message_id is None or (shown is not None and shown.what == shows(live)):
            self._behind.discard(table)
        elif shown is None or live.row.status.is_over or self._bot.elapsed() - shown.since >= APART_S:
            await refresh(self._bot, table)
        else:
            self._behind.add(table)

    async def catch_up(self) -> None:
        """Bring those up to date that have waited long enough."""
        for table in sorted(self._behind):
            await self.look(table)
