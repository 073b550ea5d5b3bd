"""Previews: what an order would lead to if nobody reacted, whatever others have settled beforehand."""

from __future__ import annotations

from random import Random

import pytest

from games import dry_run
from games.antike.actions import (
    Advance,
    Arm,
    Build,
    Conquer,
    Demand,
    Done,
    Fight,
    Found,
    Lift,
    Move,
    Reaction,
    Rondel,
    Stand,
)
from games.antike.events import FightDemanded, LetPass, UnitsMoved
from games.antike.game import GAME
from games.antike.pieces import StandingOrder
from games.antike.preview import preview
from games.antike.state import State
from games.antike.view import view as view_of
from games.core import codec
from games.core.chance import Scripted
from games.core.decision import Action
from games.core.errors import IllegalAction
from games.core.orders import submit_all
from tests.games.antike.builder import ANN, BEN, Position

ORDERS: tuple[tuple[Reaction, ...], ...] = ((), ("always",), ("never",), ("ask",), ("never", "always"))
IN = Move("babylon", "legion", 3, ("palmyra",))
ON = Move("palmyra", "legion", 3, ("tyros",))


def position(*orders: Reaction) -> Position:
    """The Greeks are about to manoeuvre from Babylon; Persians with these orders are in Palmyra."""
    table = Position().units("greeks", "babylon", 3).units("persians", "palmyra", 2)
    table.knows("greeks", "wheel").cities("persians", "tyros", "ninive")
    given = [StandingOrder(each) for each in orders]
    return table.orders_of("persians", *given).turn("greeks")


@pytest.mark.parametrize("orders", ORDERS)
def test_preview_is_the_same_whatever_others_have_settled(orders: tuple[Reaction, ...]) -> None:
    table = position(*orders)
    before = codec.to_json(table.state)
    state, events = preview(table.state, ANN, [Rondel("manoeuvre-a"), IN, ON])
    plain, expected = preview(position().state, ANN, [Rondel("manoeuvre-a"), IN, ON])
    assert codec.to_json(table.state) == before
    assert codec.to_json(state) == codec.to_json(plain)
    assert events == expected
    assert view_of(state, ANN) == view_of(plain, ANN)
    assert not [event for event in events if isinstance(event, LetPass | FightDemanded)]
    assert [event.province for event in events if isinstance(event, UnitsMoved)] == ["palmyra", "tyros"]


def test_own_standing_orders_stay() -> None:
    table = position().act("greeks", Stand("never"))
    state, _ = preview(table.state, ANN, [Rondel("manoeuvre-a")])
    assert len(view_of(state, ANN).standing) == 1


@pytest.mark.parametrize("orders", ORDERS)
def test_refused_part_is_named(orders: tuple[Reaction, ...]) -> None:
    with pytest.raises(IllegalAction) as refused:
        preview(
            position(*orders).state,
            ANN,
            [Rondel("manoeuvre-a"), IN, Move("palmyra", "legion", 4, ("tyros",))],
        )
    assert (refused.value.number, refused.value.refusal.key) == (3, "units-not-there")


def test_own_fights_and_conquests_are_carried_out() -> None:
    actions = [
        Rondel("manoeuvre-a"),
        IN,
        Fight("palmyra", "legion", 1),
        Move("palmyra", "legion", 2, ("tyros",)),
    ]
    state, _ = preview(position().state, ANN, actions)
    there = {
        province: [(each.nation, each.count) for each in stacks] for province, stacks in state.units.items()
    }
    assert there["palmyra"] == [("persians", 1)]
    assert there["tyros"] == [("greeks", 2)]


def test_others_need_not_have_answered_yet() -> None:
    table = position().act("greeks", Rondel("manoeuvre-a"), IN)
    assert table.asks() == ("react", "persians")
    state, events = preview(table.state, ANN, [ON])
    assert [event.province for event in events if isinstance(event, UnitsMoved)] == ["tyros"]
    assert "tyros" in state.units


def test_who_is_asked_sees_what_the_answer_leads_to() -> None:
    table = position().act("greeks", Rondel("manoeuvre-a"), IN)
    _, events = preview(table.state, BEN, [Demand(2)])
    assert [event.count for event in events if isinstance(event, FightDemanded)] == [2]


def test_who_is_not_on_turn_is_refused() -> None:
    with pytest.raises(IllegalAction):
        preview(position().state, BEN, [Rondel("iron")])


# A whole order that meets somebody who is asked


def order(table: Position, *actions: object) -> tuple[int, State]:
    result = submit_all(table.state, ANN, actions, Scripted())  # type: ignore[arg-type]
    return result.taken, result.state


@pytest.mark.parametrize(("orders", "taken"), [(("ask",), 2), ((), 2), (("never",), 3), (("always",), 2)])
def test_order_stands_up_to_where_another_is_asked(orders: tuple[Reaction, ...], taken: int) -> None:
    """Nobody finds out by a refusal, which costs nothing, whether another has settled something."""
    assert order(position(*orders), Rondel("manoeuvre-a"), IN, ON)[0] == taken


@pytest.mark.parametrize("orders", ORDERS)
def test_nonsense_after_a_meeting_is_no_way_to_find_out(orders: tuple[Reaction, ...]) -> None:
    assert order(position(*orders), Rondel("manoeuvre-a"), IN, Lift(7))[0] == 2


def test_order_beyond_the_end_of_a_turn_is_refused_whole() -> None:
    with pytest.raises(IllegalAction) as refused:
        order(position(), Rondel("manoeuvre-a"), Done(), Rondel("iron"))
    assert refused.value.number == 3


def test_conquest_in_a_preview() -> None:
    table = position().cities("persians", "palmyra", "ninive").knows("greeks")
    state, _ = preview(table.state, ANN, [Rondel("manoeuvre-a"), IN, Fight("palmyra", "legion", 2)])
    assert state.cities["palmyra"] == "persians"
    with pytest.raises(IllegalAction):
        preview(table.state, ANN, [Rondel("manoeuvre-a"), Conquer("palmyra", 3)])


@pytest.mark.parametrize(
    ("field", "action", "key"),
    [
        ("temple", Build("sparta"), "cannot-pay"),
        ("arming", Arm("susa", 1), "not-your-city"),
        ("advance", Advance("roads"), "advance-needs"),
        ("manoeuvre-a", Move("sparta", "legion", 1, ("athen",)), "units-not-there"),
        ("iron", Found("sparta"), "city-there"),
    ],
)
def test_part_of_a_turn_that_is_passed_over_says_why(field: str, action: Action, key: str) -> None:
    """Ruling 38: nobody is asked what cannot be done; an order for it is told the rule that forbids it."""
    state = Position().has("greeks", marble=2).turn("greeks").state
    order = [Rondel(field), action]
    with pytest.raises(IllegalAction) as refused:
        submit_all(state, ANN, order, Scripted({}))
    assert (refused.value.refusal.key, refused.value.number) == (key, 2)
    with pytest.raises(IllegalAction) as refused:
        dry_run.preview(GAME, state, ANN, order)
    assert refused.value.refusal.key == key
    verdict = dry_run.judge(GAME, state, ANN, order, Random(0))
    assert verdict.refusal is not None
    assert (verdict.sure, verdict.refusal.key) == (1, key)
