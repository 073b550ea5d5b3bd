"""III, XIII. What the scenario and the variants of a table change, as answers to named questions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.antike import board as printed
from games.antike.board import Map, board
from games.core.errors import Refusal

VARIANTS = ("professional", "military", "long", "twelve", "chosen")
TWO_COLOURS = ("orient-two-colours", "occident-two-colours")


class Kind:
    """A kind of table: each player has a nation, two players have two each."""

    start_section = "XIII"
    """The section by which nations choose a start city, where they do."""

    def __init__(self, chart: Map, seats: int, variants: Sequence[str]) -> None:
        self._map, self._seats, self._variants = chart, seats, variants

    @property
    def nations(self) -> int:
        """Count the nations that take part (III)."""
        return 4 if self._seats == 2 else self._seats

    @property
    def taking_part(self) -> list[str]:
        """List the nations that take part, whether or not they have found their players yet."""
        return self._map.taking_part(self.nations)

    @property
    def hands(self) -> list[list[str]]:
        """List what there is for each seat: a nation, or for two players two of them."""
        if self._seats == 2:
            return [list(team) for team in self._map.teams]
        return [[nation] for nation in self.taking_part]

    @property
    def supplies(self) -> printed.Supplies | printed.TwoColours:
        """Return the units and city stones of each nation."""
        return board().supplies

    @property
    def target(self) -> int:
        """Return the points that win (IV)."""
        if "twelve" in self._variants:
            return board().printed.twelve.target
        victory = board().victory(self.nations)
        return victory.military if "military" in self._variants else victory.target

    @property
    def general_points(self) -> int:
        """Return the points of a general."""
        return 2 if "military" in self._variants else 1

    @property
    def has_bonus(self) -> bool:
        """Say whether all eight advances bring a personage."""
        return "professional" not in self._variants and "military" not in self._variants

    @property
    def chooses_nations(self) -> bool:
        """Say whether nations are chosen, not drawn (ruling 39)."""
        return "chosen" in self._variants

    @property
    def is_long(self) -> bool:
        """Say whether each nation begins with one city, of its choice."""
        return "long" in self._variants

    def start_cities(self, nation: str) -> list[str]:
        """List the cities that a nation begins with or, in the long game, chooses from."""
        return self._map.line(self.nations).cities[nation]


class TwoColours(Kind):
    """Two players with one nation each, of two colours, which begin where they like (ruling 40)."""

    start_section = "III"

    @property
    def nations(self) -> int:
        """Count the nations that take part."""
        return 2

    @property
    def taking_part(self) -> list[str]:
        """List the two nations."""
        return list(self._map.two)

    @property
    def supplies(self) -> printed.TwoColours:
        """Return the units and city stones of two colours."""
        return board().printed.two_colours

    @property
    def target(self) -> int:
        """Return the points that win."""
        return board().printed.two_colours.target

    def start_cities(self, nation: str) -> list[str]:
        """List all provinces."""
        return [province.id for province in self._map.provinces]


@cache
def kind_of(scenario: str, seats: int, variants: tuple[str, ...]) -> Kind:
    """Return the kind of a table."""
    kind = TwoColours if scenario in TWO_COLOURS else Kind
    return kind(board().maps[map_of(scenario)], seats, variants)


def map_of(scenario: str) -> str:
    """Name the side of the board that a scenario is played on."""
    return scenario.removesuffix("-two-colours")


def why_not(scenario: str, seats: int, variants: Sequence[str]) -> Refusal | None:
    """XIII: which variants go together."""
    chosen = set(variants)
    unknown = sorted(chosen - set(VARIANTS))
    if unknown:
        return Refusal("XIII", "no-such-variant", variant=unknown[0])
    if "twelve" in chosen and (seats != board().printed.twelve.nations or scenario in TWO_COLOURS):
        return Refusal("XIII", "twelve-needs-three")
    if {"twelve", "military"} <= chosen:
        return Refusal("XIII", "variants-clash", one="twelve", other="military")
    for variant in ("military", "chosen"):
        if variant in chosen and scenario in TWO_COLOURS:
            return Refusal("XIII", "not-with-two-colours", variant=variant)
    return None
