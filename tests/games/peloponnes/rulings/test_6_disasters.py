"""Section 6: earthquake, drought, plague, tempest and decline."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Keep
from games.peloponnes.board import Disaster
from games.peloponnes.events import (
    BuildingsFell,
    BuildingsHeld,
    DisasterKeptOff,
    FoodLost,
    LandLost,
    LandsHeld,
    LandsRuined,
    LuxuryLost,
    NothingToLose,
    PlagueDeaths,
)
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

FOUR_BUILDINGS = ("bridge", "street", "granary", "quarry")
FOUR_LANDS = ("land_a01", "land_a02", "land_a06", "land_a05")

PROTECTIONS: list[tuple[Disaster, str]] = [
    ("earthquake", "cyclopean_masonry"),
    ("drought", "temple_of_apollo"),
    ("drought", "liongate"),
    ("plague", "aqueduct"),
    ("plague", "well"),
    ("tempest", "workshop_of_phidias"),
    ("decline", "port"),
    ("decline", "stoa"),
]

# Earthquake


def test_x5_two_stone_missing_tear_down_two_buildings(table: TableBuilder) -> None:
    """Four buildings, four wood, two stone: two are kept for two of each, two wood stay."""
    table.built(ANN, *FOUR_BUILDINGS).has(ANN, wood=4, stone=2).strike("earthquake")
    assert table.to_decide() == {ANN: "keep-buildings"}
    assert table.asked(ANN).facts.items() >= {"most": 2, "buildings": 4}.items()
    table.act(ANN, Keep(("bridge", "quarry")))
    assert table.buildings(ANN) == ["bridge", "quarry"]
    held = BuildingsHeld(seat=ANN, tiles=("bridge", "quarry"), wood=2, stone=2, luxury=0)
    assert table.told(BuildingsHeld) == held
    fell = table.told(BuildingsFell)
    assert (set(fell.tiles), fell.coins) == ({"street", "granary"}, 0)
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (2, 0)
    assert {"street", "granary"} <= set(table.state.gone)


def test_6_earthquake_one_wood_and_one_stone_missing_tear_down_one(table: TableBuilder) -> None:
    table.built(ANN, *FOUR_BUILDINGS).has(ANN, wood=3, stone=3).strike("earthquake")
    assert table.asked(ANN).facts.items() >= {"most": 3, "buildings": 4}.items()
    table.act(ANN, Keep(("street", "granary", "quarry")))
    assert table.buildings(ANN) == ["street", "granary", "quarry"]
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (0, 0)


def test_6_earthquake_all_kept(table: TableBuilder) -> None:
    table.built(ANN, *FOUR_BUILDINGS).has(ANN, wood=5, stone=4).strike("earthquake")
    table.act(ANN, Keep(FOUR_BUILDINGS))
    assert table.buildings(ANN) == list(FOUR_BUILDINGS)
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (1, 0)
    assert not table.all_told(BuildingsFell)


@pytest.mark.parametrize("number", range(4))
def test_d2_unwilling_to_pay_for_some_or_all(table: TableBuilder, number: int) -> None:
    """Nobody pays for buildings that are given up."""
    table.built(ANN, *FOUR_BUILDINGS).has(ANN, wood=4, stone=4).strike("earthquake")
    table.act(ANN, Keep(FOUR_BUILDINGS[:number]))
    assert table.buildings(ANN) == list(FOUR_BUILDINGS[:number])
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (4 - number, 4 - number)


def test_6_earthquake_order_of_the_names_does_not_matter(table: TableBuilder) -> None:
    table.built(ANN, *FOUR_BUILDINGS).has(ANN, wood=2, stone=2).strike("earthquake")
    table.act(ANN, Keep(("quarry", "bridge")))
    assert table.buildings(ANN) == ["bridge", "quarry"]


def test_6_earthquake_buildings_with_a_coin_count(table: TableBuilder) -> None:
    table.built(ANN, "bridge", coin=True).built(ANN, "street").has(ANN, wood=1, stone=1).strike("earthquake")
    assert table.asked(ANN).facts.items() >= {"most": 1, "buildings": 2}.items()
    table.act(ANN, Keep(("bridge",)))
    assert table.with_a_coin(ANN) == ["bridge"]
    assert table.coins(ANN) == 10


def test_d4_coin_of_a_fallen_building_comes_back(table: TableBuilder) -> None:
    table.built(ANN, "bridge", "street", coin=True).has(ANN, wood=1, stone=1).strike("earthquake")
    table.act(ANN, Keep(("street",)))
    assert table.told(BuildingsFell) == BuildingsFell(seat=ANN, tiles=("bridge",), coins=1)
    assert table.coins(ANN) == 11


def test_6_earthquake_nothing_can_be_paid_so_all_fall_unasked(table: TableBuilder) -> None:
    table.built(ANN, "bridge", "street").has(ANN, wood=5, stone=0, luxury=1).strike("earthquake")
    assert table.to_decide() == {}
    assert set(table.told(BuildingsFell).tiles) == {"bridge", "street"}
    assert table.buildings(ANN) == []
    assert table.stock(ANN).wood == 5


def test_l2_luxury_pays_in_an_earthquake(table: TableBuilder) -> None:
    """Two buildings, two wood, one stone: the second stone is two luxury."""
    table.built(ANN, "bridge", "street").has(ANN, wood=2, stone=1, luxury=3).strike("earthquake")
    assert table.asked(ANN).facts.items() >= {"most": 2, "buildings": 2}.items()
    table.act(ANN, Keep(("bridge", "street")))
    assert table.told(BuildingsHeld).luxury == 2
    assert (table.stock(ANN).wood, table.stock(ANN).stone, table.luxury(ANN)) == (0, 0, 1)


def test_l1_no_luxury_while_the_stock_pays(table: TableBuilder) -> None:
    table.built(ANN, "bridge", "street").has(ANN, wood=2, stone=2, luxury=9).strike("earthquake")
    table.act(ANN, Keep(("bridge", "street")))
    assert (table.stock(ANN).wood, table.luxury(ANN)) == (0, 9)


def test_l2_luxury_alone_holds_a_building_for_four(table: TableBuilder) -> None:
    table.built(ANN, "bridge", "street").has(ANN, luxury=7).strike("earthquake")
    assert table.asked(ANN).facts.items() >= {"most": 1, "buildings": 2}.items()
    table.act(ANN, Keep(("street",)))
    assert table.luxury(ANN) == 3


def test_6_earthquake_not_more_than_can_be_paid(table: TableBuilder) -> None:
    table.built(ANN, *FOUR_BUILDINGS).has(ANN, wood=4, stone=2).strike("earthquake")
    table.refused(ANN, Keep(FOUR_BUILDINGS[:3]), "cannot-keep-so-many", number=3, most=2)


def test_6_earthquake_only_own_buildings_each_once(table: TableBuilder) -> None:
    table.built(ANN, "bridge", "street").built(BEN, "port").lands(ANN, "land_a01")
    table.has(ANN, wood=2, stone=2).strike("earthquake")
    table.refused(ANN, Keep(("port",)), "not-your-building", tile="port")
    table.refused(ANN, Keep(("land_a01",)), "not-your-building", tile="land_a01")
    table.refused(ANN, Keep(("bridge", "bridge")), "named-twice", tile="bridge")


def test_6_earthquake_does_not_touch_lands(table: TableBuilder) -> None:
    table.lands(ANN, "land_a01").built(ANN, "bridge").strike("earthquake")
    assert table.row_of(ANN) == ["land_a01"]
    assert table.buildings(ANN) == []


def test_6_earthquake_strikes_everyone_at_once(table: TableBuilder) -> None:
    """Ann and Ben choose, Cid has no building."""
    table.built(ANN, "bridge").built(BEN, "street")
    for seat in (ANN, BEN):
        table.has(seat, wood=1, stone=1)
    table.strike("earthquake")
    assert table.to_decide() == {ANN: "keep-buildings", BEN: "keep-buildings"}
    table.act(BEN, Keep(())).act(ANN, Keep(("bridge",)))
    assert table.of(CID, NothingToLose).disaster == "earthquake"
    assert (table.buildings(ANN), table.buildings(BEN)) == (["bridge"], [])


# Tempest


def test_x7_two_food_missing_take_two_lands(table: TableBuilder) -> None:
    """Four lands, two food, four coins: two are kept for two of each, two coins stay."""
    table.lands(ANN, *FOUR_LANDS).has(ANN, food=2, coins=4).strike("tempest")
    assert table.to_decide() == {ANN: "keep-lands"}
    assert table.asked(ANN).facts.items() >= {"most": 2, "lands": 4}.items()
    table.act(ANN, Keep(("land_a01", "land_a02")))
    assert table.row_of(ANN) == ["land_a01", "land_a02"]
    held = LandsHeld(seat=ANN, tiles=("land_a01", "land_a02"), food=2, coins=2, luxury=0)
    assert table.told(LandsHeld) == held
    assert set(table.told(LandsRuined).tiles) == {"land_a06", "land_a05"}
    assert (table.stock(ANN).food, table.coins(ANN)) == (0, 2)
    assert {"land_a06", "land_a05"} <= set(table.state.gone)


def test_6_tempest_a_coin_and_a_food_missing_take_one_land(table: TableBuilder) -> None:
    table.lands(ANN, *FOUR_LANDS).has(ANN, food=3, coins=3).strike("tempest")
    assert table.asked(ANN).facts.items() >= {"most": 3, "lands": 4}.items()


def test_6_tempest_unwilling(table: TableBuilder) -> None:
    table.lands(ANN, *FOUR_LANDS).has(ANN, food=4, coins=4).strike("tempest").act(ANN, Keep(()))
    assert table.row_of(ANN) == []
    assert (table.stock(ANN).food, table.coins(ANN)) == (4, 4)


def test_p5_coins_on_buildings_do_not_pay_in_a_tempest(table: TableBuilder) -> None:
    table.built(ANN, "bridge", coin=True).lands(ANN, "land_a01").has(ANN, food=1, coins=0).strike("tempest")
    assert table.to_decide() == {}
    assert table.told(LandsRuined).tiles == ("land_a01",)
    assert table.with_a_coin(ANN) == ["bridge"]


def test_l2_luxury_pays_food_and_coins_in_a_tempest(table: TableBuilder) -> None:
    """Two lands, a food and no coin: three times two luxury."""
    table.lands(ANN, "land_a01", "land_a02").has(ANN, food=1, coins=0, luxury=7).strike("tempest")
    assert table.asked(ANN).facts.items() >= {"most": 2, "lands": 2}.items()
    table.act(ANN, Keep(("land_a01", "land_a02")))
    assert table.told(LandsHeld).luxury == 6
    assert (table.stock(ANN).food, table.coins(ANN), table.luxury(ANN)) == (0, 0, 1)


def test_6_tempest_only_own_lands_each_once_and_what_can_be_paid(table: TableBuilder) -> None:
    table.lands(ANN, "land_a01", "land_a02").lands(BEN, "land_a05").built(ANN, "bridge")
    table.has(ANN, food=1, coins=5).strike("tempest")
    table.refused(ANN, Keep(("land_a05",)), "not-your-land", tile="land_a05")
    table.refused(ANN, Keep(("bridge",)), "not-your-land", tile="bridge")
    table.refused(ANN, Keep(("land_a01", "land_a01")), "named-twice", tile="land_a01")
    table.refused(ANN, Keep(("land_a01", "land_a02")), "cannot-keep-so-many", number=2, most=1)


def test_6_tempest_does_not_touch_buildings(table: TableBuilder) -> None:
    table.built(ANN, "bridge").lands(ANN, "land_a01").has(ANN, food=0).strike("tempest")
    assert table.buildings(ANN) == ["bridge"]
    assert table.row_of(ANN) == []


def test_6_tempest_nothing_to_lose_without_land(table: TableBuilder) -> None:
    table.strike("tempest")
    assert [event.seat for event in table.all_told(NothingToLose)] == [ANN, BEN, CID]
    assert table.coins(ANN) == 10


def test_p8_the_gap_closes_and_the_end_decides(table: TableBuilder) -> None:
    """Of stone, wood and stone, wood and food, food the middle two are lost: stone lies beside food."""
    table.lands(ANN, *FOUR_LANDS).has(ANN, food=2, coins=2).strike("tempest")
    table.act(ANN, Keep(("land_a01", "land_a05")))
    assert table.row_of(ANN) == ["land_a01", "land_a05"]
    table.won(ANN, "land_b05").take()
    assert table.told(LandLost) == LandLost(seat=ANN, tile="land_b05", end="land_a05")
    table.rows([]).won(ANN, "land_b02").take()
    assert table.row_of(ANN) == ["land_a01", "land_a05", "land_b02"]


def test_p8_an_emptied_row_is_free_again(table: TableBuilder) -> None:
    table.lands(ANN, "land_a01").has(ANN, food=0).strike("tempest").won(ANN, "land_a05").take()
    assert table.row_of(ANN) == ["land_a05"]


def test_p8_the_row_keeps_its_order(table: TableBuilder) -> None:
    table.lands(ANN, *FOUR_LANDS).has(ANN, food=3, coins=3).strike("tempest")
    table.act(ANN, Keep(("land_a05", "land_a01", "land_a06")))
    assert table.row_of(ANN) == ["land_a01", "land_a06", "land_a05"]


# Drought, plague and decline

THIRDS = [(1, 0), (2, 1), (3, 2), (4, 2), (6, 4), (7, 4), (13, 8)]


@pytest.mark.parametrize(("before", "after"), THIRDS)
def test_d6_drought_takes_a_third_rounded_up(table: TableBuilder, before: int, after: int) -> None:
    table.has(ANN, food=before, luxury=8).strike("drought")
    assert table.stock(ANN).food == after
    assert table.of(ANN, FoodLost) == FoodLost(seat=ANN, food=before - after)
    assert table.luxury(ANN) == 8


@pytest.mark.parametrize("protection", ["", "liongate", "temple_of_apollo"])
def test_x31_drought(table: TableBuilder, protection: str) -> None:
    """Thirteen food: five are lost, or none."""
    table.has(ANN, food=13).built(ANN, *filter(None, [protection])).strike("drought")
    assert table.stock(ANN).food == (13 if protection else 8)


@pytest.mark.parametrize(("before", "after"), THIRDS)
def test_d6_plague_takes_a_third_rounded_up(table: TableBuilder, before: int, after: int) -> None:
    table.has(ANN, inhabitants=before, luxury=8).strike("plague")
    assert table.inhabitants(ANN) == after
    assert table.of(ANN, PlagueDeaths) == PlagueDeaths(seat=ANN, inhabitants=before - after)
    assert table.luxury(ANN) == 8


@pytest.mark.parametrize(("before", "after"), [(24, 14), (10, 0), (11, 1), (7, 0), (1, 0)])
def test_x32_decline_takes_ten_luxury(table: TableBuilder, before: int, after: int) -> None:
    """Ruling D7: more than twenty count in full."""
    table.has(ANN, luxury=before).strike("decline")
    assert table.luxury(ANN) == after
    assert table.of(ANN, LuxuryLost) == LuxuryLost(seat=ANN, luxury=before - after)


@pytest.mark.parametrize("tile", ["port", "stoa"])
def test_x32_port_and_stoa_keep_decline_off(table: TableBuilder, tile: str) -> None:
    table.has(ANN, luxury=24).built(ANN, tile).strike("decline")
    assert table.luxury(ANN) == 24


@pytest.mark.parametrize("disaster", ["drought", "plague", "decline"])
def test_d6_nothing_loses_nothing(table: TableBuilder, disaster: Disaster) -> None:
    table.has(ANN, food=0, inhabitants=0, luxury=0).strike(disaster)
    assert table.of(ANN, NothingToLose) == NothingToLose(seat=ANN, disaster=disaster)


@pytest.mark.parametrize("disaster", ["drought", "plague", "decline"])
def test_6_nobody_is_asked_about_a_plain_loss(table: TableBuilder, disaster: Disaster) -> None:
    for seat in range(3):
        table.has(seat, food=9, inhabitants=9, luxury=20)
    table.strike(disaster)
    assert table.to_decide() == {}
    assert table.stock(ANN) == table.stock(BEN) == table.stock(CID)


@pytest.mark.parametrize("disaster", ["drought", "plague", "decline"])
def test_6_each_takes_its_own_kind_alone(table: TableBuilder, disaster: Disaster) -> None:
    before = {"food": 9, "inhabitants": 9, "luxury": 20}
    after = {"drought": {"food": 6}, "plague": {"inhabitants": 6}, "decline": {"luxury": 10}}[disaster]
    table.has(ANN, wood=4, stone=4, **before).strike(disaster)
    has = table.state.holdings[ANN]
    assert {kind: getattr(has, kind) for kind in before} == {**before, **after}
    assert (has.wood, has.stone, has.coins) == (4, 4, 10)


# Protection


def endangered(table: TableBuilder) -> TableBuilder:
    table.lands(ANN, "land_a01", "land_a02").built(ANN, "bridge")
    return table.has(ANN, food=9, inhabitants=9, luxury=20, wood=1, stone=1)


@pytest.mark.parametrize(("disaster", "tile"), PROTECTIONS)
@pytest.mark.parametrize("coin", [False, True], ids=["paid", "with-coin"])
def test_d5_protection_is_complete(table: TableBuilder, disaster: Disaster, tile: str, coin: bool) -> None:
    """A coin on the building does not matter."""
    endangered(table).built(ANN, tile, coin=coin)
    before, buildings, lands = table.stock(ANN), table.buildings(ANN), list(table.row_of(ANN))
    table.strike(disaster)
    assert ANN not in table.to_decide()
    assert table.told(DisasterKeptOff) == DisasterKeptOff(seat=ANN, disaster=disaster, tile=tile)
    assert (table.stock(ANN), table.buildings(ANN), table.row_of(ANN)) == (before, buildings, lands)


@pytest.mark.parametrize(("disaster", "tile"), PROTECTIONS)
def test_6_protection_is_the_owners(table: TableBuilder, disaster: Disaster, tile: str) -> None:
    """Ben's building does not help Ann."""
    endangered(table).built(BEN, tile)
    before = table.stock(ANN)
    table.strike(disaster)
    assert all(event.seat == BEN for event in table.all_told(DisasterKeptOff))
    assert table.stock(ANN) != before or ANN in table.to_decide()


@pytest.mark.parametrize(("disaster", "tile"), PROTECTIONS)
def test_6_protection_from_its_own_disaster_alone(table: TableBuilder, disaster: Disaster, tile: str) -> None:
    table.built(ANN, tile)
    assert table.seen(ANN).protected == (disaster,)


def test_d5_two_protecting_buildings_give_nothing_more(table: TableBuilder) -> None:
    table.has(ANN, luxury=24).built(ANN, "port", "stoa").strike("decline")
    assert table.luxury(ANN) == 24
    assert len(table.all_told(DisasterKeptOff)) == 1


def test_6_temple_of_apollo_falls_in_an_earthquake_and_protects_no_more(table: TableBuilder) -> None:
    table.built(ANN, "temple_of_apollo").has(ANN, food=9).strike("earthquake")
    assert table.seen(ANN).protected == ()
