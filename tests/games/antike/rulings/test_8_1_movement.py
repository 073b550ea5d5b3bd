"""Section VIII.1: units move over borders, each as often as it has actions."""

from __future__ import annotations

import pytest

from games.antike.actions import Conquer, Done, Move, Rondel
from games.antike.events import ManoeuvreEnded, UnitsMoved
from games.antike.forms import Fields
from games.antike.pieces import Leg
from tests.games.antike.builder import Position

# Land borders: Babylon-Palmyra-Tyros. Sea borders: Knossos-Paphos-Tyros. Both: Alexandria-Tyros-Antiochia.
# Nobody has a city in these provinces.


def legions(number: int, province: str, *advances: str) -> Position:
    """The Greeks manoeuvre with legions in a province."""
    return Position().knows("greeks", *advances).units("greeks", province, number).manoeuvre("greeks")


def galleys(number: int, province: str, *advances: str) -> Position:
    """The Greeks manoeuvre with galleys in a province."""
    return Position().knows("greeks", *advances).units("greeks", province, 0, number).manoeuvre("greeks")


@pytest.mark.parametrize("field", ["manoeuvre-a", "manoeuvre-b"])
def test_8_both_fields_are_for_manoeuvres(field: str) -> None:
    table = Position().units("greeks", "babylon", 1).turn("greeks").act("greeks", Rondel(field))
    assert table.asks() == ("manoeuvre", "greeks")
    assert table.view().stage == "move"
    assert table.may("greeks", Move("babylon", "legion", 1, ("palmyra",)))


def test_8_1_legion_crosses_a_land_border() -> None:
    table = legions(1, "babylon").act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert (table.there("babylon"), table.there("palmyra")) == ({}, {("greeks", "legion"): 1})
    assert "babylon" not in table.state.units
    assert table.told(UnitsMoved) == UnitsMoved(
        nation="greeks", unit="legion", count=1, origin="babylon", province="palmyra"
    )


def test_8_1_galley_crosses_a_sea_border() -> None:
    table = galleys(2, "knossos").act("greeks", Move("knossos", "galley", 2, ("paphos",)))
    assert (table.there("knossos"), table.there("paphos")) == ({}, {("greeks", "galley"): 2})


@pytest.mark.parametrize("unit", ["legion", "galley"])
def test_8_1_both_cross_a_border_of_both_kinds(unit: str) -> None:
    table = legions(1, "alexandria") if unit == "legion" else galleys(1, "alexandria")
    table.act("greeks", Move("alexandria", unit, 1, ("tyros",)))  # type: ignore[arg-type]
    assert table.there("tyros") == {("greeks", unit): 1}


def test_8_1_legion_does_not_cross_the_sea() -> None:
    """Alexandria and Paphos have a sea border."""
    table = legions(1, "alexandria", "wheel", "roads")
    wrong = Move("alexandria", "legion", 1, ("paphos",))
    table.refused("greeks", wrong, "no-border", unit="legion", origin="alexandria", province="paphos")


def test_8_1_galley_does_not_cross_land() -> None:
    """Alexandria and Memphis have a land border."""
    table = galleys(1, "alexandria", "sailing")
    wrong = Move("alexandria", "galley", 1, ("memphis",))
    table.refused("greeks", wrong, "no-border", unit="galley", origin="alexandria", province="memphis")


@pytest.mark.parametrize("province", ["sinope", "babylon"])
def test_8_1_only_into_a_neighbouring_province(province: str) -> None:
    table = legions(1, "babylon", "wheel", "roads")
    wrong = Move("babylon", "legion", 1, (province,))
    table.refused("greeks", wrong, "no-border", unit="legion", origin="babylon", province=province)


def test_8_1_there_is_no_such_province() -> None:
    table = legions(1, "babylon")
    for province in ("atlantis", "roma"):
        for origin, *route in [
            ("babylon", province),
            (province, "babylon"),
            ("babylon", "palmyra", province),
        ]:
            wrong = Move(origin, "legion", 1, tuple(route))
            table.refused("greeks", wrong, "not-on-this-board", province=province)


def test_8_1_every_border_of_a_route_must_be_there() -> None:
    table = legions(1, "babylon", "wheel", "roads")
    wrong = Move("babylon", "legion", 1, ("palmyra", "sinope"))
    table.refused("greeks", wrong, "no-border", unit="legion", origin="palmyra", province="sinope")
    assert table.there("babylon") == {("greeks", "legion"): 1}


def test_12_no_legion_is_carried_over_sea() -> None:
    table = Position().units("greeks", "alexandria", 1, 1).knows("greeks", "sailing").manoeuvre("greeks")
    table.act("greeks", Move("alexandria", "galley", 1, ("paphos",)))
    table.refused(
        "greeks",
        Move("alexandria", "legion", 1, ("paphos",)),
        "no-border",
        unit="legion",
        origin="alexandria",
        province="paphos",
    )


