"""Section 5b: bids, outbidding, moving, withdrawing and passing."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Bid, Move, Pass, Withdraw
from games.peloponnes.events import (
    BidDisplaced,
    BidMoved,
    BidPassed,
    BidPlaced,
    BidWithdrawn,
    TilesUnclaimed,
)
from games.peloponnes.steps.bids import Bidding
from tests.games.peloponnes.builder import ANN, BEN, CID, DAN, TableBuilder

# Least bids: the first stone land 3, bridge 1, market 3, the first forest 2; street 1 and port 2.


@pytest.fixture
def bidding(table: TableBuilder) -> TableBuilder:
    """Ann, Ben and Cid bid on three regular tiles and two of the conquest row."""
    return table.rows(["land_a01", "bridge", "market"], ["street", "port"])


# Placing


def test_5b_in_order_of_play(bidding: TableBuilder) -> None:
    bidding.order(CID, ANN, BEN).play(Bidding())
    for seat, tile in [(CID, "land_a01"), (ANN, "bridge"), (BEN, "market")]:
        assert bidding.to_decide() == {seat: "place-bid"}
        bidding.act(seat, Bid(tile, 3))
    assert bidding.to_decide() == {}


def test_5b_out_of_turn_is_refused(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).refused(BEN, Bid("bridge", 1), "not-your-turn")


def test_5b_the_question_says_what_can_be_bid(bidding: TableBuilder) -> None:
    bidding.has(ANN, coins=4, luxury=3).play(Bidding())
    assert bidding.asked(ANN).facts == {"coins": 4, "luxury": 3}


def test_5b_coins_lie_on_the_tile(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 4))
    assert bidding.coins(ANN) == 6
    assert bidding.bid_of(ANN) == ("bridge", 4)
    placed = BidPlaced(seat=ANN, tile="bridge", coins=4, luxury=0, conquest=False)
    assert bidding.told(BidPlaced) == placed
    assert (bidding.seen(ANN).bid, bidding.seen(ANN).coins) == (4, 6)


@pytest.mark.parametrize(("tile", "minimum"), [("land_a01", 3), ("market", 3), ("street", 4), ("port", 5)])
def test_5b_least_bid(bidding: TableBuilder, tile: str, minimum: int) -> None:
    bidding.play(Bidding())
    low = Bid(tile, minimum - 1)
    bidding.refused(ANN, low, "bid-too-low", tile=tile, coins=minimum - 1, minimum=minimum)
    assert bidding.may(ANN, Bid(tile, minimum))


@pytest.mark.parametrize("coins", [0, -1])
def test_5b_a_bid_of_nothing_is_no_bid(bidding: TableBuilder, coins: int) -> None:
    bidding.play(Bidding()).refused(
        ANN, Bid("bridge", coins), "bid-too-low", tile="bridge", coins=coins, minimum=1
    )


def test_5b_a_bid_below_the_minimum_is_told_what_would_beat_the_one_there(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3))
    bidding.refused(BEN, Bid("bridge", 0), "bid-too-low", tile="bridge", coins=0, minimum=4)


def test_1_1_least_bid_is_the_coin_not_the_shield(table: TableBuilder) -> None:
    """The bridge is worth four and asks for one; the plain is worth one and asks for three."""
    table.rows(["bridge", "land_a05", "market"]).play(Bidding())
    assert table.may(ANN, Bid("bridge", 1))
    table.refused(ANN, Bid("land_a05", 1), "bid-too-low", tile="land_a05", coins=1, minimum=3)


@pytest.mark.parametrize("coins", [1, 2, 5, 10])
def test_b1_any_number_from_the_least_up(bidding: TableBuilder, coins: int) -> None:
    bidding.play(Bidding())
    assert bidding.may(ANN, Bid("bridge", coins))


def test_5b_not_more_than_one_has(bidding: TableBuilder) -> None:
    bidding.has(ANN, coins=4).play(Bidding())
    bidding.refused(ANN, Bid("bridge", 5), "not-enough-coins", coins=5, most=4)


@pytest.mark.parametrize("tile", ["stoa", "land_a05", "atlantis"])
def test_5b_only_on_tiles_of_this_round(bidding: TableBuilder, tile: str) -> None:
    bidding.play(Bidding()).refused(ANN, Bid(tile, 5), "no-such-tile", tile=tile)


def test_5b_moving_and_withdrawing_are_for_who_was_outbid(bidding: TableBuilder) -> None:
    """Ruling B8: nobody takes a bid back unasked."""
    bidding.play(Bidding())
    bidding.refused(ANN, Move("bridge"), "not-displaced")
    bidding.refused(ANN, Withdraw(), "not-displaced")


def test_b8_no_withdrawing_after_a_bid_that_lies_unbeaten(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 1))
    bidding.refused(ANN, Withdraw(), "not-your-turn")


def test_b10_land_that_cannot_be_placed_may_be_bid_on(table: TableBuilder) -> None:
    """Ann's row ends with stone alone, the plain brings food alone."""
    table.lands(ANN, "land_a01").rows(["land_a05", "bridge", "market"]).play(Bidding())
    assert table.may(ANN, Bid("land_a05", 3))


