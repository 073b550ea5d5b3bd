"""Peloponnes as the conformance suite needs it."""

from __future__ import annotations

from typing import Any

from games.core.agenda import Table
from games.core.chance import Recorded
from games.core.decision import Action, Seat
from games.peloponnes.board import board
from games.peloponnes.game import GAME
from games.peloponnes.state import State
from games.peloponnes.steps.simultaneous import Simultaneous
from tests.games.conformance.subject import SetUp, Subject


def points(state: State) -> list[int]:
    """Score from the printed tiles: shields and a third of the coins, or three an inhabitant if less."""
    totals: list[int] = []
    for holding in state.holdings:
        owned = {built.tile for built in holding.buildings} | set(holding.lands)
        power = sum(tile.power for tile in board().printed.building if tile.id in owned)
        power += sum(tile.power for tile in board().printed.land if tile.id in owned)
        thirds = len(range(3, holding.coins + 1, 3))
        totals.append(min(power + thirds, sum([3] * holding.inhabitants)))
    return totals


def _noted(state: State) -> list[dict[str, Any]]:
    step = state.agenda[-1] if state.agenda else None
    return list(step.noted.values()) if isinstance(step, Simultaneous) else []


def _all_noted(state: State, seat: Seat | None) -> Any:
    return _noted(state)


def _luxury_eaten(state: State, seat: Seat | None) -> Any:
    return [[getattr(action, "luxury", 0) for action in answers.values()] for answers in _noted(state)]


def _tiles_named(state: State, seat: Seat | None) -> Any:
    named = [getattr(action, "tiles", ()) for answers in _noted(state) for action in answers.values()]
    return [len(tiles) for tiles in named]


def disguise(state: State, seat: Seat, action: Action) -> Action | None:
    """Give the same answer where it is one: nobody else sees it before all have answered."""
    allowed = Table(state, Recorded([])).why_not(seat, action) is None
    return action if allowed else None


def align(state: State, other: State) -> None:
    """There are no private settings."""


def owned(state: State, seat: Seat) -> int:
    """Count the goods and coins of a seat."""
    holding = state.holdings[seat]
    return holding.wood + holding.stone + holding.food + holding.coins + holding.luxury


SUBJECT = Subject(
    game=GAME,
    points=points,
    leaks={"noted": _all_noted, "luxury eaten": _luxury_eaten, "number of tiles named": _tiles_named},
    disguise=disguise,
    align=align,
    longest=1500,
    set_ups=[SetUp("standard", 4, leaves=2), SetUp("level-2", 1)],
    is_rare=lambda state: len(state.holdings) > 1 and any(_noted(state)),
    owned=owned,
    hides=lambda state: any(_noted(state)),
)