def test_8_1_neighbours_that_are_offered() -> None:
    """Tyros has land, sea and mixed borders."""
    table = Position().units("greeks", "tyros", 2, 1).manoeuvre("greeks")
    (decision,) = table.required()
    ways = {unit: decision.narrow(Move, origin="tyros", unit=unit)["route"] for unit in ("legion", "galley")}
    assert {route[0] for route in ways["legion"]} == {
        "alexandria",
        "antiochia",
        "memphis",
        "palmyra",
        "petra",
    }
    assert {route[0] for route in ways["galley"]} == {"alexandria", "antiochia", "paphos"}
    assert decision.narrow(Move, origin="tyros", unit="legion")["count"] == [1, 2]


# Actions


@pytest.mark.parametrize(("advances", "actions"), [((), 1), (("wheel",), 2), (("wheel", "roads"), 3)])
def test_8_1_actions_of_a_legion(advances: tuple[str, ...], actions: int) -> None:
    """Ruling A13: two or three, not added up. Charax-Babylon-Palmyra-Tyros-Memphis is by land."""
    way = ("babylon", "palmyra", "tyros", "memphis")
    table = legions(1, "charax", *advances)
    far = Move("charax", "legion", 1, way[: actions + 1])
    table.refused("greeks", far, "too-far", unit="legion", actions=actions, needs=actions + 1)
    table.act("greeks", Move("charax", "legion", 1, way[:actions]))
    assert table.there(way[actions - 1]) == {("greeks", "legion"): 1}
    assert table.spent("greeks", "legion", way[actions - 1]) == [actions]
    moved = [(event.origin, event.province) for event in table.all_told(UnitsMoved)]
    assert moved == list(zip(("charax", *way), way[:actions], strict=False))


@pytest.mark.parametrize(
    ("advances", "actions"), [((), 1), (("sailing",), 2), (("sailing", "navigation"), 3)]
)
def test_8_1_actions_of_a_galley(advances: tuple[str, ...], actions: int) -> None:
    way = ("sparta", "knossos", "paphos", "tyros")
    table = galleys(1, "messana", *advances)
    far = Move("messana", "galley", 1, way[: actions + 1])
    table.refused("greeks", far, "too-far", unit="galley", actions=actions, needs=actions + 1)
    table.act("greeks", Move("messana", "galley", 1, way[:actions]))
    assert table.there(way[actions - 1]) == {("greeks", "galley"): 1}


def test_7_wheel_is_for_legions_and_sailing_for_galleys() -> None:
    table = galleys(1, "messana", "wheel", "roads")
    far = Move("messana", "galley", 1, ("sparta", "knossos"))
    table.refused("greeks", far, "too-far", unit="galley", actions=1, needs=2)
    table = legions(1, "charax", "sailing", "navigation")
    far = Move("charax", "legion", 1, ("babylon", "palmyra"))
    table.refused("greeks", far, "too-far", unit="legion", actions=1, needs=2)


def test_7_advances_of_others_do_not_help() -> None:
    table = Position().knows("persians", "wheel", "roads").units("greeks", "charax", 1).manoeuvre("greeks")
    far = Move("charax", "legion", 1, ("babylon", "palmyra"))
    table.refused("greeks", far, "too-far", unit="legion", actions=1, needs=2)


def test_8_1_borders_may_be_crossed_in_several_moves() -> None:
    table = legions(1, "charax", "wheel", "roads")
    for origin, province in [("charax", "babylon"), ("babylon", "charax"), ("charax", "susa")]:
        table.act("greeks", Move(origin, "legion", 1, (province,)))
    assert table.there("susa")["greeks", "legion"] == 1
    table.refused(
        "greeks", Move("susa", "legion", 1, ("charax",)), "too-far", unit="legion", actions=0, needs=1
    )


def test_8_1_a_route_may_come_back() -> None:
    table = legions(1, "charax", "wheel").act("greeks", Move("charax", "legion", 1, ("babylon", "charax")))
    assert table.there("charax") == {("greeks", "legion"): 1}
    assert table.spent("greeks", "legion", "charax") == [2]


def test_8_1_a_route_that_comes_back_is_read_but_not_offered() -> None:
    table = legions(1, "charax", "wheel")
    (question,) = table.required()
    given = {"origin": "charax", "unit": "legion", "count": 1}
    back = ("babylon", "charax")
    assert back not in question.narrow(Move, **given)["route"]
    assert any(back in form.synonyms("route", given) for form in question.answers if isinstance(form, Fields))


