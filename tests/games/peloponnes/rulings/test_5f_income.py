"""Section 5f: income by tiles and by inhabitants."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Build, ChooseIncome, Pass
from games.peloponnes.board import Stock, board
from games.peloponnes.events import IncomeChosen, IncomeTaken
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.order import SetOrder
from games.peloponnes.steps.taking import TakeTiles
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

CIVILISATION_INCOME = {
    "messene": Stock(food=2),
    "patras": Stock(wood=1, food=1),
    "korinth": Stock(food=1),
    "sparta": Stock(wood=1),
    "pylos": Stock(stone=1),
    "argos": Stock(wood=1, stone=1),
}

PRODUCING = [tile.id for tile in board().tiles.values() if tile.income != Stock()]

POPULATION = [
    *((number, 1, 0) for number in (0, 1, 2)),
    *((number, 2, 0) for number in (3, 4)),
    *((number, 3, 0) for number in (5, 6, 7)),
    *((number, 4, 0) for number in (8, 9, 10)),
    *((number, 5, 0) for number in (11, 12, 13)),
    *((number, 5, 2) for number in (14, 15, 16)),
    *((number, 5, 4) for number in (17, 18, 19)),
    *((number, 5, 6) for number in (20, 21, 33)),
]


@pytest.mark.parametrize("civilisation", CIVILISATION_INCOME)
def test_5f_income_of_civilisations(table: TableBuilder, civilisation: str) -> None:
    table.civilisation(ANN, civilisation).has(ANN, coins=0, inhabitants=0).take()
    income = CIVILISATION_INCOME[civilisation]
    assert table.stock(ANN) == Stock(wood=income.wood, stone=income.stone, food=income.food, coins=1)


@pytest.mark.parametrize("tile", PRODUCING)
def test_5f_income_of_tiles(table: TableBuilder, tile: str) -> None:
    """Beside the food of Korinth and the coin of nobody."""
    table.civilisation(ANN, "korinth").has(ANN, coins=0, inhabitants=0)
    if tile in board().buildings:
        table.built(ANN, tile).take()
    else:
        table.lands(ANN, tile).take()
    income = board().tiles[tile].income
    assert table.stock(ANN) == Stock(wood=income.wood, stone=income.stone, food=1 + income.food, coins=1)


def test_5f_incomes_add_up(table: TableBuilder) -> None:
    table.civilisation(ANN, "argos").built(ANN, "liongate", "quarry").lands(ANN, "land_a02", "land_a06")
    table.has(ANN, coins=0).take()
    assert table.stock(ANN) == Stock(wood=3, stone=5, food=3, coins=2, inhabitants=3)


def test_5f_income_is_told(table: TableBuilder) -> None:
    table.civilisation(ANN, "argos").lands(ANN, "land_a02").take()
    told = IncomeTaken(seat=ANN, inhabitants=0, wood=2, stone=2, food=0, coins=2, luxury=0)
    assert table.of(ANN, IncomeTaken) == told


@pytest.mark.parametrize(("inhabitants", "coins", "luxury"), POPULATION)
def test_5f_coins_by_inhabitants(table: TableBuilder, inhabitants: int, coins: int, luxury: int) -> None:
    """Rulings N6 and N7: twenty and more are one row, none bring a coin."""
    table.has(ANN, coins=0, inhabitants=inhabitants).take()
    assert (table.coins(ANN), table.luxury(ANN)) == (coins, luxury)


def test_x4_ten_inhabitants_bring_four_coins(table: TableBuilder) -> None:
    table.has(ANN, coins=0, inhabitants=10).take()
    assert (table.coins(ANN), table.luxury(ANN)) == (4, 0)


@pytest.mark.parametrize(("inhabitants", "luxury"), [(13, 0), (14, 2), (17, 4), (20, 6), (25, 6)])
def test_x34_luxury_from_fourteen_on(table: TableBuilder, inhabitants: int, luxury: int) -> None:
    table.has(ANN, coins=0, inhabitants=inhabitants).take()
    assert (table.coins(ANN), table.luxury(ANN)) == (5, luxury)


def test_x11_arkadia_grows_before_its_coins() -> None:
    """A pass and a grown population: eight, three and two coins."""
    table = TableBuilder.before_set_up(2, "arkadia", "argos")
    table.state.agenda[:] = []
    table.play(Bidding(), SetOrder(), TakeTiles()).act(ANN, Pass()).act(BEN, Pass())
    assert table.inhabitants(ANN) == 3
    assert table.coins(ANN) == 13
    assert table.of(ANN, IncomeTaken).inhabitants == 1


def test_n1_inhabitants_of_the_new_tile_count(table: TableBuilder) -> None:
    """Three and the two of the forest are five: three coins."""
    table.has(ANN, coins=0).won(ANN, "land_a07").take()
    assert table.coins(ANN) == 3


def test_n1_arkadia_and_a_new_tile(table: TableBuilder) -> None:
    """Two, two by the forest, one by Arkadia: five, three coins."""
    table.civilisation(ANN, "arkadia").has(ANN, coins=0, inhabitants=2).won(ANN, "land_a07").take()
    assert table.inhabitants(ANN) == 5
    assert table.coins(ANN) == 3


def test_n1_inhabitants_given_are_gone_before_the_coins(table: TableBuilder) -> None:
    """Three less two for the barracks: one coin beside the four."""
    table.has(ANN, coins=1).won(ANN, "barracks").take()
    assert table.coins(ANN) == 1 - 1 + 4 + 1


def test_5f_a_new_tile_brings_its_income_at_once(table: TableBuilder) -> None:
    table.civilisation(ANN, "argos").won(ANN, "land_a01").take()
    assert table.stock(ANN).stone == 4


def test_n2_who_passes_has_income(table: TableBuilder) -> None:
    table.civilisation(BEN, "argos").lands(BEN, "land_a05").take()
    assert table.stock(BEN) == Stock(wood=1, stone=1, food=3, coins=12, inhabitants=3)


def test_5f_unasked_where_nobody_chooses(table: TableBuilder) -> None:
    table.take()
    assert table.to_decide() == {}
    assert len(table.all_told(IncomeTaken)) == 3


# Port and Temple of Apollo


@pytest.mark.parametrize("tile", ["port", "temple_of_apollo"])
@pytest.mark.parametrize("kind", ["wood", "stone", "food", "coins"])
def test_5f_a_chosen_income(table: TableBuilder, tile: str, kind: str) -> None:
    table.civilisation(ANN, "korinth").has(ANN, coins=0, inhabitants=0).built(ANN, tile).take()
    assert table.to_decide() == {ANN: "choose-income"}
    assert table.asked(ANN).facts == {"tile": tile}
    table.act(ANN, ChooseIncome(tile, kind))
    assert table.told(IncomeChosen) == IncomeChosen(seat=ANN, tile=tile, kind=kind)
    stock = {"food": 1, "coins": 1}
    assert table.stock(ANN) == Stock(**{**stock, kind: stock.get(kind, 0) + 1})


def test_5f_port_and_temple_choose_each(table: TableBuilder) -> None:
    """The same kind or another."""
    table.civilisation(ANN, "korinth").built(ANN, "port", "temple_of_apollo").take()
    assert table.to_decide() == {ANN: "choose-income + choose-income"}
    table.act(ANN, ChooseIncome("temple_of_apollo", "stone"))
    assert table.to_decide() == {ANN: "choose-income"}
    assert table.asked(ANN, "choose-income", tile="port").required
    table.act(ANN, ChooseIncome("port", "stone"))
    assert table.stock(ANN).stone == 2


def test_5f_another_kind_every_round(table: TableBuilder) -> None:
    table.civilisation(ANN, "korinth").built(ANN, "port").take().act(ANN, ChooseIncome("port", "wood"))
    table.take().act(ANN, ChooseIncome("port", "stone"))
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (1, 1)


def test_5f_with_a_coin_on_it_too(table: TableBuilder) -> None:
    table.built(ANN, "port", coin=True).take()
    assert table.to_decide() == {ANN: "choose-income"}


def test_5f_a_port_just_taken_chooses_at_once(table: TableBuilder) -> None:
    table.civilisation(ANN, "korinth").has(ANN, wood=1, stone=3).won(ANN, "port").take().act(
        ANN, Build("pay")
    )
    assert table.to_decide() == {ANN: "choose-income"}
    table.act(ANN, ChooseIncome("port", "wood"))
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (1, 0)


def test_5f_a_port_taken_unasked_chooses_too(table: TableBuilder) -> None:
    """Ann can only put a coin on it."""
    table.won(ANN, "port").take()
    assert table.to_decide() == {ANN: "choose-income"}
    table.act(ANN, ChooseIncome("port", "wood"))
    assert table.with_a_coin(ANN) == ["port"]
    assert table.stock(ANN).wood == 1


def test_5f_chosen_income_does_not_pay_for_the_new_building(table: TableBuilder) -> None:
    """Phase 5d comes first: with one wood the bridge gets a coin."""
    table.built(ANN, "port").has(ANN, wood=1).won(ANN, "bridge").take().act(ANN, ChooseIncome("port", "wood"))
    assert table.with_a_coin(ANN) == ["bridge"]
    assert table.stock(ANN).wood == 2


def test_n5_a_full_kind_may_be_chosen(table: TableBuilder) -> None:
    table.civilisation(ANN, "korinth").has(ANN, wood=10).built(ANN, "port").take()
    table.act(ANN, ChooseIncome("port", "wood"))
    assert (table.stock(ANN).wood, table.luxury(ANN)) == (10, 1)


def test_5f_only_where_there_is_a_choice(table: TableBuilder) -> None:
    table.built(ANN, "port", "bridge").take()
    table.refused(ANN, ChooseIncome("bridge", "wood"), "no-choice-there", tile="bridge")
    table.refused(ANN, ChooseIncome("temple_of_apollo", "wood"), "no-choice-there", tile="temple_of_apollo")


@pytest.mark.parametrize("kind", ["luxury", "inhabitants", "gold"])
def test_5f_only_a_resource_or_a_coin(table: TableBuilder, kind: str) -> None:
    table.built(ANN, "port").take().refused(ANN, ChooseIncome("port", kind), "no-such-kind", kind=kind)


def test_5f_who_has_no_port_is_not_asked(table: TableBuilder) -> None:
    table.built(CID, "port").take()
    table.refused(ANN, ChooseIncome("port", "wood"), "not-your-turn")
