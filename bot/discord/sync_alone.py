"""Making the commands known without running the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.discord import texts
from bot.discord.bot import KeryxBot
from bot.discord.run import starting
from bot.discord.syncing import NotSynced, sync
from bot.operating.errors import CannotRun
from bot.settings import Settings


class _CommandsAlone(KeryxBot):
    """The bot with its commands and without its tables; it never listens to Discord."""

    async def setup_hook(self) -> None:
        await asyncio.to_thread(texts.read_all)
        await self.load_commands()


async def sync_alone(settings: Settings, token: str, cogs: Sequence[str], *, force: bool) -> bool:
    """Make the commands known unless Discord has just these; tell whether it was needed."""
    async with _CommandsAlone(settings, cogs=cogs) as bot:
        with starting(bot):
            await bot.login(token)
        try:
            return await sync(bot, force=force)
        except NotSynced as refusal:
            raise CannotRun(f"Discord keeps the commands that it has: {refusal}.") from None
