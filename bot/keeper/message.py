"""What a row of the outbox asks to be sent: text, alt text and what to draw, never the picture itself."""

from __future__ import annotations

import msgspec

from games.core import codec
from games.core.decision import Seat
from games.text.told import Told

FOCUS, SHEET, CARD, OWN, END = "focus", "sheet", "card", "own", "end"
"""What a question is about, for a phone; the results of a round or a card, told since `before`.

OWN is the board as its seat sees it, with what it alone knows; END the course of a game above its board.
"""
ROLLS, BEFORE, LOG = "rolls", "before", "log"
"""What a report offers for a closer look, beside CARD: rolls one by one, the board before, the log."""


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
    """A part of the board that its game draws larger, FOCUS, SHEET, CARD, OWN or END; empty: all of it."""
    then: bool = False
    """Whether a seat's settings are shown as they were then; else they are as they are now."""


class Panel(msgspec.Struct, frozen=True):
    """Which buttons to show: a table's, or the question to a seat."""

    table: int
    seat: Seat | None = None
    decision: str | None = None
    proposal: int | None = None
    """The proposal whose answers are its buttons."""


class Post(msgspec.Struct, frozen=True, tag="post"):
    """A message in the table's thread: who is called to what, the deeds since the last post, where we are.

    Words beside the game are lines, as were all posts before there were parts.
    """

    lines: list[str] = []
    mentions: list[int] = []
    """Users who are newly asked, and pinged."""
    waiting: str = ""
    """Who is waited for, in words, each user by a mention; only those of `mentions` are pinged."""
    picture: Picture | None = None
    alt: str = ""
    panel: Panel | None = None
    call: str = ""
    """The first line, which a push shows: mentions, table, what to do."""
    deeds: list[Told] = []
    more: str = ""
    """How many more deeds there are, where not all are told."""
    scores: list[Told] = []
    """How all stand, best first."""
    foot: str = ""
    in_full: list[str] = []
    """All that happened, event by event, where deeds are left out."""
    since: int | None = None
    """The step after which its deeds begin."""
    passing: bool = False
    """Whether the next post tells its deeds again, and takes its place."""
    due: list[tuple[Seat, int]] = []
    """Until when those have time who are waited for, in seconds of Unix."""


class Report(msgspec.Struct, frozen=True, tag="report"):
    """What a round led to, or a card of what is worth one: silent, of the kind that is only read."""

    heading: str
    news: str = ""
    """What it comes to, in a sentence."""
    deeds: list[Told] = []
    """What no post has told yet."""
    lines: list[Told] = []
    """What the round is about."""
    scores_heading: str = ""
    scores: list[Told] = []
    picture: Picture | None = None
    alt: str = ""
    panel: Panel | None = None
    moves: tuple[int, int] | None = None
    """After which move it begins and with which it ends, by the numbers that people see."""
    looks: list[str] = []
    """What can be looked at more closely."""


class Direct(msgspec.Struct, frozen=True, tag="direct"):
    """A message to one user, about one seat."""

    seat: Seat
    lines: list[str]
    picture: Picture | None = None
    alt: str = ""
    panel: Panel | None = None


class Digest(msgspec.Struct, frozen=True, tag="digest"):
    """A reminder to one user of all that waits for them; it tells no more than everybody may know."""

    lines: list[str]
    places: list[tuple[int, Seat]]
    """Which seats at which tables are asked, the longest wait first."""
    picture: Picture | None = None
    alt: str = ""
    panel: Panel | None = None


ROUND, OVER, EARLY = "round", "over", "early"
"""What news are about: a round that is over, the end of a game, or that it was ended without a result."""


class News(msgspec.Struct, frozen=True, tag="news"):
    """What somebody is told who watches a table; it tells no more than everybody may know."""

    about: str
    lines: list[str]
    round: int
    picture: Picture | None = None
    alt: str = ""
    panel: Panel | None = None


Payload = Post | Report | Direct | Digest | News


def write_message(payload: Payload) -> str:
    """Write a payload for the outbox."""
    return codec.to_json(payload).decode()


def read_message(text: str) -> Payload:
    """Read a payload of the outbox."""
    payload: Payload = codec.from_json(text, Payload)
    return payload
