"""Pinned messages."""

from __future__ import annotations

from practice import announce
from practice.errors import ApiError
from practice.model import Channel, Json, Message, MessageType
from practice.operations.posting import Origin, post_notice
from practice.permissions import Permission
from practice.rest.call import Call, Routes

routes = Routes()
MAX_PINS = 250
TOO_MANY = ApiError(400, 30003, f"Maximum number of pins reached ({MAX_PINS})")


def _pinned(call: Call, channel: Channel) -> list[Message]:
    found = [m for m in call.store.history(channel.id) if m.pinned_at is not None]
    return sorted(found, key=lambda m: m.pinned_at or "", reverse=True)


async def pin_message(call: Call) -> None:
    """Pin a message; the channel is told."""
    channel = call.channel()
    message = call.message(channel)
    call.need(channel, Permission.PIN_MESSAGES)
    if message.pinned_at is not None:
        return
    if len(_pinned(call, channel)) >= MAX_PINS:
        raise TOO_MANY
    message.pinned_at = channel.last_pin = call.core.clock.timestamp()
    announce.message_edited(call.core, message)
    announce.pins_changed(call.core, channel)
    reference = {"type": 0, "channel_id": channel.id, "message_id": message.id}
    if channel.guild_id:
        reference["guild_id"] = channel.guild_id
    post_notice(call.core, channel, call.bot_id, "", Origin(MessageType.PINNED, reference=reference))


async def unpin_message(call: Call) -> None:
    """Take a pin away."""
    channel = call.channel()
    message = call.message(channel)
    call.need(channel, Permission.PIN_MESSAGES)
    message.pinned_at = None
    announce.message_edited(call.core, message)
    announce.pins_changed(call.core, channel)


for _path in (
    "/channels/{channel_id}/messages/pins/{message_id}",
    "/channels/{channel_id}/pins/{message_id}",
):
    routes.on("PUT", _path)(pin_message)
    routes.on("DELETE", _path)(unpin_message)


@routes.on("GET", "/channels/{channel_id}/messages/pins")
async def list_pins(call: Call) -> Json:
    """Return a channel's pins, the latest first."""
    channel = call.channel()
    limit = call.number("limit", default=50, low=1, high=50)
    before = call.query.get("before", "~")
    found = [m for m in _pinned(call, channel) if (m.pinned_at or "") < before]
    items = [{"pinned_at": m.pinned_at, "message": call.core.payloads.message(m)} for m in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


@routes.on("GET", "/channels/{channel_id}/pins")
async def list_pins_as_before(call: Call) -> list[Json]:
    """Return a channel's pins by the older address."""
    return [call.core.payloads.message(m) for m in _pinned(call, call.channel())]
