"""Sections II to VIII: what the view says of a position; everything is open but the standing orders."""

from __future__ import annotations

from games.antike.actions import Arm, Conquer, Demand, Done, Move, Rondel
from games.antike.board import board
from tests.games.antike.builder import ALL_ADVANCES, ANN, BEN, CID, Position


def test_provinces_in_the_order_of_the_components() -> None:
    for side in ("orient", "occident"):
        seen = Position(3, side).view().provinces
        assert [each.id for each in seen] == list(board().maps[side].province)
        assert [each.resource for each in seen] == [each.resource for each in board().maps[side].provinces]


def test_units_by_order_of_play_and_legions_first() -> None:
    """Arabs, Greeks, Persians."""
    table = (
        Position()
        .units("persians", "tyros", 1, 2)
        .units("greeks", "tyros", 0, 3)
        .units("arabs", "tyros", 4, 5)
    )
    seen = [(units.nation, units.unit, units.count) for units in table.turn("greeks").province("tyros").units]
    assert seen == [
        ("arabs", "legion", 4),
        ("arabs", "galley", 5),
        ("greeks", "galley", 3),
        ("persians", "legion", 1),
        ("persians", "galley", 2),
    ]


def test_nation() -> None:
    table = Position().cities("greeks", "athen", "sparta", "paphos").temples("athen", "paphos", "susa")
    table.units("greeks", "athen", 2, 1).units("greeks", "paphos", 0, 3).has("greeks", 1, 2, 3, 4)
    table.knows("greeks", *ALL_ADVANCES[:3]).cards("greeks", king=1, general=2).at("greeks", "gold").turn(
        "greeks"
    )
    seen = table.seen("greeks")
    assert (seen.marble, seen.iron, seen.gold, seen.coins, seen.field) == (1, 2, 3, 4, "gold")
    assert (seen.cities, seen.temples, seen.seas, seen.cities_left) == (3, 2, 2, 22)
    assert (seen.legions, seen.galleys, seen.legions_left, seen.galleys_left) == (2, 4, 15, 13)
    assert seen.advances == ALL_ADVANCES[:3]
    assert (seen.points, seen.letter, seen.seat) == (3, "G", ANN)
    assert seen.personages == {"king": 1, "scholar": 0, "general": 2, "citizen": 0, "navigator": 0}


def test_bank() -> None:
    table = (
        Position().temples("susa").has("greeks", coins=4).cards("arabs", scholar=2).knows("arabs", "wheel")
    )
    view = table.turn("greeks").view()
    assert (view.coins, view.temples, view.known) == (26, 19, ("wheel",))
    assert view.stacks == {"king": 9, "scholar": 6, "general": 7, "citizen": 6, "navigator": 5}


def test_same_for_all_seats_without_orders() -> None:
    table = Position().units("greeks", "babylon", 1).units("persians", "palmyra", 1).manoeuvre("greeks")
    table.act("greeks", Move("babylon", "legion", 1, ("palmyra",)))
    views = [table.view(seat) for seat in (ANN, BEN, CID, None)]
    assert [view.seat for view in views] == [ANN, BEN, CID, None]
    assert len({repr(view).replace(f"seat={view.seat}", "", 1) for view in views}) == 1


def test_last_turn_is_shown_until_the_next_one_does_something() -> None:
    table = Position().has("greeks", iron=1).turn("greeks")
    table.act("greeks", Rondel("arming"), Arm("sparta", 1), Done())
    assert table.asks() == ("rondel", "persians")
    last = table.view().last
    assert (last.nation, last.field, last.raised) == ("greeks", "arming", ["sparta"])
    table.act("persians", Rondel("iron"))
    last = table.view().last
    assert (last.nation, last.field, last.raised) == ("persians", "iron", [])


def test_last_turn_of_a_manoeuvre() -> None:
    table = Position().knows("greeks", "wheel").units("greeks", "babylon", 3).units("persians", "susa", 1)
    table.manoeuvre("greeks").act("greeks", Move("babylon", "legion", 3, ("susa",))).act(
        "persians", Demand(1)
    )
    table.act("greeks", Conquer("susa", legions=1)).done("greeks")
    last = table.view().last
    assert (last.nation, last.field) == ("greeks", "manoeuvre-a")
    assert [(leg.origin, leg.province, leg.count) for leg in last.legs] == [("babylon", "susa", 3)]
    assert (last.fought, last.conquered) == (["susa"], ["susa"])


def test_safe_city() -> None:
    table = Position().cities("greeks", "sparta").turn("greeks")
    assert table.province("sparta").safe
    assert not table.province("susa").safe
    assert not table.province("athen").safe


def test_seats() -> None:
    table = Position(2).cards("persians", king=2).cards("phoenicians", king=3).turn("greeks")
    assert [seat.points for seat in table.view().seats] == [3, 0]
    assert [set(seat.nations) for seat in table.view().seats] == [
        {"persians", "phoenicians"},
        {"greeks", "arabs"},
    ]


def test_waiting_for() -> None:
    table = Position().turn("greeks")
    assert table.view().waiting_for == (ANN,)
    assert table.view().turn == "greeks"
    table.act("greeks", Rondel("iron"))
    assert (table.view().waiting_for, table.view().turn) == ((BEN,), "persians")
