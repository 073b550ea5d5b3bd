"""What a user does on the page beside using the bot."""

from __future__ import annotations

from practice import announce
from practice.core import Core
from practice.limits.form import Form
from practice.limits.messages import MAX_CONTENT
from practice.model import Account, Channel, ChannelType, Guild, Json, Reaction
from practice.operations import membership, posting, threads
from practice.operations.mistake import Mistake
from practice.pageapi.view import can_send, unread
from practice.permissions import Permission, guild_permissions, may
from practice.snowflakes import is_snowflake

LOCALES = ("en-GB", "en-US", "de", "el")


async def send_message(core: Core, account: Account, channel: Channel, body: Json) -> Json:
    """Post what a user typed."""
    content = str(body.get("content", "")).strip()
    if not content:
        raise Mistake("There is nothing to send.")
    if len(content) > MAX_CONTENT:
        raise Mistake(f"A message has at most {MAX_CONTENT} characters; this one has {len(content)}.")
    if not can_send(core, account.id, channel):
        raise Mistake("You cannot write here.")
    message = posting.post(core, channel, account.id, Form({"content": content}), {})
    _mark(core, account, channel, message.id)
    return {"message": core.payloads.message(message)}


async def open_post(core: Core, account: Account, channel: Channel, body: Json) -> Json:
    """Open a post of a forum, which is a thread that begins with a message."""
    title, content = str(body.get("title", "")).strip(), str(body.get("content", "")).strip()
    if channel.type != ChannelType.FORUM:
        raise Mistake("This is not a forum.")
    if not title or not content:
        raise Mistake("A post has a title and a text.")
    if not may(core.store, account.id, channel, Permission.SEND_MESSAGES):
        raise Mistake("You cannot write here.")
    if threads.has_most(core, channel):
        raise Mistake("This server has as many open threads as it may have.")
    thread, _ = threads.begin_post(core, channel, account.id, title, Form({"content": content}), {})
    return {"channel_id": thread.id}


async def mark_read(core: Core, account: Account, channel: Channel, body: Json) -> Json:
    """Note how far a user has read."""
    message_id = str(body.get("message_id") or channel.last_message_id or "0")
    if not is_snowflake(message_id):
        raise Mistake("There is no such message.")
    _mark(core, account, channel, message_id)
    return {}


def _mark(core: Core, account: Account, channel: Channel, message_id: str) -> None:
    marks = core.store.read_marks.setdefault(account.id, {})
    called = unread(core, account.id, channel)["mentions"]
    marks[channel.id] = str(max(int(marks.get(channel.id, "0")), int(message_id)))
    left = unread(core, account.id, channel)
    core.page.tell([account.id], {"type": "read", "channel_id": channel.id} | left)
    if left["mentions"] < called:
        core.page.tell_everyone({"type": "waiting"})
    core.changed()


async def dismiss(core: Core, account: Account, channel: Channel, body: Json) -> Json:
    """Put away an ephemeral message; the bot is not told, as in Discord."""
    message = core.store.message(channel.id, str(body.get("message_id")))
    if message is not None and message.only_for == account.id:
        announce.message_deleted(core, message)
        message.dismissed = True
    return {}


async def react(core: Core, account: Account, channel: Channel, body: Json) -> Json:
    """Add a reaction, or take it back."""
    message = core.store.message(channel.id, str(body.get("message_id")))
    emoji = str(body.get("emoji", ""))
    if message is None or not emoji:
        raise Mistake("There is no such message.")
    reaction = next((r for r in message.reactions if r.emoji == emoji), None) or Reaction(emoji)
    if reaction not in message.reactions:
        message.reactions.append(reaction)
    added = account.id not in reaction.users
    (reaction.users.append if added else reaction.users.remove)(account.id)
    message.reactions = [r for r in message.reactions if r.users]
    announce.reaction_changed(core, message, account.id, emoji, added=added)
    return {}


async def join_thread(core: Core, account: Account, channel: Channel, _body: Json) -> Json:
    """Join a thread."""
    if not channel.is_thread:
        raise Mistake("This is not a thread.")
    threads.add_member(core, channel, account.id, added_by=account.id)
    return {}


async def leave_thread(core: Core, account: Account, channel: Channel, _body: Json) -> Json:
    """Leave a thread."""
    if not channel.is_thread:
        raise Mistake("This is not a thread.")
    threads.remove_member(core, channel, account.id)
    return {}


async def change_settings(core: Core, account: Account, body: Json) -> Json:
    """Open or close one's direct messages, change one's language, or install the application for oneself."""
    if "locale" in body and body["locale"] not in LOCALES:
        raise Mistake(f"The language is one of {', '.join(LOCALES)}.")
    account.locale = body.get("locale", account.locale)
    account.dms_open = bool(body.get("dms_open", account.dms_open))
    account.has_installed = bool(body.get("has_installed", account.has_installed))
    core.changed()
    announce.refresh(core, [account.id])
    return {}


async def open_dm(core: Core, account: Account, _body: Json) -> Json:
    """Open the direct conversation with the bot."""
    return {"channel_id": membership.direct_channel(core, account.id).id}


def _guild(core: Core, body: Json) -> Guild:
    guild = core.store.find_guild(str(body.get("guild") or core.store.guild.id))
    if guild is None:
        raise Mistake("There is no such server.")
    return guild


async def leave(core: Core, account: Account, body: Json) -> Json:
    """Leave a server."""
    membership.leave(core, _guild(core, body), account.id)
    return {}


async def join(core: Core, account: Account, body: Json) -> Json:
    """Come into a server."""
    membership.join(core, _guild(core, body), account.id)
    return {}


async def kick(core: Core, account: Account, body: Json) -> Json:
    """Put someone out of the server, as an administrator."""
    guild = _guild(core, body)
    if not guild_permissions(guild, account.id) & Permission.KICK_MEMBERS:
        raise Mistake("You may not put anyone out of the server.")
    other = core.store.find_account(str(body.get("user")))
    if other is None:
        raise Mistake("There is no such user.")
    membership.leave(core, guild, other.id)
    return {}
