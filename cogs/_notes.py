"""Notes in a table's thread, through the outbox like everything that lasts."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db import TableRow
from bot.discord import waiting
from bot.discord.bot import KeryxBot
from bot.keeper.payload import Post
from bot.keeper.telling import Told


async def post_note(bot: KeryxBot, row: TableRow, lines: Sequence[str]) -> None:
    """Say something in the thread of a table."""
    message = Told(waiting.thread_target(row), Post(lines=list(lines)))
    async with bot.store.writing() as writer:
        await writer.add_outbox(bot.keeper.outbox_row(row, message))
    bot.outbox.wake()
