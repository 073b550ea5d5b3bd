"""Section VI: legions and galleys for one iron each."""

from __future__ import annotations

import pytest

from games.antike.actions import Arm, Done, Exchange, Fight, Rondel, Unit
from games.antike.events import UnitsRaised
from tests.games.antike.builder import ALL_ADVANCES, Position

# The Greeks have Athen, Memphis, Paphos (only sea borders) and Susa (only land borders).


def arming(
    iron: int = 9, coins: int = 0, *, temples: tuple[str, ...] = (), advances: tuple[str, ...] = ()
) -> Position:
    """The Greeks are on the field Arming."""
    table = Position().cities("persians", "ninive", "artaxata")
    table.cities("greeks", "athen", "memphis", "paphos", "susa").temples(*temples)
    table.has("greeks", iron=iron, coins=coins).knows("greeks", *advances).turn("greeks")
    return table.act("greeks", Rondel("arming"))


def test_6_one_iron_for_a_unit() -> None:
    table = arming()
    assert table.asks() == ("arm", "greeks")
    assert table.view().stage == "arming"
    table.act("greeks", Arm("athen", legions=1))
    assert table.there("athen") == {("greeks", "legion"): 1}
    assert table.stock("greeks") == (0, 8, 0, 0)
    assert table.told(UnitsRaised) == UnitsRaised(
        nation="greeks", province="athen", legions=1, galleys=0, iron=1, coins=0
    )
    assert (table.seen("greeks").legions, table.seen("greeks").legions_left) == (1, 16)
    assert table.state.last.raised == ["athen"]


def test_6_one_unit_in_each_province_without_a_temple() -> None:
    table = arming().act("greeks", Arm("athen", galleys=1), Arm("memphis", legions=1))
    table.act("greeks", Arm("paphos", galleys=1), Arm("susa", legions=1))
    assert [table.there(city) for city in ("athen", "memphis", "paphos", "susa")] == [
        {("greeks", "galley"): 1},
        {("greeks", "legion"): 1},
        {("greeks", "galley"): 1},
        {("greeks", "legion"): 1},
    ]
    assert table.stock("greeks") == (0, 5, 0, 0)


@pytest.mark.parametrize(("legions", "galleys"), [(2, 0), (1, 1), (0, 2), (3, 0)])
def test_a22_not_two_without_a_temple(legions: int, galleys: int) -> None:
    """Ruling A22: legions and galleys together."""
    arming().refused(
        "greeks", Arm("athen", legions, galleys), "arming-limit", province="athen", limit=1, raised=0
    )


def test_a22_not_a_second_one_after_the_first() -> None:
    table = arming().act("greeks", Arm("athen", legions=1))
    table.refused("greeks", Arm("athen", galleys=1), "arming-limit", province="athen", limit=1, raised=1)


