"""Games alone, played at random against Keryx."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from games.core.agenda import Table
from games.core.chance import Seeded
from games.core.decision import Action, Decision
from games.core.game import start
from games.sparta.game import GAME
from games.sparta.state import State

Answer = Callable[[State, Decision, Random], Action]
MOST = 3000
"""More actions than a game alone has."""


def sit_down(scenario: str, *variants: str, seed: int = 1) -> Table[State]:
    """Begin a game alone."""
    options = {"variants": ",".join(variants)}
    table: Table[Any] = start(GAME, 1, scenario, Seeded(seed.to_bytes(32, "big")), options)
    return table


def play_out(
    table: Table[State],
    seed: int = 1,
    answer: Answer = GAME.random_answer,
    look: Callable[[Table[State]], None] = lambda _table: None,
) -> State:
    """Play to the end, at random unless said otherwise; look at the table before every answer."""
    rng, actions = Random(seed), 0
    while table.state.agenda:
        look(table)
        asked = table.asked()
        decision = asked[int(rng.random() * len(asked))].decision
        table.carry_out(decision.seat, answer(table.state, decision, rng))
        actions += 1
        assert actions < MOST, "an endless game"
    return table.state


def keryx_wins(scenario: str, *variants: str, seed: int, answer: Answer = GAME.random_answer) -> bool:
    """Play a game alone and say whether Keryx has won it."""
    ended = play_out(sit_down(scenario, *variants, seed=seed), seed, answer)
    assert ended.result is not None
    return ended.result.winner == ended.bot