def test_b10_barracks_may_be_bid_on_with_too_few_inhabitants(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=1).rows(["barracks", "bridge", "market"]).play(Bidding())
    assert table.may(ANN, Bid("barracks", 2))


# Outbidding


def test_5b_a_bid_must_be_higher_than_the_one_there(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3))
    bidding.refused(BEN, Bid("bridge", 2), "bid-not-higher", tile="bridge", coins=2, bid=3, owner=ANN)
    assert bidding.may(BEN, Bid("bridge", 4))


def test_5b_who_was_outbid_acts_at_once(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3)).act(BEN, Bid("bridge", 4))
    assert bidding.told(BidDisplaced) == BidDisplaced(seat=ANN, owner=BEN, tile="bridge", coins=3)
    assert bidding.to_decide() == {ANN: "move-bid"}
    assert bidding.asked(ANN).facts == {"tile": "bridge", "coins": 3, "owner": BEN}
    assert bidding.bid_of(BEN) == ("bridge", 4)


def test_5b_who_was_outbid_makes_no_new_bid_and_does_not_pass(bidding: TableBuilder) -> None:
    """Ruling B5: the bid is neither raised nor lowered."""
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3)).act(BEN, Bid("bridge", 4))
    bidding.refused(ANN, Bid("market", 5), "displaced-first")
    bidding.refused(ANN, Pass(), "displaced-first")


def test_b5_bid_moves_unchanged(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 5))
    bidding.act(ANN, Move("market"))
    assert bidding.told(BidMoved) == BidMoved(seat=ANN, tile="market", coins=4, conquest=False)
    assert bidding.bid_of(ANN) == ("market", 4)
    assert bidding.coins(ANN) == 6


def test_b6_then_the_next_seat_that_has_not_bid(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 5))
    bidding.act(ANN, Move("market"))
    assert bidding.to_decide() == {CID: "place-bid"}


def test_b2_not_to_a_tile_whose_least_bid_is_higher(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3)).act(BEN, Bid("bridge", 4))
    bidding.refused(ANN, Move("street"), "bid-too-low", tile="street", coins=3, minimum=4)
    assert bidding.may(ANN, Move("market"))
    assert bidding.may(ANN, Move("land_a01"))


def test_5b_not_to_a_tile_of_no_row(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3)).act(BEN, Bid("bridge", 4))
    bidding.refused(ANN, Move("stoa"), "no-such-tile", tile="stoa")


def test_5b_not_back_to_the_same_tile(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3)).act(BEN, Bid("bridge", 4))
    again = Move("bridge")
    bidding.refused(ANN, again, "bid-not-higher", tile="bridge", coins=3, bid=4, owner=BEN)


def test_x13_outbid_into_the_conquest_row_and_safe_there(bidding: TableBuilder) -> None:
    """Ann's four are good for the street in the conquest row."""
    bidding.play(Bidding()).act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 5))
    bidding.act(ANN, Move("street"))
    assert bidding.told(BidMoved) == BidMoved(seat=ANN, tile="street", coins=4, conquest=True)
    bidding.refused(CID, Bid("street", 10), "conquest-closed", tile="street", owner=ANN)


