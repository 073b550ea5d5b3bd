"""What the tests of pictures need of a game; `tests.games.<id>.pictures` has it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NamedTuple

from games import registry
from tests.rendering.plays import Moment


class Reference(NamedTuple):
    """What is to be seen on a reference picture."""

    name: str
    seats: int
    seed: int
    viewer: int | None
    language: str
    choose: Callable[[Moment], bool]
    private: bool = False
    scenario: str = ""
    focus: bool = False
    """Whether the parts are drawn that the view names, for a phone."""


@dataclass(frozen=True)
class Pictured:
    """What is looked at in the pictures of a game."""

    tables: Sequence[tuple[int, int, str]]
    """Seats, seed and scenario of whole games that are drawn."""
    every: int
    """One moment in this many is drawn; no number of seats and an onlooker divides it, so that all look."""
    crowded: Callable[[Any], bool]
    """Say whether a view has much on the board."""
    needed: Callable[[Any, Any], list[str]]
    """List what must be read in a view without zooming, in these words."""
    ends: Sequence[tuple[int, str]]
    """Seats and scenario of games whose end is drawn."""
    references: Sequence[Reference]


def load(game: str) -> Pictured:
    """Give what is looked at in the pictures of a game."""
    found: Pictured = import_module(f"tests.games.{game}.pictures").PICTURED
    return found


def seats_near(game: str, wanted: int) -> int:
    """Choose the number of seats of a game's first scenario that is nearest to one."""
    rules = registry.get(game)
    return min(rules.seats_for(rules.scenarios[0]), key=lambda seats: abs(seats - wanted))
