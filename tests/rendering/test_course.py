"""The course of a game is drawn for a phone: nothing collides, whoever plays and however long it was."""

from collections.abc import Sequence
from random import Random

import pytest

from games import registry
from games.core.game import Game
from rendering.course import LOW, Course, draw_course
from rendering.focus import LEAST, TALLEST, WIDTH
from rendering.palette import SEATS
from rendering.pictures import parties_of
from tests.rendering.phone import misprints
from tests.rendering.plays import NAMES


def courses(seats: int, rounds: int, parties: Sequence[str] = ()) -> list[Course]:
    rng = Random(seats * 100 + rounds)
    return [
        Course(NAMES[seat], seat, parties[seat] if parties else "", _points(rng, rounds))
        for seat in range(seats)
    ]


def _points(rng: Random, rounds: int) -> list[int]:
    points = [rng.randint(-2, 3)]
    while len(points) < rounds:
        points.append(points[-1] + rng.choice([-3, 0, 1, 4, 9]))
    return points


@pytest.mark.parametrize("rounds", [1, 2, 9, 60])
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_nothing_collides(seats: int, rounds: int) -> None:
    canvas = draw_course("peloponnes", range(rounds), courses(seats, rounds))
    assert misprints(canvas) == []
    assert canvas.box.width == WIDTH
    assert canvas.box.height <= TALLEST


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_nothing_collides_where_a_board_is_below(seats: int) -> None:
    canvas = draw_course("peloponnes", range(9), courses(seats, 9), LOW)
    assert misprints(canvas) == []
    assert canvas.box.height <= 600


def test_lines_that_end_alike_have_their_marks_side_by_side() -> None:
    same = [Course(name, seat, "", [0, 0, 0]) for seat, name in enumerate(NAMES)]
    canvas = draw_course("peloponnes", range(3), same)
    assert misprints(canvas) == []
    assert len([ink for ink in canvas.ink if ink.what == "end"]) == len(NAMES)


def test_each_line_has_a_mark_on_it_at_its_end_and_before_its_name() -> None:
    canvas = draw_course("perikles", range(9), courses(4, 9))
    marks = [ink.what for ink in canvas.ink if ink.what in ("course", "end", "name")]
    assert marks.count("end") == marks.count("name") == 4
    assert marks.count("course") == 8
    assert all(ink.size >= LEAST for ink in canvas.ink if ink.size)


def parties(game: Game) -> list[str]:
    """List what the seats of a game play as it begins, where that is known."""
    rules = game.new(max(game.seats_for(game.scenarios[0])), game.scenarios[0], {})
    return [party for own in game.roles(rules).values() for party in own]


@pytest.mark.parametrize("game", registry.ids())
def test_what_seats_play_has_a_colour_and_a_badge_of_its_own(game: str) -> None:
    looks = parties_of(game)
    played = parties(registry.get(game)) if looks is not None else []
    colours = [looks.party_colour(party) for party in played] if looks is not None else []
    assert len(set(colours)) == len(colours)
    if played:
        canvas = draw_course(game, range(5), courses(len(played), 5, played))
        assert misprints(canvas) == []
        assert canvas.image.getpixel((0, 0)) not in [each.colour for each in SEATS]
