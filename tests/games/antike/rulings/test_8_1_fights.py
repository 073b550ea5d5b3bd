"""Section VIII.1: the nation on turn fights like units in the same province, one to one."""

from __future__ import annotations

import pytest

from games.antike.actions import Conquer, Done, Fight, Move
from games.antike.events import Fought
from games.antike.pieces import StandingOrder
from tests.games.antike.builder import Position


def together(own: tuple[int, int], theirs: tuple[int, int], *advances: str) -> Position:
    """The Greeks manoeuvre; they and the Persians have legions and galleys in Tyros."""
    table = Position().knows("greeks", *advances).units("greeks", "tyros", *own)
    return table.units("persians", "tyros", *theirs).manoeuvre("greeks")


@pytest.mark.parametrize("count", [1, 2, 3])
def test_8_1_both_lose_the_same_number(count: int) -> None:
    table = together((5, 0), (3, 0)).act("greeks", Fight("tyros", "legion", count))
    left = {("greeks", "legion"): 5 - count, ("persians", "legion"): 3 - count}
    assert table.there("tyros") == {key: number for key, number in left.items() if number}
    assert table.told(Fought) == Fought(
        nation="greeks", opponent="persians", province="tyros", unit="legion", count=count
    )
    assert table.state.last.fought == ["tyros"]


def test_8_1_galleys_fight_galleys() -> None:
    table = together((2, 2), (1, 3)).act("greeks", Fight("tyros", "galley", 2))
    assert table.there("tyros") == {
        ("greeks", "legion"): 2,
        ("persians", "legion"): 1,
        ("persians", "galley"): 1,
    }


def test_8_1_units_that_have_not_moved_fight() -> None:
    """Nobody is asked: the nation on turn wants it."""
    table = together((1, 0), (1, 0)).act("greeks", Fight("tyros", "legion", 1))
    assert table.there("tyros") == {}
    assert "tyros" not in table.state.units
    assert table.asks()[1] != "persians" or table.asks()[0] == "rondel"


def test_a23_tipped_units_fight() -> None:
    table = Position().units("greeks", "palmyra", 2).units("persians", "tyros", 1)
    table.orders_of("persians", StandingOrder("never")).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 2, ("tyros",)), Fight("tyros", "legion", 1))
    assert table.there("tyros") == {("greeks", "legion"): 1}


def test_a24_fights_cost_no_action() -> None:
    """A legion with one action stands by two fights, and still moves."""
    table = together((3, 0), (2, 0)).act("greeks", Fight("tyros", "legion", 1), Fight("tyros", "legion", 1))
    assert table.spent("greeks", "legion", "tyros") == [0]
    table.act("greeks", Move("tyros", "legion", 1, ("palmyra",)))
    assert table.there("palmyra") == {("greeks", "legion"): 1}


def test_8_1_after_a_fight_the_next_unit_moves_or_fights() -> None:
    table = Position().units("greeks", "tyros", 1).units("persians", "tyros", 1).units("greeks", "babylon", 1)
    table.manoeuvre("greeks").act("greeks", Fight("tyros", "legion", 1))
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert (table.there("tyros"), table.there("palmyra")) == ({}, {("greeks", "legion"): 1})


def test_8_1_most_spent_units_are_lost_first() -> None:
    """One legion has come, one stood there; the one that came is tipped and lost."""
    table = Position().units("greeks", "palmyra", 1).units("greeks", "tyros", 1).units("persians", "tyros", 1)
    table.orders_of("persians", StandingOrder("never")).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 1, ("tyros",)), Fight("tyros", "legion", 1))
    assert table.spent("greeks", "legion", "tyros") == [0]


@pytest.mark.parametrize(("count", "left"), [(1, [0, 0, 1]), (2, [0, 0]), (3, [0]), (4, [])])
def test_8_1_those_are_lost_that_have_spent_most(count: int, left: list[int]) -> None:
    """Four legions in Tyros have spent two, one and no actions."""
    table = Position().knows("greeks", "wheel").units("greeks", "tyros", 2).units("greeks", "petra", 1)
    table.units("greeks", "babylon", 1).units("persians", "tyros", 4)
    table.orders_of("persians", StandingOrder("never")).manoeuvre("greeks")
    table.act(
        "greeks", Move("babylon", "legion", 1, ("palmyra", "tyros")), Move("petra", "legion", 1, ("tyros",))
    )
    assert table.spent("greeks", "legion", "tyros") == [0, 0, 1, 2]
    table.act("greeks", Fight("tyros", "legion", count))
    assert table.spent("greeks", "legion", "tyros") == left


