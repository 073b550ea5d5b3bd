"""The components of Peloponnes, read from components.toml and made ready for the rules."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal

import msgspec

from games.core import components
from games.core.components import Provenance

Kind = Literal["wood", "stone", "food", "coins"]
Disaster = Literal["earthquake", "drought", "plague", "tempest", "decline"]
Row = Literal["regular", "conquest"]

STORED: tuple[Kind, ...] = ("wood", "stone", "food")
KINDS: tuple[Kind, ...] = ("wood", "stone", "food", "coins")
DISASTERS: tuple[Disaster, ...] = ("earthquake", "drought", "plague", "tempest", "decline")
BLANK = "blank"
"""The chip without a disaster."""

Number = Annotated[int, msgspec.Meta(ge=0)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An amount of each thing: a cost, a gain, an income."""

    wood: Number = 0
    stone: Number = 0
    food: Number = 0
    coins: Number = 0
    luxury: Number = 0
    inhabitants: Number = 0


class CivilisationTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the tile of a civilisation."""

    id: str
    order: int
    start: Stock
    income: Stock
    provenance: Provenance


class BuildingTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the tile of a building."""

    id: str
    stack: str
    min_bid: AtLeastOne
    power: Number
    cost: Stock
    once: Stock
    income: Stock
    provenance: Provenance
    inhabitants_lost: Number = 0
    choice: bool = False
    """Whether its owner chooses one more income every round."""
    protects: Disaster | Literal[""] = ""
    ability: Literal["", "half", "any-land"] = ""
    """half: bids count half a coin more against others; any-land: land need not match."""
    supply: Literal[False] = False


class LandTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the tile of a land."""

    id: str
    stack: str
    terrain: list[str]
    min_bid: AtLeastOne
    power: Number
    once: Stock
    income: Stock
    provenance: Provenance
    supply: bool = False

    @property
    def kinds(self) -> set[str]:
        """Return the kinds of its income, by which neighbours match."""
        return {kind for kind in STORED if getattr(self.income, kind)}


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stack of tiles and the rounds that turn them up."""

    id: str
    rounds: list[int]
    provenance: Provenance


class Display(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles of a round lie in which row, by number of seats."""

    seats: int
    regular: Number
    conquest: Number
    provenance: Provenance


class DisasterTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A disaster and the number of its chips."""

    id: Disaster
    chips: AtLeastOne
    provenance: Provenance


class PopulationIncome(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"at_least": "from"}):
    """Coins and luxury as income, from a number of inhabitants on."""

    at_least: Number
    coins: Number
    luxury: Number
    provenance: Provenance


