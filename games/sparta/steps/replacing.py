"""7: a commander who is gone is replaced where his unit stays on the map (ruling 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import queries, sieges, units
from games.sparta.actions import Choose
from games.sparta.events.units import CommanderReplaced
from games.sparta.figures import Power

if TYPE_CHECKING:
    from games.sparta.state import State


def replacements(state: State, power: Power) -> list[str]:
    """7: list the ready commanders of a power; if there is none, the exhausted ones."""
    own = queries.commanders_of(state, power)
    ready = [name for name in own if state.commanders[name].state == "ready"]
    return ready or [name for name in own if state.commanders[name].state == "exhausted"]


class ReplaceCommander(Step, kw_only=True):
    """7: a unit that stays gets another commander; without any it goes home and leaves a raid marker."""

    power: Power
    unit: str

    def finish(self, table: Table[State]) -> None:
        found = replacements(table.state, self.power)
        if found:
            table.then(ChooseCommander(power=self.power, unit=self.unit))
            return
        unit = table.state.units[self.unit]
        if unit.state == "siege":
            sieges.end(table, unit.at, "home")
        else:
            units.home(table, self.unit)


class ChooseCommander(Once, kw_only=True):
    """7: who takes the command over."""

    section: ClassVar[str] = "7"
    refused_as: ClassVar[str] = "choose-commander"
    kinds = (Choose,)
    power: Power
    unit: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision:
        options = [Choose(name) for name in replacements(state, self.power)]
        place = state.units[self.unit].at
        return Decision(
            self.asker(state),
            "7",
            "choose-commander",
            Choices(options),
            automatic=True,
            default=options[0],
            place=place,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        fits = action.what in replacements(state, self.power)
        return None if fits else Refusal("7", "no-target", what=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose) -> None:
        unit = table.state.units[self.unit]
        units.command(table.state, self.unit, action.what, unit.state)
        table.tell(CommanderReplaced(power=self.power, unit=self.unit, commander=action.what))
