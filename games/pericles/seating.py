"""15: who leads which faction, by the number of seats; nobody where Phormio does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from games.core.decision import NOBODY
from games.core.errors import Refusal
from games.pericles.board import FACTIONS, OF_SIDE, SIDES, board

if TYPE_CHECKING:
    from games.core.decision import Seat
    from games.pericles.figures import Faction, ScenarioFigures
    from games.pericles.state import State

BY_SIDES = "sides"
"""The variant of two seats, each with a compatriot that Phormio plays (B14)."""
VARIANTS = (BY_SIDES,)
_ALONE: tuple[Seat, ...] = (0, NOBODY, NOBODY, NOBODY)
_CROSSED: tuple[Seat, ...] = (0, 1, 0, 1)
_BY_SIDES: tuple[Seat, ...] = (0, NOBODY, 1, NOBODY)
_OF_THREE: tuple[Seat, ...] = (0, 1, 2, NOBODY)
_OF_FOUR: tuple[Seat, ...] = (0, 1, 2, 3)
_LEAST_WITH_COMPATRIOTS = 3
"""Of fewer persons none has another for a compatriot."""
_OF_TWO = ("political", "battle")
"""Kinds of scenarios that have two seats and no others."""


def seats_of(figures: ScenarioFigures) -> tuple[int, ...]:
    """List the numbers of seats of a scenario."""
    return (2,) if figures.kind in _OF_TWO else (1, 2, 3, 4)


def why_not(scenario: str, seats: int, variants: Sequence[str]) -> Refusal | None:
    """15: only two seats, of a game that has four factions, can be those of the Sides."""
    if BY_SIDES in variants and (seats != 2 or board().scenarios[scenario].kind in _OF_TWO):
        return Refusal("15", "sides-need-two")
    return None


def owners(figures: ScenarioFigures, seats: int, options: Mapping[str, str]) -> dict[Faction, Seat]:
    """Seat political games by factions, battle games by Sides, all others by how many there are."""
    if figures.kind == "battle":
        return {faction: at for at, side in enumerate(SIDES) for faction in OF_SIDE[side]}
    if figures.kind == "political":
        factions = [faction for side in figures.sides for faction in OF_SIDE[side]]
        return {faction: seat for seat, faction in enumerate(factions)}
    chosen = options.get("variants", "").split(",")
    of_two = _BY_SIDES if BY_SIDES in chosen else _CROSSED
    seated = {1: _ALONE, 2: of_two, 3: _OF_THREE, 4: _OF_FOUR}[seats]
    return dict(zip(FACTIONS, seated, strict=True))


def compatriots(state: State) -> dict[str, list[Seat]]:
    """4.2: two who lead the factions of a Side may confer; not at tables of two, who are rivals (A66)."""
    if len(set(state.owners.values()) - {NOBODY}) < _LEAST_WITH_COMPATRIOTS:
        return {}
    seats = {side: [state.owners.get(faction, NOBODY) for faction in OF_SIDE[side]] for side in SIDES}
    return {side: of_side for side, of_side in seats.items() if NOBODY not in of_side}
