"""24 and 25: between the two wars of a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import commanders, influence, queries, sieges, supports, units
from games.sparta.actions import Choose, Envoy, Pass
from games.sparta.board import ENEMY, HOPLITE, LONG_WALLS, POWERS, TRIREME, board
from games.sparta.events.cards import EnvoySent
from games.sparta.events.rounds import WarBegan
from games.sparta.events.units import CommandersArrived, SiegeBegan, UnitMobilised
from games.sparta.figures import Place, Power
from games.sparta.pieces import Kind, Unit
from games.sparta.steps.dealing import join
from games.sparta.steps.envoys import STEPS

if TYPE_CHECKING:
    from games.sparta.state import State

MOST_VETERANS = 2
METROPOLIS, POLIS = 2, 1


class Interlude(Step):
    """24 and 25: the second war of a campaign is made ready, step by step (ruling 65)."""

    phase: ClassVar[str] = "interlude"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        _send_home(table)
        lost = _lose_commanders(table)
        campaign = board().campaigns[state.scenario]
        state.rounds_before, state.round, state.war = state.round, 0, campaign.second
        table.tell(WarBegan(war=state.war))
        keep = [KeepVeterans(power=power, left=lost[power] // campaign.veteran_exchange) for power in POWERS]
        then = _of_wars() if state.scenario == "wars" else _of_grand()
        table.then(*keep, NewUnits(), *then)


def _of_wars() -> list[Step]:
    """24: list what follows between the two Peloponnesian Wars."""
    return [
        CampaignEnvoys(power="sparta", size="major", left=1),
        CampaignEnvoys(power="athens", size="major", left=1),
        CampaignEnvoys(power="athens", size="minor", left=1),
        CampaignEnvoys(power="sparta", size="minor", left=1),
        ReduceVeterans(power="sparta"),
        ReduceVeterans(power="athens"),
        BesiegeFirst(power="athens"),
        LeaveAllies(),
        NewStack(),
    ]


def _of_grand() -> list[Step]:
    """25: list what follows between the second Peloponnesian War and the Theban one."""
    return [
        CampaignEnvoys(power="sparta", size="major", left=1, allies=True),
        CampaignEnvoys(power="athens", size="major", left=1, allies=True),
        CampaignEnvoys(power="athens", size="minor", left=2),
        CampaignEnvoys(power="sparta", size="minor", left=2),
        ReduceVeterans(power="sparta"),
        ReduceVeterans(power="athens"),
        BesiegeFirst(power="sparta"),
        NewStack(),
    ]


def _send_home(table: Table[State]) -> None:
    """Send all units home, their commanders ready; sieges of cities leave raid markers (ruling 65)."""
    state = table.state
    for power in POWERS:
        for place in queries.sieges(state, power):
            sieges.end(table, place, "home")
    for name in sorted(state.units):
        if state.units[name].state != "home":
            units.home(table, name, "ready")


def _lose_commanders(table: Table[State]) -> dict[Power, int]:
    """24: let all go but the generic ones and the survivors; count the veterans that each power lost."""
    state = table.state
    campaign = board().campaigns[state.scenario]
    lost: dict[Power, int] = dict.fromkeys(POWERS, 0)
    for name, piece in sorted(state.commanders.items()):
        printed = board().commanders[name]
        if printed.generic or name in campaign.survivors:
            piece.state = "ready" if piece.state == "track" else piece.state
            continue
        if piece.state in ("ready", "exhausted"):
            lost[printed.side] += int(piece.veteran)
            commanders.kill(table, name)
        piece.state, piece.veteran = "gone", False
        if printed.entry.get(campaign.second):
            piece.state = "track"
    return lost


class KeepVeterans(Once, kw_only=True):
    """24: for each two veterans lost a generic commander may be a veteran; the others turn regular."""

    phase: ClassVar[str] = "interlude"
    section: ClassVar[str] = "24"
    refused_as: ClassVar[str] = "choose-or-pass"
    kinds = (Choose, Pass)
    power: Power
    left: int
    kept: list[str] = msgspec.field(default_factory=list)

    def generics(self, state: State) -> list[str]:
        """List the generic commanders that are not chosen yet."""
        own = queries.commanders_of(state, self.power)
        return [name for name in own if board().commanders[name].generic and name not in self.kept]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        if not self.left:
            return None
        options: list[Action] = [*map(Choose, self.generics(state)), Pass()]
        return Decision(
            self.asker(state), "24", "keep-veteran", Choices(options), default=Pass(), number=self.left
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose | Pass) -> Refusal | None:
        if isinstance(action, Pass) or action.what in self.generics(state):
            return None
        return Refusal("24", "no-target", what=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose | Pass) -> None:
        if isinstance(action, Choose):
            self.kept.append(action.what)
            self.left -= 1
        else:
            self.left = 0

    def finish(self, table: Table[State]) -> None:
        if self.left and self.generics(table.state):
            table.then(KeepVeterans(power=self.power, left=self.left, kept=self.kept))
            return
        for name in self.kept:
            commanders.turn(table, name, veteran=True)
        for name in self.generics(table.state):
            commanders.turn(table, name, veteran=False)


class NewUnits(Step):
    """24 and 25: commanders join, all are ready, units join, and some are mobilised."""

    phase: ClassVar[str] = "interlude"

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.lasting[LONG_WALLS] = "athens"
        _join(table)
        for name, piece in sorted(state.commanders.items()):
            if piece.state == "exhausted":
                commanders.ready(table, name)
        for power in POWERS:
            _raise(state, power)
        for unit, candidates in mobilised(state).items():
            commander = next(name for name in candidates if state.commanders[name].state == "ready")
            units.command(state, unit, commander, "waiting")
            side = state.units[unit].power
            table.tell(UnitMobilised(power=side, unit=unit, commander=commander, talents=0, card=False))


def _join(table: Table[State]) -> None:
    for name in board().campaigns[table.state.scenario].joins:
        table.state.commanders[name].state = "ready"
        side = board().commanders[name].side
        table.tell(CommandersArrived(power=side, commanders=(name,)))


def _raise(state: State, power: Power) -> None:
    """Let the units of the second war join that are not there yet."""
    figures = state.figures
    numbers: dict[Kind, int] = {HOPLITE: figures.hoplites[power], TRIREME: figures.triremes[power]}
    for kind, most in numbers.items():
        for number in range(1, most + 1):
            name = units.named(power, kind, number)
            if name not in state.units:
                state.units[name] = Unit(power, kind, number)


def mobilised(state: State) -> dict[str, list[str]]:
    """24 and 25: give the units that are mobilised, and who commands them, the best first."""
    if state.scenario == "wars":
        return {
            units.named("sparta", HOPLITE, 1): ["archidamus", "sparta-strategos"],
            units.named("athens", TRIREME, 1): ["athens-navarch"],
            units.named("athens", HOPLITE, 1): ["athens-strategos"],
        }
    return {
        units.named("sparta", HOPLITE, 1): ["agesilaus"],
        units.named("athens", TRIREME, 1): ["thrasybulus", "athens-navarch"],
    }


class CampaignEnvoys(Once, kw_only=True):
    """24 and 25: envoys before the second war; one of a power's may go to its own capital."""

    phase: ClassVar[str] = "interlude"
    section: ClassVar[str] = "24"
    refused_as: ClassVar[str] = "send-or-pass"
    kinds = (Envoy, Pass)
    power: Power
    size: str
    left: int
    allies: bool = False
    """Whether a major envoy may go to allies too, and not where the other's went."""
    used: list[Place] = msgspec.field(default_factory=list)
    """Where envoys went that this one may not follow."""

    def targets(self, state: State) -> list[Place]:
        """List the places that the campaign sends it to."""
        found = [
            place
            for place in board().places
            if place in state.spots and not queries.is_contested(state, place) and place not in self.used
        ]
        return [place for place in found if self.fits(state, place) and self.steps(state, place)]

    def fits(self, state: State, place: Place) -> bool:
        """Say whether the campaign sends such an envoy to a place."""
        enemy = ENEMY[self.power]
        if self.size == "minor":
            return queries.is_hostile(state, self.power, place)
        if self.allies and queries.is_ally(place):
            return True
        if queries.is_ally(place) or queries.controller(state, place) != enemy:
            return False
        is_capital = place == queries.capital(state, enemy) and not self.allies
        return queries.size(state, place) >= METROPOLIS and not is_capital

    def steps(self, state: State, place: Place) -> int:
        """Count the steps that it can take in a place."""
        return min(STEPS[self.size], influence.room(state, self.power, place))

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        found = {place: self.steps(state, place) for place in self.targets(state)}
        if not found:
            return None
        options: list[Action] = [
            Envoy(place, step) for place, most in found.items() for step in range(1, most + 1)
        ]
        form = Choices([*options, Pass()])
        return Decision(
            self.asker(state), "24", "envoy", form, default=Pass(), size=self.size, left=self.left
        )

    def why_not_answer(self, state: State, seat: Seat, action: Envoy | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if action.place not in self.targets(state):
            return Refusal("24", "campaign-does-not-send", place=action.place)
        most = self.steps(state, action.place)
        return None if 1 <= action.steps <= most else Refusal("12", "steps-at-most", most=most)

    def answer(self, table: Table[State], seat: Seat, action: Envoy | Pass) -> None:
        self.left -= 1
        if isinstance(action, Pass):
            return
        self.used.append(action.place)
        table.tell(EnvoySent(power=self.power, place=action.place, steps=action.steps))
        influence.change(table, self.power, action.place, action.steps)

    def finish(self, table: Table[State]) -> None:
        if self.done and self.left:
            table.then(CampaignEnvoys(power=self.power, size=self.size, left=self.left, used=self.used))
        elif self.done and self.allies and self.power == POWERS[0]:
            table.end(self.used)

    def hear(self, table: Table[State], result: list[Place]) -> None:
        self.used = list(result)


class ReduceVeterans(Once, kw_only=True):
    """24: whoever has more than two veteran supports reduces some, of its own choice (ruling 65)."""

    phase: ClassVar[str] = "interlude"
    section: ClassVar[str] = "24"
    refused_as: ClassVar[str] = "choose-or-pass"
    kinds = (Choose,)
    power: Power

    def veterans(self, state: State) -> list[str]:
        """List the veteran supports of the power."""
        return [name for name in queries.supports_of(state, self.power) if state.supports[name].veteran]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        found = self.veterans(state)
        if len(found) <= MOST_VETERANS:
            return None
        options = list(map(Choose, found))
        number = len(found) - MOST_VETERANS
        return Decision(
            self.asker(state), "24", "reduce", Choices(options), default=options[0], number=number
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        return None if action.what in self.veterans(state) else Refusal("24", "no-target", what=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose) -> None:
        supports.reduce(table, self.power, action.what)

    def finish(self, table: Table[State]) -> None:
        if self.done:
            table.then(ReduceVeterans(power=self.power))


class BesiegeFirst(Once, kw_only=True):
    """24 and 25: a hoplite besieges from the start; else it stays mobilised (ruling 84)."""

    phase: ClassVar[str] = "interlude"
    section: ClassVar[str] = "24"
    refused_as: ClassVar[str] = "choose-or-pass"
    kinds = (Choose,)
    power: Power

    def targets(self, state: State) -> list[Place]:
        """List the places that can be besieged."""
        enemy = ENEMY[self.power]
        held = [place for place in board().places if queries.controller(state, place) == enemy]
        if self.power == "sparta":
            return [place for place in held if queries.is_ally(place)]
        cities = [place for place in held if not queries.is_ally(place)]
        of_size = {
            size: [place for place in cities if queries.size(state, place) == size]
            for size in (METROPOLIS, POLIS)
        }
        return of_size[METROPOLIS] or of_size[POLIS]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        options = list(map(Choose, self.targets(state)))
        if not options:
            return None
        return Decision(
            self.asker(state), "24", "besiege-first", Choices(options), automatic=True, default=options[0]
        )

    def why_not_answer(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        found = self.targets(state)
        return None if action.what in found else Refusal("24", "no-target", what=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose) -> None:
        state, name = table.state, units.named(self.power, HOPLITE, 1)
        unit = state.units[name]
        unit.state, unit.at, unit.opened_by = "siege", action.what, unit.commander
        state.spots[action.what].siege = name
        table.tell(SiegeBegan(power=self.power, place=action.what, unit=name, ship=""))


class LeaveAllies(Step):
    """24: all influence leaves the allies."""

    phase: ClassVar[str] = "interlude"

    def finish(self, table: Table[State]) -> None:
        for ally in queries.allies(table.state):
            spot = table.state.spots[ally]
            if spot.influence:
                spot.owner, spot.influence = "", 0
                influence.tell(table, ally)


class NewStack(Step):
    """24 and 25: the first stack of the second war joins the draw pile."""

    phase: ClassVar[str] = "interlude"

    def finish(self, table: Table[State]) -> None:
        join(table, table.state.figures.stacks[0].id)
