"""What a row of the outbox asks to be sent: text, alt text and what to draw, never the picture itself."""

from __future__ import annotations

import msgspec

from games.core import codec
from games.core.decision import Seat


class Picture(msgspec.Struct, frozen=True):
    """What to draw: the table after a move, as a seat or an onlooker sees it."""

    table: int
    seq: int
    before: int | None = None
    """The move after which the last picture was shown, to mark what has changed."""
    seat: Seat | None = None
    """Whose private picture it is; nobody's: the board."""
    number: int | None = None
    """The number of the move as people see it, where it is another."""
    part: str = ""
    """A part of the board that its game draws larger; empty: all of it."""


class Panel(msgspec.Struct, frozen=True):
    """Which buttons to show: a table's, or the question to a seat."""

    table: int
    seat: Seat | None = None
    decision: str | None = None


class Post(msgspec.Struct, frozen=True, tag="post"):
    """A message in the table's thread."""

    lines: list[str]
    mentions: list[int] = []
    """Users who are newly asked, and pinged."""
    waiting: str = ""
    """Who is waited for, in words, each user by a mention; only those of `mentions` are pinged."""
    picture: Picture | None = None
    alt: str = ""
    panel: Panel | None = None


class Direct(msgspec.Struct, frozen=True, tag="direct"):
    """A message to one user, about one seat."""

    seat: Seat
    lines: list[str]
    picture: Picture | None = None
    alt: str = ""
    panel: Panel | None = None


Payload = Post | Direct


def write_message(payload: Payload) -> str:
    """Write a payload for the outbox."""
    return codec.to_json(payload).decode()


def read_message(text: str) -> Payload:
    """Read a payload of the outbox."""
    payload: Payload = codec.from_json(text, Payload)
    return payload
