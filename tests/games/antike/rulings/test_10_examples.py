"""Sections IX and X: the pictures of the rulebook, on the side of the board that they fit."""

from __future__ import annotations

import pytest

from games.antike.actions import Conquer, Demand, Fight, Move
from games.antike.events import CityConquered, FightDemanded
from games.antike.pieces import StandingOrder
from tests.games.antike.builder import Position

# Yellow are the Arabs, red the Phoenicians and green the Greeks on the Orient side; on the Occident side
# yellow are the Germans, red the Romans.


# Tyros


def tyros(legions: int, galleys: int) -> Position:
    """Tyros is red with a legion and no advance of defence; yellow has units there."""
    table = Position(4).units("phoenicians", "tyros", 1).units("arabs", "tyros", legions, galleys)
    return table.manoeuvre("arabs")


def test_e15_tyros_falls_to_two_galleys() -> None:
    """A yellow city stone is left."""
    table = tyros(0, 2)
    assert table.province("tyros").strength == 2
    table.act("arabs", Conquer("tyros", galleys=2))
    assert table.state.cities["tyros"] == "arabs"
    assert table.there("tyros") == {}


def test_e16_tyros_falls_to_a_galley_and_a_legion() -> None:
    """A yellow city stone and a yellow legion are left."""
    table = tyros(2, 1).act("arabs", Conquer("tyros", legions=1, galleys=1))
    assert table.state.cities["tyros"] == "arabs"
    assert table.there("tyros") == {("arabs", "legion"): 1}


def test_e16_tyros_might_have_fallen_to_two_legions() -> None:
    table = tyros(2, 1).act("arabs", Conquer("tyros", legions=2))
    assert table.state.cities["tyros"] == "arabs"
    assert table.there("tyros") == {("arabs", "galley"): 1}


# Alexandria


@pytest.mark.parametrize(("temple", "units", "generals"), [(True, 0, 1), (False, 2, 0)])
def test_e17_alexandria_falls_to_three_galleys_with_navigation(
    temple: bool, units: int, generals: int
) -> None:
    """Red comes from Attalia by Paphos; the strength of three is of a temple or of two legions."""
    table = Position(4).cities("phoenicians", "tyros", "attalia").cities("greeks", "alexandria", "athen")
    table.temples(*(["alexandria"] if temple else [])).units("greeks", "alexandria", units)
    table.knows("phoenicians", "sailing", "navigation").units("phoenicians", "attalia", 0, 3)
    table.manoeuvre("phoenicians")
    assert table.province("alexandria").strength == 3
    table.act("phoenicians", Move("attalia", "galley", 3, ("paphos", "alexandria")))
    assert table.spent("phoenicians", "galley", "alexandria") == [2, 2, 2]
    assert [units.tipped for units in table.province("alexandria").units if units.unit == "galley"] == [0]
    table.act("phoenicians", Conquer("alexandria", galleys=3)).done("phoenicians")
    assert table.state.cities["alexandria"] == "phoenicians"
    assert table.there("alexandria") == {}
    assert table.personages("phoenicians") == ({"general": generals} if generals else {})


def alexandria(legions: int, galleys: int) -> Position:
    """Alexandria is green with units; yellow has Sailing and a galley in Attalia and one in Paphos."""
    table = Position(4).cities("greeks", "alexandria", "athen").cities("phoenicians", "tyros", "ephesos")
    table.units("greeks", "alexandria", legions, galleys).knows("arabs", "sailing")
    return table.units("arabs", "attalia", 0, 1).units("arabs", "paphos", 0, 1).manoeuvre("arabs")


def test_e18_alexandria_holds_against_one_active_galley() -> None:
    """The galley from Attalia has spent its actions and is tipped."""
    table = alexandria(1, 0).act("arabs", Move("attalia", "galley", 1, ("paphos", "alexandria")))
    table.act("arabs", Move("paphos", "galley", 1, ("alexandria",)))
    (galleys,) = [units for units in table.province("alexandria").units if units.unit == "galley"]
    assert (galleys.count, galleys.tipped, galleys.spent) == (2, 1, (1, 2))
    assert table.province("alexandria").strength == 2
    table.refused(
        "arabs",
        Conquer("alexandria", galleys=1),
        "strength-not-met",
        province="alexandria",
        strength=2,
        given=1,
    )
    table.refused(
        "arabs",
        Conquer("alexandria", galleys=2),
        "too-few-active",
        unit="galley",
        province="alexandria",
        active=1,
    )


def test_e19_alexandria_falls_when_a_galley_defends() -> None:
    """The galley from Attalia trades off against it; no galley is left on either side."""
    table = alexandria(0, 1).act("arabs", Move("attalia", "galley", 1, ("paphos", "alexandria")))
    assert table.asks() == ("react", "greeks")
    table.let_pass("greeks").act("arabs", Fight("alexandria", "galley", 1))
    assert table.province("alexandria").strength == 1
    table.act("arabs", Move("paphos", "galley", 1, ("alexandria",)), Conquer("alexandria", galleys=1))
    assert table.state.cities["alexandria"] == "arabs"
    assert table.there("alexandria") == {}


def test_e19_alexandria_falls_also_if_green_demands_the_fight() -> None:
    table = alexandria(0, 1).act("arabs", Move("attalia", "galley", 1, ("paphos", "alexandria")))
    table.act("greeks", Demand(1)).act("arabs", Move("paphos", "galley", 1, ("alexandria",)))
    table.act("arabs", Conquer("alexandria", galleys=1))
    assert table.state.cities["alexandria"] == "arabs"


