"""Section VIII.2: cities are conquered with as many active units as their strength."""

from __future__ import annotations

import pytest

from games.antike.actions import Conquer, Done, Found, Move, Rondel
from games.antike.events import CityConquered, CityGivenUp, PersonagesWon
from tests.games.antike.builder import Position


def siege(
    legions: int,
    galleys: int = 0,
    *,
    temple: bool = False,
    defenders: tuple[int, int] = (0, 0),
    defence: tuple[str, ...] = (),
) -> Position:
    """The Greeks manoeuvre with units in Tyros, which is Persian; the Persians have Susa and Ninive too."""
    table = Position().cities("persians", "tyros", "susa", "ninive").knows("persians", *defence)
    table.temples(*(["tyros"] if temple else [])).units("greeks", "tyros", legions, galleys)
    return table.units("persians", "tyros", *defenders).manoeuvre("greeks")


# Strength


@pytest.mark.parametrize(
    ("temple", "defenders", "defence", "strength"),
    [
        (False, (0, 0), (), 1),
        (True, (0, 0), (), 3),
        (False, (1, 0), (), 2),
        (False, (2, 3), (), 6),
        (False, (0, 0), ("monarchy",), 2),
        (False, (0, 0), ("monarchy", "democracy"), 3),
        (True, (1, 1), ("monarchy",), 6),
        (True, (2, 1), ("monarchy", "democracy"), 8),
        (True, (0, 2), ("wheel", "market"), 5),
    ],
)
def test_8_2_strength(
    temple: bool, defenders: tuple[int, int], defence: tuple[str, ...], strength: int
) -> None:
    """E14: temple, galley, legion and Monarchy make six. Ruling A13: Democracy's bonus is two, not three."""
    table = siege(10, temple=temple, defenders=defenders, defence=defence)
    assert table.province("tyros").strength == strength
    for given in (strength - 1 or 9, strength + 1):
        wrong = Conquer("tyros", legions=given)
        table.refused("greeks", wrong, "strength-not-met", province="tyros", strength=strength, given=given)
    table.act("greeks", Conquer("tyros", legions=strength))
    assert table.state.cities["tyros"] == "greeks"
    assert table.there("tyros") == ({("greeks", "legion"): 10 - strength} if strength < 10 else {})


@pytest.mark.parametrize(("legions", "galleys", "lost"), [(3, 0, (2, 0)), (0, 2, (0, 2)), (1, 1, (1, 1))])
def test_8_2_units_left_unsaid_are_the_only_ones_there_can_be(
    legions: int, galleys: int, lost: tuple[int, int]
) -> None:
    table = siege(legions, galleys, defenders=(1, 0)).act("greeks", Conquer("tyros"))
    told = table.told(CityConquered)
    assert (told.legions, told.galleys) == lost


def test_8_2_units_are_named_where_there_is_a_choice() -> None:
    table = siege(2, 1, defenders=(1, 0))
    table.refused("greeks", Conquer("tyros"), "which-units", province="tyros", strength=2, ways=(2, 1))
    siege(1).refused("greeks", Conquer("susa"), "too-weak", province="susa", strength=1, active=0)
    siege(1, temple=True).refused(
        "greeks", Conquer("tyros"), "too-weak", province="tyros", strength=3, active=1
    )


def test_e14_caesarea() -> None:
    """On the Occident side, Caesarea belongs to the Carthaginians from five nations on."""
    table = Position(5, "occident").temples("caesarea").units("carthaginians", "caesarea", 1, 1)
    table.knows("carthaginians", "monarchy").turn("carthaginians")
    assert table.province("caesarea").strength == 6


def test_a27_third_parties_do_not_defend() -> None:
    table = siege(1)
    table.units("arabs", "tyros", 5, 5)
    assert table.province("tyros").strength == 1
    table.act("greeks", Conquer("tyros", legions=1))
    assert table.there("tyros") == {("arabs", "legion"): 5, ("arabs", "galley"): 5}


def test_8_2_attackers_own_advances_do_not_matter() -> None:
    table = Position().cities("persians", "tyros", "susa").knows("greeks", "monarchy", "democracy")
    table.units("greeks", "tyros", 1).manoeuvre("greeks")
    assert table.province("tyros").strength == 1


def test_8_2_defenders_elsewhere_do_not_count() -> None:
    table = Position().cities("persians", "tyros", "susa").units("persians", "susa", 5)
    table.units("greeks", "tyros", 1).manoeuvre("greeks")
    assert table.province("tyros").strength == 1


