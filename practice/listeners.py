"""The pages and test clients that watch as one user each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from practice.model import Json


class PageListeners:
    """Pass events to those who watch as a user."""

    def __init__(self) -> None:
        self._queues: dict[str, set[asyncio.Queue[Json | None]]] = {}
        self.overheard: list[Callable[[Iterable[str], Json], None]] = []
        """What hears every event at once, with the users who are told."""

    @contextmanager
    def listening(self, user_id: str) -> Iterator[asyncio.Queue[Json | None]]:
        """Return a queue of this user's events for as long as the block lasts."""
        queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._queues.setdefault(user_id, set()).add(queue)
        try:
            yield queue
        finally:
            self._queues[user_id].discard(queue)

    def tell(self, user_ids: Iterable[str], event: Json) -> None:
        """Pass an event to some users."""
        for hear in self.overheard:
            hear(user_ids, event)
        for user_id in user_ids:
            for queue in self._queues.get(user_id, ()):
                queue.put_nowait(event)

    def tell_everyone(self, event: Json) -> None:
        """Pass an event to all users."""
        self.tell(list(self._queues), event)

    def close(self) -> None:
        """Tell all listeners that nothing more will come."""
        for queues in self._queues.values():
            for queue in queues:
                queue.put_nowait(None)
