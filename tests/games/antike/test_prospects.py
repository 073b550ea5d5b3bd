"""What is said beforehand of a field is what the rules then do."""

from __future__ import annotations

from random import Random
from typing import Any

from games.antike import prospects
from games.antike.actions import Rondel
from games.antike.board import RESOURCES, board
from games.antike.events import Produced
from games.antike.game import GAME
from games.antike.view import view as view_of
from games.core.agenda import Table
from games.core.chance import Recorded, Seeded
from games.core.game import start
from games.core.orders import submit

PAID_WITH = (*RESOURCES, "coins")
ASKED = {"temple": "build", "arming": "arm", "advance": "advance", "manoeuvre": "manoeuvre"}


def is_passed_over(state: Any, seat: int, action: Rondel) -> bool:
    """Go to a field and look whether its action is asked for, or its production is nothing."""
    done = submit(state, seat, action, Seeded(b"any"))
    asked = ASKED.get(board().fields[action.field].action)
    if asked is None:
        return [event.amount for event in done.events if isinstance(event, Produced)] == [0]
    questions = [each.decision.question for each in Table(done.state, Recorded([])).asked()]
    return asked not in questions


def test_whether_nothing_can_be_done_on_a_field_is_known_beforehand() -> None:
    rng, idle, busy = Random(5), 0, 0
    table: Table[Any] = start(GAME, 3, "orient", Seeded(b"fields"))
    for _ in range(700):
        asked = [each.decision for each in table.asked() if each.decision.required]
        if not asked:
            break
        decision = rng.choice(asked)
        if decision.question == "rondel" and rng.random() < 0.3:
            view = view_of(table.state, decision.seat)
            for action in [GAME.random_answer(table.state, decision, rng) for _ in range(4)]:
                if isinstance(action, Rondel):
                    paid = {each: getattr(action, each) for each in PAID_WITH}
                    said = prospects.is_idle(view, action.field, paid)
                    assert said == is_passed_over(table.state, decision.seat, action), action
                    idle, busy = idle + said, busy + (not said)
        table.act(decision.seat, GAME.random_answer(table.state, decision, rng))
    assert idle > 10
    assert busy > 10


def test_panels_offer_the_shortest_way_and_ways_past_others() -> None:
    """From Babylon with three actions: one way to each province, but past the Persians in Palmyra or not."""
    position = Position().units("greeks", "babylon", 1).knows("greeks", "wheel", "roads")
    alone = offered(position.units("persians", "carthage", 1))
    assert len({move.route[-1] for move in alone}) == len(alone)
    met = offered(position.units("persians", "palmyra", 1))
    assert {move.route[-1] for move in met} == {move.route[-1] for move in alone}
    ways = {move.route for move in met} - {move.route for move in alone}
    assert len(met) > len(alone)
    assert all("palmyra" in way[:-1] for way in ways) or any("palmyra" in each.route[:-1] for each in alone)


def offered(position: Position) -> list[Move]:
    """Give the moves that panels offer the Greeks, every one of them legal, of all that are."""
    state = position.turn("greeks").act(Rondel("manoeuvre-a")).state
    [decision] = [each.decision for each in asking(state).asked()]
    found = prospects.moves(view(state, decision.seat), decision)
    assert found is not None
    [form] = [each for each in decision.answers if Move in each.kinds()]
    every = list(form.every() or ())
    assert set(found) < set(every)
    assert all(decision.allows(each) for each in found)
    return [each for each in found if isinstance(each, Move)]
