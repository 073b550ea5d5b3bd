"""Section 5d: taking tiles; buildings are paid for or get a coin, lands are placed or lost."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Bid, Build, ChooseIncome, LetGo, Pass
from games.peloponnes.board import Stock
from games.peloponnes.events import (
    BuildingDenied,
    BuildingLetGo,
    BuildingLost,
    BuildingPaid,
    BuildingPledged,
    IncomeTaken,
    LandLost,
    LandPlaced,
    TileGained,
)
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.order import SetOrder
from games.peloponnes.steps.taking import TakeTiles
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

PAY, COIN = Build("pay"), Build("coin")


# Buildings


def test_x19_build_now() -> None:
    """Sparta wins the bridge for one coin and pays two wood."""
    tiles = ("bridge", "land_a01", "market", "street", "land_a05")
    table = TableBuilder.before_set_up(2, "sparta", "argos", tiles=tiles)
    table.state.agenda[:] = []
    table.play(Bidding(), SetOrder(), TakeTiles()).act(ANN, Bid("bridge", 1)).act(BEN, Pass())
    table.act(ANN, PAY)
    assert table.stock(ANN) == Stock(coins=9, wood=3, stone=0, food=1, luxury=0, inhabitants=5)
    assert table.buildings(ANN) == ["bridge"]
    assert table.with_a_coin(ANN) == []


def test_x20_building_lost_where_neither_is_possible() -> None:
    """Argos bids all it has on the bridge, without wood: the tile is lost, the income comes."""
    tiles = ("bridge", "land_a01", "market", "street", "land_a05")
    table = TableBuilder.before_set_up(2, "argos", "messene", tiles=tiles)
    table.state.agenda[:] = []
    table.play(Bidding(), SetOrder(), TakeTiles()).act(BEN, Pass()).act(ANN, Bid("bridge", 5))
    assert table.told(BuildingLost) == BuildingLost(seat=ANN, tile="bridge")
    assert table.stock(ANN) == Stock(wood=1, stone=1, coins=1, inhabitants=2)
    assert table.buildings(ANN) == []
    assert "bridge" in table.state.gone
    assert not table.all_told(TileGained)


def test_5d_bid_coins_go_to_the_bank(table: TableBuilder) -> None:
    table.civilisation(ANN, "argos").has(ANN, coins=2, inhabitants=0).won(ANN, "land_a01", 8).take()
    assert table.coins(ANN) == 3
    assert table.bid_of(ANN) is None


def test_5d_pay_or_put_a_coin(table: TableBuilder) -> None:
    """The question tells what paying and what a coin would take."""
    table.has(ANN, wood=2, stone=3).won(ANN, "well").take()
    assert table.to_decide() == {ANN: "take-building"}
    assert table.asked(ANN).facts == {"tile": "well", "wood": 1, "stone": 2, "luxury": 0, "coin_luxury": 0}
    assert table.asked(ANN).count() == 2


def test_5d_paying_takes_wood_and_stone(table: TableBuilder) -> None:
    table.has(ANN, wood=3, stone=4).won(ANN, "aqueduct").take().act(ANN, PAY)
    assert table.told(BuildingPaid) == BuildingPaid(seat=ANN, tile="aqueduct", wood=1, stone=3, luxury=0)
    has = table.stock(ANN)
    assert (has.wood, has.stone) == (2, 1)


def test_p1_able_to_pay_but_unwilling(table: TableBuilder) -> None:
    table.has(ANN, wood=2, inhabitants=0).won(ANN, "bridge").take().act(ANN, COIN)
    assert table.told(BuildingPledged) == BuildingPledged(seat=ANN, tile="bridge", luxury=0)
    assert table.with_a_coin(ANN) == ["bridge"]
    has = table.stock(ANN)
    assert (has.wood, has.coins) == (2, 10 - 1 + 1)


def test_p2_may_not_refuse_both(table: TableBuilder) -> None:
    table.has(ANN, wood=2).won(ANN, "bridge").take()
    table.refused(ANN, LetGo(), "must-take", tile="bridge")


def test_p2_must_take_even_if_luxury_could_pay_and_a_coin_is_there(table: TableBuilder) -> None:
    """A coin is Ann's own means."""
    table.has(ANN, luxury=4).won(ANN, "bridge").take()
    assert table.to_decide() == {ANN: "take-building"}
    table.refused(ANN, LetGo(), "must-take", tile="bridge")


def test_p2_must_take_if_the_stock_pays_and_only_luxury_makes_a_coin(table: TableBuilder) -> None:
    table.has(ANN, wood=2, coins=0, luxury=2).won(ANN, "bridge").take()
    assert table.to_decide() == {ANN: "take-building"}
    table.refused(ANN, LetGo(), "must-take", tile="bridge")
    assert table.may(ANN, PAY)
    assert table.may(ANN, COIN)


