"""How often the questions of a state are computed: along random play, as the keeper plays and tells it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from random import Random
from statistics import median
from typing import Any

from bot.cli._names import seat_names
from bot.cli._random_play import seed_bytes
from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.keeper import moves
from bot.keeper.live import Live
from bot.keeper.posts import AfterMove
from games.core.agenda import Step, asking
from games.core.chance import Seeded
from games.core.decision import Decision
from games.core.game import Game, start

MAX_MOVES = 200
"""Maximum number of moves that are counted."""


def decisions_per_move(game: Game, scenario: str = "") -> float:
    """Count, as a median, how often each step that asks is asked for its questions in one move.

    A move is all of it: the order on a copy, who is waited for, what everybody may see, posts and letters.
    """
    rng, live = Random(1), begun(game, scenario)
    counts: list[float] = []
    with _counted() as calls:
        while live.state.agenda and len(counts) < MAX_MOVES:
            steps = {id(each.step) for each in live.table().asked()}
            asked = rng.choice(live.table().asked()).decision
            calls.clear()
            live = _moved(live, asked, rng)
            counts.append(len(calls) / len(steps))
    return median(counts)


def begun(game: Game, scenario: str = "") -> Live:
    """Return a table of a game that has just begun, kept in memory alone."""
    scenario = scenario or game.scenarios[0]
    seats, chance = max(game.seats_for(scenario)), Seeded(seed_bytes(1))
    table = start(game, seats, scenario, chance)
    row = TableRow(
        id=1,
        game=game.id,
        seats=seats,
        status=Status.RUNNING,
        guild_id=1,
        channel_id=1,
        gamemaster_id=1,
        seed=seed_bytes(1),
        commitment="",
        language="en",
        seq=0,
        draw_n=chance.n,
        images="turn",
    )
    named = enumerate(seat_names(game, seats))
    taken = [SeatRow(table_id=1, seat=seat, user_id=seat, name=name, since_seq=0) for seat, name in named]
    return Live(row, game, taken, table.state, [0])


def _moved(before: Live, asked: Decision, rng: Random) -> Live:
    """Play a move and tell of it, as `Keeper.submit` does."""
    action = before.game.random_answer(before.state, asked, rng)
    played, result = moves.play(before, asked.seat, [action])
    row = before.row.model_copy(
        update={"seq": before.row.seq + 1, "draw_n": before.row.draw_n + len(result.draws)}
    )
    after = replace(before, row=row, state=result.state, asked=asking(result.state, result.asked))
    after.trail.append(row.seq)
    hold = moves.stays_with(before, after, played, asked.seat)
    waited_for = before.waiting_for()
    told = AfterMove(after, result.events, asked.seat, waited_for, lambda _: "en", before=before.state)
    told.messages(hold=hold)
    for seat in range(len(after.seats)):
        after.game.view(after.state, seat)
        for decision in after.decisions(seat):
            after.decision_id(decision)
    return after


@contextmanager
def _counted() -> Iterator[list[str]]:
    """Note each time that a step gives its questions, those apart that are open at any time."""
    calls: list[str] = []
    kinds = [kind for kind in _kinds(Step) if "decisions" in vars(kind) and not kind.always]
    before = {kind: kind.decisions for kind in kinds}
    for kind in kinds:
        kind.decisions = _counting(kind.decisions, calls)
    try:
        yield calls
    finally:
        for kind in kinds:
            kind.decisions = before[kind]


def _counting(decisions: Any, calls: list[str]) -> Any:
    def counted(step: Step, state: Any) -> list[Decision]:
        found: list[Decision] = decisions(step, state)
        if any(decision.required for decision in found):
            calls.append(type(step).__name__)
        return found

    return counted


def _kinds(base: Any) -> list[Any]:
    return [kind for child in base.__subclasses__() for kind in (child, *_kinds(child))]
