"""14: units in the field raid, and go home or besiege."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import abilities, influence, queries, treasury, units
from games.sparta.actions import Besiege, Raid
from games.sparta.board import ENEMY, TRIREME, board
from games.sparta.effects import RaidTalents
from games.sparta.events.units import OmensObeyed, Raided, RaidGivenUp, SiegeBegan
from games.sparta.figures import Place, Power
from games.sparta.pieces import Spot, Unit

if TYPE_CHECKING:
    from games.sparta.state import State


class ResolveRaids(Step, kw_only=True):
    """14: each own unit in the field raids, in any order: a hoplite that goes home can land from a ship."""

    phase: ClassVar[str] = "raids"
    power: Power
    held: list[str] = msgspec.field(default_factory=list)
    """Units that ill omens keep where they are."""

    def finish(self, table: Table[State]) -> None:
        for name in self._undecided(table.state):
            if table.state.units[name].omen:
                self._hold(table, name)
            else:
                look(table, name)
        if self._undecided(table.state):
            table.then(RaidChoice(power=self.power, held=self.held), self)

    def _undecided(self, state: State) -> list[str]:
        return [name for name in in_field(state, self.power) if name not in self.held]

    def _hold(self, table: Table[State], name: str) -> None:
        unit = table.state.units[name]
        unit.omen = False
        self.held.append(name)
        table.tell(OmensObeyed(power=self.power, unit=name, place=unit.at))


class RaidNow(Step, kw_only=True):
    """12: a card lets a unit raid as soon as it is deployed."""

    phase: ClassVar[str] = "raids"
    power: Power
    unit: str

    def finish(self, table: Table[State]) -> None:
        others = [name for name in in_field(table.state, self.power) if name != self.unit]
        table.then(RaidChoice(power=self.power, held=others))


def in_field(state: State, power: Power) -> list[str]:
    """List the units of a power that stand in the field and attack nobody."""
    own = queries.units_of(state, power)
    return sorted(name for name, unit in own.items() if unit.state == "field" and not unit.attacks)


def look(table: Table[State], name: str) -> None:
    """14: a unit that now stands where its power has influence raids nothing and goes home (ruling 46)."""
    unit = table.state.units[name]
    if queries.is_friendly(table.state, unit.power, unit.at):
        table.tell(RaidGivenUp(power=unit.power, unit=name, place=unit.at))
        units.home(table, name)


class RaidChoice(Once, kw_only=True):
    """14: one unit raids and goes home, or raids and besieges."""

    phase: ClassVar[str] = "raids"
    section: ClassVar[str] = "14"
    refused_as: ClassVar[str] = "raid-or-besiege"
    kinds = (Raid, Besiege)
    power: Power
    held: list[str]

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(power=power, held=[]) for power in state.powers if state.seat_of(power) == seat]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        places = list(self._places(state))
        if not places:
            return None
        raids: list[Action] = [Raid(place) for place in places]
        sieges = [Besiege(place) for place in places if self._why_not_besiege(state, place) is None]
        return Decision(
            self.asker(state), "14", "raid", Choices([*raids, *sieges]), automatic=True, default=raids[0]
        )

    def _places(self, state: State) -> dict[Place, str]:
        found = [name for name in in_field(state, self.power) if name not in self.held]
        return {state.units[name].at: name for name in found}

    def _why_not_besiege(self, state: State, place: Place) -> Refusal | None:
        unit = state.units[self._places(state)[place]]
        if unit.kind == TRIREME and not units.free(state, self.power, "hoplite"):
            return Refusal("14", "no-hoplite-to-land", place=place)
        return None

    def why_not_answer(self, state: State, seat: Seat, action: Raid | Besiege) -> Refusal | None:
        if action.place not in self._places(state):
            return Refusal("14", "no-unit-to-raid", place=action.place)
        return self._why_not_besiege(state, action.place) if isinstance(action, Besiege) else None

    def answer(self, table: Table[State], seat: Seat, action: Raid | Besiege) -> None:
        name = self._places(table.state)[action.place]
        pillage(table, name)
        if isinstance(action, Besiege):
            besiege(table, name)
        else:
            units.home(table, name)


def pillage(table: Table[State], name: str) -> None:
    """14: raid a place: all of it is the enemy's from now on, and contested (rulings 20 and 21)."""
    state, unit = table.state, table.state.units[name]
    spot, place = state.spots[unit.at], unit.at
    if spot.raid:
        table.tell(Raided(power=unit.power, unit=name, place=place, talents=0))
        return
    talents = raid_talents(state, unit)
    table.tell(Raided(power=unit.power, unit=name, place=place, talents=talents))
    full = Spot(ENEMY[unit.power], queries.size(state, place), raid=True)
    has_changed = (full.owner, full.influence) != (spot.owner, spot.influence)
    state.spots[place] = full
    if has_changed:
        influence.tell(table, place)
    treasury.change(table, unit.power, talents)


def raid_talents(state: State, unit: Unit) -> int:
    """14: return what a raid pays: some commanders take more."""
    more = abilities.having(state, unit.commander, RaidTalents)
    return board().limits.raid + sum(each.n for each in more if each.unit in (unit.kind, "either"))


def besiege(table: Table[State], name: str) -> None:
    """14: begin a siege; from a ship a hoplite lands, and takes over the commander (ruling 22)."""
    state, unit = table.state, table.state.units[name]
    place, commander, ship = unit.at, unit.commander, ""
    if unit.kind == TRIREME:
        ship, hoplite = name, units.free(state, unit.power, "hoplite")
        state.units[name] = Unit(unit.power, unit.kind, unit.number)
        name = hoplite
    units.command(state, name, commander, "siege")
    landed = state.units[name]
    landed.at, landed.opened_by, landed.actions = place, commander, 0
    state.spots[place].siege = name
    table.tell(SiegeBegan(power=unit.power, place=place, unit=name, ship=ship))
