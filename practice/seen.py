"""Messages and answers as a test client sees them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from practice.limits.components import SELECTS, Component, walk
from practice.model import Json, MessageFlag


@dataclass(frozen=True)
class Seen:
    """A message in one user's eyes."""

    raw: Json

    @property
    def id(self) -> str:
        """Return the message's id."""
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        """Return where it was posted."""
        return str(self.raw["channel_id"])

    @property
    def content(self) -> str:
        """Return the plain content."""
        return str(self.raw["content"])

    @property
    def author(self) -> str:
        """Return the author's user name."""
        return str(self.raw["author"]["username"])

    @property
    def is_ephemeral(self) -> bool:
        """Tell whether only this user sees it."""
        return bool(self.raw["flags"] & MessageFlag.EPHEMERAL)

    @property
    def is_loading(self) -> bool:
        """Tell whether the bot is still thinking."""
        return bool(self.raw["flags"] & MessageFlag.LOADING)

    @property
    def attachments(self) -> list[Json]:
        """Return the attached files."""
        return list(self.raw["attachments"])

    @property
    def text(self) -> str:
        """Return everything there is to read: content, embeds and text displays."""
        return "\n".join(part for part in self._texts() if part)

    def _texts(self) -> Iterator[str]:
        yield self.content
        for embed in self.raw["embeds"]:
            yield from (embed.get("title", ""), embed.get("description", ""))
            for field_ in embed.get("fields") or []:
                yield from (field_["name"], field_["value"])
            yield (embed.get("footer") or {}).get("text", "")
        for component in walk(self.raw["components"]):
            if component["type"] == Component.TEXT:
                yield component["content"]

    @property
    def pictures(self) -> list[Json]:
        """Return every picture: attached, embedded or in a gallery."""
        found = [a for a in self.attachments if str(a.get("content_type")).startswith("image/")]
        found += [embed["image"] for embed in self.raw["embeds"] if embed.get("image")]
        for component in walk(self.raw["components"]):
            found += [
                item["media"] | {"description": item.get("description")}
                for item in component.get("items", [])
            ]
        return found

    @property
    def components(self) -> list[Json]:
        """Return buttons and selects, in order."""
        usable = (Component.BUTTON, *SELECTS)
        return [c for c in walk(self.raw["components"]) if c["type"] in usable]

    def button(self, wanted: str) -> Json:
        """Return the button with this label, custom_id or beginning of a custom_id."""
        buttons = [c for c in self.components if c["type"] == Component.BUTTON]
        exact = [c for c in buttons if wanted in (c.get("label"), c.get("custom_id"))]
        close = [c for c in buttons if str(c.get("custom_id", "")).startswith(wanted)]
        if exact or close:
            return (exact or close)[0]
        labels = [c.get("label") or c.get("custom_id") for c in buttons]
        raise LookupError(f"no button {wanted!r} among {labels}")

    def menu(self, wanted: str | None = None) -> Json:
        """Return the select with this (beginning of a) custom_id, or the only one."""
        menus = [c for c in self.components if c["type"] in SELECTS]
        found = [c for c in menus if wanted is None or c["custom_id"].startswith(wanted)]
        if not found:
            raise LookupError(f"no menu {wanted!r} among {[c['custom_id'] for c in menus]}")
        return found[0]


@dataclass(frozen=True)
class Outcome:
    """What became of an interaction."""

    kind: str
    """message, deferred, update, choices, modal or failed."""
    interaction_id: str = ""
    message_id: str | None = None
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    channel_id: str = ""

    @classmethod
    def from_json(cls, answer: Json, channel_id: str) -> Outcome:
        """Read the page API's answer."""
        return cls(
            kind=answer["outcome"],
            interaction_id=answer["interaction_id"],
            message_id=answer.get("message_id"),
            choices=answer.get("choices") or [],
            modal=answer.get("modal"),
            channel_id=channel_id,
        )

    @property
    def failed(self) -> bool:
        """Tell whether the user saw that the application did not respond."""
        return self.kind == "failed"

    @property
    def names(self) -> list[str]:
        """Return the choices as the user reads them."""
        return [str(choice["name"]) for choice in self.choices]

    @property
    def values(self) -> list[Any]:
        """Return the choices as the bot reads them."""
        return [choice["value"] for choice in self.choices]
