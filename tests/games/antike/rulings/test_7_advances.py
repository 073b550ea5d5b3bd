"""Section VII: advances for gold, their prices, and scholars."""

from __future__ import annotations

import msgspec
import pytest

from games.antike.actions import Advance, Conquer, Done, Exchange, Found, Move, Rondel
from games.antike.events import AdvanceAcquired, Exchanged, PersonagesWon
from tests.games.antike.builder import ALL_ADVANCES, Position

BASIC = {"wheel": "roads", "sailing": "navigation", "market": "currency", "monarchy": "democracy"}


def buying(
    gold: int = 50,
    coins: int = 0,
    *,
    has: tuple[str, ...] = (),
    others: tuple[str, ...] = (),
    known: tuple[str, ...] = (),
) -> Position:
    """The Greeks are on the field Advance; the Persians have the others."""
    table = Position().has("greeks", gold=gold, coins=coins).knows("greeks", *has)
    table.knows("persians", *others).state.known.extend(known)
    return table.turn("greeks").act("greeks", Rondel("advance"))


@pytest.mark.parametrize("basic", BASIC)
def test_7_new_basic_advance_for_seven(basic: str) -> None:
    table = buying()
    assert table.asks() == ("advance", "greeks")
    assert table.view().stage == "advance"
    table.act("greeks", Advance(basic))
    assert table.stock("greeks") == (0, 0, 43, 0)
    assert table.nation("greeks").advances == [basic]
    assert table.state.known == [basic]
    assert table.told(AdvanceAcquired) == AdvanceAcquired(
        nation="greeks", advance=basic, new=True, gold=7, coins=0
    )
    assert table.seen("greeks").advances == (basic,)


@pytest.mark.parametrize("basic", BASIC)
def test_7_new_successor_for_ten(basic: str) -> None:
    table = buying(has=(basic,)).act("greeks", Advance(BASIC[basic]))
    assert table.stock("greeks") == (0, 0, 40, 0)
    assert set(table.nation("greeks").advances) == {basic, BASIC[basic]}
    assert table.told(AdvanceAcquired).new


@pytest.mark.parametrize("basic", BASIC)
def test_7_basic_advance_of_another_for_three(basic: str) -> None:
    table = buying(others=(basic,)).act("greeks", Advance(basic))
    assert table.stock("greeks") == (0, 0, 47, 0)
    assert table.told(AdvanceAcquired) == AdvanceAcquired(
        nation="greeks", advance=basic, new=False, gold=3, coins=0
    )


@pytest.mark.parametrize("basic", BASIC)
def test_7_successor_of_another_for_five(basic: str) -> None:
    table = buying(has=(basic,), others=(basic, BASIC[basic])).act("greeks", Advance(BASIC[basic]))
    assert table.stock("greeks") == (0, 0, 45, 0)
    assert not table.told(AdvanceAcquired).new


def test_e7_sailing_of_others_and_new_navigation() -> None:
    """Three and ten gold; one scholar."""
    table = buying(13, others=("sailing",)).act("greeks", Advance("sailing"), Advance("navigation"), Done())
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert [event.gold for event in table.all_told(AdvanceAcquired)] == [3, 10]
    assert table.personages("greeks") == {"scholar": 1}
    assert table.state.stacks["scholar"] == 7


def test_e8_both_are_new() -> None:
    """Seventeen gold, two scholars."""
    table = buying(17).act("greeks", Advance("sailing"), Advance("navigation"), Done())
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert table.personages("greeks") == {"scholar": 2}
    assert table.told(PersonagesWon) == PersonagesWon(nation="greeks", personage="scholar", count=2, total=2)


def test_e9_both_are_known() -> None:
    """Eight gold, no scholar."""
    table = buying(8, others=("sailing", "navigation")).act(
        "greeks", Advance("sailing"), Advance("navigation"), Done()
    )
    assert table.asks() == ("rondel", "persians")
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert table.personages("greeks") == {}
    assert table.state.stacks["scholar"] == 8