@pytest.mark.parametrize(("legions", "galleys"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_e33_three_units_with_a_temple(legions: int, galleys: int) -> None:
    table = arming(temples=("athen",)).act("greeks", Arm("athen", legions, galleys))
    found = table.there("athen")
    assert (found.get(("greeks", "legion"), 0), found.get(("greeks", "galley"), 0)) == (legions, galleys)
    assert table.stock("greeks") == (0, 6, 0, 0)


def test_e33_three_units_one_after_the_other() -> None:
    table = arming(temples=("athen",)).act("greeks", Arm("athen", legions=1), Arm("athen", galleys=2))
    assert table.there("athen") == {("greeks", "legion"): 1, ("greeks", "galley"): 2}
    table.refused("greeks", Arm("athen", legions=1), "arming-limit", province="athen", limit=3, raised=3)


@pytest.mark.parametrize(("legions", "galleys"), [(4, 0), (2, 2), (0, 4)])
def test_e33_not_four_with_a_temple(legions: int, galleys: int) -> None:
    table = arming(temples=("athen",))
    table.refused(
        "greeks", Arm("athen", legions, galleys), "arming-limit", province="athen", limit=3, raised=0
    )


def test_a22_limit_begins_anew_with_the_next_turn() -> None:
    table = arming().act("greeks", Arm("athen", legions=1)).done("greeks").at("greeks", "gold").turn("greeks")
    table.act("greeks", Rondel("arming"), Arm("athen", legions=1))
    assert table.there("athen") == {("greeks", "legion"): 2}


def test_6_units_already_there_do_not_count() -> None:
    """Neither own ones nor foreign ones, and there is no limit to how many stand in a province."""
    table = Position().cities("greeks", "athen", "sparta").units("greeks", "athen", 7, 7)
    table.units("persians", "athen", 8, 8).has("greeks", iron=3).turn("greeks").act(
        "greeks", Rondel("arming")
    )
    table.act("greeks", Arm("athen", legions=1))
    assert table.there("athen") == {
        ("greeks", "legion"): 8,
        ("greeks", "galley"): 7,
        ("persians", "legion"): 8,
        ("persians", "galley"): 8,
    }


# By borders


def test_e32_only_galleys_where_there_are_only_sea_borders() -> None:
    table = arming()
    table.refused("greeks", Arm("paphos", legions=1), "only-galleys", province="paphos")
    assert table.may("greeks", Arm("paphos", galleys=1))


def test_e32_only_legions_where_there_are_only_land_borders() -> None:
    table = arming()
    table.refused("greeks", Arm("susa", galleys=1), "only-legions", province="susa")
    assert table.may("greeks", Arm("susa", legions=1))


def test_e32_zadrakarta() -> None:
    table = Position().has("persians", iron=3).cities("persians", "zadrakarta", "susa").turn("persians")
    table.act("persians", Rondel("arming"))
    table.refused("persians", Arm("zadrakarta", galleys=1), "only-legions", province="zadrakarta")
    assert table.may("persians", Arm("zadrakarta", legions=1))


def test_e32_either_in_memphis() -> None:
    table = arming()
    assert table.may("greeks", Arm("memphis", legions=1))
    assert table.may("greeks", Arm("memphis", galleys=1))


def test_e32_mixed_with_a_temple_is_refused_whole() -> None:
    table = arming(temples=("paphos", "susa"))
    table.refused("greeks", Arm("paphos", legions=1, galleys=2), "only-galleys", province="paphos")
    table.refused("greeks", Arm("susa", legions=2, galleys=1), "only-legions", province="susa")


# Payment


@pytest.mark.parametrize(("iron", "coins", "paid"), [(1, 2, 2), (0, 3, 3), (2, 9, 1), (3, 3, 0)])
def test_a18_missing_iron_is_paid_in_coins(iron: int, coins: int, paid: int) -> None:
    table = arming(iron, coins, temples=("athen",))
    bank = table.state.coins
    table.act("greeks", Arm("athen", legions=2, galleys=1))
    raised = table.told(UnitsRaised)
    assert (raised.iron, raised.coins) == (3 - paid, paid)
    assert table.stock("greeks") == (0, iron - 3 + paid, 0, coins - paid)
    assert table.state.coins == bank + paid


def test_a18_so_many_coins_as_one_likes() -> None:
    table = arming(5, 5, temples=("athen",)).act("greeks", Arm("athen", legions=3, coins=2))
    assert table.stock("greeks") == (0, 4, 0, 3)


@pytest.mark.parametrize(("coins", "has"), [(4, 9), (2, 1)])
def test_a18_not_more_coins_than_the_price_or_than_one_has(coins: int, has: int) -> None:
    table = arming(9, has, temples=("athen",))
    wrong = Arm("athen", legions=3, coins=coins)
    table.refused("greeks", wrong, "coins-wrong", coins=coins, price=3)


def test_6_no_more_units_than_can_be_paid() -> None:
    table = arming(1, 1, temples=("athen",))
    table.refused(
        "greeks", Arm("athen", legions=3), "cannot-pay", resource="iron", price=3, has=1, coins=1, given=0
    )


def test_6_coins_named_too_few_for_three_units() -> None:
    table, wrong = arming(1, 9, temples=("athen",)), Arm("athen", legions=3, coins=1)
    table.refused("greeks", wrong, "coins-too-few", resource="iron", price=3, has=1, least=2)
    assert "name at least 2 coins" in table.told_not_to("greeks", wrong)


def test_6_one_may_stop() -> None:
    table = arming().act("greeks", Arm("athen", legions=1), Done())
    assert table.stock("greeks") == (0, 8, 0, 0)
    assert table.asks() == ("rondel", "persians")


def test_6_over_when_the_iron_is_spent() -> None:
    table = arming(2).act("greeks", Arm("athen", legions=1), Arm("susa", legions=1))
    assert (table.asks(), table.possible()) == (("arm", "greeks"), {Done})
    table.refused(
        "greeks", Arm("paphos", galleys=1), "cannot-pay", resource="iron", price=1, has=0, coins=0, given=0
    )
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")


def test_6_over_when_every_city_has_its_units() -> None:
    table = arming().act("greeks", Arm("athen", legions=1), Arm("susa", legions=1))
    table.act("greeks", Arm("paphos", galleys=1), Arm("memphis", legions=1))
    assert (table.asks(), table.possible()) == (("arm", "greeks"), {Done})
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")


def test_a38_without_iron_nobody_is_asked_to_arm() -> None:
    assert arming(0).asks() == ("rondel", "persians")


def test_a38_an_exchange_begins_the_arming() -> None:
    """The Greeks exchange their last iron for gold, and still say that it is enough."""
    table = arming(2, advances=ALL_ADVANCES).act("greeks", Exchange("gold", iron=2))
    assert (table.asks(), table.possible()) == (("arm", "greeks"), {Done})
    table.act("greeks", Done())
    assert table.asks()[0] != "arm"


def test_6_not_where_no_province_is() -> None:
    for province in ("atlantis", "roma"):
        wrong = Arm(province, legions=1)
        arming().refused("greeks", wrong, "not-on-this-board", province=province)


def test_7_exchange_makes_arming_possible() -> None:
    """E31: three gold and one marble make two iron, and two units."""
    table = Position().has("greeks", marble=1, gold=3).knows("greeks", *ALL_ADVANCES).turn("greeks")
    table.act("greeks", Rondel("arming"))
    assert table.asks() == ("arm", "greeks")
    table.act("greeks", Exchange("iron", marble=1, gold=3))
    assert table.stock("greeks") == (0, 2, 0, 0)
    table.act("greeks", Arm("sparta", legions=1), Arm("messana", galleys=1))
    assert table.stock("greeks") == (0, 0, 0, 0)


# Refusals


@pytest.mark.parametrize("province", ["ninive", "sparta"])
def test_6_only_where_one_has_a_city(province: str) -> None:
    """Ninive is Persian, Sparta not founded; an own unit there does not help."""
    table = Position().cities("greeks", "athen").units("greeks", province, 1).has("greeks", iron=5)
    table.turn("greeks").act("greeks", Rondel("arming"))
    table.refused("greeks", Arm(province, legions=1), "not-your-city", province=province)


def test_6_nothing_is_not_raised() -> None:
    arming().refused("greeks", Arm("athen"), "arm-nothing")


@pytest.mark.parametrize(("legions", "galleys"), [(-1, 2), (2, -1), (-1, 0), (0, -3)])
def test_6_no_units_are_taken_back(legions: int, galleys: int) -> None:
    table = arming(temples=("athen",))
    table.refusal("greeks", Arm("athen", legions, galleys))


def test_6_others_do_not_arm() -> None:
    arming().refused("persians", Arm("ninive", legions=1), "not-your-turn")


@pytest.mark.parametrize(("unit", "legions", "galleys"), [("legion", 1, 0), ("galley", 0, 1)])
def test_3_seventeen_of_each(unit: str, legions: int, galleys: int) -> None:
    """The other kind can still be raised."""
    table = Position().cities("greeks", "athen", "sparta").has("greeks", iron=9)
    table.units("greeks", "pella", 17 * legions, 17 * galleys).turn("greeks").act("greeks", Rondel("arming"))
    table.refused("greeks", Arm("athen", legions, galleys), "no-units-left", unit=unit, left=0)
    table.act("greeks", Arm("athen", galleys, legions))
    assert sum(table.there("athen").values()) == 1


def test_3_last_legion() -> None:
    """Sixteen are on the board in two provinces."""
    table = Position().cities("greeks", "athen", "sparta").temples("athen").has("greeks", iron=9)
    table.units("greeks", "pella", 10).units("greeks", "napoca", 6).turn("greeks")
    table.act("greeks", Rondel("arming"))
    table.refused("greeks", Arm("athen", legions=2), "no-units-left", unit="legion", left=1)
    table.act("greeks", Arm("athen", legions=1))
    assert table.seen("greeks").legions_left == 0


@pytest.mark.parametrize(("unit", "legions", "galleys"), [("legion", 1, 0), ("galley", 0, 1)])
def test_12_lost_units_can_be_raised_again(unit: Unit, legions: int, galleys: int) -> None:
    """The supply is what is not on the board: all seventeen are, two are lost in a fight, and come back."""
    table = Position().cities("greeks", "athen", "sparta").temples("athen").has("greeks", iron=9)
    table.units("greeks", "pella", 17 * legions, 17 * galleys)
    table.units("persians", "pella", 2 * legions, 2 * galleys).manoeuvre("greeks")
    table.act("greeks", Fight("pella", unit, 2), Done())
    assert table.there("pella") == {("greeks", unit): 15}
    table.act("persians", Rondel("iron")).act("arabs", Rondel("iron")).act("greeks", Rondel("arming"))
    too_many = Arm("athen", 3 * legions, 3 * galleys)
    table.refused("greeks", too_many, "no-units-left", unit=unit, left=2)
    table.act("greeks", Arm("athen", 2 * legions, 2 * galleys))
    assert table.there("athen") == {("greeks", unit): 2}
    table.refused("greeks", Arm("sparta", legions, galleys), "no-units-left", unit=unit, left=0)


def test_8_armed_among_foreign_units() -> None:
    """Hostile units in its province do not keep a city from raising units; nobody is asked about them."""
    table = Position().cities("greeks", "athen", "sparta").units("persians", "athen", 2, 2)
    table.has("greeks", iron=2).turn("greeks").act("greeks", Rondel("arming"), Arm("athen", legions=1))
    assert table.asks() == ("arm", "greeks")
    assert table.there("athen")["greeks", "legion"] == 1
    assert table.there("athen")["persians", "legion"] == 2
