"""15: sieges are carried on with dice, and broken off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Choices, Decision, Seat
from games.core.errors import Fact, Refusal
from games.core.shapes import Once, UntilDone
from games.sparta import abilities, commanders, dice, influence, queries, sieges, treasury, units
from games.sparta.actions import BreakOff, Done, Pass, Siege
from games.sparta.board import ATHENAE, ENEMY, LONG_WALLS, SPARTA, board
from games.sparta.effects import SiegeAbortSafe, SiegeDice, SiegeSafe
from games.sparta.events.units import SiegeLeft, SiegeRolled
from games.sparta.figures import Place, Power
from games.sparta.pieces import Face, Unit
from games.sparta.steps.replacing import ReplaceCommander

if TYPE_CHECKING:
    from games.sparta.state import State

AT_AN_ALLY = 1
"""Maximum dice of a siege of an ally (ruling 60)."""


class ContinueSieges(UntilDone, kw_only=True):
    """15: each own siege may be carried on once, for two talents (ruling 47)."""

    phase: ClassVar[str] = "sieges"
    section: ClassVar[str] = "15"
    question: ClassVar[str] = "besiege"
    refused_as: ClassVar[str] = "siege-or-done"
    enough: ClassVar[Action] = Done()
    kinds = (Siege,)
    power: Power
    rolled: list[Place] = msgspec.field(default_factory=list)

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(power=power) for power in state.powers if state.seat_of(power) == seat]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def forms(self, state: State) -> Sequence[Answers]:
        if state.holdings[self.power].talents < board().limits.siege:
            return []
        return [
            Choices([Siege(place) for place in queries.sieges(state, self.power) if place not in self.rolled])
        ]

    def facts(self, state: State) -> dict[str, Fact]:
        return {"talents": state.holdings[self.power].talents}

    def decisions(self, state: State) -> list[Decision]:
        return super().decisions(state) if self.could(state) else []

    def waited_for(self, state: State) -> list[Seat]:
        return super().waited_for(state) if self.could(state) else []

    def why_not_do(self, state: State, seat: Seat, action: Siege) -> Refusal | None:
        if action.place not in queries.sieges(state, self.power):
            return Refusal("15", "no-siege-there", place=action.place)
        if action.place in self.rolled:
            return Refusal("15", "siege-rolled", place=action.place)
        price, held = board().limits.siege, state.holdings[self.power].talents
        return Refusal("13", "too-few-talents", number=price, held=held) if held < price else None

    def do(self, table: Table[State], seat: Seat, action: Siege) -> None:
        self.rolled.append(action.place)
        treasury.change(table, self.power, -board().limits.siege)
        table.then(SiegeAction(power=self.power, place=action.place))


class Throw(msgspec.Struct, frozen=True):
    """15: how many dice are rolled, and whether one of them is rolled apart (ruling 51)."""

    together: int
    apart: bool = False


def throw(state: State, power: Power, place: Place, bonus: int = 0) -> Throw:
    """15: count the dice of a siege action; a commander's come last, up to the limit."""
    unit = state.units[state.spots[place].siege]
    most = AT_AN_ALLY if queries.is_ally(place) else board().limits.siege_dice
    counted = 1 + _of_neighbours(state, power, place) + _of_strength(state, power) + bonus
    counted += int(place == SPARTA) - int(place == ATHENAE and LONG_WALLS in state.lasting)
    together, apart = min(max(counted, 0), most), False
    for each in abilities.having(state, unit.commander, SiegeDice):
        if each.first_roll_only and (unit.actions or unit.opened_by != unit.commander):
            continue
        if each.eliminate_on_failure:
            apart = together < most
        else:
            together = min(together + each.n, most)
    return Throw(together, apart and together < most)


def _of_neighbours(state: State, power: Power, place: Place) -> int:
    """15: one die if more neighbours are controlled by the besieger than by the enemy (ruling 2)."""
    near = [queries.controller(state, each) for each in board().roads[place]]
    return int(near.count(power) > near.count(ENEMY[power]))


