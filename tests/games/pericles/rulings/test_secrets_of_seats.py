"""4.1, 15 and B9: in every seating nobody is shown what they cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.core import codec
from games.core.agenda import Table
from games.core.chance import Recorded, Seeded
from games.core.decision import Seat
from games.core.game import start
from games.pericles.game import GAME
from tests.games.pericles.subject import LEAKS

SEATINGS = {"four": (4, ""), "three": (3, ""), "cross": (2, ""), "sides": (2, "sides"), "one": (1, "")}


def positions(seating: str, scenario: str, seed: int) -> Iterator[Any]:
    """Give the positions of a random game."""
    seats, variant = SEATINGS[seating]
    table = start(GAME, seats, scenario, Seeded(seed.to_bytes(32, "big")), {"variants": variant})
    rng = Random(seed)
    while table.state.agenda:
        yield table.state
        asked = table.always_asked() if rng.random() < 0.1 else table.asked()
        decision = rng.choice([each.decision for each in asked])
        table.act(decision.seat, GAME.random_answer(table.state, decision, rng))


def shown(state: Any, seat: Seat | None) -> Any:
    """Give all that somebody is shown."""
    table: Table[Any] = Table(state, Recorded([]))
    asked = [] if seat is None else [each.described() for each in table.decisions(seat)]
    settings = [] if seat is None else [each.described() for each in table.settings(seat)]
    return codec.to_json(GAME.view(state, seat)), asked, settings, table.waiting_for()


@pytest.mark.parametrize("seating", SEATINGS)
@pytest.mark.parametrize("scenario", ["aegean", "time-of-peace"])
def test_nothing_shown_depends_on_what_a_seat_cannot_know(seating: str, scenario: str) -> None:
    rng, seats = Random(1), SEATINGS[seating][0]
    for number, state in enumerate(positions(seating, scenario, 5)):
        viewer = [None, *range(seats)][number % (seats + 1)]
        assert shown(GAME.resample(state, viewer, rng), viewer) == shown(state, viewer)


@pytest.mark.parametrize("seating", ["four", "cross"])
def test_every_planted_leak_is_caught(seating: str) -> None:
    rng, left = Random(2), set(LEAKS)
    games = (positions(seating, each, seed) for seed in range(12) for each in ("time-of-peace", "aegean"))
    for state in (state for game in games if left for state in game):
        other = GAME.resample(state, None, rng)
        left -= {leak for leak in left if LEAKS[leak](other, None) != LEAKS[leak](state, None)}
    assert left == set()


@pytest.mark.parametrize("scenario", ["time-of-peace", "archidamian"])
def test_b9_onlookers_are_told_no_secret_event(scenario: str) -> None:
    table = start(GAME, 2, scenario, Seeded(bytes(32)))
    rng = Random(3)
    while table.state.agenda:
        decision = rng.choice([each.decision for each in table.asked()])
        table.act(decision.seat, GAME.random_answer(table.state, decision, rng))
    secret = [event for event in table.events if event.audience is not None]
    assert {"CountersHandedOver", "CardsDealt"} <= {type(event).__name__ for event in secret}
    assert not any(event.is_for(None) for event in secret)
