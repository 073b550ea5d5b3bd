"""What a table leaves in the archive: how all stood round by round and, once it has ended, who came where."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from bot.db import CourseRow, PlacingRow, SeatRow, TableRow, Writer
from bot.db.status import Status
from bot.keeper.live import Live
from bot.keeper.moves import PlayedMove
from bot.keeper.rounds import begins_round
from games.core.events import Event
from games.core.game import Game
from games.core.retrospect import Line


class Standing(NamedTuple):
    """How all stood after a round; after number 0 of a game, as it began."""

    round: int
    points: dict[Line, int]


def course_rows(live: Live, played: Iterable[PlayedMove]) -> list[CourseRow]:
    """Say how all stood where a round begins, or the game is over, with one of these moves."""
    return [
        course_row(live, move.seq, move.state)
        for move in played
        if not move.is_setting and (begins_round(move.events) or not move.state.agenda)
    ]


def first_rows(live: Live, events: Sequence[Event]) -> list[CourseRow]:
    """Say how all stand at a table whose first round begins with its set-up."""
    return [course_row(live, live.row.seq, live.state)] if begins_round(events) else []


def course_row(live: Live, seq: int, state: Any) -> CourseRow:
    """Say how all stand in a state, as everybody can see."""
    view = live.game.view(state, None)
    points = {str(line): number for line, number in live.game.course(view).items()}
    ended = view.round if view.ended else view.round - 1
    return CourseRow(table_id=live.id, seq=seq, round=ended, points=json.dumps(points))


def course_of(rows: Iterable[CourseRow], trail: Iterable[int]) -> list[Standing]:
    """Read how all stood, round by round; what was taken back counts no more."""
    kept = set(trail)
    by_round = {row.round: _points(row) for row in rows if row.seq in kept}
    return [Standing(number, by_round[number]) for number in sorted(by_round)]


def _points(row: CourseRow) -> dict[Line, int]:
    return {int(line) if line.isdecimal() else line: n for line, n in json.loads(row.points).items()}


def is_ending(before: Live | None, after: Live) -> bool:
    """Say whether a table ends with a change."""
    ended = after.row.status == Status.ENDED
    return ended and (before is None or before.row.status != Status.ENDED)


async def archive(writer: Writer, row: TableRow, game: Game, state: Any) -> None:
    """Note who came where at a table that has ended, in the place of what was noted before."""
    # The seats as they are by now: a player may have been forgotten since.
    tenures = await writer.tenures(row.key)
    await writer.put_placings(row.key, placings(row, game, state, tenures))


def placings(row: TableRow, game: Game, state: Any, tenures: Sequence[SeatRow]) -> list[PlacingRow]:
    """Say who came where: somebody for each seat, and all who had it with their shares of the game."""
    outcome, roles = game.outcome(state), game.roles(state)
    return [
        PlacingRow(
            table_id=row.key,
            seat=each.seat,
            user_id=user,
            share=share,
            rank=each.rank,
            points=each.points,
            won=each.seat in outcome.winners,
            roles=",".join(roles.get(each.seat, ())),
        )
        for each in sorted(outcome.standings, key=lambda standing: standing.seat)
        for user, share in shares([tenure for tenure in tenures if tenure.seat == each.seat], row.seq)
    ]


def shares(tenures: Sequence[SeatRow], last: int) -> list[tuple[int | None, float]]:
    """Say for how much of a game each had a seat; what Keryx plays counts for whoever had it before."""
    held: defaultdict[int | None, int] = defaultdict(int)
    for user, steps in _held(tenures, last):
        held[user] += steps
    whole = sum(held.values())
    if not whole:
        return [(tenures[-1].user_id if tenures else None, 1.0)]
    return [(user, steps / whole) for user, steps in held.items() if steps]


def _held(tenures: Sequence[SeatRow], last: int) -> Iterator[tuple[int | None, int]]:
    user = None
    for tenure in sorted(tenures, key=lambda each: (each.since_seq, each.until_seq is None)):
        user = user if tenure.computer else tenure.user_id
        until = last if tenure.until_seq is None else min(tenure.until_seq - 1, last)
        # The set-up is nobody's step.
        yield user, max(until - max(tenure.since_seq - 1, 0), 0)
