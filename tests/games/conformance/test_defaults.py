"""Every question has a harmless default: legal, always the same; it reveals and spends nothing needlessly."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from games.core import codec
from games.core.agenda import Asked, Table
from games.core.chance import Seeded
from games.core.decision import Action, Decision
from games.core.events import Event
from tests.games.conformance.random_play import looked_at
from tests.games.conformance.subject import Subject, load, tables

TRIED = 40
"""How many other answers are tried where a default reveals or spends something."""


@pytest.mark.parametrize(("game", "scenario", "seats"), tables())
def test_every_question_has_a_harmless_default(game: str, scenario: str, seats: int) -> None:
    subject = load(game)
    for moment in looked_at(subject, scenario, seats):
        for asked in moment.table.asked():
            if asked.decision.required:
                _check(subject, moment.table, asked)


def _check(subject: Subject, table: Table[Any], asked: Asked) -> None:
    decision = asked.decision
    default = decision.default
    assert default is not None, decision.question
    assert table.why_not(decision.seat, default) is None, default
    one, other = (_carried_out(table.state, decision, default) for _ in range(2))
    assert one == other
    if any(_passes(kind) for kind in decision.kinds()):
        assert _passes(type(default)), default
    if _reveals(table.state, decision, default):
        assert all(_reveals(table.state, decision, each) for each in _answers(decision)), default
    if spent := _spent(subject, table.state, decision, default):
        least = min(_spent(subject, table.state, decision, each) for each in _answers(decision))
        assert spent <= least, default


def _passes(kind: type[Action]) -> bool:
    return kind.droppable or kind.__name__ == "Pass"


def _carried_out(state: Any, decision: Decision, action: Action) -> tuple[Action | None, list[Event]]:
    """Give an action on a copy, and return the default that is declared there and all that happened."""
    table = _copy(state)
    default = _like(table, decision).decision.default
    table.carry_out(decision.seat, action)
    return default, table.events


def _spent(subject: Subject, state: Any, decision: Decision, action: Action) -> int:
    """Count what an answer itself costs."""
    table = _taken(state, decision, action)
    return max(0, subject.owned(state, decision.seat) - subject.owned(table.state, decision.seat))


def _reveals(state: Any, decision: Decision, action: Action) -> bool:
    """Say whether an answer itself, not what follows when the table goes on, shows what was hidden."""
    return any(event.reveals for event in _taken(state, decision, action).events)


def _taken(state: Any, decision: Decision, action: Action) -> Table[Any]:
    table = _copy(state)
    _like(table, decision).step.take(table, decision.seat, action)
    return table


def _copy(state: Any) -> Table[Any]:
    return Table(codec.copy(state), Seeded(bytes(32)))


def _like(table: Table[Any], decision: Decision) -> Asked:
    """Find a question again."""
    sought = decision.described()
    return next(asked for asked in table.asked() if asked.decision.described() == sought)


def _answers(decision: Decision) -> Iterator[Action]:
    every = (action for form in decision.answers for action in form.every() or (form.first(),))
    return islice(every, TRIED)
