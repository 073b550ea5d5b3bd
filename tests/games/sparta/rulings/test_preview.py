"""What an order would lead to, shown to its seat alone."""

from __future__ import annotations

from random import Random

import pytest

from games.core import codec
from games.core.agenda import Table
from games.core.decision import NOBODY
from games.core.errors import IllegalAction
from games.sparta.actions import Deploy, Done, Play
from games.sparta.events.cards import BattleCardsDrawn
from games.sparta.events.units import UnitDeployed
from games.sparta.game import GAME
from games.sparta.preview import preview
from games.sparta.state import State
from games.sparta.steps.deploying import DeployUnits
from games.sparta.steps.standing import StandingAnswers
from tests.games.sparta.alone import play_out, sit_down
from tests.games.sparta.builder import Hellas


def _deploying() -> Hellas:
    """Let Sparta deploy its hoplite."""
    hellas = Hellas().after_set_up()
    hellas.state.agenda[:] = [StandingAnswers(), DeployUnits(power="sparta")]
    return hellas.go_on()


def test_13_several_orders_are_tried_on_a_copy() -> None:
    hellas = _deploying()
    hellas.put("megara")
    before = codec.copy(hellas.state)
    march = Deploy("sparta-hoplite-1", "athenae")
    after, events = preview(hellas.state, 0, [march, Done()])
    assert after.units["sparta-hoplite-1"].at == "athenae"
    assert [type(event) for event in events] == [UnitDeployed]
    assert hellas.state == before


def test_13_the_order_that_is_against_the_rules_is_named() -> None:
    hellas = _deploying()
    hellas.put("megara", "athens", 1)
    with pytest.raises(IllegalAction) as refused:
        preview(hellas.state, 0, [Deploy("sparta-hoplite-1", "athenae")])
    assert refused.value.number == 1


@pytest.mark.parametrize(
    ("scenario", "variants"), [("pw1", ("hard",)), ("cle", ("blue", "medium")), ("cle", ())]
)
def test_30_a_preview_shows_nothing_that_its_seat_cannot_know(
    scenario: str, variants: tuple[str, ...]
) -> None:
    """It is the same in a shuffled world, draws nothing and does not let Keryx answer."""
    rng = Random(7)

    def look(table: Table[State]) -> None:
        action = table.asked()[0].decision.sample(Random(1))
        after, events = preview(table.state, 0, [action])
        assert preview(GAME.resample(table.state, 0, rng), 0, [action]) == (after, events)
        assert type(after) is State
        assert NOBODY in (after.seat_of("sparta"), after.seat_of("athens"))
        assert not any(isinstance(event, BattleCardsDrawn) for event in events)
        GAME.view(after, 0)

    play_out(sit_down(scenario, *variants), look=look)


def test_12_a_card_that_lies_face_down_cannot_be_tried() -> None:
    state = sit_down("pw1", "hard").state
    hidden = state.holdings["sparta"].face_down[0]
    with pytest.raises(IllegalAction):
        preview(state, 0, [Play(hidden)])
