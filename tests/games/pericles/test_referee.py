"""The referee agrees with random games, and with no log that was tampered with.

`python -m tests.games.pericles.referee` judges 200 games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import get_args

import msgspec
import pytest

from games.core.events import Event
from games.pericles.game import GAME
from tests import long
from tests.games.pericles.referee import HEARD, Fault, judge
from tests.games.pericles.referee.games import Judged, judged

UNJUDGED = {
    ("HandDealt", "number"),
    ("FactionsLed", "seat"),
    ("CountersLent", "number"),
    ("TreacheryCleared", "own"),
    ("TreacheryCleared", "enemy"),
}
"""Numbers that the referee cannot know, or that somebody chose."""


@pytest.mark.parametrize("seed", long.also(range(5), range(5, 20)))
def test_the_referee_agrees(seed: int) -> None:
    """A third of all scenarios each time; who plays changes, and so does how."""
    for scenario in GAME.scenarios[seed % 3 :: 3]:
        seats = GAME.seats_for(scenario)
        judged(scenario, seats[seed % len(seats)], seed)


@cache
def _games() -> list[Judged]:
    return [judged(scenario, max(GAME.seats_for(scenario)), seed=7) for scenario in GAME.scenarios]


def _numbers() -> Iterator[tuple[str, str, int, int]]:
    """Name every number that was told, with the game and the place where it was told first."""
    seen: set[tuple[str, str]] = set()
    for at, game in enumerate(_games()):
        for place, event in enumerate(game.events):
            for field in event.__struct_fields__:
                key = (type(event).__name__, field)
                is_number = type(getattr(event, field)) is int
                if is_number and key not in seen | UNJUDGED:
                    seen.add(key)
                    yield *key, at, place


def test_a_number_that_was_tampered_with_is_found() -> None:
    missed = []
    for kind, field, at, place in _numbers():
        game = _games()[at]
        false = _tampered(game.events[place], field)
        log = [*game.events[:place], false, *game.events[place + 1 :]]
        try:
            ledger = judge(log)
        except Fault:
            continue
        if all(house.honour == ledger.honour[each] for each, house in game.state.houses.items()):
            missed.append((kind, field))
    assert missed == []


def _tampered(event: Event, field: str) -> Event:
    return msgspec.structs.replace(event, **{field: getattr(event, field) + 1})


@pytest.mark.parametrize(
    "kind", ["BattleHonoured", "UnitsLost", "TokensEarned", "IssueMoved", "TokensCommitted"]
)
def test_what_was_left_out_is_missed(kind: str) -> None:
    game, place = next(
        (game, place)
        for game in _games()
        for place, event in enumerate(game.events)
        if type(event).__name__ == kind
    )
    with pytest.raises(Fault):
        judge([*game.events[:place], *game.events[place + 1 :]])


def test_the_referee_hears_every_kind_of_event() -> None:
    unheard = [kind.__name__ for kind in get_args(GAME.event) if kind not in HEARD]
    assert not unheard, f"a module of tests/games/pericles/referee must hear {unheard}"
