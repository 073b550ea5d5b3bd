"""Verbs about places: envoys, influence, raid markers, territories, markers that last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import effects, influence, places, queries
from games.sparta.board import ENEMY, ILL_OMENS, MANTINEIA, MEGALOPOLIS, TRUCE, board
from games.sparta.events.cards import (
    EnvoySent,
    MarkerPut,
    MarkerRemoved,
    OmensPut,
    RaidMarkerRemoved,
    TerritoryFounded,
)
from games.sparta.pieces import Owner, Spot
from games.sparta.steps.envoys import SendEnvoy, reachable
from games.sparta.verb import NO_TARGET, Verb, nothing

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Place
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class Envoy(Verb):
    """Send envoys, one after the other."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Envoy) -> tuple[str, ...]:
        power = self.who(frame, effect)
        return tuple(reachable(state, power, effect, frame.sent, capital=False))

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Envoy) -> None:
        self._send(table, frame, effect, effect.count)

    def _send(self, table: Table[State], frame: CarryOut, effect: effects.Envoy, left: int) -> None:
        power = self.who(frame, effect)
        capital = power not in frame.capital
        step = SendEnvoy(power=power, effect=effect, left=left, sent=list(frame.sent), capital=capital)
        if step.reach(table.state):
            table.then(step)
        else:
            nothing(table, frame, effect)

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.Envoy, answer: Any) -> None:
        if answer is None:
            nothing(table, frame, effect)
            return
        power, (place, steps) = self.who(frame, effect), answer
        fits = place in reachable(table.state, power, effect, frame.sent, capital=False)
        if not fits:
            frame.capital.append(power)
        left = effect.count - len(frame.sent) - 1
        frame.sent.append(place)
        if left:
            self._send(table, frame, effect, left)
        self._arrive(table, frame, effect, place, steps)

    def _arrive(
        self, table: Table[State], frame: CarryOut, effect: effects.Envoy, place: Place, steps: int
    ) -> None:
        power = self.who(frame, effect)
        before = queries.controller(table.state, place)
        table.tell(EnvoySent(power=power, place=place, steps=steps))
        influence.change(table, power, place, steps, remove_only=effect.mode == "remove-only")
        won = queries.controller(table.state, place) == power != before
        if won and queries.is_ally(place):
            frame.gained.append(place)


class Influence(Verb):
    """Change influence without an envoy; a contested place is passed over."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Influence) -> tuple[str, ...]:
        place, power = effect.space, self.who(frame, effect)
        if place not in state.spots:
            return ()
        if queries.is_contested(state, place) and not effect.contested_ok:
            return ()
        has_any = (
            queries.influence(state, power, place) if effect.n < 0 else influence.room(state, power, place)
        )
        return (place,) if has_any else ()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Influence, target: str) -> None:
        influence.change(table, self.who(frame, effect), target, effect.n)


class RaidMarker(Verb):
    """Take a raid marker off a place that is not besieged."""

    declinable = True

    def targets(self, state: State, frame: CarryOut, effect: effects.RaidMarker) -> tuple[str, ...]:
        found = places.candidates(state, frame.actor, effect.where, contested_ok=True)
        return tuple(place for place in found if state.spots[place].raid and not state.spots[place].siege)

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.RaidMarker, target: str) -> None:
        table.state.spots[target].raid = False
        table.tell(RaidMarkerRemoved(power=frame.actor, place=target))


class Territory(Verb):
    """9: found a territory that is absent, and control it."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Territory) -> tuple[str, ...]:
        if not state.figures.territories_usable:
            return ()
        return tuple(place for place in board().territories if place not in state.spots)

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Territory, target: str) -> None:
        table.state.spots[target] = Spot()
        table.tell(TerritoryFounded(power=frame.actor, place=target))
        influence.change(table, frame.actor, target, queries.size(table.state, target))


class Megalopolis(Verb):
    """Mantineia becomes a megapolis; influence there stays."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Megalopolis) -> tuple[str, ...]:
        return NO_TARGET if MEGALOPOLIS not in state.lasting else ()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Megalopolis, target: str) -> None:
        table.state.lasting[MEGALOPOLIS] = ""
        table.tell(MarkerPut(key=MEGALOPOLIS))
        influence.tell(table, MANTINEIA)


class Marker(Verb):
    """Put a lasting marker, or take it off; one that lies there already is not doubled."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Marker) -> tuple[str, ...]:
        if effect.key == ILL_OMENS:
            return tuple(
                name
                for name, unit in sorted(state.units.items())
                if unit.power == ENEMY[frame.actor] and unit.state == "field" and not unit.omen
            )
        lies = effect.key in state.lasting
        return NO_TARGET if lies == (effect.action == "remove") else ()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Marker, target: str) -> None:
        if effect.key == ILL_OMENS:
            table.state.units[target].omen = True
            table.tell(OmensPut(unit=target))
        elif effect.action == "remove":
            del table.state.lasting[effect.key]
            table.tell(MarkerRemoved(key=effect.key))
        else:
            owner = marker_owner(frame, effect.key)
            table.state.lasting[effect.key] = owner
            table.tell(MarkerPut(key=effect.key, power=owner))


def marker_owner(frame: CarryOut, key: str) -> Owner:
    """Name the power that a lasting marker belongs to: mostly the one whose turn it ends in."""
    owners: dict[str, Owner] = {"helot-revolt": "sparta", "oblique-order": "athens", "long-walls": "athens"}
    return owners.get(key, frame.player if key == TRUCE else frame.actor)


class SiegeHit(Verb):
    """15: take enemy influence from a city that the actor besieges, never from an ally."""

    def targets(self, state: State, frame: CarryOut, effect: effects.SiegeHit) -> tuple[str, ...]:
        return tuple(place for place in queries.sieges(state, frame.actor) if not queries.is_ally(place))

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.SiegeHit, target: str) -> None:
        influence.change(table, ENEMY[frame.actor], target, -effect.n)
