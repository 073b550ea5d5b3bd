"""What would become of answers that are not asked for: guards asked beforehand, and what is legal instead."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games import registry
from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Action
from games.core.errors import Refusal
from games.core.foresight import foreseen, nearest
from games.core.game import Game, start
from games.peloponnes.actions import Feed, Move
from games.perikles.actions import ChooseLoss, Take
from tests.games.peloponnes import builder as peloponnes
from tests.games.peloponnes.builder import ANN, BEN
from tests.games.perikles import builder as perikles
from tests.games.perikles.builder import BLUE, GREEN, WHITE, hoplites, triremes

MOVES, EVERY = 120, 9
PERIKLES = registry.get("perikles")


def moments(game: Game) -> Iterator[tuple[Table[Any], list[Action]]]:
    """Play at random; give some positions, and an answer of each kind given before, as typed again."""
    rng, given = Random(2), dict[type[Action], Action]()
    table: Table[Any] = start(game, min(4, max(game.seats)), game.scenarios[0], Seeded(b"f"))
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
        for seat in range(table.state.seats)
    ]
    assert any(isinstance(each, Refusal) for each in told)
    assert True in told


def test_legal_answers_that_are_most_like_another_come_first() -> None:
    table = next(table for table, _ in moments(PERIKLES) if table.asked()[0].decision.question == "take-tile")
    asked = table.asked()[0].decision
    legal = [each for form in asked.answers for each in form.every() or () if isinstance(each, Take)]
    wanted = legal[-1]
    assert nearest(asked, wanted, 2)[0] == wanted
    strange = Take(wanted.tile, "nowhere")
    assert nearest(asked, strange, 1)[0] in [each for each in legal if each.tile == wanted.tile]


def test_what_one_may_know_of_a_later_question_judges_its_answers() -> None:
    """A loss that would have to be chosen if the side lost: its main player alone is judged."""
    war = perikles.TableBuilder().places("naupactus")
    allies = {WHITE: triremes("thebes", 1), GREEN: triremes("megara", 1)}
    war.at("naupactus", attack={BLUE: hoplites("sparta", 3), **allies})
    assert foreseen(war.state, PERIKLES.package, BLUE, ChooseLoss("megara")) is True
    refusal = foreseen(war.state, PERIKLES.package, BLUE, ChooseLoss("sparta"))
    assert isinstance(refusal, Refusal)
    assert refusal.key == "cannot-lose-that"
    # Nobody else has the main role.
    assert foreseen(war.state, PERIKLES.package, WHITE, ChooseLoss("megara")) is False


def test_seats_are_judged_by_what_they_have_where_all_are_asked_at_once() -> None:
    market = peloponnes.TableBuilder().has(ANN, food=0, luxury=2).has(BEN, food=0, luxury=0)
    package = market.game.package
    assert foreseen(market.state, package, ANN, Feed(2)) is True
    refusal = foreseen(market.state, package, BEN, Feed(2))
    assert isinstance(refusal, Refusal)
    assert refusal.key == "nothing-to-feed"
    assert foreseen(market.state, package, ANN, Move("island")) is False
