"""Section 9: eight rounds, the last chips, the last supply."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Feed, Pass, Settle
from games.peloponnes.board import board
from games.peloponnes.events import (
    ChipTurnedUp,
    GameWon,
    IncomeTaken,
    PopulationFed,
    RoundBegun,
    Scored,
    SupplyBegun,
    SupplyCalled,
    TilesTurnedUp,
    TilesUnclaimed,
)
from games.peloponnes.steps.bids import Bidding
from games.peloponnes.steps.chips import TurnUpChips
from games.peloponnes.steps.end import EndOfRound
from games.peloponnes.steps.order import SetOrder
from games.peloponnes.steps.taking import TakeTiles
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

LAST_FIVE = ("stoa", "liongate", "agriculture", "land_c01", "land_c03")


def last_round(table: TableBuilder) -> TableBuilder:
    table.round(8).rows(LAST_FIVE[:3], LAST_FIVE[3:]).chips_lie(plague=1).chips("plague", "tempest")
    return table.play(Bidding(), SetOrder(), TakeTiles(), TurnUpChips(), EndOfRound())


def test_9_after_round_eight_the_game_ends(table: TableBuilder) -> None:
    last_round(table)
    for seat in (ANN, BEN, CID):
        table.act(seat, Pass())
    assert table.state.ended
    assert table.state.agenda == []
    assert table.to_decide() == {}
    assert not table.all_told(RoundBegun)


def test_9_nothing_is_answered_after_the_end(table: TableBuilder) -> None:
    last_round(table)
    for seat in (ANN, BEN, CID):
        table.act(seat, Pass())
    table.refused(ANN, Pass(), "game-over")


@pytest.mark.parametrize("number", range(1, 8))
def test_9_no_round_before_is_the_last(table: TableBuilder, number: int) -> None:
    table.round(number).play(EndOfRound()).play_on(lambda table: "place-bid" in table.to_decide().values())
    assert (table.state.round, table.state.ended) == (number + 1, False)
    assert table.told(RoundBegun).round == number + 1


def test_e1_income_chips_supply_scoring(table: TableBuilder) -> None:
    """Ruling N3: round eight has its income; then two chips, the last supply and the score."""
    table.has(ANN, inhabitants=4, food=1)
    last_round(table)
    for seat in (ANN, BEN, CID):
        table.act(seat, Pass())
    income, chips = table.of(ANN, IncomeTaken), table.all_told(ChipTurnedUp)
    supply, scored = table.told(SupplyBegun), table.of(ANN, Scored)
    assert len(chips) == 2
    assert supply == SupplyBegun(final=True)
    assert table.when(income) < table.when(chips[0]) < table.when(chips[1]) < table.when(supply)
    assert table.when(supply) < table.when(table.of(ANN, PopulationFed)) < table.when(scored)
    assert table.when(scored) < table.when(table.told(GameWon))


def test_9_the_last_supply_feeds_and_settles(table: TableBuilder) -> None:
    """Income comes first: Messene has two food more, and three coins for passing."""
    table.has(ANN, inhabitants=4, food=0, wood=1, luxury=4).built(ANN, "bridge", coin=True)
    table.has(BEN, food=9).has(CID, food=9)
    last_round(table)
    for seat in (ANN, BEN, CID):
        table.act(seat, Pass())
    assert table.told(SupplyBegun) == SupplyBegun(final=True)
    assert table.to_decide() == {ANN: "feed"}
    assert table.asked(ANN).facts == {"inhabitants": 4, "food": 3, "luxury": 4}
    table.act(ANN, Feed(2), Settle(("bridge",)))
    assert table.state.ended
    assert (table.inhabitants(ANN), table.luxury(ANN), table.buildings(ANN)) == (4, 0, ["bridge"])
    assert table.coins(ANN) == 10 + 3 + 2 + 1


def test_9_a_building_not_settled_at_the_end_does_not_count(table: TableBuilder) -> None:
    table.has(ANN, food=9).built(ANN, "statue_of_zeus", coin=True)
    last_round(table)
    for seat in (ANN, BEN, CID):
        table.act(seat, Pass())
    assert table.of(ANN, Scored).tiles == 0
    assert "statue_of_zeus" in table.state.gone


@pytest.mark.parametrize("paid", [True, False], ids=["settled", "forfeited"])
def test_p5_a_coin_that_comes_back_at_the_end_counts(table: TableBuilder, paid: bool) -> None:
    """Two coins, and the one from the street: a point."""
    table.round(8).has(ANN, coins=0, food=9, inhabitants=0, stone=1).built(ANN, "street", coin=True)
    table.chips("tempest", "plague").play(TurnUpChips(), EndOfRound())
    table.has(ANN, coins=2).act(ANN, Settle(("street",) if paid else ()))
    scored = table.of(ANN, Scored)
    assert (scored.tiles, scored.coins) == (4 if paid else 0, 1)


def test_9_a_disaster_of_round_eight_strikes(table: TableBuilder) -> None:
    """A third of nine die of the plague before the last supply."""
    table.has(ANN, inhabitants=9, food=13).round(8).rows(LAST_FIVE[:3], LAST_FIVE[3:])
    table.chips_lie(plague=2).chips("tempest", "plague")
    table.play(TakeTiles(), TurnUpChips(), EndOfRound())
    assert table.inhabitants(ANN) == 6
    assert table.of(ANN, Scored).population == 18


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_9_eight_rounds_forty_tiles_three_supplies(seats: int) -> None:
    """Every tile is turned up, and the supplies are in rounds 4 to 6, 7 or 8, and at the end."""
    table = TableBuilder.before_set_up(seats)
    table.play_on(lambda table: table.state.ended, seed=seats)
    assert [event.round for event in table.all_told(RoundBegun)] == list(range(1, 9))
    turned = [tile for event in table.all_told(TilesTurnedUp) for tile in event.regular + event.conquest]
    assert sorted(turned) == sorted(board().tiles)
    assert [event.tile for event in table.all_told(SupplyCalled)] == ["land_b02", "land_c02"]
    assert [event.final for event in table.all_told(SupplyBegun)] == [False, False, True]
    assert len(table.all_told(IncomeTaken)) == 8 * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_9_every_tile_is_somewhere(seats: int) -> None:
    table = TableBuilder.before_set_up(seats)
    table.play_on(lambda table: table.state.ended, seed=seats)
    owned = [tile for has in table.state.holdings for tile in has.lands]
    owned += [built.tile for has in table.state.holdings for built in has.buildings]
    assert sorted(owned + table.state.gone) == sorted(board().tiles)
    assert table.state.stacks == {"A": [], "B": [], "C": []}
    assert not any(built.coin for has in table.state.holdings for built in has.buildings)
    assert all(tile in table.state.gone for event in table.all_told(TilesUnclaimed) for tile in event.tiles)
