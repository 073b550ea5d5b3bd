"""Discord's permission bits and how roles and channel overwrites combine."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from practice.model import Channel, Guild, Member
    from practice.store import Store


class Permission(IntFlag):
    """The permissions that matter for a text server."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = (1 << 53) - 1

EVERYONE = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
)
"""What people need to talk and play, and no more: what everyone may, the bot may without being granted it."""

BOT = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.MANAGE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.PIN_MESSAGES
)
"""What the bot is granted if nobody hands over the permissions of its invitation."""

DIRECT_MESSAGE = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)


def guild_permissions(guild: Guild, user_id: str) -> int:
    """Return what a member may do in a server, before any channel's overwrites."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    granted = guild.roles[guild.id].permissions
    for role_id in member.roles:
        granted |= guild.roles[role_id].permissions
    is_chief = user_id == guild.owner_id or granted & Permission.ADMINISTRATOR
    return ALL if is_chief else granted


def channel_permissions(store: Store, user_id: str, channel: Channel) -> int:
    """Return what a user may do in a channel; a thread takes its parent's overwrites."""
    if channel.guild_id is None:
        return DIRECT_MESSAGE if user_id in channel.recipients else 0
    guild = store.guild_of(channel)
    member = guild.members.get(user_id)
    if member is None:
        return 0
    granted = guild_permissions(guild, user_id)
    if granted == ALL:
        return ALL
    place = store.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
    granted = _overwritten(granted, place, guild.id, member)
    return granted if granted & Permission.VIEW_CHANNEL else 0


def _overwritten(granted: int, channel: Channel, everyone_id: str, member: Member) -> int:
    everyone = [o for o in channel.overwrites if o.id == everyone_id]
    roles = [o for o in channel.overwrites if o.id in member.roles]
    own = [o for o in channel.overwrites if o.id == member.user_id]
    for level in (everyone, roles, own):
        for overwrite in level:
            granted &= ~overwrite.deny
        for overwrite in level:
            granted |= overwrite.allow
    return granted


def may(store: Store, user_id: str, channel: Channel, needed: Permission) -> bool:
    """Tell whether a user has a permission in a channel."""
    return channel_permissions(store, user_id, channel) & needed == needed


def can_see(store: Store, user_id: str, channel: Channel) -> bool:
    """Tell whether a channel is in a user's list; private threads only show to their members."""
    granted = channel_permissions(store, user_id, channel)
    if not granted & Permission.VIEW_CHANNEL:
        return False
    if channel.thread is None or not channel.is_private_thread:
        return True
    return user_id in channel.thread.members or bool(granted & Permission.MANAGE_THREADS)
