"""Section 7: feeding the inhabitants, then settling buildings with a coin."""

from __future__ import annotations

import pytest

from games.peloponnes.actions import Feed, Settle
from games.peloponnes.events import (
    AnswerNoted,
    BuildingForfeited,
    BuildingSettled,
    InhabitantsStarved,
    PopulationFed,
)
from games.peloponnes.steps.supply import Supply
from tests.games.peloponnes.builder import ANN, BEN, CID, TableBuilder

# Feeding


def test_7_each_inhabitant_needs_a_food(table: TableBuilder) -> None:
    """Ruling S4: what is left over is kept."""
    table.has(ANN, inhabitants=4, food=7).play(Supply())
    assert (table.inhabitants(ANN), table.stock(ANN).food) == (4, 3)
    fed = PopulationFed(seat=ANN, inhabitants=4, food=4, luxury=0)
    assert table.of(ANN, PopulationFed) == fed
    assert not [event for event in table.all_told(InhabitantsStarved) if event.seat == ANN]


def test_7_who_has_nobody_to_feed_is_told_so(table: TableBuilder) -> None:
    """Nobody is left out of the account of a supply."""
    table.has(ANN, inhabitants=0, food=3).has(BEN, inhabitants=2, food=0, luxury=0).play(Supply())
    assert table.of(ANN, PopulationFed) == PopulationFed(seat=ANN, inhabitants=0, food=0, luxury=0)
    assert table.stock(ANN).food == 3
    assert table.of(BEN, InhabitantsStarved) == InhabitantsStarved(seat=BEN, inhabitants=2)
    assert PopulationFed(seat=BEN, inhabitants=0, food=0, luxury=0) not in table.all_told(PopulationFed)


def test_x25_population_falls_to_the_food(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=9, food=6, luxury=0).play(Supply())
    assert (table.inhabitants(ANN), table.stock(ANN).food) == (6, 0)
    assert table.of(ANN, InhabitantsStarved) == InhabitantsStarved(seat=ANN, inhabitants=3)


@pytest.mark.parametrize(("spent", "fed", "left"), [(0, 6, 5), (2, 7, 3), (4, 8, 1)])
def test_x26_luxury_feeds_as_many_as_one_likes(table: TableBuilder, spent: int, fed: int, left: int) -> None:
    table.has(ANN, inhabitants=9, food=6, luxury=5).play(Supply())
    assert table.to_decide() == {ANN: "feed"}
    assert table.asked(ANN).facts == {"inhabitants": 9, "food": 6, "luxury": 5}
    table.act(ANN, Feed(spent))
    assert (table.inhabitants(ANN), table.luxury(ANN), table.stock(ANN).food) == (fed, left, 0)
    assert table.of(ANN, PopulationFed) == PopulationFed(seat=ANN, inhabitants=fed, food=6, luxury=spent)
    assert table.of(ANN, InhabitantsStarved) == InhabitantsStarved(seat=ANN, inhabitants=9 - fed)


def test_x26_nine_cannot_be_fed(table: TableBuilder) -> None:
    """The odd luxury stays."""
    table.has(ANN, inhabitants=9, food=6, luxury=5).play(Supply())
    table.refused(ANN, Feed(6), "luxury-not-needed", luxury=6, most=4)
    table.refused(ANN, Feed(5), "luxury-in-pairs", luxury=5)


def test_7_luxury_only_for_food_that_is_missing(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=4, food=3, luxury=8).play(Supply())
    table.refused(ANN, Feed(4), "luxury-not-needed", luxury=4, most=2)
    table.act(ANN, Feed(2))
    assert (table.inhabitants(ANN), table.luxury(ANN), table.stock(ANN).food) == (4, 6, 0)


@pytest.mark.parametrize("luxury", [1, 3, 7])
def test_l5_luxury_goes_in_pairs(table: TableBuilder, luxury: int) -> None:
    table.has(ANN, inhabitants=9, food=3, luxury=9).play(Supply())
    table.refused(ANN, Feed(luxury), "luxury-in-pairs", luxury=luxury)


def test_7_a_negative_exchange_is_refused(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=9, food=3, luxury=9).play(Supply())
    assert not table.may(ANN, Feed(-2))


def test_7_food_must_be_handed_over_unasked(table: TableBuilder) -> None:
    """Nobody starves on purpose: enough food, and luxury beside it, is no question."""
    table.has(ANN, inhabitants=5, food=5, luxury=10).play(Supply())
    assert table.to_decide() == {}
    assert (table.inhabitants(ANN), table.stock(ANN).food, table.luxury(ANN)) == (5, 0, 10)


def test_l4_luxury_need_not_save_anybody(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=5, food=0, luxury=10).play(Supply()).act(ANN, Feed(0))
    assert (table.inhabitants(ANN), table.luxury(ANN)) == (0, 10)


