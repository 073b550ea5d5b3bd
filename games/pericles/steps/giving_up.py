"""5.11: units that a play takes from wherever they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import queries
from games.pericles.actions import Disband
from games.pericles.board import THREE_HUNDRED
from games.pericles.events.turn import UnitsTaken
from games.pericles.figures import Colour, Element, Faction, Side
from games.pericles.movement import movable

if TYPE_CHECKING:
    from games.pericles.state import State


def why_not_give_up(state: State, step: GiveUp, action: Disband) -> Refusal | None:
    """5.11: the controlling faction picks a unit of the kind that the play takes (A63, E3)."""
    if action.faction != step.chooser(state):
        return Refusal("5.11", "controlling-picks", faction=step.chooser(state))
    if action not in step.options(state):
        return Refusal("5.11", "unit-not-there", theatre=action.theatre)
    return None


class GiveUp(Once, kw_only=True):
    """5.11: a play takes units from wherever they stand, one at a time; the 300 are red land units."""

    phase: ClassVar[str] = "aristophanes"
    section: ClassVar[str] = "5.11"
    kinds = (Disband,)
    side: Side
    colour: Colour
    element: Element
    left: int

    def chooser(self, state: State) -> Faction:
        """Name the controlling faction of the Side."""
        return state.cities[self.side].controlling

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.chooser(state))

    def options(self, state: State) -> list[Disband]:
        """List the units that can go."""
        kinds = (queries.unit_id(self.colour, self.element), THREE_HUNDRED)
        return [
            Disband(self.chooser(state), unit, theatre)
            for theatre in queries.in_play(state)
            for unit in movable(state, self.side, theatre)
            if unit in kinds and queries.apart(unit) == (self.colour, self.element)
        ]

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and self.options(state) else []

    def ask(self, state: State) -> Decision | None:
        options, chooser = self.options(state), self.chooser(state)
        if not options:
            return None
        return Decision(
            self.asker(state),
            "5.11",
            "give-up",
            Choices(options),
            automatic=True,
            party=chooser,
            default=options[0],
            faction=chooser,
            element=self.element,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Disband) -> Refusal | None:
        return why_not_give_up(state, self, action)

    def answer(self, table: Table[State], seat: Seat, action: Disband) -> None:
        queries.take_off(table.state, action.theatre, action.unit)
        units = ((action.unit, 1),)
        table.tell(UnitsTaken(side=self.side, theatre=action.theatre, units=units))
        if self.left > 1:
            table.then(GiveUp(side=self.side, colour=self.colour, element=self.element, left=self.left - 1))