def test_8_1_fresh_unit_may_be_given_instead() -> None:
    table = Position().units("greeks", "palmyra", 1).units("greeks", "tyros", 1).units("persians", "tyros", 1)
    table.orders_of("persians", StandingOrder("never")).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 1, ("tyros",)), Fight("tyros", "legion", 1, spent=0))
    assert table.spent("greeks", "legion", "tyros") == [1]


def test_8_1_tipped_unit_helps_to_conquer() -> None:
    """Section XI: who cannot conquer any more fights those that would defend."""
    table = Position().cities("persians", "tyros", "susa").units("persians", "tyros", 1)
    table.units("greeks", "palmyra", 1).units("greeks", "tyros", 1)
    table.orders_of("persians", StandingOrder("never")).manoeuvre("greeks")
    assert table.province("tyros").strength == 2
    table.act("greeks", Move("palmyra", "legion", 1, ("tyros",)), Fight("tyros", "legion", 1))
    assert table.province("tyros").strength == 1
    table.act("greeks", Conquer("tyros", legions=1))
    assert table.state.cities["tyros"] == "greeks"


def test_8_1_fights_that_are_offered() -> None:
    """As many as both have, by nation where there are several, and those of no other province."""
    table = Position().units("greeks", "tyros", 3, 1).units("persians", "tyros", 2).units("arabs", "tyros", 1)
    table.units("greeks", "athen", 1, 2).units("persians", "athen", 0, 4).manoeuvre("greeks")
    (decision,) = table.required()
    assert sorted(decision.narrow(Fight)["province"]) == ["athen", "tyros"]
    assert decision.narrow(Fight, province="athen")["unit"] == ["galley"]
    assert decision.narrow(Fight, province="athen", unit="galley")["count"] == [1, 2]
    assert decision.narrow(Fight, province="tyros")["unit"] == ["legion"]
    for count, nations in [(1, ["arabs", "persians"]), (2, ["persians"])]:
        offered = decision.narrow(Fight, province="tyros", unit="legion", count=count)["nation"]
        assert sorted(offered) == nations


# Refusals


def test_8_1_legions_do_not_fight_galleys() -> None:
    table = together((2, 0), (0, 2))
    table.refused("greeks", Fight("tyros", "legion", 1), "nobody-to-fight", unit="legion", province="tyros")
    table.refusal("greeks", Fight("tyros", "galley", 1))


@pytest.mark.parametrize(("own", "theirs", "count"), [(1, 3, 2), (3, 1, 2), (2, 2, 3)])
def test_8_1_not_more_than_either_has(own: int, theirs: int, count: int) -> None:
    table = together((own, 0), (theirs, 0))
    table.refused(
        "greeks", Fight("tyros", "legion", count), "too-many-fights", unit="legion", own=own, theirs=theirs
    )


@pytest.mark.parametrize("count", [0, -1])
def test_8_1_no_fight_of_nobody(count: int) -> None:
    table, wrong = together((2, 0), (2, 0)), Fight("tyros", "legion", count)
    table.refused("greeks", wrong, "fight-nothing")
    assert table.told_not_to("greeks", wrong).startswith("At least one unit has to fight;")


def test_8_1_nobody_there_to_fight() -> None:
    table = together((1, 0), (0, 0))
    table.refused("greeks", Fight("tyros", "legion", 1), "nobody-to-fight", unit="legion", province="tyros")


def test_8_1_not_from_the_neighbouring_province() -> None:
    table = Position().units("greeks", "palmyra", 1).units("persians", "tyros", 1).manoeuvre("greeks")
    table.refusal("greeks", Fight("tyros", "legion", 1))


def test_8_1_units_named_by_their_actions_must_be_there() -> None:
    """None of the two has spent an action."""
    table = together((2, 0), (2, 0), "wheel")
    table.refusal("greeks", Fight("tyros", "legion", 1, spent=1))


