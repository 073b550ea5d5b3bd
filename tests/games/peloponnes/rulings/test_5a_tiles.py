"""Section 5a: turning up the tiles of a round, and the supply that interrupts it."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Bid, Feed
from games.peloponnes.board import board
from games.peloponnes.events import (
    AnswersOpened,
    InhabitantsStarved,
    PopulationFed,
    RoundBegun,
    SupplyBegun,
    SupplyCalled,
    TilesTurnedUp,
)
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.tiles import TurnUpTiles
from tests.games.peloponnes.builder import ANN, BEN, CID, DAN, TableBuilder

FIVE = ("bridge", "land_a01", "market", "street", "land_a05")


@pytest.mark.parametrize(("seats", "regular", "conquest"), [(2, 2, 3), (3, 3, 2), (4, 4, 1), (5, 5, 0)])
def test_x1_as_many_regular_tiles_as_seats_five_in_all(seats: int, regular: int, conquest: int) -> None:
    table = TableBuilder(seats).turn_up(*FIVE).play(TurnUpTiles())
    assert table.state.regular == list(FIVE[:regular])
    assert table.state.conquest == list(FIVE[regular:])
    view = table.view(None)
    assert (view.regular_size, view.conquest_size) == (regular, conquest)


def test_5a_turned_up_tiles_are_told(table: TableBuilder) -> None:
    table.turn_up(*FIVE).play(TurnUpTiles())
    assert table.told(TilesTurnedUp) == TilesTurnedUp(regular=FIVE[:3], conquest=FIVE[3:])
    assert not set(FIVE) & set(table.state.stacks["A"])


@pytest.mark.parametrize(("number", "stack"), list(enumerate("AAABBBCC", 1)))
def test_5a_three_rounds_of_a_three_of_b_two_of_c(number: int, stack: str) -> None:
    table = TableBuilder(4).round(number).play(TurnUpTiles())
    table.play_on(lambda table: not table.state.agenda)
    shown = table.state.regular + table.state.conquest
    assert len(shown) == 5
    assert {board().tiles[tile].stack for tile in shown} == {stack}


# Supply


def hungry(table: TableBuilder) -> TableBuilder:
    """Ann has a choice in a supply: three inhabitants, one food and luxury for one more."""
    return table.has(ANN, food=1, luxury=2)


def test_x29_supply_the_moment_the_tile_is_turned_up(four: TableBuilder) -> None:
    """Round 5, four seats; the second tile calls for a supply, three more follow it, then the bids."""
    five = ("agora", "land_b02", "well", "quarry", "granary")
    hungry(four).round(5).turn_up(*five).play(TurnUpTiles(), Bidding())
    assert four.state.regular == ["agora", "land_b02"]
    assert four.state.conquest == []
    assert four.told(SupplyCalled) == SupplyCalled(tile="land_b02")
    assert four.to_decide() == {ANN: "feed"}
    four.act(ANN, Feed(2))
    assert four.state.regular == ["agora", "land_b02", "well", "quarry"]
    assert four.state.conquest == ["granary"]
    assert four.to_decide() == {ANN: "place-bid"}


def test_x29_the_tile_can_be_bid_on(four: TableBuilder) -> None:
    five = ("agora", "land_b02", "well", "quarry", "granary")
    four.round(5).turn_up(*five).play(TurnUpTiles(), Bidding())
    four.refused(ANN, Bid("land_b02", 4), "bid-too-low", tile="land_b02", coins=4, minimum=5)
    four.act(ANN, Bid("land_b02", 5))
    assert four.bid_of(ANN) == ("land_b02", 5)


def test_s1_supply_by_the_last_tile_in_the_conquest_row(four: TableBuilder) -> None:
    """The tile lies there as usual, for three coins more."""
    five = ("agora", "well", "quarry", "granary", "land_b02")
    hungry(four).round(4).turn_up(*five).play(TurnUpTiles(), Bidding())
    assert four.state.conquest == ["land_b02"]
    assert four.to_decide() == {ANN: "feed"}
    four.act(ANN, Feed(0))
    four.refused(ANN, Bid("land_b02", 7), "bid-too-low", tile="land_b02", coins=7, minimum=8)
    assert four.may(ANN, Bid("land_b02", 8))


def test_5a_supply_by_the_tile_of_c(table: TableBuilder) -> None:
    five = ("land_c02", "stoa", "liongate", "land_c01", "land_c03")
    hungry(table).round(7).turn_up(*five).play(TurnUpTiles())
    assert table.told(SupplyCalled).tile == "land_c02"
    assert table.state.regular == ["land_c02"]
    table.act(ANN, Feed(0))
    assert table.state.regular == list(five[:3])


def test_5a_supply_is_for_everyone(four: TableBuilder) -> None:
    """Nobody has anything to decide: all are fed, told, and the tiles go on."""
    for seat, food in enumerate((3, 5, 1, 0)):
        four.has(seat, food=food)
    five = ("land_b02", "agora", "well", "quarry", "granary")
    four.round(6).turn_up(*five).play(TurnUpTiles(), Bidding())
    assert four.told(SupplyBegun) == SupplyBegun(final=False)
    assert [event.seat for event in four.all_told(PopulationFed)] == [ANN, BEN, CID]
    assert [event.seat for event in four.all_told(InhabitantsStarved)] == [CID, DAN]
    assert [four.inhabitants(seat) for seat in range(4)] == [3, 3, 1, 0]
    assert four.to_decide() == {ANN: "place-bid"}


def test_5a_told_in_its_order(four: TableBuilder) -> None:
    """The tiles so far, the call, the supply, and then the tiles that were missing."""
    five = ("agora", "land_b02", "well", "quarry", "granary")
    hungry(four).round(5).turn_up(*five).play(TurnUpTiles()).act(ANN, Feed(0))
    first = TilesTurnedUp(regular=("agora", "land_b02"), conquest=())
    rest = TilesTurnedUp(regular=("well", "quarry"), conquest=("granary",))
    assert four.all_told(TilesTurnedUp) == [first, rest]
    called, begun = four.told(SupplyCalled), four.told(SupplyBegun)
    assert four.when(first) < four.when(called) < four.when(begun) < four.when(rest)
    assert four.when(begun) < four.when(four.of(ANN, PopulationFed)) < four.when(rest)


def test_5a_no_supply_by_other_tiles(table: TableBuilder) -> None:
    table.has(ANN, food=0).turn_up(*FIVE).play(TurnUpTiles())
    assert not table.all_told(SupplyBegun)
    assert not table.all_told(AnswersOpened)
    assert table.inhabitants(ANN) == 3


def test_5a_a_round_is_announced_once() -> None:
    table = TableBuilder.before_set_up(3)
    table.play_on(lambda table: table.state.round == 5)
    assert [event.round for event in table.all_told(RoundBegun)] == [1, 2, 3, 4, 5]
