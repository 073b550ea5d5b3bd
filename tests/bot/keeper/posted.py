"""What the thread of a table is told, post by post, in a game played at random without a store."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.keeper import moves
from bot.keeper.live import Live
from bot.keeper.message import Post
from bot.keeper.posts import AfterMove
from games import registry
from games.core.chance import Seeded
from games.core.events import Event
from games.core.game import start


def posts(game: str, seats: int, seed: int, language: str = "en") -> Iterator[tuple[Live, Post]]:
    """Play a game at random; give every post with the table as it was then."""
    rng, live, events = Random(seed), *_begun(game, seats, seed, language)
    yield from _posted(live, events, None, [], None)
    unposted: list[Event] = []
    while live.state.agenda:
        asked = rng.choice([each.decision for each in live.table().asked() if each.decision.required])
        action = live.game.random_answer(live.state, asked, rng)
        played, _ = moves.play(live, asked.seat, [action])
        unposted += [event for move in played for event in move.events]
        drawn = sum(len(move.draws) for move in played)
        before = live
        row = live.row.model_copy(update={"seq": live.row.seq + 1, "draw_n": live.row.draw_n + drawn})
        live = replace(live, row=row, state=played[-1].state, asked=None)
        if not moves.stays_with(before, live, played, asked.seat):
            yield from _posted(live, unposted, asked.seat, before.waiting_for(), before.state)
            live.row.posted_seq, unposted = live.row.seq, []


def _begun(game: str, seats: int, seed: int, language: str) -> tuple[Live, list[Event]]:
    chance = Seeded(bytes([seed]))
    found = registry.get(game)
    table = start(found, seats, found.scenarios[0], chance)
    row = TableRow(
        id=1,
        game=game,
        seats=seats,
        status=Status.RUNNING,
        guild_id=1,
        channel_id=2,
        gamemaster_id=1000,
        seed=bytes([seed]),
        commitment="",
        language=language,
        seq=0,
        draw_n=chance.n,
        images="demand",
    )
    names = ["Aspasia", "Brasidas", "Gorgo", "Elpinike", "Xanthippe"]
    taken = [SeatRow(table_id=1, seat=n, user_id=1000 + n, name=names[n], since_seq=0) for n in range(seats)]
    return Live(row, found, taken, table.state, [0]), table.events


def _posted(
    live: Live, events: list[Event], actor: int | None, waited_for: list[int], before: Any
) -> Iterator[tuple[Live, Post]]:
    happening = AfterMove(live, events, actor, waited_for, lambda _: live.row.language, before=before)
    for message in happening.messages(hold=False):
        if isinstance(message.payload, Post):
            yield live, message.payload
