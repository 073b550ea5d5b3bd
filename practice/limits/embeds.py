"""The limits of embeds."""

from __future__ import annotations

from practice.limits.form import MEDIA, Form
from practice.model import Json

MAX_EMBEDS = 10
MAX_TOTAL = 6000
MAX_COLOUR = 0xFFFFFF
SHOWN = ("title", "description", "fields", "image", "thumbnail", "author", "footer", "timestamp")
"""The parts of an embed of which it needs one at least to be seen."""


def check_embeds(form: Form) -> None:
    """Check the embeds of a message."""
    embeds = form.children("embeds", high=MAX_EMBEDS)
    for embed in embeds:
        _check_embed(embed)
    if sum(_characters(embed.data) for embed in embeds) > MAX_TOTAL:
        message = f"Embed size exceeds maximum size of {MAX_TOTAL}"
        form.refuse("embeds", "MAX_EMBED_SIZE_EXCEEDED", message)


def shows_something(embed: Json) -> bool:
    """Tell whether there is anything in an embed; a colour alone is not shown."""
    return any(embed.get(key) for key in SHOWN)


def _check_embed(embed: Form) -> None:
    embed.text("title", high=256)
    embed.text("description", high=4096)
    embed.url("url")
    embed.moment("timestamp")
    embed.number("color", low=0, high=MAX_COLOUR)
    for key, text, high in (("footer", "text", 2048), ("author", "name", 256)):
        inner = embed.child(key)
        if inner is not None:
            inner.text(text, high=high)
            inner.url("url")
            inner.url("icon_url", schemes=MEDIA)
    for key in ("image", "thumbnail"):
        inner = embed.child(key)
        if inner is not None:
            inner.url("url", schemes=MEDIA, required=True)
    for field in embed.children("fields", high=25):
        field.text("name", low=1, high=256, required=True)
        field.text("value", low=1, high=1024, required=True)
        field.flag("inline")


def _characters(embed: Json) -> int:
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
    for field in embed.get("fields") or []:
        if isinstance(field, dict):
            texts += [field.get("name"), field.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))
