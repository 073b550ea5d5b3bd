"""Files that come with a message, and the places in it that show them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from practice.core import Core
from practice.errors import too_large, too_many_files
from practice.files import MAX_BYTES, content_type, picture_size
from practice.limits.components import MAX_COMPONENTS, walk
from practice.limits.form import Form
from practice.limits.messages import MAX_FILES
from practice.model import Attachment, Json, Message


@dataclass(frozen=True)
class Upload:
    """A file as it arrived."""

    filename: str
    data: bytes


Uploads = dict[str, Upload]
"""By the number in the field's name: files[0] is "0"."""


def store_upload(core: Core, upload: Upload, description: str | None = None) -> Attachment:
    """Keep a file and return its attachment."""
    if len(upload.data) > MAX_BYTES:
        raise too_large()
    attachment = Attachment(
        id=core.ids.next(),
        filename=upload.filename,
        size=len(upload.data),
        content_type=content_type(upload.filename),
        description=description,
    )
    size = picture_size(upload.data)
    if size is not None:
        attachment.width, attachment.height = size
    core.files.write(attachment.id, attachment.filename, upload.data)
    return attachment


def take_attachments(
    core: Core, form: Form, uploads: Uploads, existing: list[Attachment]
) -> list[Attachment]:
    """Return a message's attachments: those kept and those new, with their descriptions."""
    listed = form.data.get("attachments")
    if len(uploads) + (len(existing) if listed is None else 0) > MAX_FILES:
        raise too_many_files()
    if listed is None:
        return existing + [store_upload(core, upload) for upload in uploads.values()]
    kept = {attachment.id: attachment for attachment in existing}
    taken: list[Attachment] = []
    for at, entry in enumerate(listed):
        key, description = str(entry["id"]), entry.get("description")
        if key in kept:
            kept[key].description = description or kept[key].description
            taken.append(kept[key])
        elif key in uploads:
            named = Upload(entry.get("filename") or uploads[key].filename, uploads[key].data)
            taken.append(store_upload(core, named, description))
        else:
            form.problems.add(
                (*form.path, "attachments", str(at)), "ATTACHMENT_NOT_FOUND", "Attachment not found"
            )
    form.problems.raise_if_any()
    return taken


def check_references(form: Form, attachments: list[Attachment]) -> None:
    """Refuse components that show a file which the message does not have; embeds may, and show nothing."""
    known = {f"attachment://{attachment.filename}" for attachment in attachments}
    for media in _media(form):
        url = str(media.data.get("url"))
        if url.startswith("attachment://") and url not in known:
            message = f"The referenced attachment '{url}' was not found."
            media.refuse("url", "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
    form.problems.raise_if_any()


def _media(form: Form) -> Iterator[Form]:
    """Yield what the components of a checked form show."""
    for key in ("media", "file"):
        if form.has(key):
            yield Form(form.data[key], form.problems, (*form.path, key))
    accessory = form.child("accessory")
    inside = [form.children(key, high=MAX_COMPONENTS) for key in ("components", "items")]
    for one in [*inside[0], *inside[1], *([accessory] if accessory else [])]:
        yield from _media(one)


def link_attachments(core: Core, message: Message) -> None:
    """Put addresses where embeds and components name an attachment of their message."""
    by_name = {f"attachment://{a.filename}": a for a in message.attachments}
    for attachment in message.attachments:
        attachment.shown_elsewhere = False
    for holder in [*_embed_links(message.embeds), *_component_links(message.components)]:
        url = holder.get("url", "")
        shown = by_name.get(url) or _same_address(core, message, url)
        if shown is not None:
            _link(core, message, holder, shown)
    _name_files(message)


def _name_files(message: Message) -> None:
    """Tell name and size with each file that a component shows, as Discord does."""
    by_id = {attachment.id: attachment for attachment in message.attachments}
    for component in walk(message.components):
        attachment = by_id.get((component.get("file") or {}).get("attachment_id", ""))
        if attachment is not None:
            component |= {"name": attachment.filename, "size": attachment.size}


def _link(core: Core, message: Message, holder: Json, attachment: Attachment) -> None:
    attachment.shown_elsewhere = True
    url = core.payloads.attachment_url(message.channel_id, attachment)
    holder |= {"url": url, "proxy_url": url, "content_type": attachment.content_type}
    holder |= {"id": attachment.id, "attachment_id": attachment.id}
    if attachment.width is not None:
        holder |= {"width": attachment.width, "height": attachment.height}


def _same_address(core: Core, message: Message, url: str) -> Attachment | None:
    own = (a for a in message.attachments if core.payloads.attachment_url(message.channel_id, a) == url)
    return next(own, None)


def _embed_links(embeds: list[Json]) -> Iterator[Json]:
    for embed in embeds:
        for key in ("image", "thumbnail"):
            if embed.get(key):
                yield embed[key]


def _component_links(components: list[Json]) -> Iterator[Json]:
    for component in walk(components):
        for key in ("media", "file"):
            if component.get(key):
                yield component[key]
        for item in component.get("items") or []:
            yield item["media"]
