"""The market: bids, standing bids, cards, and how it ends."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from games.core.agenda import Table
from games.core.chance import Scripted
from games.core.decision import NOBODY, Action, Seat
from games.core.errors import IllegalAction
from tests.toy.game.actions import Bid, Done, Show, Stand
from tests.toy.game.events import BidNoted, CardDrawn, GoodSold, NothingSold
from tests.toy.game.outcome import outcome
from tests.toy.game.state import State, new_state
from tests.toy.game.view import view

ANN, BEN = range(2)


class Market:
    """A table of Toy that is played with verbs."""

    def __init__(
        self, seats: int = 2, scenario: str = "standard", draws: Mapping[str, Sequence[int]] | None = None
    ) -> None:
        self.chance = Scripted(draws)
        self.table: Table[State] = Table(new_state(seats, scenario, {}), self.chance)
        self.table.settle()
        self.state = self.table.state

    def act(self, seat: Seat, *actions: Action) -> Market:
        """Carry out legal actions of a seat."""
        for action in actions:
            self.table.act(seat, action)
        return self

    def refused(self, seat: Seat, action: Action) -> str:
        """See an action refused, and give the reason."""
        with pytest.raises(IllegalAction) as caught:
            self.table.act(seat, action)
        return caught.value.refusal.key


def test_1_every_stall_has_five_coins_and_a_secret_card() -> None:
    market = Market(draws={"card": [4, 0]})
    assert market.state.coins == {"oil": 5, "wine": 5}
    assert market.state.cards == {"oil": "crab", "wine": "owl"}
    assert CardDrawn(stall="oil", card="crab", audience=(ANN,)) in market.table.events
    assert (view(market.state, BEN).cards, view(market.state, None).cards) == ({"wine": "owl"}, {})


def test_2_highest_bid_buys_the_good_and_pays() -> None:
    market = Market().act(ANN, Bid("oil", 3)).act(BEN, Bid("wine", 2))
    assert GoodSold(stall="oil", coins=3) in market.table.events
    assert (market.state.coins, market.state.goods) == ({"oil": 2, "wine": 5}, {"oil": 1, "wine": 0})


def test_2_equal_highest_bids_buy_nothing() -> None:
    market = Market().act(ANN, Bid("oil", 2)).act(BEN, Bid("wine", 2))
    assert NothingSold() in market.table.events
    assert market.state.coins == {"oil": 5, "wine": 5}


def test_2_nobody_sees_who_has_bid_until_all_have() -> None:
    """A bid can be changed until then, and is told to its own seat alone."""
    market = Market().act(ANN, Bid("oil", 4), Bid("oil", 1))
    assert view(market.state, BEN).waiting_for == (ANN, BEN)
    assert (view(market.state, ANN).pending, view(market.state, BEN).pending) == ((Bid("oil", 1),), ())
    assert BidNoted(stall="oil", coins=4, audience=(ANN,)) in market.table.events
    market.act(BEN, Bid("wine", 2))
    assert market.state.goods == {"oil": 0, "wine": 1}


def test_2_stall_bids_no_more_than_it_has() -> None:
    assert Market().refused(ANN, Bid("oil", 6)) == "too-poor"


def test_2_nobody_speaks_for_the_stall_of_another() -> None:
    market = Market()
    assert market.refused(ANN, Bid("wine", 1)) == "not-your-stall"
    assert market.refused(ANN, Stand("wine", 1)) == "not-your-stall"


def test_2_standing_bid_answers_the_next_rounds() -> None:
    market = Market().act(ANN, Stand("oil", 2), Bid("oil", 0)).act(BEN, Bid("wine", 1))
    market.act(ANN, Done("oil")).act(BEN, Done("wine"))
    assert view(market.state, ANN).pending == (Bid("oil", 2),)
    assert (view(market.state, ANN).standing, view(market.state, BEN).standing) == ({"oil": 2}, {})


def test_2_standing_bid_waits_for_coins() -> None:
    """Ruling 1."""
    market = Market().act(ANN, Stand("oil", 2), Bid("oil", 4)).act(BEN, Bid("wine", 1))
    market.act(ANN, Done("oil")).act(BEN, Done("wine"))
    assert view(market.state, ANN).pending == ()


def test_3_stall_shows_its_card_once() -> None:
    market = Market().act(ANN, Bid("oil", 1)).act(BEN, Bid("wine", 0))
    market.act(ANN, Show("oil"))
    assert market.refused(ANN, Show("oil")) == "not-an-answer"
    assert view(market.state, None).stalls[0].card == market.state.cards["oil"]
    market.act(ANN, Done("oil")).act(BEN, Done("wine"))
    market.act(ANN, Bid("oil", 1)).act(BEN, Bid("wine", 0))
    assert market.table.decisions(ANN) == []


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
    market = Market(1, "alone", {"keryx": [3, 2]})
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
