"""Messages."""

from __future__ import annotations

from practice.errors import (
    ApiError,
    cannot_message_user,
    missing_permissions,
    no_mutual_guild,
    no_text_channel,
    not_the_author,
    thread_archived,
    thread_locked,
    too_many_threads,
)
from practice.limits.form import Form
from practice.limits.messages import check_message, check_not_emptied, check_not_empty
from practice.model import Channel, ChannelType, Json, Message, MessageFlag, MessageType
from practice.operations import posting
from practice.operations.membership import shares_server, takes_direct_messages
from practice.operations.threads import has_most
from practice.permissions import Permission, may
from practice.rest.call import Call, Routes
from practice.snowflakes import age_key, created_at

routes = Routes()
MAX_PAGE = 100
NEVER = 1 << 64
MIN_BULK, MAX_BULK = 2, 100
CANNOT_READ_HISTORY = ApiError(400, 160002, "You cannot reply without permission to read message history")


@routes.on("GET", "/channels/{channel_id}/messages")
async def list_messages(call: Call) -> list[Json]:
    """Return a channel's messages, newest first, by Discord's paging."""
    channel = call.channel()
    limit = call.number("limit", default=50, low=1, high=MAX_PAGE)
    if not may(call.store, call.bot_id, channel, Permission.READ_MESSAGE_HISTORY):
        return []
    messages = [m for m in call.store.history(channel.id) if not m.is_ephemeral]
    return [call.core.payloads.message(m) for m in reversed(_page(messages, call.query, limit))]


def _page(messages: list[Message], query: dict[str, str], limit: int) -> list[Message]:
    """Return the asked part of a history, oldest first."""
    if "around" in query:
        middle = _position(query["around"])
        older = [m for m in messages if age_key(m.id) < middle]
        newer = [m for m in messages if age_key(m.id) >= middle]
        return older[-(limit // 2) :] + newer[: limit - limit // 2]
    if "after" in query:
        start = _position(query["after"])
        return [m for m in messages if age_key(m.id) > start][:limit]
    end = _position(query["before"]) if "before" in query else NEVER
    return [m for m in messages if age_key(m.id) < end][-limit:]


def _position(snowflake: str) -> int:
    form = Form({"id": snowflake})
    form.snowflake("id")
    form.problems.raise_if_any()
    return age_key(snowflake)


@routes.on("GET", "/channels/{channel_id}/messages/{message_id}")
async def get_message(call: Call) -> Json:
    """Return one message."""
    channel = call.channel()
    call.need(channel, Permission.READ_MESSAGE_HISTORY)
    return call.core.payloads.message(call.message(channel))


@routes.on("POST", "/channels/{channel_id}/messages")
async def create_message(call: Call) -> Json:
    """Post a message."""
    channel = call.channel()
    form = call.form()
    _check_may_post(call, channel, form)
    check_message(form)
    reference = _read_reference(call, channel, form)
    form.problems.raise_if_any()
    check_not_empty(form, files=len(call.uploads))
    form.data["flags"] = int(form.data.get("flags") or 0) & ~MessageFlag.EPHEMERAL
    message = posting.find_by_nonce(call.core, channel, call.bot_id, form)
    if message is None:
        kind = MessageType.REPLY if reference else MessageType.DEFAULT
        origin = posting.Origin(kind, reference=reference)
        message = posting.post(call.core, channel, call.bot_id, form, call.uploads, origin)
    written = call.core.payloads.message(message)
    return written | {"nonce": message.nonce} if message.nonce is not None else written


def _check_may_post(call: Call, channel: Channel, form: Form) -> None:
    if channel.is_dm:
        other = next(user_id for user_id in channel.recipients if user_id != call.bot_id)
        if not shares_server(call.core, other):
            raise no_mutual_guild()
        if not takes_direct_messages(call.core, other):
            raise cannot_message_user(call.core.settings.closed_code)
    if channel.type == ChannelType.FORUM:
        raise no_text_channel()
    sending = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    call.need(channel, sending)
    is_locked = channel.thread is not None and channel.thread.locked
    if is_locked and not may(call.store, call.bot_id, channel, Permission.MANAGE_THREADS):
        raise thread_archived() if channel.thread and channel.thread.archived else thread_locked()
    if channel.thread is not None and channel.thread.archived and has_most(call.core, channel):
        raise too_many_threads()
    if form.data.get("embeds"):
        call.need(channel, Permission.EMBED_LINKS)
    if call.uploads:
        call.need(channel, Permission.ATTACH_FILES)


def _read_reference(call: Call, channel: Channel, form: Form) -> Json | None:
    given = form.child("message_reference")
    if given is None:
        return None
    if not may(call.store, call.bot_id, channel, Permission.READ_MESSAGE_HISTORY):
        raise CANNOT_READ_HISTORY
    message_id = given.snowflake("message_id", required=True) or ""
    if call.store.message(channel.id, message_id) is None:
        if given.data.get("fail_if_not_exists") is False:
            return None
        form.refuse("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    reference = {"type": 0, "channel_id": channel.id, "message_id": message_id}
    return reference | ({"guild_id": channel.guild_id} if channel.guild_id else {})


@routes.on("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit_message(call: Call) -> Json:
    """Change a message of the bot's own."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.bot_id:
        raise not_the_author()
    if channel.thread is not None and channel.thread.archived:
        raise thread_archived()
    form = call.form()
    check_message(form, already_v2=bool(message.flags & MessageFlag.COMPONENTS_V2))
    form.problems.raise_if_any()
    check_not_emptied(form, message, files=len(call.uploads))
    now = call.core.clock.now()
    call.core.rate_limits.take_edit(channel.id, now - created_at(message.id), now)
    posting.revise(call.core, message, form, call.uploads)
    return call.core.payloads.message(message)


@routes.on("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete_message(call: Call) -> None:
    """Delete a message."""
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.bot_id:
        if channel.is_dm:
            raise missing_permissions()
        call.need(channel, Permission.MANAGE_MESSAGES)
    if channel.thread is not None and channel.thread.archived:
        raise thread_archived()
    posting.remove(call.core, message)


@routes.on("POST", "/channels/{channel_id}/messages/bulk-delete")
async def delete_messages(call: Call) -> None:
    """Delete several messages at once."""
    channel = call.channel()
    call.need(channel, Permission.MANAGE_MESSAGES)
    form = call.form()
    ids = form.data.get("messages")
    if not isinstance(ids, list) or not MIN_BULK <= len(ids) <= MAX_BULK:
        message = f"Must be between {MIN_BULK} and {MAX_BULK} in length."
        form.refuse("messages", "BASE_TYPE_BAD_LENGTH", message)
    form.problems.raise_if_any()
    for message_id in ids or []:
        found = call.store.message(channel.id, str(message_id))
        if found is not None:
            posting.remove(call.core, found)
