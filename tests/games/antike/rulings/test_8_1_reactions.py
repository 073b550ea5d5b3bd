"""Section VIII.1: who is entered may demand a fight, against those that have just come."""

from __future__ import annotations

import pytest

from games.antike.actions import Conquer, Demand, Done, Fight, Found, Move, Rondel
from games.antike.events import FightDemanded, LetPass, UnitsMoved
from games.antike.pieces import StandingOrder
from games.core.agenda import Table
from games.core.chance import Scripted
from games.core.orders import submit_all
from tests.games.antike.builder import ANN, BEN, Position

# Babylon-Palmyra-Tyros-Memphis is by land, Knossos-Paphos-Tyros by sea.


def march(count: int, *provinces: str, seats: int = 3, **theirs: tuple[str, int]) -> Position:
    """The Greeks, with Roads, march from Babylon; others have legions in provinces."""
    table = Position(seats).knows("greeks", "wheel", "roads").units("greeks", "babylon", count)
    for nation, (province, number) in theirs.items():
        table.units(nation, province, number)
    table.manoeuvre("greeks")
    return table.act("greeks", Move("babylon", "legion", count, provinces))


def test_8_1_entered_nation_is_asked() -> None:
    table = march(3, "palmyra", persians=("palmyra", 2))
    assert table.asks() == ("react", "persians")
    (decision,) = table.required()
    assert decision.facts == {
        "nation": "persians",
        "opponent": "greeks",
        "province": "palmyra",
        "unit": "legion",
        "count": 3,
        "lost": 0,
    }
    reaction = table.view().reaction
    assert reaction is not None
    assert (reaction.nation, reaction.opponent, reaction.province) == ("persians", "greeks", "palmyra")
    assert (reaction.unit, reaction.count) == ("legion", 3)
    assert (table.view().stage, table.view().turn) == ("reaction", "greeks")
    assert table.view().waiting_for == (table.nation("persians").seat,)


@pytest.mark.parametrize("fights", [1, 2])
def test_8_1_demanded_fight_is_fought(fights: int) -> None:
    table = march(3, "palmyra", persians=("palmyra", 2)).act("persians", Demand(fights))
    left = {("greeks", "legion"): 3 - fights, ("persians", "legion"): 2 - fights}
    assert table.there("palmyra") == {key: number for key, number in left.items() if number}
    assert table.told(FightDemanded) == FightDemanded(
        nation="persians", opponent="greeks", province="palmyra", unit="legion", count=fights
    )
    assert table.all_told(LetPass) == []
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.view().reaction is None


def test_8_1_no_fight_need_be_demanded() -> None:
    table = march(3, "palmyra", persians=("palmyra", 2)).act("persians", Demand(0))
    assert table.there("palmyra") == {("greeks", "legion"): 3, ("persians", "legion"): 2}
    assert table.told(LetPass) == LetPass(
        nation="persians", opponent="greeks", province="palmyra", unit="legion", count=3
    )
    assert table.all_told(FightDemanded) == []
    assert table.asks() == ("manoeuvre", "greeks")


def test_e23_three_galleys_enter_athen() -> None:
    """The Greeks have a galley and a legion; the legion does not fight galleys."""
    table = Position().units("greeks", "athen", 1, 1).units("persians", "knossos", 0, 3).manoeuvre("persians")
    table.act("persians", Move("knossos", "galley", 3, ("athen",)))
    assert table.asks() == ("react", "greeks")
    table.refused("greeks", Demand(2), "fights-out-of-range", most=1)
    table.act("greeks", Demand(1))
    assert table.there("athen") == {("greeks", "legion"): 1, ("persians", "galley"): 2}


@pytest.mark.parametrize(("entering", "there", "most"), [(3, 2, 2), (2, 5, 2), (1, 1, 1)])
def test_8_1_at_most_as_many_as_either_has(entering: int, there: int, most: int) -> None:
    table = march(entering, "palmyra", persians=("palmyra", there))
    for fights in (most + 1, -1):
        table.refused("persians", Demand(fights), "fights-out-of-range", most=most)
    assert table.may("persians", Demand(most))


def test_8_1_fights_that_are_offered() -> None:
    table = march(3, "palmyra", persians=("palmyra", 2))
    assert table.required()[0].narrow(Demand) == {"fights": [0, 1, 2]}


def test_8_1_unlike_units_are_not_asked() -> None:
    table = Position().units("greeks", "palmyra", 2).units("persians", "tyros", 0, 3).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 2, ("tyros",)))
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.all_told(LetPass) == []
    assert table.there("tyros") == {("greeks", "legion"): 2, ("persians", "galley"): 3}


