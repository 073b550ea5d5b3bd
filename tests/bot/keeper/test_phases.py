"""Which phases begin something for the table, and which are steps of somebody's turn."""

from dataclasses import replace
from random import Random

import pytest

from bot.keeper import moves
from bot.keeper.live import Live
from bot.keeper.phases import begins_phase, goes_on
from games.core.agenda import phase_of
from games.core.chance import Seeded
from games.core.orders import submit
from games.perikles.game import GAME as PERIKLES
from games.sparta.events.cards import ActionRoundBegan
from games.sparta.game import GAME as SPARTA
from tests.bot.discord.panels.tables import new_live

MOVES = 250


@pytest.mark.parametrize("seats", [1, 2])
def test_steps_of_a_turn_begin_nothing_and_the_next_turn_is_told(seats: int) -> None:
    """A turn of SPARTA! goes through six phases; one that Keryx plays in between is never passed over."""
    live, rng = new_live(SPARTA, seats, 2), Random(2)
    chance = Seeded(live.row.seed, live.row.draw_n)
    met = {"step": 0, "turn": 0}
    for _ in range(MOVES):
        if not live.state.agenda:
            break
        decision = rng.choice(live.table().asked()).decision
        action = SPARTA.random_answer(live.state, decision, rng)
        result = submit(live.state, decision.seat, action, chance)
        is_turn = any(isinstance(event, ActionRoundBegan) for event in result.events)
        has_moved_on = phase_of(live.state) != phase_of(result.state)
        if has_moved_on and {phase_of(live.state), phase_of(result.state)} <= set(SPARTA.turn_phases):
            assert not begins_phase(SPARTA, live.state, result.state)
            assert goes_on(live, result.state, result.events) is not is_turn
            assert not is_turn or moves.is_for_good(live, decision.seat, action)
            met["turn" if is_turn else "step"] += 1
        live = next_of(live, result.state)
    assert min(met.values()) > 0


def next_of(live: Live, state: object) -> Live:
    live.row.seq += 1
    return replace(live, state=state, asked=None)


def test_phases_of_other_games_begin_something() -> None:
    assert PERIKLES.turn_phases == ()
    state = new_live(PERIKLES, 3, 1).state
    assert not begins_phase(PERIKLES, state, state)
