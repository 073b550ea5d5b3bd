"""5a. Tiles are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.peloponnes import events
from games.peloponnes.board import board
from games.peloponnes.steps.supply import Supply

if TYPE_CHECKING:
    from games.peloponnes.state import State


class TurnUpTiles(Step):
    """5a Tiles fill the regular row, then the conquest row; one that calls for a supply interrupts.

    Ruling 42: the supply is carried out at once, before the rest is turned up.
    """

    phase = "tiles"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        regular, conquest = len(state.regular), len(state.conquest)
        calling = None
        while calling is None and not _is_full(state):
            tile = _turn_up(table)
            calling = tile if board().tiles[tile].supply else None
        table.tell(
            events.TilesTurnedUp(
                regular=tuple(state.regular[regular:]), conquest=tuple(state.conquest[conquest:])
            )
        )
        if calling is not None:
            table.tell(events.SupplyCalled(tile=calling))
            following = [] if _is_full(state) else [self]
            table.then(Supply(), *following)


def _is_full(state: State) -> bool:
    return len(state.regular) + len(state.conquest) == board().numbers.tiles_per_round


def _turn_up(table: Table[State]) -> str:
    state = table.state
    tile = draw_out(table.chance, state.stacks[board().stack_of_round[state.round]], "tile")
    size, _ = board().rows(state.seats, state.scenario)
    row = state.regular if len(state.regular) < size else state.conquest
    row.append(tile)
    return tile
