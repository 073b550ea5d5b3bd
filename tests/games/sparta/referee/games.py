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
from games.sparta.actions import Besiege, Deploy, Done, Envoy, Mobilise, Pass, PlayBattleCard, Siege
from games.sparta.board import POWERS
from games.sparta.game import GAME
from games.sparta.routes import enemy_at
from games.sparta.state import State
from games.sparta.variants import DRAWN, LEVELS, SPECTACLE
from tests.games.sparta.referee import judge
from tests.games.sparta.referee.ledger import Ledger

BOLDNESS = 4
"""How many answers a bold player thinks of."""
MOST = 10_000
"""More actions than a game has."""


@dataclass(frozen=True)
class Judged:
    """A game that was played at random, and what the referee says of it."""

    state: State
    events: list[Event]
    actions: int
    violations: int
    ledger: Ledger


def tables() -> list[tuple[str, int, tuple[str, ...]]]:
    """List scenarios with seats and variants, those of a game alone with each level."""
    alone = [(), ("blue",), *((level,) for level in LEVELS)]
    return [
        (scenario, seats, variants)
        for scenario in GAME.scenarios
        for seats, kinds in ((2, [(), (SPECTACLE,), (DRAWN,)]), (1, alone))
        for variants in kinds
        if GAME.why_not(scenario, seats, variants) is None
    ]


def boldly(state: State, decision: Decision, rng: Random) -> Action:
    """Answer as one does who looks for battles and sieges: random play has few of them."""
    tried = [GAME.random_answer(state, decision, rng) for _ in range(BOLDNESS)]
    return max(tried, key=lambda action: (_merit(state, action), rng.random()))


def _merit(state: State, action: Action) -> int:
    match action:
        case Deploy(unit=unit, place=place):
            return 3 if enemy_at(state, state.units[unit].power, place) else 2
        case Besiege() | Siege() | Mobilise() | PlayBattleCard():
            return 3
        case Envoy():
            return 2
        case Done() | Pass():
            return 0
    return 1


def judged(scenario: str, seats: int, variants: tuple[str, ...], seed: int, *, every: int = 0) -> Judged:
    """Play a game at random to its end, and see that the referee agrees.

    The invariants are looked at after every so many actions, or never.
    """
    options = {"variants": ",".join(variants)}
    table: Table[Any] = start(GAME, seats, scenario, Seeded(seed.to_bytes(32, "big")), options)
    rng, actions, found = Random(seed), 0, list[str]()
    answer = boldly if seed % 2 else GAME.random_answer
    while table.state.agenda:
        asked = table.asked()
        decision = asked[int(rng.random() * len(asked))].decision
        table.carry_out(decision.seat, answer(table.state, decision, rng))
        actions += 1
        if every and actions % every == 0:
            found += GAME.violations(table.state)
        assert actions < MOST, "an endless game"
    ledger = judge(table.events)
    _agree(table.state, ledger)
    return Judged(table.state, table.events, actions, len(found), ledger)


def _agree(state: State, ledger: Ledger) -> None:
    """See that the state says what the referee says."""
    assert state.result is not None
    assert (state.result.winner, state.result.regions) == (ledger.winner, ledger.counted)
    for power in POWERS:
        held, purse = state.holdings[power], ledger.purses[power]
        kept = (purse.talents, purse.favours, purse.green, purse.army, purse.fleet, purse.battle)
        assert (held.talents, held.favours, held.green, held.army, held.fleet, len(held.battle)) == kept
        assert {*held.markers} == {*purse.markers}
    spots = {
        place: (spot.owner, spot.influence, spot.raid, spot.siege) for place, spot in state.spots.items()
    }
    assert spots == {
        name: (place.owner, place.influence, place.raid, place.siege) for name, place in ledger.places.items()
    }
    supports = {name: (each.state, each.holder) for name, each in state.supports.items()}
    assert supports == {name: (each.state, each.holder) for name, each in ledger.supports.items()}
    veterans = {name for name, each in state.commanders.items() if each.veteran and each.state != "gone"}
    assert veterans <= ledger.veterans
