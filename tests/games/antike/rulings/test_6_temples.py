"""Section VI: temples for five marble."""

from __future__ import annotations

import pytest

from games.antike.actions import Arm, Build, Conquer, Done, Exchange, Rondel
from games.antike.board import board
from games.antike.events import TempleBuilt
from games.core.errors import Fact
from tests.games.antike.builder import ALL_ADVANCES, Position

# The Greeks have Sparta, Dyrrhachion and Messana.


def building(marble: int, coins: int = 0, *, temples: tuple[str, ...] = ()) -> Position:
    """The Greeks are on the field Temple."""
    table = Position().has("greeks", marble=marble, coins=coins).temples(*temples).turn("greeks")
    return table.act("greeks", Rondel("temple"))


def test_6_five_marble_for_a_temple() -> None:
    table = building(11)
    assert table.asks() == ("build", "greeks")
    assert table.view().stage == "temple"
    table.act("greeks", Build("sparta"))
    assert table.state.temples == ["sparta"]
    assert table.stock("greeks") == (6, 0, 0, 0)
    assert table.told(TempleBuilt) == TempleBuilt(nation="greeks", province="sparta", marble=5, coins=0)
    assert (table.province("sparta").temple, table.province("dyrrhachion").temple) == (True, False)
    assert (table.view().temples, table.seen("greeks").temples) == (19, 1)
    assert table.state.last.built == ["sparta"]


def test_6_several_temples_in_one_turn() -> None:
    table = building(15).act("greeks", Build("sparta"), Build("messana"), Build("dyrrhachion"), Done())
    assert sorted(table.state.temples) == ["dyrrhachion", "messana", "sparta"]
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert table.asks() == ("rondel", "persians")


def test_a38_done_ends_the_building_when_the_marble_is_spent() -> None:
    table = building(5).act("greeks", Build("sparta"))
    assert (table.asks(), table.possible()) == (("build", "greeks"), {Done})
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")


def test_a38_without_marble_nobody_is_asked_to_build() -> None:
    assert building(4).asks() == ("rondel", "persians")


def test_6_not_where_no_province_is() -> None:
    for province in ("atlantis", "roma"):
        building(5).refused("greeks", Build(province), "not-on-this-board", province=province)


def test_6_one_may_stop() -> None:
    table = building(10).act("greeks", Build("sparta"), Done())
    assert table.state.temples == ["sparta"]
    assert table.stock("greeks") == (5, 0, 0, 0)


@pytest.mark.parametrize(("marble", "coins", "paid"), [(3, 2, 2), (0, 5, 5), (4, 6, 1), (5, 5, 0)])
def test_a18_missing_marble_is_paid_in_coins(marble: int, coins: int, paid: int) -> None:
    table = building(marble, coins)
    bank = table.state.coins
    table.act("greeks", Build("sparta"))
    assert table.told(TempleBuilt) == TempleBuilt(
        nation="greeks", province="sparta", marble=5 - paid, coins=paid
    )
    assert table.stock("greeks") == (marble - 5 + paid, 0, 0, coins - paid)
    assert table.state.coins == bank + paid


@pytest.mark.parametrize("coins", [0, 1, 3, 5])
def test_a18_so_many_coins_as_one_likes(coins: int) -> None:
    table = building(8, 6).act("greeks", Build("sparta", coins=coins))
    assert table.stock("greeks") == (3 + coins, 0, 0, 6 - coins)


@pytest.mark.parametrize(("coins", "has"), [(6, 9), (4, 3)])
def test_a18_not_more_coins_than_the_price_or_than_one_has(coins: int, has: int) -> None:
    building(9, has).refused("greeks", Build("sparta", coins=coins), "coins-wrong", coins=coins, price=5)


def test_a18_coins_are_no_negative_number() -> None:
    table = building(9, 3)
    table.refusal("greeks", Build("sparta", coins=-2))


def test_6_coins_named_too_few() -> None:
    """Three marble and four coins are enough, one coin is not; whoever names none pays two."""
    table, wrong = building(3, 4), Build("sparta", coins=1)
    table.refused("greeks", wrong, "coins-too-few", resource="marble", price=5, has=3, least=2)
    assert table.told_not_to("greeks", wrong) == (
        "This costs 5 marble, and you have only 3 marble; name at least 2 coins, or leave their number out."
    )
    table.act("greeks", Build("sparta", coins=2))
    assert table.stock("greeks") == (0, 0, 0, 2)


def test_6_no_coins_named_and_no_marble() -> None:
    assert building(0, 5).told_not_to("greeks", Build("sparta", coins=0)) == (
        "This costs 5 marble, and you have no marble; name at least 5 coins, or leave their number out."
    )


def test_a18_one_coin_too_many_is_one_coin() -> None:
    assert (
        building(9).told_not_to("greeks", Build("sparta", coins=1)).startswith("You cannot pay 1 coin here;")
    )


@pytest.mark.parametrize(("marble", "coins"), [(4, 0), (3, 1), (0, 4)])
def test_6_who_cannot_pay_is_not_asked(marble: int, coins: int) -> None:
    table = building(marble, coins)
    assert table.asks() == ("rondel", "persians")
    assert table.stock("greeks") == (marble, 0, 0, coins)


