"""Threads and who is in them."""

from __future__ import annotations

from practice.errors import (
    missing_access,
    thread_archived,
    thread_exists,
    too_many_threads,
    unknown_member,
    unknown_user,
    wrong_channel_type,
)
from practice.limits.form import Form
from practice.limits.messages import check_message, check_not_empty
from practice.model import Channel, ChannelType, Json, MessageFlag
from practice.operations import threads
from practice.permissions import Permission, can_see
from practice.rest.call import Call, Routes
from practice.rest.channels import ARCHIVE_MINUTES, MAX_SLOWMODE

routes = Routes()
KINDS = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD, ChannelType.ANNOUNCEMENT_THREAD)
KINDS_IN: dict[int, tuple[ChannelType, ...]] = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
}


def _read_thread(form: Form) -> tuple[str, int]:
    name = form.name("name", high=100, required=True)
    minutes = form.one_of("auto_archive_duration", ARCHIVE_MINUTES)
    form.number("rate_limit_per_user", low=0, high=MAX_SLOWMODE)
    return name, minutes or threads.DEFAULT_MINUTES


@routes.on("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def begin_thread_on_message(call: Call) -> Json:
    """Begin a thread on a message."""
    channel = call.channel()
    message = call.message(channel)
    if channel.type not in threads.KIND_ON_MESSAGE:
        raise wrong_channel_type()
    call.need(channel, Permission.CREATE_PUBLIC_THREADS)
    if message.flags & MessageFlag.HAS_THREAD:
        raise thread_exists()
    form = call.form()
    name, minutes = _read_thread(form)
    form.problems.raise_if_any()
    _check_room(call, channel)
    thread = threads.begin_thread_on(call.core, message, call.bot_id, name, minutes=minutes)
    return call.core.payloads.channel(thread, seen_by=call.bot_id)


@routes.on("POST", "/channels/{channel_id}/threads")
async def begin_thread(call: Call) -> Json:
    """Begin a thread that hangs on no message; private unless asked otherwise, as in Discord."""
    channel = call.channel()
    if channel.type == ChannelType.FORUM:
        return _begin_post(call, channel)
    form = call.form()
    name, minutes = _read_thread(form)
    kind = ChannelType(form.one_of("type", KINDS) or ChannelType.PRIVATE_THREAD)
    invitable = form.flag("invitable") or not form.has("invitable")
    form.problems.raise_if_any()
    if kind not in KINDS_IN.get(channel.type, ()):
        raise wrong_channel_type()
    is_private = kind is ChannelType.PRIVATE_THREAD
    call.need(channel, Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS)
    _check_room(call, channel)
    thread = threads.begin_thread(
        call.core, channel, call.bot_id, name, kind=kind, minutes=minutes, invitable=invitable
    )
    return call.core.payloads.channel(thread, seen_by=call.bot_id)


def _begin_post(call: Call, forum: Channel) -> Json:
    form = call.form()
    name, minutes = _read_thread(form)
    message = form.child("message")
    if message is None:
        form.refuse("message", "BASE_TYPE_REQUIRED", "This field is required")
        message = Form({}, form.problems)
    check_message(message)
    form.problems.raise_if_any()
    check_not_empty(message, files=len(call.uploads))
    call.need(forum, Permission.SEND_MESSAGES)
    _check_room(call, forum)
    thread, first = threads.begin_post(
        call.core, forum, call.bot_id, name, message, call.uploads, minutes=minutes
    )
    written = call.core.payloads.channel(thread, seen_by=call.bot_id)
    return written | {"message": call.core.payloads.message(first)}


def _check_room(call: Call, channel: Channel) -> None:
    if threads.has_most(call.core, channel):
        raise too_many_threads()


def _open_thread(call: Call) -> Channel:
    thread = call.thread()
    if thread.thread is not None and thread.thread.archived:
        raise thread_archived()
    return thread


def _target(call: Call) -> str:
    user_id = call.params["user_id"]
    return call.bot_id if user_id == "@me" else user_id


def _check_may_let_in(call: Call, thread: Channel) -> None:
    """Let in whoever may write; where others may not invite, moderators alone do."""
    call.need(thread, Permission.SEND_MESSAGES_IN_THREADS)
    if thread.is_private_thread and thread.thread is not None and not thread.thread.invitable:
        call.need(thread, Permission.MANAGE_THREADS)


@routes.on("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_thread_member(call: Call) -> None:
    """Join a thread, or let someone in."""
    thread = _open_thread(call)
    user_id = _target(call)
    if user_id not in call.store.accounts:
        raise unknown_user()
    if call.store.member_of(thread, user_id) is None:
        raise unknown_member()
    if not can_see(call.store, user_id, call.store.channels[thread.parent_id or ""]):
        raise missing_access()
    if user_id != call.bot_id:
        _check_may_let_in(call, thread)
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
