"""Conditions of orders left ahead: offered where they hold, checked from what a seat knows, in words."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from games import registry
from games.core import conditions
from games.core.conditions import COMMON, Condition, NothingHappened, kinds_of
from games.core.events import Event
from games.core.fields import kebab
from games.core.game import Game, told
from games.text import LANGUAGES
from tests.games.conformance.random_play import Moment, looked_at, moments
from tests.games.conformance.subject import load, tables
from tests.games.text.catalogues import variables
from tests.games.text.speech import looks_right

GAMES = pytest.mark.parametrize("game", registry.ids())
MOST_IN_MENU = 100
"""Characters of a line of a menu."""


def left(game: str) -> tuple[set[Condition], set[Condition]]:
    """Leave every condition that is offered at tables of a game; give all, and those that changed later.

    Of those that hold when they are offered some fail later, of those that wait for something some come true.
    """
    subject, every, failed = load(game), set[Condition](), set[Condition]()
    for name, scenario, seats in tables():
        if name == game and {type(each) for each in failed} < set(kinds_of(subject.game)):
            _leave(subject.game, seats, looked_at(subject, scenario, seats), every, failed)
        if name == game and {type(each) for each in failed} < set(kinds_of(subject.game)):
            # What passes quickly is seen only by who looks at every move.
            _leave(subject.game, seats, moments(subject, scenario, seats, seed=1), every, failed)
    return every, failed


def _leave(
    game: Game, seats: int, met: Iterable[Moment], every: set[Condition], failed: set[Condition]
) -> None:
    waiting: dict[tuple[int, Condition], list[Event]] = {}
    for moment in met:
        if {type(each) for each in failed} == set(kinds_of(game)):
            return
        views = [game.view(moment.table.state, seat) for seat in range(seats)]
        for (seat, condition), since in list(waiting.items()):
            since += told(moment.table.events, seat)
            if condition.holds(views[seat], since) is condition.awaits:
                failed.add(condition)
                del waiting[seat, condition]
        for seat, view in enumerate(views):
            found = conditions.offered(kinds_of(game), view)
            for each in found:
                assert each.holds(view, ()) is not each.awaits, "it holds, unless it awaits something"
            every |= set(found)
            waiting |= {(seat, each): [] for each in found if (seat, each) not in waiting}


@GAMES
def test_every_kind_is_offered_and_can_be_otherwise_later(game: str) -> None:
    every, failed = left(game)
    kinds = set(kinds_of(registry.get(game)))
    assert any(kind.awaits for kind in kinds)
    assert {type(each) for each in every} == kinds
    assert {type(each) for each in failed} == kinds


@GAMES
def test_every_condition_has_words_in_every_language_and_is_read_back(game: str) -> None:
    found = registry.get(game)
    every, _ = left(game)
    names = [f"P{seat}" for seat in range(max(found.seats))]
    assert len({conditions.token(each) for each in every}) == len(every)
    for condition in every:
        assert conditions.read(kinds_of(found), conditions.write(condition)) == condition
        for language in LANGUAGES:
            words = found.wording(language, names)
            said, unmet = words.condition(condition), words.unmet(condition)
            assert looks_right(said[0].upper() + said[1:]), said
            assert said[0].islower()
            assert len(said) <= MOST_IN_MENU
            assert looks_right(unmet), unmet
            assert unmet.endswith(".")
    assert conditions.read(kinds_of(found), "") is None


@GAMES
def test_no_words_of_conditions_are_left_over(game: str) -> None:
    found = registry.get(game)
    known = {key for key in variables(found.package, "en") if key.startswith(("condition-", "unmet-"))}
    every: set[type[Condition]] = {*found.conditions, NothingHappened, *COMMON}
    kinds = {kebab(kind.__name__) for kind in every}
    assert known == {f"{sort}-{kind}" for sort in ("condition", "unmet") for kind in kinds}


@GAMES
def test_what_a_seat_cannot_know_changes_no_condition(game: str) -> None:
    found, rng = registry.get(game), Random(1)
    scenario = found.scenarios[-1]
    seats = max(found.seats_for(scenario))
    for number, moment in enumerate(looked_at(load(game), scenario, seats)):
        if number % 20 == 0:
            seat = number % seats
            other = found.resample(moment.table.state, seat, rng)
            views = [found.view(state, seat) for state in (moment.table.state, other)]
            offers = [conditions.offered(kinds_of(found), view) for view in views]
            assert offers[0] == offers[1]
            said = [[each.holds(view, ()) for each in offers[0]] for view in views]
            assert said[0] == said[1]
