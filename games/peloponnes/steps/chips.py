"""5g. Disaster chips are turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Step, Table
from games.core.chance import draw_out
from games.peloponnes import events
from games.peloponnes.board import BLANK, board
from games.peloponnes.steps.disasters import strike

if TYPE_CHECKING:
    from games.peloponnes.state import State


class TurnUpChips(Step):
    """5g Two chips, one after the other; a disaster's third brings it at once, before the next chip."""

    phase = "disasters"
    turned: int = 0

    def finish(self, table: Table[State]) -> None:
        if self.turned == board().numbers.chips_per_round:
            return
        self.turned += 1
        table.then(self)
        chip = draw_out(table.chance, table.state.chips, "chip")
        if chip == BLANK:
            table.tell(events.BlankChipTurnedUp())
            return
        table.state.turned[chip] += 1
        chips = table.state.turned[chip]
        table.tell(events.ChipTurnedUp(disaster=chip, chips=chips))
        if chips == board().numbers.chips_to_strike:
            strike(table, chip)