def test_8_1_a_move_from_nowhere_is_refused() -> None:
    legions(1, "charax").refused("greeks", Move("", "legion", 1, ("babylon",)), "no-route")


def test_8_1_with_one_action_one_border() -> None:
    table = legions(2, "charax").act("greeks", Move("charax", "legion", 1, ("babylon",)))
    wrong = Move("babylon", "legion", 1, ("palmyra",))
    table.refused("greeks", wrong, "too-far", unit="legion", actions=0, needs=1)


def test_8_1_any_order_of_units() -> None:
    """One goes, another goes, the first goes on."""
    table = Position().knows("greeks", "wheel", "sailing").units("greeks", "alexandria", 1, 1)
    table.manoeuvre("greeks").act("greeks", Move("alexandria", "legion", 1, ("tyros",)))
    table.act("greeks", Move("alexandria", "galley", 1, ("paphos",)))
    table.act("greeks", Move("tyros", "legion", 1, ("palmyra",)), Move("paphos", "galley", 1, ("tyros",)))
    assert (table.there("palmyra"), table.there("tyros")) == (
        {("greeks", "legion"): 1},
        {("greeks", "galley"): 1},
    )


def test_8_1_all_units_may_move_in_one_turn() -> None:
    table = Position().units("greeks", "babylon", 2).units("greeks", "knossos", 0, 2).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)), Move("babylon", "legion", 1, ("taima",)))
    table.act("greeks", Move("knossos", "galley", 1, ("paphos",)), Move("knossos", "galley", 1, ("cyrene",)))
    assert sorted(table.state.units) == ["cyrene", "palmyra", "paphos", "taima"]


# Tipped and upright


def test_8_1_moved_fully_is_tipped() -> None:
    table = legions(3, "babylon").act("greeks", Move("babylon", "legion", 2, ("palmyra",)))
    (seen,) = table.province("palmyra").units
    assert (seen.nation, seen.unit, seen.count, seen.tipped, seen.spent) == ("greeks", "legion", 2, 2, (1, 1))
    (seen,) = table.province("babylon").units
    assert (seen.count, seen.tipped, seen.spent) == (1, 0, (0,))


def test_e24_navigation_and_two_moves_leave_a_galley_upright() -> None:
    """It could still carry out one action."""
    table = galleys(1, "messana", "sailing", "navigation")
    table.act("greeks", Move("messana", "galley", 1, ("sparta", "knossos")))
    (seen,) = table.province("knossos").units
    assert (seen.tipped, seen.spent) == (0, (2,))
    assert table.may("greeks", Move("knossos", "galley", 1, ("paphos",)))


def test_8_1_units_stand_up_after_the_manoeuvre() -> None:
    table = legions(2, "babylon").act("greeks", Move("babylon", "legion", 1, ("palmyra",)), Done())
    assert table.spent("greeks", "legion", "palmyra") == table.spent("greeks", "legion", "babylon") == [0]
    assert table.province("palmyra").units[0].tipped == 0


def test_8_1_groups_that_meet_are_one_afterwards() -> None:
    table = legions(2, "charax", "wheel").act("greeks", Move("charax", "legion", 1, ("babylon",)))
    table.act("greeks", Move("charax", "legion", 1, ("susa", "babylon")))
    assert table.spent("greeks", "legion", "babylon") == [1, 2]
    table.done("greeks")
    assert [(stack.unit, stack.count, stack.spent) for stack in table.state.units["babylon"]] == [
        ("legion", 2, 0)
    ]


def test_8_1_most_spent_units_go_first() -> None:
    """One has come and has one action left, one has two: the former goes unless the order says so."""
    table = Position().knows("greeks", "wheel").units("greeks", "charax", 1).units("greeks", "babylon", 1)
    table.manoeuvre("greeks").act("greeks", Move("charax", "legion", 1, ("babylon",)))
    assert table.spent("greeks", "legion", "babylon") == [0, 1]
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    assert (table.spent("greeks", "legion", "babylon"), table.spent("greeks", "legion", "palmyra")) == (
        [0],
        [2],
    )


def test_8_1_fresh_unit_may_be_named() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "charax", 1).units("greeks", "babylon", 1)
    table.manoeuvre("greeks").act("greeks", Move("charax", "legion", 1, ("babylon",)))
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",), spent=0))
    assert (table.spent("greeks", "legion", "babylon"), table.spent("greeks", "legion", "palmyra")) == (
        [1],
        [1],
    )


def test_8_1_for_a_longer_way_those_go_that_can() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "charax", 1).units("greeks", "babylon", 1)
    table.manoeuvre("greeks").act("greeks", Move("charax", "legion", 1, ("babylon",)))
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra", "tyros")))
    assert (table.spent("greeks", "legion", "babylon"), table.spent("greeks", "legion", "tyros")) == (
        [1],
        [2],
    )