def test_8_1_city_alone_does_not_react() -> None:
    table = Position().units("greeks", "babylon", 1).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("susa",)))
    assert table.asks() == ("manoeuvre", "greeks")


def test_8_1_own_units_do_not_react() -> None:
    table = Position().units("greeks", "babylon", 1).units("greeks", "palmyra", 2).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert table.asks() == ("manoeuvre", "greeks")


def test_a23_only_those_that_have_just_entered() -> None:
    """Four Greeks stood in Palmyra; one comes, and at most that one is fought."""
    table = (
        Position().units("greeks", "babylon", 1).units("greeks", "palmyra", 4).units("persians", "palmyra", 3)
    )
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    table.refused("persians", Demand(2), "fights-out-of-range", most=1)
    table.act("persians", Demand(1))
    assert table.there("palmyra") == {("greeks", "legion"): 4, ("persians", "legion"): 2}
    assert table.spent("greeks", "legion", "palmyra") == [0, 0, 0, 0]


def test_a23_units_that_stay_are_not_fought() -> None:
    """The Persians are not asked when the Greeks leave, or when others move elsewhere."""
    table = Position().units("greeks", "palmyra", 2).units("persians", "palmyra", 2).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 1, ("babylon",)))
    assert table.asks() == ("manoeuvre", "greeks")


def test_a23_not_in_their_own_turn_or_without_an_entry() -> None:
    table = Position().units("greeks", "palmyra", 2).units("persians", "palmyra", 2).manoeuvre("greeks")
    table.refused("persians", Demand(1), "not-your-turn")
    table.refused("greeks", Demand(1), "not-in-this-part")


def test_8_1_the_mover_waits_for_the_answer() -> None:
    table = march(2, "palmyra", persians=("palmyra", 2))
    for action in (Done(), Move("palmyra", "legion", 1, ("tyros",)), Fight("palmyra", "legion", 1)):
        table.refused("greeks", action, "not-your-turn")


# On the way


def test_8_1_after_every_border() -> None:
    """The Persians are in Palmyra and Tyros; survivors go on without a further order."""
    table = Position().knows("greeks", "wheel", "roads").units("greeks", "babylon", 5)
    table.units("persians", "palmyra", 1).units("persians", "tyros", 2).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 5, ("palmyra", "tyros", "memphis")))
    assert table.required()[0].facts["province"] == "palmyra"
    table.act("persians", Demand(1))
    assert table.asks() == ("react", "persians")
    assert table.required()[0].facts == {
        "nation": "persians",
        "opponent": "greeks",
        "province": "tyros",
        "unit": "legion",
        "count": 4,
        "lost": 0,
    }
    table.act("persians", Demand(2))
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.there("memphis") == {("greeks", "legion"): 2}
    assert (table.there("palmyra"), table.there("tyros"), table.there("babylon")) == ({}, {}, {})
    moved = [(event.count, event.province) for event in table.all_told(UnitsMoved)]
    assert moved == [(5, "palmyra"), (4, "tyros"), (2, "memphis")]
    assert table.spent("greeks", "legion", "memphis") == [3, 3]
    assert table.view().last.fought == ["palmyra", "tyros"]


def test_8_1_let_pass_all_the_way() -> None:
    table = march(2, "palmyra", "tyros", persians=("palmyra", 1))
    assert table.there("palmyra") == {("greeks", "legion"): 2, ("persians", "legion"): 1}
    table.act("persians", Demand(0))
    assert table.there("tyros") == {("greeks", "legion"): 2}
    assert table.there("palmyra") == {("persians", "legion"): 1}


def test_8_1_no_survivors_no_march() -> None:
    """The Arabs further on are not asked."""
    table = march(2, "palmyra", "tyros", persians=("palmyra", 3), arabs=("tyros", 3)).act(
        "persians", Demand(2)
    )
    assert table.there("palmyra") == {("persians", "legion"): 1}
    assert table.there("tyros") == {("arabs", "legion"): 3}
    assert len(table.all_told(UnitsMoved)) == 1
    assert table.asks()[0] != "react"


def test_8_1_other_units_already_there_do_not_join_the_march() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 1).units("greeks", "palmyra", 4)
    table.units("persians", "palmyra", 1).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra", "tyros"))).act("persians", Demand(1))
    assert table.there("palmyra") == {("greeks", "legion"): 4}
    assert table.there("tyros") == {}


