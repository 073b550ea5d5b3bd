"""Section III: nations, stocks and start cities."""

from __future__ import annotations

import pytest

from games.antike.actions import Rondel
from games.antike.board import board
from games.antike.events import CitiesPlaced, NationsTaken, OrderSet
from tests.games.antike.builder import ANN, BEN, CID, Position

TABLES = [(side, seats) for side in ("orient", "occident") for seats in (3, 4, 5, 6)]

TAKING_PART = {
    "orient": ("greeks", "persians", "arabs", "phoenicians", "egyptians", "babylonians"),
    "occident": ("greeks", "romans", "germans", "phoenicians", "carthaginians", "persians"),
}

STARTERS = {
    ("orient", 3): "arabs",
    ("orient", 4): "phoenicians",
    ("orient", 5): "egyptians",
    ("orient", 6): "babylonians",
    ("occident", 3): "germans",
    ("occident", 4): "phoenicians",
    ("occident", 5): "carthaginians",
    ("occident", 6): "persians",
}

START_CITIES = {
    ("orient", 3): {
        "greeks": "sparta dyrrhachion messana",
        "persians": "artaxata ninive susa",
        "arabs": "saba adane mecca",
    },
    ("orient", 4): {
        "greeks": "pella dyrrhachion athen",
        "persians": "artaxata zadrakarta susa",
        "arabs": "saba adane moscha",
        "phoenicians": "alexandria tyros paphos",
    },
    ("orient", 5): {
        "greeks": "pella dyrrhachion athen",
        "persians": "rhagai charax persepolis",
        "arabs": "saba adane moscha",
        "phoenicians": "antiochia tyros paphos",
        "egyptians": "theben ammonion cyrene",
    },
    ("orient", 6): {
        "greeks": "pella dyrrhachion messana",
        "persians": "harmotia zadrakarta persepolis",
        "arabs": "dioscoridis adane punt",
        "phoenicians": "ephesos tyros paphos",
        "egyptians": "theben ammonion meroe",
        "babylonians": "babylon ninive melitene",
    },
    ("occident", 3): {
        "greeks": "sparta knossos athen",
        "romans": "roma caralis palma",
        "germans": "castra-regina napoca vindobona",
    },
    ("occident", 4): {
        "greeks": "pella bycantium athen",
        "romans": "roma caralis palma",
        "germans": "castra-regina lugdunum colonia",
        "phoenicians": "antiochia tyros paphos",
    },
    ("occident", 5): {
        "greeks": "ephesos knossos athen",
        "romans": "roma aquileia salona",
        "germans": "lutetia treva colonia",
        "phoenicians": "antiochia tyros memphis",
        "carthaginians": "carthago caesarea palma",
    },
    ("occident", 6): {
        "greeks": "pella napoca athen",
        "romans": "roma aquileia mediolanum",
        "germans": "lutetia treva colonia",
        "phoenicians": "alexandria tyros paphos",
        "carthaginians": "carthago caesarea tingis",
        "persians": "sinope ninive melitene",
    },
}
"""By side and number of nations: of each nation the city of marble, of iron and of gold."""


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_3_nations_taking_part(side: str, seats: int) -> None:
    """Three always, and one more for each further player."""
    table = Position.set_up(seats, side)
    assert sorted(each.id for each in table.state.nations) == sorted(TAKING_PART[side][:seats])


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_3_one_nation_for_each_seat_by_lot(side: str, seats: int) -> None:
    table = Position.set_up(seats, side)
    assert sorted(each.seat for each in table.state.nations) == list(range(seats))
    assert [draw.label for draw in table.chance.draws] == ["nations"] * (seats - 1)
    assert [draw.below for draw in table.chance.draws] == list(range(seats, 1, -1))
    taken = table.all_told(NationsTaken)
    assert {event.seat: event.nations for event in taken} == {
        each.seat: (each.id,) for each in table.state.nations
    }
    assert not any(event.chosen for event in taken)


def test_3_the_lot_decides() -> None:
    table = Position.set_up(3, nations=[2, 1])
    assert {each.seat: each.id for each in table.state.nations} == {
        ANN: "arabs",
        BEN: "persians",
        CID: "greeks",
    }


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_3_start_cities_of_the_line_for_that_many_nations(side: str, seats: int) -> None:
    table = Position.set_up(seats, side)
    line = board().maps[side].line(seats)
    for nation, cities in line.cities.items():
        assert table.cities_of(nation) == set(cities)
    assert len(table.state.cities) == 3 * seats
    placed = {event.nation: set(event.provinces) for event in table.all_told(CitiesPlaced)}
    assert placed == {nation: set(cities) for nation, cities in line.cities.items()}


