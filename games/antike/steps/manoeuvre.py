"""VIII.1. Manoeuvre: moves and fights, then conquests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from games.antike import queries, units
from games.antike.actions import MOST_SPENT, Conquer, Fight, Move, Unit
from games.antike.board import UNITS, board
from games.antike.events import Fought, ManoeuvreEnded
from games.antike.forms import Fields, Values
from games.antike.steps import conquest
from games.antike.steps.acting import Acting
from games.antike.steps.march import March
from games.core.agenda import NO_ANSWER, Table
from games.core.decision import Answers, Decision, Seat
from games.core.errors import Fact, Refusal

if TYPE_CHECKING:
    from games.antike.state import State


class Manoeuvre(Acting):
    """VIII: all units may move and fight in any order; the first conquest ends that."""

    section = "VIII.1"
    question = "manoeuvre"
    kinds = (Move, Fight, Conquer)
    conquering: bool = False
    """Whether phase 2 has begun."""

    def decisions(self, state: State) -> list[Decision]:
        asked = super().decisions(state)
        for each in asked:
            each.question = "conquest" if self.conquering else self.question
        return asked

    def facts(self, state: State) -> dict[str, Fact]:
        return {**super().facts(state), "conquests": len(conquest.conquerable(state, self.nation))}

    def could(self, state: State) -> bool:
        if self.conquering:
            return bool(conquest.conquerable(state, self.nation))
        return bool(units.provinces_with(state, self.nation))

    def deeds(self, state: State) -> list[Answers]:
        conquests = conquest.Conquests(state, self.nation)
        if self.conquering:
            return [conquests]
        return [legal_moves(state, self.nation), legal_fights(state, self.nation), conquests]

    def why_not_do(self, state: State, seat: Seat, action: Move | Fight | Conquer) -> Refusal | None:
        if isinstance(action, Conquer):
            return conquest.why_not_conquer(state, self.nation, action)
        if self.conquering:
            # Ruling 25: there are no fights in phase 2, nor moves.
            return Refusal("VIII.2", "conquest-begun")
        if isinstance(action, Move):
            return why_not_move(state, self.nation, action)
        return why_not_fight(state, self.nation, action)

    def do(self, table: Table[State], seat: Seat, action: Move | Fight | Conquer) -> None:
        match action:
            case Conquer():
                self.conquering = True
                conquest.conquer(table, self.nation, action)
            case Move():
                _move(table, self.nation, action)
            case Fight():
                _fight(table, self.nation, action)

    def finish(self, table: Table[State]) -> None:
        units.raise_up(table.state, self.nation)
        last = table.state.last
        if not (last.legs or last.fought or last.conquered):
            table.tell(ManoeuvreEnded(nation=self.nation))


class Tier(NamedTuple):
    """Like units of a nation in a province that have spent as many actions."""

    province: str
    unit: Unit
    spent: int
    number: int
    left: int
    """Actions that each of them has left."""


def tiers(state: State, nation: str) -> list[Tier]:
    """List a nation's units by place, kind and actions spent."""
    actions = {unit: queries.actions_of(state, nation, unit) for unit in UNITS}
    return [
        Tier(province, stack.unit, stack.spent, stack.count, actions[stack.unit] - stack.spent)
        for province, there in state.units.items()
        for stack in there
        if stack.nation == nation
    ]


# Moves


@cache
def routes(chart: str, unit: Unit, origin: str, legs: int) -> tuple[tuple[str, ...], ...]:
    """List the routes of a unit over so many borders at most, the short ones first, none of them a circle."""
    return tuple(way for way in ways(chart, unit, origin, legs) if len({origin, *way}) == len(way) + 1)


@cache
def ways(chart: str, unit: Unit, origin: str, legs: int) -> tuple[tuple[str, ...], ...]:
    """List all routes of a unit over so many borders at most; they may lead back (ruling 44)."""
    found: list[tuple[str, ...]] = [()]
    whole: list[tuple[str, ...]] = []
    for _ in range(legs):
        found = [
            (*way, province)
            for way in found
            for province in board().maps[chart].reached(unit, way[-1] if way else origin)
        ]
        whole += found
    return tuple(whole)