def test_8_2_no_strength_without_a_city() -> None:
    assert siege(1).province("palmyra").strength == 0


# What happens


def test_8_2_city_changes_hands_and_defenders_are_lost() -> None:
    table = siege(4, 2, temple=True, defenders=(1, 1))
    table.act("greeks", Conquer("tyros", legions=4, galleys=1))
    assert table.told(CityConquered) == CityConquered(
        nation="greeks",
        opponent="persians",
        province="tyros",
        legions=4,
        galleys=1,
        temple=True,
        lost_legions=1,
        lost_galleys=1,
    )
    assert table.there("tyros") == {("greeks", "galley"): 1}
    assert table.state.cities["tyros"] == "greeks"
    assert table.state.last.conquered == ["tyros"]


def test_e37_temple_goes_back_to_the_bank() -> None:
    """Conqueror's city has no temple; the general comes at the end of the turn."""
    table = siege(5, temple=True)
    assert table.view().temples == 19
    table.act("greeks", Conquer("tyros", legions=3))
    assert (table.view().temples, table.state.temples) == (20, [])
    assert (table.province("tyros").temple, table.province("tyros").city) == (False, "greeks")
    table.done("greeks")
    assert table.personages("greeks") == {"general": 1}
    assert table.told(PersonagesWon) == PersonagesWon(nation="greeks", personage="general", count=1, total=1)
    assert table.state.stacks["general"] == 6


def test_a38_done_ends_a_conquest_that_took_all_units() -> None:
    table = siege(1).act("greeks", Conquer("tyros", legions=1))
    assert (table.asks(), table.possible()) == (("conquest", "greeks"), {Done})
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")


@pytest.mark.parametrize("province", ["atlantis", "roma"])
def test_8_2_conquest_not_where_no_province_is(province: str) -> None:
    wrong = Conquer(province, legions=1)
    siege(1).refused("greeks", wrong, "not-on-this-board", province=province)
    wrong = Conquer("tyros", legions=1, give_up=province)
    siege(1).refused("greeks", wrong, "not-on-this-board", province=province)


def test_4_no_general_without_a_temple() -> None:
    table = siege(5).act("greeks", Conquer("tyros", legions=1)).done("greeks")
    assert table.personages("greeks") == {}
    assert not table.told(CityConquered).temple


def test_4_a_general_for_each_temple() -> None:
    table = Position().cities("persians", "tyros", "susa", "ninive").temples("tyros", "susa")
    table.cities("greeks", "sparta", "athen").units("greeks", "tyros", 3).units(
        "greeks", "susa", 3
    ).manoeuvre("greeks")
    table.act("greeks", Conquer("tyros", legions=3), Conquer("susa", legions=3)).done("greeks")
    assert table.personages("greeks") == {"general": 2}


@pytest.mark.parametrize(("left", "won"), [(1, {"general": 1}), (0, {})])
def test_e37_only_while_generals_are_left(left: int, won: dict[str, int]) -> None:
    table = (
        Position().cities("persians", "tyros", "susa", "ninive").temples("tyros", "susa").left(general=left)
    )
    table.cities("greeks", "sparta", "athen").units("greeks", "tyros", 3).units(
        "greeks", "susa", 3
    ).manoeuvre("greeks")
    table.act("greeks", Conquer("tyros", legions=3), Conquer("susa", legions=3)).done("greeks")
    assert table.personages("greeks") == won
    assert table.state.stacks["general"] == 0


def test_4_generals_are_not_won_again_in_the_next_turn() -> None:
    table = siege(5, temple=True).act("greeks", Conquer("tyros", legions=3)).done("greeks")
    table.act("persians", Rondel("iron")).act("arabs", Rondel("iron")).act("greeks", Rondel("arming"))
    table.done("greeks")
    assert table.personages("greeks") == {"general": 1}


@pytest.mark.parametrize(("legions", "galleys"), [(2, 0), (1, 1), (0, 2)])
def test_8_2_kind_of_units_is_free(legions: int, galleys: int) -> None:
    """Ruling A27; galleys conquer what legions defend."""
    table = siege(2, 2, defenders=(1, 0)).act("greeks", Conquer("tyros", legions, galleys))
    left = {("greeks", "legion"): 2 - legions, ("greeks", "galley"): 2 - galleys}
    assert table.there("tyros") == {key: number for key, number in left.items() if number}


def test_12_galleys_conquer_what_legions_defend_and_the_other_way_round() -> None:
    assert siege(0, 3, defenders=(2, 0)).act("greeks", Conquer("tyros", galleys=3)).there("tyros") == {}
    assert siege(3, 0, defenders=(0, 2)).act("greeks", Conquer("tyros", legions=3)).there("tyros") == {}


