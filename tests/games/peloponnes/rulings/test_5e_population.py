"""Section 5e: inhabitants and one-time gains of a new tile."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Build, ChooseIncome, Keep
from games.peloponnes.board import Stock, board
from games.peloponnes.events import IncomeTaken, InhabitantsGiven, TileGained
from tests.games.peloponnes.builder import ANN, TableBuilder

GAINS = {tile.id: tile.once for tile in board().tiles.values() if tile.once != Stock()}


@pytest.mark.parametrize("tile", GAINS)
def test_5e_gains_of_every_tile(tile: str) -> None:
    """Argos without anything takes it; a coin is put on a building, and the income is set apart."""
    table = TableBuilder(2).civilisation(ANN, "argos").won(ANN, tile, 5).take()
    if table.to_decide():
        table.act(ANN, ChooseIncome(tile, "wood"))
    gained, income, gains = table.of(ANN, TileGained), table.of(ANN, IncomeTaken), GAINS[tile]
    told = (gained.inhabitants, gained.coins, gained.food, gained.luxury)
    assert told == (gains.inhabitants, gains.coins, gains.food, gains.luxury)
    put_on = 1 if tile in board().buildings else 0
    lost = 2 if tile == "barracks" else 0
    has = table.stock(ANN)
    assert has.coins == 10 - put_on + gains.coins + income.coins
    assert has.inhabitants == 3 + gains.inhabitants - lost
    assert has.luxury == gains.luxury
    assert has.food == gains.food + income.food


def test_5e_a_tile_without_gains(table: TableBuilder) -> None:
    table.won(ANN, "land_a05").take()
    assert table.inhabitants(ANN) == 3


def test_n4_what_does_not_fit_becomes_luxury(table: TableBuilder) -> None:
    """Twelve food and the three of the granary: thirteen food and two luxury."""
    table.civilisation(ANN, "argos").has(ANN, food=12).won(ANN, "granary").take()
    has = table.stock(ANN)
    assert (has.food, has.luxury) == (13, 2)
    gained = table.told(TileGained)
    assert (gained.food, gained.luxury, gained.surplus) == (1, 2, 2)


@pytest.mark.parametrize(("tile", "number"), [("barracks", 2), ("tiryns_fortress", 1)])
def test_5e_inhabitants_given_are_told(table: TableBuilder, tile: str, number: int) -> None:
    table.won(ANN, tile).take()
    assert table.told(InhabitantsGiven) == InhabitantsGiven(seat=ANN, tile=tile, inhabitants=number)
    assert table.inhabitants(ANN) == 3 - number


def test_5e_barracks_bring_four_coins(table: TableBuilder) -> None:
    """Two inhabitants go, four coins come, one is on the tile; one inhabitant brings a coin."""
    table.civilisation(ANN, "argos").has(ANN, coins=5).won(ANN, "barracks").take()
    assert table.coins(ANN) == 5 - 1 + 4 + 1


@pytest.mark.parametrize(("tile", "number"), [("barracks", 2), ("tiryns_fortress", 1)])
def test_p9_inhabitants_do_not_come_back(table: TableBuilder, tile: str, number: int) -> None:
    """Neither with Barracks nor with Tiryns torn down by an earthquake."""
    table.has(ANN, stone=3, wood=1).won(ANN, tile).take().act(ANN, Build("coin"))
    table.has(ANN, wood=1, stone=1).rows([]).strike("earthquake").act(ANN, Keep(()))
    assert table.buildings(ANN) == []
    assert table.inhabitants(ANN) == 3 - number


def test_p11_gains_are_kept_when_the_tile_is_lost(table: TableBuilder) -> None:
    """The bridge falls in an earthquake; its two inhabitants stay."""
    table.won(ANN, "bridge").take()
    assert table.inhabitants(ANN) == 5
    table.rows([]).strike("earthquake")
    assert table.buildings(ANN) == []
    assert table.inhabitants(ANN) == 5


def test_5e_who_passed_gains_nothing(table: TableBuilder) -> None:
    table.take()
    assert not table.all_told(TileGained)
    assert table.inhabitants(ANN) == 3
