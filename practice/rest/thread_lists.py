"""Lists of threads, and of the people in one."""

from __future__ import annotations

from practice.errors import missing_access
from practice.gateway.intents import Intent
from practice.model import Channel, ChannelType, Json
from practice.permissions import Permission, can_see
from practice.rest.call import Call, Routes

routes = Routes()


def _listed(call: Call, found: list[Channel]) -> Json:
    payloads = call.core.payloads
    own = [t for t in found if t.thread and call.bot_id in t.thread.members]
    return {
        "threads": [payloads.channel(t, seen_by=call.bot_id) for t in found],
        "members": [payloads.thread_member(t, call.bot_id) for t in own],
    }


def _archived(call: Call, kind: ChannelType) -> list[Channel]:
    channel = call.channel()
    call.need(channel, Permission.READ_MESSAGE_HISTORY)
    threads = call.store.threads_of(channel.id)
    found = [t for t in threads if t.thread and t.thread.archived and t.type == kind]
    before = call.query.get("before")
    if before:
        found = [t for t in found if t.thread and t.thread.archive_timestamp < before]
    return sorted(found, key=lambda t: t.thread.archive_timestamp if t.thread else "", reverse=True)


def _paged(call: Call, found: list[Channel]) -> Json:
    limit = call.number("limit", default=50, low=2, high=100)
    return _listed(call, found[:limit]) | {"has_more": len(found) > limit}


@routes.on("GET", "/guilds/{guild_id}/threads/active")
async def list_active_threads(call: Call) -> Json:
    """Return the threads that are not archived and that the bot can see."""
    active = call.store.active_threads(call.guild())
    return _listed(call, [t for t in active if can_see(call.store, call.bot_id, t)]) | {"has_more": False}


@routes.on("GET", "/channels/{channel_id}/threads/archived/public")
async def list_archived_public_threads(call: Call) -> Json:
    """Return a channel's archived public threads, the latest first."""
    return _paged(call, _archived(call, ChannelType.PUBLIC_THREAD))


@routes.on("GET", "/channels/{channel_id}/threads/archived/private")
async def list_archived_private_threads(call: Call) -> Json:
    """Return a channel's archived private threads."""
    call.need(call.channel(), Permission.MANAGE_THREADS)
    return _paged(call, _archived(call, ChannelType.PRIVATE_THREAD))


@routes.on("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
async def list_own_archived_private_threads(call: Call) -> Json:
    """Return the archived private threads that the bot is in."""
    found = _archived(call, ChannelType.PRIVATE_THREAD)
    return _paged(call, [t for t in found if t.thread and call.bot_id in t.thread.members])


@routes.on("GET", "/channels/{channel_id}/thread-members")
async def list_thread_members(call: Call) -> list[Json]:
    """Return who is in a thread; Discord asks for the members intent here."""
    thread = call.thread()
    assert thread.thread is not None
    if not call.core.settings.privileged_intents & Intent.GUILD_MEMBERS:
        raise missing_access()
    return [call.core.payloads.thread_member(thread, user_id) for user_id in thread.thread.members]
