"""Verbs that mobilise and move units, and roll for sieges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import effects, places, queries, routes, sieges
from games.sparta.actions import Deploy
from games.sparta.actions import Mobilise as Raise
from games.sparta.steps.marching import LevyNow, MarchNow, deploy, kinds_of, levies, levy
from games.sparta.steps.sieges import SiegeAction
from games.sparta.verb import NO_TARGET, Verb, nothing

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Place, Power
    from games.sparta.pieces import Kind
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class Mobilise(Verb):
    """13: mobilise a unit for a fixed price; deploy it now or later, or onto an enemy's unit."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Mobilise) -> tuple[str, ...]:
        kinds = self._kinds(state, frame, effect)
        return NO_TARGET if levies(state, self.who(frame, effect), kinds, effect.cost) else ()

    def _kinds(self, state: State, frame: CarryOut, effect: effects.Mobilise) -> tuple[Kind, ...]:
        """List the kinds of unit that could be deployed as the effect says."""
        power, kinds = self.who(frame, effect), kinds_of(effect.unit)
        if effect.deploy != "now":
            return kinds
        return tuple(kind for kind in kinds if goals(state, power, kind, effect))

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Mobilise) -> None:
        if not self.targets(table.state, frame, effect):
            nothing(table, frame, effect)
            return
        step = LevyNow(
            power=self.who(frame, effect),
            effect=effect,
            units=self._kinds(table.state, frame, effect),
            price=effect.cost,
            may_pass=not effect.must,
        )
        table.then(step)

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.Mobilise, answer: Any) -> None:
        if isinstance(answer, Raise):
            self._levy(table, frame, effect, answer)
        elif isinstance(answer, Deploy):
            deploy(table, answer.unit, answer.place)
        else:
            nothing(table, frame, effect)

    def _levy(self, table: Table[State], frame: CarryOut, effect: effects.Mobilise, answer: Raise) -> None:
        power, kind = self.who(frame, effect), kinds_of(answer.unit)[0]  # type: ignore[arg-type]
        ways = [] if effect.deploy == "later" else goals(table.state, power, kind, effect)
        name = levy(table, power, kind, answer.commander, effect.cost, card=answer.card)
        if ways:
            table.then(MarchNow(power=power, effect=effect, ways={name: ways}))


def goals(state: State, power: Power, kind: Kind, effect: effects.Mobilise) -> list[Place]:
    """List where a unit that is mobilised by an effect can be deployed at once."""
    if effect.deploy == "fight":
        found = routes.fights(state, power, kind)
    else:
        found = list(routes.targets(state, power, kind, free=effect.free_path))
    return [place for place in found if places.fits_anywhere(state, power, place, effect.where)]


class SiegeRoll(Verb):
    """15: one siege action of an own siege at once, without its price."""

    declinable = True

    def targets(self, state: State, frame: CarryOut, effect: effects.SiegeRoll) -> tuple[str, ...]:
        return tuple(queries.sieges(state, frame.actor))

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.SiegeRoll, target: str) -> None:
        table.then(SiegeAction(power=frame.actor, place=target, bonus=effect.bonus))


class Relocate(Verb):
    """13: move a unit that is on the map as if it were deployed now; its own siege is a start, too."""

    declinable = True

    def targets(self, state: State, frame: CarryOut, effect: effects.Relocate) -> tuple[str, ...]:
        return tuple(self._ways(state, frame, effect))

    def _ways(self, state: State, frame: CarryOut, effect: effects.Relocate) -> dict[str, list[Place]]:
        own = queries.units_of(state, frame.actor)
        found = {
            name: list(routes.targets(state, frame.actor, unit.kind))
            for name, unit in own.items()
            if queries.on_map(unit) and not unit.attacks and unit.kind in kinds_of(effect.unit)
        }
        return {name: ways for name, ways in found.items() if ways}

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Relocate) -> None:
        ways = self._ways(table.state, frame, effect)
        if ways:
            table.then(MarchNow(power=frame.actor, effect=effect, ways=ways, may_pass=True))
        else:
            nothing(table, frame, effect)

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Relocate, target: Any) -> None:
        unit = table.state.units[target.unit]
        if unit.state == "siege":
            sieges.end(table, unit.at, "relocated")
        unit.opened_by, unit.actions, unit.omen = "", 0, False
        deploy(table, target.unit, target.place)
