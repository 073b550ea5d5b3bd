"""What would become of an order that is not asked for: the guards of its question are asked beforehand."""

from __future__ import annotations

import pytest

from games.core.decision import Action
from games.core.errors import Refusal
from games.core.foresight import foreseen
from games.sparta.actions import Besiege, Build, Demobilise, Desperate, Play, Raid, Siege
from games.sparta.game import GAME
from games.sparta.steps.standing import StandingAnswers
from tests.games.sparta.builder import Hellas


def _elsewhere() -> Hellas:
    """Lay the second war out at a moment at which nobody is asked."""
    hellas = Hellas().after_set_up()
    hellas.state.agenda[:] = [StandingAnswers()]
    return hellas


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (1, Siege("gela"), "no-siege-there"),
        (0, Raid("pylos"), "no-unit-to-raid"),
        (0, Besiege("athenae"), "no-unit-to-raid"),
        (0, Demobilise("sparta-hoplite-2"), "unit-does-not-wait"),
        (1, Desperate("hoplite", "brasidas"), "commander-not-ready"),
    ],
)
def test_what_stands_against_an_order_is_said_beforehand(seat: int, action: Action, key: str) -> None:
    found = foreseen(_elsewhere().state, GAME.package, seat, action)
    assert isinstance(found, Refusal)
    assert found.key == key


def test_what_nothing_stands_against_is_sure_to_be_allowed() -> None:
    hellas = _elsewhere()
    hellas.state.holdings["athens"].hand = ["veterans"]
    hellas.state.holdings["athens"].talents = hellas.state.holdings["sparta"].talents = 9
    found = [
        foreseen(hellas.state, GAME.package, 1, each)
        for each in (Play("veterans"), Siege("potidaea"), Build())
    ]
    assert found == [True, True, True]
    refused = foreseen(hellas.state, GAME.package, 1, Play("intrigue"))
    assert isinstance(refused, Refusal)
    assert refused.key == "not-in-hand"
