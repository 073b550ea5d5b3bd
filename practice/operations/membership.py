"""People and the bot coming into the server and leaving it."""

from __future__ import annotations

from practice import announce
from practice.core import Core
from practice.gateway.ready import guild_create
from practice.model import Channel, ChannelType, Guild, Member


def leave(core: Core, guild: Guild, user_id: str) -> None:
    """Take someone out of a server: left of their own will or kicked."""
    if guild.members.pop(user_id, None) is None:
        return
    for thread in core.store.threads():
        if thread.thread is not None and thread.guild_id == guild.id:
            thread.thread.members.pop(user_id, None)
    if user_id == core.store.bot_id:
        _bot_left(core, guild)
    else:
        announce.member_left(core, guild, user_id)


def join(core: Core, guild: Guild, user_id: str) -> None:
    """Let someone into a server."""
    if user_id in guild.members:
        return
    member = Member(user_id, core.clock.timestamp())
    guild.members[user_id] = member
    if user_id == core.store.bot_id:
        _bot_came(core, guild, member)
    announce.member_joined(core, guild, member)


def _bot_left(core: Core, guild: Guild) -> None:
    core.sessions.dispatch("GUILD_DELETE", {"id": guild.id}, guild_id=guild.id)
    announce.refresh(core, [account.id for account in core.store.people()])
    core.changed()


def _bot_came(core: Core, guild: Guild, member: Member) -> None:
    guild.has_commands_alone = False
    member.roles = [role.id for role in guild.roles.values() if role.managed_by == member.user_id]
    came = guild_create(core, guild, 0)
    # Only of a server that was known before Discord says that it is available.
    del came["unavailable"]
    core.sessions.dispatch("GUILD_CREATE", came, guild_id=guild.id)


def direct_channel(core: Core, user_id: str) -> Channel:
    """Return the direct conversation of the bot and a user, opening it if need be."""
    found = core.store.find_dm(user_id)
    if found is not None:
        return found
    channel = Channel(core.ids.next(), ChannelType.DM, recipients=[user_id, core.store.bot_id])
    core.store.channels[channel.id] = channel
    announce.refresh(core, [user_id])
    core.changed()
    return channel


def takes_direct_messages(core: Core, user_id: str) -> bool:
    """Tell whether the bot may write to a user: DMs open, a server in common, and a person."""
    account = core.store.accounts[user_id]
    return shares_server(core, user_id) and account.dms_open and not account.bot


def shares_server(core: Core, user_id: str) -> bool:
    """Tell whether the bot and a user are both in some server."""
    return any(user_id in guild.members for guild in core.store.bot_guilds())