def test_8_2_stone_is_exchanged_though_no_unit_is_left() -> None:
    table = siege(1).act("greeks", Conquer("tyros", legions=1))
    assert table.there("tyros") == {}
    assert table.state.cities["tyros"] == "greeks"
    assert table.cities_of("persians") == {"susa", "ninive"}


def test_8_2_personages_of_the_defender_are_kept() -> None:
    table = Position().cities("persians", "tyros", "susa").cards("persians", king=1, citizen=1)
    table.temples("tyros").units("greeks", "tyros", 3).manoeuvre("greeks")
    table.act("greeks", Conquer("tyros", legions=3)).done("greeks")
    assert table.personages("persians") == {"king": 1, "citizen": 1}


def test_8_2_conquests_that_are_offered() -> None:
    """Strength two, from two legions and one galley."""
    (decision,) = siege(2, 1, defenders=(1, 0)).required()
    assert decision.narrow(Conquer)["province"] == ["tyros"]
    assert sorted(decision.narrow(Conquer, province="tyros")["legions"]) == [1, 2]
    assert decision.narrow(Conquer, province="tyros", legions=1)["galleys"] == [1]


# Active units


def test_e25_with_one_action_one_cannot_enter_and_conquer() -> None:
    """A second manoeuvre is needed."""
    table = Position().cities("persians", "tyros", "susa").units("greeks", "palmyra", 2).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 2, ("tyros",)))
    wrong = Conquer("tyros", legions=1)
    table.refused("greeks", wrong, "too-few-active", unit="legion", province="tyros", active=0)
    table.done("greeks").act("persians", Rondel("iron")).act("arabs", Rondel("iron"))
    table.act("greeks", Rondel("manoeuvre-b", coins=1), Conquer("tyros", legions=1))
    assert table.state.cities["tyros"] == "greeks"


@pytest.mark.parametrize(("advances", "provinces"), [(("wheel",), 1), (("wheel", "roads"), 2)])
def test_8_2_with_an_action_left_one_can(advances: tuple[str, ...], provinces: int) -> None:
    table = Position().cities("persians", "tyros", "susa").knows("greeks", *advances)
    way = ("babylon", "palmyra", "tyros")
    table.units("greeks", way[2 - provinces], 1).manoeuvre("greeks")
    table.act("greeks", Move(way[2 - provinces], "legion", 1, way[3 - provinces :]))
    table.act("greeks", Conquer("tyros", legions=1))
    assert table.state.cities["tyros"] == "greeks"


def test_8_2_tipped_units_do_not_count_beside_active_ones() -> None:
    table = Position().cities("persians", "tyros", "susa").units("persians", "tyros", 0, 1)
    table.units("greeks", "tyros", 1).units("greeks", "palmyra", 1).manoeuvre("greeks")
    table.act("greeks", Move("palmyra", "legion", 1, ("tyros",)))
    wrong = Conquer("tyros", legions=2)
    table.refused("greeks", wrong, "too-few-active", unit="legion", province="tyros", active=1)


def test_8_2_tipped_units_stay_after_the_conquest() -> None:
    table = (
        Position()
        .cities("persians", "tyros", "susa")
        .units("greeks", "tyros", 1)
        .units("greeks", "palmyra", 1)
    )
    table.manoeuvre("greeks").act("greeks", Move("palmyra", "legion", 1, ("tyros",)))
    table.act("greeks", Conquer("tyros", legions=1))
    assert table.there("tyros") == {("greeks", "legion"): 1}
    table.done("greeks")
    assert table.spent("greeks", "legion", "tyros") == [0]


def test_8_2_galleys_named_must_be_there() -> None:
    table = siege(2, 0)
    wrong = Conquer("tyros", galleys=1)
    table.refused("greeks", wrong, "too-few-active", unit="galley", province="tyros", active=0)


def test_8_2_units_must_be_in_the_province() -> None:
    table = Position().units("greeks", "babylon", 3).manoeuvre("greeks")
    table.refused(
        "greeks", Conquer("susa", legions=1), "too-few-active", unit="legion", province="susa", active=0
    )


@pytest.mark.parametrize(("legions", "galleys"), [(2, -1), (-1, 2), (0, 0)])
def test_8_2_no_tricks_with_numbers(legions: int, galleys: int) -> None:
    table = siege(3, 3)
    table.refusal("greeks", Conquer("tyros", legions, galleys))


