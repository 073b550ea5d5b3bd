"""Section 10: power, population, the lower of the two, and ties."""

from __future__ import annotations

import pytest

from games.core.outcome import Standing
from games.peloponnes.board import board
from games.peloponnes.events import GameWon, Scored
from games.peloponnes.game import GAME
from games.peloponnes.steps.end import EndOfGame
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

TWENTY = ("statue_of_zeus", "cyclopean_masonry", "land_c03")
"""Eight, seven and five."""


def score(table: TableBuilder) -> TableBuilder:
    return table.round(8).play(EndOfGame())


def own(table: TableBuilder, seat: int, *tiles: str) -> TableBuilder:
    """Give a seat tiles and no coins."""
    table.has(seat, coins=0)
    for tile in tiles:
        if tile in board().buildings:
            table.built(seat, tile)
        else:
            table.lands(seat, tile)
    return table


def worth(table: TableBuilder, seat: int, power: int, inhabitants: int, luxury: int = 0) -> TableBuilder:
    """Give a seat power by coins alone."""
    return table.has(seat, coins=3 * power, inhabitants=inhabitants, luxury=luxury)


def test_x8_the_lower_value_counts() -> None:
    """Dimitrios has 25 and 18, Helena 22 and 27: Helena wins."""
    table = worth(worth(TableBuilder(2), ANN, 25, 6), BEN, 22, 9)
    score(table)
    assert table.of(ANN, Scored).points == 18
    assert table.of(BEN, Scored).points == 22
    assert table.told(GameWon) == GameWon(seats=(BEN,))


def test_x37_a_point_for_three_coins(table: TableBuilder) -> None:
    """Twenty by tiles, eleven coins, eight inhabitants: 23 and 24."""
    score(own(table, ANN, *TWENTY).has(ANN, coins=11, inhabitants=8))
    scored = Scored(seat=ANN, tiles=20, coins=3, power=23, population=24, points=23)
    assert table.of(ANN, Scored) == scored


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_e2_coins_are_rounded_down(table: TableBuilder, coins: int, points: int) -> None:
    score(table.has(ANN, coins=coins))
    assert table.of(ANN, Scored).coins == points


@pytest.mark.parametrize("tile", board().tiles)
def test_10_the_shield_counts_not_the_bid(tile: str) -> None:
    table = score(own(TableBuilder(2), ANN, tile))
    assert table.of(ANN, Scored).tiles == table.of(ANN, Scored).power == board().tiles[tile].power


def test_10_three_points_for_an_inhabitant(table: TableBuilder) -> None:
    score(table.has(ANN, inhabitants=7))
    assert table.of(ANN, Scored).population == 21


def test_10_stocks_and_luxury_are_no_points(table: TableBuilder) -> None:
    score(table.has(ANN, coins=0, wood=10, stone=10, food=13, luxury=40))
    assert table.of(ANN, Scored).power == 0


def test_10_everyone_is_scored(table: TableBuilder) -> None:
    score(table)
    assert [event.seat for event in table.all_told(Scored)] == [ANN, BEN, CID]


def test_10_most_points_win(table: TableBuilder) -> None:
    score(worth(worth(worth(table, ANN, 9, 9), BEN, 12, 9), CID, 10, 2))
    assert table.told(GameWon).seats == (BEN,)
    assert table.view(None).winners == (BEN,)
    assert GAME.standings(table.state) == [Standing(BEN, 1, 12), Standing(ANN, 2, 9), Standing(CID, 3, 6)]


def test_x38_the_higher_value_breaks_a_tie() -> None:
    """24 and 27 against 24 and 30: both have 24, and thirty is more than 27."""
    table = worth(worth(TableBuilder(2), ANN, 24, 9, luxury=30), BEN, 30, 8)
    score(table)
    assert table.of(ANN, Scored).points == table.of(BEN, Scored).points == 24
    assert table.told(GameWon).seats == (BEN,)


def test_x38_then_luxury() -> None:
    """24 and 30 on both sides, the one by power, the other by population."""
    table = worth(worth(TableBuilder(2), ANN, 24, 10, luxury=3), BEN, 30, 8, luxury=2)
    score(table)
    assert table.told(GameWon).seats == (ANN,)


def test_e3_then_they_share_the_victory(table: TableBuilder) -> None:
    score(worth(worth(worth(table, ANN, 24, 10, luxury=2), BEN, 30, 8, luxury=2), CID, 9, 9))
    assert table.told(GameWon).seats == (ANN, BEN)
    assert [standing.rank for standing in GAME.standings(table.state)] == [1, 1, 3]


def test_10_ties_are_compared_among_the_tied_alone(table: TableBuilder) -> None:
    """Cid's higher value and luxury do not help: his lower value is less."""
    score(worth(worth(worth(table, ANN, 10, 4, luxury=1), BEN, 10, 4, luxury=2), CID, 90, 3, luxury=50))
    assert table.told(GameWon).seats == (BEN,)


def test_10_standings_follow_the_tie_breaks(table: TableBuilder) -> None:
    score(worth(worth(worth(table, ANN, 24, 9), BEN, 30, 8), CID, 40, 7))
    assert GAME.standings(table.state) == [Standing(BEN, 1, 24), Standing(ANN, 2, 24), Standing(CID, 3, 21)]


def test_10_no_inhabitants_no_points(table: TableBuilder) -> None:
    score(own(table, ANN, *TWENTY).has(ANN, inhabitants=0))
    assert table.of(ANN, Scored).points == 0
