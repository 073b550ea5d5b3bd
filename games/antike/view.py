"""What a seat, or an onlooker, may know; built up field by field, never cut down."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import TYPE_CHECKING

import msgspec

from games.antike import queries
from games.antike.board import UNITS, Province, board
from games.antike.outcome import outcome
from games.antike.pieces import LastTurn, StandingOrder
from games.antike.steps.advances import AcquireAdvances
from games.antike.steps.arming import ArmProvinces
from games.antike.steps.founding import FoundCities
from games.antike.steps.manoeuvre import Manoeuvre
from games.antike.steps.march import React
from games.antike.steps.personages import Bonus
from games.antike.steps.standing import StandingOrders
from games.antike.steps.temples import BuildTemples
from games.antike.steps.turns import ChooseField
from games.core import codec
from games.core.agenda import Step
from games.core.decision import Seat
from games.core.view import Seen, SeenPoints, common

if TYPE_CHECKING:
    from games.antike.pieces import Nation, Stack
    from games.antike.state import State

_STAGES: dict[type[Step], str] = {
    ChooseField: "rondel",
    BuildTemples: "temple",
    ArmProvinces: "arming",
    AcquireAdvances: "advance",
    Manoeuvre: "move",
    React: "reaction",
    FoundCities: "founding",
    Bonus: "bonus",
}
_ON_THE_MAP = ("temple", "arming", "move", "conquest", "founding")
"""Stages whose questions are about provinces."""


class SeenNation(msgspec.Struct, frozen=True):
    """What everyone knows of a nation."""

    id: str
    seat: Seat
    letter: str
    """Its letter on the board, as printed in the components: one Latin or Greek capital."""
    marble: int
    iron: int
    gold: int
    coins: int
    field: str
    """Where its marker is on the rondel; empty before its first turn."""
    advances: tuple[str, ...]
    personages: dict[str, int]
    """Cards by kind; kinds without any are in it with 0."""
    points: int
    cities: int
    temples: int
    seas: int
    """Provinces with a galley of its own."""
    legions: int
    """On the board."""
    galleys: int
    legions_left: int
    """In its supply."""
    galleys_left: int
    cities_left: int


class SeenUnits(msgspec.Struct, frozen=True):
    """The units of a nation of one kind in a province."""

    nation: str
    unit: str
    count: int
    tipped: int
    """How many of them have no action left in the manoeuvre that goes on."""
    spent: tuple[int, ...]
    """For each of them how many actions it has spent, in rising order; all 0 outside a manoeuvre."""


class SeenProvince(msgspec.Struct, frozen=True):
    """A province."""

    id: str
    resource: str
    city: str
    """The nation that owns its city; empty without one."""
    temple: bool
    strength: int
    """What it takes to conquer its city; 0 without one."""
    safe: bool
    """Whether it is the last city of its nation, which cannot be conquered."""
    units: tuple[SeenUnits, ...]
    """By nation in order of play, legions before galleys."""


class SeenSeat(SeenPoints, frozen=True):
    """A seat and its nations; its points are those of the best of them."""

    nations: tuple[str, ...]


class SeenReaction(msgspec.Struct, frozen=True):
    """Units that have just entered, and the nation that is asked whether it fights."""

    nation: str
    """Who is asked."""
    opponent: str
    province: str
    unit: str
    count: int


class View(Seen, frozen=True, kw_only=True):
    """What a seat, or an onlooker, may know of a table.

    Its phases are set-up, coins, turn and end.
    """

    scenario: str
    map: str
    """orient or occident."""
    variants: tuple[str, ...]
    stage: str
    """In a turn: rondel, temple, arming, advance, move, reaction, conquest, founding or bonus; else empty."""
    turn: str
    """The nation on turn; empty without one."""
    target: int
    """Points that win."""
    general_points: int
    """Points of a general: 1, or 2 in the military variant."""
    nations: tuple[SeenNation, ...]
    """In their order of play, the start nation first."""
    seats: tuple[SeenSeat, ...]
    provinces: tuple[SeenProvince, ...]
    """All fifty, in the order of the components."""
    known: tuple[str, ...]
    """Advances that some nation has acquired."""
    stacks: dict[str, int]
    """Personages left in the bank, by kind."""
    coins: int
    """Coins left in the bank."""
    temples: int
    """Temples left in the bank."""
    last: LastTurn
    """What was done in the present turn or, before anything is done in it, in the turn before."""
    reaction: SeenReaction | None
    standing: tuple[StandingOrder, ...]
    """The viewer's own standing orders, oldest first."""
    last_temple_wins: bool
    """Whether all personages are gone, so that the next foreign temple destroyed wins."""
    winner: str
    """The nation that won; empty before."""


