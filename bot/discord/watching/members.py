"""Who is in a server: asked for one by one, because the list of members is a privileged intent."""

from __future__ import annotations

from datetime import timedelta

import discord

from bot.discord.clocks import Elapsed
from bot.discord.discord_codes import FAILED, Meaning, meaning

TRUSTED = timedelta(minutes=5)
"""How long we assume that a member is still there, where a wrong guess does no harm."""
ABSENT = (Meaning.NO_MEMBER, Meaning.NO_USER)
"""All else that Discord may say does not mean that somebody has left."""
NEVER = timedelta.max


class Members:
    """Remembers who was lately seen where."""

    def __init__(self, elapsed: Elapsed) -> None:
        self._elapsed = elapsed
        self._seen: dict[tuple[int, int], float] = {}
        self._asked: dict[tuple[int, int], float] = {}

    def saw(self, guild_id: int, user_id: int) -> None:
        """Note that somebody is there."""
        self._seen[guild_id, user_id] = self._elapsed()

    def unheard_of_for(self, guild_id: int, user_id: int) -> timedelta:
        """Say for how long somebody was neither seen nor asked about."""
        key = (guild_id, user_id)
        known = [when[key] for when in (self._seen, self._asked) if key in when]
        return self._since(max(known)) if known else NEVER

    def was_seen(self, guild_id: int, user_id: int) -> bool:
        """Say whether somebody was in a server a short while ago."""
        seen = self._seen.get((guild_id, user_id))
        return seen is not None and self._since(seen) < TRUSTED

    def _since(self, moment: float) -> timedelta:
        return timedelta(seconds=self._elapsed() - moment)

    async def is_here(self, guild: discord.Guild, user_id: int) -> bool:
        """Say whether somebody is in a server, or was a short while ago."""
        return self.was_seen(guild.id, user_id) or await self.is_here_now(guild, user_id)

    async def find(self, guild: discord.Guild, user_id: int) -> discord.Member | None:
        """Ask Discord for somebody who is in a server; what it cannot tell now is raised."""
        try:
            member = await guild.fetch_member(user_id)
        except FAILED as refusal:
            if meaning(refusal) not in ABSENT:
                raise
            return None
        self.saw(guild.id, user_id)
        return member

    async def is_here_now(self, guild: discord.Guild, user_id: int) -> bool:
        """Ask Discord whether somebody is in a server; where it cannot tell, nobody is taken for gone."""
        self._asked[guild.id, user_id] = self._elapsed()
        try:
            await guild.fetch_member(user_id)
        except FAILED as refusal:
            is_absent = meaning(refusal) in ABSENT
            if is_absent:
                self._seen.pop((guild.id, user_id), None)
            return not is_absent
        self.saw(guild.id, user_id)
        return True
