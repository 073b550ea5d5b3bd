"""What one has seen of the other's battle cards, and what lies face down: nobody else learns of it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from games.core.decision import Seat
from games.sparta.game import GAME
from games.sparta.hidden import resample
from games.sparta.state import State
from tests.games.sparta.alone import sit_down
from tests.games.sparta.builder import Hellas

Look = Callable[[State], Any]
WORLDS = 12


def peeked() -> State:
    """Let Athens have seen three battle cards of Sparta."""
    hellas = Hellas()
    hellas.arm("sparta", "b01", "b02", "b03")
    hellas.arm("athens", "b10", "b11")
    hellas.state.holdings["sparta"].battle_shown = ["b01", "b02", "b03"]
    return hellas.state


def face_down() -> State:
    """Let Athens play alone at the hard level: all but two of its cards lie face down."""
    state = sit_down("pw2", "hard", "blue").state
    assert len(state.holdings["athens"].face_down) > 1
    return state


def worlds(state: State, seat: Seat | None) -> list[State]:
    """Give other worlds that look the same to a seat."""
    return [resample(state, seat, Random(seed)) for seed in range(WORLDS)]


def shown(state: State, seat: Seat | None) -> bytes:
    """Give the view of a seat."""
    return msgspec.json.encode(GAME.view(state, seat))


@pytest.mark.parametrize(
    ("state", "seat"), [(peeked(), None), (peeked(), 1), (peeked(), 0), (face_down(), 0), (face_down(), None)]
)
def test_a_view_is_the_same_in_every_world(state: State, seat: Seat | None) -> None:
    assert {shown(other, seat) for other in worlds(state, seat)} == {shown(state, seat)}


def _arms_seen(state: State) -> Any:
    return state.holdings["sparta"].battle_shown


def _hidden_cards(state: State) -> Any:
    return state.holdings["athens"].face_down


@pytest.mark.parametrize(
    ("state", "seat", "look"),
    [(peeked(), None, _arms_seen), (face_down(), 0, _hidden_cards), (face_down(), None, _hidden_cards)],
)
def test_a_planted_leak_is_caught(state: State, seat: Seat | None, look: Look) -> None:
    assert any(look(other) != look(state) for other in worlds(state, seat))


def test_who_saw_them_keeps_what_was_seen() -> None:
    state = peeked()
    assert GAME.view(state, 1).battle_seen == ("b01", "b02", "b03")  # type: ignore[attr-defined]
    assert GAME.view(state, None).battle_seen == ()  # type: ignore[attr-defined]
    assert GAME.view(state, 0).battle_seen == ()  # type: ignore[attr-defined]


def test_cards_that_lie_face_down_are_in_no_view_and_on_no_offer() -> None:
    state = face_down()
    hidden = state.holdings["athens"].face_down
    for seat in (0, None):
        told = shown(state, seat).decode()
        assert not [card for card in hidden if f'"{card}"' in told]


def test_ruling_102_nobody_talks_in_private() -> None:
    assert GAME.talks is False
