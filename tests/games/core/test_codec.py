from random import Random

import msgspec
import pytest

from games.core import codec
from games.core.chance import Seeded
from games.core.game import start
from tests.toy.game.events import CardDrawn
from tests.toy.game.game import GAME
from tests.toy.game.state import State


def some_state(seed: int) -> State:
    rng = Random(seed)
    table = start(GAME, 3, "standard", Seeded(bytes([seed])))
    for _ in range(seed):
        decision = rng.choice(table.asked()).decision
        table.carry_out(decision.seat, decision.sample(rng))
    state = table.state
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("seed", range(9))
def test_json_round_trip(seed: int) -> None:
    state = some_state(seed)
    assert codec.from_json(codec.to_json(state), State) == state


@pytest.mark.parametrize("seed", range(9))
def test_a_copy_is_equal_and_shares_nothing(seed: int) -> None:
    state = some_state(seed)
    copied = codec.copy(state)
    assert copied == state
    assert type(copied.agenda[-1]) is type(state.agenda[-1])
    copied.coins["oil"] += 1
    copied.agenda.pop()
    assert copied.coins != state.coins
    assert state == some_state(seed)


def test_equal_data_gives_equal_bytes_whatever_the_order_of_keys() -> None:
    assert codec.to_json({"b": 1, "a": {"d": 1, "c": 2}}) == codec.to_json({"a": {"c": 2, "d": 1}, "b": 1})
    assert codec.fingerprint({"b": 1, "a": 2}) == codec.fingerprint({"a": 2, "b": 1})
    assert codec.fingerprint({"a": 2}) != codec.fingerprint({"a": 3})


def test_audience_survives_the_round_trip() -> None:
    event = CardDrawn(stall="wine", card="owl", audience=(1,))
    assert codec.from_json(codec.to_json(event), GAME.event) == event


def test_data_of_another_kind_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        codec.from_json(b'{"type": "Bid", "stall": "oil", "coins": "many"}', GAME.action)
    with pytest.raises(msgspec.ValidationError):
        codec.from_json(b'{"type": "Fly"}', GAME.action)