@pytest.mark.parametrize("basic", BASIC)
def test_e10_successor_needs_its_basic_advance(basic: str) -> None:
    """Those of other nations do not help, nor do other basic ones."""
    rest = tuple(each for each in BASIC if each != basic)
    table = buying(has=rest, others=(basic, BASIC[basic]))
    wrong = Advance(BASIC[basic])
    table.refused("greeks", wrong, "advance-needs", advance=BASIC[basic], needs=basic)


def test_a16_basic_advance_stays_known_when_the_marker_moved_on() -> None:
    """The Persians have Roads and with it had the Wheel."""
    table = buying(3, others=("wheel", "roads")).act("greeks", Advance("wheel"), Done())
    assert table.asks() == ("rondel", "persians")
    assert table.told(AdvanceAcquired).gold == 3
    assert table.personages("greeks") == {}


def test_a16_known_to_nobody_else_but_acquired_before() -> None:
    table = buying(7, known=("wheel",)).act("greeks", Advance("wheel"))
    assert table.told(AdvanceAcquired) == AdvanceAcquired(
        nation="greeks", advance="wheel", new=False, gold=3, coins=0
    )


def test_a17_several_advances_in_one_turn() -> None:
    table = buying(37)
    for advance in ("wheel", "roads", "market", "currency"):
        table.act("greeks", Advance(advance))
    assert [event.gold for event in table.all_told(AdvanceAcquired)] == [7, 10, 7, 10]
    table.done("greeks")
    assert table.stock("greeks") == (0, 0, 3, 0)
    assert table.personages("greeks") == {"scholar": 4}


def test_7_advance_bought_by_one_is_known_to_the_next() -> None:
    table = Position().has("greeks", gold=7).has("persians", gold=7).turn("greeks")
    table.act("greeks", Rondel("advance"), Advance("market"), Done())
    table.act("persians", Rondel("advance"), Advance("market"), Done())
    assert table.asks() == ("rondel", "arabs")
    assert table.stock("persians") == (0, 0, 4, 1)
    assert (table.personages("greeks"), table.personages("persians")) == ({"scholar": 1}, {})


def test_7_not_twice() -> None:
    buying(has=("wheel",)).refused("greeks", Advance("wheel"), "advance-owned", advance="wheel")


def test_7_not_twice_though_the_marker_moved_on() -> None:
    table = buying(has=("wheel", "roads"))
    table.refused("greeks", Advance("wheel"), "advance-owned", advance="wheel")


def test_7_there_is_no_such_advance() -> None:
    table = buying()
    table.refusal("greeks", Advance("gunpowder"))


@pytest.mark.parametrize(("gold", "coins", "paid"), [(4, 3, 3), (0, 7, 7), (6, 9, 1), (7, 9, 0)])
def test_a18_missing_gold_is_paid_in_coins(gold: int, coins: int, paid: int) -> None:
    table = buying(gold, coins)
    bank = table.state.coins
    table.act("greeks", Advance("wheel"))
    acquired = table.told(AdvanceAcquired)
    assert (acquired.gold, acquired.coins) == (7 - paid, paid)
    assert table.stock("greeks") == (0, 0, gold - 7 + paid, coins - paid)
    assert table.state.coins == bank + paid


def test_a18_so_many_coins_as_one_likes() -> None:
    table = buying(9, 9).act("greeks", Advance("wheel", coins=5))
    assert table.stock("greeks") == (0, 0, 7, 4)


@pytest.mark.parametrize(("coins", "has"), [(8, 9), (3, 2)])
def test_a18_not_more_coins_than_the_price_or_than_one_has(coins: int, has: int) -> None:
    buying(20, has).refused("greeks", Advance("wheel", coins=coins), "coins-wrong", coins=coins, price=7)


def test_7_coins_named_too_few() -> None:
    table, wrong = buying(4, 9), Advance("wheel", coins=1)
    table.refused("greeks", wrong, "coins-too-few", resource="gold", price=7, has=4, least=3)
    assert "name at least 3 coins" in table.told_not_to("greeks", wrong)


