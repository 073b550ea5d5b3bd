"""Section VI: marble, iron and gold are produced in the cities."""

from __future__ import annotations

import pytest

from games.antike.actions import Resource, Rondel
from games.antike.board import RESOURCES, board
from games.antike.events import Produced
from tests.games.antike.builder import Position

CITIES = {
    "marble": ("sparta", "pella", "alexandria"),
    "iron": ("tyros", "knossos", "attalia"),
    "gold": ("athen", "paphos", "palmyra"),
}


def producing(resource: str, cities: int, temples: int = 0, advances: tuple[str, ...] = ()) -> Position:
    """The Greeks have so many cities of a resource and one of each other, and go to its field."""
    others = [CITIES[other][0] for other in RESOURCES if other != resource]
    own = CITIES[resource][:cities]
    table = Position().cities("greeks", *own, *others).temples(*own[:temples], *others)
    table.knows("greeks", *advances).turn("greeks")
    return table.act("greeks", Rondel(resource))


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(
    ("cities", "temples", "amount"),
    [(1, 0, 1), (1, 1, 3), (2, 0, 2), (2, 2, 6), (3, 0, 3), (3, 1, 5), (3, 3, 9)],
)
def test_6_one_for_a_city_three_with_a_temple(
    resource: Resource, cities: int, temples: int, amount: int
) -> None:
    """E5, ruling A1: three marble cities, one with a temple, bring five; the print counts one too many.

    Cities of the other resources bring nothing, even with temples.
    """
    table = producing(resource, cities, temples)
    assert table.told(Produced) == Produced(nation="greeks", resource=resource, amount=amount, bonus=0)
    expected = {kind: amount if kind == resource else 0 for kind in RESOURCES}
    has = table.nation("greeks")
    assert {"marble": has.marble, "iron": has.iron, "gold": has.gold} == expected
    assert table.asks() == ("rondel", "persians")


@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize(
    ("advances", "bonus"), [(("market",), 1), (("market", "currency"), 2), (("monarchy", "wheel"), 0)]
)
def test_e6_market_brings_one_and_currency_two(
    resource: Resource, advances: tuple[str, ...], bonus: int
) -> None:
    """Ruling A13: six and seven gold from three cities with one temple; not both bonuses."""
    table = producing(resource, 3, 1, advances)
    produced = table.told(Produced)
    assert (produced.resource, produced.amount, produced.bonus) == (resource, 5 + bonus, bonus)
    has = table.nation("greeks")
    assert {"marble": has.marble, "iron": has.iron, "gold": has.gold}[resource] == 5 + bonus


@pytest.mark.parametrize(("advances", "amount"), [((), 0), (("market",), 1), (("market", "currency"), 2)])
def test_a15_bonus_without_a_city_of_that_resource(advances: tuple[str, ...], amount: int) -> None:
    table = producing("iron", 0, 0, advances)
    assert table.stock("greeks") == (0, amount, 0, 0)


def test_6_nothing_is_produced_elsewhere() -> None:
    """Neither for other nations nor on other fields."""
    table = Position().knows("greeks", "market", "currency").turn("greeks").act("greeks", Rondel("temple"))
    assert table.all_told(Produced) == []
    assert table.stock("greeks") == (0, 0, 0, 0)
    table = producing("gold", 3)
    assert table.stock("persians") == table.stock("arabs") == (0, 0, 0, 0)


def test_8_city_produces_among_foreign_units() -> None:
    """Hostile units in its province do not impair a city."""
    table = Position().cities("greeks", "athen", "sparta").temples("athen")
    table.units("persians", "athen", legions=9, galleys=9).turn("greeks").act("greeks", Rondel("gold"))
    assert table.stock("greeks") == (0, 0, 3, 0)


def test_6_temple_of_another_nation_brings_nothing() -> None:
    table = Position().temples("susa").turn("greeks").act("greeks", Rondel("gold"))
    assert table.stock("greeks") == (0, 0, 1, 0)


def test_6_stock_grows_by_what_is_produced() -> None:
    table = Position().has("greeks", 4, 3, 2, 1).turn("greeks").act("greeks", Rondel("gold"))
    assert table.stock("greeks") == (4, 3, 3, 1)


def test_6_occident_produces_alike() -> None:
    table = Position(4, "occident").temples("roma").turn("romans").act("romans", Rondel("marble"))
    assert table.stock("romans") == (3, 0, 0, 0)


def test_6_numbers_are_those_of_the_components() -> None:
    numbers = board().numbers
    assert (numbers.production, numbers.production_with_temple) == (1, 3)
