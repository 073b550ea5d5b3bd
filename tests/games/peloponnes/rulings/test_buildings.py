"""The appendix: each special building, from being bid on to what it does."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Build, ChooseIncome, Keep, LetGo
from games.peloponnes.board import Stock, board
from games.peloponnes.events import BuildingLetGo, BuildingPaid, IncomeChosen, InhabitantsGiven
from games.peloponnes.steps.bids import Bidding
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

BUILDINGS = list(board().buildings.values())


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_cost_of_every_building(building: object) -> None:
    """Exactly its wood and stone are taken, before the income."""
    tile = next(each for each in BUILDINGS if each is building)
    table = TableBuilder(2).civilisation(ANN, "korinth").has(ANN, wood=10, stone=10).won(ANN, tile.id).take()
    table.act(ANN, Build("pay"))
    if table.to_decide():
        table.act(ANN, ChooseIncome(tile.id, "coins"))
    paid = table.told(BuildingPaid)
    assert (paid.wood, paid.stone, paid.luxury) == (tile.cost.wood, tile.cost.stone, 0)
    has = table.stock(ANN)
    assert has.wood == 10 - tile.cost.wood + tile.income.wood
    assert has.stone == 10 - tile.cost.stone + tile.income.stone


# Port and Temple of Apollo


def test_port_and_temple_bring_one_of_four_kinds(table: TableBuilder) -> None:
    table.built(ANN, "port").take()
    for kind in ("wood", "stone", "food", "coins"):
        assert table.may(ANN, ChooseIncome("port", kind))
    assert table.asked(ANN).count() == 4


def test_port_that_luxury_alone_could_keep_may_go_without_an_income(table: TableBuilder) -> None:
    """No coin, no wood: Ann lets the port go and is asked nothing more."""
    table.has(ANN, coins=0, stone=3, luxury=2).won(ANN, "port").take().act(ANN, LetGo())
    assert table.to_decide() == {}
    assert table.told(BuildingLetGo).tile == "port"
    assert not table.all_told(IncomeChosen)


def test_port_let_go_on_second_thoughts_brings_nothing(table: TableBuilder) -> None:
    """Its income was chosen already; Ben has not answered yet."""
    table.civilisation(ANN, "korinth").has(ANN, coins=0, stone=3, luxury=2).won(ANN, "port")
    table.built(BEN, "temple_of_apollo").take()
    table.act(ANN, Build("pay")).act(ANN, ChooseIncome("port", "wood")).act(ANN, LetGo())
    assert ANN not in table.to_decide()
    table.act(BEN, ChooseIncome("temple_of_apollo", "food"))
    assert table.buildings(ANN) == []
    assert table.stock(ANN).wood == 0
    assert [event.seat for event in table.all_told(IncomeChosen)] == [BEN]


def test_port_kept_after_all_chooses_its_income(table: TableBuilder) -> None:
    table.civilisation(ANN, "korinth").has(ANN, coins=0, stone=3, luxury=2).won(ANN, "port")
    table.built(BEN, "temple_of_apollo").take().act(ANN, LetGo()).act(ANN, Build("pay"))
    assert table.to_decide() == {ANN: "choose-income", BEN: "choose-income"}
    table.act(ANN, ChooseIncome("port", "wood")).act(BEN, ChooseIncome("temple_of_apollo", "wood"))
    assert (table.buildings(ANN), table.stock(ANN).wood) == (["port"], 1)


def test_port_and_temple_of_two_seats(table: TableBuilder) -> None:
    table.built(ANN, "port").built(BEN, "temple_of_apollo").take()
    assert table.to_decide() == {ANN: "choose-income", BEN: "choose-income"}
    foreign = ChooseIncome("temple_of_apollo", "wood")
    table.refused(ANN, foreign, "no-choice-there", tile="temple_of_apollo")


# Barracks and Tiryns


def test_barracks_help_from_the_next_land_on(table: TableBuilder) -> None:
    """One tile a round: the land won after them need not match."""
    table.lands(ANN, "land_a01").won(ANN, "barracks").take()
    assert table.seen(ANN).any_land
    table.rows([]).won(ANN, "land_a05").take()
    assert table.row_of(ANN) == ["land_a01", "land_a05"]


def test_p9_barracks_lost_in_an_earthquake(table: TableBuilder) -> None:
    """Land that was placed freely stays; the next must match again."""
    table.built(ANN, "barracks").lands(ANN, "land_a01", "land_a05").strike("earthquake")
    assert not table.seen(ANN).any_land
    assert table.row_of(ANN) == ["land_a01", "land_a05"]
    table.won(ANN, "land_b05").take()
    assert table.row_of(ANN) == ["land_a01", "land_a05"]


def test_barracks_that_are_lost_cost_no_inhabitants(table: TableBuilder) -> None:
    """Neither paid for nor a coin put on them."""
    table.has(ANN, coins=0, inhabitants=5).won(ANN, "barracks").take()
    assert not table.all_told(InhabitantsGiven)
    assert table.inhabitants(ANN) == 5
    assert table.coins(ANN) == 3


def test_barracks_let_go_cost_no_inhabitants(table: TableBuilder) -> None:
    table.has(ANN, coins=0, luxury=2, inhabitants=5).won(ANN, "barracks").take().act(ANN, LetGo())
    assert table.inhabitants(ANN) == 5


def test_tiryns_is_denied_without_inhabitants(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=0, wood=1, stone=3).won(ANN, "tiryns_fortress").take()
    assert table.to_decide() == {}
    assert table.buildings(ANN) == []


def test_arkadias_new_inhabitant_comes_too_late_for_barracks(table: TableBuilder) -> None:
    """Taking is phase 5d, growing phase 5f."""
    table.civilisation(ANN, "arkadia").has(ANN, inhabitants=1).won(ANN, "barracks").take()
    assert table.buildings(ANN) == []
    assert table.inhabitants(ANN) == 2


def test_tiryns_brings_wood_and_food(table: TableBuilder) -> None:
    table.civilisation(ANN, "pylos").has(ANN, coins=5).won(ANN, "tiryns_fortress").take()
    assert table.stock(ANN) == Stock(wood=1, stone=1, food=1, coins=5 - 1 + 1, inhabitants=2)


# Market and Agora


@pytest.mark.parametrize("tile", ["market", "agora"])
def test_market_lost_in_an_earthquake_helps_no_more(table: TableBuilder, tile: str) -> None:
    table.built(BEN, tile).strike("earthquake")
    assert not table.seen(BEN).half
    table.rows(["bridge", "street", "port"], ["land_a01", "land_a05"]).play(Bidding())
    assert table.to_decide() == {ANN: "place-bid"}


def test_market_with_a_coin_that_is_kept_still_helps(table: TableBuilder) -> None:
    table.built(BEN, "market", coin=True).has(BEN, wood=1, stone=1).strike("earthquake")
    table.act(BEN, Keep(("market",)))
    assert table.seen(BEN).half


# One-time luxury


@pytest.mark.parametrize(("tile", "luxury"), [("epidauros_odeon", 3), ("leonidaion", 5)])
def test_luxury_comes_once(table: TableBuilder, tile: str, luxury: int) -> None:
    table.won(ANN, tile).take()
    assert table.luxury(ANN) == luxury
    table.rows([]).take()
    assert table.luxury(ANN) == luxury


def test_one_time_luxury_does_not_pay_for_its_own_building(table: TableBuilder) -> None:
    """Ruling P3 for the Leonidaion: no coin and no stock lose it."""
    table.has(ANN, coins=0).won(ANN, "leonidaion").take()
    assert table.buildings(ANN) == []
    assert table.luxury(ANN) == 0


def test_granarys_food_comes_once(table: TableBuilder) -> None:
    table.civilisation(CID, "pylos").won(CID, "granary").take()
    assert table.stock(CID).food == 3
    table.rows([]).take()
    assert table.stock(CID).food == 3
