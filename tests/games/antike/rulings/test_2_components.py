"""Section II: what is in the box, and what is printed on both sides of the board."""

from __future__ import annotations

from collections import Counter

import pytest

from games.antike.board import Map, board
from games.antike.game import GAME

SIDES = ("orient", "occident")

BORDERS = {"orient": {"land": 68, "sea": 32, "both": 27}, "occident": {"land": 52, "sea": 43, "both": 31}}

LINES = [(side, nations) for side in SIDES for nations in (3, 4, 5, 6)]


def side(name: str) -> Map:
    return board().maps[name]


def neighbours(each: Map, province: str) -> set[str]:
    return {b for a, b in each.borders if a == province}


def test_2_thirty_five_personages() -> None:
    counts = {kind: personage.count for kind, personage in board().personages.items()}
    assert counts == {"king": 9, "scholar": 8, "general": 7, "citizen": 6, "navigator": 5}
    assert sum(counts.values()) == 35


def test_2_supplies() -> None:
    """Six colours of 25 city stones, 17 legions and 17 galleys make 150, 102 and 102."""
    supplies = board().supplies
    assert (supplies.coins, supplies.temples) == (30, 20)
    assert 6 * supplies.city_stones == 150
    assert (6 * supplies.legions, 6 * supplies.galleys) == (102, 102)


def test_2_rondel_in_its_order() -> None:
    assert board().rondel == (
        "iron",
        "temple",
        "gold",
        "manoeuvre-a",
        "arming",
        "marble",
        "advance",
        "manoeuvre-b",
    )


def test_5_what_is_produced_is_used_on_the_opposite_field() -> None:
    for produced, used in [("marble", "temple"), ("iron", "arming"), ("gold", "advance")]:
        assert board().steps(produced, used) == board().steps(used, produced) == 4


def test_8_manoeuvre_is_there_twice() -> None:
    """Ruling A19: four steps apart."""
    fields = [field.id for field in board().fields.values() if field.action == "manoeuvre"]
    assert fields == ["manoeuvre-a", "manoeuvre-b"]
    assert board().steps(*fields) == board().steps(*reversed(fields)) == 4


@pytest.mark.parametrize("name", SIDES)
def test_2_fifty_provinces(name: str) -> None:
    assert len(side(name).province) == len(side(name).provinces) == 50


@pytest.mark.parametrize("name", SIDES)
def test_2_borders_by_kind(name: str) -> None:
    """127 on the Orient side, 126 on the Occident side."""
    each = side(name)
    assert {"land": len(each.land), "sea": len(each.sea), "both": len(each.both)} == BORDERS[name]
    assert len(each.borders) == 2 * sum(BORDERS[name].values())


@pytest.mark.parametrize("name", SIDES)
def test_2_no_border_twice_and_none_with_itself(name: str) -> None:
    each = side(name)
    pairs = Counter(frozenset(pair) for pair in (*each.land, *each.sea, *each.both))
    assert set(pairs.values()) == {1}
    assert all(len(pair) == 2 for pair in pairs)


@pytest.mark.parametrize("name", SIDES)
def test_2_cities_by_resource(name: str) -> None:
    """Sixteen of marble, seventeen of iron and of gold on the printed side."""
    counts = Counter(province.resource for province in side(name).provinces)
    assert sum(counts.values()) == 50
    assert sorted(counts.values()) == [16, 17, 17]


@pytest.mark.parametrize("name", SIDES)
def test_2_neighbours_never_have_the_same_resource(name: str) -> None:
    each = side(name)
    same = [pair for pair in each.borders if len({each.province[one].resource for one in pair}) == 1]
    assert same == []


@pytest.mark.parametrize("name", SIDES)
def test_2_every_province_has_one_to_six_neighbours(name: str) -> None:
    each = side(name)
    assert all(1 <= len(neighbours(each, province)) <= 6 for province in each.province)


@pytest.mark.parametrize("name", SIDES)
def test_2_all_provinces_are_joined(name: str) -> None:
    each = side(name)
    seen, front = {"tyros"}, ["tyros"]
    while front:
        new = neighbours(each, front.pop()) - seen
        seen |= new
        front += new
    assert seen == set(each.province)


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("attalia", "paphos", "sea"),
        ("paphos", "alexandria", "sea"),
        ("bycantium", "gordion", "land"),
        ("gordion", "attalia", "land"),
        ("ephesos", "attalia", "both"),
        ("babylon", "palmyra", "land"),
        ("palmyra", "tyros", "land"),
    ],
)
def test_2_borders_of_the_pictures_on_the_orient_side(a: str, b: str, kind: str) -> None:
    assert side("orient").borders[a, b] == side("orient").borders[b, a] == kind


