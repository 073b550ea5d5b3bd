"""What the nation on turn could do on a field of the rondel, told from what everyone sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import islice, product
from typing import TYPE_CHECKING

import msgspec

from games.antike.actions import AS_NEEDED, Exchange, Move, Unit
from games.antike.board import RESOURCES, UNITS, board

if TYPE_CHECKING:
    from games.antike.actions import Resource
    from games.antike.view import SeenNation, View
    from games.core.decision import Action, Decision

SISTERS = 4
"""Nations that take part when two players lead two each."""

MOST_OF_ONE, MOST_OF_TWO = 24, 16
"""How many resources panels offer to exchange at once: of one kind, and of two."""


MOST_MOVES = 5000
"""Of so many moves needless ones are left out; more are not gone through."""


def moves(view: View, decision: Decision) -> list[Action] | None:
    """Leave out moves by ways that are no better: as far, and past nobody else's units of that kind."""
    [form] = [each for each in decision.answers if Move in each.kinds()]
    every = list(islice(form.every() or (), MOST_MOVES + 1))
    if len(every) > MOST_MOVES:
        return None
    held = {unit: _held_by_others(view, unit) for unit in UNITS}
    found: dict[tuple[object, ...], Action] = {}
    for each in every:
        # The shortest way comes first.
        found.setdefault(_comes_to(each, held) if isinstance(each, Move) else (each,), each)
    return list(found.values())


def _comes_to(move: Move, held: Mapping[Unit, frozenset[str]]) -> tuple[object, ...]:
    """Say what a move comes to: who goes where, and past whom."""
    met = tuple(place for place in move.route[:-1] if place in held[move.unit])
    return move.origin, move.unit, move.count, move.spent, move.route[-1], met


def _held_by_others(view: View, unit: Unit) -> frozenset[str]:
    """List the provinces with units of a kind that are not of the nation on turn."""
    held = [
        each.id
        for each in view.provinces
        if any(units.unit == unit and units.nation != view.turn for units in each.units)
    ]
    return frozenset(held)


def start_cities(view: View, nation: str) -> tuple[str, ...]:
    """Return the cities that a nation begins with, and for two players those of its sister (III)."""
    chart = board().maps[view.map]
    line = chart.line(SISTERS if len(view.seats) == 2 else len(view.seats))
    teams = chart.teams if len(view.seats) == 2 else ()
    hand = next((team for team in teams if nation in team), [nation])
    return tuple(city for each in hand for city in line.cities[each])


def price(view: View, advance: str) -> int:
    """Return the price of an advance: new, or known already (ruling 16)."""
    printed = board().advances[advance]
    return printed.price_known if advance in view.known else printed.price_new


def payment(view: View, advance: str, coins: int | None) -> tuple[int, int]:
    """Return the gold and the coins that an advance takes; with no word on coins, its price in gold."""
    whole = price(view, advance)
    if coins is None:
        return whole, 0
    gold = _after_paying(view, {}).gold
    used = max(0, whole - gold) if coins == AS_NEEDED else coins
    return whole - used, used


def is_usual_payment(view: View, paid: Mapping[str, int]) -> bool:
    """Say whether so much is paid as most people would: in coins, then from the largest stock first."""
    nation, left = _after_paying(view, {}), sum(paid.values())
    stocks = sorted(RESOURCES, key=lambda each: -getattr(nation, each))
    for kind in ("coins", *stocks):
        spent = min(left, getattr(nation, kind))
        if paid[kind] != spent:
            return False
        left -= spent
    return True


@cache
def exchanges() -> Sequence[Exchange]:
    """List the exchanges that panels offer: much of one resource, or less of two together."""
    found = []
    for wanted, given in product(RESOURCES, product(range(MOST_OF_ONE + 1), repeat=len(RESOURCES))):
        number = sum(given)
        most = MOST_OF_ONE if number in given else MOST_OF_TWO
        if 0 < number <= most and number % 2 == 0 and not given[RESOURCES.index(wanted)]:
            found.append(Exchange(wanted, *given))
    return found


def is_idle(view: View, field: str, paid: Mapping[str, int]) -> bool:
    """Say whether nothing can be done on a field, once so much is paid for the way there (ruling 38)."""
    nation = _after_paying(view, paid)
    match board().fields[field].action:
        case "temple":
            return not _could_build(view, nation)
        case "arming":
            return not _could_arm(view, nation)
        case "advance":
            return not _could_acquire(view, nation)
        case "manoeuvre":
            return not (nation.legions or nation.galleys)
        case resource:
            return not _produces(view, nation, resource)


def _after_paying(view: View, paid: Mapping[str, int]) -> SeenNation:
    nation = next(seen for seen in view.nations if seen.id == view.turn)
    left = {each: getattr(nation, each) - number for each, number in paid.items()}
    return msgspec.structs.replace(nation, **left)


def _within_reach(nation: SeenNation, resource: Resource) -> int:
    """Say how much a nation could pay of a resource: in kind, in coins, and by exchange if it may."""
    others: int = sum(getattr(nation, each) for each in RESOURCES if each != resource)
    exchanged = others // 2 if len(nation.advances) == len(board().advances) else 0
    stock: int = getattr(nation, resource)
    return stock + nation.coins + exchanged


def _could_build(view: View, nation: SeenNation) -> bool:
    room = any(each.city == nation.id and not each.temple for each in view.provinces)
    return room and view.temples > 0 and _within_reach(nation, "marble") >= board().numbers.temple_marble


def _could_arm(view: View, nation: SeenNation) -> bool:
    left = {"legion": nation.legions_left, "galley": nation.galleys_left}
    cities = [each.id for each in view.provinces if each.city == nation.id]
    room = any(
        left[unit] and board().maps[view.map].can_hold(unit, city) for unit in UNITS for city in cities
    )
    return room and _within_reach(nation, "iron") > 0


def _could_acquire(view: View, nation: SeenNation) -> bool:
    open_to_it = [
        each.id
        for each in board().advances.values()
        if each.id not in nation.advances and (not each.needs or each.needs in nation.advances)
    ]
    return any(price(view, each) <= _within_reach(nation, "gold") for each in open_to_it)


def _produces(view: View, nation: SeenNation, resource: Resource) -> bool:
    has_city = any(each.city == nation.id and each.resource == resource for each in view.provinces)
    return has_city or board().value("production", nation.advances) > 0
