"""11.2: maintenance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import UntilDone
from games.pericles import queries, upkeep
from games.pericles.actions import Disband, Done
from games.pericles.board import SIDE_OF
from games.pericles.events.end import ArgosDispersed, UnitsDisbanded
from games.pericles.figures import Faction, Side

if TYPE_CHECKING:
    from games.pericles.state import State


class Maintenance(Step, kw_only=True):
    """11.2: Argos first (12.1); then, if the bases do not give enough, units are disbanded."""

    phase: ClassVar[str] = "end-phase"
    side: Side

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if self.side == "athens":
            disperse_argos(table)
        if not upkeep.excess_of(state, self.side):
            return
        kinds = list(upkeep.standing(state, self.side))
        ruling = state.cities[self.side].controlling
        if len(kinds) == 1:
            ((theatre, unit),) = kinds
            most = upkeep.most_to_disband(state, self.side, theatre, unit)
            take_away(table, Disband(ruling, unit, theatre, most))
        else:
            table.then(Maintain(faction=ruling))


def disperse_argos(table: Table[State]) -> None:
    """12.1: without a Delian base at Sparta all Argive units but one go home (A54)."""
    state = table.state
    number = queries.stack(state, "sparta", "argos").land - 1
    if number > 0 and not queries.stack(state, "sparta", "delian").base:
        queries.put(state, "sparta", "argos", "land", -number)
        table.tell(ArgosDispersed(units=((upkeep.ARGIVES, number),)))


def take_away(table: Table[State], action: Disband) -> None:
    """11.2: units go back to the box, and can be built again."""
    for _ in range(action.number):
        queries.take_off(table.state, action.theatre, action.unit)
    units = ((action.unit, action.number),)
    table.tell(UnitsDisbanded(faction=action.faction, units=units, theatre=action.theatre))


class Maintain(UntilDone, kw_only=True):
    """11.2: the controlling faction disbands units until the bases give enough (A63)."""

    phase: ClassVar[str] = "end-phase"
    section: ClassVar[str] = "11.2"
    question: ClassVar[str] = "maintain"
    kinds = (Disband,)
    faction: Faction

    @property
    def side(self) -> Side:
        """Name the Side that maintains its units."""
        return SIDE_OF[self.faction]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def ending(self) -> Action:
        return Done(self.faction)

    def forms(self, state: State) -> Sequence[Answers]:
        rows = Rows(
            Disband,
            lambda: self._rows(state),
            lambda action: self.why_not_do(state, self.asker(state), action),
            ascending=("number",),
        )
        return [rows]

    def _rows(self, state: State) -> Iterator[tuple[str, str, str, int]]:
        for theatre, unit in upkeep.standing(state, self.side):
            for number in range(1, upkeep.most_to_disband(state, self.side, theatre, unit) + 1):
                yield self.faction, unit, theatre, number

    def decisions(self, state: State) -> list[Decision]:
        total, less = upkeep.upkeep_of(state, self.side), upkeep.points_of(state, self.side)
        if total <= less:
            return []
        (form,) = self.forms(state)
        return [
            Decision(
                self.asker(state),
                "11.2",
                "maintain",
                form,
                party=self.faction,
                default=form.first(),
                faction=self.faction,
                total=total,
                less=less,
            )
        ]

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if upkeep.excess_of(state, self.side) else []

    def why_not_enough(self, state: State) -> Refusal | None:
        total, less = upkeep.upkeep_of(state, self.side), upkeep.points_of(state, self.side)
        return Refusal("11.2", "bases-give-less", total=total, less=less)

    def why_not_do(self, state: State, seat: Seat, action: Disband) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal("11.2", "owner-decides", faction=self.faction)
        most = upkeep.most_to_disband(state, self.side, action.theatre, action.unit)
        if not most:
            return Refusal("11.2", "unit-not-there", theatre=action.theatre)
        if not 1 <= action.number <= most:
            return Refusal("11.2", "units-at-most", number=most)
        return None

    def do(self, table: Table[State], seat: Seat, action: Disband) -> None:
        take_away(table, action)
