"""Section V.2: cities are founded at the end of the turn, where an own unit is."""

from __future__ import annotations

import pytest

from games.antike.actions import Done, Exchange, Found, Resource, Rondel
from games.antike.events import CityFounded
from tests.games.antike.builder import ALL_ADVANCES, Position

# Athen, Pella and Knossos have no city in the beginning; the Greeks have Sparta, Dyrrhachion and Messana.


def founding(
    marble: int = 1, iron: int = 1, gold: int = 1, coins: int = 0, *, legions: int = 1, galleys: int = 0
) -> Position:
    """The Greeks have played Advance without buying, with units in Athen, and may found."""
    table = Position().units("greeks", "athen", legions, galleys).has("greeks", marble, iron, gold, coins)
    return table.turn("greeks").act("greeks", Rondel("advance")).done_with("advance")


def test_5_2_one_marble_one_iron_and_one_gold() -> None:
    table = founding()
    assert table.asks() == ("found", "greeks")
    assert table.view().stage == "founding"
    table.act("greeks", Found("athen"))
    assert table.state.cities["athen"] == "greeks"
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert table.told(CityFounded) == CityFounded(
        nation="greeks", province="athen", marble=1, iron=1, gold=1, coins=0
    )
    assert table.there("athen") == {("greeks", "legion"): 1}


def test_5_2_new_city_is_seen() -> None:
    table = founding(2, 2, 2).act("greeks", Found("athen"))
    assert (table.province("athen").city, table.province("athen").temple) == ("greeks", False)
    assert (table.seen("greeks").cities, table.seen("greeks").cities_left) == (4, 21)
    assert table.state.last.founded == ["athen"]


@pytest.mark.parametrize(("legions", "galleys"), [(1, 0), (0, 1), (2, 3)])
def test_5_2_a_legion_or_a_galley(legions: int, galleys: int) -> None:
    table = founding(legions=legions, galleys=galleys).act("greeks", Found("athen"))
    assert table.state.cities["athen"] == "greeks"
    assert sum(table.there("athen").values()) == legions + galleys


def test_a21_after_any_field() -> None:
    """Ruling A21: whatever the field."""
    for field in ["iron", "gold", "marble", "temple", "arming", "advance", "manoeuvre-a", "manoeuvre-b"]:
        table = Position().units("greeks", "athen", 1).has("greeks", 1, 1, 1).turn("greeks")
        table.act("greeks", Rondel(field))
        if table.asks()[0] != "found":
            table.act("greeks", Done())
        assert table.asks() == ("found", "greeks"), field


def test_5_2_resources_produced_in_the_turn_pay() -> None:
    table = Position().units("greeks", "athen", 1).has("greeks", marble=1, gold=1).turn("greeks")
    table.act("greeks", Rondel("iron"), Found("athen"))
    assert table.stock("greeks") == (0, 0, 0, 0)


def test_a21_several_cities_in_one_turn() -> None:
    table = (
        Position().units("greeks", "athen", 1).units("greeks", "pella", 1).units("greeks", "knossos", 0, 1)
    )
    table.has("greeks", 2, 2, 2, 3).turn("greeks").act("greeks", Rondel("advance"))
    table.act("greeks", Found("athen"), Found("knossos"), Found("pella"))
    assert table.cities_of("greeks") == {"sparta", "dyrrhachion", "messana", "athen", "knossos", "pella"}
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert [event.coins for event in table.all_told(CityFounded)] == [0, 0, 3]


def test_5_2_one_may_stop_after_a_city() -> None:
    table = Position().units("greeks", "athen", 1).units("greeks", "pella", 1).has("greeks", 2, 2, 2)
    table.turn("greeks").act("greeks", Rondel("advance"), Found("athen"))
    assert table.asks() == ("found", "greeks")
    table.act("greeks", Done())
    assert table.stock("greeks") == (1, 1, 1, 0)
    assert "pella" not in table.state.cities


def test_a38_done_ends_the_founding_when_nothing_is_left_to_pay_with() -> None:
    table = founding().act("greeks", Found("athen"))
    assert (table.asks(), table.possible()) == (("found", "greeks"), {Done})
    assert table.personages("greeks") == {}
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")


def test_a38_who_cannot_pay_is_not_asked_to_found() -> None:
    assert founding(1, 1, 0).asks() == ("rondel", "persians")


@pytest.mark.parametrize("province", ["atlantis", "roma"])
def test_5_2_not_where_no_province_is(province: str) -> None:
    founding().refused("greeks", Found(province), "not-on-this-board", province=province)


def test_5_2_none_need_be_founded() -> None:
    table = founding().act("greeks", Done())
    assert "athen" not in table.state.cities
    assert table.asks() == ("rondel", "persians")


# Coins


