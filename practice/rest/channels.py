"""Channels."""

from __future__ import annotations

from practice import announce
from practice.errors import thread_archived, too_many_threads, unknown_role, unknown_user
from practice.limits.form import Form
from practice.model import LISTED, Channel, ChannelType, Json, Overwrite, ThreadState
from practice.operations import threads
from practice.permissions import Permission
from practice.rest.call import Call, Routes

routes = Routes()
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
MAX_SLOWMODE = 21600
FOR_MODERATORS = {"locked", "rate_limit_per_user"}
"""What a thread's owner alone may not set."""


@routes.on("GET", "/channels/{channel_id}")
async def get_channel(call: Call) -> Json:
    """Return a channel, thread or direct conversation."""
    return call.core.payloads.channel(call.channel(), seen_by=call.bot_id)


@routes.on("GET", "/guilds/{guild_id}/channels")
async def list_channels(call: Call) -> list[Json]:
    """Return the server's channels, without threads."""
    return [call.core.payloads.channel(channel) for channel in call.store.listed_channels(call.guild())]


@routes.on("POST", "/guilds/{guild_id}/channels")
async def create_channel(call: Call) -> Json:
    """Make a channel."""
    guild = call.need_guild(Permission.MANAGE_CHANNELS)
    form = call.form()
    name = form.text("name", low=1, high=100, required=True)
    topic = form.text("topic", high=1024)
    kind = form.one_of("type", LISTED) or ChannelType.TEXT
    overwrites = _read_overwrites(form)
    form.problems.raise_if_any()
    channel = Channel(call.core.ids.next(), kind, name.lower().replace(" ", "-"), guild.id)
    channel.topic, channel.overwrites = topic or None, overwrites
    channel.position = len(call.store.listed_channels(guild))
    call.store.channels[channel.id] = channel
    announce.channel_changed(call.core, channel, "CHANNEL_CREATE")
    return call.core.payloads.channel(channel)


def _read_overwrites(form: Form) -> list[Overwrite]:
    return [
        Overwrite(
            one.snowflake("id", required=True) or "",
            one.one_of("type", (0, 1), required=True) or 0,
            int(one.data.get("allow") or 0),
            int(one.data.get("deny") or 0),
        )
        for one in form.children("permission_overwrites", high=100)
    ]


@routes.on("PATCH", "/channels/{channel_id}")
async def edit_channel(call: Call) -> Json:
    """Change a channel or thread."""
    channel = call.channel()
    if channel.is_thread:
        _edit_thread(call, channel)
        event = "THREAD_UPDATE"
    else:
        call.need(channel, Permission.MANAGE_CHANNELS)
        _edit_text_channel(call.form(), channel)
        event = "CHANNEL_UPDATE"
    announce.channel_changed(call.core, channel, event)
    return call.core.payloads.channel(channel, seen_by=call.bot_id)


def _edit_text_channel(form: Form, channel: Channel) -> None:
    name = form.text("name", low=1, high=100)
    topic = form.text("topic", high=1024)
    slowmode = form.number("rate_limit_per_user", low=0, high=MAX_SLOWMODE)
    overwrites = _read_overwrites(form)
    form.problems.raise_if_any()
    channel.name = name or channel.name
    channel.slowmode = channel.slowmode if slowmode is None else slowmode
    if "topic" in form.data:
        channel.topic = topic or None
    if "permission_overwrites" in form.data:
        channel.overwrites = overwrites


def _check_may_edit(call: Call, thread: Channel, state: ThreadState, form: Form) -> None:
    """Let a thread's owner rename and archive it; only moderators lock it, undo a lock or slow it down."""
    is_plain_unarchive = form.data.keys() == {"archived"} and not form.data["archived"] and not state.locked
    is_own = thread.owner_id == call.bot_id and not FOR_MODERATORS & form.data.keys() and not state.locked
    if not is_plain_unarchive and not is_own:
        call.need(thread, Permission.MANAGE_THREADS)


def _edit_thread(call: Call, thread: Channel) -> None:
    """Change a thread, which an archived one must be woken for."""
    assert thread.thread is not None
    form = call.form()
    state = thread.thread
    _check_may_edit(call, thread, state, form)
    if state.archived and form.data.get("archived") is not False:
        raise thread_archived()
    if state.archived and threads.has_most(call.core, thread):
        raise too_many_threads()
    name = form.name("name", high=100)
    minutes = form.one_of("auto_archive_duration", ARCHIVE_MINUTES)
    slowmode = form.number("rate_limit_per_user", low=0, high=MAX_SLOWMODE)
    archived, locked, invitable = form.flag("archived"), form.flag("locked"), form.flag("invitable")
    form.problems.raise_if_any()
    thread.name = name or thread.name
    thread.slowmode = thread.slowmode if slowmode is None else slowmode
    state.auto_archive_duration = minutes or state.auto_archive_duration
    if form.has("archived"):
        state.archived, state.archive_timestamp = archived, call.core.clock.timestamp()
    if form.has("locked"):
        state.locked = locked
    if form.has("invitable"):
        state.invitable = invitable


@routes.on("DELETE", "/channels/{channel_id}")
async def delete_channel(call: Call) -> Json:
    """Delete a channel or thread."""
    channel = call.channel()
    written = call.core.payloads.channel(channel)
    if channel.is_dm:
        return written
    call.need(channel, Permission.MANAGE_THREADS if channel.is_thread else Permission.MANAGE_CHANNELS)
    threads.delete_channel(call.core, channel)
    return written


@routes.on("PUT", "/channels/{channel_id}/permissions/{target_id}")
async def set_overwrite(call: Call) -> None:
    """Grant or deny something to a role or member in a channel."""
    channel = call.channel()
    call.need(channel, Permission.MANAGE_ROLES)
    form = call.form()
    kind = form.one_of("type", (0, 1), required=True)
    form.problems.raise_if_any()
    target = call.params["target_id"]
    if kind == 0 and not (channel.guild_id and target in call.store.guild_of(channel).roles):
        raise unknown_role()
    if kind == 1 and target not in call.store.accounts:
        raise unknown_user()
    allow, deny = int(form.data.get("allow") or 0), int(form.data.get("deny") or 0)
    kept = [one for one in channel.overwrites if one.id != target]
    channel.overwrites = [*kept, Overwrite(target, kind or 0, allow, deny)]
    announce.channel_changed(call.core, channel, "CHANNEL_UPDATE")


@routes.on("DELETE", "/channels/{channel_id}/permissions/{target_id}")
async def delete_overwrite(call: Call) -> None:
    """Take back what a channel grants or denies to a role or member."""
    channel = call.channel()
    call.need(channel, Permission.MANAGE_ROLES)
    channel.overwrites = [one for one in channel.overwrites if one.id != call.params["target_id"]]
    announce.channel_changed(call.core, channel, "CHANNEL_UPDATE")


@routes.on("POST", "/channels/{channel_id}/typing")
async def show_typing(call: Call) -> None:
    """Show that the bot is about to write."""
    channel = call.channel()
    announce.typing(call.core, channel, call.bot_id)
