"""The cards of running tables: brought up to date when a phase begins, and at most every ten minutes."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from bot.discord.panels.card import shows
from bot.discord.sending.lobby_message import refresh
from bot.keeper import Live
from bot.keeper.errors import TableFault

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

APART_S = 600.0
"""Seconds between two edits of a card; Discord lets old messages be edited only so often."""
LATELY = timedelta(days=1)
"""A table that is over for longer is not looked at again."""
MAX_TRIES = 30
"""How often it is tried to have a card show that its table is over: nothing else would edit it later."""


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
        self._tries: Counter[int] = Counter()

    def note(self, live: Live) -> None:
        """Note that the card of a table has just been shown as it is."""
        self._shown[live.id] = _Shown(shows(live), self._bot.elapsed())
        self._behind.discard(live.id)

    async def take_up(self) -> None:
        """Have the cards show which tables are over that ended as the bot was stopped."""
        for table in await self._bot.store.ended_since(self._bot.now() - LATELY):
            await self.look(table)

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
            self._note_tried(live)
        else:
            self._behind.add(table)

    def _note_tried(self, live: Live) -> None:
        """Try again for a while what Discord did not let us show, if it is the last there is to show."""
        shown = self._shown.get(live.id)
        is_shown = shown is not None and shown.what == shows(live)
        self._tries[live.id] += 1
        if is_shown or not live.row.status.is_over or self._tries[live.id] >= MAX_TRIES:
            del self._tries[live.id]
            self._behind.discard(live.id)
        else:
            self._behind.add(live.id)

    async def catch_up(self) -> None:
        """Bring those up to date that have waited long enough."""
        for table in sorted(self._behind):
            await self.look(table)
