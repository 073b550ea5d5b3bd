"""Resigning: a seat is given up, and Keryx answers for it; the last side that stays has won.

A resignation is no move of the game and belongs to no rulebook: every game that lets seats resign
(`Game.resigning`) does it alike. Who has resigned is kept by undo and rollback, as private settings are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from games.core import codec
from games.core.actions import Action
from games.core.agenda import Table
from games.core.chance import Chance
from games.core.decision import Seat
from games.core.state import GameState

MAY_NOT, MAY = "", "may"
"""What a game declares: no seat may resign; a seat may, and Keryx plays on while two are left."""
LEAST = 2
"""So many seats must stay for a game to go on."""


class Resign(Action, frozen=True, tag=True):
    """A seat is given up; Keryx answers for it from now on."""


class TakeOver(Action, frozen=True, tag=True):
    """Somebody else takes a seat that was given up."""


class Concede(Action, frozen=True, tag=True):
    """A seat is given up, and the game is over: no two are left to play on."""


class PlayOn(Action, frozen=True, tag=True):
    """Keryx answers what seats are asked that were given up."""


OF_TABLE: Mapping[str, type[Action]] = {kind.__name__: kind for kind in (Resign, TakeOver, Concede, PlayOn)}
"""Actions that no game defines, by their tags."""


def read_action(raw: Mapping[str, Any], kinds: Any) -> Action:
    """Read a logged action: one of a game's, or one of a table's."""
    action: Action = msgspec.convert(raw, OF_TABLE.get(str(raw.get("type")), kinds))
    return action


def ends_with(state: GameState, seat: Seat) -> bool:
    """Say whether the game is over if a seat is given up."""
    return len(set(state.staying) - {seat}) < LEAST


def must_play_on(table: Table[Any]) -> bool:
    """Say whether anything is asked that Keryx answers for a seat that was given up."""
    return any(
        each.decision.required and each.decision.seat in table.state.resigned for each in table.asked()
    )


def act(table: Table[Any], seat: Seat, action: Action) -> None:
    """Carry out an action of a game's or of a table's, and go on until somebody is waited for."""
    state = table.state
    match action:
        case Resign():
            state.resign(seat)
        case TakeOver():
            state.take_over(seat)
        case Concede():
            state.resign(seat)
            state.agenda.clear()
        case PlayOn():
            table.settle()
        case _:
            table.act(seat, action)


def acted(state: GameState, seat: Seat, action: Action, chance: Chance) -> Table[Any]:
    """Carry out an action on a copy of the state."""
    table: Table[Any] = Table(codec.copy(state), chance)
    act(table, seat, action)
    return table
