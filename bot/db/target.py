"""Where a message goes: to a channel or to a user."""

from __future__ import annotations

from typing import NamedTuple

CHANNEL, USER = "channel", "user"


class Target(NamedTuple):
    """A channel or thread, or a user; the database keeps it as text."""

    kind: str
    id: int

    @classmethod
    def channel(cls, channel_id: int) -> Target:
        """Name a channel or a thread."""
        return cls(CHANNEL, channel_id)

    @classmethod
    def user(cls, user_id: int) -> Target:
        """Name a user."""
        return cls(USER, user_id)

    @classmethod
    def read(cls, text: str) -> Target:
        """Read what the database keeps."""
        kind, _, number = text.partition(":")
        assert kind in (CHANNEL, USER)
        return cls(kind, int(number))

    def __str__(self) -> str:
        """Write what the database keeps."""
        return f"{self.kind}:{self.id}"

    @property
    def user_id(self) -> int | None:
        """Return the user, if it is one."""
        return self.id if self.kind == USER else None