def test_7_price_must_be_paid() -> None:
    """Three gold buy what is known, not what is new."""
    table = buying(3, 3, others=("sailing",))
    assert table.may("greeks", Advance("sailing"))
    table.refused("greeks", Advance("wheel"), "cannot-pay", resource="gold", price=7, has=3, coins=3, given=0)


@pytest.mark.parametrize(("gold", "coins"), [(6, 0), (3, 3), (0, 0)])
def test_7_who_cannot_pay_is_not_asked(gold: int, coins: int) -> None:
    assert buying(gold, coins).asks() == ("rondel", "persians")


def test_7_none_need_be_bought() -> None:
    table = buying().act("greeks", Done())
    assert table.stock("greeks") == (0, 0, 50, 0)
    assert table.asks() == ("rondel", "persians")


def test_7_others_do_not_buy() -> None:
    table = Position().has("greeks", gold=9).has("persians", gold=9).turn("greeks")
    table.act("greeks", Rondel("advance"))
    table.refused("persians", Advance("wheel"), "not-your-turn")


def test_a9_scholars_run_out() -> None:
    """Ruling A9: who brings a new advance when no scholar is left gets none, and nothing instead."""
    table = Position().has("greeks", gold=50).left(scholar=1).turn("greeks").act("greeks", Rondel("advance"))
    table.act("greeks", Advance("wheel"), Advance("sailing"), Done())
    assert table.personages("greeks") == {"scholar": 1}
    assert table.state.stacks["scholar"] == 0


def test_a38_done_ends_the_advances_when_the_gold_is_spent() -> None:
    """Also what was won shows only then."""
    table = buying(7).act("greeks", Advance("wheel"))
    assert (table.asks(), table.possible()) == (("advance", "greeks"), {Done})
    assert table.personages("greeks") == {}
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")
    assert table.personages("greeks") == {"scholar": 1}


def test_a38_without_gold_nobody_is_asked_for_advances() -> None:
    assert buying(6).asks() == ("rondel", "persians")


def test_7_scholars_are_won_at_the_end_of_the_turn() -> None:
    table = buying().act("greeks", Advance("wheel"))
    assert (table.personages("greeks"), table.seen("greeks").points) == ({}, 0)
    table.act("greeks", Done())
    assert (table.personages("greeks"), table.seen("greeks").points) == ({"scholar": 1}, 1)


def test_7_new_advances_of_one_turn_do_not_count_in_the_next() -> None:
    table = buying(7).act("greeks", Advance("wheel"), Done())
    for nation in ("persians", "arabs", "greeks"):
        table.act(nation, Rondel("iron" if nation != "greeks" else "manoeuvre-b")).done(nation)
    assert table.personages("greeks") == {"scholar": 1}


# Exchange


def scholars(marble: int = 0, iron: int = 0, gold: int = 0, coins: int = 0) -> Position:
    """The Greeks have all advances and are about to choose a field."""
    table = Position().has("greeks", marble, iron, gold, coins).knows("greeks", *ALL_ADVANCES)
    return table.turn("greeks")


def test_e31_three_gold_and_one_marble_for_two_iron() -> None:
    """Ruling A12: any mix, two for one."""
    table = scholars(1, 0, 3).act("greeks", Exchange("iron", marble=1, gold=3))
    assert table.stock("greeks") == (0, 2, 0, 0)
    assert table.told(Exchanged) == Exchanged(
        nation="greeks", resource="iron", amount=2, marble=1, iron=0, gold=3
    )
    assert table.asks() == ("rondel", "greeks")


@pytest.mark.parametrize(
    ("action", "left"),
    [
        (Exchange("marble", iron=2), (9, 6, 8, 8)),
        (Exchange("marble", iron=1, gold=1), (9, 7, 7, 8)),
        (Exchange("gold", marble=6), (2, 8, 11, 8)),
        (Exchange("gold", marble=3, iron=5), (5, 3, 12, 8)),
        (Exchange("iron", gold=8), (8, 12, 0, 8)),
    ],
)
def test_a12_two_for_one(action: Exchange, left: tuple[int, int, int, int]) -> None:
    table = scholars(8, 8, 8, 8).act("greeks", action)
    assert table.stock("greeks") == left