def test_8_1_units_that_differ_go_one_after_the_other() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "charax", 1).units("greeks", "babylon", 1)
    table.manoeuvre("greeks").act("greeks", Move("charax", "legion", 1, ("babylon",)))
    far = Move("babylon", "legion", 2, ("palmyra", "tyros"))
    table.refused("greeks", far, "too-far", unit="legion", actions=1, needs=2)
    table.refused(
        "greeks",
        Move("babylon", "legion", 2, ("palmyra",)),
        "units-differ",
        unit="legion",
        province="babylon",
    )
    table.act(
        "greeks", Move("babylon", "legion", 1, ("palmyra",)), Move("babylon", "legion", 1, ("palmyra",))
    )
    assert table.spent("greeks", "legion", "palmyra") == [1, 2]


def test_8_1_spent_units_named_must_be_there() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 2).manoeuvre("greeks")
    wrong = Move("babylon", "legion", 1, ("palmyra",), spent=1)
    table.refused("greeks", wrong, "units-not-there", unit="legion", province="babylon", count=1, has=0)


# Refusals


@pytest.mark.parametrize(("count", "province", "has"), [(3, "babylon", 2), (1, "palmyra", 0), (1, "susa", 0)])
def test_8_1_only_units_that_are_there(count: int, province: str, has: int) -> None:
    """Those of the Persians in Susa are not one's own."""
    table = Position().units("greeks", "babylon", 2).units("persians", "susa", 3).manoeuvre("greeks")
    wrong = Move(province, "legion", count, ("ninive",))
    table.refused("greeks", wrong, "units-not-there", unit="legion", province=province, count=count, has=has)


def test_8_1_galleys_are_no_legions() -> None:
    table = galleys(2, "alexandria")
    wrong = Move("alexandria", "legion", 1, ("tyros",))
    table.refused("greeks", wrong, "units-not-there", unit="legion", province="alexandria", count=1, has=0)


@pytest.mark.parametrize("count", [0, -1])
def test_8_1_nobody_does_not_move(count: int) -> None:
    table, wrong = legions(2, "babylon"), Move("babylon", "legion", count, ("palmyra",))
    table.refused("greeks", wrong, "move-nothing")
    assert table.told_not_to("greeks", wrong).startswith("At least one unit has to move;")


def test_8_1_a_move_goes_somewhere() -> None:
    legions(2, "babylon").refused("greeks", Move("babylon", "legion", 1, ()), "no-route")


def test_8_1_others_do_not_move() -> None:
    table = Position().units("greeks", "babylon", 1).units("persians", "charax", 1).manoeuvre("greeks")
    table.refused("persians", Move("charax", "legion", 1, ("babylon",)), "not-your-turn")


def test_8_1_only_in_a_manoeuvre() -> None:
    table = Position().units("greeks", "babylon", 1).has("greeks", iron=1).turn("greeks")
    table.refused("greeks", Move("babylon", "legion", 1, ("palmyra",)), "field-first")
    table.act("greeks", Rondel("arming"))
    table.refused("greeks", Move("babylon", "legion", 1, ("palmyra",)), "not-in-this-part")


def test_8_1_nothing_moved_is_told() -> None:
    table = legions(1, "babylon").act("greeks", Done())
    assert table.told(ManoeuvreEnded) == ManoeuvreEnded(nation="greeks")
    assert table.asks() == ("rondel", "persians")


def test_8_1_not_told_after_a_move() -> None:
    table = legions(1, "babylon").act("greeks", Move("babylon", "legion", 1, ("palmyra",))).done("greeks")
    assert table.all_told(ManoeuvreEnded) == []


def test_8_1_moves_are_remembered_for_the_picture() -> None:
    table = legions(2, "charax", "wheel").act("greeks", Move("charax", "legion", 2, ("babylon", "palmyra")))
    assert table.view().last.legs == [
        Leg("greeks", "legion", 2, "charax", "babylon"),
        Leg("greeks", "legion", 2, "babylon", "palmyra", 1),
    ]


def test_12_entering_does_not_conquer() -> None:
    """An action Conquest is needed, too."""
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 1).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("susa",)))
    assert table.state.cities["susa"] == "persians"
    table.act("greeks", Conquer("susa", legions=1))
    assert table.state.cities["susa"] == "greeks"


def test_8_1_occident_too() -> None:
    table = (
        Position(3, "occident").knows("germans", "wheel").units("germans", "lugdunum", 2).manoeuvre("germans")
    )
    table.act("germans", Move("lugdunum", "legion", 2, ("mediolanum", "aquileia")))
    assert table.there("aquileia") == {("germans", "legion"): 2}
