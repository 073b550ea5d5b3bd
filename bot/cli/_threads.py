"""What the threads of tables are told, post by post, in games played at random without a store."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.keeper import moves
from bot.keeper.live import Live
from bot.keeper.message import Post, Report
from bot.keeper.posts import AfterMove, public_answers
from bot.keeper.rounds import NO_ROUND, Round, beginnings, begins_round, of_ended_round, since_begun
from games import registry
from games.core.chance import Seeded
from games.core.decision import Action, Decision
from games.core.events import Event
from games.core.game import start

NAMES = ("Aspasia", "Brasidas", "Gorgo", "Elpinike", "Xanthippe", "Zenobia")
FIRST_USER = 1000
"""The number of the user in the first seat."""

Told = tuple[Live, Post | Report]
Watch = Callable[[Live, Decision, Action], None]


class RandomThread:
    """A table that is played at random, and what its thread is told."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        language: str = "en",
        watch: Watch = lambda *_: None,
        scenario: str = "",
        options: Mapping[str, str] | None = None,
    ) -> None:
        self._rng, self._language, self._watch = Random(seed), language, watch
        self.live, self._events = begun(game, seats, seed, language, scenario, options)
        self._unposted, self._of_round = list(self._events), list(self._events)
        self._began_after, self._began_as = -1, self.live.state

    def told(self) -> Iterator[Told]:
        """Play to the end; give all that the thread is told, with the table as it was then."""
        yield from self._posted(AfterMove(self.live, self._events, None, [], self._locale, since=-1))
        while self.live.state.agenda:
            yield from self._move()

    def _locale(self, _user: int) -> str:
        return self._language

    def _move(self) -> Iterator[Told]:
        before = self.live
        asked = self._rng.choice([each.decision for each in before.table().asked() if each.decision.required])
        action = before.game.random_answer(before.state, asked, self._rng)
        self._watch(before, asked, action)
        played, _ = moves.play(before, asked.seat, [action])
        fresh = [event for move in played for event in move.events]
        self._unposted, self._of_round = [*self._unposted, *fresh], [*self._of_round, *fresh]
        draws = before.row.draw_n + sum(len(move.draws) for move in played)
        row = before.row.model_copy(update={"seq": before.row.seq + 1, "draw_n": draws})
        self.live = replace(before, row=row, state=played[-1].state, asked=None)
        if not moves.stays_with(before, self.live, played, asked.seat):
            yield from self._posted(self._after(before, asked, fresh))

    def _after(self, before: Live, asked: Decision, fresh: list[Event]) -> AfterMove:
        live = self.live
        return AfterMove(
            live,
            self._unposted,
            asked.seat,
            before.waiting_for(),
            self._locale,
            fresh,
            before.state,
            since=live.row.posted_seq if live.since is None else live.since,
            on_post=bool(public_answers(before, asked.seat)),
            of_round=self._round(before, fresh),
        )

    def _round(self, before: Live, fresh: list[Event]) -> Round:
        """Give the round that a move is about, as `rounds.concerned` does for a table that is stored."""
        words, is_over = self.live.game.wording(self._language, self.live.names), not self.live.state.agenda
        if not words.reported:
            return NO_ROUND
        if not (is_over or begins_round(fresh)):
            return Round(since_begun(self._of_round), self._began_after)
        ended = Round(of_ended_round(self._of_round, is_over=is_over), self._began_after, self._began_as)
        self._began_after, self._began_as = before.seq, self.live.state
        return ended

    def _posted(self, happening: AfterMove) -> Iterator[Told]:
        told = [each.payload for each in happening.messages(hold=False)]
        for each in told:
            if isinstance(each, Post | Report):
                self.live.row.posted_seq = self.live.row.seq
                yield self.live, each
                self.live.since = each.since if isinstance(each, Post) and each.passing else None
                self._unposted = self._unposted if self.live.since is not None else []
        if begins_round(self._of_round):
            self._of_round = self._of_round[max(beginnings(self._of_round)) :]


def begun(
    game: str,
    seats: int,
    seed: int,
    language: str = "en",
    scenario: str = "",
    options: Mapping[str, str] | None = None,
) -> tuple[Live, list[Event]]:
    """Give a table that has just begun, kept in memory alone, and what happened at its set-up."""
    found, secret = registry.get(game), seed.to_bytes(4)
    chance = Seeded(secret)
    scenario = scenario or found.scenarios[0]
    table: Any = start(found, seats, scenario, chance, options)
    row = TableRow(
        id=1,
        game=game,
        scenario=scenario,
        options=json.dumps(dict(options or {})),
        seats=seats,
        status=Status.RUNNING,
        guild_id=1,
        channel_id=2,
        gamemaster_id=FIRST_USER,
        seed=secret,
        commitment="",
        language=language,
        seq=0,
        draw_n=chance.n,
        images="demand",
    )
    taken = [
        SeatRow(table_id=1, seat=seat, user_id=FIRST_USER + seat, name=NAMES[seat], since_seq=0)
        for seat in range(seats)
    ]
    return Live(row, found, taken, table.state, [0]), table.events
