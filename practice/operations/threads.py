"""Beginning, joining and changing threads."""

from __future__ import annotations

from datetime import datetime

from practice import announce
from practice.core import Core
from practice.limits.form import Form
from practice.model import Channel, ChannelType, Message, MessageFlag, MessageType, ThreadState
from practice.operations.posting import Origin, post, post_notice
from practice.operations.uploads import Uploads
from practice.snowflakes import created_at

DEFAULT_MINUTES = 4320
KIND_ON_MESSAGE: dict[int, ChannelType] = {
    ChannelType.TEXT: ChannelType.PUBLIC_THREAD,
    ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD,
}
"""What kind of thread hangs on a message, by the kind of its channel; other channels have none."""


def begin_thread(
    core: Core, parent: Channel, owner_id: str, name: str, *, kind: ChannelType, minutes: int, invitable: bool
) -> Channel:
    """Begin a thread that hangs on no message; a public one is noted in its channel."""
    thread = _new_thread(core, parent, owner_id, core.ids.next(), name, kind=kind, minutes=minutes)
    assert thread.thread is not None
    thread.thread.invitable = invitable
    announce.thread_created(core, thread)
    if kind is not ChannelType.PRIVATE_THREAD:
        reference = {"type": 0, "channel_id": thread.id, "guild_id": parent.guild_id}
        post_notice(core, parent, owner_id, name, Origin(MessageType.THREAD_CREATED, reference=reference))
    return thread


def begin_thread_on(core: Core, message: Message, owner_id: str, name: str, *, minutes: int) -> Channel:
    """Begin a public thread on a message; it has the message's id."""
    parent = core.store.channels[message.channel_id]
    kind = KIND_ON_MESSAGE[parent.type]
    thread = _new_thread(core, parent, owner_id, message.id, name, kind=kind, minutes=minutes)
    message.flags |= MessageFlag.HAS_THREAD
    announce.thread_created(core, thread)
    announce.message_edited(core, message)
    reference = {"type": 0, "channel_id": parent.id, "message_id": message.id, "guild_id": parent.guild_id}
    post_notice(core, thread, owner_id, "", Origin(MessageType.THREAD_STARTER, reference=reference))
    return thread


def begin_post(
    core: Core,
    forum: Channel,
    owner_id: str,
    title: str,
    form: Form,
    uploads: Uploads,
    *,
    minutes: int = DEFAULT_MINUTES,
) -> tuple[Channel, Message]:
    """Open a post of a forum; its first message has its id."""
    kind = ChannelType.PUBLIC_THREAD
    thread = _new_thread(core, forum, owner_id, core.ids.next(), title, kind=kind, minutes=minutes)
    announce.thread_created(core, thread)
    return thread, post(core, thread, owner_id, form, uploads, Origin(message_id=thread.id))


def has_most(core: Core, place: Channel) -> bool:
    """Tell whether the server of a channel has as many open threads as it may have."""
    return len(core.store.active_threads(core.store.guild_of(place))) >= core.settings.max_active_threads


def archive_quiet(core: Core) -> None:
    """Archive the threads in which nothing was said for as long as they stay open."""
    for thread in core.store.threads():
        if thread.thread is not None and is_quiet(core, thread):
            thread.thread.archived, thread.thread.archive_timestamp = True, core.clock.timestamp()
            announce.channel_changed(core, thread, "THREAD_UPDATE")


def _new_thread(
    core: Core, parent: Channel, owner_id: str, thread_id: str, name: str, *, kind: ChannelType, minutes: int
) -> Channel:
    now = core.clock.timestamp()
    thread = Channel(
        id=thread_id,
        type=kind,
        name=name,
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        thread=ThreadState(created_at=now, archive_timestamp=now, auto_archive_duration=minutes),
    )
    assert thread.thread is not None
    thread.thread.members[owner_id] = now
    core.store.channels[thread.id] = thread
    return thread


def add_member(core: Core, thread: Channel, user_id: str, *, added_by: str) -> None:
    """Let someone into a thread; being added by another is noted there."""
    assert thread.thread is not None
    if user_id in thread.thread.members:
        return
    thread.thread.members[user_id] = core.clock.timestamp()
    announce.thread_members_changed(core, thread, added=[user_id])
    if added_by != user_id:
        notice = post_notice(core, thread, added_by, "", Origin(MessageType.RECIPIENT_ADD))
        notice.mentions = [user_id]
        announce.message_edited(core, notice)


def remove_member(core: Core, thread: Channel, user_id: str) -> None:
    """Take someone out of a thread."""
    assert thread.thread is not None
    if thread.thread.members.pop(user_id, None) is not None:
        announce.thread_members_changed(core, thread, removed=[user_id])


def is_quiet(core: Core, thread: Channel) -> bool:
    """Tell whether an open thread has been still for as long as it is to stay open."""
    state = thread.thread
    assert state is not None
    changed = datetime.fromisoformat(state.archive_timestamp).timestamp()
    active = max(changed, created_at(thread.last_message_id or thread.id))
    return not state.archived and core.clock.now() - active >= state.auto_archive_duration * 60


def delete_channel(core: Core, channel: Channel) -> None:
    """Delete a channel with its threads, or one thread."""
    for thread in core.store.threads_of(channel.id):
        delete_channel(core, thread)
    announce.channel_deleted(core, channel)
    core.store.drop_channel(channel.id)
    announce.refresh(core, [account.id for account in core.store.people()])
