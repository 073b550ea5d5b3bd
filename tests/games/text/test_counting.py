"""Orders that count are read in any order where that is clear."""

from __future__ import annotations

import pytest

from games.core.errors import UnreadableOrder
from games.text import Words
from games.text.counting import NOTHING, pairs, read_at, read_groups, read_number, totals
from games.text.vocabulary import NUMBER, Reading, Vocabulary

THING, COIN, PLACE, AFTER = "thing", "coin", "place", "after"
SPOKEN = {
    "ox": (THING, "ox"),
    "cart": (THING, "cart"),
    "coin": (COIN, "coin"),
    "no": (NOTHING, True),
    "ford": (PLACE, "ford"),
    "mill": (PLACE, "mill"),
    "well": (PLACE, "well"),
    "after": (AFTER, True),
}


def reading(text: str) -> Reading:
    vocabulary = Vocabulary(Words("games.perikles", "en", ()))
    for word, (kind, value) in SPOKEN.items():
        vocabulary._add(kind, value, word)
    return Reading(vocabulary, text)


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        ("ox", [("ox", 1)]),
        ("3 ox", [("ox", 3)]),
        ("ox 3", [("ox", 3)]),
        ("2 ox cart", [("ox", 2), ("cart", 1)]),
        ("2 ox 3 cart", [("ox", 2), ("cart", 3)]),
        ("ox 2 cart 3", [("ox", 2), ("cart", 3)]),
    ],
)
def test_numbers_are_paired_with_what_they_count(text: str, counted: list[tuple[str, int]]) -> None:
    order = reading(text)
    found = pairs(order, list(order.all((THING, NUMBER))))
    assert [(meaning.value, number) for meaning, number in found] == counted


@pytest.mark.parametrize("text", ["ox 2 cart", "2 3 ox", "2"])
def test_a_number_that_could_count_two_things_or_none_is_not_read(text: str) -> None:
    order = reading(text)
    with pytest.raises(UnreadableOrder) as raised:
        pairs(order, list(order.all((THING, NUMBER))))
    assert raised.value.refusal.key == "word-misplaced"


@pytest.mark.parametrize(
    ("text", "counted"), [("2 ox ox no coin", {"ox": 3, "coin": 0}), ("4 coin", {"coin": 4}), ("", {})]
)
def test_totals_add_up_and_may_be_none(text: str, counted: dict[str, int]) -> None:
    order = reading(text)
    assert totals(order, list(order.all((THING, COIN, NOTHING, NUMBER))), COIN) == counted


@pytest.mark.parametrize("text", ["no ox", "ox no"])
def test_there_can_be_none_of_that_kind_alone(text: str) -> None:
    order = reading(text)
    with pytest.raises(UnreadableOrder):
        totals(order, list(order.all((THING, COIN, NOTHING, NUMBER))), COIN)


@pytest.mark.parametrize("text", ["mill 2 ox", "2 ox mill"])
def test_a_place_stands_before_or_after(text: str) -> None:
    place, rest = read_at(reading(text), PLACE, THING)
    assert (place, [each.value for each in rest]) == ("mill", [2, "ox"])


@pytest.mark.parametrize(("text", "fault"), [("2 ox", "order-unfinished"), ("mill ford", "word-misplaced")])
def test_there_is_one_place(text: str, fault: str) -> None:
    with pytest.raises(UnreadableOrder) as raised:
        read_at(reading(text), PLACE, THING)
    assert raised.value.refusal.key == fault


def test_a_number_has_to_follow() -> None:
    assert read_number(reading("4")) == 4
    with pytest.raises(UnreadableOrder):
        read_number(reading(""))


def test_groups_follow_each_other() -> None:
    first, second = read_groups(reading("2 ox mill-ford after 1 cart well-mill-ford"), THING, PLACE, AFTER)
    assert ([each.value for each in first.counted], first.way, first.marks) == (
        [2, "ox"],
        ["mill", "ford"],
        {AFTER: 1},
    )
    assert ([each.value for each in second.counted], second.way) == (["cart"], ["well", "mill", "ford"])
    assert second.marks == {}


@pytest.mark.parametrize("text", ["2 ox", "mill ford", "2 ox mill 3", ""])
def test_a_group_has_things_and_a_way(text: str) -> None:
    with pytest.raises(UnreadableOrder) as raised:
        read_groups(reading(text), THING, PLACE, AFTER)
    assert raised.value.refusal.key == "order-unfinished"
