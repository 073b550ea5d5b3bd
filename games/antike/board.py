"""The components of Antike, read from components.toml and made ready for the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Annotated, Literal

import msgspec

from games.antike.actions import Resource, Unit
from games.core import components
from games.core.components import Provenance

Border = Literal["land", "sea", "both"]
Deed = Literal["marble", "iron", "gold", "temple", "arming", "advance", "manoeuvre"]
Effect = Literal["legion", "galley", "production", "strength"]

RESOURCES: tuple[Resource, ...] = ("marble", "iron", "gold")
UNITS: tuple[Unit, ...] = ("legion", "galley")

PARTS = ("north-west", "north-east", "south-west", "south-east", "centre")
"""Parts of either map that can be looked at alone."""
CLOSE_UP = "close-up-"
"""How the names of those smaller parts begin that a phone can show."""
PART = 0.56
"""How much of the map a part shows, across and down, where no province is known to belong to it."""

AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]


class Supplies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many pieces there are: coins and temples in all, the others for each nation."""

    coins: AtLeastOne
    temples: AtLeastOne
    legions: AtLeastOne
    galleys: AtLeastOne
    city_stones: AtLeastOne
    provenance: Provenance


class StartStock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each nation begins with."""

    marble: int
    iron: int
    gold: int
    provenance: Provenance


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    free_steps: AtLeastOne
    production: AtLeastOne
    production_with_temple: AtLeastOne
    temple_marble: AtLeastOne
    arming: AtLeastOne
    arming_with_temple: AtLeastOne
    strength: AtLeastOne
    strength_with_temple: AtLeastOne
    actions: AtLeastOne
    start_cities: AtLeastOne
    provenance: Provenance


class Field(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field of the rondel."""

    id: str
    action: Deed
    provenance: Provenance