def test_b4_a_moved_bid_pushes_out_a_lower_one(bidding: TableBuilder) -> None:
    """Cid outbids Ann, Ann pushes Ben from the bridge, Ben withdraws; the bidding is over."""
    bidding.play(Bidding()).act(ANN, Bid("market", 3)).act(BEN, Bid("bridge", 2))
    bidding.act(CID, Bid("market", 4)).act(ANN, Move("bridge"))
    pushed_out = BidDisplaced(seat=BEN, owner=ANN, tile="bridge", coins=2)
    assert bidding.all_told(BidDisplaced)[1:] == [pushed_out]
    assert bidding.bid_of(BEN) is None
    assert bidding.bid_of(ANN) == ("bridge", 3)


def test_b4_the_chain_goes_on(four: TableBuilder) -> None:
    """Dan outbids Ann, Ann Ben, Ben Cid; each is asked in turn, and each may still move."""
    four.rows(["market", "land_a07", "bridge", "street"], ["port"])
    four.play(Bidding()).act(ANN, Bid("market", 4)).act(BEN, Bid("land_a07", 3)).act(CID, Bid("bridge", 2))
    four.act(DAN, Bid("market", 5)).act(ANN, Move("land_a07"))
    assert four.to_decide() == {BEN: "move-bid"}
    assert four.asked(BEN).facts == {"tile": "land_a07", "coins": 3, "owner": ANN}
    four.act(BEN, Move("bridge"))
    assert four.to_decide() == {CID: "move-bid"}
    four.act(CID, Move("street"))
    assert four.to_decide() == {}
    assert [four.bid_of(seat) for seat in range(4)] == [
        ("land_a07", 4),
        ("bridge", 3),
        ("street", 2),
        ("market", 5),
    ]


def test_b4_a_moved_bid_must_beat_the_one_there(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("market", 3)).act(BEN, Bid("bridge", 3)).act(CID, Bid("market", 4))
    equal = Move("bridge")
    bidding.refused(ANN, equal, "bid-not-higher", tile="bridge", coins=3, bid=3, owner=BEN)


def test_b4_an_occupied_conquest_tile_is_closed_to_moving_too(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("market", 6)).act(BEN, Bid("street", 4)).act(CID, Bid("market", 7))
    bidding.refused(ANN, Move("street"), "conquest-closed", tile="street", owner=BEN)


def test_b6_a_seat_that_was_outbid_can_be_outbid_again(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("market", 3)).act(BEN, Bid("market", 4)).act(ANN, Move("bridge"))
    bidding.act(CID, Bid("bridge", 5))
    assert bidding.to_decide() == {ANN: "move-bid"}
    bidding.act(ANN, Move("land_a01"))
    assert bidding.to_decide() == {}


# Withdrawing and passing


def test_b7_withdrawing_gives_the_bid_back_and_a_coin(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 5)).act(ANN, Withdraw())
    assert bidding.told(BidWithdrawn) == BidWithdrawn(seat=ANN, coins=4, compensation=1)
    assert bidding.coins(ANN) == 11
    assert bidding.bid_of(ANN) is None
    assert bidding.seen(ANN).passed
    assert bidding.to_decide() == {CID: "place-bid"}


def test_5b_passing_without_a_bid_gives_three_coins(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Pass())
    assert bidding.told(BidPassed) == BidPassed(seat=ANN, compensation=3)
    assert bidding.coins(ANN) == 13
    assert bidding.seen(ANN).passed
    assert bidding.to_decide() == {BEN: "place-bid"}


def test_5b_who_can_only_withdraw_does_so_unasked() -> None:
    """With one coin Ann reaches no other tile."""
    table = TableBuilder(2).rows(["bridge", "land_a01"], ["street", "port", "market"])
    table.play(Bidding()).act(ANN, Bid("bridge", 1)).act(BEN, Bid("bridge", 2))
    assert table.told(BidDisplaced).seat == ANN
    assert table.told(BidWithdrawn) == BidWithdrawn(seat=ANN, coins=1, compensation=1, forced=True)
    assert table.coins(ANN) == 11
    assert table.to_decide() == {}


@pytest.mark.parametrize("luxury", [0, 1])
def test_b14_without_coins_one_must_pass(bidding: TableBuilder, luxury: int) -> None:
    bidding.has(ANN, coins=0, luxury=luxury).play(Bidding())
    assert bidding.told(BidPassed) == BidPassed(seat=ANN, compensation=3, forced=True)
    assert bidding.coins(ANN) == 3
    assert bidding.luxury(ANN) == luxury
    assert bidding.to_decide() == {BEN: "place-bid"}