def _of_strength(state: State, power: Power) -> int:
    """15: one die for a strong army, and one for a strong fleet."""
    held, tracks = state.holdings[power], board().tracks
    return int(held.army >= tracks.army.bonus_die_from) + int(held.fleet >= tracks.fleet.bonus_die_from)


class SiegeAction(Step, kw_only=True):
    """15: dice are rolled for a siege; afterwards it may be broken off."""

    phase: ClassVar[str] = "sieges"
    power: Power
    place: Place
    bonus: int = 0

    def finish(self, table: Table[State]) -> None:
        name = table.state.spots[self.place].siege
        unit, count = table.state.units[name], throw(table.state, self.power, self.place, self.bonus)
        faces = tuple(dice.roll(table, f"siege {self.place}") for _ in range(count.together))
        apart = dice.roll(table, f"brasidas {self.place}") if count.apart else None
        table.tell(SiegeRolled(power=self.power, place=self.place, faces=faces, apart=apart))
        unit.actions += 1
        self._lose(table, unit, [*faces, apart])
        if not queries.is_ally(self.place):
            table.then(MayBreakOff(power=self.power, place=self.place))
        if apart == "failure":
            self._bury(table, name, unit)
        influence.change(table, ENEMY[self.power], self.place, -[*faces, apart].count("success"))
        if apart == "failure" and table.state.spots[self.place].siege == name:
            table.then(ReplaceCommander(power=self.power, unit=name))

    def _lose(self, table: Table[State], unit: Unit, faces: Sequence[Face | None]) -> None:
        """15: lose army strength, once however many failures there are."""
        if "failure" in faces and not abilities.having(table.state, unit.commander, SiegeSafe):
            treasury.shift(table, self.power, "army", -1)

    def _bury(self, table: Table[State], name: str, unit: Unit) -> None:
        commander, unit.commander = unit.commander, ""
        commanders.kill(table, commander)


class MayBreakOff(Once, kw_only=True):
    """15: directly after a siege action the siege may be broken off (rulings 24 and 76)."""

    phase: ClassVar[str] = "sieges"
    section: ClassVar[str] = "15"
    refused_as: ClassVar[str] = "break-off-or-pass"
    kinds = (BreakOff, Pass)
    power: Power
    place: Place

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def goes_on(self, state: State) -> bool:
        """Say whether there is still a siege to break off."""
        return self.place in queries.sieges(state, self.power)

    def ask(self, state: State) -> Decision | None:
        if not self.goes_on(state):
            return None
        options = Choices([BreakOff(self.place), Pass()])
        return Decision(self.asker(state), "15", "break-off", options, default=Pass(), place=self.place)

    def waited_for(self, state: State) -> list[Seat]:
        return super().waited_for(state) if self.goes_on(state) else []

    def why_not_answer(self, state: State, seat: Seat, action: BreakOff | Pass) -> Refusal | None:
        if isinstance(action, BreakOff) and action.place != self.place:
            return Refusal("15", "break-off-elsewhere", place=self.place)
        return None

    def answer(self, table: Table[State], seat: Seat, action: BreakOff | Pass) -> None:
        if isinstance(action, BreakOff):
            break_off(table, self.place)


def break_off(table: Table[State], place: Place) -> None:
    """15: give a siege up: a failure kills the commander, a raid marker stays, the unit goes home."""
    state, name = table.state, table.state.spots[place].siege
    unit = state.units[name]
    commander, power = unit.commander, unit.power
    safe = bool(abilities.having(state, commander, SiegeAbortSafe))
    face = None if safe else dice.roll(table, f"break-off {place}")
    table.tell(SiegeLeft(power=power, place=place, commander=commander, face=face))
    sieges.end(table, place, "broken-off")
    if face == "failure":
        commanders.kill(table, commander)
    units.home(table, name, "as-he-is" if face == "failure" else "exhausted")
