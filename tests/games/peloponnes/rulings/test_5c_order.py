"""Section 5c: the new order of play."""

from __future__ import annotations

from games.peloponnes.actions import Bid, Move, Pass, Withdraw
from games.peloponnes.events import OrderSet
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.order import SetOrder
from tests.games.peloponnes.builder import ANN, BEN, CID, DAN, TableBuilder


def bidding(table: TableBuilder, *order: int) -> TableBuilder:
    table.rows(["bridge", "street", "land_a07", "land_a09"], ["land_a01"])
    return table.order(*order).play(Bidding(), SetOrder())


def test_x16_by_bids_ties_as_they_were(four: TableBuilder) -> None:
    """Cid, Ann, Dan, Ben; five, five, a pass and seven: Ben, Cid, Ann, Dan. Ann's market changes nothing."""
    bidding(four.built(ANN, "market"), CID, ANN, DAN, BEN)
    four.act(CID, Bid("bridge", 5)).act(ANN, Bid("street", 5)).act(DAN, Pass())
    four.act(BEN, Bid("land_a07", 7))
    assert four.state.order == [BEN, CID, ANN, DAN]
    assert four.told(OrderSet) == OrderSet(seats=(BEN, CID, ANN, DAN), tied=True)


def test_x17_passing_with_and_without_a_bid_rank_alike(four: TableBuilder) -> None:
    """Ann withdraws for a coin, Cid passes for three; both are behind every bid, in their old order."""
    bidding(four, ANN, BEN, CID, DAN)
    four.act(ANN, Bid("bridge", 1)).act(BEN, Bid("bridge", 2)).act(ANN, Withdraw())
    four.act(CID, Pass()).act(DAN, Bid("street", 4))
    assert four.state.order == [DAN, BEN, ANN, CID]
    assert (four.coins(ANN), four.coins(CID)) == (11, 13)


def test_5c_without_a_tie_nothing_is_said_of_one(four: TableBuilder) -> None:
    bidding(four, ANN, BEN, CID, DAN)
    four.act(ANN, Bid("bridge", 1)).act(BEN, Bid("street", 2)).act(CID, Bid("land_a07", 3)).act(DAN, Pass())
    assert four.told(OrderSet) == OrderSet(seats=(CID, BEN, ANN, DAN))


def test_t2_a_withdrawn_high_bid_is_still_a_pass(four: TableBuilder) -> None:
    bidding(four, ANN, BEN, CID, DAN)
    four.act(ANN, Bid("bridge", 8)).act(BEN, Bid("bridge", 9)).act(ANN, Withdraw())
    four.act(CID, Bid("street", 1)).act(DAN, Pass())
    assert four.state.order == [BEN, CID, ANN, DAN]


def test_t2_all_pass_and_the_order_stays(four: TableBuilder) -> None:
    bidding(four, DAN, BEN, ANN, CID)
    for seat in (DAN, BEN, ANN, CID):
        four.act(seat, Pass())
    assert four.state.order == [DAN, BEN, ANN, CID]


def test_t1_coins_of_the_conquest_row_count_in_full(four: TableBuilder) -> None:
    """Six for a land of three beat five for a regular tile."""
    bidding(four, ANN, BEN, CID, DAN)
    four.act(ANN, Bid("bridge", 5)).act(BEN, Bid("land_a01", 6)).act(CID, Pass()).act(DAN, Pass())
    assert four.state.order == [BEN, ANN, CID, DAN]


def test_t1_coins_made_from_luxury_count(four: TableBuilder) -> None:
    bidding(four.has(BEN, coins=3, luxury=6), ANN, BEN, CID, DAN)
    four.act(ANN, Bid("bridge", 5)).act(BEN, Bid("street", 6)).act(CID, Pass()).act(DAN, Pass())
    assert four.state.order == [BEN, ANN, CID, DAN]


def test_5c_a_moved_bid_counts_where_it_lies(four: TableBuilder) -> None:
    bidding(four, ANN, BEN, CID, DAN)
    four.act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 5)).act(ANN, Move("street"))
    four.act(CID, Bid("land_a07", 3)).act(DAN, Bid("land_a09", 6))
    assert four.state.order == [DAN, BEN, ANN, CID]


def test_5c_half_a_coin_does_not_count(four: TableBuilder) -> None:
    """Ben's market beats equal bids on a tile, but does not make him first."""
    bidding(four.built(BEN, "market"), ANN, BEN, CID, DAN)
    four.act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 4)).act(ANN, Move("street"))
    four.act(CID, Pass()).act(DAN, Pass())
    assert four.state.order == [ANN, BEN, CID, DAN]


def test_t3_the_new_order_is_that_of_the_next_bidding() -> None:
    tiles = ("bridge", "street", "land_a07", "land_a09", "land_a10")
    table = TableBuilder.before_set_up(3, "messene", "patras", "arkadia", tiles=tiles)
    table.act(ANN, Pass()).act(BEN, Bid("land_a07", 2)).act(CID, Bid("land_a09", 5))
    assert (table.state.round, table.state.order) == (2, [CID, BEN, ANN])
    assert table.to_decide() == {CID: "place-bid"}
    assert all(seat.bid is None and not seat.passed for seat in table.view(None).seats)