def view(state: State, seat: Seat | None) -> View:
    """Build what a seat, or an onlooker, may know."""
    nations = {nation.id: _Sum(state, nation, place) for place, nation in enumerate(state.nations)}
    _count(state, nations)
    stage = _stage(state)
    return View(
        **common(state, seat, lambda ended: outcome(ended).winners),
        scenario=state.scenario,
        map=state.map,
        variants=tuple(state.variants),
        round=state.round,
        stage=stage,
        turn=state.turn,
        target=state.kind.target,
        general_points=state.kind.general_points,
        nations=tuple(_nation(state, each) for each in nations.values()),
        seats=tuple(_seat(state, each) for each in range(state.seats)),
        provinces=tuple(_province(state, each, nations) for each in queries.map_of(state).provinces),
        known=tuple(state.known),
        stacks={kind: state.stacks[kind] for kind in board().personages if kind in state.stacks},
        coins=state.coins,
        temples=queries.temples_left(state),
        last=codec.copy(state.last),
        reaction=_reaction(state),
        standing=_standing(state, seat),
        last_temple_wins=bool(state.stacks) and queries.all_gone(state),
        winner=queries.winner(state),
        focus=_focus(state, stage),
    )


def _focus(state: State, stage: str) -> tuple[str, ...]:
    """Name what a question is about: a nation, where it can act and, before it has moved, the rondel."""
    reaction = _reaction(state)
    nation = reaction.nation if reaction else state.turn
    if not state.agenda or not nation:
        return ()
    asked = _provinces_asked_about(state, stage)
    rondel = ("rondel",) if not reaction and stage not in _ON_THE_MAP else ()
    return (*rondel, f"nation-{nation}", *_close_up(state, asked))


def _close_up(state: State, asked: Set[str]) -> tuple[str, ...]:
    """Choose the close-up that shows most of what a question is about, and then of what was just done."""
    chart, last = queries.map_of(state), state.last
    done = {*last.conquered, *last.founded, *last.built, *last.raised, *last.fought}
    done |= {province for leg in last.legs for province in (leg.origin, leg.province)}
    shows = {
        part: (len(chart.parts[part] & asked), len(chart.parts[part] & done)) for part in chart.close_ups
    }
    best = max(shows, key=lambda part: shows[part], default="")
    return (best,) if best else ()


def _provinces_asked_about(state: State, stage: str) -> Set[str]:
    """List the provinces a question can be about: where the nation on turn can act, or where units met."""
    reaction = _reaction(state)
    if reaction is not None:
        return {reaction.province}
    own = {province for province, owner in state.cities.items() if owner == state.turn}
    if stage in ("temple", "arming"):
        return own
    if stage not in _ON_THE_MAP:
        return own
    chart = queries.map_of(state)
    for province, there in state.units.items():
        for stack in there:
            if stack.nation == state.turn:
                own |= {province, *chart.reached(stack.unit, province)}
    return own


def _stage(state: State) -> str:
    step = state.agenda[-1] if state.agenda else None
    if isinstance(step, Manoeuvre) and step.conquering:
        return "conquest"
    return _STAGES.get(type(step), "") if step is not None else ""