def legal_moves(state: State, nation: str) -> Fields:
    """Return the moves of single units or groups."""
    movable = [tier for tier in tiers(state, nation) if tier.left > 0]
    movable.sort(key=lambda tier: (tier.province, tier.unit, -tier.spent))

    def values(name: str, given: Mapping[str, Any]) -> Sequence[Any]:
        fitting = [tier for tier in movable if _fits(tier, given)]
        match name:
            case "origin":
                return list(dict.fromkeys(tier.province for tier in fitting))
            case "unit":
                return list(dict.fromkeys(tier.unit for tier in fitting))
            case "count":
                return range(1, max((tier.number for tier in fitting), default=0) + 1)
            case "route":
                found = [each for tier in fitting for each in _routes(state, tier)]
                return sorted(dict.fromkeys(found), key=lambda route: (len(route), route))
        return [MOST_SPENT, *sorted({tier.spent for tier in fitting[1:]})]

    return Fields(
        Move,
        values,
        lambda action: why_not_move(state, nation, action),
        synonyms=_also_read(state, nation),
    )


def _also_read(state: State, nation: str) -> Values:
    def synonyms(name: str, given: Mapping[str, Any]) -> Sequence[Any]:
        fitting = [tier for tier in tiers(state, nation) if _fits(tier, given)]
        match name:
            case "spent":
                return [tier.spent for tier in fitting]
            case "route":
                return [
                    way for tier in fitting for way in ways(state.map, tier.unit, tier.province, tier.left)
                ]
        return ()

    return synonyms


def _fits(tier: Tier, given: Mapping[str, Any]) -> bool:
    return (
        given.get("origin", tier.province) == tier.province
        and given.get("unit", tier.unit) == tier.unit
        and given.get("count", 1) <= tier.number
        and len(given.get("route", ())) <= tier.left
    )


def _routes(state: State, tier: Tier) -> Sequence[tuple[str, ...]]:
    return routes(state.map, tier.unit, tier.province, tier.left)


def why_not_move(state: State, nation: str, action: Move) -> Refusal | None:
    """VIII.1: over borders that the unit can cross, one action for each, by units that have them left."""
    chart = queries.map_of(state)
    elsewhere = queries.why_not_there("VIII.1", state, action)
    if elsewhere is not None:
        return elsewhere
    if not action.origin or not action.route:
        return Refusal("VIII.1", "no-route")
    if action.count < 1:
        return Refusal("VIII.1", "move-nothing")
    if action.unit not in UNITS:
        return Refusal("VIII.1", NO_ANSWER)
    at = action.origin
    for province in action.route:
        if province not in chart.reached(action.unit, at):
            return Refusal("VIII.1", "no-border", unit=action.unit, origin=at, province=province)
        at = province
    return _why_not_go(state, nation, action)


def _why_not_go(state: State, nation: str, action: Move) -> Refusal | None:
    unit, origin = action.unit, action.origin
    there = [
        tier
        for tier in tiers(state, nation)
        if (tier.province, tier.unit) == (origin, unit) and action.spent in (MOST_SPENT, tier.spent)
    ]
    has = sum(tier.number for tier in there)
    if has < action.count:
        return Refusal("VIII.1", "units-not-there", unit=unit, province=origin, count=action.count, has=has)
    able = [tier for tier in there if tier.left >= len(action.route)]
    if sum(tier.number for tier in able) < action.count:
        reach = _reach(there, action.count)
        return Refusal("VIII.1", "too-far", unit=unit, actions=reach, needs=len(action.route))
    if max(tier.number for tier in able) < action.count:
        # Ruling 41: the units of a group are all alike, so that nobody chooses whom a demanded fight hits.
        return Refusal("VIII.1", "units-differ", unit=unit, province=origin)
    return None


def _reach(there: Sequence[Tier], count: int) -> int:
    """Say over how many borders so many of these units can go."""
    return max(
        each.left for each in there if sum(tier.number for tier in there if tier.left >= each.left) >= count
    )


def _move(table: Table[State], nation: str, action: Move) -> None:
    able = [
        tier
        for tier in tiers(table.state, nation)
        if (tier.province, tier.unit) == (action.origin, action.unit)
        and action.spent in (MOST_SPENT, tier.spent)
        and tier.left >= len(action.route)
        and tier.number >= action.count
    ]
    spent = max(tier.spent for tier in able)
    table.then(
        March(
            nation=nation,
            unit=action.unit,
            count=action.count,
            spent=spent,
            at=action.origin,
            route=list(action.route),
        )
    )


# Fights


Meeting = tuple[str, Unit, str]
"""A province, a kind of unit and another nation that has such units there too."""


def legal_fights(state: State, nation: str) -> Fields:
    """Return the fights against like units in the same province."""
    meetings = _meetings(state, nation)
    return Fields(
        Fight,
        lambda name, given: _fight_values(state, nation, meetings, name, given),
        lambda action: why_not_fight(state, nation, action),
        synonyms=lambda name, given: _also_fought(state, nation, name, given),
    )