@pytest.mark.parametrize("luxury", [0, 1])
def test_7_no_choice_without_two_luxury(table: TableBuilder, luxury: int) -> None:
    table.has(ANN, inhabitants=5, food=2, luxury=luxury).play(Supply())
    assert table.to_decide() == {}
    assert (table.inhabitants(ANN), table.luxury(ANN)) == (2, luxury)


def test_7_nobody_to_feed(table: TableBuilder) -> None:
    table.has(ANN, inhabitants=0, food=3).play(Supply())
    assert (table.inhabitants(ANN), table.stock(ANN).food) == (0, 3)


def test_7_everyone_at_once(table: TableBuilder) -> None:
    for seat in (ANN, BEN):
        table.has(seat, inhabitants=3, food=0, luxury=4)
    table.has(CID, inhabitants=3, food=2).play(Supply())
    assert table.to_decide() == {ANN: "feed", BEN: "feed"}
    table.act(BEN, Feed(4)).act(ANN, Feed(2))
    assert [table.inhabitants(seat) for seat in range(3)] == [1, 2, 2]


# Settling


def pledged(table: TableBuilder, *tiles: str) -> TableBuilder:
    """Ann, well fed, has coins on buildings."""
    return table.has(ANN, inhabitants=3, food=3).built(ANN, *tiles, coin=True)


def test_7_settling_takes_the_cost_and_gives_the_coin_back(table: TableBuilder) -> None:
    pledged(table, "port").has(ANN, wood=2, stone=3).play(Supply())
    assert table.to_decide() == {ANN: "settle"}
    assert table.asked(ANN).facts == {"tiles": ("port",), "wood": 2, "stone": 3, "luxury": 0}
    table.act(ANN, Settle(("port",)))
    settled = BuildingSettled(seat=ANN, tile="port", wood=1, stone=3, luxury=0)
    assert table.told(BuildingSettled) == settled
    assert table.coins(ANN) == 11
    assert (table.buildings(ANN), table.with_a_coin(ANN)) == (["port"], [])
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (1, 0)


def test_x28_luxury_pays_what_is_missing(table: TableBuilder) -> None:
    pledged(table, "port").has(ANN, wood=0, stone=3, luxury=2).play(Supply()).act(ANN, Settle(("port",)))
    settled = BuildingSettled(seat=ANN, tile="port", wood=0, stone=3, luxury=2)
    assert table.told(BuildingSettled) == settled
    assert (table.coins(ANN), table.luxury(ANN), table.stock(ANN).stone) == (11, 0, 0)


def test_x28_unwilling_loses_the_port_but_not_the_coin(table: TableBuilder) -> None:
    pledged(table, "port").has(ANN, wood=0, stone=3, luxury=2).play(Supply()).act(ANN, Settle(()))
    assert table.told(BuildingForfeited) == BuildingForfeited(seat=ANN, tile="port")
    assert (table.coins(ANN), table.luxury(ANN), table.stock(ANN).stone) == (11, 2, 3)
    assert table.buildings(ANN) == []
    assert table.inhabitants(ANN) == 3
    assert "port" in table.state.gone


def test_x28_unable_loses_it_unasked(table: TableBuilder) -> None:
    pledged(table, "port").has(ANN, wood=0, stone=3, luxury=1).play(Supply())
    assert table.to_decide() == {}
    assert table.told(BuildingForfeited) == BuildingForfeited(seat=ANN, tile="port", forced=True)
    assert table.coins(ANN) == 11
    assert table.inhabitants(ANN) == 3


def test_s3_each_building_all_or_nothing(table: TableBuilder) -> None:
    """Bridge two wood, street one stone, granary three wood; the granary goes."""
    pledged(table, "bridge", "street", "granary").has(ANN, wood=4, stone=1).play(Supply())
    assert table.asked(ANN).facts["tiles"] == ("bridge", "street", "granary")
    table.act(ANN, Settle(("street", "bridge")))
    assert table.buildings(ANN) == ["bridge", "street"]
    assert table.told(BuildingForfeited) == BuildingForfeited(seat=ANN, tile="granary")
    assert table.coins(ANN) == 13
    assert (table.stock(ANN).wood, table.stock(ANN).stone) == (2, 0)


def test_s3_not_more_than_can_be_paid_together(table: TableBuilder) -> None:
    """Five wood are wanted, four are there, and luxury for none."""
    pledged(table, "bridge", "granary").has(ANN, wood=4, luxury=1).play(Supply())
    table.refused(ANN, Settle(("bridge", "granary")), "cannot-settle", wood=5, stone=0, luxury=2)
    assert table.may(ANN, Settle(("granary",)))


def test_s3_luxury_for_several_buildings(table: TableBuilder) -> None:
    """Five wood and a stone are wanted: four wood, and four luxury for the rest."""
    pledged(table, "bridge", "granary", "street").has(ANN, wood=4, luxury=5).play(Supply())
    table.act(ANN, Settle(("bridge", "granary", "street")))
    assert table.luxury(ANN) == 1
    assert table.with_a_coin(ANN) == []
    assert sum(event.luxury for event in table.all_told(BuildingSettled)) == 4
    assert sum(event.wood for event in table.all_told(BuildingSettled)) == 4


