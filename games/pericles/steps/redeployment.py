"""11.3: redeployment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Decision, Rows, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import UntilDone
from games.pericles import quarters, queries
from games.pericles.actions import Disband, Done, Redeploy
from games.pericles.board import board
from games.pericles.events.end import UnitsRedeployed, UnitsStranded
from games.pericles.figures import Colour, Faction, Theatre
from games.pericles.standing import STAY, standing_of

if TYPE_CHECKING:
    from games.pericles.state import State


class Redeployment(Step, kw_only=True):
    """11.3: one colour is redeployed; what can stand nowhere is removed first, if nobody has to choose."""

    phase: ClassVar[str] = "end-phase"
    colour: Colour

    def finish(self, table: Table[State]) -> None:
        remove_stranded(table, self.colour)
        ruling = table.state.cities[quarters.side_of(self.colour)].controlling
        table.then(Redeploying(faction=ruling, colour=self.colour))


def remove_stranded(table: Table[State], colour: Colour) -> None:
    """A24: units that can stand nowhere are removed; which, is left open where it can be chosen."""
    state = table.state
    for theatre, number in quarters.crowded(state, colour).items():
        kinds = quarters.kinds_of(state, theatre, colour)
        if quarters.has_room(state, theatre, colour):
            continue
        if number == sum(kinds.values()):
            _strand(table, theatre, kinds)
        elif len(kinds) == 1:
            _strand(table, theatre, dict.fromkeys(kinds, number))


def _strand(table: Table[State], theatre: Theatre, units: dict[str, int]) -> None:
    for unit, number in units.items():
        for _ in range(number):
            queries.take_off(table.state, theatre, unit)
    side = quarters.side_of(quarters.colour_of(next(iter(units))))
    table.tell(UnitsStranded(side=side, units=tuple(units.items()), theatre=theatre))


class Redeploying(UntilDone, kw_only=True):
    """11.3: the controlling faction sends units of a colour anywhere; a unit goes once (A55)."""

    phase: ClassVar[str] = "end-phase"
    discreet: ClassVar[bool] = True
    section: ClassVar[str] = "11.3"
    question: ClassVar[str] = "redeploy"
    kinds = (Redeploy, Disband)
    faction: Faction
    colour: Colour
    arrived: dict[Theatre, dict[str, int]] = msgspec.field(default_factory=dict)
    """Units that were redeployed, by where they stand now."""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def party(self) -> str:
        return self.faction

    def ending(self) -> Action:
        return Done(self.faction)

    def standing(self, state: State, decision: Decision) -> Action | None:
        """4.0: nothing is redeployed that need not be, if that was left standing."""
        stays = standing_of(state, self.faction, STAY) and self.why_not_enough(state) is None
        return self.ending() if stays else None

    def facts(self, state: State) -> dict[str, Fact]:
        return {"faction": self.faction, "colour": self.colour}

    def forms(self, state: State) -> Sequence[Answers]:
        go = Rows(
            Redeploy,
            lambda: self._marches(state),
            lambda action: self._why_not_redeploy(state, action),
            ascending=("number",),
        )
        lose = Rows(
            Disband,
            lambda: self._losses(state),
            lambda action: self._why_not_lose(state, action),
            ascending=("number",),
        )
        return [go, lose]

    def _marches(self, state: State) -> Iterator[tuple[str, str, str, str, int]]:
        places = queries.in_play(state)
        free = {to: quarters.room(state, to, self.colour) for to in places}
        for origin in places:
            for unit, number in self._left(state, origin).items():
                for to in places:
                    for some in range(1, min(number, free[to]) + 1) if to != origin else ():
                        yield self.faction, unit, origin, to, some

    def _losses(self, state: State) -> Iterator[tuple[str, str, str, int]]:
        for theatre, number in quarters.crowded(state, self.colour).items():
            if not quarters.has_room(state, theatre, self.colour):
                for unit, there in quarters.kinds_of(state, theatre, self.colour).items():
                    for some in range(1, min(there, number) + 1):
                        yield self.faction, unit, theatre, some

    def _left(self, state: State, theatre: Theatre) -> dict[str, int]:
        """Count the units of the colour that stand in a theatre and were not redeployed."""
        here = self.arrived.get(theatre, {})
        held = quarters.kinds_of(state, theatre, self.colour)
        return {
            unit: number - here.get(unit, 0) for unit, number in held.items() if number > here.get(unit, 0)
        }

    def why_not_do(self, state: State, seat: Seat, action: Redeploy | Disband) -> Refusal | None:
        if isinstance(action, Redeploy):
            return self._why_not_redeploy(state, action)
        return self._why_not_lose(state, action)

    def _why_not_unit(self, state: State, action: Redeploy | Disband, theatre: Theatre) -> Refusal | None:
        if action.faction != self.faction:
            return Refusal("11.3", "owner-decides", faction=self.faction)
        if action.unit == "argos-land":
            return Refusal("12.1", "argos-stays")
        if quarters.colour_of(action.unit) != self.colour:
            return Refusal("11.3", "another-colour", colour=self.colour)
        there = quarters.kinds_of(state, theatre, self.colour) if theatre in board().theatres else {}
        if not 1 <= action.number <= there.get(action.unit, 0):
            return Refusal("11.3", "unit-not-there", theatre=theatre)
        if action.number > self._left(state, theatre).get(action.unit, 0):
            return Refusal("11.3", "moved-already", theatre=theatre)
        return None

    def _why_not_redeploy(self, state: State, action: Redeploy) -> Refusal | None:
        refusal = self._why_not_unit(state, action, action.origin)
        return refusal or quarters.why_not_host(state, self.colour, action)

    def _why_not_lose(self, state: State, action: Disband) -> Refusal | None:
        """A24: only what must leave, and can go nowhere."""
        refusal = self._why_not_unit(state, action, action.theatre)
        if refusal is not None:
            return refusal
        most = quarters.excess(state, action.theatre, self.colour)
        if most and quarters.has_room(state, action.theatre, self.colour):
            return Refusal("11.3", "room-elsewhere", colour=self.colour)
        if action.number > most:
            return Refusal("11.3", "units-at-most", number=most)
        return None

    def why_not_enough(self, state: State) -> Refusal | None:
        crowded = quarters.crowded(state, self.colour)
        if not crowded:
            return None
        theatre, number = next(iter(crowded.items()))
        return Refusal("11.3", "must-leave", theatre=theatre, number=number, colour=self.colour)

    def do(self, table: Table[State], seat: Seat, action: Redeploy | Disband) -> None:
        if isinstance(action, Disband):
            _strand(table, action.theatre, {action.unit: action.number})
        else:
            self._send(table, action)
        remove_stranded(table, self.colour)

    def _send(self, table: Table[State], action: Redeploy) -> None:
        for _ in range(action.number):
            queries.take_off(table.state, action.origin, action.unit)
            queries.set_down(table.state, action.to, action.unit)
        here = self.arrived.setdefault(action.to, {})
        here[action.unit] = here.get(action.unit, 0) + action.number
        units = ((action.unit, action.number),)
        told = UnitsRedeployed(faction=action.faction, units=units, origin=action.origin, theatre=action.to)
        table.tell(told)
