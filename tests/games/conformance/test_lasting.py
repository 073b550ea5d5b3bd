"""Refusals that never pass: what one of them forbids once is never legal for that seat."""

from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from games import registry
from games.core import codec
from games.core.decision import Action, Seat
from games.core.errors import Refusal
from games.core.foresight import foreseen
from games.core.game import Game
from games.text import LANGUAGES
from tests.games.conformance.random_play import moments
from tests.games.conformance.subject import load, tables

GAMES = pytest.mark.parametrize("game", registry.ids())
EVERY, ANSWERS, MOVES = 40, 12, 900


def refused_and_legal(game: Game, keys: frozenset[str]) -> list[str]:
    """Name the refusals, of some, that forbid at one time what is legal at another in the same game."""
    subject, found = load(game.id), list[str]()
    _, scenario, seats = next(each for each in tables() if each[0] == game.id and each[2] == max(game.seats))
    legal, states = defaultdict[Seat, list[Action]](list), []
    for moment in moments(subject, scenario, seats, seed=3):
        legal[moment.seat].append(moment.action)
        if moment.number % EVERY == 0:
            states.append(codec.copy(moment.table.state))
        if moment.number >= MOVES:
            break
    rng = Random(0)
    for state in states:
        for seat, actions in legal.items():
            for action in rng.sample(actions, min(ANSWERS, len(actions))):
                refusal = foreseen(state, game.package, seat, action)
                found += [refusal.key] if isinstance(refusal, Refusal) and refusal.key in keys else []
    return found


@GAMES
def test_what_is_refused_for_ever_is_never_legal(game: str) -> None:
    found = registry.get(game)
    assert refused_and_legal(found, found.lasting) == []


def test_a_refusal_that_passes_is_found_among_them() -> None:
    """A planted fault: what lies on offer changes with every round."""
    perikles = registry.get("perikles")
    planted = replace(perikles, lasting=perikles.lasting | {"tile-not-on-offer"})
    assert "tile-not-on-offer" in refused_and_legal(planted, planted.lasting)


@GAMES
def test_every_such_refusal_is_one_of_the_game_with_words(game: str) -> None:
    found = registry.get(game)
    folder = Path(registry.__file__).parent / game
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py") if path.name != "game.py")
    assert found.lasting
    for key in found.lasting:
        assert f'"{key}"' in source, key
        assert all(found.wording(each, ()).has(f"refusal-{key}") for each in LANGUAGES), key
