"""Posting, editing and deleting messages."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from practice import announce
from practice.core import Core
from practice.limits.components import Component, walk
from practice.limits.form import Form
from practice.model import Channel, Json, Message, MessageFlag, MessageType
from practice.operations.mentions import find_mentions
from practice.operations.uploads import Uploads, check_references, link_attachments, take_attachments
from practice.permissions import can_see

SETTABLE = (
    MessageFlag.SUPPRESS_EMBEDS
    | MessageFlag.EPHEMERAL
    | MessageFlag.SUPPRESS_NOTIFICATIONS
    | MessageFlag.COMPONENTS_V2
)
"""The flags that a sender decides on; of others Discord takes no notice."""

_DEFAULTS: dict[int, Json] = {
    Component.THUMBNAIL: {"description": None, "spoiler": False},
    Component.SEPARATOR: {"spacing": 1, "divider": True},
    Component.CONTAINER: {"accent_color": None, "spoiler": False},
}


@dataclass(frozen=True)
class Origin:
    """Where a message comes from, beyond its author."""

    type: int = MessageType.DEFAULT
    only_for: str | None = None
    interaction: Json | None = None
    reference: Json | None = None
    loading: bool = False
    """It stands for an answer that is still to come."""
    message_id: str | None = None
    """The first message of a forum's post has the post's id."""


def find_by_nonce(core: Core, channel: Channel, author_id: str, form: Form) -> Message | None:
    """Return the message that this one repeats, if its nonce is enforced and still remembered."""
    nonce = form.data.get("nonce")
    if not form.data.get("enforce_nonce") or nonce is None:
        return None
    for message in reversed(core.store.history(channel.id)):
        age = core.clock.now() - datetime.fromisoformat(message.timestamp).timestamp()
        if age > core.settings.nonce_seconds:
            return None
        if message.nonce == str(nonce) and message.author_id == author_id:
            return message
    return None


def post(
    core: Core, channel: Channel, author_id: str, form: Form, uploads: Uploads, origin: Origin | None = None
) -> Message:
    """Post a message whose form has been checked, and tell of it."""
    origin = origin or Origin()
    message = _drafted(core, channel, author_id, origin)
    message.flags = int(form.data.get("flags") or 0) & SETTABLE
    if origin.loading:
        message.flags |= MessageFlag.LOADING
    message.nonce = str(form.data["nonce"]) if form.has("nonce") else None
    message.tts = bool(form.data.get("tts"))
    fill(core, message, form, uploads)
    _enter_thread(core, channel, message)
    core.store.add_message(message)
    announce.message_posted(core, message)
    return message


def post_notice(core: Core, channel: Channel, author_id: str, content: str, origin: Origin) -> Message:
    """Post what Discord itself writes, such as that a thread was begun."""
    message = _drafted(core, channel, author_id, origin)
    message.content = content
    core.store.add_message(message)
    announce.message_posted(core, message)
    return message


def _drafted(core: Core, channel: Channel, author_id: str, origin: Origin) -> Message:
    return Message(
        id=origin.message_id or core.ids.next(),
        channel_id=channel.id,
        author_id=author_id,
        timestamp=core.clock.timestamp(),
        type=origin.type,
        only_for=origin.only_for,
        interaction=origin.interaction,
        reference=origin.reference,
    )


def fill(core: Core, message: Message, form: Form, uploads: Uploads) -> None:
    """Put what a checked form holds into a message; what it leaves out stays."""
    # Files can still be refused, and then nothing has changed.
    files = message.attachments
    if "attachments" in form.data or uploads:
        files = take_attachments(core, form, uploads, files)
    check_references(form, files)
    message.attachments = files
    if "content" in form.data:
        message.content = (form.data["content"] or "").strip()
    if "embeds" in form.data:
        message.embeds = [embed | {"type": "rich"} for embed in form.data["embeds"] or []]
    if "components" in form.data:
        message.components = form.data["components"] or []
        _complete(message.components)
    if {"embeds", "components", "attachments"} & form.data.keys() or uploads:
        link_attachments(core, message)
    _set_mentions(core, message, form)


def _complete(components: list[Json]) -> None:
    """Give each component an id and its defaults, as Discord does where the sender gave none."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for component in walk(components):
        component["id"] = component.get("id") or next(free)
        for key, value in _DEFAULTS.get(component["type"], {}).items():
            component.setdefault(key, value)
        for item in component.get("items") or []:
            item |= {"description": None, "spoiler": False} | item


def _set_mentions(core: Core, message: Message, form: Form) -> None:
    shown = [str(c["content"]) for c in walk(message.components) if c.get("type") == 10]
    text = "\n".join([message.content, *shown])
    channel = core.store.channels[message.channel_id]
    found = find_mentions(core.store, channel, message.author_id, text, form.data.get("allowed_mentions"))
    message.mentions, message.mention_roles = found.users, found.roles
    message.mention_everyone = found.everyone


def _enter_thread(core: Core, channel: Channel, message: Message) -> None:
    """Wake an archived thread; users who write or are mentioned there join it."""
    if channel.thread is None or message.is_ephemeral:
        return
    if channel.thread.archived:
        channel.thread.archived = False
        channel.thread.archive_timestamp = core.clock.timestamp()
        announce.channel_changed(core, channel, "THREAD_UPDATE")
    parent = core.store.channels[channel.parent_id or ""]
    named = [u for u in message.mentions if can_see(core.store, u, parent)]
    new = [u for u in dict.fromkeys([message.author_id, *named]) if u not in channel.thread.members]
    for user_id in new:
        channel.thread.members[user_id] = core.clock.timestamp()
    if new:
        announce.thread_members_changed(core, channel, added=new)


def revise(core: Core, message: Message, form: Form, uploads: Uploads) -> None:
    """Change a message by a checked form, and tell of it; a loading one becomes an answer."""
    was_loading = message.is_loading
    fill(core, message, form, uploads)
    if form.has("flags"):
        changeable = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
        kept = message.flags & ~MessageFlag.SUPPRESS_EMBEDS
        message.flags = kept | (form.data["flags"] & changeable)
    message.flags &= ~MessageFlag.LOADING
    if not was_loading:
        message.edited_timestamp = core.clock.timestamp()
    announce.message_edited(core, message)


def remove(core: Core, message: Message) -> None:
    """Delete a message, and tell of it."""
    core.store.messages[message.channel_id].pop(message.id, None)
    announce.message_deleted(core, message)
