"""13.2: the treaty of Callias, and what the Persian War costs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.pericles import honour, movement, queries
from games.pericles.actions import Refuse, Sign
from games.pericles.board import COLOURS_OF, EAST, SIDES, board
from games.pericles.events.end import (
    BasesMadePersian,
    CalliasRefused,
    CalliasSigned,
    PersianWarPaid,
    ShipGivenUp,
    UnitsWithdrawn,
)
from games.pericles.figures import Faction, Side, Theatre

if TYPE_CHECKING:
    from games.pericles.state import State

Pieces = tuple[tuple[str, int], ...]


def ships_at(state: State) -> list[Theatre]:
    """13.21: list where the ship can be given up; without a blue ship the theatre of the treaty."""
    found = [each for each in queries.in_play(state) if queries.units(state, each, "athens", "naval")]
    return found or [EAST]


class Callias(Once, kw_only=True):
    """13.21: with a base in the Eastern Mediterranean Athens' controlling faction may make peace (A57)."""

    phase: ClassVar[str] = "end-phase"
    section: ClassVar[str] = "13.21"
    kinds = (Sign, Refuse)

    def asker(self, state: State) -> Seat:
        return state.seat_of(self._faction(state))

    def _faction(self, state: State) -> Faction:
        return state.cities["athens"].controlling

    def _is_offered(self, state: State) -> bool:
        return state.persian_war and queries.bases_of(state, EAST, "athens") > 0

    def waited_for(self, state: State) -> list[Seat]:
        return [self.asker(state)] if not self.done and self._is_offered(state) else []

    def ask(self, state: State) -> Decision | None:
        if not self._is_offered(state):
            return None
        faction = self._faction(state)
        refuse = Refuse(faction)
        signs = Choices([Sign(faction, theatre) for theatre in ships_at(state)])
        return Decision(
            self.asker(state),
            "13.21",
            "callias",
            signs,
            Choices([refuse]),
            party=faction,
            default=refuse,
            faction=faction,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Sign | Refuse) -> Refusal | None:
        if action.faction != self._faction(state):
            return Refusal("13.21", "owner-decides", faction=self._faction(state))
        if isinstance(action, Sign) and action.theatre not in ships_at(state):
            return Refusal("13.21", "no-ship-there", theatre=action.theatre)
        return None

    def why_unasked(self, state: State, seat: Seat, action: object) -> Refusal | None:
        is_answer = isinstance(action, Sign | Refuse) and not self._is_offered(state)
        return Refusal("13.21", "no-treaty") if is_answer else None

    def answer(self, table: Table[State], seat: Seat, action: Sign | Refuse) -> None:
        if isinstance(action, Sign):
            sign(table, action)
        else:
            table.tell(CalliasRefused(faction=action.faction))


def sign(table: Table[State], action: Sign) -> None:
    """13.21: bases and a ship of Athens go, units go home, Spartan bases become Persian; no Honour."""
    state = table.state
    lost = tuple(_take_bases(state, "athens"))
    table.tell(CalliasSigned(faction=action.faction, units=lost))
    if queries.units(state, action.theatre, "athens", "naval"):
        queries.put(state, action.theatre, "athens", "naval", -1)
        table.tell(ShipGivenUp(theatre=action.theatre))
    for side in SIDES:
        _withdraw(table, side)
    bases = tuple(_take_bases(state, "sparta"))
    if bases:
        free = board().colours["persia"].limit.base - state.persian_bases
        made = min(free, sum(number for _, number in bases))
        state.persian_bases += made
        table.tell(BasesMadePersian(units=bases, number=made))
    state.treachery.pop(EAST, None)
    state.persian_war = False


def _take_bases(state: State, side: Side) -> Iterator[tuple[str, int]]:
    for colour in COLOURS_OF[side]:
        number = queries.stack(state, EAST, colour).base
        if number:
            queries.put(state, EAST, colour, "base", -number)
            yield queries.unit_id(colour, "base"), number


def _withdraw(table: Table[State], side: Side) -> None:
    """13.21: every unit that stands there goes to the theatre of its City-State."""
    units = tuple(movement.movable(table.state, side, EAST).items())
    for unit, number in units:
        for _ in range(number):
            queries.take_off(table.state, EAST, unit)
            queries.set_down(table.state, side, unit)
    if units:
        table.tell(UnitsWithdrawn(side=side, units=units, theatre=side))


class PersianWar(Step):
    """13.22: without the treaty Athens' controlling faction loses Honour (A57)."""

    phase: ClassVar[str] = "end-phase"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if not state.persian_war:
            return
        faction = state.cities["athens"].controlling
        total = state.scenario_turn + int(not holds_the_east(state))
        lost = -honour.change(state, faction, -total, "persian-war")
        table.tell(PersianWarPaid(faction=faction, total=total, lost=lost))


def holds_the_east(state: State) -> bool:
    """13.22: say whether Athens controls the Eastern Mediterranean and has a ship of its own there."""
    ships = queries.units(state, EAST, "athens", "naval")
    return queries.holders(state, EAST) == ["athens"] and ships > 0