def test_p2_only_luxury_could_keep_it_so_it_may_go(table: TableBuilder) -> None:
    table.has(ANN, coins=0, luxury=2, inhabitants=0).won(ANN, "bridge").take()
    assert table.to_decide() == {ANN: "take-building"}
    table.act(ANN, LetGo())
    assert table.told(BuildingLetGo) == BuildingLetGo(seat=ANN, tile="bridge")
    assert table.luxury(ANN) == 2
    assert table.inhabitants(ANN) == 0
    assert table.buildings(ANN) == []
    assert "bridge" in table.state.gone


def test_l1_luxury_pays_what_is_missing_after_the_stock(table: TableBuilder) -> None:
    """The aqueduct costs a wood and three stone; two stone are there."""
    table.has(ANN, stone=2, luxury=5).won(ANN, "aqueduct").take()
    facts = table.asked(ANN).facts
    assert (facts["wood"], facts["stone"], facts["luxury"]) == (0, 2, 4)
    table.act(ANN, PAY)
    paid = table.told(BuildingPaid)
    assert (paid.wood, paid.stone, paid.luxury) == (0, 2, 4)
    assert (table.state.holdings[ANN].stone, table.luxury(ANN)) == (0, 1)


def test_l2_luxury_as_the_coin_where_there_is_none(table: TableBuilder) -> None:
    table.has(ANN, coins=0, luxury=3, inhabitants=0).won(ANN, "bridge").take()
    assert table.asked(ANN).facts["coin_luxury"] == 2
    table.act(ANN, COIN)
    assert table.told(BuildingPledged) == BuildingPledged(seat=ANN, tile="bridge", luxury=2)
    assert table.with_a_coin(ANN) == ["bridge"]
    assert table.luxury(ANN) == 1


def test_l2_no_luxury_as_the_coin_while_there_are_coins(table: TableBuilder) -> None:
    table.has(ANN, coins=1, luxury=2, wood=2, inhabitants=0).won(ANN, "bridge").take().act(ANN, COIN)
    assert table.luxury(ANN) == 2
    assert table.coins(ANN) == 0 + 1


def test_5d_paying_where_it_cannot_be_is_refused(table: TableBuilder) -> None:
    """Two luxury would be missing for the bridge; a coin could still be made of them."""
    table.has(ANN, coins=0, luxury=2).won(ANN, "bridge").take()
    assert table.may(ANN, COIN)
    table.refused(ANN, PAY, "cannot-pay", tile="bridge", wood=2, stone=0, luxury=4)
    facts = table.asked(ANN).facts
    assert (facts["wood"], facts["stone"], facts["luxury"]) == (None, None, None)


def test_l2_luxury_pays_or_makes_the_coin(table: TableBuilder) -> None:
    """One wood of two is there and no coin: luxury may do either, or neither."""
    table.has(ANN, coins=0, wood=1, luxury=2).won(ANN, "bridge").take()
    assert all(table.may(ANN, answer) for answer in (PAY, COIN, LetGo()))
    table.act(ANN, PAY)
    assert table.told(BuildingPaid) == BuildingPaid(seat=ANN, tile="bridge", wood=1, stone=0, luxury=2)


def test_5d_one_way_only_is_taken_unasked_by_paying(table: TableBuilder) -> None:
    table.has(ANN, coins=0, wood=2).won(ANN, "bridge").take()
    assert table.to_decide() == {}
    assert table.told(BuildingPaid) == BuildingPaid(seat=ANN, tile="bridge", wood=2, stone=0, luxury=0)


def test_5d_one_way_only_is_taken_unasked_by_a_coin(table: TableBuilder) -> None:
    table.has(ANN, wood=1).won(ANN, "bridge").take()
    assert table.to_decide() == {}
    assert table.told(BuildingPledged) == BuildingPledged(seat=ANN, tile="bridge", luxury=0)


@pytest.mark.parametrize("luxury", [0, 1])
def test_5d_nothing_possible_is_lost_unasked(table: TableBuilder, luxury: int) -> None:
    table.has(ANN, wood=1, coins=0, luxury=luxury).won(ANN, "bridge").take()
    assert table.to_decide() == {}
    assert table.told(BuildingLost) == BuildingLost(seat=ANN, tile="bridge")
    assert table.luxury(ANN) == luxury


def test_5d_a_building_taken_unasked_is_not_asked_for(table: TableBuilder) -> None:
    """Ann can only pay; she is asked for the income of her port alone."""
    table.built(ANN, "port").has(ANN, coins=0, luxury=1, wood=2).won(ANN, "bridge").take()
    assert table.to_decide() == {ANN: "choose-income"}
    table.refused(ANN, LetGo(), "must-take", tile="bridge")
    table.refused(ANN, COIN, "no-coin")
    table.act(ANN, ChooseIncome("port", "wood"))
    assert table.told(BuildingPaid).tile == "bridge"


