"""The referee agrees with random games, and with no log that was tampered with.

`python -m tests.games.sparta.referee` judges 300 games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from games.core.events import Event
from games.sparta.game import GAME
from tests import long
from tests.games.sparta.referee import HEARD, Fault, Ledger, judge
from tests.games.sparta.referee.games import Judged, judged, tables

UNJUDGED = {
    ("StackJoined", "number"),
    ("OptionChosen", "number"),
    ("CardsShown", "number"),
    ("CardsDealt", "number"),
    ("BattleCardsDrawn", "number"),
}
"""Numbers that the referee cannot know, or that somebody chose."""
STEP = 7
"""With it the tables come in another order: neighbours are alike."""


@pytest.mark.parametrize("seed", long.also(range(5), range(5, 20)))
def test_the_referee_agrees(seed: int) -> None:
    """Each seed a seventh of all tables; who plays changes, and so does how."""
    for table in tables()[seed % STEP :: STEP]:
        judged(*table, seed=seed)


@cache
def _games() -> list[Judged]:
    return [judged(scenario, 2, (), seed=seed) for seed, scenario in enumerate(GAME.scenarios, 1)] + [
        judged("pw2", 2, ("spectacle",), seed=11),
        judged("pw2", 2, ("drawn",), seed=2),
    ]


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
        event = game.events[place]
        false = msgspec.structs.replace(event, **{field: getattr(event, field) + 1})
        log = [*game.events[:place], false, *game.events[place + 1 :]]
        if not _is_found(log, game):
            missed.append((kind, field))
    assert missed == []


def _is_found(log: list[Event], game: Judged) -> bool:
    try:
        ledger = judge(log)
    except Fault:
        return True
    return _talents(ledger) != _talents(game.ledger)


def _talents(ledger: Ledger) -> list[tuple[int, int]]:
    return [(purse.talents, purse.favours) for purse in ledger.purses.values()]


@pytest.mark.parametrize(
    "kind",
    [
        "IncomePaid",
        "EnvoySent",
        "InfluenceChanged",
        "Raided",
        "CombatWeighed",
        "StrengthChanged",
        "SiegeEnded",
    ],
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


@pytest.mark.parametrize("kind", ["BattleEnded", "GameEnded", "GamesWon", "RaidsRebuilt"])
def test_another_result_is_found(kind: str) -> None:
    game, place = next(
        (game, place)
        for game in _games()
        for place, event in enumerate(game.events)
        if type(event).__name__ == kind
    )
    event = game.events[place]
    changes: dict[str, dict[str, Any]] = {
        "BattleEnded": {"winner": "nobody"},
        "GameEnded": {"power": "nobody"},
        "GamesWon": {"power": "nobody"},
        "RaidsRebuilt": {"places": ()},
    }
    with pytest.raises(Fault):
        judge([*game.events[:place], msgspec.structs.replace(event, **changes[kind])])


def test_the_referee_hears_every_kind_of_event() -> None:
    unheard = [kind.__name__ for kind in get_args(GAME.event) if kind not in HEARD]
    assert not unheard, f"a module of tests/games/sparta/referee must hear {unheard}"
