"""11.11 to 11.13: victories before the end of a scenario, in this order (B11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.pericles import honour, queries
from games.pericles.board import ENEMY, OF_SIDE, SIDES, board, compatriot
from games.pericles.events.end import CityTaken, GranariesLost, SupremacyWon, VictoryHonoured
from games.pericles.pieces import Reason, Result
from games.pericles.ranking import first_of

if TYPE_CHECKING:
    from games.pericles.figures import Side
    from games.pericles.state import State


class HonourVictory(Step):
    """11.11: a controlling faction ahead of its compatriot, with three times the Honour of each enemy."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        first = state.figures.automatic_victory_from
        if not first or state.scenario_turn < first:
            return
        for side in SIDES:
            if is_supreme(state, side):
                faction = state.cities[side].controlling
                most = max(state.houses[each].honour for each in OF_SIDE[ENEMY[side]])
                table.tell(SupremacyWon(faction=faction, total=state.houses[faction].honour, less=most))
                state.result = Result("supremacy", faction)


def is_supreme(state: State, side: Side) -> bool:
    """11.11: say whether the controlling faction of a Side meets all the conditions."""
    own = {faction: house.honour for faction, house in state.houses.items()}
    ruling, factor = state.cities[side].controlling, board().honour.automatic_factor
    mine, theirs = (sum(own[each] for each in OF_SIDE[of]) for of in (side, ENEMY[side]))
    return (
        own[ruling] > own[compatriot(ruling)]
        and all(own[ruling] >= factor * own[each] for each in OF_SIDE[ENEMY[side]])
        and mine > theirs
    )


class Conquest(Step):
    """11.12: who controls the enemy's City-State has won; if both are taken it is a draw."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        winners = [side for side in SIDES if queries.holders(state, ENEMY[side]) == [side]]
        for side in winners:
            table.tell(CityTaken(side=side))
        if len(winners) == len(SIDES):
            state.result = Result("both-taken")
        elif winners:
            _win(table, winners[0], "conquest", "conquest")


class Granaries(Step):
    """11.13: Athens starves that had no base at a granary when the turn began, and has none now (A26)."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        if not table.state.granary_at_start and not queries.has_granary(table.state, "athens"):
            table.tell(GranariesLost())
            _win(table, "sparta", "granaries", "granary")


def _win(table: Table[State], side: Side, ending: str, reason: Reason) -> None:
    """11.12 and 11.13: five Honour more and less; then the better faction of the Side wins."""
    state, amount = table.state, board().honour.conquest
    ruling = state.cities[side].controlling
    gained = honour.change(state, ruling, amount, reason)
    lost = -honour.change(state, compatriot(ruling), -amount, reason)
    table.tell(VictoryHonoured(faction=ruling, rival=compatriot(ruling), gained=gained, lost=lost))
    winner, tie = first_of(state, side)
    state.result = Result(ending, winner, tie)