def test_5b_who_reaches_no_tile_passes_unasked(table: TableBuilder) -> None:
    """Two coins, and the cheapest tile asks for three."""
    table.has(ANN, coins=2).rows(["land_a01", "market", "land_a02"], ["street", "bridge"]).play(Bidding())
    assert table.told(BidPassed) == BidPassed(seat=ANN, compensation=3, forced=True)
    assert table.to_decide() == {BEN: "place-bid"}


def test_5b_who_can_beat_nobody_passes_unasked() -> None:
    """Ann lies on all that Ben could afford."""
    table = TableBuilder(2).has(BEN, coins=2).rows(["bridge", "market"], ["street", "port", "land_a01"])
    table.play(Bidding()).act(ANN, Bid("bridge", 2))
    assert table.told(BidPassed) == BidPassed(seat=BEN, compensation=3, forced=True)


def test_5b_all_may_pass(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Pass()).act(BEN, Pass()).act(CID, Pass())
    assert set(bidding.told(TilesUnclaimed).tiles) == {"land_a01", "bridge", "market", "street", "port"}


# The conquest row


def test_x2_conquest_row_asks_for_three_more_and_is_safe(table: TableBuilder) -> None:
    """Least bid three: five are refused, six are good, and not even twenty push them out."""
    table.rows(["bridge", "street", "port"], ["market", "land_a07"]).has(BEN, coins=20).play(Bidding())
    table.refused(ANN, Bid("market", 5), "bid-too-low", tile="market", coins=5, minimum=6)
    table.act(ANN, Bid("market", 6))
    assert table.told(BidPlaced) == BidPlaced(seat=ANN, tile="market", coins=6, luxury=0, conquest=True)
    table.refused(BEN, Bid("market", 20), "conquest-closed", tile="market", owner=ANN)


def test_b9_closed_to_the_owner_of_a_market_too(bidding: TableBuilder) -> None:
    bidding.rows(["land_a01", "bridge", "land_a07"], ["street", "port"]).built(BEN, "market")
    bidding.play(Bidding()).act(ANN, Bid("street", 4))
    bidding.refused(BEN, Bid("street", 4), "conquest-closed", tile="street", owner=ANN)


def test_5b_the_view_shows_the_surcharge(bidding: TableBuilder) -> None:
    bidding.play(Bidding())
    assert [(tile.id, tile.minimum) for tile in bidding.view(ANN).conquest] == [("street", 4), ("port", 5)]
    assert [tile.minimum for tile in bidding.view(ANN).regular] == [3, 1, 3]


def test_5b_unclaimed_tiles_leave_the_game(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 1)).act(BEN, Bid("street", 4)).act(CID, Pass())
    assert set(bidding.told(TilesUnclaimed).tiles) == {"land_a01", "market", "port"}
    assert {"land_a01", "market", "port"} <= set(bidding.state.gone)
    assert not {"bridge", "street"} & set(bidding.state.gone)


# Market and Agora


def half(table: TableBuilder, seat: int, *tiles: str) -> TableBuilder:
    table.rows(["land_a01", "bridge", "land_a07"], ["street", "port"])
    return table.built(seat, *(tiles or ("market",)))


def test_x14_equal_bid_is_refused_without_a_market(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 3))
    bidding.refused(BEN, Bid("bridge", 3), "bid-not-higher", tile="bridge", coins=3, bid=3, owner=ANN)


@pytest.mark.parametrize("tile", ["market", "agora"])
def test_x14_equal_bid_of_a_market_owner_pushes_out(table: TableBuilder, tile: str) -> None:
    """Three and a half beat three; three coins are paid."""
    half(table, BEN, tile).play(Bidding()).act(ANN, Bid("bridge", 3)).act(BEN, Bid("bridge", 3))
    assert table.to_decide() == {ANN: "move-bid"}
    assert table.told(BidDisplaced) == BidDisplaced(seat=ANN, owner=BEN, tile="bridge", coins=3, half=tile)
    assert table.bid_of(BEN) == ("bridge", 3)
    assert table.coins(BEN) == 7
    assert table.seen(BEN).half


