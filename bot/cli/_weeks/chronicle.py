"""The chronicle of the weeks: what people did, when the pulse was felt, what the practice server saw."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from practice import PracticeServer
from practice.limits.components import walk
from practice.model import Json, MessageFlag

PRIVATE = MessageFlag.EPHEMERAL | MessageFlag.LOADING


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    at: int
    """When, in seconds since 1970."""


@dataclass(frozen=True)
class Ready(Event):
    """The bot is there again."""


@dataclass(frozen=True)
class Pulse(Event):
    """The bot begins to feel its pulse."""


@dataclass(frozen=True)
class PulseOver(Event):
    """It has done what was due, and everything is sent."""


@dataclass(frozen=True)
class StepOver(Event):
    """Nothing more happens until the clock is moved on."""


@dataclass(frozen=True)
class Pace:
    """The pace of a table: hours of a move, of the bank, days for which an absence counts."""

    name: str
    hours: int | None
    bank: int
    away_days: int
    when_up: str


@dataclass(frozen=True)
class Opened(Event):
    """A table is about to start."""

    table: int
    thread: str
    game: str
    language: str
    pace: Pace
    people: tuple[str, ...]


@dataclass(frozen=True)
class Sealed(Event):
    """By the rules of its game, what a table asks of several now is answered under seal, or in the open."""

    table: int
    is_so: bool


@dataclass(frozen=True)
class Written(Event):
    """The bot has written something that stays."""

    id: str
    channel: str
    reader: str
    """To whom alone, if it is a direct message."""
    text: str
    pings: frozenset[str]
    is_silent: bool
    is_plain: bool
    """Whether it is a message with a text of its own, and not one of the kind that is only read."""
    buttons: tuple[str, ...]


@dataclass(frozen=True)
class Edited(Event):
    """The bot has changed what it had written."""

    id: str
    channel: str
    text: str


@dataclass(frozen=True)
class Deleted(Event):
    """The bot has taken something away."""

    id: str
    channel: str


@dataclass(frozen=True)
class Wished(Event):
    """Somebody has chosen how to be reminded."""

    person: str
    on: bool
    first_hours: int | None
    night: tuple[int, int] | None
    """From and until which hour."""
    minutes_ahead: int
    """Of UTC."""


@dataclass(frozen=True)
class Left(Event):
    """Somebody has said that they are away."""

    person: str
    until: int
    keryx: bool


@dataclass(frozen=True)
class CameBack(Event):
    """Somebody is back."""

    person: str


@dataclass(frozen=True)
class Nudged(Event):
    """Somebody wanted those to be reminded whom a table waits for."""

    person: str
    table: int
    accepted: bool
    again: bool
    """Whether it was tried before, and nobody knows whether that counted."""


@dataclass(frozen=True)
class Looked(Event):
    """Somebody has looked whether they are asked, and whom the table waits for."""

    person: str
    table: int
    asked: bool
    named: frozenset[str]
    """The people that the panel names as waited for."""


@dataclass(frozen=True)
class Doors(Event):
    """Somebody takes direct messages from now on, or none."""

    person: str
    are_open: bool


@dataclass
class Chronicle:
    """All that has happened, in order; whoever listens hears it at once."""

    events: list[Event] = field(default_factory=list)
    listeners: list[Callable[[Event], None]] = field(default_factory=list)

    def note(self, event: Event) -> None:
        """Write something down."""
        self.events.append(event)
        for hear in self.listeners:
            hear(event)


class Recorder:
    """Writes down what the practice server sees of the bot."""

    def __init__(self, server: PracticeServer, chronicle: Chronicle, now: Callable[[], int]) -> None:
        """Take down what is seen; `now` says when it counts as having happened."""
        self._server, self._chronicle, self._now = server, chronicle, now
        server.core.page.overheard.append(self._hear)

    def _hear(self, readers: Iterable[str], event: Json) -> None:
        at = self._now()
        match event:
            case {"type": "message", "message": message} if self._counts(message):
                self._chronicle.note(self._written(at, message, list(readers)))
            case {"type": "message_edit", "message": message} if self._counts(message):
                edited = Edited(at, message["id"], message["channel_id"], message["content"])
                self._chronicle.note(edited)
            case {"type": "message_delete", "id": number, "channel_id": channel}:
                self._chronicle.note(Deleted(at, number, channel))

    def _counts(self, message: Json) -> bool:
        return message["author"]["id"] == self._server.store.bot_id and not message["flags"] & PRIVATE

    def _written(self, at: int, message: Json, readers: list[str]) -> Written:
        place = self._server.store.channels[message["channel_id"]]
        return Written(
            at=at,
            id=message["id"],
            channel=message["channel_id"],
            reader=next(iter(readers), "") if place.is_dm else "",
            text=message["content"],
            pings=frozenset(user["id"] for user in message["mentions"]),
            is_silent=bool(message["flags"] & MessageFlag.SUPPRESS_NOTIFICATIONS),
            is_plain=not message["flags"] & MessageFlag.COMPONENTS_V2,
            buttons=tuple(_ids(message)),
        )


def _ids(message: Json) -> list[str]:
    found: list[Any] = [each.get("custom_id") for each in walk(message["components"])]
    return [str(each) for each in found if each]