@pytest.mark.parametrize(("side", "nations"), list(START_CITIES))
def test_3_start_cities_of_every_nation(side: str, nations: int) -> None:
    """Two players lead four nations, with the start cities of four."""
    wanted = {nation: set(cities.split()) for nation, cities in START_CITIES[side, nations].items()}
    for seats in (2, 4) if nations == 4 else (nations,):
        table = Position.set_up(seats, side)
        assert {nation: table.cities_of(nation) for nation in table.state.cities.values()} == wanted
    resource = {place.id: place.resource for place in board().maps[side].provinces}
    for cities in START_CITIES[side, nations].values():
        assert [resource[city] for city in cities.split()] == ["marble", "iron", "gold"]


def test_3_start_cities_vary_with_the_number_of_nations() -> None:
    cities = {seats: Position.set_up(seats).cities_of("greeks") for seats in (3, 4, 6)}
    assert cities == {
        3: {"sparta", "dyrrhachion", "messana"},
        4: {"pella", "dyrrhachion", "athen"},
        6: {"pella", "dyrrhachion", "messana"},
    }


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_3_start_stock_and_the_first_coin(side: str, seats: int) -> None:
    """Ruling A3: a coin is dealt before the first round, too."""
    table = Position.set_up(seats, side)
    assert {table.stock(each.id) for each in table.state.nations} == {(2, 1, 3, 1)}
    assert table.state.coins == 30 - seats


def test_3_bank_at_the_start() -> None:
    table = Position.set_up(4)
    assert table.state.stacks == {"king": 9, "scholar": 8, "general": 7, "citizen": 6, "navigator": 5}
    assert (table.state.temples, table.state.units, table.state.known) == ([], {}, [])
    assert table.view().temples == 20


def test_3_each_nation_has_its_pieces() -> None:
    seen = Position.set_up(4).seen("greeks")
    assert (seen.legions_left, seen.galleys_left, seen.cities_left) == (17, 17, 22)
    assert (seen.legions, seen.galleys, seen.cities, seen.temples, seen.seas) == (0, 0, 3, 0, 0)
    assert (seen.field, seen.advances, seen.points) == ("", (), 0)


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_5_start_nation(side: str, seats: int) -> None:
    """The nation with the red number begins: that which joins at the number of nations."""
    table = Position.set_up(seats, side)
    starter = STARTERS[side, seats]
    assert table.state.nations[0].id == starter
    assert table.told(OrderSet).nations == tuple(each.id for each in table.state.nations)
    assert table.asks() == ("rondel", starter)


@pytest.mark.parametrize(("side", "seats"), TABLES)
def test_5_clockwise_from_the_start_nation(side: str, seats: int) -> None:
    table = Position.set_up(seats, side)
    order = [each.seat for each in table.state.nations]
    assert order == [(order[0] + place) % seats for place in range(seats)]


def test_5_clockwise_is_by_seat_not_by_nation() -> None:
    """Ann has the Arabs, Ben the Persians and Cid the Greeks."""
    table = Position.set_up(3, nations=[2, 1])
    assert [each.id for each in table.state.nations] == ["arabs", "persians", "greeks"]


def test_3_everything_is_open() -> None:
    table = Position.set_up(5)
    assert all(event.audience is None for event in table.table.events)
    assert table.view(ANN).nations == table.view(BEN).nations == table.view().nations


def test_5_others_wait_for_the_start_nation() -> None:
    table = Position.set_up(4)
    starter = table.state.nations[0].seat
    for seat in set(range(4)) - {starter}:
        table.refused(seat, Rondel("iron"), "not-your-turn")


def test_3_view_before_the_first_turn() -> None:
    view = Position.set_up(4).view()
    assert (view.phase, view.stage, view.turn, view.round) == ("turn", "rondel", "phoenicians", 1)
    assert (view.target, view.general_points, view.ended, view.winners) == (9, 1, False, ())
    assert (view.map, view.scenario, view.variants) == ("orient", "orient", ())
    assert len(view.provinces) == 50
