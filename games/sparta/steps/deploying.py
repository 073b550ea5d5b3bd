"""13: mobilised units are deployed, or go home; Desperate Times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Action, Answers, Choices, Decision, Rows, Seat
from games.core.errors import Refusal
from games.core.shapes import Once, UntilDone
from games.sparta import queries, routes, units
from games.sparta.actions import Demobilise, Deploy, Desperate, Done
from games.sparta.events.units import DesperateTimes
from games.sparta.figures import Place, Power
from games.sparta.steps.marching import KINDS, deploy, levy, raisable, why_not_deploy, why_not_raise

if TYPE_CHECKING:
    from games.sparta.state import State


class DeployUnits(UntilDone, kw_only=True):
    """13: units that wait are deployed or sent home; what is left goes home at the end."""

    phase: ClassVar[str] = "deploying"
    section: ClassVar[str] = "13"
    question: ClassVar[str] = "deploy"
    refused_as: ClassVar[str] = "deploy-or-done"
    enough: ClassVar[Action] = Done()
    kinds = (Deploy, Demobilise, Desperate)
    power: Power

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(power=power) for power in state.powers if state.seat_of(power) == seat]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def forms(self, state: State) -> Sequence[Answers]:
        late = [Demobilise(name) for name in waiting(state, self.power)]
        return [
            Rows(
                Deploy,
                lambda: deployments(state, self.power),
                lambda action: why_not_deploy(state, self.power, action),
            ),
            Choices(late),
            Choices(desperate_times(state, self.power)),
        ]

    def could(self, state: State) -> bool:
        return bool(waiting(state, self.power) or desperate_times(state, self.power))

    def why_not_do(self, state: State, seat: Seat, action: Deploy | Demobilise | Desperate) -> Refusal | None:
        if isinstance(action, Deploy):
            return why_not_deploy(state, self.power, action)
        if isinstance(action, Desperate):
            return why_not_desperate(state, self.power, action)
        is_late = action.unit in waiting(state, self.power)
        return None if is_late else Refusal("13", "unit-does-not-wait", unit=action.unit)

    def do(self, table: Table[State], seat: Seat, action: Deploy | Demobilise | Desperate) -> None:
        if isinstance(action, Deploy):
            deploy(table, action.unit, action.place)
        elif isinstance(action, Desperate):
            _despair(table, self.power, action)
        else:
            units.home(table, action.unit, "ready")

    def finish(self, table: Table[State]) -> None:
        """13: send the units home that were not deployed; their commanders are ready (ruling 4)."""
        for name in waiting(table.state, self.power):
            units.home(table, name, "ready")


def waiting(state: State, power: Power) -> list[str]:
    """List the units of a power that have to be deployed now."""
    return [name for name, unit in queries.units_of(state, power).items() if unit.state == "waiting"]


def deployments(state: State, power: Power) -> Iterator[tuple[str, Place]]:
    """List what can be deployed where."""
    for kind in KINDS:
        names = [name for name in waiting(state, power) if state.units[name].kind == kind]
        places: list[Place] = []
        # Whoever only asks whether there is one looks at the first.
        for place in routes.targets(state, power, kind) if names else ():
            places.append(place)
            yield names[0], place
        yield from ((name, place) for name in names[1:] for place in places)


# --- Desperate Times


def why_not_desperate(state: State, power: Power, action: Desperate) -> Refusal | None:
    """13: once in a game, for nothing, to fight a unit of the enemy (ruling 14)."""
    if not state.holdings[power].desperate:
        return Refusal("13", "no-desperate-times")
    found = why_not_raise(state, power, action.unit, action.commander, 0, card=action.card)
    if found is None and not routes.fights(state, power, action.unit):  # type: ignore[arg-type]
        return Refusal("13", "nobody-to-fight", kind=action.unit)
    return found


def desperate_times(state: State, power: Power) -> list[Desperate]:
    """List the ways to use Desperate Times."""
    if not state.holdings[power].desperate:
        return []
    kinds = [kind for kind in KINDS if routes.fights(state, power, kind)]
    return [Desperate(*each) for each in raisable(state, power, kinds, lambda *_: 0)]


def _despair(table: Table[State], power: Power, action: Desperate) -> None:
    table.state.holdings[power].desperate = False
    table.tell(DesperateTimes(power=power))
    unit = units.free(table.state, power, action.unit)  # type: ignore[arg-type]
    table.then(AttackNow(power=power, unit=unit))
    levy(table, power, action.unit, action.commander, 0, card=action.card)  # type: ignore[arg-type]


class AttackNow(Once, kw_only=True):
    """13: Desperate Times always lead to a battle: which of the enemy's units is attacked."""

    phase: ClassVar[str] = "deploying"
    section: ClassVar[str] = "13"
    refused_as: ClassVar[str] = "attack-now"
    kinds = (Deploy,)
    power: Power
    unit: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision:
        places = routes.fights(state, self.power, state.units[self.unit].kind)
        options = [Deploy(self.unit, place) for place in places]
        return Decision(
            self.asker(state),
            "13",
            "attack-now",
            Choices(options),
            automatic=True,
            default=options[0],
            unit=self.unit,
        )

    def why_not_answer(self, state: State, seat: Seat, action: Deploy) -> Refusal | None:
        if action.unit != self.unit:
            return Refusal("13", "unit-not-meant", unit=action.unit)
        kind = state.units[self.unit].kind
        fits = action.place in routes.fights(state, self.power, kind)
        return None if fits else Refusal("13", "nobody-to-fight-there", place=action.place)

    def answer(self, table: Table[State], seat: Seat, action: Deploy) -> None:
        deploy(table, action.unit, action.place)
