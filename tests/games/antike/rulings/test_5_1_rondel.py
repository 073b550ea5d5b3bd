"""Section V.1: steps on the rondel, three of them free."""

from __future__ import annotations

import pytest

from games.antike.actions import Done, Rondel
from games.antike.events import FieldChosen, ManoeuvreEnded
from tests.games.antike.builder import Position

PRICES = [
    ("temple", 0),
    ("gold", 0),
    ("manoeuvre-a", 0),
    ("arming", 1),
    ("marble", 2),
    ("advance", 3),
    ("manoeuvre-b", 4),
    ("iron", 5),
]
"""From Iron."""

FIELDS = [field for field, _ in PRICES]


def rich(field: str = "iron") -> Position:
    """The Greeks stand on a field with nine of everything."""
    return Position().has("greeks", 9, 9, 9, 9).at("greeks", field).turn("greeks")


@pytest.mark.parametrize("field", FIELDS)
def test_e2_first_field_is_free(field: str) -> None:
    table = Position().turn("greeks")
    assert table.asks() == ("rondel", "greeks")
    table.act("greeks", Rondel(field))
    assert table.told(FieldChosen) == FieldChosen(
        nation="greeks", field=field, steps=0, marble=0, iron=0, gold=0, coins=0
    )
    assert table.nation("greeks").field == field


@pytest.mark.parametrize("field", FIELDS)
def test_e2_first_field_takes_no_payment(field: str) -> None:
    table = Position().has("greeks", 9, 9, 9, 9).turn("greeks")
    table.refused("greeks", Rondel(field, gold=1), "steps-paid-wrongly", field=field, price=0, paid=1)


@pytest.mark.parametrize(("field", "price"), PRICES)
def test_e1_price_of_each_field_from_iron(field: str, price: int) -> None:
    """Ruling A19: staying is impossible, so Iron again is a full circle for five."""
    table = rich()
    for paid in {0, price - 1, price + 1} - {price, -1}:
        wrong = Rondel(field, coins=paid)
        table.refused("greeks", wrong, "steps-paid-wrongly", field=field, price=price, paid=paid)
    table.act("greeks", Rondel(field, coins=price))
    chosen = table.told(FieldChosen)
    assert (chosen.steps, chosen.coins) == (FIELDS.index(field) + 1, price)
    assert (chosen.marble, chosen.iron, chosen.gold) == (0, 0, 0)
    assert table.nation("greeks").coins == 9 - price


@pytest.mark.parametrize("field", FIELDS)
def test_e3_same_field_again_is_eight_steps_for_five(field: str) -> None:
    table = rich(field)
    table.refused("greeks", Rondel(field), "steps-paid-wrongly", field=field, price=5, paid=0)
    table.act("greeks", Rondel(field, 1, 1, 1, 2))
    assert table.told(FieldChosen) == FieldChosen(
        nation="greeks", field=field, steps=8, marble=1, iron=1, gold=1, coins=2
    )
    assert table.nation("greeks").coins == 7


@pytest.mark.parametrize(
    ("origin", "field", "steps"),
    [("arming", "manoeuvre-b", 3), ("gold", "marble", 3), ("marble", "advance", 1)],
)
def test_e4_free_steps(origin: str, field: str, steps: int) -> None:
    table = rich(origin).act("greeks", Rondel(field))
    assert table.told(FieldChosen).steps == steps
    assert table.stock("greeks")[1:] == (9, 9, 9)


@pytest.mark.parametrize(
    ("origin", "field"), [("manoeuvre-a", "manoeuvre-b"), ("manoeuvre-b", "manoeuvre-a")]
)
def test_a19_from_one_manoeuvre_to_the_other_for_one(origin: str, field: str) -> None:
    table = rich(origin)
    table.refused("greeks", Rondel(field), "steps-paid-wrongly", field=field, price=1, paid=0)
    table.act("greeks", Rondel(field, iron=1))
    assert table.nation("greeks").iron == 8


@pytest.mark.parametrize(
    "payment",
    [
        (3, 0, 0, 0),
        (0, 3, 0, 0),
        (0, 0, 3, 0),
        (0, 0, 0, 3),
        (1, 1, 1, 0),
        (1, 0, 0, 2),
        (0, 2, 1, 0),
        (0, 1, 0, 2),
    ],
)
def test_5_1_any_mix_pays(payment: tuple[int, int, int, int]) -> None:
    """From Iron to Advance: three."""
    marble, iron, gold, coins = payment
    table = rich().act("greeks", Rondel("advance", marble, iron, gold, coins))
    assert table.stock("greeks") == (9 - marble, 9 - iron, 9 - gold, 9 - coins)
    chosen = table.told(FieldChosen)
    assert (chosen.marble, chosen.iron, chosen.gold, chosen.coins) == payment


def test_5_1_coins_paid_go_to_the_bank() -> None:
    table = rich()
    bank = table.state.coins
    table.act("greeks", Rondel("advance", gold=1, coins=2))
    assert table.state.coins == bank + 2


