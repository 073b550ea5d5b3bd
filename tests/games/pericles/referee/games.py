"""Random games for the referee."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Action, Decision
from games.core.events import Event
from games.core.game import start
from games.pericles.actions import (
    Commit,
    Decline,
    Done,
    Hostages,
    Place,
    Put,
    Raze,
    Refuse,
    Second,
    Ships,
)
from games.pericles.board import EAST
from games.pericles.game import GAME
from games.pericles.queries import is_contested
from games.pericles.state import State
from tests.games.pericles.referee import judge
from tests.games.pericles.referee.ledger import Ledger

BOLDNESS = 4
"""How many answers a bold player thinks of."""
MOST = 20_000
"""More actions than a game has."""


@dataclass(frozen=True)
class Judged:
    """A game that was played at random, and what the referee says of it."""

    state: State
    events: list[Event]
    actions: int
    ledger: Ledger


def tables() -> list[tuple[str, int]]:
    """List all scenarios with all numbers of seats."""
    return [(scenario, seats) for scenario in GAME.scenarios for seats in GAME.seats_for(scenario)]


def _boldly(state: State, decision: Decision, rng: Random) -> Action:
    """Answer as one does who looks for battles and bases: random play has few of them."""
    tried = [GAME.random_answer(state, decision, rng) for _ in range(BOLDNESS)]
    return max(tried, key=lambda action: (_merit(state, action), rng.random()))


def _merit(state: State, action: Action) -> int:
    match action:
        case Place(kind="military", theatre=theatre) | Place(kind="league", theatre=theatre):
            return 2 * is_contested(state, theatre) + 3 * (theatre == EAST)
        case Commit(tokens=tokens):
            return tokens
        case Raze(city=city, league=league):
            return city + league
        case Second(yes=yes) | Ships(yes=yes) | Hostages(yes=yes):
            return int(yes)
        case Put(issue=issue):
            return int(issue in ("military", "league", "war-peace"))
        case Done() | Decline() | Refuse():
            return 0
    return 1


def _can_be_by_sides(scenario: str, seats: int) -> bool:
    return GAME.why_not(scenario, seats, ("sides",)) is None


def judged(scenario: str, seats: int, seed: int) -> Judged:
    """Play a game at random to its end, and see that the referee agrees."""
    options = {"variants": "sides"} if seed % 3 == 0 and _can_be_by_sides(scenario, seats) else {}
    table: Table[Any] = start(GAME, seats, scenario, Seeded(seed.to_bytes(32, "big")), options)
    rng, actions = Random(seed), 0
    while table.state.agenda:
        asked = table.asked()
        decision = asked[int(rng.random() * len(asked))].decision
        answer = _boldly if seed % 2 else GAME.random_answer
        table.carry_out(decision.seat, answer(table.state, decision, rng))
        actions += 1
        assert actions < MOST, "an endless game"
    ledger = judge(table.events)
    _agree(table.state, ledger)
    return Judged(table.state, table.events, actions, ledger)


def _agree(state: State, ledger: Ledger) -> None:
    """See that the state says what the referee says."""
    result = state.result
    assert result is not None
    assert {each: house.honour for each, house in state.houses.items()} == {
        each: ledger.honour[each] for each in state.houses
    }
    assert state.persian_bases == ledger.persian_bases
    if state.figures.kind == "battle":
        sides = {"": "", "athens": "aristocrats", "sparta": "agiad"}
        assert result.winner == sides[ledger.first_battle or ""]
    elif ledger.ending:
        assert (result.ending, result.winner) == (ledger.ending, ledger.winner)
