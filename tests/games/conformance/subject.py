"""What the suite needs of a game beyond the game itself; `tests.games.<id>.subject` has it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from games import registry
from games.core.decision import Action, Seat
from games.core.game import Game
from tests import long

MORE = 2
"""A long run plays this many times as many games."""
Look = Callable[[Any, Seat | None], Any]
"""What a seat is shown of a state, as plain data."""


@dataclass(frozen=True)
class SetUp:
    """A way to play a game."""

    scenario: str
    seats: int
    variants: tuple[str, ...] = ()
    first: int = 0
    """The game that is looked through first."""
    leaves: int = 0
    """So many kinds are not met here, but at the next table."""


@dataclass(frozen=True)
class Subject:
    """A game under test."""

    game: Game
    points: Callable[[Any], list[int]]
    """Score every seat by a formula of its own, not the game's."""
    leaks: dict[str, Look]
    """For each hidden field, a look at the table that shows too much."""
    disguise: Callable[[Any, Seat, Action], Action | None]
    """Make of an action one that looks the same to others in a state where it may not be legal."""
    align: Callable[[Any, Any], None]
    """Undo what a shuffle did to private settings, which show in what happens next."""
    longest: int
    """More actions than any game can take."""
    set_ups: Sequence[SetUp]
    """Tables at which every kind of action is met."""
    written: int = 10_000
    """How many actions of a transcript are kept; a long game repeats itself."""
    every: int = 1
    """Of this many positions a long run looks at one closely, where games are long and positions alike."""
    comparable: float = 0.5
    """The least share of actions that can be compared with another world: what reveals something cannot."""
    is_rare: Callable[[Any], bool] = lambda state: False
    """Say whether a position is of a kind so rare that each is looked at closely."""
    final: Collection[tuple[str, int]] = ()
    """Scenarios, by numbers of seats, in which every move draws or shows something: none is taken back."""
    shared_by_two: frozenset[str] = frozenset()
    """Secret events that two seats are told, who may be all at a table."""
    owned: Callable[[Any, Seat], int] = lambda state, seat: 0
    """Count all that a seat can spend."""
    hides: Callable[[Any], bool] = lambda state: True
    """Say whether a state holds anything that an onlooker cannot know."""


def load(game: str) -> Subject:
    """Give the subject of a game."""
    found: Subject = import_module(f"tests.games.{game}.subject").SUBJECT
    return found


def tables() -> Sequence[tuple[str, str, int]]:
    """List every game, scenario and number of seats."""
    return [
        (name, scenario, seats)
        for name in registry.ids()
        for scenario in registry.get(name).scenarios
        for seats in registry.get(name).seats_for(scenario)
    ]


def shared(number: int, game: str) -> int:
    """Share a number out among the tables of a game: a game with many is not looked at longer than others."""
    return -(-number // sum(1 for name, _, _ in tables() if name == game))


def seeded_tables(games: int) -> Sequence[tuple[str, str, int, int]]:
    """List a number of games of each title, or a few more; in a long run twice as many.

    Every table has as many seeds.
    """
    wanted = games * (MORE if long.is_asked() else 1)
    return [(*table, seed) for table in tables() for seed in range(shared(wanted, table[0]))]


def whole_tables() -> Sequence[tuple[str, str, int]]:
    """List a table of every scenario, with few and many seats in turns; in a long run all tables."""
    if long.is_asked():
        return tables()
    ends = itertools.cycle((min, max))
    return [
        (name, scenario, end(registry.get(name).seats_for(scenario)))
        for name in registry.ids()
        for scenario, end in zip(registry.get(name).scenarios, ends, strict=False)
    ]