class AdvanceField(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A field of the table of advances."""

    id: str
    needs: str
    price_new: AtLeastOne
    price_known: AtLeastOne
    effect: Effect
    value: AtLeastOne
    provenance: Provenance


class Personage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stack of personages."""

    id: Literal["king", "scholar", "general", "citizen", "navigator"]
    count: AtLeastOne
    each: AtLeastOne
    provenance: Provenance


class Victory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What wins, by the number of nations."""

    nations: AtLeastOne
    target: AtLeastOne
    military: AtLeastOne
    provenance: Provenance


class TwoColours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two players with one nation of two colours each."""

    target: AtLeastOne
    legions: AtLeastOne
    galleys: AtLeastOne
    city_stones: AtLeastOne
    provenance: Provenance


class Twelve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The longer game of three nations."""

    nations: AtLeastOne
    target: AtLeastOne
    provenance: Provenance


class Province(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A province, the resource of its city, and where its disc is on the board."""

    id: str
    resource: Resource
    x: int
    y: int


class NationCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nation."""

    id: str
    joins_at: AtLeastOne
    colour: str
    letter: str
    provenance: Provenance


class StartCities(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the nation cards: who starts, and the start cities of each nation."""

    nations: AtLeastOne
    starts: str
    cities: dict[str, list[str]]
    provenance: Provenance


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """A side of the board."""

    id: str
    width: AtLeastOne
    height: AtLeastOne
    provinces: list[Province]
    land: list[tuple[str, str]]
    sea: list[tuple[str, str]]
    both: list[tuple[str, str]]
    teams: list[list[str]]
    two: list[str]
    nation: list[NationCard]
    set_up: list[StartCities]
    provenance: Provenance

    @cached_property
    def province(self) -> dict[str, Province]:
        """Return the provinces by id."""
        return {province.id: province for province in self.provinces}

    @cached_property
    def nations(self) -> dict[str, NationCard]:
        """Return the nations by id."""
        return {nation.id: nation for nation in self.nation}

    @cached_property
    def borders(self) -> dict[tuple[str, str], Border]:
        """Return the kind of every border, both ways."""
        found: dict[tuple[str, str], Border] = {}
        kinds: list[tuple[Border, list[tuple[str, str]]]] = [
            ("land", self.land),
            ("sea", self.sea),
            ("both", self.both),
        ]
        for kind, pairs in kinds:
            for a, b in pairs:
                found[a, b] = found[b, a] = kind
        return found

    @cached_property
    def _reached(self) -> dict[tuple[str, Unit], tuple[str, ...]]:
        found: dict[tuple[str, Unit], list[str]] = {
            (province.id, unit): [] for province in self.provinces for unit in UNITS
        }
        for (a, b), kind in self.borders.items():
            for unit in UNITS:
                if kind in ("both", "land" if unit == "legion" else "sea"):
                    found[a, unit].append(b)
        return {key: tuple(sorted(reached)) for key, reached in found.items()}

    def reached(self, unit: Unit, province: str) -> tuple[str, ...]:
        """List the provinces that a unit reaches over one border."""
        return self._reached[province, unit]

    def can_hold(self, unit: Unit, province: str) -> bool:
        """Say whether a unit can be raised in a province: it has a border that the unit can cross."""
        return bool(self._reached[province, unit])

    @cached_property
    def parts(self) -> dict[str, frozenset[str]]:
        """Return the provinces of every part, close-ups among them."""
        return {part: self._part(part) for part in (*PARTS, *self.close_ups)}

    @cached_property
    def close_ups(self) -> tuple[str, ...]:
        """Name the close-ups of this map."""
        return tuple(part for part in _listed_parts().get(self.id, {}) if part.startswith(CLOSE_UP))

    def _part(self, region: str) -> frozenset[str]:
        """Return the provinces of a part; those that the list of parts does not know by where they lie."""
        listed = _listed_parts().get(self.id, {})
        known = {name for names in listed.values() for name in names}
        near = {each.id for each in self.provinces if each.id not in known and self._lies_in(each, region)}
        return frozenset(near | (set(listed.get(region, ())) & set(self.province)))

    def _lies_in(self, province: Province, region: str) -> bool:
        return _is_along(
            province.x / self.width, region.endswith("west"), region.endswith("east")
        ) and _is_along(province.y / self.height, region.startswith("north"), region.startswith("south"))

    def line(self, nations: int) -> StartCities:
        """Return the line of the nation cards for a number of nations."""
        return next(line for line in self.set_up if line.nations == nations)

    def taking_part(self, nations: int) -> list[str]:
        """List the nations that take part when there are so many."""
        return [nation.id for nation in self.nation if nation.joins_at <= nations]


def _is_along(at: float, is_first: bool, is_last: bool) -> bool:
    """Say whether a place is in the first, last or middle part of a length; the parts overlap."""
    before = 0 if is_first else 1 - PART if is_last else (1 - PART) / 2
    return before <= at <= before + PART


@cache
def _listed_parts() -> dict[str, dict[str, list[str]]]:
    """Read the provinces of every part of the maps; `python -m rendering.antike.lay_out` chooses them."""
    text = files("games.antike").joinpath("parts.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, list[str]]])


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole component file."""

    format: Literal[1]
    supplies: Supplies
    start_stock: StartStock
    numbers: Numbers
    field: list[Field]
    advance: list[AdvanceField]
    personage: list[Personage]
    victory: list[Victory]
    two_colours: TwoColours
    twelve: Twelve
    map: list[Map]


class Board:
    """The components, found by id."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.supplies, self.numbers, self.start_stock = printed.supplies, printed.numbers, printed.start_stock
        self.fields = {field.id: field for field in printed.field}
        self.rondel = tuple(self.fields)
        self.advances = {advance.id: advance for advance in printed.advance}
        self._values = {
            effect: {each.id: each.value for each in printed.advance if each.effect == effect}
            for effect in {each.effect for each in printed.advance}
        }
        self._steps = _steps(self.rondel)
        self.personages = {personage.id: personage for personage in printed.personage}
        self.maps = {each.id: each for each in printed.map}

    def steps(self, origin: str, field: str) -> int:
        """Count the steps clockwise from a field to another: from 1 to a full circle."""
        return self._steps[origin, field]

    def nearest_first(self, origin: str) -> list[str]:
        """List the fields as they follow on a field, that field itself last."""
        at = self.rondel.index(origin) + 1
        return [*self.rondel[at:], *self.rondel[:at]]

    def value(self, effect: Effect, advances: Iterable[str]) -> int:
        """Return what advances bring for an effect: the successor's value replaces the basic one's."""
        values, best = self._values[effect], 0
        for each in advances:
            best = max(best, values.get(each, 0))
        return best

    def victory(self, nations: int) -> Victory:
        """Return what wins with so many nations."""
        return next(each for each in self.printed.victory if each.nations == nations)


def _steps(rondel: Sequence[str]) -> dict[tuple[str, str], int]:
    size = len(rondel)
    return {
        (origin, field): (rondel.index(field) - rondel.index(origin) - 1) % size + 1
        for origin in rondel
        for field in rondel
    }


CHECK = components.Check("antike")


@cache
def board() -> Board:
    """Read and check the components, once."""
    printed = components.load("antike", Printed)
    for each in printed.map:
        _check_map(each)
    _check_advances(printed)
    return Board(printed)


def printed() -> Printed:
    """Return the components as the file has them."""
    return board().printed


def _check_map(each: Map) -> None:
    known = Counter(province.id for province in each.provinces)
    named = [name for pair in (*each.land, *each.sea, *each.both) for name in pair]
    named += [city for line in each.set_up for cities in line.cities.values() for city in cities]
    for name in (*named, *known):
        CHECK.demand(known[name] == 1, f"map {each.id}", f"there must be one province {name}")
    nations = {nation.id for nation in each.nation}
    listed = [*each.two, *(name for team in each.teams for name in team)]
    listed += [name for line in each.set_up for name in (line.starts, *line.cities)]
    for name in listed:
        CHECK.demand(name in nations, f"map {each.id}", f"there is no nation {name}")


def _check_advances(printed: Printed) -> None:
    known = {"", *(advance.id for advance in printed.advance)}
    for advance in printed.advance:
        CHECK.demand(advance.needs in known, f"advance {advance.id}", f"there is no {advance.needs}")