def test_a26_there_is_no_failed_conquest() -> None:
    """Below the strength nothing happens: neither side loses anything."""
    table = siege(2, temple=True)
    table.refused(
        "greeks", Conquer("tyros", legions=2), "strength-not-met", province="tyros", strength=3, given=2
    )
    assert table.there("tyros") == {("greeks", "legion"): 2}


# Phase two


def two_cities() -> Position:
    """The Greeks can conquer Susa and Ninive, and have a legion in Babylon."""
    table = Position().cities("persians", "susa", "ninive", "charax").units("greeks", "susa", 2)
    return table.units("greeks", "ninive", 2).units("greeks", "babylon", 1).manoeuvre("greeks")


def test_a28_several_conquests() -> None:
    table = two_cities().act("greeks", Conquer("susa", legions=1))
    assert table.asks() == ("conquest", "greeks")
    assert table.view().stage == "conquest"
    table.act("greeks", Conquer("ninive", legions=1))
    assert table.cities_of("persians") == {"charax"}
    assert len(table.all_told(CityConquered)) == 2


def test_a25_no_moves_once_the_conquest_has_begun() -> None:
    table = two_cities().act("greeks", Conquer("susa", legions=1))
    table.refused("greeks", Move("babylon", "legion", 1, ("palmyra",)), "conquest-begun")
    table.act("greeks", Done())
    assert table.cities_of("persians") == {"ninive", "charax"}


def test_12_a_unit_conquers_once() -> None:
    """Its life ends with the conquest, whatever actions it had left."""
    table = Position().cities("persians", "susa", "ninive", "charax").knows("greeks", "wheel", "roads")
    table.units("greeks", "susa", 1).units("greeks", "ninive", 1).manoeuvre("greeks")
    table.act("greeks", Conquer("susa", legions=1))
    assert table.there("susa") == {}
    assert table.asks() == ("conquest", "greeks")


def test_8_2_conquest_may_be_declined() -> None:
    table = two_cities().act("greeks", Done())
    assert table.cities_of("persians") == {"susa", "ninive", "charax"}
    assert table.asks() == ("rondel", "persians")


def test_8_2_conquests_of_different_nations() -> None:
    table = Position().units("greeks", "susa", 1).units("greeks", "saba", 1).manoeuvre("greeks")
    table.act("greeks", Conquer("susa", legions=1), Conquer("saba", legions=1))
    assert [event.opponent for event in table.all_told(CityConquered)] == ["persians", "arabs"]


def test_8_2_conquered_city_counts_for_the_strength_no_more() -> None:
    """It has no temple and the conqueror's advances now."""
    table = Position().cities("persians", "tyros", "susa").temples("tyros").knows("greeks", "monarchy")
    table.units("greeks", "tyros", 4).manoeuvre("greeks").act("greeks", Conquer("tyros", legions=3))
    assert table.province("tyros").strength == 1 + 1 + 1


# Refusals


def test_8_2_where_no_city_is() -> None:
    table = Position().units("greeks", "palmyra", 2).manoeuvre("greeks")
    table.refused("greeks", Conquer("palmyra", legions=1), "no-city-there", province="palmyra")


def test_8_2_own_city() -> None:
    table = Position().units("greeks", "sparta", 2).manoeuvre("greeks")
    table.refused("greeks", Conquer("sparta", legions=1), "own-city", province="sparta")


def test_8_2_only_in_a_manoeuvre() -> None:
    table = Position().units("greeks", "susa", 2).has("greeks", iron=3).turn("greeks")
    table.act("greeks", Rondel("arming"))
    table.refused("greeks", Conquer("susa", legions=1), "not-in-this-part")


def test_8_2_others_do_not_conquer() -> None:
    table = Position().units("persians", "sparta", 2).units("greeks", "susa", 2).manoeuvre("greeks")
    table.refused("persians", Conquer("sparta", legions=1), "not-your-turn")


# The last city


def test_a29_last_city_is_safe() -> None:
    table = Position().cities("persians", "tyros").units("greeks", "tyros", 5).manoeuvre("greeks")
    assert table.province("tyros").safe
    wrong = Conquer("tyros", legions=1)
    table.refused("greeks", wrong, "last-city", nation="persians", province="tyros")


