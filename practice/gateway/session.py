"""Sessions: what each has been told, so that a dropped connection can resume where it was."""

from __future__ import annotations

import json
import secrets
from collections import deque
from typing import Protocol

from practice.gateway.intents import filtered
from practice.model import Json

BACKLOG = 2000
SHARD_SHIFT = 22


class Wire(Protocol):
    """The part of a connection that a session needs."""

    def push(self, frame: str) -> None:
        """Send a frame after those before it."""


class Session:
    """One identified client; it outlives its connection."""

    def __init__(self, *, intents: int, shard: tuple[int, int], bot_id: str) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.wire: Wire | None = None
        self.sequence = 0
        self._bot_id = bot_id
        self._backlog: deque[tuple[int, str]] = deque(maxlen=BACKLOG)

    def serves(self, guild_id: str | None) -> bool:
        """Tell whether events of this server, or of direct messages, belong to this shard."""
        number, count = self.shard
        return number == ((int(guild_id) >> SHARD_SHIFT) % count if guild_id else 0)

    def dispatch(self, event: str, payload: Json) -> None:
        """Send an event, or keep it for a resume, if the session's intents include it."""
        heard = filtered(event, payload, self.intents, self._bot_id)
        if heard is None:
            return
        self.sequence += 1
        frame = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": heard})
        self._backlog.append((self.sequence, frame))
        if self.wire is not None:
            self.wire.push(frame)

    def can_resume_from(self, sequence: int) -> bool:
        """Tell whether everything after this number is still known."""
        oldest = self._backlog[0][0] if self._backlog else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence

    def replay(self, sequence: int) -> None:
        """Send again what came after this number, then say that the session is resumed."""
        assert self.wire is not None
        for number, frame in list(self._backlog):
            if number > sequence:
                self.wire.push(frame)
        self.sequence += 1
        self.wire.push(json.dumps({"op": 0, "t": "RESUMED", "s": self.sequence, "d": {}}))


class Sessions:
    """All sessions, connected or waiting to be resumed."""

    def __init__(self) -> None:
        self._by_id: dict[str, Session] = {}

    def add(self, session: Session) -> None:
        """Keep a new session; those left behind by dead processes go."""
        waiting = [s.id for s in self._by_id.values() if s.wire is None and s.shard == session.shard]
        for session_id in waiting:
            del self._by_id[session_id]
        self._by_id[session.id] = session

    def get(self, session_id: str) -> Session | None:
        """Return a session that can still be resumed."""
        return self._by_id.get(session_id)

    def forget(self, session: Session) -> None:
        """End a session for good."""
        self._by_id.pop(session.id, None)

    def forget_all(self) -> None:
        """End every session for good."""
        self._by_id.clear()

    def ids(self) -> set[str]:
        """Name the sessions that go on."""
        return set(self._by_id)

    @property
    def is_connected(self) -> bool:
        """Tell whether the bot is listening."""
        return any(session.wire is not None for session in self._by_id.values())

    def dispatch(self, event: str, payload: Json, *, guild_id: str | None) -> None:
        """Tell an event to the shard it belongs to."""
        for session in list(self._by_id.values()):
            if session.serves(guild_id):
                session.dispatch(event, payload)