class _Sum:
    """What is counted of a nation: once for a view, not anew for every province."""

    def __init__(self, state: State, nation: Nation, place: int) -> None:
        self.nation = nation
        self.place = place
        self.strength = queries.value_of(state, nation.id, "strength")
        self.actions = {unit: queries.actions_of(state, nation.id, unit) for unit in UNITS}
        self.on_board = dict.fromkeys(UNITS, 0)
        self.cities = self.temples = self.seas = 0


def _count(state: State, nations: Mapping[str, _Sum]) -> None:
    for owner in state.cities.values():
        nations[owner].cities += 1
    for province in state.temples:
        nations[state.cities[province]].temples += 1
    for there in state.units.values():
        for stack in there:
            nations[stack.nation].on_board[stack.unit] += stack.count
        for name in {stack.nation for stack in there if stack.unit == "galley"}:
            nations[name].seas += 1


def _nation(state: State, summed: _Sum) -> SeenNation:
    nation, (legions, galleys) = summed.nation, (summed.on_board[unit] for unit in UNITS)
    return SeenNation(
        id=nation.id,
        seat=nation.seat,
        letter=queries.map_of(state).nations[nation.id].letter,
        marble=nation.marble,
        iron=nation.iron,
        gold=nation.gold,
        coins=nation.coins,
        field=nation.field,
        advances=tuple(nation.advances),
        personages={kind: nation.personages.get(kind, 0) for kind in board().personages},
        points=queries.points(state, nation),
        cities=summed.cities,
        temples=summed.temples,
        seas=summed.seas,
        legions=legions,
        galleys=galleys,
        legions_left=queries.units_in_all(state, "legion") - legions,
        galleys_left=queries.units_in_all(state, "galley") - galleys,
        cities_left=queries.stones_left(state, nation.id),
    )


def _seat(state: State, seat: Seat) -> SeenSeat:
    own = queries.nations_of(state, seat)
    best = max((queries.points(state, nation) for nation in own), default=0)
    return SeenSeat(seat, best, tuple(nation.id for nation in own))


def _province(state: State, printed: Province, nations: Mapping[str, _Sum]) -> SeenProvince:
    province, owner = printed.id, state.cities.get(printed.id, "")
    return SeenProvince(
        id=province,
        resource=printed.resource,
        city=owner,
        temple=province in state.temples,
        strength=queries.strength(state, province, nations[owner].strength) if owner else 0,
        safe=bool(owner) and nations[owner].cities == 1,
        units=_units(state.units[province], nations) if province in state.units else (),
    )


def _units(there: list[Stack], nations: Mapping[str, _Sum]) -> tuple[SeenUnits, ...]:
    alike: dict[tuple[int, int], list[Stack]] = {}
    for stack in there:
        alike.setdefault((nations[stack.nation].place, UNITS.index(stack.unit)), []).append(stack)
    return tuple(_like_units(alike[key], nations) for key in sorted(alike))


def _like_units(stacks: list[Stack], nations: Mapping[str, _Sum]) -> SeenUnits:
    nation, unit = stacks[0].nation, stacks[0].unit
    spent = sorted(stack.spent for stack in stacks for _ in range(stack.count))
    actions = nations[nation].actions[unit]
    tipped = sum(each >= actions for each in spent)
    return SeenUnits(nation, unit, len(spent), tipped, tuple(spent))


def _reaction(state: State) -> SeenReaction | None:
    step = state.agenda[-1] if state.agenda else None
    if not isinstance(step, React):
        return None
    return SeenReaction(step.nation, step.opponent, step.province, step.unit, step.count)


def _standing(state: State, seat: Seat | None) -> tuple[StandingOrder, ...]:
    step = state.agenda[0] if state.agenda else None
    if seat is None or not isinstance(step, StandingOrders):
        return ()
    return tuple(step.orders[seat])