def test_8_1_units_that_came_before_do_not_join_the_march() -> None:
    """Three have come and spent as many actions; of the next two one is fought, and one goes on."""
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 2).units("greeks", "ninive", 3)
    table.units("persians", "palmyra", 4).manoeuvre("greeks")
    table.act("greeks", Move("ninive", "legion", 3, ("palmyra",))).let_pass("persians")
    assert table.spent("greeks", "legion", "palmyra") == [1, 1, 1]
    table.act("greeks", Move("babylon", "legion", 2, ("palmyra", "tyros")))
    table.refused("persians", Demand(3), "fights-out-of-range", most=2)
    table.act("persians", Demand(1))
    assert table.there("palmyra") == {("greeks", "legion"): 3, ("persians", "legion"): 3}
    assert table.there("tyros") == {("greeks", "legion"): 1}


def test_8_1_a_province_entered_twice_is_asked_about_twice() -> None:
    table = Position().knows("greeks", "wheel", "roads").units("greeks", "babylon", 3)
    table.units("persians", "palmyra", 3).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 3, ("palmyra", "babylon", "palmyra")))
    table.act("persians", Demand(1))
    assert table.asks() == ("react", "persians")
    assert table.required()[0].facts["count"] == 2
    table.act("persians", Demand(2))
    assert table.there("palmyra") == table.there("babylon") == {}
    assert table.view().last.fought == ["palmyra"]


def test_8_1_no_survivors_but_others_manoeuvre_on() -> None:
    table = (
        Position()
        .units("greeks", "babylon", 1)
        .units("greeks", "knossos", 0, 1)
        .units("persians", "palmyra", 1)
    )
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    table.act("persians", Demand(1))
    assert table.asks() == ("manoeuvre", "greeks")
    table.act("greeks", Move("knossos", "galley", 1, ("paphos",)))
    assert table.there("paphos") == {("greeks", "galley"): 1}


def test_8_1_each_entry_asks_anew() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 2).units("persians", "palmyra", 2)
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 1, ("palmyra",))).let_pass("persians")
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert table.asks() == ("react", "persians")
    assert table.required()[0].facts["count"] == 1


def test_8_1_mover_may_fight_who_let_pass() -> None:
    table = march(2, "palmyra", persians=("palmyra", 1)).let_pass("persians")
    table.act("greeks", Fight("palmyra", "legion", 1))
    assert table.there("palmyra") == {("greeks", "legion"): 1}


# Several nations


def test_a23_clockwise_from_the_mover() -> None:
    """Six nations play in the order Babylonians, Greeks, Persians, Arabs, Phoenicians, Egyptians."""
    table = march(
        5,
        "palmyra",
        seats=6,
        babylonians=("palmyra", 1),
        egyptians=("palmyra", 1),
        phoenicians=("palmyra", 1),
        persians=("palmyra", 1),
    )
    for nation, lost in [("persians", 0), ("phoenicians", 1), ("egyptians", 1), ("babylonians", 2)]:
        assert table.asks() == ("react", nation)
        facts = table.required()[0].facts
        assert (facts["count"], facts["lost"]) == (5, lost)
        table.act(nation, Demand(0 if nation == "phoenicians" else 1))
    assert table.there("palmyra") == {("greeks", "legion"): 2, ("phoenicians", "legion"): 1}
    assert table.asks() == ("manoeuvre", "greeks")


def test_a43_who_is_asked_later_hears_how_many_were_lost() -> None:
    """Three crossed the border, one was lost to the Persians: the Arabs can fight two."""
    table = march(3, "palmyra", persians=("palmyra", 1), arabs=("palmyra", 3)).act("persians", Demand(1))
    assert table.asks() == ("react", "arabs")
    assert table.required()[0].facts == {
        "nation": "arabs",
        "opponent": "greeks",
        "province": "palmyra",
        "unit": "legion",
        "count": 3,
        "lost": 1,
    }
    assert table.required()[0].narrow(Demand) == {"fights": [0, 1, 2]}
    table.refused("arabs", Demand(3), "fights-out-of-range", most=2)


def test_a43_losses_are_those_of_the_last_border() -> None:
    """Of five one was lost in Palmyra; four enter Tyros, and the second nation there hears of two lost."""
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 5).units("persians", "palmyra", 1)
    table.units("persians", "tyros", 2).units("arabs", "tyros", 1).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 5, ("palmyra", "tyros"))).act("persians", Demand(1))
    facts = table.required()[0].facts
    assert (facts["province"], facts["count"], facts["lost"]) == ("tyros", 4, 0)
    table.act("persians", Demand(2))
    facts = table.required()[0].facts
    assert (facts["nation"], facts["count"], facts["lost"]) == ("arabs", 4, 2)


