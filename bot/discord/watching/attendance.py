"""Players who are waited for and have left the server: looked for now and then, for Discord does not tell."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.discord.watching import waiting

if TYPE_CHECKING:
    from bot.discord.bot import KeryxBot

LOOK_EVERY_S = 60.0
MAX_ASKED_ABOUT = 5
"""Maximum users whom Discord is asked about each time."""
ASK_AGAIN_AFTER = timedelta(minutes=10)
"""Users seen or looked up since are not looked up again."""

Waited = dict[tuple[int, int], list[int]]
"""The tables that wait for somebody, by server and user."""


async def look(bot: KeryxBot) -> None:
    """Ask about some of those whom tables wait for, the longest unheard of first; their tables wait."""
    waited = await _waited_for(bot)
    due = sorted(waited, key=lambda each: bot.members.unheard_of_for(*each), reverse=True)
    for guild_id, user_id in due[:MAX_ASKED_ABOUT]:
        if bot.members.unheard_of_for(guild_id, user_id) >= ASK_AGAIN_AFTER:
            await _look_for(bot, guild_id, user_id, waited[guild_id, user_id])


async def _waited_for(bot: KeryxBot) -> Waited:
    waited: Waited = defaultdict(list)
    for live in bot.keeper.running():
        users = [live.user_of(seat) for seat in live.waiting_for()]
        for user_id in users:
            if user_id is not None and bot.get_guild(live.row.guild_id) is not None:
                waited[live.row.guild_id, user_id].append(live.id)
        # Others come in between: who is waited for takes its time at a hundred tables.
        await asyncio.sleep(0)
    return waited


async def _look_for(bot: KeryxBot, guild_id: int, user_id: int, tables: list[int]) -> None:
    guild = bot.get_guild(guild_id)
    if guild is None or await bot.members.is_here_now(guild, user_id):
        return
    for table_id in tables:
        live = bot.keeper.in_memory(table_id)
        if live is not None:
            await waiting.let_wait_for_player(bot, live, user_id)
