"""Section 5g: two chips a round; the third of a disaster strikes."""

from __future__ import annotations

from games.peloponnes.actions import Keep
from games.peloponnes.board import BLANK, DISASTERS
from games.peloponnes.events import (
    BlankChipTurnedUp,
    ChipTurnedUp,
    DisasterStruck,
    FoodLost,
    RoundBegun,
)
from games.peloponnes.steps.chips import TurnUpChips
from games.peloponnes.steps.end import EndOfRound
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder


def test_5g_two_chips_are_turned_up(table: TableBuilder) -> None:
    table.chips("plague", "tempest").play(TurnUpChips())
    assert table.all_told(ChipTurnedUp) == [
        ChipTurnedUp(disaster="plague", chips=1),
        ChipTurnedUp(disaster="tempest", chips=1),
    ]
    assert table.state.turned == {disaster: int(disaster in ("plague", "tempest")) for disaster in DISASTERS}
    assert len(table.state.chips) == 14
    assert not table.all_told(DisasterStruck)


def test_5g_two_of_a_kind_do_nothing(table: TableBuilder) -> None:
    table.has(ANN, food=6).chips("drought", "drought").play(TurnUpChips())
    assert [told.chips for told in table.all_told(ChipTurnedUp)] == [1, 2]
    assert table.stock(ANN).food == 6


def test_5g_the_third_strikes(table: TableBuilder) -> None:
    table.has(ANN, food=6).chips_lie(drought=2).chips("drought", "plague").play(TurnUpChips())
    assert table.told(DisasterStruck) == DisasterStruck(disaster="drought")
    assert table.stock(ANN).food == 4


def test_5g_third_chip_as_the_second_of_its_round(table: TableBuilder) -> None:
    table.has(ANN, food=6).chips_lie(drought=1).chips("drought", "drought").play(TurnUpChips())
    assert table.stock(ANN).food == 4


def test_d8_the_blank_chip_is_one_of_the_two(table: TableBuilder) -> None:
    table.chips(BLANK, "decline").play(TurnUpChips())
    assert len(table.all_told(BlankChipTurnedUp)) == 1
    assert len(table.all_told(ChipTurnedUp)) == 1
    assert len(table.state.chips) == 14
    assert sum(table.state.turned.values()) == 1


def test_d1_a_disaster_is_settled_before_the_second_chip(table: TableBuilder) -> None:
    """Ann decides in the tempest; only then the drought strikes, and takes a third of what is left."""
    table.has(ANN, food=6).lands(ANN, "land_a01", "land_a02").chips_lie(tempest=2, drought=2)
    table.chips("tempest", "drought").play(TurnUpChips())
    assert table.to_decide() == {ANN: "keep-lands"}
    assert [event.disaster for event in table.all_told(DisasterStruck)] == ["tempest"]
    assert table.state.turned["drought"] == 2
    table.act(ANN, Keep(("land_a01", "land_a02")))
    assert [event.disaster for event in table.all_told(DisasterStruck)] == ["tempest", "drought"]
    assert table.told(FoodLost) == FoodLost(seat=ANN, food=2)
    assert table.stock(ANN).food == 2


def test_d1_two_disasters_in_one_round(table: TableBuilder) -> None:
    table.has(ANN, food=3, luxury=12).chips_lie(decline=2, drought=2)
    table.chips("decline", "drought").play(TurnUpChips())
    assert (table.stock(ANN).food, table.luxury(ANN)) == (2, 2)


def test_5g_a_new_round_begins_with_the_first_seat(table: TableBuilder) -> None:
    table.order(CID, ANN, BEN).chips("plague", "drought").play(TurnUpChips(), EndOfRound())
    assert table.told(RoundBegun) == RoundBegun(round=2)
    assert (table.state.round, table.to_decide()) == (2, {CID: "place-bid"})
    assert (len(table.state.regular), len(table.state.conquest)) == (3, 2)


def test_1_5_every_disaster_strikes_once_in_a_game() -> None:
    """Eight rounds of two chips use up all sixteen."""
    table = TableBuilder.before_set_up(3).play_on(lambda table: table.state.ended)
    assert sorted(event.disaster for event in table.all_told(DisasterStruck)) == sorted(DISASTERS)
    assert len(table.all_told(ChipTurnedUp)) == 15
    assert len(table.all_told(BlankChipTurnedUp)) == 1
    assert table.state.chips == []
