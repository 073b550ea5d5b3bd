"""What would become of answers that are not asked for: guards asked beforehand, and what is legal instead."""

from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest

from games import registry
from games.core.agenda import Table, settings_of
from games.core.chance import Seeded
from games.core.decision import Action
from games.core.errors import Refusal
from games.core.foresight import foreseen, nearest
from games.core.game import Game, start
from games.core.step import phases_of
from games.perikles.actions import Take

MOVES, EVERY = 120, 9
PERIKLES = registry.get("perikles")


def moments(game: Game) -> Iterator[tuple[Table[Any], list[Action]]]:
    """Play at random; give some positions, and an answer of each kind given before, as typed again."""
    rng, given = Random(2), dict[type[Action], Action]()
    table: Table[Any] = start(game, 4, game.scenarios[0], Seeded(b"f"))
    for number in range(MOVES):
        if not table.state.agenda:
            return
        asked = rng.choice([each.decision for each in table.asked() if each.decision.required])
        action = game.random_answer(table.state, asked, rng)
        given[type(action)] = action
        if number % EVERY == 0:
            yield table, list(given.values())
        table.act(asked.seat, action)


@pytest.mark.parametrize("game", registry.ids())
def test_guards_can_be_asked_beforehand(game: str) -> None:
    """Wherever a game is, a guard names a rule, or says yes or no, and does not fail."""
    found = registry.get(game)
    told = [
        foreseen(table.state, found.package, seat, action)
        for table, given in moments(found)
        for action in given
        for seat in range(4)
    ]
    assert any(isinstance(each, Refusal) for each in told)
    assert True in told


@pytest.mark.parametrize("game", registry.ids())
def test_every_kind_of_answer_belongs_to_a_phase(game: str) -> None:
    found = registry.get(game)
    state = start(found, 4, found.scenarios[0], Seeded(b"f")).state
    settings = settings_of(state)
    kinds = set(get_args(found.action)) - set(settings.kinds if settings is not None else ())
    assert [kind for kind in kinds if not phases_of(found.package, kind)] == []


def test_legal_answers_that_are_most_like_another_come_first() -> None:
    table = next(table for table, _ in moments(PERIKLES) if table.asked()[0].decision.question == "take-tile")
    asked = table.asked()[0].decision
    legal = [each for form in asked.answers for each in form.every() or () if isinstance(each, Take)]
    wanted = legal[-1]
    assert nearest(asked, wanted, 2)[0] == wanted
    strange = Take(wanted.tile, "nowhere")
    assert nearest(asked, strange, 1)[0] in [each for each in legal if each.tile == wanted.tile]
