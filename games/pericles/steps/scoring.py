"""11.14: the final score."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.core.agenda import Step, Table
from games.pericles import honour, queries
from games.pericles.board import SIDES, board, compatriot
from games.pericles.events.end import BasesScored, HonourTotalled, PoliticsScored, TheatresScored
from games.pericles.ranking import by_honour, total_of

if TYPE_CHECKING:
    from games.pericles.figures import Side
    from games.pericles.state import State


class FinalScore(Step, kw_only=True):
    """11.14: bonuses where the scenario has them (A35), then the Side and the faction with more Honour."""

    phase: ClassVar[str] = "end-phase"
    ending: str = "final"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if state.figures.full_score:
            for side in SIDES:
                _score_politics(table, side)
            for side in SIDES:
                _score_bases(table, side)
            for side in SIDES:
                _score_theatres(table, side)
        for side in SIDES:
            table.tell(HonourTotalled(side=side, total=total_of(state, side)))
        state.result = by_honour(state, self.ending)


def _score_politics(table: Table[State], side: Side) -> None:
    """11.14 A: five for who controls the City-State, five less for the opposition."""
    state, amount = table.state, board().honour.political
    ruling = state.cities[side].controlling
    rival = compatriot(ruling)
    gained = honour.change(state, ruling, amount, "end-political")
    lost = -honour.change(state, rival, -amount, "end-political")
    table.tell(PoliticsScored(faction=ruling, rival=rival, gained=gained, lost=lost))


def _score_bases(table: Table[State], side: Side) -> None:
    """11.14 B: three for each base on the map; Persian bases are Spartan ones (A52)."""
    number = queries.all_bases(table.state, side)
    gained, less = _share(table.state, side, number * board().honour.per_base, "end-bases")
    ruling = table.state.cities[side].controlling
    table.tell(
        BasesScored(
            side=side, number=number, faction=ruling, gained=gained, rival=compatriot(ruling), less=less
        )
    )


def _score_theatres(table: Table[State], side: Side) -> None:
    """11.14 C and D: three for each theatre that Athens controls, six for each of Sparta."""
    state, numbers = table.state, board().honour
    number = sum(queries.holders(state, each) == [side] for each in queries.in_play(state))
    each = numbers.per_theatre_athens if side == "athens" else numbers.per_theatre_sparta
    gained, less = _share(state, side, number * each, "end-theatres")
    ruling = state.cities[side].controlling
    table.tell(
        TheatresScored(
            side=side, number=number, faction=ruling, gained=gained, rival=compatriot(ruling), less=less
        )
    )


def _share(
    state: State, side: Side, total: int, reason: Literal["end-bases", "end-theatres"]
) -> tuple[int, int]:
    """11.14: half to each faction, the odd point to the controlling one."""
    ruling = state.cities[side].controlling
    less = honour.change(state, compatriot(ruling), total // 2, reason)
    return honour.change(state, ruling, total - total // 2, reason), less