def test_5d_a_building_lost_anyway_is_not_asked_for(table: TableBuilder) -> None:
    table.built(ANN, "port").has(ANN, coins=0, luxury=1, wood=1).won(ANN, "bridge").take()
    assert table.to_decide() == {ANN: "choose-income"}
    table.refused(ANN, COIN, "not-taking-building")
    table.act(ANN, ChooseIncome("port", "wood"))
    assert table.told(BuildingLost).tile == "bridge"


def test_5d_who_passed_takes_no_building(table: TableBuilder) -> None:
    table.built(ANN, "port").take().refused(ANN, PAY, "not-taking-building")


def test_p3_one_time_gains_do_not_pay_for_their_own_tile(table: TableBuilder) -> None:
    """Barracks bring four coins, but Ann has none to put on them."""
    table.has(ANN, coins=0).won(ANN, "barracks").take()
    assert table.told(BuildingLost) == BuildingLost(seat=ANN, tile="barracks")


def test_p4_coins_of_the_bid_do_not_lie_on_the_building(table: TableBuilder) -> None:
    table.has(ANN, coins=0).won(ANN, "bridge", 10).take()
    assert table.told(BuildingLost) == BuildingLost(seat=ANN, tile="bridge")


def test_p5_full_use_at_once_with_a_coin(table: TableBuilder) -> None:
    """The aqueduct brings its two inhabitants, its food and its protection."""
    table.civilisation(ANN, "argos").won(ANN, "aqueduct").take()
    assert table.with_a_coin(ANN) == ["aqueduct"]
    assert table.inhabitants(ANN) == 5
    assert table.stock(ANN).food == 1
    assert "plague" in table.seen(ANN).protected
    assert table.seen(ANN).tile_power == 4


def test_p5_the_coin_is_not_in_stock(table: TableBuilder) -> None:
    table.civilisation(ANN, "argos").has(ANN, coins=7, inhabitants=0).won(ANN, "quarry").take()
    assert table.coins(ANN) == 7 - 1 + 1
    assert table.seen(ANN).coin_power == 2


def test_5d_buildings_lie_from_the_civilisation_outwards(table: TableBuilder) -> None:
    table.built(ANN, "street").won(ANN, "bridge").take()
    assert table.buildings(ANN) == ["street", "bridge"]


@pytest.mark.parametrize(
    ("tile", "needed"), [("barracks", 2), ("tiryns_fortress", 1)], ids=["barracks", "tiryns"]
)
def test_b10_too_few_inhabitants_lose_the_building(table: TableBuilder, tile: str, needed: int) -> None:
    """The tile is lost and the coins are spent; no gains, and no question."""
    table.civilisation(ANN, "argos").has(ANN, wood=3, stone=3, inhabitants=needed - 1)
    table.won(ANN, tile, 6).take()
    assert table.to_decide() == {}
    assert table.told(BuildingDenied).tile == tile
    assert table.buildings(ANN) == []
    assert tile in table.state.gone
    assert table.stock(ANN) == Stock(wood=4, stone=4, coins=11, inhabitants=needed - 1)


def test_x22_barracks_take_two_inhabitants(table: TableBuilder) -> None:
    table.has(ANN, wood=1, stone=2, inhabitants=2).won(ANN, "barracks").take().act(ANN, PAY)
    assert table.buildings(ANN) == ["barracks"]
    assert table.inhabitants(ANN) == 0


def test_x22_barracks_are_lost_with_one_inhabitant(table: TableBuilder) -> None:
    table.has(ANN, wood=1, stone=2, inhabitants=1).won(ANN, "barracks").take()
    assert table.told(BuildingDenied).seat == ANN
    assert table.buildings(ANN) == []
    assert table.inhabitants(ANN) == 1


def test_p10_exactly_one_inhabitant_is_enough_for_tiryns(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=1).won(ANN, "tiryns_fortress").take()
    assert table.buildings(ANN) == ["tiryns_fortress"]
    assert table.inhabitants(ANN) == 0


# Lands


def test_5d_any_land_next_to_the_civilisation(table: TableBuilder) -> None:
    table.civilisation(ANN, "messene").won(ANN, "land_a01").take()
    assert table.row_of(ANN) == ["land_a01"]
    assert table.told(LandPlaced) == LandPlaced(seat=ANN, tile="land_a01")


def test_x23_plain_does_not_match_stone(table: TableBuilder) -> None:
    table.lands(ANN, "land_a01").won(ANN, "land_a05").take()
    assert table.told(LandLost) == LandLost(seat=ANN, tile="land_a05", end="land_a01")
    assert table.row_of(ANN) == ["land_a01"]
    assert "land_a05" in table.state.gone


