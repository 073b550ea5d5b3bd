"""What a message shows, as Discord gives it back: of the newer kind, all of it stands in components."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import discord


class Shown(NamedTuple):
    """A picture that a message shows: its file, and what it shows in words."""

    filename: str
    alt: str | None


def pictures_of(message: discord.Message) -> list[Shown]:
    """List the pictures of a message; those that a component shows are not among its attachments."""
    attached = [Shown(each.filename, each.description) for each in message.attachments]
    return [*attached, *_in_galleries(message.components)]


def _in_galleries(components: Iterable[Any]) -> Iterator[Shown]:
    for each in components:
        if isinstance(each, discord.MediaGalleryComponent):
            yield from (Shown(_name_in(item.media.url), item.description) for item in each.items)
        yield from _in_galleries(_inside(each))


def _name_in(url: str) -> str:
    return urlsplit(url).path.rpartition("/")[2]


def said_in(components: Iterable[Any]) -> str:
    """Give the texts of a message of the new kind, whose content is empty, as they follow each other."""
    texts = (
        each.content if isinstance(each, discord.TextDisplay) else said_in(_inside(each))
        for each in components
    )
    return "\n".join(filter(None, texts))


def _inside(component: Any) -> Iterable[Any]:
    return getattr(component, "children", None) or ()
