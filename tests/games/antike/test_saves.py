"""Saves of earlier versions go on."""

from __future__ import annotations

import msgspec
import pytest

from games.antike.actions import Demand, Move
from games.antike.game import GAME
from games.antike.state import State
from games.core import codec
from games.core.agenda import Table
from games.core.chance import Recorded
from tests.games.antike.builder import Position


def two_are_met() -> Position:
    """Greeks who have entered a province of the Persians and the Arabs; the Persians are asked."""
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 3)
    table.units("persians", "palmyra", 2).units("arabs", "palmyra", 1).manoeuvre("greeks")
    return table.act("greeks", Move("babylon", "legion", 3, ("palmyra", "tyros")))


def test_march_of_schema_1_goes_on() -> None:
    table = two_are_met()
    raw = msgspec.to_builtins(table.state)
    march, react = raw["agenda"][-2:]
    first = react["nation"]
    old = {"type": "Meet", "nations": march.pop("met")}
    raw["agenda"][-1:] = [old, {"type": "React", "nation": first, "done": False}]
    state = msgspec.convert(GAME.upgrade(1, raw), State)
    assert codec.to_json(state) == codec.to_json(table.state)
    going_on = Table(state, Recorded([]))
    going_on.act(state.seat_of(first), Demand(1))
    assert [asked.decision.question for asked in going_on.asked()] == ["react"]


def test_other_steps_of_schema_1_are_as_they_were() -> None:
    raw = msgspec.to_builtins(Position().turn("greeks").state)
    assert GAME.upgrade(1, raw) == raw


def test_unknown_schema_is_refused() -> None:
    with pytest.raises(ValueError, match="schema"):
        GAME.upgrade(GAME.schema + 1, {})
