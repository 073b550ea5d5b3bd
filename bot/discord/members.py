"""Who is in a server: asked for one by one, because the list of members is a privileged intent."""

from __future__ import annotations

import time

import discord

from bot.discord.connection import CONNECTION_FAULTS

TRUSTED = 300.0
"""For so many seconds somebody who was there is taken to be there still."""


class Members:
    """Remembers who was lately seen where."""

    def __init__(self) -> None:
        self._seen: dict[tuple[int, int], float] = {}

    def saw(self, guild_id: int, user_id: int) -> None:
        """Note that somebody is there."""
        self._seen[guild_id, user_id] = time.monotonic()

    def forget(self, guild_id: int, user_id: int) -> None:
        """Ask about somebody when next needed."""
        self._seen.pop((guild_id, user_id), None)

    async def is_here(self, guild: discord.Guild, user_id: int) -> bool:
        """Say whether somebody is in a server; where Discord cannot be asked, nobody is taken for gone."""
        seen = self._seen.get((guild.id, user_id))
        if seen is not None and time.monotonic() - seen < TRUSTED:
            return True
        try:
            await guild.fetch_member(user_id)
        except discord.NotFound:
            return False
        except (discord.HTTPException, *CONNECTION_FAULTS):
            return True
        self.saw(guild.id, user_id)
        return True
