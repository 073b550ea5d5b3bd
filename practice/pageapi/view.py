"""What one user sees: lists, unread marks, commands."""

from __future__ import annotations

from practice.core import Core
from practice.model import Account, Channel, ChannelType, Guild, Json, Message
from practice.operations.commands import visible_commands
from practice.permissions import Permission, can_see, guild_permissions, may
from practice.snowflakes import age_key

MAX_COUNTED = 99


def account_view(account: Account, guild: Guild) -> Json:
    """Write an account as the page of a server needs it."""
    return {
        "id": account.id,
        "name": account.name,
        "display_name": account.display_name,
        "bot": account.bot,
        "locale": account.locale,
        "dms_open": account.dms_open,
        "is_member": account.id in guild.members,
    }


def visible_messages(core: Core, user_id: str, channel: Channel) -> list[Message]:
    """Return the messages of a channel that a user sees, oldest first."""
    history = core.store.history(channel.id)
    if not may(core.store, user_id, channel, Permission.READ_MESSAGE_HISTORY):
        return []
    return [m for m in history if m.only_for in (None, user_id) and not m.dismissed]


def unread(core: Core, user_id: str, channel: Channel) -> Json:
    """Count what is new to a user, from the newest back to the read mark, as far as a mark can show."""
    mark = int(core.store.read_marks.get(user_id, {}).get(channel.id, "0"))
    unread = mentions = 0
    for message in reversed(core.store.messages.get(channel.id, {}).values()):
        if age_key(message.id) <= mark or unread >= MAX_COUNTED:
            break
        if message.author_id == user_id or message.only_for not in (None, user_id) or message.dismissed:
            continue
        unread += 1
        mentions += user_id in message.mentions or message.mention_everyone or channel.is_dm
    return {"unread": unread, "mentions": mentions}


def _waiting(core: Core, account: Account) -> int:
    """Count what calls for a person's attention: unread mentions and direct messages."""
    if account.bot:
        return 0
    visible = [c for c in core.store.channels.values() if can_see(core.store, account.id, c)]
    return sum(int(unread(core, account.id, c)["mentions"]) for c in visible)


def channel_view(core: Core, user_id: str, channel: Channel) -> Json:
    """Write a channel as the page needs it."""
    view: Json = {
        "id": channel.id,
        "type": channel.type,
        "name": channel.name or core.store.bot.display_name,
        "topic": channel.topic,
        "parent_id": channel.parent_id,
        "guild_id": channel.guild_id,
        "can_send": can_send(core, user_id, channel),
    }
    if channel.thread is not None:
        view |= {
            "archived": channel.thread.archived,
            "locked": channel.thread.locked,
            "joined": user_id in channel.thread.members,
            "private": channel.is_private_thread,
        }
    return view | unread(core, user_id, channel)


def can_send(core: Core, user_id: str, channel: Channel) -> bool:
    """Tell whether a user may write in a channel."""
    if channel.is_dm:
        return any(user_id in guild.members for guild in core.store.guilds())
    if channel.type == ChannelType.FORUM:
        return False
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if channel.thread is not None and channel.thread.locked:
        needed |= Permission.MANAGE_THREADS
    return may(core.store, user_id, channel, needed)


def _visible_channels(core: Core, account: Account) -> list[Channel]:
    store = core.store
    listed = [channel for guild in store.guilds() for channel in store.listed_channels(guild)]
    order = {channel.id: at for at, channel in enumerate(listed)}
    visible = [c for c in store.channels.values() if can_see(store, account.id, c)]
    return sorted(visible, key=lambda c: (order.get(c.id, len(order)), age_key(c.id)))


def state_view(core: Core, account: Account, guild: Guild) -> Json:
    """Write everything around the messages, as seen from a server."""
    store = core.store
    visible = _visible_channels(core, account)
    owners = {one.owner_id for one in store.guilds()}
    return {
        "me": account_view(account, guild),
        "users": [
            account_view(a, guild) | {"waiting": _waiting(core, a)}
            for a in store.accounts.values()
            if a.id not in owners
        ],
        "roles": [{"id": role.id, "name": role.name} for role in guild.roles.values()],
        "guild": {"id": guild.id, "name": guild.name},
        "guilds": [
            {"id": one.id, "name": one.name, "is_member": account.id in one.members} for one in store.guilds()
        ],
        "channels": [channel_view(core, account.id, channel) for channel in visible],
        "commands": {c.id: [x["id"] for x in visible_commands(core, account.id, c)] for c in visible},
        "commands_version": max((c["version"] for c in store.commands.values()), default="0"),
        "bot": account_view(store.bot, guild) | {"online": core.sessions.is_connected},
        "is_admin": bool(guild_permissions(guild, account.id) & Permission.MANAGE_GUILD),
        "ack_seconds": core.settings.ack_seconds,
    }
