"""Tells what has happened: to the bot over the gateway, to the pages of those who may see it."""

from __future__ import annotations

from collections.abc import Iterable

from practice.core import Core
from practice.model import Channel, Guild, Json, Member, Message
from practice.permissions import can_see


def viewers(core: Core, channel: Channel) -> list[str]:
    """Return the people who can see a channel."""
    return [a.id for a in core.store.people() if can_see(core.store, a.id, channel)]


def _readers(core: Core, message: Message) -> list[str]:
    if message.only_for is not None:
        return [] if message.dismissed else [message.only_for]
    return viewers(core, core.store.channels[message.channel_id])


def _tell_bot(core: Core, event: str, payload: Json, channel: Channel) -> None:
    if can_see(core.store, core.store.bot_id, channel):
        core.sessions.dispatch(event, payload, guild_id=channel.guild_id)


def message_posted(core: Core, message: Message) -> None:
    """Tell of a new message."""
    core.changed(message)
    channel = core.store.channels[message.channel_id]
    _tell_bot(core, "MESSAGE_CREATE", core.payloads.message_event(message), channel)
    core.page.tell(_readers(core, message), {"type": "message", "message": core.payloads.message(message)})
    if message.mentions or message.mention_everyone or channel.is_dm:
        # Without content: a page that shows one user marks the others who have something to read.
        core.page.tell_everyone({"type": "waiting"})


def message_edited(core: Core, message: Message) -> None:
    """Tell of a changed message."""
    core.changed(message)
    channel = core.store.channels[message.channel_id]
    _tell_bot(core, "MESSAGE_UPDATE", core.payloads.message_event(message), channel)
    core.page.tell(
        _readers(core, message), {"type": "message_edit", "message": core.payloads.message(message)}
    )


def message_deleted(core: Core, message: Message) -> None:
    """Tell of a deleted message."""
    core.changed(message)
    channel = core.store.channels[message.channel_id]
    payload = {"id": message.id, "channel_id": channel.id} | _guild_of(channel)
    if not message.is_ephemeral:
        _tell_bot(core, "MESSAGE_DELETE", payload, channel)
    gone = {"type": "message_delete", "channel_id": channel.id, "id": message.id}
    core.page.tell(_readers(core, message), gone)


def _guild_of(channel: Channel) -> Json:
    return {"guild_id": channel.guild_id} if channel.guild_id else {}


def reaction_changed(core: Core, message: Message, user_id: str, emoji: str, *, added: bool) -> None:
    """Tell of a reaction that came or went."""
    channel = core.store.channels[message.channel_id]
    payload: Json = {
        "user_id": user_id,
        "channel_id": channel.id,
        "message_id": message.id,
        "emoji": {"id": None, "name": emoji},
        "burst": False,
        "type": 0,
    } | _guild_of(channel)
    member = core.store.member_of(channel, user_id)
    if added and member is not None:
        payload["member"] = core.payloads.member(member)
    _tell_bot(core, "MESSAGE_REACTION_ADD" if added else "MESSAGE_REACTION_REMOVE", payload, channel)
    message_edit = {"type": "message_edit", "message": core.payloads.message(message)}
    core.page.tell(_readers(core, message), message_edit)
    core.changed(message)


def pins_changed(core: Core, channel: Channel) -> None:
    """Tell that a channel's pins are others now."""
    payload = {"channel_id": channel.id, "last_pin_timestamp": channel.last_pin} | _guild_of(channel)
    _tell_bot(core, "CHANNEL_PINS_UPDATE", payload, channel)


def typing(core: Core, channel: Channel, user_id: str) -> None:
    """Tell the pages that someone is about to write."""
    core.page.tell(viewers(core, channel), {"type": "typing", "channel_id": channel.id, "user_id": user_id})


def channel_changed(core: Core, channel: Channel, event: str) -> None:
    """Tell of a channel or thread: CHANNEL_CREATE, THREAD_UPDATE and so on."""
    core.changed()
    payload = core.payloads.channel(channel, seen_by=core.store.bot_id)
    _tell_bot(core, event, payload, channel)
    refresh(core, viewers(core, channel))