@pytest.mark.parametrize(
    ("action", "resource"),
    [
        (Rondel("arming", marble=1), "marble"),
        (Rondel("arming", iron=1), "iron"),
        (Rondel("arming", gold=1), "gold"),
        (Rondel("arming", coins=1), "coins"),
    ],
)
def test_5_1_only_what_one_has(action: Rondel, resource: str) -> None:
    """The Greeks have one of everything else."""
    has = {"marble": 1, "iron": 1, "gold": 1, "coins": 1, resource: 0}
    table = Position().has("greeks", **has).at("greeks", "iron").turn("greeks")
    table.refused("greeks", action, "not-enough", resource=resource, has=0, needs=1)
    assert table.told_not_to("greeks", action).endswith("since you do not have any; give something else.")


@pytest.mark.parametrize(("field", "price"), [each for each in PRICES if each[1]])
def test_5_1_who_has_too_little_is_told_the_free_fields(field: str, price: int) -> None:
    """Whatever is named as payment; who has just enough is told to pay that."""
    free = ("temple", "gold", "manoeuvre-a")
    for has in range(price):
        table = Position().has("greeks", gold=has).at("greeks", "iron").turn("greeks")
        for wrong in (Rondel(field), Rondel(field, gold=price), Rondel(field, coins=1)):
            table.refused("greeks", wrong, "steps-too-dear", field=field, price=price, has=has, free=free)
    table = Position().has("greeks", gold=price).at("greeks", "iron").turn("greeks")
    table.refused("greeks", Rondel(field), "steps-paid-wrongly", field=field, price=price, paid=0)


def test_5_1_what_is_told_who_has_too_little() -> None:
    table = Position().at("greeks", "iron").turn("greeks")
    assert table.told_not_to("greeks", Rondel("iron")) == (
        "Going to Iron costs 5 resources or coins in all, and you have nothing;"
        " Temple, Gold and Manoeuvre (after Gold) cost nothing."
    )


@pytest.mark.parametrize(
    "action",
    [
        Rondel("arming", marble=2, gold=-1),
        Rondel("temple", marble=-1, coins=1),
        Rondel("temple", coins=-1),
        Rondel("iron", marble=9, iron=-4),
    ],
)
def test_5_1_nothing_is_taken_out_of_the_bank_by_paying(action: Rondel) -> None:
    table = rich()
    table.refusal("greeks", action)


@pytest.mark.parametrize("field", ["", "manoeuvre", "city"])
def test_5_1_there_is_no_such_field(field: str) -> None:
    table = rich()
    table.refusal("greeks", Rondel(field))


def test_5_1_other_nations_do_not_move() -> None:
    table = rich()
    table.refused("persians", Rondel("temple"), "not-your-turn")
    table.refused("arabs", Done(), "not-your-turn")


def test_5_1_staying_out_is_not_an_answer() -> None:
    rich().refused("greeks", Done(), "field-first")


def test_5_1_several_nations_on_a_field() -> None:
    table = Position().at("arabs", "gold").turn("greeks").act("greeks", Rondel("gold"))
    assert (table.nation("arabs").field, table.nation("greeks").field) == ("gold", "gold")


@pytest.mark.parametrize("field", ["temple", "arming", "advance", "manoeuvre-a", "manoeuvre-b"])
def test_a20_field_where_nothing_can_be_done_is_passed_over(field: str) -> None:
    table = Position().turn("greeks").act("greeks", Rondel(field))
    assert table.asks() == ("rondel", "persians")
    assert table.nation("greeks").field == field


@pytest.mark.parametrize(
    ("field", "question"),
    [("temple", "build"), ("arming", "arm"), ("advance", "advance"), ("manoeuvre-b", "manoeuvre")],
)
def test_a20_action_need_not_be_used(field: str, question: str) -> None:
    table = Position().has("greeks", 9, 9, 9).units("greeks", "sparta", legions=1).turn("greeks")
    table.act("greeks", Rondel(field))
    assert table.asks() == (question, "greeks")
    table.act("greeks", Done())
    assert table.asks() == ("rondel", "persians")
    assert table.stock("greeks") == (9, 9, 9, 0)
    assert table.there("sparta") == {("greeks", "legion"): 1}
    assert len(table.all_told(ManoeuvreEnded)) == (question == "manoeuvre")


def test_a20_steps_are_paid_before_the_action() -> None:
    """The marble of the field does not pay for the way to it."""
    table = Position().has("greeks", gold=2).at("greeks", "iron").turn("greeks")
    table.refused("greeks", Rondel("marble", marble=2), "not-enough", resource="marble", has=0, needs=2)


def test_5_1_view_shows_the_markers() -> None:
    table = rich("gold")
    assert table.seen("greeks").field == "gold"
    assert table.view().stage == "rondel"
    table.act("greeks", Rondel("arming"))
    assert (table.seen("greeks").field, table.view().stage) == ("arming", "arming")
    assert (table.view().last.nation, table.view().last.field) == ("greeks", "arming")
