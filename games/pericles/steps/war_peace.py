"""7.41: war and peace, and who goes home."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Rows, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import UntilDone
from games.pericles import honour, movement, queries
from games.pericles.actions import Done, Move
from games.pericles.board import CITY, WAR_PEACE, board
from games.pericles.events.turn import PeaceMade, UnitSentHome, WarDeclared, WarGoesOn
from games.pericles.figures import Faction, Side, Theatre
from games.pericles.steps.oration import holder_of
from games.pericles.steps.ravages import ravages

if TYPE_CHECKING:
    from games.pericles.state import State

PEACE = "peace"
"""What this ends with where peace ends the game."""


class WarAndPeace(Step):
    """7.41: in peace one Side that has won War/Peace brings war; in war both must have won it for peace."""

    phase: ClassVar[str] = "political"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        winners = tuple(filter(None, (holder_of(state, side, WAR_PEACE) for side in state.sides)))
        if winners and not state.war:
            state.war = True
            table.tell(WarDeclared(factions=winners))
            if state.figures.ravages:
                table.then(*(step for side in state.sides for step in ravages(side)))
        elif len(winners) == len(state.sides):
            _make_peace(table, winners)
        elif winners:
            table.tell(WarGoesOn(faction=winners[0]))


def _make_peace(table: Table[State], winners: tuple[Faction, ...]) -> None:
    """7.41: Honour for both; then the game may be over at once (A58), or units go home."""
    state, amount = table.state, board().honour.peace
    state.war = False
    for faction in winners:
        honour.change(state, faction, amount, "peace")
    table.tell(PeaceMade(factions=winners, gained=amount))
    first = state.figures.peace_ends_from
    if first and state.scenario_turn >= first:
        table.end(PEACE)
    else:
        table.then(*(GoHome(side=side, faction=state.cities[side].controlling) for side in state.sides))


def why_not_stay(state: State, side: Side, theatre: Theatre) -> Refusal | None:
    """7.41: at peace units of a City-State stand at home or at a base of their colour (A23)."""
    if theatre == side or queries.stack(state, theatre, CITY[side]).base:
        return None
    return Refusal("7.41", "no-base-of-colour", theatre=theatre)


def why_not_go_home(state: State, step: GoHome, action: Move) -> Refusal | None:
    """7.41: the controlling faction sends units of its City-State home, each once (A23, A63)."""
    if action.faction != step.faction:
        return Refusal("7.41", "controlling-picks", faction=step.faction)
    colour, _ = queries.apart(action.unit)
    if colour != CITY[step.side]:
        return Refusal("7.41", "league-stays")
    if action.origin not in board().theatres or action.to not in board().theatres:
        return Refusal("7.41", "unit-not-there", theatre=action.origin)
    if not step.free(state, action.origin).get(action.unit, 0):
        return Refusal("7.41", "unit-not-there", theatre=action.origin)
    if action.to == action.origin or action.via:
        return Refusal("7.41", "goes-straight-home")
    return why_not_stay(state, step.side, action.to)


class GoHome(UntilDone, kw_only=True):
    """7.41: blue and red units go home, or to a base of their colour; others stay where they are."""

    phase: ClassVar[str] = "political"
    section: ClassVar[str] = "7.41"
    question: ClassVar[str] = "go-home"
    kinds = (Move,)
    side: Side
    faction: Faction
    """Who controls the City-State."""
    arrived: dict[Theatre, dict[str, int]] = msgspec.field(default_factory=dict)
    """Units that have moved, by where they stand now."""

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.faction)

    def free(self, state: State, theatre: Theatre) -> dict[str, int]:
        """Count the units of the City-State in a theatre that have not moved."""
        standing = movement.movable(state, self.side, theatre)
        arrived = self.arrived.get(theatre, {})
        free = {unit: number - arrived.get(unit, 0) for unit, number in standing.items()}
        return {
            unit: number
            for unit, number in free.items()
            if number and queries.apart(unit)[0] == CITY[self.side]
        }

    def forms(self, state: State) -> Sequence[Answers]:
        return [Rows(Move, lambda: self._moves(state), lambda action: why_not_go_home(state, self, action))]

    def _moves(self, state: State) -> Iterator[tuple[str, str, str, str, tuple[str, ...]]]:
        homes = [each for each in queries.in_play(state) if why_not_stay(state, self.side, each) is None]
        misplaced_first = sorted(queries.in_play(state), key=homes.__contains__)
        for origin in misplaced_first:
            for unit in self.free(state, origin):
                for to in homes:
                    if to != origin:
                        yield self.faction, unit, origin, to, ()

    def why_not_do(self, state: State, seat: Seat, action: Move) -> Refusal | None:
        return why_not_go_home(state, self, action)

    def why_not_enough(self, state: State) -> Refusal | None:
        """7.41: nobody is done while a unit stands where it may not."""
        away = [
            each
            for each in queries.in_play(state)
            if self.free(state, each) and why_not_stay(state, self.side, each) is not None
        ]
        return Refusal("7.41", "units-away", theatre=away[0]) if away else None

    def do(self, table: Table[State], seat: Seat, action: Any) -> None:
        state = table.state
        queries.take_off(state, action.origin, action.unit)
        queries.set_down(state, action.to, action.unit)
        here = self.arrived.setdefault(action.to, {})
        here[action.unit] = here.get(action.unit, 0) + 1
        units = ((action.unit, 1),)
        told = UnitSentHome(faction=action.faction, units=units, origin=action.origin, theatre=action.to)
        table.tell(told)
        self.done = not self.could(state)

    def ending(self) -> Action:
        return Done(self.faction)

    def party(self) -> str:
        return self.faction

    def facts(self, state: State) -> dict[str, Fact]:
        return {"faction": self.faction, "side": self.side}
