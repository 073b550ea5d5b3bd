"""Pictures keep secrets too: shuffle what a viewer cannot know, and every byte stays the same."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games import registry
from games.core.decision import Seat
from rendering.pictures import pictures_of
from rendering.sight import Sight
from tests.games.conformance.golden import NAMES
from tests.games.conformance.random_play import moments, positions, spread
from tests.games.conformance.subject import Subject, load, shared, tables

SAMPLED = 48
"""Positions of each game, shared among its tables."""


def pictures(subject: Subject, state: Any, viewer: Seat | None, seats: int) -> list[bytes]:
    """Draw all that a viewer is shown."""
    drawing = pictures_of(subject.game.id)
    view, names = subject.game.view(state, viewer), NAMES[:seats]
    words: Any = subject.game.wording("en", names)
    sight = Sight(view, words, names)
    drawn = [drawing.draw(sight)]
    if viewer is not None:
        drawn.append(drawing.draw_private(sight))
    return [canvas.image.tobytes() for canvas in drawn]


@pytest.mark.parametrize(("game", "scenario", "seats"), tables())
def test_no_picture_depends_on_what_its_viewer_cannot_know(game: str, scenario: str, seats: int) -> None:
    subject, rng = load(game), Random(42)
    for moment in spread(subject, scenario, seats, shared(SAMPLED, game)):
        viewer = rng.choice([None, *range(seats)])
        state = moment.table.state
        other = subject.game.resample(state, viewer, rng)
        assert pictures(subject, other, viewer, seats) == pictures(subject, state, viewer, seats)


@pytest.mark.parametrize("game", dict.fromkeys(table[0] for table in tables()))
def test_a_picture_for_the_wrong_viewer_is_caught(game: str) -> None:
    """The test of the test: a picture made from a view that knows too much differs in a shuffled world."""
    subject, rng = load(game), Random(43)
    hiding = ((state, seats) for state, seats in positions(subject) if seats > 1 and subject.hides(state))
    assert any(
        pictures(subject, subject.game.resample(state, 0, rng), 1, seats)
        != pictures(subject, state, 1, seats)
        for state, seats in hiding
    )


@pytest.mark.parametrize("game", registry.ids())
def test_every_part_lies_on_the_board_or_is_drawn_larger(game: str) -> None:
    subject, drawing = load(game), pictures_of(game)
    scenario = subject.game.scenarios[0]
    seats = max(subject.game.seats_for(scenario))
    state = next(moments(subject, scenario, seats, seed=44)).table.state
    words: Any = subject.game.wording("en", NAMES[:seats])
    sight = Sight(subject.game.view(state, None), words, NAMES[:seats])
    board = drawing.draw(sight)
    parts = [*drawing.REGIONS, *(f"seat-{seat}" for seat in range(seats))]
    assert all(board.box.contains(drawing.box(part, seats)) for part in parts)
    assert set(drawing.DRAWN) <= set(drawing.REGIONS)
    larger = [drawing.draw(replace(sight, part=part)).image.tobytes() for part in drawing.DRAWN]
    assert len({board.image.tobytes(), *larger}) == 1 + len(larger)


def test_a_package_that_lacks_something_offers_no_pictures() -> None:
    with pytest.raises(TypeError):
        pictures_of("map")
