"""Section XII: the questions that are often asked; those of battle are with section VIII."""

from __future__ import annotations

from typing import get_args

import pytest

from games.antike.actions import AnyAction, Conquer, Move, Rondel
from tests.games.antike.builder import Position


def test_a36_talk_is_free_and_trade_is_not() -> None:
    """No action gives anything to another nation."""
    assert {kind.__name__ for kind in get_args(AnyAction)} == {
        "ChooseNation",
        "ChooseCity",
        "TakeResource",
        "Rondel",
        "Build",
        "Arm",
        "Advance",
        "Move",
        "Fight",
        "Conquer",
        "Found",
        "Exchange",
        "ChooseStack",
        "Done",
        "Demand",
        "Stand",
        "Lift",
    }


@pytest.mark.parametrize(
    ("field", "free"),
    [
        ("iron", ("temple", "gold", "manoeuvre-a")),
        ("marble", ("advance", "manoeuvre-b", "iron")),
        ("gold", ("manoeuvre-a", "arming", "marble")),
    ],
)
def test_a36_no_credit(field: str, free: tuple[str, ...]) -> None:
    """The bank gives what one is due in one's turn and nothing before."""
    table = Position().at("greeks", field).turn("greeks")
    table.refused("greeks", Rondel(field, gold=5), "steps-too-dear", field=field, price=5, has=0, free=free)


def test_12_entering_a_province_is_no_attack() -> None:
    """A city in a neighbouring province is conquered in a second action."""
    table = Position().units("greeks", "babylon", 9).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 9, ("susa",)))
    assert table.state.cities["susa"] == "persians"
    table.refused(
        "greeks", Conquer("susa", legions=1), "too-few-active", unit="legion", province="susa", active=0
    )


def test_12_conquering_ends_the_life_of_a_unit() -> None:
    table = Position().knows("greeks", "wheel", "roads").units("greeks", "susa", 2).manoeuvre("greeks")
    table.act("greeks", Conquer("susa", legions=1)).done("greeks")
    assert table.there("susa") == {("greeks", "legion"): 1}
    assert table.seen("greeks").legions_left == 16
