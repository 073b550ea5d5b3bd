"""7: commanders are ready, exhausted, in command, or gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import abilities
from games.sparta.board import board
from games.sparta.events.units import CommanderChanged
from games.sparta.steps.carry_out import CarryOut

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.state import State


def _tell(table: Table[State], commander: str, change: str) -> None:
    side = board().commanders[commander].side
    table.tell(CommanderChanged(power=side, commander=commander, change=change))  # type: ignore[arg-type]


def ready(table: Table[State], commander: str) -> None:
    """Put a commander among the ready ones."""
    if table.state.commanders[commander].state != "ready":
        table.state.commanders[commander].state = "ready"
        _tell(table, commander, "ready")


def exhaust(table: Table[State], commander: str) -> None:
    """Move a commander to the exhausted side: that triggers his ability (ruling 5)."""
    table.state.commanders[commander].state = "exhausted"
    _tell(table, commander, "exhausted")
    effects = abilities.when_exhausted(table.state, commander)
    if effects:
        side = board().commanders[commander].side
        table.then(CarryOut(source=commander, player=side, actor=side, stack=[list(effects)]))


def kill(table: Table[State], commander: str) -> None:
    """7: remove a commander for good; a generic one turns regular and is exhausted, without an ability."""
    piece = table.state.commanders[commander]
    if board().commanders[commander].generic:
        piece.state, piece.veteran = "exhausted", False
        _tell(table, commander, "exhausted")
    else:
        piece.state = "gone"
        _tell(table, commander, "gone")


def turn(table: Table[State], commander: str, *, veteran: bool) -> None:
    """7: turn a commander to one of his sides."""
    piece = table.state.commanders[commander]
    if piece.veteran != veteran:
        piece.veteran = veteran
        _tell(table, commander, "veteran" if veteran else "regular")