def test_7_settle_names_own_buildings_with_a_coin_once(table: TableBuilder) -> None:
    pledged(table, "bridge").built(ANN, "street").built(BEN, "port", coin=True)
    table.has(ANN, wood=10, stone=10).play(Supply())
    table.refused(ANN, Settle(("street",)), "no-coin-on", tile="street")
    table.refused(ANN, Settle(("port",)), "no-coin-on", tile="port")
    table.refused(ANN, Settle(("bridge", "bridge")), "named-twice", tile="bridge")


def test_7_paid_buildings_are_left_alone(table: TableBuilder) -> None:
    table.built(ANN, "bridge", "port").has(ANN, food=9, wood=9, stone=9).play(Supply())
    assert table.to_decide() == {}
    assert table.buildings(ANN) == ["bridge", "port"]
    assert table.stock(ANN).wood == 9


# Both


def hungry_builder(table: TableBuilder, luxury: int = 2) -> TableBuilder:
    """Ann could feed one more for two luxury, or pay the second wood of her bridge with them."""
    table.has(ANN, inhabitants=4, food=3, wood=1, luxury=luxury)
    return table.built(ANN, "bridge", coin=True).play(Supply())


def test_s2_feed_first_then_settle(table: TableBuilder) -> None:
    """Kept for the building, the luxury settles it."""
    hungry_builder(table)
    assert table.to_decide() == {ANN: "feed"}
    table.refused(ANN, Settle(("bridge",)), "feed-first")
    table.act(ANN, Feed(0))
    assert table.to_decide() == {ANN: "settle"}
    assert table.asked(ANN, "settle").facts == {"tiles": ("bridge",), "wood": 1, "stone": 0, "luxury": 2}
    table.act(ANN, Settle(("bridge",)))
    assert table.buildings(ANN) == ["bridge"]
    assert (table.inhabitants(ANN), table.luxury(ANN)) == (3, 0)


def test_s2_luxury_eaten_settles_nothing(table: TableBuilder) -> None:
    """All four eat; then nothing can be paid, and nothing is asked."""
    hungry_builder(table).act(ANN, Feed(2))
    assert table.to_decide() == {}
    assert table.told(BuildingForfeited).tile == "bridge"
    assert (table.inhabitants(ANN), table.luxury(ANN)) == (4, 0)


def test_s2_told_in_this_order(table: TableBuilder) -> None:
    hungry_builder(table).act(ANN, Feed(0)).act(ANN, Settle(("bridge",)))
    assert table.when(table.of(ANN, PopulationFed)) < table.when(table.told(BuildingSettled))


def test_7_amending_the_feeding_drops_the_settling(table: TableBuilder) -> None:
    """Ben has not answered yet; Ann feeds otherwise, and is asked about her bridge again."""
    table.has(BEN, inhabitants=3, food=0, luxury=2)
    hungry_builder(table, luxury=4).act(ANN, Feed(0), Settle(("bridge",)))
    assert table.to_decide() == {BEN: "feed"}
    table.act(ANN, Feed(2))
    assert table.to_decide() == {ANN: "settle", BEN: "feed"}
    assert table.view(ANN).pending == (Feed(2),)
    table.act(BEN, Feed(0)).act(ANN, Settle(("bridge",)))
    assert (table.inhabitants(ANN), table.luxury(ANN), table.buildings(ANN)) == (4, 0, ["bridge"])


def test_7_amending_the_settling_keeps_the_feeding(table: TableBuilder) -> None:
    table.has(BEN, inhabitants=3, food=0, luxury=2)
    hungry_builder(table).act(ANN, Feed(0), Settle(("bridge",)), Settle(()))
    assert table.view(ANN).pending == (Feed(0), Settle(()))
    table.act(BEN, Feed(0))
    assert (table.inhabitants(ANN), table.luxury(ANN), table.buildings(ANN)) == (3, 2, [])


def test_7_nothing_to_feed_or_to_settle(table: TableBuilder) -> None:
    """Ann only settles, Ben only feeds."""
    pledged(table, "bridge").has(ANN, wood=2).has(BEN, inhabitants=3, food=0, luxury=2).play(Supply())
    table.refused(ANN, Feed(2), "nothing-to-feed")
    table.refused(BEN, Settle(("bridge",)), "nothing-to-settle")
    table.act(BEN, Feed(0)).refused(BEN, Settle(("bridge",)), "nothing-to-settle")
    table.refused(CID, Feed(0), "not-your-turn")


def test_7_first_answers_wait_for_the_last(table: TableBuilder) -> None:
    table.has(BEN, inhabitants=3, food=0, luxury=2)
    hungry_builder(table).act(ANN, Feed(0), Settle(("bridge",)))
    assert table.with_a_coin(ANN) == ["bridge"]
    assert (table.inhabitants(ANN), table.stock(ANN).food) == (4, 3)
    assert [event.action for event in table.all_told(AnswerNoted)] == [Feed(0), Settle(("bridge",))]