# Roma


def roma(*orders: StandingOrder) -> Position:
    """Yellow with Roads marches by Mediolanum, where a green legion is; Roma has a strength of five."""
    table = Position(3, "occident").temples("roma").units("romans", "roma", 0, 1).knows("romans", "monarchy")
    table.units("greeks", "mediolanum", 1).knows("germans", "wheel", "roads").units("germans", "lugdunum", 5)
    table.orders_of("greeks", *orders).manoeuvre("germans")
    assert table.province("roma").strength == 5
    return table.act("germans", Move("lugdunum", "legion", 5, ("mediolanum", "roma")))


def test_e20_roma_holds_if_green_fights() -> None:
    """Only four legions arrive."""
    table = roma()
    assert table.asks() == ("react", "greeks")
    table.act("greeks", Demand(1))
    assert table.there("mediolanum") == {}
    assert table.there("roma") == {("romans", "galley"): 1, ("germans", "legion"): 4}
    table.refused(
        "germans", Conquer("roma", legions=4), "strength-not-met", province="roma", strength=5, given=4
    )
    table.refused(
        "germans", Conquer("roma", legions=5), "too-few-active", unit="legion", province="roma", active=4
    )


def test_e21_roma_falls_if_green_lets_pass() -> None:
    table = roma().let_pass("greeks")
    assert table.there("roma") == {("romans", "galley"): 1, ("germans", "legion"): 5}
    assert table.spent("germans", "legion", "roma") == [2] * 5
    table.act("germans", Conquer("roma", legions=5)).done("germans")
    assert table.state.cities["roma"] == "germans"
    assert (table.there("roma"), table.there("mediolanum")) == ({}, {("greeks", "legion"): 1})
    assert table.told(CityConquered).lost_galleys == 1
    assert table.personages("germans") == {"general": 1}
    assert table.view().temples == 20


def test_e20_roma_with_a_standing_order() -> None:
    """Nobody is asked."""
    table = roma(StandingOrder("always", opponent="germans"))
    assert table.asks() == ("manoeuvre", "germans")
    assert table.told(FightDemanded).province == "mediolanum"
    assert table.there("roma")["germans", "legion"] == 4


def test_e20_on_the_orient_side() -> None:
    """Babylon-Palmyra-Tyros."""
    table = Position(4).temples("tyros").units("phoenicians", "tyros", 0, 1).knows("phoenicians", "monarchy")
    table.units("greeks", "palmyra", 1).knows("arabs", "wheel", "roads").units("arabs", "babylon", 5)
    table.manoeuvre("arabs").act("arabs", Move("babylon", "legion", 5, ("palmyra", "tyros")))
    assert table.province("tyros").strength == 5
    table.act("greeks", Demand(1))
    table.refused(
        "arabs", Conquer("tyros", legions=4), "strength-not-met", province="tyros", strength=5, given=4
    )


# Attalia


def attalia() -> Position:
    """Attalia is red with a temple, Monarchy and a galley; red legions are in Ephesos and Gordion.

    Yellow has Roads and Navigation, four legions in Bycantium and three galleys in Knossos.
    """
    table = Position(4).cities("phoenicians", "attalia", "tyros").temples("attalia")
    table.knows("phoenicians", "monarchy").units("phoenicians", "attalia", 0, 1)
    table.units("phoenicians", "ephesos", 1).units("phoenicians", "gordion", 1)
    table.knows("arabs", "wheel", "roads", "sailing", "navigation")
    return table.units("arabs", "bycantium", 4).units("arabs", "knossos", 0, 3).manoeuvre("arabs")


def test_e22_attalia_falls_to_two_legions_and_two_galleys() -> None:
    table = attalia()
    assert table.province("attalia").strength == 5
    for province in ("ephesos", "gordion"):
        table.act("arabs", Move("bycantium", "legion", 1, (province,))).let_pass("phoenicians")
        table.act("arabs", Fight(province, "legion", 1))
        assert table.there(province) == {}
    table.act("arabs", Move("bycantium", "legion", 2, ("gordion", "attalia")))
    table.act("arabs", Move("knossos", "galley", 3, ("paphos", "attalia"))).let_pass("phoenicians")
    table.act("arabs", Fight("attalia", "galley", 1))
    assert table.province("attalia").strength == 4
    assert table.there("attalia") == {("arabs", "legion"): 2, ("arabs", "galley"): 2}
    assert table.spent("arabs", "legion", "attalia") == table.spent("arabs", "galley", "attalia") == [2, 2]
    table.act("arabs", Conquer("attalia", legions=2, galleys=2)).done("arabs")
    assert table.state.cities["attalia"] == "arabs"
    assert table.there("attalia") == {}
    assert table.personages("arabs") == {"general": 1}
    assert table.view().temples == 20


def test_e22_attalia_holds_without_exact_play() -> None:
    """Four legions by Gordion meet the legion there, and red fights: three arrive, and the galleys two."""
    table = attalia().act("arabs", Move("bycantium", "legion", 4, ("gordion", "attalia")))
    table.act("phoenicians", Demand(1))
    assert table.there("attalia") == {("phoenicians", "galley"): 1, ("arabs", "legion"): 3}
    assert table.there("gordion") == {}
    table.refused(
        "arabs", Conquer("attalia", legions=3), "strength-not-met", province="attalia", strength=5, given=3
    )
