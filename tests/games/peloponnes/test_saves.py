"""Saves from before are brought to the present schema."""

from __future__ import annotations

from typing import Any

from games.core import codec
from games.peloponnes.actions import Feed
from games.peloponnes.game import GAME
from games.peloponnes.state import State, new_state


def test_noted_answers_are_kept_by_seat() -> None:
    """The second of three seats has answered."""
    raw = codec.from_json(codec.to_json(new_state(3, "standard")), Any)
    noted = [{}, {"feed": {"type": "Feed", "luxury": 2}}, {}]
    raw["agenda"] = [{"type": "Supply", "asking": [2, 1], "noted": noted}]
    (step,) = codec.from_json(codec.to_json(GAME.upgrade(1, raw)), State).agenda
    assert (step.asking, step.noted) == ([2, 1], {1: {"feed": Feed(2)}})


def test_other_steps_are_left_alone() -> None:
    raw = {"agenda": [{"type": "Bidding"}]}
    assert GAME.upgrade(1, raw) == raw
