"""14.43: the ravages of war, in the campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import queries
from games.pericles.actions import Disband
from games.pericles.board import CITY, ELEMENTS
from games.pericles.events.end import UnitsRavaged, UnitsRavagedAt
from games.pericles.figures import Element, Faction, Side

if TYPE_CHECKING:
    from games.core.agenda import Step
    from games.pericles.state import State


def ravages(side: Side) -> list[Step]:
    """14.43: list what a declaration of war does to a Side: a land unit and a ship of its City-State go."""
    return [Ravages(side=side, element=element) for element in ELEMENTS]


class Ravages(Once, kw_only=True):
    """14.43: a City-State loses a unit for good: one that was not built, or one that stands on the map."""

    phase: ClassVar[str] = "political"
    section: ClassVar[str] = "14.4"
    kinds = (Disband,)
    side: Side
    element: Element

    @property
    def unit(self) -> str:
        """Name the unit that goes; the 300 are spared."""
        return queries.unit_id(CITY[self.side], self.element)

    def _faction(self, state: State) -> Faction:
        return state.cities[self.side].controlling

    def asker(self, state: State) -> Seat:
        return state.seat_of(self._faction(state))

    def _standing(self, state: State) -> Iterator[Disband]:
        for theatre in queries.in_play(state):
            if getattr(queries.stack(state, theatre, CITY[self.side]), self.element):
                yield Disband(self._faction(state), self.unit, theatre)

    def _is_in_box(self, state: State) -> bool:
        return queries.left_in_box(state, CITY[self.side], self.element) > 0

    def waited_for(self, state: State) -> list[Seat]:
        is_idle = self.done or self._is_in_box(state) or not list(self._standing(state))
        return [] if is_idle else [self.asker(state)]

    def ask(self, state: State) -> Decision | None:
        options = [] if self._is_in_box(state) else list(self._standing(state))
        if not options:
            return None
        return Decision(
            self.asker(state),
            "14.4",
            "ravages",
            Choices(options),
            automatic=True,
            party=self._faction(state),
            default=options[0],
            faction=self._faction(state),
            element=self.element,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Disband) -> Refusal | None:
        if action.faction != self._faction(state):
            return Refusal("14.4", "owner-decides", faction=self._faction(state))
        if action not in list(self._standing(state)):
            return Refusal("14.4", "unit-not-there", theatre=action.theatre)
        return None

    def answer(self, table: Table[State], seat: Seat, action: Disband) -> None:
        queries.take_off(table.state, action.theatre, action.unit)
        self._lose(table.state)
        units = ((self.unit, 1),)
        table.tell(UnitsRavagedAt(side=self.side, units=units, theatre=action.theatre))

    def finish(self, table: Table[State]) -> None:
        if not self.done and self._is_in_box(table.state):
            self._lose(table.state)
            table.tell(UnitsRavaged(side=self.side, units=((self.unit, 1),)))

    def _lose(self, state: State) -> None:
        state.lost_for_good[self.unit] = state.lost_for_good.get(self.unit, 0) + 1
