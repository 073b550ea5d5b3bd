from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.db import OutboxRow, Store
from bot.db.models import OUTBOX
from bot.keeper.gamemaster import Gamemaster
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.lobby import Lobby, Wish
from bot.keeper.message import Payload, read_message
from games import registry
from games.core.decision import Action, Decision
from games.perikles.actions import PlaySpecial
from tests.bot.databases import lay_out, opened_quickly

NOW = datetime(2026, 1, 1, tzinfo=UTC)


class House:
    """A store with its keeper, and verbs to play at random."""

    def __init__(self, store: Store) -> None:
        self.woken = 0
        self.store = store
        self.keeper = Keeper(store, lambda: NOW, self._wake)
        self.lobby, self.gamemaster = Lobby(self.keeper, self._seed), Gamemaster(self.keeper)
        self.rng = Random(1)

    def _seed(self, length: int) -> bytes:
        return self.rng.randbytes(length)

    def _wake(self) -> None:
        self.woken += 1

    async def table(self, seats: int = 4, game: str = "perikles") -> Live:
        """Start a table whose users are numbered from 100."""
        wish = Wish(game, registry.get(game).scenarios[0], seats, 1, 2, 100, "en", "focus")
        row = await self.lobby.new(wish)
        assert row.id is not None
        for seat in range(seats):
            await self.lobby.join(row.id, 100 + seat, f"P{seat}")
        return await self.lobby.start(row.id)

    async def play(self, table_id: int, times: int = 1) -> Live:
        """Play legal moves at random."""
        live = await self.keeper.live(table_id)
        for _ in range(times):
            if not live.state.agenda:
                return live
            required = [asked.decision for asked in live.table().asked() if asked.decision.required]
            decision = self.rng.choice(required)
            expected = live.decision_id(decision)
            done = await self.keeper.submit(table_id, decision.seat, [self.answer(decision)], expected)
            live = done.live
        return live

    def answer(self, decision: Decision) -> Action:
        """Choose an answer at random; special tiles are kept, so that seats are asked at the same time."""
        while True:
            action = decision.sample(self.rng)
            if not (getattr(action, "until", "") or isinstance(action, PlaySpecial)):
                return action

    async def posts(self) -> int:
        """Count the posts that wait to be sent, without reading them all."""
        posts = select(OUTBOX.c.id).where(OUTBOX.c.kind == "post")
        return len(await self.store._rows(posts))

    async def outbox(self) -> list[tuple[OutboxRow, Payload]]:
        """Read everything that waits to be sent."""
        return [(row, read_message(row.payload)) for row in await self.store.outbox_due(NOW, 10_000)]


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    await lay_out(tmp_path)
    with opened_quickly():
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'keryx.db'}", data=tmp_path)
    yield House(store)
    await store.close()
