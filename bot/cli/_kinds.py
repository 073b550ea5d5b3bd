"""Kinds of tables of a game: scenario, number of seats, variants."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bot.cli._faults import BadInput
from bot.cli._options import find_scenario, find_seats, find_variants
from games.core.game import Game


class TableKind(NamedTuple):
    """How a game is set up."""

    seats: int
    scenario: str
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ", ".join([self.scenario, f"{self.seats} seats", *self.variants])


def kinds_of(game: Game, scenario: str | None, seats: int | None, variants: str) -> list[TableKind]:
    """List the numbers of seats to be played in turn, if they are many those that the variants allow."""
    kinds = list(_seatings(game, scenario, seats))
    chosen = tuple(part.strip() for part in variants.split(",") if part.strip())
    fitting = [kind for kind in kinds if game.why_not(kind.scenario, kind.seats, chosen) is None]
    for kind in fitting or kinds:
        find_variants(game, kind.scenario, kind.seats, variants)
    return [kind._replace(variants=chosen) for kind in fitting]


def _seatings(game: Game, scenario: str | None, seats: int | None) -> Iterator[TableKind]:
    """List the numbers of seats, with the scenario asked for or the first fitting."""
    if scenario is not None:
        named = find_scenario(game, scenario)
        numbers = game.seats_for(named) if seats is None else [find_seats(game, named, seats)]
        yield from (TableKind(number, named) for number in numbers)
        return
    for number in game.seats if seats is None else [seats]:
        fitting = [each for each in game.scenarios if number in game.seats_for(each)]
        named = fitting[0] if fitting else game.scenarios[0]
        yield TableKind(find_seats(game, named, number), named)


def every_kind(game: Game, scenario: str | None, seats: int | None, variants: str) -> Iterator[TableKind]:
    """List every scenario with every number of seats and every set of variants that it can be played with."""
    if variants:
        raise BadInput("--every goes over all variants: leave --variants out.")
    for named in game.scenarios if scenario is None else [find_scenario(game, scenario)]:
        for number in game.seats_for(named) if seats is None else [find_seats(game, named, seats)]:
            for many in range(len(game.variants) + 1):
                for chosen in combinations(game.variants, many):
                    if game.why_not(named, number, chosen) is None:
                        yield TableKind(number, named, chosen)