def test_6_second_temple_must_be_paid_too() -> None:
    """With all eight advances one is still asked, to exchange."""
    table = Position().has("greeks", marble=6, iron=9).knows("greeks", *ALL_ADVANCES).turn("greeks")
    table.act("greeks", Rondel("temple"), Build("sparta"))
    assert table.asks() == ("build", "greeks")
    table.refused(
        "greeks", Build("messana"), "cannot-pay", resource="marble", price=5, has=1, coins=0, given=8
    )
    assert table.told_not_to("greeks", Build("messana")) == (
        "This costs 5 marble, and you have only 1 marble;"
        " first exchange 8 other resources two for one, or go on."
    )
    table.act("greeks", Exchange("marble", iron=8), Build("messana"))
    assert table.stock("greeks") == (0, 1, 0, 0)


@pytest.mark.parametrize(("iron", "advances"), [(7, ALL_ADVANCES), (9, ALL_ADVANCES[:-1])])
def test_7_exchange_is_advised_only_where_it_pays(iron: int, advances: tuple[str, ...]) -> None:
    """Seven iron make three marble, one too few; without all eight advances nothing is exchanged."""
    table = Position().has("greeks", marble=6, iron=iron).knows("greeks", *advances).turn("greeks")
    table.act("greeks", Rondel("temple"), Build("sparta"))
    facts: dict[str, Fact] = {"resource": "marble", "price": 5, "has": 1, "coins": 0, "given": 0}
    table.refused("greeks", Build("messana"), "cannot-pay", **facts)
    assert table.told_not_to("greeks", Build("messana")).endswith("choose something cheaper, or go on.")


def test_7_exchange_makes_a_temple_possible() -> None:
    """Who lacks marble but may exchange is asked."""
    table = Position().has("greeks", marble=4, gold=2).knows("greeks", *ALL_ADVANCES).turn("greeks")
    table.act("greeks", Rondel("temple"))
    assert table.asks() == ("build", "greeks")
    table.act("greeks", Exchange("marble", gold=2), Build("sparta"))
    assert table.state.temples == ["sparta"]


# Where


@pytest.mark.parametrize("province", ["susa", "athen"])
def test_6_only_in_a_city_of_ones_own(province: str) -> None:
    """Susa is Persian, Athen not founded."""
    building(5).refused("greeks", Build(province), "not-your-city", province=province)


def test_6_one_temple_for_a_city() -> None:
    building(5, temples=("sparta",)).refused("greeks", Build("sparta"), "temple-there", province="sparta")


def test_6_one_temple_for_a_city_in_one_turn() -> None:
    table = building(10).act("greeks", Build("sparta"))
    table.refused("greeks", Build("sparta"), "temple-there", province="sparta")


def test_6_with_a_temple_in_every_city_nobody_is_asked() -> None:
    table = building(20, temples=("sparta", "messana", "dyrrhachion"))
    assert table.asks() == ("rondel", "persians")


def test_6_others_do_not_build() -> None:
    table = Position().has("greeks", marble=5).has("persians", marble=5).turn("greeks")
    table.act("greeks", Rondel("temple"))
    table.refused("persians", Build("susa"), "not-your-turn")


def test_6_nothing_else_is_done_on_the_field() -> None:
    table = Position().has("greeks", 9, 9, 9).turn("greeks").act("greeks", Rondel("temple"))
    table.refused("greeks", Arm("sparta", legions=1), "not-in-this-part")


# Twenty temples


def temples_on_the_board(number: int, marble: int) -> Position:
    """So many temples of the Persians are on the board, and the Greeks go to the field Temple."""
    free = [
        each for each in board().maps["orient"].province if each not in ("sparta", "dyrrhachion", "messana")
    ]
    table = Position().cities("arabs", "sinope").cities("persians", *(p for p in free[:25] if p != "sinope"))
    own = sorted(table.cities_of("persians"))[:number]
    table.temples(*own).has("greeks", marble=marble).turn("greeks")
    return table.act("greeks", Rondel("temple"))


def test_e38_no_twenty_first_temple() -> None:
    """The Greeks are about to build, and the bank has no temple."""
    table = temples_on_the_board(19, 5)
    table.state.temples.append(
        next(city for city in table.cities_of("persians") if city not in table.state.temples)
    )
    assert table.view().temples == 0
    table.refused("greeks", Build("sparta"), "no-temple-left")


def test_e38_without_a_temple_nobody_is_asked() -> None:
    table = temples_on_the_board(20, 5)
    assert table.asks() == ("rondel", "persians")
    assert table.stock("greeks") == (5, 0, 0, 0)


def test_e38_destroyed_temple_can_be_built_again() -> None:
    """The Arabs destroy one of twenty; the Greeks have marble, and build."""
    table = Position().many_cities("persians", 24, but=("sparta", "dyrrhachion", "messana"))
    cities = sorted(table.cities_of("persians") - {"babylon"})[:19]
    table.temples("babylon", *cities).units("arabs", "babylon", 3).has("greeks", marble=5).manoeuvre("arabs")
    assert table.view().temples == 0
    table.act("arabs", Conquer("babylon", legions=3)).done("arabs")
    assert table.view().temples == 1
    table.act("greeks", Rondel("temple"), Build("sparta"))
    assert (table.view().temples, table.province("sparta").temple) == (0, True)


def test_e38_the_twentieth_temple_is_the_last() -> None:
    table = temples_on_the_board(19, 10).act("greeks", Build("sparta"))
    assert len(table.state.temples) == 20
    assert (table.asks(), table.possible()) == (("build", "greeks"), {Done})
    table.refused("greeks", Build("messana"), "no-temple-left")
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")
    assert table.stock("greeks") == (5, 0, 0, 0)
