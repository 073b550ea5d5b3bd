"""Random legal play, watched action by action."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Action, Decision, Seat
from games.core.events import Event
from games.core.game import start
from tests import long
from tests.games.conformance.subject import Subject

ASIDE = 0.05
"""How often somebody changes a private setting instead of answering a question."""
FEWER = 2
"""This many positions more are left out between two that are looked at; odd steps meet all kinds."""


@dataclass(frozen=True)
class Moment:
    """A position, the answer that is about to be given, and what it then led to."""

    table: Table[Any]
    number: int
    seat: Seat
    action: Action
    decision: Decision


def moments(subject: Subject, scenario: str, seats: int, seed: int) -> Iterator[Moment]:
    """Play a game at random, giving each position before its answer is carried out."""
    rng = Random(seed)
    table = start(subject.game, seats, scenario, Seeded(seed.to_bytes(32, "big")))
    number = 0
    while table.state.agenda:
        asked = table.asked()
        assert asked, "a dead end: the agenda is not empty, and nobody is asked"
        aside = table.always_asked()
        if aside and rng.random() < ASIDE:
            asked = aside
        decision = asked[int(rng.random() * len(asked))].decision
        action = subject.game.random_answer(table.state, decision, rng)
        yield Moment(table, number, decision.seat, action, decision)
        table.events = []
        table.carry_out(decision.seat, action)
        number += 1
        assert number <= subject.longest, "an endless game"


def looked_at(subject: Subject, scenario: str, seats: int, seed: int) -> Iterator[Moment]:
    """Play a game at random, giving as many of its positions as are looked at closely; in a long run more."""
    every = subject.every if long.is_asked() else subject.every + FEWER
    for moment in islice(moments(subject, scenario, seats, seed), subject.looked_at):
        if moment.number % every == 0:
            yield moment


def final(subject: Subject, scenario: str, seats: int, seed: int) -> tuple[Any, list[Event]]:
    """Play a game at random to its end; give the last state and all events."""
    events: list[Event] = []
    table: Table[Any] | None = None
    for moment in moments(subject, scenario, seats, seed):
        table = moment.table
        events += table.events
    assert table is not None
    return table.state, events + table.events
