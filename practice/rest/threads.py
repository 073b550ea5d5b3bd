"""Threads and who is in them."""

from __future__ import annotations

from practice.errors import (
    missing_access,
    thread_archived,
    thread_exists,
    unknown_member,
    unknown_user,
    wrong_channel_type,
)
from practice.limits.form import Form
from practice.model import Channel, ChannelType, Json, MessageFlag
from practice.operations import threads
from practice.permissions import Permission, can_see
from practice.rest.call import Call, Routes
from practice.rest.channels import ARCHIVE_MINUTES, MAX_SLOWMODE

routes = Routes()
DEFAULT_MINUTES = 4320
KINDS = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


def _read_thread(form: Form) -> tuple[str, int]:
    name = form.name("name", high=100, required=True)
    minutes = form.one_of("auto_archive_duration", ARCHIVE_MINUTES)
    form.number("rate_limit_per_user", low=0, high=MAX_SLOWMODE)
    return name, minutes or DEFAULT_MINUTES


@routes.on("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def begin_thread_on_message(call: Call) -> Json:
    """Begin a thread on a message."""
    channel = call.channel()
    message = call.message(channel)
    if channel.type != ChannelType.TEXT:
        raise wrong_channel_type()
    call.need(channel, Permission.CREATE_PUBLIC_THREADS)
    if message.flags & MessageFlag.HAS_THREAD:
        raise thread_exists()
    form = call.form()
    name, minutes = _read_thread(form)
    form.problems.raise_if_any()
    thread = threads.begin_thread_on(call.core, message, call.bot_id, name, minutes=minutes)
    return call.core.payloads.channel(thread, seen_by=call.bot_id)


@routes.on("POST", "/channels/{channel_id}/threads")
async def begin_thread(call: Call) -> Json:
    """Begin a thread that hangs on no message; private unless asked otherwise, as in Discord."""
    channel = call.channel()
    if channel.type != ChannelType.TEXT:
        raise wrong_channel_type()
    form = call.form()
    name, minutes = _read_thread(form)
    kind = ChannelType(form.one_of("type", KINDS) or ChannelType.PRIVATE_THREAD)
    invitable = form.flag("invitable") or not form.has("invitable")
    form.problems.raise_if_any()
    is_public = kind is ChannelType.PUBLIC_THREAD
    call.need(channel, Permission.CREATE_PUBLIC_THREADS if is_public else Permission.CREATE_PRIVATE_THREADS)
    thread = threads.begin_thread(
        call.core, channel, call.bot_id, name, kind=kind, minutes=minutes, invitable=invitable
    )
    return call.core.payloads.channel(thread, seen_by=call.bot_id)


def _open_thread(call: Call) -> Channel:
    thread = call.thread()
    if thread.thread is not None and thread.thread.archived:
        raise thread_archived()
    return thread


def _target(call: Call) -> str:
    user_id = call.params["user_id"]
    return call.bot_id if user_id == "@me" else user_id


@routes.on("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_thread_member(call: Call) -> None:
    """Join a thread, or let someone in."""
    thread = _open_thread(call)
    user_id = _target(call)
    if user_id not in call.store.accounts:
        raise unknown_user()
    if user_id not in call.store.guild.members:
        raise unknown_member()
    if not can_see(call.store, user_id, call.store.channels[thread.parent_id or ""]):
        raise missing_access()
    if user_id != call.bot_id:
        call.need(thread, Permission.SEND_MESSAGES_IN_THREADS)
    threads.add_member(call.core, thread, user_id, added_by=call.bot_id)


@routes.on("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove_thread_member(call: Call) -> None:
    """Leave a thread, or take someone out."""
    thread = _open_thread(call)
    user_id = _target(call)
    is_own_private = thread.is_private_thread and thread.owner_id == call.bot_id
    if user_id != call.bot_id and not is_own_private:
        call.need(thread, Permission.MANAGE_THREADS)
    threads.remove_member(call.core, thread, user_id)


@routes.on("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def get_thread_member(call: Call) -> Json:
    """Return someone's membership of a thread."""
    thread = call.thread()
    user_id = _target(call)
    assert thread.thread is not None
    if user_id not in thread.thread.members:
        raise unknown_member()
    return call.core.payloads.thread_member(thread, user_id)