class Storage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a mat can hold."""

    wood: AtLeastOne
    stone: AtLeastOne
    food: AtLeastOne
    provenance: Provenance


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    rounds: AtLeastOne
    tiles_per_round: AtLeastOne
    conquest_surcharge: Number
    coins_for_passing: Number
    coins_for_withdrawing: Number
    blank_chips: Number
    chips_per_round: AtLeastOne
    chips_to_strike: AtLeastOne
    luxury_for_one: AtLeastOne
    luxury_lost_in_decline: Number
    lost_share: AtLeastOne
    """Drought and plague take one of so many, rounded up."""
    coins_for_a_point: AtLeastOne
    points_for_an_inhabitant: AtLeastOne
    provenance: Provenance


class SoloDisplay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The plain solo game."""

    regular: Number
    conquest: Number
    provenance: Provenance


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A level of the solo game."""

    level: AtLeastOne
    target: Number
    regular: Number
    conquest: Number
    extra_incomes: Number
    provenance: Provenance


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    format: Literal[1]
    civilisation: list[CivilisationTile]
    building: list[BuildingTile]
    land: list[LandTile]
    stack: list[Stack]
    display: list[Display]
    disaster: list[DisasterTile]
    population_income: list[PopulationIncome]
    storage: Storage
    numbers: Numbers
    solo: SoloDisplay
    level: list[Level]

    @property
    def tiles(self) -> list[BuildingTile | LandTile]:
        """Return buildings and lands."""
        return [*self.building, *self.land]


class Board:
    """The components by id."""

    def __init__(self, printed: Components) -> None:
        self.printed = printed
        self.numbers = printed.numbers
        self.civilisations = {tile.id: tile for tile in printed.civilisation}
        self.buildings = {tile.id: tile for tile in printed.building}
        self.lands = {tile.id: tile for tile in printed.land}
        self.tiles: dict[str, BuildingTile | LandTile] = {**self.buildings, **self.lands}
        self.levels = {f"level-{level.level}": level for level in printed.level}
        self.displays = {display.seats: display for display in printed.display}
        self.limits: dict[str, int] = {
            "wood": printed.storage.wood,
            "stone": printed.storage.stone,
            "food": printed.storage.food,
        }
        self.stacks = {
            stack.id: [tile.id for tile in self.tiles.values() if tile.stack == stack.id]
            for stack in printed.stack
        }
        self.stack_of_round = {number: stack.id for stack in printed.stack for number in stack.rounds}
        self.chips: list[str] = [disaster.id for disaster in printed.disaster for _ in range(disaster.chips)]
        self.chips += [BLANK] * printed.numbers.blank_chips

    def population_income(self, inhabitants: int) -> PopulationIncome:
        """Return the coins and luxury that so many inhabitants bring."""
        rows = [row for row in self.printed.population_income if row.at_least <= inhabitants]
        return max(rows, key=lambda row: row.at_least)

    def rows(self, seats: int, scenario: str) -> tuple[int, int]:
        """Say how many tiles of a round lie open to outbidding, and how many in the conquest row."""
        if scenario in self.levels:
            return self.levels[scenario].regular, self.levels[scenario].conquest
        if scenario == "solo":
            return self.printed.solo.regular, self.printed.solo.conquest
        return self.displays[seats].regular, self.displays[seats].conquest


CHECK = components.Check("peloponnes")


@cache
def board() -> Board:
    """Return the components, read and checked once."""
    printed = components.load("peloponnes", Components)
    _check(printed)
    return Board(printed)


def printed() -> Components:
    """Return the components as the file has them."""
    return board().printed


def _check(printed: Components) -> None:
    CHECK.unique("tile", [tile.id for tile in printed.tiles])
    CHECK.unique("civilisation", [tile.id for tile in printed.civilisation])
    CHECK.demand(len(printed.civilisation) >= 5, "civilisation", "there must be one for each of five seats")
    orders = [tile.order for tile in printed.civilisation]
    CHECK.demand(len(set(orders)) == len(orders), "civilisation", "two have the same order")
    _check_tiles(printed)
    _check_rounds(printed)
    _check_displays(printed)
    _check_disasters(printed)


def _check_tiles(printed: Components) -> None:
    stacks = {stack.id for stack in printed.stack}
    for tile in printed.tiles:
        table = "building" if isinstance(tile, BuildingTile) else "land"
        CHECK.demand(tile.stack in stacks, f"{table} {tile.id}", f"there is no stack {tile.stack}")
        CHECK.demand(
            not (tile.income.coins or tile.income.luxury), f"{table} {tile.id}", "its income is no resource"
        )
    for building in printed.building:
        other = building.cost.food or building.cost.coins or building.cost.luxury or building.cost.inhabitants
        CHECK.demand(not other, f"building {building.id}", "its cost is not wood and stone")
    for land in printed.land:
        CHECK.demand(bool(land.kinds), f"land {land.id}", "it has no income to match by")


def _check_rounds(printed: Components) -> None:
    numbers = printed.numbers
    rounds = sorted(number for stack in printed.stack for number in stack.rounds)
    CHECK.demand(rounds == list(range(1, numbers.rounds + 1)), "stack", "not every round has one stack")
    for stack in printed.stack:
        there = sum(tile.stack == stack.id for tile in printed.tiles)
        wanted = numbers.tiles_per_round * len(stack.rounds)
        CHECK.demand(there == wanted, f"stack {stack.id}", f"it has {there} tiles instead of {wanted}")


def _check_displays(printed: Components) -> None:
    wanted = printed.numbers.tiles_per_round
    seats = sorted(display.seats for display in printed.display)
    CHECK.demand(seats == [2, 3, 4, 5], "display", "it must name 2, 3, 4 and 5 seats")
    sizes = {f"display {display.seats}": display.regular + display.conquest for display in printed.display}
    sizes |= {f"level {level.level}": level.regular + level.conquest for level in printed.level}
    sizes["solo"] = printed.solo.regular + printed.solo.conquest
    for name, size in sizes.items():
        CHECK.demand(size == wanted, name, f"its rows do not hold {wanted} tiles")
    levels = [level.level for level in printed.level]
    CHECK.demand(levels == [1, 2, 3, 4, 5], "level", "the levels are 1 to 5, in this order")


def _check_disasters(printed: Components) -> None:
    numbers = printed.numbers
    found = [disaster.id for disaster in printed.disaster]
    CHECK.demand(found == list(DISASTERS), "disaster", f"they must be {', '.join(DISASTERS)}, in this order")
    chips = sum(disaster.chips for disaster in printed.disaster) + numbers.blank_chips
    CHECK.demand(chips >= numbers.rounds * numbers.chips_per_round, "disaster", f"only {chips} chips in all")
    lowest = min((row.at_least for row in printed.population_income), default=1)
    CHECK.demand(lowest == 0, "population_income", "it does not begin with 0 inhabitants")