def thread_created(core: Core, thread: Channel) -> None:
    """Tell of a new thread."""
    core.changed()
    payload = core.payloads.channel(thread, seen_by=core.store.bot_id) | {"newly_created": True}
    _tell_bot(core, "THREAD_CREATE", payload, thread)
    refresh(core, viewers(core, thread))


def channel_deleted(core: Core, channel: Channel) -> None:
    """Tell of a deleted channel or thread; call it while the channel is still there."""
    core.changed()
    payload = core.payloads.channel(channel)
    if channel.is_thread:
        payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
    _tell_bot(core, "THREAD_DELETE" if channel.is_thread else "CHANNEL_DELETE", payload, channel)
    core.page.tell(viewers(core, channel), {"type": "channel_delete", "channel_id": channel.id})


def thread_members_changed(
    core: Core, thread: Channel, *, added: Iterable[str] = (), removed: Iterable[str] = ()
) -> None:
    """Tell who joined or left a thread; the bot hears of others only with the members intent."""
    assert thread.thread is not None
    core.changed()
    added, removed = list(added), list(removed)
    if core.store.bot_id in added and thread.is_private_thread:
        _tell_bot(core, "THREAD_CREATE", core.payloads.channel(thread, seen_by=core.store.bot_id), thread)
    payload: Json = {
        "id": thread.id,
        "guild_id": thread.guild_id,
        "member_count": min(len(thread.thread.members), 50),
        "added_members": [_joined(core, thread, user_id) for user_id in added],
        "removed_member_ids": removed,
    }
    core.sessions.dispatch("THREAD_MEMBERS_UPDATE", payload, guild_id=thread.guild_id)
    refresh(core, {*viewers(core, thread), *removed})


def _joined(core: Core, thread: Channel, user_id: str) -> Json:
    member = core.store.member_of(thread, user_id)
    written = core.payloads.thread_member(thread, user_id)
    return written | {"member": core.payloads.member(member) if member else None, "presence": None}


def _tell_guild(core: Core, event: str, payload: Json, guild: Guild) -> None:
    if core.store.bot_id in guild.members:
        core.sessions.dispatch(event, payload | {"guild_id": guild.id}, guild_id=guild.id)


def guild_changed(core: Core, guild: Guild) -> None:
    """Tell of a server's new settings."""
    core.changed()
    if core.store.bot_id in guild.members:
        core.sessions.dispatch("GUILD_UPDATE", core.payloads.guild(guild), guild_id=guild.id)
    core.page.tell_everyone({"type": "refresh"})


def member_joined(core: Core, guild: Guild, member: Member) -> None:
    """Tell of someone who came into a server."""
    core.changed()
    _tell_guild(core, "GUILD_MEMBER_ADD", core.payloads.member(member), guild)
    core.page.tell_everyone({"type": "refresh"})


def member_left(core: Core, guild: Guild, user_id: str) -> None:
    """Tell of someone who left a server."""
    core.changed()
    user = core.payloads.user(core.store.accounts[user_id])
    _tell_guild(core, "GUILD_MEMBER_REMOVE", {"user": user}, guild)
    core.page.tell_everyone({"type": "refresh"})


def member_changed(core: Core, guild: Guild, member: Member) -> None:
    """Tell of someone's new roles or nickname."""
    core.changed()
    _tell_guild(core, "GUILD_MEMBER_UPDATE", core.payloads.member(member), guild)
    core.page.tell_everyone({"type": "refresh"})


def role_changed(core: Core, guild: Guild, role_id: str, event: str) -> None:
    """Tell of a role: GUILD_ROLE_CREATE, GUILD_ROLE_UPDATE or GUILD_ROLE_DELETE."""
    core.changed()
    role = guild.roles.get(role_id)
    _tell_guild(core, event, {"role": core.payloads.role(role)} if role else {"role_id": role_id}, guild)


def refresh(core: Core, user_ids: Iterable[str]) -> None:
    """Have some users' pages read their lists again."""
    core.page.tell(list(user_ids), {"type": "refresh"})
