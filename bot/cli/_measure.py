"""Times as ratios: subject and reference measured in turns in one run, medians of both.

They are times of the processor: what else the machine does does not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from bot.cli import _yardstick
from bot.cli._faults import BadInput
from bot.cli._kinds import TableKind, kinds_of
from bot.cli._names import seat_names
from bot.cli._options import options_for
from bot.cli._pictures import draw, encode_plainly, look_on, sight_of
from bot.cli._questions import decisions_per_move
from bot.cli._random_play import RandomPlay, seed_bytes
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.game import Game
from games.core.orders import submit
from games.core.view import Seen
from games.text.wording import GameWording
from rendering.encode import encode
from rendering.sight import Sight

GAMES = 9
POSITIONS_PER_MEASUREMENT = 4
"""Positions of a game from one that is measured to the next."""
TRIED = 20
"""So many times as many games are begun at most where some end before the round that counts."""
LOOKED_AFTER = 10
"""Actions after which it is looked whether the first round that counts has begun."""
PICTURES_APART, LATE_PICTURES_APART = 30, 10
"""So many actions more are played before each further picture; of a late round alone fewer are left."""


class Wanted(NamedTuple):
    """What is measured of a game."""

    game: Game
    kinds: Sequence[TableKind]
    """The tables, in turn."""
    first_round: int = 0
    """Positions before this round are left out."""


def usual(game: Game) -> Wanted:
    """Give what is measured if nothing else is asked for: the first scenario, whole games."""
    return Wanted(game, kinds_of(game, game.scenarios[0], None, ""))


def measure(wanted: Wanted) -> dict[str, float]:
    """Measure a game: submitting, playing in place, reading tables, drawing, encoding, questions."""
    numbers = numbers_of(wanted)
    if not numbers:
        raise BadInput(f"No game at random got as far as round {wanted.first_round}.")
    return {
        **_engine_ratios(wanted, numbers),
        **_drawing_ratios(wanted, numbers),
        "decisions_per_move": decisions_per_move(wanted.game, wanted.kinds[0].scenario),
    }


def numbers_of(wanted: Wanted) -> list[int]:
    """List the numbers of the games that are measured: the first that get as far as the round that counts."""
    reaching = (number for number in range(TRIED * GAMES) if not _play(wanted, number).ended)
    return list(islice(reaching, GAMES))


def _engine_ratios(wanted: Wanted, numbers: Sequence[int]) -> dict[str, float]:
    document = _yardstick.document()
    reference: list[float] = []
    submitted: list[float] = []
    loaded: list[float] = []
    played: list[float] = []
    for number in numbers:
        for attempt, load in _positions(wanted, number):
            reference.append(_seconds(lambda: codec.copy(document)))
            submitted.append(_seconds(attempt))
            loaded.append(_seconds(load))
        played.append(_seconds_per_action(wanted, number))
    unit = median(reference)
    return {
        "submit_ratio": median(submitted) / unit,
        "play_ratio": median(played) / unit,
        "load_ratio": median(loaded) / unit,
    }


Task = Callable[[], object]


def _positions(wanted: Wanted, number: int) -> Iterator[tuple[Task, Task]]:
    """Give, along a random game, submissions of a legal action, and how the saved position is read."""
    game, play = wanted.game, _play(wanted, number)
    rng = Random(number)
    while not play.ended:
        decision = rng.choice(play.table.asked()).decision
        state = play.table.state
        saved = codec.to_json(state)
        action = game.random_answer(state, decision, rng)
        # Both are called at once.
        yield (
            lambda: submit(state, decision.seat, action, Seeded(b"bench")),  # noqa: B023
            lambda: codec.from_json(saved, game.state),  # noqa: B023
        )
        play.move_on(POSITIONS_PER_MEASUREMENT)


def _play(wanted: Wanted, number: int) -> RandomPlay:
    """Begin a random game, and play up to the first round that counts."""
    kind = wanted.kinds[number % len(wanted.kinds)]
    options = options_for(wanted.game, kind.variants)
    play = RandomPlay(wanted.game, kind.seats, kind.scenario, seed_bytes(number), options)
    while not (play.ended or _counts(wanted, play.table)):
        play.move_on(LOOKED_AFTER)
    return play


def _counts(wanted: Wanted, table: Table[Any]) -> bool:
    first = wanted.first_round
    return not first or wanted.game.view(table.state, None).round >= first


def _seconds_per_action(wanted: Wanted, number: int) -> float:
    """Play a game on in place, to its end."""
    game, table = wanted.game, _play(wanted, number).table
    rng = Random(number)
    actions = 0
    began = process_time()
    while asked := table.asked():
        decision = asked[int(rng.random() * len(asked))].decision
        table.carry_out(decision.seat, game.random_answer(table.state, decision, rng))
        actions += 1
    return (process_time() - began) / actions


def _drawing_ratios(wanted: Wanted, numbers: Sequence[int]) -> dict[str, float]:
    reference: list[float] = []
    drawn: list[float] = []
    encoded: list[float] = []
    for sight in sights(wanted, numbers):
        began = process_time()
        picture = draw(wanted.game, sight)
        drawn.append(process_time() - began)
        reference.append(_seconds(lambda: encode_plainly(picture)))  # noqa: B023 (called at once)
        encoded.append(_seconds(lambda: encode(picture)))  # noqa: B023
    unit = median(reference)
    both = [each + more for each, more in zip(drawn, encoded, strict=True)]
    return {"draw_ratio": median(drawn) / unit, "draw_encode_ratio": median(both) / unit}


def sights(wanted: Wanted, numbers: Sequence[int]) -> Iterator[Sight[Seen, GameWording]]:
    """Give positions that have not been drawn before, of boards that have."""
    game, apart = wanted.game, LATE_PICTURES_APART if wanted.first_round else PICTURES_APART
    for place, number in enumerate(numbers):
        play = _play(wanted, number)
        seats = play.record.seats
        if place < len(wanted.kinds):
            view = game.view(play.table.state, None)
            draw(game, sight_of(game, view, "en", seat_names(game, seats)))  # static layers, drawn once
        yield look_on(play, apart * place + 1, place % seats, "en")


def _seconds(task: Task) -> float:
    began = process_time()
    task()
    return process_time() - began