def test_2_no_border_behind_the_rondel() -> None:
    assert ("zadrakarta", "harmotia") not in side("orient").borders


@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("lugdunum", "mediolanum", "land"),
        ("mediolanum", "roma", "both"),
        ("leptis-magna", "cyrene", "both"),
        ("memphis", "petra", "land"),
    ],
)
def test_2_borders_of_the_occident_side(a: str, b: str, kind: str) -> None:
    assert side("occident").borders[a, b] == side("occident").borders[b, a] == kind


def test_2_occident_borders_of_the_east_are_those_of_the_orient() -> None:
    """Twenty-five provinces are on both sides; Leptis Magna-Cyrene and Memphis-Petra differ in kind."""
    orient, occident = side("orient"), side("occident")
    common = set(orient.province) & set(occident.province)
    assert len(common) == 25
    assert all(orient.province[name].resource == occident.province[name].resource for name in common)
    inside = {pair: kind for pair, kind in occident.borders.items() if set(pair) <= common}
    printed = {pair: kind for pair, kind in orient.borders.items() if set(pair) <= common}
    assert inside.keys() == printed.keys()
    differing = {frozenset(pair) for pair, kind in inside.items() if kind != printed[pair]}
    assert differing == {frozenset({"leptis-magna", "cyrene"}), frozenset({"memphis", "petra"})}


@pytest.mark.parametrize(("name", "nations"), LINES)
def test_3_start_cities_are_one_marble_one_iron_and_one_gold(name: str, nations: int) -> None:
    each = side(name)
    line = each.line(nations)
    assert list(line.cities) == each.taking_part(nations)
    for cities in line.cities.values():
        assert sorted(each.province[city].resource for city in cities) == ["gold", "iron", "marble"]


@pytest.mark.parametrize(("name", "nations"), LINES)
def test_3_start_cities_are_disjoint_and_never_touch_a_rivals(name: str, nations: int) -> None:
    each = side(name)
    owner = {city: nation for nation, cities in each.line(nations).cities.items() for city in cities}
    assert len(owner) == 3 * nations
    for a, b in each.borders:
        if a in owner and b in owner:
            assert owner[a] == owner[b], (a, b)


@pytest.mark.parametrize(("name", "nations"), LINES)
def test_3_start_cities_of_a_nation_are_joined(name: str, nations: int) -> None:
    each = side(name)
    for cities in each.line(nations).cities.values():
        inside = [pair for pair in each.borders if set(pair) <= set(cities)]
        assert len(inside) >= 4, cities


def test_2_nations_of_both_sides() -> None:
    orient = ["greeks", "persians", "arabs", "phoenicians", "egyptians", "babylonians"]
    occident = ["greeks", "romans", "germans", "phoenicians", "carthaginians", "persians"]
    for name, nations in [("orient", orient), ("occident", occident)]:
        assert list(side(name).nations) == nations
        assert [side(name).nations[nation].joins_at for nation in nations] == [3, 3, 3, 4, 5, 6]


@pytest.mark.parametrize("name", SIDES)
def test_2_nations_differ_by_letter_and_colour(name: str) -> None:
    cards = side(name).nations.values()
    assert len({card.letter for card in cards}) == len({card.colour for card in cards}) == 6
    assert all(len(card.letter) == 1 for card in cards)


def test_7_table_of_advances() -> None:
    """Basic ones cost 7 or 3, successors 10 or 5."""
    advances = board().advances
    basic = {"wheel": "roads", "sailing": "navigation", "market": "currency", "monarchy": "democracy"}
    for first, second in basic.items():
        assert (advances[first].needs, advances[second].needs) == ("", first)
        assert (advances[first].price_new, advances[first].price_known) == (7, 3)
        assert (advances[second].price_new, advances[second].price_known) == (10, 5)
    assert len(advances) == 8


def test_4_numbers_of_victory() -> None:
    numbers = {nations: board().victory(nations) for nations in (3, 4, 5, 6)}
    assert {nations: line.target for nations, line in numbers.items()} == {3: 10, 4: 9, 5: 8, 6: 7}
    assert {nations: line.military for nations, line in numbers.items()} == {3: 13, 4: 11, 5: 9, 6: 8}


def test_2_two_to_six_players_and_orient_first() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    assert list(GAME.scenarios) == ["orient", "occident", "orient-two-colours", "occident-two-colours"]
    assert all(list(GAME.seats_for(name)) == [2, 3, 4, 5, 6] for name in SIDES)
    assert all(list(GAME.seats_for(f"{name}-two-colours")) == [2] for name in SIDES)