def test_a12_before_the_field_and_after_it() -> None:
    """At any time of one's turn: here to pay for steps, then for a temple."""
    table = (
        Position().has("greeks", 4, 0, 5).knows("greeks", *ALL_ADVANCES).at("greeks", "marble").turn("greeks")
    )
    table.act("greeks", Exchange("iron", gold=2), Rondel("temple", iron=1))
    table.act("greeks", Exchange("marble", gold=2))
    assert table.stock("greeks") == (5, 0, 1, 0)
    assert table.asks() == ("build", "greeks")


def test_a12_during_a_manoeuvre() -> None:
    table = Position().has("greeks", gold=2).knows("greeks", *ALL_ADVANCES).units("greeks", "sparta", 1)
    table.manoeuvre("greeks").act("greeks", Exchange("iron", gold=2))
    assert table.stock("greeks") == (0, 1, 0, 0)
    assert table.asks() == ("manoeuvre", "greeks")


def test_a12_to_found_a_city() -> None:
    """Who lacks iron but may exchange is asked."""
    table = (
        Position().units("greeks", "athen", 1).has("greeks", marble=1, gold=3).knows("greeks", *ALL_ADVANCES)
    )
    table.turn("greeks").act("greeks", Rondel("temple")).done_with("build")
    assert table.asks() == ("found", "greeks")
    table.act("greeks", Exchange("iron", gold=2), Found("athen"))
    assert table.stock("greeks") == (0, 0, 0, 0)
    assert table.state.cities["athen"] == "greeks"


@pytest.mark.parametrize(
    ("stock", "asked"),
    [
        ((0, 0, 5, 0), True),
        ((0, 0, 4, 0), False),
        ((0, 0, 3, 1), True),
        ((0, 0, 2, 1), False),
        ((0, 2, 2, 0), True),
        ((1, 0, 2, 0), False),
        ((3, 0, 0, 1), True),
        ((2, 2, 0, 0), True),
        ((0, 1, 1, 0), False),
        ((9, 0, 0, 0), True),
    ],
)
def test_a12_who_could_found_after_an_exchange_is_asked(
    stock: tuple[int, int, int, int], asked: bool
) -> None:
    """One each of three, coins for what is missing, the rest two for one."""
    table = Position().units("greeks", "athen", 1).has("greeks", *stock).knows("greeks", *ALL_ADVANCES)
    table.turn("greeks").act("greeks", Rondel("arming")).done_with("arm")
    assert table.asks() == (("found", "greeks") if asked else ("rondel", "persians"))


@pytest.mark.parametrize(
    ("stock", "asked"),
    [
        ((3, 2, 2, 0), True),
        ((3, 1, 1, 0), False),
        ((3, 1, 1, 1), True),
        ((4, 1, 0, 0), False),
        ((3, 1, 3, 0), True),
        ((0, 5, 5, 0), True),
        ((0, 5, 4, 0), False),
    ],
)
def test_a12_who_could_build_after_an_exchange_is_asked(
    stock: tuple[int, int, int, int], asked: bool
) -> None:
    table = Position().has("greeks", *stock).knows("greeks", *ALL_ADVANCES).turn("greeks")
    table.act("greeks", Rondel("temple"))
    assert table.asks() == (("build", "greeks") if asked else ("rondel", "persians"))


@pytest.mark.parametrize(
    ("stock", "asked"), [((1, 0, 1, 0), True), ((1, 0, 0, 0), False), ((0, 0, 0, 1), True)]
)
def test_a12_who_could_arm_after_an_exchange_is_asked(stock: tuple[int, int, int, int], asked: bool) -> None:
    table = Position().has("greeks", *stock).knows("greeks", *ALL_ADVANCES).turn("greeks")
    table.act("greeks", Rondel("arming"))
    assert table.asks() == (("arm", "greeks") if asked else ("rondel", "persians"))


