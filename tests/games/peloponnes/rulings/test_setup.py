"""Section 4: civilisations, what they begin with, and the first order of play."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Pass
from games.peloponnes.board import BLANK, DISASTERS, Stock, board
from games.peloponnes.events import CivilisationDealt, OrderSet, RoundBegun, StartReceived
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

STARTS = {
    "messene": Stock(inhabitants=2, coins=6),
    "patras": Stock(inhabitants=1, coins=7),
    "arkadia": Stock(inhabitants=2, coins=8),
    "korinth": Stock(inhabitants=3, coins=7, food=3),
    "sparta": Stock(inhabitants=3, coins=7, wood=4),
    "pylos": Stock(inhabitants=2, coins=8, stone=3),
    "argos": Stock(inhabitants=2, coins=5),
}


@pytest.mark.parametrize("civilisation", STARTS)
def test_4_civilisation_tells_what_a_seat_begins_with(civilisation: str) -> None:
    """Coins, inhabitants and what else its tile shows; nothing of anything else."""
    other = "messene" if civilisation != "messene" else "argos"
    table = TableBuilder.before_set_up(2, other, civilisation)
    assert table.stock(BEN) == STARTS[civilisation]
    received, start = table.of(BEN, StartReceived), STARTS[civilisation]
    assert (received.inhabitants, received.coins) == (start.inhabitants, start.coins)
    assert (received.wood, received.stone, received.food) == (start.wood, start.stone, start.food)


def test_x10_sparta_begins_with_wood() -> None:
    table = TableBuilder.before_set_up(2, "sparta", "argos")
    assert table.stock(ANN) == Stock(coins=7, wood=4, stone=0, food=0, inhabitants=3, luxury=0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_4_every_seat_is_dealt_another_civilisation(seats: int) -> None:
    table = TableBuilder.before_set_up(seats)
    dealt = table.all_told(CivilisationDealt)
    assert [event.seat for event in dealt] == list(range(seats))
    assert len({event.civilisation for event in dealt}) == seats
    assert [has.civilisation for has in table.state.holdings] == [event.civilisation for event in dealt]


def test_4_civilisations_are_open() -> None:
    table = TableBuilder.before_set_up(3, "argos", "pylos", "messene")
    assert [seat.civilisation for seat in table.view(None).seats] == ["argos", "pylos", "messene"]
    assert all(event.audience is None for event in table.table.events)


def test_4_lowest_number_begins_and_the_others_follow() -> None:
    """Argos 7, Patras 2, Sparta 5."""
    table = TableBuilder.before_set_up(3, "argos", "patras", "sparta")
    assert table.state.order == [BEN, CID, ANN]
    assert table.told(OrderSet).seats == (BEN, CID, ANN)
    assert table.to_decide() == {BEN: "place-bid"}


def test_4_others_wait_for_the_first_seat() -> None:
    table = TableBuilder.before_set_up(3, "argos", "patras", "sparta")
    table.refused(ANN, Pass(), "not-your-turn")


def test_4_stacks_are_sorted_by_letter() -> None:
    """Fifteen A, fifteen B and ten C; five of the A are turned up for the first round."""
    table = TableBuilder.before_set_up(4)
    assert {stack: len(left) for stack, left in table.state.stacks.items()} == {"A": 10, "B": 15, "C": 10}
    shown = table.state.regular + table.state.conquest
    assert sorted(shown + table.state.stacks["A"]) == sorted(board().stacks["A"])


def test_4_all_chips_lie_face_down() -> None:
    """Three of each disaster and one that is blank."""
    table = TableBuilder.before_set_up(3)
    assert sorted(table.state.chips) == sorted([*DISASTERS * 3, BLANK])
    assert [seen.chips for seen in table.view(ANN).disasters] == [0] * 5
    assert table.view(ANN).chips == 16


def test_4_nobody_owns_a_tile() -> None:
    table = TableBuilder.before_set_up(3)
    assert not any(has.buildings or has.lands or has.extra for has in table.state.holdings)


def test_4_then_the_first_round_begins() -> None:
    table = TableBuilder.before_set_up(3)
    assert [event.round for event in table.all_told(RoundBegun)] == [1]
    assert table.view(None).round == 1


def test_x41_totals_over_all_tiles() -> None:
    """Bids 150, power 150; twenty lands, twenty buildings, eight of which protect."""
    b = board()
    assert sum(tile.min_bid for tile in b.tiles.values()) == 150
    assert sum(tile.power for tile in b.tiles.values()) == 150
    lands = [sum(land.stack == stack for land in b.lands.values()) for stack in "ABC"]
    buildings = [sum(tile.stack == stack for tile in b.buildings.values()) for stack in "ABC"]
    assert (lands, buildings) == ([10, 7, 3], [5, 8, 7])
    protects = [tile.protects for tile in b.buildings.values() if tile.protects]
    numbers = {disaster: protects.count(disaster) for disaster in DISASTERS}
    assert numbers == {"drought": 2, "plague": 2, "decline": 2, "earthquake": 1, "tempest": 1}


def test_1_1_two_numbers_on_a_tile() -> None:
    """Least bid and power agree on thirteen tiles of forty."""
    tiles = board().tiles.values()
    assert sum(tile.min_bid == tile.power for tile in tiles) == 13