@pytest.mark.parametrize(
    ("stock", "paid"),
    [
        ((1, 0, 0, 2), (1, 0, 0, 2)),
        ((0, 1, 0, 2), (0, 1, 0, 2)),
        ((0, 0, 1, 2), (0, 0, 1, 2)),
        ((1, 1, 0, 1), (1, 1, 0, 1)),
        ((0, 0, 0, 3), (0, 0, 0, 3)),
        ((5, 5, 0, 3), (1, 1, 0, 1)),
        ((5, 5, 5, 3), (1, 1, 1, 0)),
    ],
)
def test_5_2_missing_ones_are_paid_in_coins(
    stock: tuple[int, int, int, int], paid: tuple[int, int, int, int]
) -> None:
    table = founding(*stock)
    bank = table.state.coins
    table.act("greeks", Found("athen"))
    founded = table.told(CityFounded)
    assert (founded.marble, founded.iron, founded.gold, founded.coins) == paid
    left = (stock[0] - paid[0], stock[1] - paid[1], stock[2] - paid[2], stock[3] - paid[3])
    assert table.stock("greeks") == left
    assert table.state.coins == bank + paid[3]


def test_e35_one_marble_and_two_coins_beside_a_foreign_legion() -> None:
    """Foreign units do not prevent the founding."""
    table = Position().units("greeks", "athen", 1).units("persians", "athen", legions=3, galleys=2)
    table.has("greeks", marble=1, coins=2).turn("greeks").act("greeks", Rondel("advance"), Found("athen"))
    assert table.state.cities["athen"] == "greeks"
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert table.there("athen") == {
        ("greeks", "legion"): 1,
        ("persians", "legion"): 3,
        ("persians", "galley"): 2,
    }


def test_a18_coins_may_also_save_what_one_has() -> None:
    """A coin can be used as a resource at any time."""
    table = founding(1, 1, 1, 2)
    coins: tuple[Resource, ...] = ("marble", "gold")
    table.act("greeks", Found("athen", coins=coins))
    assert table.stock("greeks") == (1, 0, 1, 0)
    assert table.told(CityFounded) == CityFounded(
        nation="greeks", province="athen", marble=0, iron=1, gold=0, coins=2
    )


def test_5_2_coins_named_must_be_there() -> None:
    """Also where one of them stands for what is missing."""
    for marble in (0, 1):
        table, wrong = founding(marble, 1, 1, 1), Found("athen", coins=("marble", "gold"))
        table.refused("greeks", wrong, "coins-short", coins=1, named=2)
        assert table.told_not_to("greeks", wrong).startswith(
            "You cannot pay 2 coins, since you have only 1; name fewer"
        )
    table = founding(1, 1, 1)
    assert table.told_not_to("greeks", Found("athen", coins=("gold",))) == (
        "You cannot pay 1 coin, since you do not have any; pay in marble, iron and gold."
    )


@pytest.mark.parametrize("coins", [(), ("gold",), ("iron", "gold")])
@pytest.mark.parametrize("has", [1, 3])
def test_5_2_coins_go_first_to_what_is_missing(coins: tuple[Resource, ...], has: int) -> None:
    """One coin is enough for the marble, and whoever names none pays it."""
    table, wrong = founding(0, 1, 1, has), Found("athen", coins=coins)
    table.refused("greeks", wrong, "coins-elsewhere", missing=("marble",))
    assert table.told_not_to("greeks", wrong).startswith("You lack marble, so use coins for that, or leave")
    table.act("greeks", Found("athen"))
    assert table.stock("greeks") == (0, 0, 0, has - 1)


def test_5_2_no_resource_is_paid_twice() -> None:
    table, wrong = founding(1, 1, 1, 3), Found("athen", coins=("iron", "iron"))
    table.refused("greeks", wrong, "coin-twice", resource="iron")
    assert table.told_not_to("greeks", wrong) == (
        "You name iron twice; a city costs one of each resource, so name each only once."
    )


def test_5_2_a_city_is_paid_in_nothing_else() -> None:
    founding(1, 1, 1, 3).refused("greeks", Found("athen", coins=("wood",)), "not-an-answer")  # type: ignore[arg-type]


@pytest.mark.parametrize("stock", [(1, 1, 0, 0), (0, 0, 0, 2), (9, 9, 0, 0), (9, 0, 0, 1)])
def test_5_2_who_cannot_pay_is_not_asked(stock: tuple[int, int, int, int]) -> None:
    table = founding(*stock)
    assert table.asks() == ("rondel", "persians")
    assert table.stock("greeks") == stock


def test_5_2_second_city_must_be_paid_too() -> None:
    """With all eight advances one is still asked, to exchange."""
    table = Position().units("greeks", "athen", 1).units("greeks", "pella", 1).has("greeks", 1, 1, 6)
    table.knows("greeks", *ALL_ADVANCES).turn("greeks").act("greeks", Rondel("advance")).done_with("advance")
    table.act("greeks", Found("athen"))
    assert table.asks() == ("found", "greeks")
    table.refused("greeks", Found("pella"), "cannot-pay-city", missing=("marble", "iron"), coins=0, given=4)
    assert table.told_not_to("greeks", Found("pella")) == (
        "A city costs one marble, one iron and one gold; you lack marble and iron,"
        " so first exchange 4 resources that you can spare, two for one."
    )
    table.act("greeks", Exchange("marble", gold=2), Exchange("iron", gold=2), Found("pella"))
    assert table.stock("greeks") == (0, 0, 0, 0)


