"""What is offered is what the rules allow: every value of every field, in whatever order fields are given."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from games.antike.actions import Conquer, Exchange, Fight, Rondel
from games.antike.forms import Fields
from games.antike.steps.manoeuvre import Manoeuvre
from games.antike.steps.temples import BuildTemples
from games.core.agenda import Table
from games.core.decision import Decision
from tests.games.antike.builder import ALL_ADVANCES, Position
from tests.games.antike.subject import SUBJECT
from tests.games.conformance.random_play import moments


@pytest.mark.parametrize(("scenario", "seats"), [("orient", 6), ("occident", 2), ("orient-two-colours", 2)])
def test_every_answer_that_is_offered_is_allowed(scenario: str, seats: int) -> None:
    seen = 0
    for moment in islice(moments(SUBJECT, scenario, seats, seed=61), 0, 900, 11):
        for form in moment.decision.answers:
            if isinstance(form, Fields):
                some = list(islice(form.every(), 400))
                assert all(form.allows(action) for action in some)
                seen += len(some)
    assert seen > 1000


@pytest.mark.parametrize("seed", range(3))
def test_every_value_that_is_offered_leads_to_an_answer(seed: int) -> None:
    """Any one field given first, whichever it is: the values of the others fit with it."""
    rng = Random(seed)
    for moment in islice(moments(SUBJECT, "orient", 4, seed=62 + seed), 0, 900, 17):
        for form in moment.decision.answers:
            if not isinstance(form, Fields) or sum(1 for _ in islice(form.every(), 3000)) == 3000:
                continue
            answers = list(form.every())
            given = rng.choice(answers)
            (kind,) = form.kinds()
            name = rng.choice(kind.__struct_fields__)
            first = {name: getattr(given, name)}
            for other, values in form.narrow(kind, first).items():
                fitting = [each for each in answers if getattr(each, name) == first[name]]
                legal = {repr(getattr(each, other)) for each in fitting}
                assert legal <= {repr(value) for value in values}, (kind, first, other)


def test_a_fight_is_offered_with_whom_it_is_possible() -> None:
    """Two nations stand there, and only one of them has two legions: it is named all the same."""
    table = Position().units("greeks", "tyros", 2).units("persians", "tyros", 2).units("arabs", "tyros", 1)
    table.manoeuvre("greeks")
    decision = _asked(table.table, Manoeuvre)
    offered = [action for form in decision.answers for action in _every(form)]
    fights = [action for action in offered if isinstance(action, Fight)]
    assert {(action.count, action.nation) for action in fights} == {
        (1, "persians"),
        (1, "arabs"),
        (2, "persians"),
    }
    assert all(decision.allows(action) for action in fights)


def test_conquests_are_narrowed_by_any_field() -> None:
    """Tyros has strength 1, Palmyra with its temple 3: three legions can only be meant for Palmyra."""
    table = Position().cities("persians", "tyros", "palmyra", "susa").units("greeks", "tyros", 3, 1)
    table.units("greeks", "palmyra", 3)
    table.state.temples = ["palmyra"]
    table.manoeuvre("greeks")
    decision = _asked(table.table, Manoeuvre)
    assert decision.narrow(Conquer, legions=3) == {"province": ["palmyra"], "galleys": [0], "give_up": [""]}
    assert decision.narrow(Conquer, galleys=1) == {"province": ["tyros"], "legions": [0], "give_up": [""]}


def test_exchanges_are_narrowed_by_any_field() -> None:
    """Only marble is there: whatever it is exchanged for, nothing else goes with it."""
    table = Position().has("greeks", marble=7).knows("greeks", *ALL_ADVANCES).turn("greeks")
    table.act("greeks", Rondel("temple"))
    decision = _asked(table.table, BuildTemples)
    assert decision.narrow(Exchange, resource="iron") == {"marble": [2, 4, 6], "iron": [0], "gold": [0]}
    assert decision.narrow(Exchange, resource="gold") == {"marble": [2, 4, 6], "iron": [0], "gold": [0]}


def _asked(table: Table[Any], kind: type) -> Decision:
    return next(each.decision for each in table.asked() if isinstance(each.step, kind))


def _every(form: Any) -> list[Any]:
    return list(form.every()) if isinstance(form, Fields) else []
