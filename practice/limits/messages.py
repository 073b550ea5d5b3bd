"""The limits of messages."""

from __future__ import annotations

from practice.errors import empty_message
from practice.limits.components import check_components
from practice.limits.embeds import check_embeds, shows_something
from practice.limits.form import Form
from practice.model import Json, Message, MessageFlag

MAX_CONTENT = 2000
MAX_FILES = 10
SHOWN = ("content", "embeds", "components", "attachments", "sticker_ids", "poll")
"""The parts of a message of which it needs one at least."""


def check_message(form: Form, *, already_v2: bool = False) -> None:
    """Check what a message is made of, new or edited."""
    flags = form.number("flags", low=0, high=(1 << 31) - 1) or 0
    v2 = already_v2 or bool(flags & MessageFlag.COMPONENTS_V2)
    form.text("content", high=MAX_CONTENT)
    check_embeds(form)
    check_components(form, v2=v2)
    if v2:
        _check_v2_alone(form)
    _check_attachments(form)
    _check_mentions(form)
    _check_nonce(form)


def _check_v2_alone(form: Form) -> None:
    for key in ("content", "embeds", "poll", "sticker_ids"):
        if form.data.get(key):
            message = "This field cannot be used with the IS_COMPONENTS_V2 flag"
            form.refuse(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message)


def _check_attachments(form: Form) -> None:
    for attachment in form.children("attachments", high=MAX_FILES):
        attachment.snowflake("id", required=True)
        attachment.text("filename", low=1, high=1024)
        attachment.text("description", high=1024)


def _check_mentions(form: Form) -> None:
    mentions = form.child("allowed_mentions")
    if mentions is None:
        return
    parse = mentions.data.get("parse") or []
    for at, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            mentions.problems.add((*mentions.path, "parse", str(at)), "BASE_TYPE_CHOICES", "Unknown kind")
    for key in ("users", "roles"):
        ids = mentions.data.get(key) or []
        if len(ids) > 100:
            mentions.refuse(key, "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
        if ids and key in parse:
            message = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            mentions.refuse(key, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)


def _check_nonce(form: Form) -> None:
    if isinstance(form.data.get("nonce"), str):
        form.text("nonce", high=25)
    elif form.has("nonce"):
        form.number("nonce", low=-(1 << 63), high=(1 << 63) - 1)


def check_not_empty(form: Form, *, files: int) -> None:
    """Refuse a new message that shows nothing; attachments are files that came along."""
    _check_shows({key: form.data.get(key) for key in SHOWN if key != "attachments"}, files)


def check_not_emptied(form: Form, message: Message, *, files: int) -> None:
    """Refuse an edit that leaves nothing to show."""
    now = {key: getattr(message, key, None) for key in SHOWN}
    _check_shows(now | {key: form.data[key] for key in SHOWN if key in form.data}, files)


def _check_shows(parts: Json, files: int) -> None:
    content = str(parts.pop("content") or "").strip()
    embeds = any(shows_something(embed) for embed in parts.pop("embeds") or [])
    if not content and not embeds and not files and not any(parts.values()):
        raise empty_message()
