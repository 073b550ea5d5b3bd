"""The market: bids, standing bids, cards, and how it ends."""

from __future__ import annotations

import pytest

from games.core.decision import NOBODY
from tests.toy.game.actions import Bid, Done, Show, Stand
from tests.toy.game.events import BidNoted, CardDrawn, CoinEarned, GoodSold, NothingSold
from tests.toy.game.outcome import outcome
from tests.toy.suite.builder import Market

ANN, BEN = range(2)


def test_1_every_stall_has_five_coins_and_a_secret_card() -> None:
    market = Market(card=[4, 0])
    assert market.state.coins == {"oil": 5, "wine": 5}
    assert market.state.cards == {"oil": "crab", "wine": "owl"}
    assert CardDrawn(stall="oil", card="crab", audience=(ANN,)) in market.table.events
    assert (market.view(BEN).cards, market.view().cards) == ({"wine": "owl"}, {})


def test_2_highest_bid_buys_the_good_and_pays() -> None:
    market = Market().act(ANN, Bid("oil", 3)).act(BEN, Bid("wine", 2))
    assert market.told(GoodSold) == GoodSold(stall="oil", coins=3)
    assert (market.state.coins, market.state.goods) == ({"oil": 2, "wine": 5}, {"oil": 1, "wine": 0})


def test_2_equal_highest_bids_buy_nothing() -> None:
    market = Market().act(ANN, Bid("oil", 2)).act(BEN, Bid("wine", 2))
    assert market.told(NothingSold) == NothingSold()
    assert market.state.coins == {"oil": 5, "wine": 5}


def test_2_nobody_sees_who_has_bid_until_all_have() -> None:
    """A bid can be changed until then, and is told to its own seat alone."""
    market = Market().act(ANN, Bid("oil", 4), Bid("oil", 1))
    assert market.view(BEN).waiting_for == (ANN, BEN)
    assert (market.view(ANN).pending, market.view(BEN).pending) == ((Bid("oil", 1),), ())
    assert BidNoted(stall="oil", coins=4, audience=(ANN,)) in market.table.events
    market.act(BEN, Bid("wine", 2))
    assert market.state.goods == {"oil": 0, "wine": 1}


def test_2_stall_bids_no_more_than_it_has() -> None:
    Market().refused(ANN, Bid("oil", 6), "too-poor", stall="oil", coins=5)


def test_2_nobody_speaks_for_the_stall_of_another() -> None:
    market = Market()
    market.refused(ANN, Bid("wine", 1), "not-your-stall", stall="wine")
    market.refused(ANN, Stand("wine", 1), "not-your-stall", stall="wine")


def test_2_standing_bid_answers_the_next_rounds() -> None:
    market = Market().act(ANN, Stand("oil", 2), Bid("oil", 0)).act(BEN, Bid("wine", 1))
    market.act(ANN, Done("oil")).act(BEN, Done("wine"))
    assert market.view(ANN).pending == (Bid("oil", 2),)
    assert (market.view(ANN).standing, market.view(BEN).standing) == ({"oil": 2}, {})


def test_2_standing_bid_waits_for_coins() -> None:
    """Ruling 1."""
    market = Market().act(ANN, Stand("oil", 2), Bid("oil", 4)).act(BEN, Bid("wine", 1))
    market.act(ANN, Done("oil")).act(BEN, Done("wine"))
    assert market.view(ANN).pending == ()


def test_3_stall_shows_its_card_once() -> None:
    market = Market().act(ANN, Bid("oil", 1)).act(BEN, Bid("wine", 0))
    market.act(ANN, Show("oil"))
    market.refused(ANN, Show("oil"), "not-an-answer")
    assert market.view().stalls[0].card == market.state.cards["oil"]
    market.act(ANN, Done("oil")).act(BEN, Done("wine"))
    market.act(ANN, Bid("oil", 1)).act(BEN, Bid("wine", 0))
    assert market.table.decisions(ANN) == []


def test_3_shown_card_earns_a_coin_up_to_five() -> None:
    """Each branch waits for its own turn: the coin comes while the other stall is still asked."""
    market = Market().act(ANN, Bid("oil", 1)).act(BEN, Bid("wine", 0))
    market.act(ANN, Show("oil"))
    assert market.state.coins == {"oil": 4, "wine": 5}
    market.act(ANN, Done("oil"))
    assert market.told(CoinEarned) == CoinEarned(stall="oil")
    assert market.table.waiting_for() == [BEN]
    market.act(BEN, Show("wine"), Done("wine"))
    assert market.state.coins == {"oil": 5, "wine": 5}


def test_3_turn_without_a_card_earns_nothing() -> None:
    market = Market().act(ANN, Bid("oil", 1)).act(BEN, Bid("wine", 0))
    market.act(ANN, Done("oil")).act(BEN, Done("wine"))
    assert market.state.coins == {"oil": 4, "wine": 5}


def test_3_two_stalls_of_a_seat_have_a_question_each() -> None:
    market = Market(scenario="double")
    assert [decision.party for decision in market.table.decisions(ANN)] == ["oil", "fish"]
    market.act(ANN, Bid("fish", 1), Bid("oil", 0)).act(BEN, Bid("wine", 0), Bid("honey", 0))
    market.act(ANN, Done("fish"))
    assert [decision.party for decision in market.table.decisions(ANN)] == ["oil"]


def test_4_coins_break_a_tie() -> None:
    market = Market()
    market.state.goods.update(oil=1, wine=1)
    market.state.coins.update(oil=2, wine=3)
    found = outcome(market.state)
    assert (found.winners, found.tie_break) == ((BEN,), "coins")


def test_4_keryx_plays_by_draws_and_nobody_waits_for_it() -> None:
    market = Market(1, "alone", keryx=[3, 2])
    assert market.table.waiting_for() == [ANN]
    assert [draw.result for draw in market.chance.draws if draw.label == "keryx"] == [3, 2]
    assert all(asked.decision.seat != NOBODY for asked in market.table.asked())


@pytest.mark.parametrize(("goods", "lost"), [(1, False), (2, True)])
def test_4_alone_one_loses_against_more_points(goods: int, lost: bool) -> None:
    """Ruling 2."""
    market = Market(1, "alone")
    market.state.shown[:] = ["oil"]
    market.state.goods.update(wine=goods)
    market.state.goods.update(oil=0, fish=0, honey=0)
    found = outcome(market.state)
    assert (found.lost, found.winners) == (lost, () if lost else (ANN,))
