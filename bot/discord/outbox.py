"""The sender: what the outbox holds reaches Discord once, in order, whatever happens in between."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot


class Outbox:
    """Empties the outbox, after every commit and again at start."""

    def __init__(self, bot: KeryxBot) -> None:
        self._bot = bot
        self._news = asyncio.Event()

    def wake(self) -> None:
        """Say that there may be something to send."""
        self._news.set()
