"""A server that has just got the bot is told, once, how to begin: where all read it, or nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.db import GuildSettings, OutboxRow
from bot.db.target import Target
from bot.discord import access
from bot.discord.texts import commands_in, language_for
from bot.keeper.message import Post, write_message

if TYPE_CHECKING:
    from datetime import datetime

    import discord

    from bot.discord.bot import KeryxBot

STEPS = ("greeting", "greeting-who", "greeting-table", "greeting-help")


async def greet(bot: KeryxBot, guild: discord.Guild) -> None:
    """Leave the greeting in the outbox, in the transaction that notes it, unless it was noted before."""
    async with bot.store.writing() as writer:
        known = await writer.guild_settings(guild.id)
        if known.greeted:
            return
        await writer.set_guild(GuildSettings(**known.model_dump() | {"greeted": True}))
        row = _greeting(bot, guild, known)
        if row is not None:
            await writer.add_outbox(row)
    bot.outbox.wake()


def _greeting(bot: KeryxBot, guild: discord.Guild, known: GuildSettings) -> OutboxRow | None:
    """Make the message for the channel where the server greets newcomers, if the bot may write there."""
    channel, now = guild.system_channel, bot.now()
    if channel is None or not access.may_post(channel):
        return None
    texts = commands_in(known.language or language_for(guild.preferred_locale))
    return OutboxRow(
        target=str(Target.channel(channel.id)),
        kind="post",
        payload=write_message(Post(lines=[texts.say(step) for step in STEPS])),
        created_at=now,
        due_at=now,
    )


async def catch_up(bot: KeryxBot, last: datetime | None) -> None:
    """Greet the servers that got the bot while it was away, since it was last there."""
    # Of a server that is out of reach it is not known since when the bot is there.
    for guild in (guild for guild in bot.guilds if not guild.unavailable):
        joined = guild.me.joined_at
        if last is not None and joined is not None and joined >= last:
            await greet(bot, guild)