def test_x23_one_kind_in_common_is_enough(table: TableBuilder) -> None:
    """Stone, then wood and stone, then food and wood."""
    table.lands(ANN, "land_a01").won(ANN, "land_a02").take()
    assert table.row_of(ANN) == ["land_a01", "land_a02"]
    table.rows([]).won(ANN, "land_a06").take()
    assert table.row_of(ANN) == ["land_a01", "land_a02", "land_a06"]


def test_x23_barracks_free_from_matching(table: TableBuilder) -> None:
    table.built(ANN, "barracks").lands(ANN, "land_a01").won(ANN, "land_a05").take()
    assert table.row_of(ANN) == ["land_a01", "land_a05"]


def test_p6_the_match_is_with_the_end_of_the_row(table: TableBuilder) -> None:
    """Food lies in the middle, stone at the end."""
    table.lands(ANN, "land_a05", "land_a06", "land_a04", "land_a01").won(ANN, "land_b02").take()
    assert table.told(LandLost) == LandLost(seat=ANN, tile="land_b02", end="land_a01")


def test_5d_lost_land_brings_nothing(table: TableBuilder) -> None:
    """Its inhabitant does not come, the bid is spent, the income of the rest is taken."""
    table.civilisation(ANN, "argos").lands(ANN, "land_a01").won(ANN, "land_b02", 5).take()
    assert table.stock(ANN) == Stock(wood=1, stone=4, coins=12, inhabitants=3)
    assert not table.all_told(TileGained)


def test_p7_land_is_placed_unasked(table: TableBuilder) -> None:
    table.won(ANN, "land_a01").won(BEN, "land_a05").won(CID, "land_a07").take()
    assert table.to_decide() == {}
    assert [table.row_of(seat) for seat in range(3)] == [["land_a01"], ["land_a05"], ["land_a07"]]


def test_1_2_terrain_does_not_match(table: TableBuilder) -> None:
    """Both show hills, but one brings stone and the other wood."""
    table.lands(ANN, "land_a03").won(ANN, "land_a10").take()
    assert table.told(LandLost).tile == "land_a10"


def test_5d_one_time_gains_do_not_match(table: TableBuilder) -> None:
    """Both bring coins and inhabitants once."""
    table.lands(ANN, "land_b06").won(ANN, "land_b07").take()
    assert table.told(LandLost).tile == "land_b07"


def test_5d_barracks_with_a_coin_are_free_too(table: TableBuilder) -> None:
    table.built(ANN, "barracks", coin=True).lands(ANN, "land_a01").won(ANN, "land_a05").take()
    assert table.row_of(ANN) == ["land_a01", "land_a05"]


def test_5d_barracks_of_another_seat_do_not_help(table: TableBuilder) -> None:
    table.built(BEN, "barracks").lands(ANN, "land_a01").won(ANN, "land_a05").take()
    assert table.told(LandLost).seat == ANN


def test_p9_without_barracks_the_next_land_must_match_again(table: TableBuilder) -> None:
    """What lies already stays, matching or not; the end of the row decides."""
    table.lands(ANN, "land_a01", "land_a05").won(ANN, "land_a02").take()
    assert table.told(LandLost) == LandLost(seat=ANN, tile="land_a02", end="land_a05")
    assert table.row_of(ANN) == ["land_a01", "land_a05"]


# Everyone at once


def test_5d_seats_with_nothing_to_decide_are_not_asked(table: TableBuilder) -> None:
    """Ann chooses, Ben takes land, Cid has passed."""
    table.has(ANN, wood=2).won(ANN, "bridge").won(BEN, "land_a07").take()
    assert table.to_decide() == {ANN: "take-building"}


def test_5d_all_who_choose_are_asked_at_once(table: TableBuilder) -> None:
    table.has(ANN, wood=2).won(ANN, "bridge").has(BEN, stone=1).won(BEN, "street")
    table.built(CID, "port").take()
    assert table.to_decide() == {ANN: "take-building", BEN: "take-building", CID: "choose-income"}
    assert all(table.asked(seat).secret for seat in range(3))


@pytest.mark.parametrize("order", [(ANN, BEN, CID), (CID, BEN, ANN), (BEN, CID, ANN)])
def test_5d_any_order_leads_to_the_same(table: TableBuilder, order: tuple[int, ...]) -> None:
    table.has(ANN, wood=2).won(ANN, "bridge").has(BEN, stone=1).won(BEN, "street")
    table.built(CID, "port").take()
    answers = {ANN: PAY, BEN: COIN, CID: ChooseIncome("port", "stone")}
    for seat in order:
        table.act(seat, answers[seat])
    assert table.buildings(ANN) == ["bridge"]
    assert table.with_a_coin(BEN) == ["street"]
    assert table.stock(CID).stone == 1
    assert [event.seat for event in table.all_told(IncomeTaken)] == [ANN, BEN, CID]
