"""One click that seats the other users at the newest table, first of all of the channel one looks at.

The convention: a component whose custom_id begins with `join:` seats the user who presses it. The bot
names its lobby's button so; the practice server knows nothing else about tables. On the page, the person who
clicks sits down first, unless they have pressed that button already. Whoever the lobby names has their place.
"""

from __future__ import annotations

import asyncio
import re

from practice.core import Core
from practice.limits.components import Component, walk
from practice.model import Account, Json, Message
from practice.operations import interactions
from practice.operations.mistake import Mistake
from practice.pageapi.use import press
from practice.permissions import can_see
from practice.snowflakes import age_key

PATIENCE = 0.6
"""How long to wait for the lobby to change after a press, in seconds."""


def _join_button(core: Core, message: Message) -> Json | None:
    prefix = core.settings.join_prefix
    buttons = (c for c in walk(message.components) if c.get("type") == Component.BUTTON)
    return next((b for b in buttons if str(b.get("custom_id", "")).startswith(prefix)), None)


def find_lobby(core: Core, account: Account, channel_id: str | None = None) -> tuple[Message, Json] | None:
    """Return the newest message with a button for joining that a user can see, and the button."""
    channels = [c for c in core.store.channels.values() if can_see(core.store, account.id, c)]
    wanted = [c.id for c in channels if channel_id in (None, c.id)]
    messages = [m for i in wanted for m in core.store.history(i) if not m.is_ephemeral]
    for message in sorted(messages, key=lambda m: age_key(m.id), reverse=True):
        button = _join_button(core, message)
        if button is not None and not button.get("disabled"):
            return message, button
    return None


def _nearest_lobby(core: Core, account: Account, place: str | None) -> tuple[Message, Json] | None:
    """Return the newest lobby in the place that a user looks at, or where its thread hangs, or anywhere."""
    here = core.store.find_channel(place) if place else None
    near = [i for i in (here.id, here.parent_id) if i] if here else []
    found = (find_lobby(core, account, channel_id) for channel_id in (*near, None))
    return next((lobby for lobby in found if lobby is not None), None)


async def seat_others(core: Core, account: Account, body: Json) -> Json:
    """Press a lobby's button as each other user, until it is gone or everyone has pressed."""
    lobby = _nearest_lobby(core, account, body.get("channel"))
    if lobby is None:
        raise Mistake("There is no open table to sit down at. Open one first.")
    place = core.store.channels[lobby[0].channel_id]
    others = [a for a in core.store.people() if a.id != account.id and core.store.member_of(place, a.id)]
    message_id, pressed = lobby[0].id, []
    seating = others[: int(body.get("at_most", len(others)))]
    if body.get("me") and not (_has_pressed(core, account, lobby[0]) or _names(lobby[0], account)):
        seating.insert(0, account)
    for other in seating:
        message = core.store.message(lobby[0].channel_id, message_id)
        button = _join_button(core, message) if message else None
        if message is None or button is None or button.get("disabled"):
            break
        again = _has_pressed(core, other, message)
        outcome, is_changed = await _press_and_wait(core, other, message, button["custom_id"])
        # A user who has a seat already changes nothing by pressing again.
        if outcome["outcome"] != "failed" and (is_changed or not again):
            pressed.append(other.display_name)
    return {"pressed": pressed, "channel_id": lobby[0].channel_id}


def _has_pressed(core: Core, account: Account, message: Message) -> bool:
    prefix = core.settings.join_prefix
    own = (i for i in core.interactions.values() if i.user_id == account.id and i.message_id == message.id)
    return any(str(interaction.data.get("custom_id", "")).startswith(prefix) for interaction in own)


def _names(message: Message, account: Account) -> bool:
    texts = [message.content, *(str(part.get("content", "")) for part in walk(message.components))]
    return any(re.search(rf"\b{re.escape(account.display_name)}\b", text) for text in texts)


async def _press_and_wait(
    core: Core, account: Account, message: Message, custom_id: str
) -> tuple[Json, bool]:
    channel = core.store.channels[message.channel_id]
    with core.page.listening(account.id) as events:
        started = press(core, account, channel, message, custom_id)
        outcome = await interactions.wait_for_outcome(core, started)
        try:
            await asyncio.wait_for(_changed(events, message.id), PATIENCE)
        except TimeoutError:
            return outcome, False
    return outcome, True


async def _changed(events: asyncio.Queue[Json | None], message_id: str) -> None:
    while (event := await events.get()) is not None:
        about = event.get("message", {}).get("id") or event.get("id")
        if about == message_id:
            return
