"""Section V: rounds, the coin before each of them, and coins running out."""

from __future__ import annotations

import pytest

from games.antike.actions import Resource, Rondel, TakeResource
from games.antike.events import FieldChosen, ResourceTaken, RoundBegun
from tests.games.antike.builder import Position

# Three nations on the Orient side play in the order Arabs, Greeks, Persians.


def last_turn_of_a_round(**coins: int) -> Position:
    """The Persians are about to end the round; the nations have so many coins."""
    table = Position()
    for nation, number in coins.items():
        table.has(nation, coins=number)
    return table.turn("persians").act("persians", Rondel("iron"))


def test_5_every_nation_gets_a_coin_before_the_round() -> None:
    table = last_turn_of_a_round(greeks=2)
    assert table.told(RoundBegun) == RoundBegun(round=2, coins=3)
    coins = {nation: table.nation(nation).coins for nation in ("arabs", "greeks", "persians")}
    assert coins == {"arabs": 1, "greeks": 3, "persians": 1}
    assert table.state.coins == 30 - 5
    assert table.asks() == ("rondel", "arabs")


def test_5_no_coin_within_a_round() -> None:
    table = Position().turn("arabs").act("arabs", Rondel("iron")).act("greeks", Rondel("iron"))
    assert table.all_told(RoundBegun) == []
    assert [each.coins for each in table.state.nations] == [0, 0, 0]
    assert table.asks() == ("rondel", "persians")


def test_5_turns_go_round_and_begin_anew_with_the_start_nation() -> None:
    table = Position.set_up(3, nations=[0, 0])
    turns = []
    for field in ["iron"] * 3 + ["temple"] * 3 + ["gold"] * 3:
        _, nation = table.asks()
        turns.append(nation)
        table.act(nation, Rondel(field)).done(nation)
    assert turns == ["arabs", "greeks", "persians"] * 3
    assert [event.round for event in table.all_told(RoundBegun)] == [1, 2, 3, 4]
    assert table.view().round == 4


def test_5_coins_are_kept_for_later_rounds() -> None:
    table = Position.set_up(3, nations=[0, 0])
    for field in ["iron"] * 3 + ["gold"] * 3:
        _, nation = table.asks()
        table.act(nation, Rondel(field)).done(nation)
    assert {each.coins for each in table.state.nations} == {3}
    assert table.state.coins == 21


def test_5_last_coins_are_dealt() -> None:
    table = last_turn_of_a_round(arabs=20, greeks=7)
    assert table.told(RoundBegun).coins == 3
    assert table.state.coins == 0
    assert [each.coins for each in table.state.nations] == [21, 8, 1]
    assert table.asks() == ("rondel", "arabs")


def test_5_without_coins_every_nation_takes_a_resource_in_turn() -> None:
    table = last_turn_of_a_round(arabs=20, greeks=10)
    assert table.told(RoundBegun) == RoundBegun(round=2, coins=0, without=3)
    choices: list[tuple[str, Resource]] = [("arabs", "marble"), ("greeks", "iron"), ("persians", "gold")]
    for nation, resource in choices:
        assert table.asks() == ("take-resource", nation)
        table.act(nation, TakeResource(resource))
    assert table.stock("arabs") == (1, 0, 0, 20)
    assert table.stock("greeks") == (0, 1, 0, 10)
    assert table.stock("persians") == (0, 1, 1, 0)
    assert table.all_told(ResourceTaken) == [
        ResourceTaken(nation=nation, resource=resource) for nation, resource in choices
    ]
    assert table.asks() == ("rondel", "arabs")


@pytest.mark.parametrize(("left", "choosing"), [(1, ["greeks", "persians"]), (2, ["persians"])])
def test_a4_too_few_coins_go_to_the_first_in_turn(left: int, choosing: list[str]) -> None:
    table = last_turn_of_a_round(greeks=30 - left)
    assert table.told(RoundBegun) == RoundBegun(round=2, coins=left, without=3 - left)
    assert table.state.coins == 0
    assert table.nation("arabs").coins == 1
    for nation in choosing:
        assert table.asks() == ("take-resource", nation)
        table.act(nation, TakeResource("gold"))
    assert table.asks() == ("rondel", "arabs")
    assert [each.gold for each in table.state.nations] == [
        int(each in choosing) for each in ("arabs", "greeks", "persians")
    ]


def test_a4_nobody_else_takes_and_nothing_else_is_taken() -> None:
    table = last_turn_of_a_round(greeks=30)
    table.refused("greeks", TakeResource("gold"), "not-your-turn")
    table.refused("arabs", Rondel("iron"), "not-an-answer")


def test_a4_coins_paid_come_back_to_the_bank() -> None:
    table = Position().has("greeks", coins=30).at("persians", "iron").at("greeks", "iron")
    table.turn("greeks").act("greeks", Rondel("arming", coins=1))
    assert (table.state.coins, table.nation("greeks").coins) == (1, 29)


def test_a4_view_while_resources_are_taken() -> None:
    table = last_turn_of_a_round(greeks=30)
    view = table.view()
    assert view.phase == "coins"
    assert view.waiting_for == (table.nation("arabs").seat,)
    assert view.coins == 0


def test_5_coin_of_the_round_comes_before_the_first_turn() -> None:
    table = last_turn_of_a_round()
    table.act("arabs", Rondel("iron"))
    kinds = [type(event) for event in table.table.events if isinstance(event, RoundBegun | FieldChosen)]
    assert kinds == [FieldChosen, RoundBegun, FieldChosen]


def test_5_resources_are_never_short() -> None:
    """Ruling A14: only coins, temples, units and city stones are limited."""
    table = Position().has("greeks", iron=500).turn("greeks").act("greeks", Rondel("iron"))
    assert table.stock("greeks") == (0, 501, 0, 0)
