"""5.13 and 5.14: the plague, and units that go by it or by a play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import losses, queries
from games.pericles.actions import Remove
from games.pericles.board import ATHENS, COLOURS_OF, ELEMENTS, board
from games.pericles.events.turn import PlagueStruck, UnitsGone, UnitsTaken
from games.pericles.figures import Colour, Element, Faction, Side, Theatre
from games.pericles.losses import Dead, Toll

if TYPE_CHECKING:
    from games.pericles.state import State

SHARE = 3
"""5.14: of so many units in Athens one dies, rounded up."""


class Plague(Step):
    """5.14: a third in Athens, then one of each element in every contested theatre; Athens first (A18)."""

    phase: ClassVar[str] = "aristophanes"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        table.tell(PlagueStruck(again=state.plague))
        state.plague = True
        table.then(*_thirds(state), *_one_each(state))


def _thirds(state: State) -> Iterator[Step]:
    for side in state.sides:
        for element in ELEMENTS:
            present = queries.units_of(state, ATHENS, side, element)
            yield Victims(side=side, at=ATHENS, element=element, number=-(-present // SHARE))


def _one_each(state: State) -> Iterator[Step]:
    contested = [theatre for theatre in queries.in_play(state) if queries.is_contested(state, theatre)]
    for side in state.sides:
        for theatre in contested:
            for element in ELEMENTS:
                yield Victims(side=side, at=theatre, element=element, number=1)


def why_not_remove(state: State, step: Victims, action: Remove) -> Refusal | None:
    """5.14: as many units as are due, of those that are there; the controlling faction picks (A63)."""
    if action.faction != step.chooser(state):
        return Refusal("5.14", "controlling-picks", faction=step.chooser(state))
    dead = dead_of(action)
    if dead.number != step.due(state):
        return Refusal("5.14", "so-many-go", number=step.due(state))
    if dead not in losses.ways(step.toll(state), step.side):
        return Refusal("5.14", "pieces-not-there", side=step.side)
    return None


def dead_of(action: Remove) -> Dead:
    """Return the units that an answer names."""
    return Dead(action.city, action.league, action.argos, action.three_hundred)


class Victims(Once, kw_only=True):
    """5.14: a Side loses units of an element in a theatre; a play may name their colour."""

    phase: ClassVar[str] = "aristophanes"
    section: ClassVar[str] = "5.14"
    kinds = (Remove,)
    side: Side
    at: Theatre
    element: Element
    number: int
    colour: Colour | None = None
    """What a play names; then the last unit is not spared, and nothing is lost for good."""

    def chooser(self, state: State) -> Faction:
        """Name the controlling faction of the Side."""
        return state.cities[self.side].controlling

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.chooser(state))

    def _present(self, state: State) -> dict[Colour, int]:
        colours = COLOURS_OF[self.side] if self.colour is None else (self.colour,)
        return {colour: queries.units(state, self.at, colour, self.element) for colour in colours}

    def due(self, state: State) -> int:
        """A19: count who goes; the plague spares the last unit of the theatre's own element."""
        spared = int(self.colour is None and board().theatres[self.at].element == self.element)
        return max(0, min(self.number, sum(self._present(state).values()) - spared))

    def toll(self, state: State) -> Toll:
        """Return who can go, as a row of a loss table."""
        present = self._present(state)
        elite = self.element == "land" and "sparta" in present and state.three_hundred == self.at
        return Toll("", self.due(state), present, elite)

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and self.due(state) else []

    def ask(self, state: State) -> Decision | None:
        number, chooser = self.due(state), self.chooser(state)
        if not number:
            return None
        ways = losses.ways(self.toll(state), self.side)
        options = [Remove(chooser, each.city, each.league, each.argos, each.three_hundred) for each in ways]
        return Decision(
            self.asker(state),
            "5.14",
            "remove",
            Choices(options),
            automatic=True,
            party=chooser,
            default=options[0],
            faction=chooser,
            number=number,
            theatre=self.at,
            element=self.element,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Remove) -> Refusal | None:
        return why_not_remove(state, self, action)

    def answer(self, table: Table[State], seat: Seat, action: Remove) -> None:
        state, dead = table.state, dead_of(action)
        losses.remove(state, self.at, self.side, self.element, dead)
        units = losses.named(dead, self.side, self.element)
        if state.figures.ravages and self.colour is None:
            queries.bury(state, units)
            table.tell(UnitsGone(side=self.side, theatre=self.at, units=units))
        else:
            table.tell(UnitsTaken(side=self.side, theatre=self.at, units=units))