def test_a44_a_route_may_lead_back() -> None:
    table = march(2, "palmyra", "babylon")
    assert table.there("babylon") == {("greeks", "legion"): 2}
    assert table.spent("greeks", "legion", "babylon") == [2, 2]


def test_a23_clockwise_past_the_start_nation() -> None:
    """The Persians, last of three, move: the Arabs are asked before the Greeks."""
    table = (
        Position().units("persians", "babylon", 2).units("greeks", "palmyra", 1).units("arabs", "palmyra", 1)
    )
    table.manoeuvre("persians").act("persians", Move("babylon", "legion", 2, ("palmyra",)))
    assert table.asks() == ("react", "arabs")
    table.act("arabs", Demand(1))
    assert table.asks() == ("react", "greeks")
    table.act("greeks", Demand(1))
    assert table.there("palmyra") == {}


def test_a23_later_ones_are_not_asked_when_nobody_is_left() -> None:
    table = march(1, "palmyra", persians=("palmyra", 1), arabs=("palmyra", 1)).act("persians", Demand(1))
    assert table.there("palmyra") == {("arabs", "legion"): 1}
    assert table.asks()[0] != "react"


def test_a23_only_who_is_asked_answers() -> None:
    table = march(3, "palmyra", persians=("palmyra", 1), arabs=("palmyra", 1))
    table.refused("arabs", Demand(1), "not-your-turn")
    table.refused("persians", Done(), "react-first")


def test_8_1_who_would_fight_as_in_a_manoeuvre_is_told_how_to_answer() -> None:
    table, wrong = march(3, "palmyra", persians=("palmyra", 1)), Fight("palmyra", "legion", 1)
    table.refused("persians", wrong, "react-first")
    assert table.told_not_to("persians", wrong) == (
        "Units have come to where you have some; first say how many of them you fight,"
        " as with `demand 1`, or let them in with `pass`."
    )


def test_8_1_demands_do_not_come_in_the_conquest() -> None:
    """A city that is conquered defends itself with all its units, and nobody is asked."""
    table = (
        Position()
        .cities("persians", "tyros", "susa")
        .units("persians", "tyros", 2)
        .units("greeks", "tyros", 3)
    )
    table.manoeuvre("greeks").act("greeks", Conquer("tyros", legions=3))
    assert table.all_told(FightDemanded) == []
    assert table.there("tyros") == {}
    assert table.state.cities["tyros"] == "greeks"


def test_8_1_lost_units_are_back_in_the_supply() -> None:
    table = march(3, "palmyra", persians=("palmyra", 2)).act("persians", Demand(2))
    assert (table.seen("greeks").legions, table.seen("greeks").legions_left) == (1, 16)
    assert (table.seen("persians").legions, table.seen("persians").legions_left) == (0, 17)


def test_8_1_turn_goes_on_after_reactions() -> None:
    """Founding with the survivor, and the next nation."""
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 1).has("greeks", 1, 1, 1)
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 2, ("palmyra",))).act(
        "persians", Demand(1)
    )
    table.act("greeks", Done())
    assert table.asks() == ("found", "greeks")
    table.act("greeks", Found("palmyra"))
    assert table.state.cities["palmyra"] == "greeks"
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")
    table.act("persians", Rondel("iron"))


def test_an_order_of_several_moves_waits_where_somebody_is_asked() -> None:
    """What was moved before stands; the rest of the order is for when the mover is asked again."""
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 1).manoeuvre("greeks")
    order = [Move("babylon", "legion", 1, ("palmyra",)), Move("babylon", "legion", 1, ("taima",))]
    result = submit_all(table.state, ANN, order, Scripted())
    assert result.taken == 1
    assert Table(result.state, Scripted()).waiting_for() == [BEN]


def test_a43_what_ends_a_manoeuvre_is_told_to_be_left_out_after_a_standing_order_too() -> None:
    """The Persians let pass unasked; the Arabs are asked, and the Greeks have not ended their manoeuvre."""
    table = Position().units("greeks", "babylon", 2).units("persians", "palmyra", 1)
    table.units("arabs", "palmyra", 1).orders_of("persians", StandingOrder("never")).manoeuvre("greeks")
    result = submit_all(table.state, ANN, [Move("babylon", "legion", 1, ("palmyra",)), Done()], Scripted())
    assert (result.taken, result.stopped is not None) == (1, True)
    assert [asked.decision.facts["nation"] for asked in result.asked] == ["arabs"]
