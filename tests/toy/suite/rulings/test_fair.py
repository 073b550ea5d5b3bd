"""The fair: sales in turn, baskets, and the ware that is wanted; and how long a market is."""

from __future__ import annotations

import pytest

from tests.toy.game.actions import Cry, Fill, Pack, Part, Sell
from tests.toy.game.events import BasketFilled, DieCast, FairWon, MeasuresSold, WareSold, WareWanted
from tests.toy.game.game import GAME
from tests.toy.game.variants import rounds_of
from tests.toy.suite.builder import Market

ANN, BEN = range(2)
FIGS, WOOL = 0, 2


def at_baskets(*ware: int) -> Market:
    """A fair that Ann's stall has won; the ware that will be wanted."""
    return Market(scenario="fair", ware=ware).act(ANN, Sell(5)).act(BEN, Pack()).act(ANN, Sell(5))


def test_5_stalls_sell_in_turn_up_to_five_measures() -> None:
    market = Market(scenario="fair").act(ANN, Sell(2), Sell(2))
    market.refused(ANN, Sell(2), "too-few-left", measures=1)
    assert market.table.waiting_for() == [ANN]
    market.act(ANN, Sell(1))
    assert market.all_told(MeasuresSold)[-1] == MeasuresSold(stall="oil", measures=1)
    assert (market.table.waiting_for(), market.state.sold) == ([BEN], {"oil": 5})
    assert market.act(BEN, Pack()).table.waiting_for() == [ANN]


@pytest.mark.parametrize(("face", "sold"), [(2, 4), (6, 5)])
def test_5_die_says_how_many_measures_are_sold(face: int, sold: int) -> None:
    market = Market(scenario="fair", die=[face - 1]).act(ANN, Sell(2), Cry())
    assert market.told(DieCast) == DieCast(stall="oil", face=face)
    assert market.state.sold == {"oil": sold}


def test_5_first_to_sell_ten_measures_earns_a_good() -> None:
    market = at_baskets()
    assert market.told(FairWon) == FairWon(stall="oil")
    assert (market.state.goods, market.table.waiting_for()) == ({"oil": 1, "wine": 0}, [ANN, BEN])


def test_5_basket_holds_five_measures_of_one_or_two_wares() -> None:
    """Ruling 3: of a single ware three, unasked."""
    market = at_baskets().act(ANN, Fill(("wool", "figs")))
    market.refused(BEN, Fill(("figs", "salt", "wool")), "not-an-answer")
    market.act(BEN, Fill(("salt",)))
    assert market.told(BasketFilled) == BasketFilled(stall="wine", ware="salt", measures=3, unasked=True)
    market.refused(ANN, Part({"figs": 4, "wool": 1}), "not-an-answer")
    market.act(ANN, Part({"figs": 3, "wool": 2}))
    assert market.state.baskets == {"oil": {"figs": 3, "wool": 2}, "wine": {"salt": 3}}


@pytest.mark.parametrize(("ware", "coins"), [(FIGS, {"oil": 5, "wine": 3}), (WOOL, {"oil": 5, "wine": 5})])
def test_5_wanted_ware_earns_coins_up_to_five(ware: int, coins: dict[str, int]) -> None:
    market = at_baskets(ware)
    assert market.state.coins == {"oil": 3, "wine": 3}
    market.act(ANN, Fill(("figs", "wool")), Part({"figs": 3, "wool": 2})).act(BEN, Fill(("wool",)))
    wanted = WareWanted(ware="figs" if ware == FIGS else "wool")
    assert wanted in market.table.events
    assert WareSold(stall="oil", coins=2) in market.table.events
    assert (market.state.coins, market.view().phase) == (coins, "bids")


def test_2_market_is_long_or_short() -> None:
    assert [rounds_of({"variants": each}) for each in ("", "long", "short")] == [3, 5, 1]
    refused = [
        GAME.why_not("standard", seats, variants)
        for seats, variants in ((3, ("long", "short")), (2, ("long",)))
    ]
    assert [refusal.key for refusal in refused if refusal] == ["long-and-short", "long-needs-three"]
    assert GAME.why_not("standard", 3, ("long",)) is None