def test_a12_only_with_all_eight_advances() -> None:
    table = Position().has("greeks", 8, 8, 8).knows("greeks", *ALL_ADVANCES[:-1]).turn("greeks")
    table.refused("greeks", Exchange("iron", gold=2), "exchange-too-early", missing=("democracy",))


def test_a12_at_once_with_the_eighth_advance() -> None:
    """Here to found a city."""
    table = Position().has("greeks", 1, 0, 13).knows("greeks", *ALL_ADVANCES[:-1]).units("greeks", "athen", 1)
    table.turn("greeks").act("greeks", Rondel("advance"), Advance("democracy")).done_with("advance")
    assert table.asks() == ("found", "greeks")
    table.act("greeks", Exchange("iron", gold=2), Found("athen"))
    assert table.stock("greeks") == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("action", "given"), [(Exchange("iron", gold=1), 1), (Exchange("iron", gold=2, marble=1), 3)]
)
def test_a12_only_pairs(action: Exchange, given: int) -> None:
    scholars(5, 5, 5).refused("greeks", action, "exchange-odd", given=given)


def test_a12_not_for_itself() -> None:
    table = scholars(5, 5, 5)
    table.refused("greeks", Exchange("gold", gold=2), "exchange-for-itself", resource="gold")
    table.refused("greeks", Exchange("gold", gold=1, iron=1), "exchange-for-itself", resource="gold")


def test_a12_not_for_what_is_no_resource() -> None:
    unknown = msgspec.structs.replace(Exchange("gold", iron=2), resource="silver")
    scholars(5, 5, 5).refused("greeks", unknown, "no-such-resource", resource="silver")


def test_a12_exchanges_that_are_offered() -> None:
    """Never for itself, and only in pairs."""
    (decision,) = scholars(1, 2, 3).required()
    assert decision.narrow(Exchange, resource="marble", marble=0, iron=1)["gold"] == [1, 3]
    assert decision.narrow(Exchange, resource="marble", marble=0, iron=0)["gold"] == [2]
    assert decision.narrow(Exchange, resource="gold", marble=1, iron=1)["gold"] == [0]


def test_a12_not_for_nothing() -> None:
    scholars(5, 5, 5).refused("greeks", Exchange("gold"), "exchange-nothing")


def test_a12_only_what_one_has() -> None:
    table = scholars(1, 5, 5, 9)
    table.refused("greeks", Exchange("gold", marble=2), "not-enough", resource="marble", has=1, needs=2)


@pytest.mark.parametrize("action", [Exchange("gold", marble=4, iron=-2), Exchange("gold", marble=-2)])
def test_a12_nothing_negative(action: Exchange) -> None:
    table = scholars(5, 5, 5)
    table.refusal("greeks", action)


def test_a12_during_the_conquest() -> None:
    table = Position().cities("persians", "susa", "ninive", "charax").units("greeks", "susa", 1)
    table.units("greeks", "ninive", 1).has("greeks", gold=2).knows("greeks", *ALL_ADVANCES).manoeuvre(
        "greeks"
    )
    table.act("greeks", Conquer("susa", legions=1), Exchange("iron", gold=2))
    assert table.asks() == ("conquest", "greeks")
    assert table.stock("greeks") == (0, 1, 0, 0)


def test_a12_not_while_another_is_asked() -> None:
    table = Position().units("greeks", "babylon", 1).units("persians", "palmyra", 1).has("greeks", gold=2)
    table.knows("greeks", *ALL_ADVANCES).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    table.refused("greeks", Exchange("iron", gold=2), "not-your-turn")


def test_a12_not_in_anothers_turn() -> None:
    table = Position().has("persians", 8, 8, 8).knows("persians", *ALL_ADVANCES).turn("greeks")
    table.refused("persians", Exchange("iron", gold=2), "not-your-turn")