def _meetings(state: State, nation: str) -> list[Meeting]:
    found = [
        (tier.province, tier.unit, other)
        for tier in tiers(state, nation)
        for other in units.others(state, tier.province, nation, tier.unit)
    ]
    return list(dict.fromkeys(found))


def _fight_values(
    state: State, nation: str, meetings: Sequence[Meeting], name: str, given: Mapping[str, Any]
) -> Sequence[Any]:
    fitting = [
        (province, unit, other)
        for province, unit, other in meetings
        if given.get("province", province) == province
        and given.get("unit", unit) == unit
        and (given.get("nation") or other) == other
        and given.get("count", 1) <= _most(state, nation, province, unit, other)
    ]
    match name:
        case "province":
            return list(dict.fromkeys(province for province, _, _ in fitting))
        case "unit":
            return list(dict.fromkeys(unit for _, unit, _ in fitting))
        case "count":
            return range(1, max((_most(state, nation, *each) for each in fitting), default=0) + 1)
        case "nation":
            return _named(state, nation, fitting)
    return _tiers_to_lose(state, nation, given)


def _also_fought(state: State, nation: str, name: str, given: Mapping[str, Any]) -> Sequence[Any]:
    """Read a nation and units also where they go without saying."""
    place, unit = given.get("province"), given.get("unit")
    if not place or not unit:
        return ()
    match name:
        case "nation":
            return units.others(state, place, nation, unit)
        case "spent":
            return [stack.spent for stack in units.stacks(state, place, nation, unit)]
    return ()


def _most(state: State, nation: str, province: str, unit: Unit, other: str) -> int:
    return min(units.count(state, province, each, unit) for each in (nation, other))


def _named(state: State, nation: str, fitting: Sequence[Meeting]) -> Sequence[str]:
    """Name whom to fight, where it does not go without saying."""
    if fitting and all(len(units.others(state, place, nation, unit)) == 1 for place, unit, _ in fitting):
        return [""]
    return list(dict.fromkeys(other for _, _, other in fitting))


def _tiers_to_lose(state: State, nation: str, given: Mapping[str, Any]) -> Sequence[int]:
    there = [
        tier
        for tier in tiers(state, nation)
        if given.get("province", tier.province) == tier.province and given.get("unit", tier.unit) == tier.unit
    ]
    enough = [tier.spent for tier in there if tier.number >= given.get("count", 1)]
    return [MOST_SPENT, *sorted({*enough} - {max((tier.spent for tier in there), default=0)})]


def why_not_fight(state: State, nation: str, action: Fight) -> Refusal | None:
    """VIII.1: like units of another nation in the same province, one to one; it costs no action."""
    province, unit = action.province, action.unit
    if unit not in UNITS:
        return Refusal("VIII.1", NO_ANSWER)
    others = units.others(state, province, nation, unit)
    if not others:
        return Refusal("VIII.1", "nobody-to-fight", unit=unit, province=province)
    if not action.nation and len(others) > 1:
        return Refusal("VIII.1", "which-nation", province=province, nations=tuple(others))
    if action.nation and action.nation not in others:
        return Refusal("VIII.1", "nation-not-there", nation=action.nation, unit=unit, province=province)
    theirs = units.count(state, province, action.nation or others[0], unit)
    fitting = units.stacks(state, province, nation, unit)
    own = sum(stack.count for stack in fitting if action.spent in (MOST_SPENT, stack.spent))
    if action.spent != MOST_SPENT and own < action.count:
        return Refusal("VIII.1", "units-not-there", unit=unit, province=province, count=action.count, has=own)
    if action.count < 1:
        return Refusal("VIII.1", "fight-nothing")
    if action.count > min(own, theirs):
        return Refusal("VIII.1", "too-many-fights", unit=unit, own=own, theirs=theirs)
    return None


def _fight(table: Table[State], nation: str, action: Fight) -> None:
    state = table.state
    opponent = action.nation or units.others(state, action.province, nation, action.unit)[0]
    units.remove(state, action.province, nation, action.unit, action.count, action.spent)
    units.remove(state, action.province, opponent, action.unit, action.count)
    if action.province not in state.last.fought:
        state.last.fought.append(action.province)
    table.tell(
        Fought(
            nation=nation,
            opponent=opponent,
            province=action.province,
            unit=action.unit,
            count=action.count,
        )
    )