def test_a29_last_but_one_city_is_not() -> None:
    table = (
        Position().cities("persians", "tyros", "susa").units("greeks", "tyros", 5).units("greeks", "susa", 5)
    )
    table.manoeuvre("greeks")
    assert not table.province("tyros").safe
    table.act("greeks", Conquer("tyros", legions=1))
    assert table.province("susa").safe
    assert table.cities_of("persians") == {"susa"}
    wrong = Conquer("susa", legions=1)
    seat = table.nation("greeks").seat
    if table.asks() == ("conquest", "greeks"):
        table.refused("greeks", wrong, "last-city", nation="persians", province="susa")
    table.refusal(seat, wrong)


# Twenty-five stones


def all_stones(cities: int = 25, *, temple: str = "") -> Position:
    """The Greeks have so many cities and a legion in Susa, which is Persian."""
    table = Position().many_cities("greeks", cities).units("greeks", "susa", 2)
    table.temples(*([temple] if temple else []))
    return table.manoeuvre("greeks")


def test_a30_a_city_is_given_up_for_the_stone() -> None:
    table = all_stones()
    given = min(table.cities_of("greeks"))
    table.act("greeks", Conquer("susa", legions=1, give_up=given))
    assert table.state.cities["susa"] == "greeks"
    assert given not in table.state.cities
    assert len(table.cities_of("greeks")) == 25
    assert table.told(CityGivenUp) == CityGivenUp(nation="greeks", province=given, temple=False)


def test_a30_temple_of_the_given_up_city_goes_to_the_bank() -> None:
    """No general for one's own temple."""
    table = all_stones(temple="alexandria")
    assert table.state.cities["alexandria"] == "greeks"
    table.act("greeks", Conquer("susa", legions=1, give_up="alexandria"))
    assert table.told(CityGivenUp) == CityGivenUp(nation="greeks", province="alexandria", temple=True)
    assert (table.state.temples, table.view().temples) == ([], 20)
    table.done("greeks")
    assert table.personages("greeks") == {}


def test_a30_units_stay_in_the_given_up_city_and_it_can_be_founded_again() -> None:
    """By anyone with a stone."""
    table = Position().many_cities("greeks", 25).units("greeks", "susa", 1).units("persians", "alexandria", 1)
    table.units("greeks", "alexandria", 2).has("persians", 1, 1, 1).manoeuvre("greeks")
    table.act("greeks", Conquer("susa", legions=1, give_up="alexandria")).done("greeks")
    assert table.there("alexandria") == {("greeks", "legion"): 2, ("persians", "legion"): 1}
    table.act("persians", Rondel("temple"), Found("alexandria"))
    assert table.state.cities["alexandria"] == "persians"


def test_a30_a_city_conquered_just_before_is_given_up() -> None:
    """Susa falls, and is given up for Ninive: it is nobody's, and its temple still brings a general."""
    table = Position().many_cities("greeks", 25).units("greeks", "susa", 3).units("greeks", "ninive", 1)
    table.temples("susa").manoeuvre("greeks")
    table.act("greeks", Conquer("susa", legions=3, give_up="alexandria"))
    table.act("greeks", Conquer("ninive", legions=1, give_up="susa"))
    assert len(table.cities_of("greeks")) == 25
    assert table.state.cities["ninive"] == "greeks"
    assert not {"susa", "alexandria"} & set(table.state.cities)
    assert table.state.destroyed == 1
    given_up = [(event.province, event.temple) for event in table.all_told(CityGivenUp)]
    assert given_up == [("alexandria", False), ("susa", False)]
    assert (table.province("susa").city, table.view().temples) == ("", 20)
    table.done("greeks")
    assert table.personages("greeks") == {"general": 1}


def test_a30_a_city_must_be_given_up() -> None:
    all_stones().refused("greeks", Conquer("susa", legions=1), "must-give-up")


@pytest.mark.parametrize("province", ["ninive", "susa", "zadrakarta"])
def test_a30_only_ones_own_city_is_given_up(province: str) -> None:
    """Ninive and Susa are Persian, Zadrakarta is not founded."""
    table = all_stones()
    wrong = Conquer("susa", legions=1, give_up=province)
    table.refused("greeks", wrong, "give-up-not-own", province=province)


def test_a30_with_a_stone_nothing_is_given_up() -> None:
    table = all_stones(24)
    given = min(table.cities_of("greeks"))
    table.refused("greeks", Conquer("susa", legions=1, give_up=given), "nothing-to-give-up")
    table.act("greeks", Conquer("susa", legions=1))
    assert len(table.cities_of("greeks")) == 25


def test_a30_no_king_for_the_exchange() -> None:
    table = all_stones()
    table.act("greeks", Conquer("susa", legions=1, give_up="alexandria")).done("greeks")
    assert table.personages("greeks") == {}
