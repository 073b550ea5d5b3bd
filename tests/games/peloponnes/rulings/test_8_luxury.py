"""Section 8: luxury by overproduction and by inhabitants, and what it is good for."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Bid, Build, Feed, Keep, Move, Pass, Settle, Withdraw
from games.peloponnes.board import Disaster
from games.peloponnes.events import BidPlaced, IncomeTaken
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.supply import Supply
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

# Overproduction


def test_8_what_does_not_fit_becomes_luxury(table: TableBuilder) -> None:
    """Eight wood and four more: ten wood, two luxury."""
    table.civilisation(ANN, "sparta").lands(ANN, "land_a07").has(ANN, wood=8).take()
    assert (table.stock(ANN).wood, table.luxury(ANN)) == (10, 2)
    told = table.of(ANN, IncomeTaken)
    assert (told.wood, told.luxury, told.surplus) == (2, 2, 2)


@pytest.mark.parametrize(
    ("kind", "land", "limit"), [("wood", "land_a07", 10), ("stone", "land_a01", 10), ("food", "land_a05", 13)]
)
@pytest.mark.parametrize("room", [0, 1, 2, 3, 4])
def test_8_limits_of_the_stores(table: TableBuilder, kind: str, land: str, limit: int, room: int) -> None:
    """A land of three, at a store with so much room."""
    other = "sparta" if kind == "stone" else "pylos"
    table.civilisation(ANN, other).lands(ANN, land).has(ANN, **{kind: limit - room}).take()
    assert getattr(table.stock(ANN), kind) == min(limit, limit - room + 3)
    assert table.luxury(ANN) == max(0, 3 - room)


def test_8_stores_overflow_each_for_itself(table: TableBuilder) -> None:
    table.civilisation(ANN, "argos").has(ANN, wood=10, stone=10, food=13, inhabitants=17)
    table.lands(ANN, "land_a05").take()
    assert table.luxury(ANN) == 1 + 1 + 3 + 4
    told = table.of(ANN, IncomeTaken)
    assert (told.luxury, told.surplus) == (9, 5)


def test_8_no_limit_of_coins_and_luxury(table: TableBuilder) -> None:
    """Ruling N8: neither coins nor chips for twenty luxury run out."""
    table.has(ANN, coins=50, luxury=79, inhabitants=20).take()
    assert (table.coins(ANN), table.luxury(ANN)) == (55, 85)


# Bids


def bidding(table: TableBuilder, coins: int, luxury: int) -> TableBuilder:
    table.rows(["bridge", "street", "market"], ["port", "land_a07"])
    return table.has(ANN, coins=coins, luxury=luxury).play(Bidding())


def test_x35_highest_bid_with_luxury(table: TableBuilder) -> None:
    """Three coins and five luxury are a bid of five; one luxury is left."""
    bidding(table, coins=3, luxury=5)
    table.refused(ANN, Bid("bridge", 6), "not-enough-coins", coins=6, most=5)
    table.act(ANN, Bid("bridge", 5))
    assert table.told(BidPlaced) == BidPlaced(seat=ANN, tile="bridge", coins=5, luxury=4, conquest=False)
    assert (table.coins(ANN), table.luxury(ANN)) == (0, 1)


def test_x35_own_coins_come_first(table: TableBuilder) -> None:
    """A bid of two takes two coins and never luxury."""
    bidding(table, coins=3, luxury=5).act(ANN, Bid("bridge", 2))
    assert table.told(BidPlaced).luxury == 0
    assert (table.coins(ANN), table.luxury(ANN)) == (1, 5)


def test_l3_all_own_coins_are_in_the_bid(table: TableBuilder) -> None:
    bidding(table, coins=3, luxury=5).act(ANN, Bid("bridge", 4))
    assert (table.coins(ANN), table.luxury(ANN)) == (0, 3)


def test_l3_a_bid_of_luxury_alone(table: TableBuilder) -> None:
    bidding(table, coins=0, luxury=2)
    assert table.to_decide() == {ANN: "place-bid"}
    table.act(ANN, Bid("bridge", 1))
    assert (table.coins(ANN), table.luxury(ANN)) == (0, 0)


def test_l3_a_withdrawn_bid_comes_back_as_coins(table: TableBuilder) -> None:
    bidding(table, coins=3, luxury=5).act(ANN, Bid("market", 5)).act(BEN, Bid("market", 6))
    table.act(ANN, Withdraw())
    assert (table.coins(ANN), table.luxury(ANN)) == (6, 1)


def test_8_luxury_reaches_the_conquest_row(table: TableBuilder) -> None:
    bidding(table, coins=4, luxury=2)
    assert table.may(ANN, Bid("port", 5))


def test_8_luxury_outbids(table: TableBuilder) -> None:
    table.rows(["bridge", "street", "market"], ["port", "land_a07"]).has(BEN, coins=3, luxury=4)
    table.play(Bidding()).act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 5))
    assert (table.coins(BEN), table.luxury(BEN)) == (0, 0)


def test_8_passing_takes_no_luxury(table: TableBuilder) -> None:
    bidding(table, coins=0, luxury=5).act(ANN, Pass())
    assert (table.coins(ANN), table.luxury(ANN)) == (3, 5)


# Everywhere else: two for one, and only what is missing


def test_8_two_for_one_in_building(table: TableBuilder) -> None:
    """The statue costs eight stone; five are there."""
    table.has(ANN, stone=5, luxury=9).won(ANN, "statue_of_zeus").take().act(ANN, Build("pay"))
    assert (table.stock(ANN).stone, table.luxury(ANN)) == (0, 3)


def test_8_own_stock_is_used_up_first_in_every_kind(table: TableBuilder) -> None:
    """Wood to spare is no stone: the missing stone takes luxury, the wood comes from stock."""
    table.civilisation(ANN, "korinth").has(ANN, wood=9, stone=1, luxury=4).won(ANN, "quarry").take()
    table.act(ANN, Build("pay"))
    has = table.stock(ANN)
    assert (has.wood, has.stone, has.luxury) == (7, 2, 2)


def test_8_one_luxury_is_not_enough(table: TableBuilder) -> None:
    table.has(ANN, coins=0, wood=1, luxury=1).won(ANN, "bridge").take()
    assert table.buildings(ANN) == []


def test_8_no_luxury_for_a_building_that_is_paid(table: TableBuilder) -> None:
    table.has(ANN, wood=2, luxury=9).won(ANN, "bridge").take().act(ANN, Build("pay"))
    assert table.luxury(ANN) == 9


def test_8_two_for_one_in_feeding_settling_and_disasters(table: TableBuilder) -> None:
    """The same luxury is spent once."""
    table.has(ANN, inhabitants=2, food=1, wood=1, luxury=6).built(ANN, "bridge", coin=True)
    table.play(Supply()).act(ANN, Feed(2), Settle(("bridge",)))
    assert table.luxury(ANN) == 2
    table.has(ANN, wood=1).strike("earthquake").act(ANN, Keep(("bridge",)))
    assert (table.stock(ANN).wood, table.luxury(ANN)) == (0, 0)


@pytest.mark.parametrize(("disaster", "kind"), [("drought", "food"), ("plague", "inhabitants")])
def test_l2_never_against_a_plain_loss(table: TableBuilder, disaster: Disaster, kind: str) -> None:
    for seat in (ANN, BEN, CID):
        table.has(seat, luxury=30, **{kind: 6})
    table.strike(disaster)
    assert table.to_decide() == {}
    assert (getattr(table.stock(ANN), kind), table.luxury(ANN)) == (4, 30)


@pytest.mark.parametrize(("luxury", "may_move"), [(4, True), (2, False)])
def test_8_a_bid_once_placed_takes_no_more_luxury(table: TableBuilder, luxury: int, may_move: bool) -> None:
    """Outbid, a bid of three and what luxury added moves as it is, whatever luxury is left."""
    table.rows(["bridge", "street", "market"], ["port", "land_a07"]).has(ANN, coins=3, luxury=20)
    table.play(Bidding()).act(ANN, Bid("bridge", 3 + luxury // 2)).act(BEN, Bid("bridge", 6))
    assert table.may(ANN, Move("port")) == may_move
