"""What is said beforehand of a field is what the rules then do."""

from __future__ import annotations

from random import Random
from typing import Any

from games.antike import prospects
from games.antike.actions import Move, Rondel
from games.antike.board import RESOURCES, board
from games.antike.events import Produced
from games.antike.game import GAME
from games.antike.view import view as view_of
from games.core.agenda import Table, asking
from games.core.chance import Recorded, Seeded
from games.core.game import start
from games.core.orders import submit
from tests.games.antike.builder import Position

ROADS = ("wheel", "roads")
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
    """From Babylon with three actions: one way to each province; past the Persians or round them are two."""
    alone, met = (
        offered(Position().units("greeks", "babylon", 1).units("persians", place, 1).knows("greeks", *ROADS))
        for place in ("carthage", "palmyra")
    )
    assert len({move.route[-1] for move in alone}) == len(alone)
    assert {move.route[-1] for move in met} == {move.route[-1] for move in alone}
    doubled = [move.route[-1] for move in met if "palmyra" in move.route[:-1]]
    round_them = [move.route[-1] for move in met if "palmyra" not in move.route[:-1]]
    assert set(doubled) & set(round_them)
    assert len(met) > len(alone)


def offered(position: Position) -> list[Move]:
    """Give the moves that panels offer the Greeks: not all there are, but every one of them legal."""
    greeks = position.turn("greeks")
    state = submit(greeks.state, 0, Rondel("manoeuvre-a"), Seeded(b"any")).state
    [decision] = [each.decision for each in asking(state).asked()]
    found = prospects.moves(view_of(state, decision.seat), decision)
    assert found is not None
    [form] = [each for each in decision.answers if Move in each.kinds()]
    assert set(found) < set(form.every() or ())
    assert all(decision.allows(each) for each in found)
    return [each for each in found if isinstance(each, Move)]