def three_nations() -> Position:
    """Persians and Arabs have legions in Tyros, too."""
    table = Position().units("greeks", "tyros", 3).units("persians", "tyros", 2).units("arabs", "tyros", 1)
    return table.manoeuvre("greeks")


def test_8_1_nation_must_be_named_where_there_are_several() -> None:
    table = three_nations()
    others = ("persians", "arabs")
    table.refused("greeks", Fight("tyros", "legion", 1), "which-nation", province="tyros", nations=others)
    table.act("greeks", Fight("tyros", "legion", 1, "arabs"))
    assert table.there("tyros") == {("greeks", "legion"): 2, ("persians", "legion"): 2}


def test_a38_done_ends_a_manoeuvre_that_nobody_survived() -> None:
    table = Position().units("greeks", "tyros", 1).units("persians", "tyros", 1).manoeuvre("greeks")
    table.act("greeks", Fight("tyros", "legion", 1))
    assert (table.asks(), table.possible()) == (("manoeuvre", "greeks"), {Done})
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")


def test_a38_without_units_nobody_is_asked_to_manoeuvre() -> None:
    assert Position().manoeuvre("greeks").asks() == ("rondel", "persians")


def test_8_1_fight_not_where_no_province_is() -> None:
    table = Position().units("greeks", "tyros", 1).units("persians", "tyros", 1).manoeuvre("greeks")
    for province in ("atlantis", "roma"):
        wrong = Fight(province, "legion", 1)
        table.refused("greeks", wrong, "not-on-this-board", province=province)


def test_8_1_fight_with_several_one_after_the_other() -> None:
    table = three_nations().act("greeks", Fight("tyros", "legion", 1, "arabs"), Fight("tyros", "legion", 2))
    assert table.there("tyros") == {}
    assert [(event.opponent, event.count) for event in table.all_told(Fought)] == [
        ("arabs", 1),
        ("persians", 2),
    ]


def test_8_1_not_more_than_the_named_nation_has() -> None:
    wrong = Fight("tyros", "legion", 2, "arabs")
    three_nations().refused("greeks", wrong, "too-many-fights", unit="legion", own=3, theirs=1)


def test_8_1_not_with_units_that_have_spent_other_actions() -> None:
    """Of three legions none has spent two actions."""
    table = Position().knows("greeks", "wheel").units("greeks", "tyros", 1).units("greeks", "palmyra", 2)
    table.units("persians", "tyros", 3).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 2, ("tyros",))).let_pass("persians")
    wrong = Fight("tyros", "legion", 1, spent=2)
    table.refused("greeks", wrong, "units-not-there", unit="legion", province="tyros", count=1, has=0)


@pytest.mark.parametrize("nation", ["phoenicians", "arabs"])
def test_8_1_named_nation_must_be_there(nation: str) -> None:
    table = Position(4).units("greeks", "tyros", 1).units("persians", "tyros", 1).manoeuvre("greeks")
    wrong = Fight("tyros", "legion", 1, nation)
    table.refused("greeks", wrong, "nation-not-there", nation=nation, unit="legion", province="tyros")


def test_8_1_not_against_oneself() -> None:
    table = together((3, 0), (1, 0))
    table.refusal("greeks", Fight("tyros", "legion", 1, "greeks"))


def test_a25_no_fights_once_the_conquest_has_begun() -> None:
    table = Position().cities("persians", "susa", "ninive", "charax").units("persians", "tyros", 1)
    table.units("greeks", "susa", 1).units("greeks", "ninive", 1).units("greeks", "tyros", 1).manoeuvre(
        "greeks"
    )
    table.act("greeks", Conquer("susa", legions=1))
    assert table.asks() == ("conquest", "greeks")
    table.refused("greeks", Fight("tyros", "legion", 1), "conquest-begun")


def test_a23_others_do_not_begin_fights() -> None:
    """Only units that have just entered are fought by who is not on turn."""
    table = together((1, 0), (1, 0))
    table.refused("persians", Fight("tyros", "legion", 1), "not-your-turn")


def test_8_1_units_beside_each_other_live_in_peace() -> None:
    table = together((2, 2), (2, 2)).act("greeks", Done())
    assert table.there("tyros") == {
        ("greeks", "legion"): 2,
        ("greeks", "galley"): 2,
        ("persians", "legion"): 2,
        ("persians", "galley"): 2,
    }