def test_b12_half_defends_too(table: TableBuilder) -> None:
    half(table, ANN).play(Bidding()).act(ANN, Bid("bridge", 3))
    table.refused(BEN, Bid("bridge", 3), "bid-not-higher", tile="bridge", coins=3, bid=3, owner=ANN)
    assert table.may(BEN, Bid("bridge", 4))


def test_b11_market_and_agora_together_are_half_a_coin(table: TableBuilder) -> None:
    """Were they a whole coin, four would not beat three."""
    half(table, ANN, "market", "agora").play(Bidding()).act(ANN, Bid("bridge", 3))
    assert table.may(BEN, Bid("bridge", 4))


def test_b11_both_together_do_not_beat_one_more(table: TableBuilder) -> None:
    half(table, BEN, "market", "agora").play(Bidding()).act(ANN, Bid("bridge", 4))
    table.refused(BEN, Bid("bridge", 3), "bid-not-higher", tile="bridge", coins=3, bid=4, owner=ANN)


def test_b11_market_and_agora_of_two_owners_do_not_beat_each_other(table: TableBuilder) -> None:
    half(table, ANN).built(BEN, "agora").play(Bidding()).act(ANN, Bid("bridge", 3))
    table.refused(BEN, Bid("bridge", 3), "bid-not-higher", tile="bridge", coins=3, bid=3, owner=ANN)


def test_b12_half_does_not_reach_a_least_bid(table: TableBuilder) -> None:
    half(table, ANN).play(Bidding())
    table.refused(ANN, Bid("land_a01", 2), "bid-too-low", tile="land_a01", coins=2, minimum=3)
    table.refused(ANN, Bid("street", 3), "bid-too-low", tile="street", coins=3, minimum=4)


def test_b12_half_counts_for_a_moved_bid(table: TableBuilder) -> None:
    """Ben, pushed out with three, pushes Ann out with her three."""
    half(table, BEN).play(Bidding()).act(ANN, Bid("land_a07", 3)).act(BEN, Bid("bridge", 3))
    table.act(CID, Bid("bridge", 4)).act(BEN, Move("land_a07"))
    assert table.to_decide() == {ANN: "move-bid"}


def test_p5_market_with_a_coin_on_it_counts(table: TableBuilder) -> None:
    table.rows(["land_a01", "bridge", "land_a07"], ["street", "port"]).built(BEN, "market", coin=True)
    table.play(Bidding()).act(ANN, Bid("bridge", 3))
    assert table.may(BEN, Bid("bridge", 3))


def test_b13_market_just_won_helps_from_the_next_round(bidding: TableBuilder) -> None:
    """Ann lies on the market with three; it does not help her to defend it."""
    bidding.play(Bidding()).act(ANN, Bid("market", 3))
    assert not bidding.seen(ANN).half
    assert bidding.may(BEN, Bid("market", 4))


# What is offered is what is legal


def test_5b_bids_offered_are_the_legal_ones(table: TableBuilder) -> None:
    """Every other bid is refused by a rule, not for want of being offered."""
    half(table, BEN).has(BEN, coins=5, luxury=3).play(Bidding()).act(ANN, Bid("bridge", 3))
    offered = table.asked(BEN)
    for tile in ("land_a01", "bridge", "land_a07", "street", "port"):
        for coins in range(9):
            refusal = table.table.why_not(BEN, Bid(tile, coins))
            assert refusal is None or refusal.key != "not-an-answer"
            assert offered.allows(Bid(tile, coins)) == (refusal is None)
    assert offered.narrow(Bid, tile="bridge") == {"coins": [3, 4, 5, 6]}
    assert offered.narrow(Bid, tile="street") == {"coins": [4, 5, 6]}
    assert set(offered.narrow(Bid)["tile"]) == {"land_a01", "bridge", "land_a07", "street", "port"}


def test_5b_moves_offered_are_the_legal_ones(bidding: TableBuilder) -> None:
    bidding.play(Bidding()).act(ANN, Bid("bridge", 4)).act(BEN, Bid("bridge", 5))
    assert set(bidding.asked(ANN).narrow(Move)["tile"]) == {"land_a01", "market", "street"}
    assert bidding.asked(ANN).allows(Withdraw())