@pytest.mark.parametrize(("coins", "told"), [(0, "no coins"), (1, "only one coin"), (2, "only 2 coins")])
def test_5_2_second_city_that_cannot_be_paid(coins: int, told: str) -> None:
    """Nothing but coins is left after the first."""
    table = Position().units("greeks", "athen", 1).units("greeks", "pella", 1).has("greeks", 1, 1, 1, coins)
    table.turn("greeks").act("greeks", Rondel("advance")).done_with("advance").act("greeks", Found("athen"))
    for wrong in (Found("pella"), Found("pella", coins=("gold",))):
        missing = ("marble", "iron", "gold")
        table.refused("greeks", wrong, "cannot-pay-city", missing=missing, coins=coins, given=0)
        assert f"and have {told} to pay with instead, so end" in table.told_not_to("greeks", wrong)


# Where


def two_places() -> Position:
    """The Greeks could found in Athen, and have units in other provinces too."""
    table = Position().units("greeks", "athen", 1).units("greeks", "sparta", 1).units("greeks", "susa", 1)
    return table.has("greeks", 5, 5, 5).turn("greeks").act("greeks", Rondel("iron"))


def test_e34_not_in_a_foreign_city() -> None:
    """Susa is Persian."""
    two_places().refused("greeks", Found("susa"), "city-there", province="susa")


def test_5_2_not_where_one_has_a_city() -> None:
    two_places().refused("greeks", Found("sparta"), "city-there", province="sparta")


def test_5_2_not_twice() -> None:
    table = Position().units("greeks", "athen", 1).units("greeks", "pella", 1).has("greeks", 5, 5, 5)
    table.turn("greeks").act("greeks", Rondel("iron"), Found("athen"))
    table.refused("greeks", Found("athen"), "city-there", province="athen")


def test_e34_not_without_an_own_unit() -> None:
    two_places().refused("greeks", Found("pella"), "no-unit-there", province="pella")


def test_e34_foreign_unit_is_none_of_ones_own() -> None:
    table = Position().units("greeks", "athen", 1).units("persians", "pella", 1).has("greeks", 5, 5, 5)
    table.turn("greeks").act("greeks", Rondel("iron"))
    table.refused("greeks", Found("pella"), "no-unit-there", province="pella")


def test_5_2_others_do_not_found() -> None:
    table = Position().units("greeks", "athen", 1).units("persians", "pella", 1).has("greeks", 5, 5, 5)
    table.has("persians", 5, 5, 5).turn("greeks").act("greeks", Rondel("iron"))
    table.refused("persians", Found("pella"), "not-your-turn")


def test_5_2_founding_comes_after_the_field() -> None:
    table = Position().units("greeks", "athen", 1).has("greeks", 5, 5, 5).turn("greeks")
    table.refused("greeks", Found("athen"), "field-first")
    table.act("greeks", Rondel("temple"))
    table.refused("greeks", Found("athen"), "not-in-this-part")


# City stones


def stones(number: int) -> Position:
    """The Greeks have so many cities, a legion in Athen and one in Pella, and can pay."""
    table = Position().many_cities("greeks", number, but=("athen", "pella", "knossos"))
    table.units("greeks", "athen", 1).units("greeks", "pella", 1).has("greeks", 5, 5, 5)
    return table.turn("greeks").act("greeks", Rondel("advance")).done_with("advance")


def test_a21_with_the_twenty_fifth_stone_no_further_city() -> None:
    table = stones(24)
    assert table.asks() == ("found", "greeks")
    table.act("greeks", Found("athen"))
    assert len(table.cities_of("greeks")) == 25
    assert table.seen("greeks").cities_left == 0
    assert (table.asks(), table.possible()) == (("found", "greeks"), {Done})
    table.refused("greeks", Found("pella"), "no-stone-left")
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")


def test_a21_no_city_without_a_stone() -> None:
    """The Greeks are about to found, and have no stone."""
    table = stones(24)
    table.cities("greeks", *table.cities_of("greeks"), "knossos")
    table.refused("greeks", Found("athen"), "no-stone-left")


def test_a21_without_a_stone_nobody_is_asked() -> None:
    table = stones(25)
    assert table.asks() == ("rondel", "persians")
    assert "athen" not in table.state.cities


def test_5_2_new_city_counts_for_kings_at_once() -> None:
    table = (
        Position().cities("greeks", "sparta", "dyrrhachion", "messana", "pella").units("greeks", "athen", 1)
    )
    table.has("greeks", 1, 1, 1).turn("greeks").act("greeks", Rondel("advance"), Found("athen"), Done())
    assert table.personages("greeks") == {"king": 1}
