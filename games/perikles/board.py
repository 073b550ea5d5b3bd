"""The components of Perikles, read from components.toml and made ready for the rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from games.core import components
from games.core.components import Provenance

City = str
Arm = Literal["hoplite", "trireme"]
Side = Literal["attack", "defence"]
Moment = Literal["influence", "forces", "hoplite", "trireme"]

ATHENS, SPARTA, PERSIA, ANY_CITY = "athens", "sparta", "persia", "any"
ARMS: tuple[Arm, ...] = ("hoplite", "trireme")
SIDES: tuple[Side, ...] = ("attack", "defence")
SPOTS = ("alpha", "beta")


class Counter(msgspec.Struct, frozen=True, array_like=True, order=True):
    """A military counter."""

    city: City
    arm: Arm
    strength: int


class CityCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed at a city."""

    id: City
    colour: str
    statue_values: list[int]
    hoplites: list[tuple[int, int]]
    triremes: list[tuple[int, int]]
    provenance: Provenance


class PersiaCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Persian shield."""

    colour: str
    hoplites: list[tuple[int, int]]
    triremes: list[tuple[int, int]]
    provenance: Provenance


class InfluenceTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of influence tile."""

    city: City
    shards: Literal[1, 2]
    symbol: Literal["none", "candidate", "assassin"]
    count: int
    provenance: Provenance

    @property
    def id(self) -> str:
        """Name the kind: city, shards, symbol."""
        symbol = "" if self.symbol == "none" else f"-{self.symbol}"
        return f"{self.city}-{self.shards}{symbol}"


class Muster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strength that a place adds by arm."""

    hoplite: int
    trireme: int

    def of(self, arm: Arm) -> int:
        """Return the strength of one arm."""
        return self.hoplite if arm == "hoplite" else self.trireme


class PlaceTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the tile of a place."""

    id: str
    city: City
    points: int
    order: list[Arm]
    militia: Muster
    rebels: Muster
    provenance: Provenance


class SpecialTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special tile and the moment it is for."""

    id: str
    moment: Moment
    provenance: Provenance


class Column(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the combat table."""

    odds: str
    attacker: int
    defender: int
    provenance: Provenance


AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]


class SetUpNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of set-up and of the rules."""

    tiles_per_seat: dict[str, AtLeastOne]
    offer: AtLeastOne
    places_per_round: AtLeastOne
    rounds: AtLeastOne
    markers_per_seat: AtLeastOne
    markers_in_each_city: AtLeastOne
    markers_placed_freely: AtLeastOne
    counters_per_tile: AtLeastOne
    counters_per_marker: AtLeastOne
    markers_for_unattacked_defence: AtLeastOne
    early_end_cities: list[City]
    early_end_defeats: AtLeastOne
    provenance: Provenance


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: Literal[1]
    city: list[CityCard]
    persia: PersiaCard
    influence_tile: list[InfluenceTile]
    place: list[PlaceTile]
    special_tile: list[SpecialTile]
    combat_column: list[Column]
    set_up: SetUpNumbers


class Board:
    """The components by id."""

    def __init__(self, printed: Components) -> None:
        self.printed = printed
        self.numbers = printed.set_up
        self.cities: tuple[City, ...] = tuple(card.id for card in printed.city)
        self.statue_values = {card.id: card.statue_values for card in printed.city}
        self.tiles = {tile.id: tile for tile in printed.influence_tile}
        self.all_tiles = [tile.id for tile in printed.influence_tile for _ in range(tile.count)]
        self.places = {place.id: place for place in printed.place}
        self.specials = {special.id: special for special in printed.special_tile}
        self.columns = {column.odds: column for column in printed.combat_column}
        self.counters: dict[City, list[Counter]] = {
            card.id: _counters(card.id, card) for card in printed.city
        }
        self.counters[PERSIA] = _counters(PERSIA, printed.persia)


def _counters(city: City, card: CityCard | PersiaCard) -> list[Counter]:
    kinds: list[tuple[Arm, list[tuple[int, int]]]] = [("hoplite", card.hoplites), ("trireme", card.triremes)]
    return [
        Counter(city, arm, strength)
        for arm, pairs in kinds
        for strength, number in pairs
        for _ in range(number)
    ]


CHECK = components.Check("perikles")


@cache
def board() -> Board:
    """Return the components, read and checked once."""
    printed = components.load("perikles", Components)
    _check(printed)
    return Board(printed)


def printed() -> Components:
    """Return the components as the file has them."""
    return board().printed


def _check(printed: Components) -> None:
    cities = [card.id for card in printed.city]
    tiles = [tile.id for tile in printed.influence_tile]
    CHECK.unique("city", [*cities, PERSIA, ANY_CITY])
    CHECK.unique("influence_tile", tiles)
    CHECK.unique("place", [*cities, *(place.id for place in printed.place)])
    CHECK.unique("special_tile", [special.id for special in printed.special_tile])
    for tile in printed.influence_tile:
        CHECK.demand(
            tile.city in [*cities, ANY_CITY], f"influence_tile {tile.id}", f"there is no city {tile.city}"
        )
        CHECK.demand(tile.count > 0, f"influence_tile {tile.id}", "count is less than 1")
    for place in printed.place:
        CHECK.demand(place.city in cities, f"place {place.id}", f"there is no city {place.city}")
        CHECK.demand(
            1 <= len(set(place.order)) == len(place.order), f"place {place.id}", "order repeats an arm"
        )
    _check_numbers(printed)


def _check_numbers(printed: Components) -> None:
    numbers = printed.set_up
    wanted = {"athens", "sparta"} | set(numbers.early_end_cities)
    missing = wanted - {card.id for card in printed.city}
    CHECK.demand(not missing, "city", f"{', '.join(sorted(missing))} is missing")
    odds = [column.odds for column in printed.combat_column]
    CHECK.demand(odds == list(ODDS), "combat_column", f"the odds must be {', '.join(ODDS)}, in this order")
    CHECK.demand(
        set(numbers.tiles_per_seat) == {"3", "4", "5"}, "set_up", "tiles_per_seat must name 3, 4 and 5"
    )
    first = numbers.markers_in_each_city * len(printed.city) + numbers.markers_placed_freely
    CHECK.demand(
        numbers.markers_per_seat >= first,
        "set_up",
        f"markers_per_seat is less than the {first} placed at first",
    )
    places = numbers.places_per_round * numbers.rounds
    CHECK.demand(len(printed.place) >= places, "place", f"fewer than the {places} that the rounds need")
    tiles = sum(tile.count for tile in printed.influence_tile)
    taken = max(int(seats) * number for seats, number in numbers.tiles_per_seat.items())
    CHECK.demand(tiles >= taken + numbers.offer - 1, "influence_tile", f"only {tiles} tiles in all")
    _check_strengths(printed)
    for special in printed.special_tile:
        known = SPECIALS.get(special.id)
        CHECK.demand(known is not None, f"special_tile {special.id}", f"the tiles are {', '.join(SPECIALS)}")
        CHECK.demand(special.moment == known, f"special_tile {special.id}", f"its moment is {known}")
    missing = set(SPECIALS) - {special.id for special in printed.special_tile}
    CHECK.demand(not missing, "special_tile", f"{', '.join(sorted(missing))} is missing")


def _check_strengths(printed: Components) -> None:
    persia = [*printed.persia.hoplites, *printed.persia.triremes]
    for name, pairs in [
        *((card.id, [*card.hoplites, *card.triremes]) for card in printed.city),
        (PERSIA, persia),
    ]:
        CHECK.demand(
            all(min(pair) > 0 for pair in pairs), f"city {name}", "a strength or number is less than 1"
        )
    for place in printed.place:
        muster = [place.militia.hoplite, place.militia.trireme, place.rebels.hoplite, place.rebels.trireme]
        CHECK.demand(min(muster) >= 0, f"place {place.id}", "militia or rebels are less than 0")


SPECIALS: dict[str, Moment] = {
    "perikles": "influence",
    "alkibiades": "influence",
    "plague": "influence",
    "slave-revolt": "forces",
    "brasidas": "hoplite",
    "phormio": "trireme",
    "thessalian-allies": "hoplite",
    "persian-fleet": "trireme",
}
"""What each tile does is in the rules, so a component file cannot add to them."""


ODDS = ("1:2", "-2", "1:1", "+2", "2:1", "3:1")
