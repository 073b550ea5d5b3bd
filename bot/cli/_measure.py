"""Times as ratios: subject and reference measured in turns in one run, medians of both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter

from bot.cli import _yardstick
from bot.cli._names import seat_names
from bot.cli._pictures import draw, encode_plainly, look_on, sight_of
from bot.cli._questions import decisions_per_move
from bot.cli._random_play import RandomPlay, seed_bytes
from games.core import codec
from games.core.chance import Seeded
from games.core.game import Game, start
from games.core.orders import submit
from games.core.view import Seen
from games.text.wording import GameWording
from rendering.encode import encode
from rendering.sight import Sight

GAMES = 9
POSITIONS_PER_MEASUREMENT = 4
"""Positions of a game from one that is measured to the next."""


def measure(game: Game) -> dict[str, float]:
    """Measure a game: submitting an action, playing in place, drawing, encoding, computing questions."""
    return {
        **_engine_ratios(game),
        **_drawing_ratios(game),
        "decisions_per_move": decisions_per_move(game),
    }


def _seats(game: Game, number: int) -> int:
    numbers = game.seats_for(game.scenarios[0])
    return numbers[number % len(numbers)]


def _engine_ratios(game: Game) -> dict[str, float]:
    document = _yardstick.document()
    reference: list[float] = []
    submitted: list[float] = []
    played: list[float] = []
    for number in range(GAMES):
        seats = _seats(game, number)
        for attempt in _submissions(game, seats, number):
            reference.append(_seconds(lambda: codec.copy(document)))
            submitted.append(_seconds(attempt))
        played.append(_seconds_per_action(game, seats, number))
    unit = median(reference)
    return {"submit_ratio": median(submitted) / unit, "play_ratio": median(played) / unit}


def _submissions(game: Game, seats: int, number: int) -> Iterator[Callable[[], object]]:
    """Give, along a random game, submissions of a legal action."""
    play = RandomPlay(game, seats, game.scenarios[0], seed_bytes(number))
    rng = Random(number)
    while not play.ended:
        decision = rng.choice(play.table.asked()).decision
        state = play.table.state
        action = game.random_answer(state, decision, rng)
        yield lambda: submit(state, decision.seat, action, Seeded(b"bench"))  # noqa: B023 (called at once)
        play.move_on(POSITIONS_PER_MEASUREMENT)


def _seconds_per_action(game: Game, seats: int, number: int) -> float:
    rng = Random(number)
    table = start(game, seats, game.scenarios[0], Seeded(seed_bytes(number)))
    actions = 0
    began = perf_counter()
    while asked := table.asked():
        decision = asked[int(rng.random() * len(asked))].decision
        table.carry_out(decision.seat, game.random_answer(table.state, decision, rng))
        actions += 1
    return (perf_counter() - began) / actions


def _drawing_ratios(game: Game) -> dict[str, float]:
    reference: list[float] = []
    drawn: list[float] = []
    encoded: list[float] = []
    for sight in _sights(game):
        began = perf_counter()
        picture = draw(game, sight)
        drawn.append(perf_counter() - began)
        reference.append(_seconds(lambda: encode_plainly(picture)))  # noqa: B023 (called at once)
        encoded.append(_seconds(lambda: encode(picture)))  # noqa: B023
    unit = median(reference)
    both = [each + more for each, more in zip(drawn, encoded, strict=True)]
    return {"draw_ratio": median(drawn) / unit, "draw_encode_ratio": median(both) / unit}


def _sights(game: Game) -> Iterator[Sight[Seen, GameWording]]:
    """Give positions that have not been drawn before, of boards that have."""
    for number in range(GAMES):
        seats = _seats(game, number)
        names = seat_names(game, seats)
        play = RandomPlay(game, seats, game.scenarios[0], seed_bytes(number))
        if number < len(game.seats_for(game.scenarios[0])):
            view = game.view(play.table.state, None)
            draw(game, sight_of(game, view, "en", names))  # static layers, drawn once
        yield look_on(play, 30 * number + 1, number % seats, "en")


def _seconds(task: Callable[[], object]) -> float:
    began = perf_counter()
    task()
    return perf_counter() - began
