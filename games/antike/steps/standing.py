"""Standing orders: how a seat reacts to units that enter, given beforehand and in private (ruling 43)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from games.antike import queries, units
from games.antike.actions import Lift, Reaction, Stand, Unit
from games.antike.board import UNITS
from games.antike.events import StandingOrderGiven, StandingOrderLifted
from games.antike.forms import Fields
from games.antike.pieces import StandingOrder
from games.core import codec
from games.core.agenda import NO_ANSWER, Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal

if TYPE_CHECKING:
    from games.antike.state import State

REACTIONS: tuple[Reaction, ...] = ("always", "never", "ask")
AT_MOST = 25
"""Maximum number of standing orders of a seat (ruling 43)."""


THRESHOLDS = (1, 2, 3, 4, 5, 6, 8, 10)
"""Numbers of units that are offered; any other can be typed."""


class Entered(Protocol):
    """Units that have just entered a province."""

    opponent: str
    province: str
    unit: Unit
    entered: int


class StandingOrders(Step):
    """VIII.1: orders may be given and lifted at any time; the newest that fits is followed."""

    always = True
    kinds = (Stand, Lift)
    orders: list[list[StandingOrder]]
    """By seat, the oldest first; each seat's are for it alone."""

    def decisions(self, state: State) -> list[Decision]:
        return [self._decision(state, seat) for seat in range(state.seats)]

    def _decision(self, state: State, seat: Seat) -> Decision:
        stands = legal_stands(state, seat, self.orders[seat])
        orders = tuple(codec.to_json(order).decode() for order in self.orders[seat])
        lifts = Choices([Lift(number) for number in range(len(orders) + 1)])
        return Decision(seat, "VIII.1", "standing", stands, lifts, required=False, secret=True, orders=orders)

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Stand():
                return why_not_stand(state, seat, self.orders[seat], action)
            case Lift(number=number) if not 0 <= number <= len(self.orders[seat]):
                return Refusal("VIII.1", "no-such-order", number=number, orders=len(self.orders[seat]))
        return None

    def take(self, table: Table[State], seat: Seat, action: Stand | Lift) -> None:
        if isinstance(action, Stand):
            self._stand(table, seat, action)
            return
        if action.number:
            del self.orders[seat][action.number - 1]
        else:
            self.orders[seat].clear()
        table.tell(StandingOrderLifted(number=action.number, audience=(seat,)))

    def _stand(self, table: Table[State], seat: Seat, action: Stand) -> None:
        order = _order(action)
        others = [each for each in self.orders[seat] if _conditions(each) != _conditions(order)]
        self.orders[seat] = [*others, order]
        table.tell(
            StandingOrderGiven(
                number=len(self.orders[seat]),
                reaction=order.reaction,
                opponent=order.opponent,
                province=order.province,
                unit=order.unit,
                least=order.least,
                covers=tuple(number for number, each in enumerate(others, 1) if order.covers(each)),
                audience=(seat,),
            )
        )


def _order(action: Stand) -> StandingOrder:
    return StandingOrder(action.reaction, action.opponent, action.province, action.unit, action.least)


def _conditions(order: StandingOrder) -> tuple[Any, ...]:
    return (order.opponent, order.province, order.unit, order.least)


def why_not_stand(state: State, seat: Seat, orders: Sequence[StandingOrder], action: Stand) -> Refusal | None:
    """Name a nation of somebody else, a province, a kind; with all orders given, one of them."""
    return _why_not_so(state, seat, action) or _why_not_one_more(orders, _order(action))


def _why_not_one_more(orders: Sequence[StandingOrder], order: StandingOrder) -> Refusal | None:
    if len(orders) < AT_MOST or _conditions(order) in map(_conditions, orders):
        return None
    return Refusal("VIII.1", "too-many-orders", most=AT_MOST)


def _why_not_so(state: State, seat: Seat, action: Stand) -> Refusal | None:
    if action.opponent and action.opponent not in state.kind.taking_part:
        return Refusal("VIII.1", "no-such-nation", nation=action.opponent)
    if action.opponent in state.parties_of(seat):
        return Refusal("VIII.1", "own-nation", nation=action.opponent)
    elsewhere = queries.why_not_there("VIII.1", state, action)
    if elsewhere is not None:
        return elsewhere
    if action.reaction not in REACTIONS or action.unit not in ("", *UNITS):
        return Refusal("VIII.1", NO_ANSWER)
    most = _largest(state)
    return None if 1 <= action.least <= most else Refusal("VIII.1", "least-out-of-range", most=most)


def _largest(state: State) -> int:
    """Return the size of the largest group there can be."""
    return state.kind.supplies.legions


def legal_stands(state: State, seat: Seat, orders: Sequence[StandingOrder]) -> Fields:
    """Return the standing orders that a seat can give."""
    full = len(orders) >= AT_MOST
    return Fields(
        Stand,
        lambda name, given: _given_before(orders, name, given) if full else _offered(state, seat, name),
        lambda action: why_not_stand(state, seat, orders, action),
        synonyms=lambda name, _given: range(1, _largest(state) + 1) if name == "least" and not full else (),
    )


def _given_before(orders: Sequence[StandingOrder], name: str, given: Mapping[str, Any]) -> Sequence[Any]:
    """Offer the orders there are, each to be changed."""
    if name == "reaction":
        return REACTIONS
    others = {field: value for field, value in given.items() if field != "reaction"}
    fitting = [order for order in orders if all(getattr(order, key) == others[key] for key in others)]
    return list(dict.fromkeys(getattr(order, name) for order in fitting))


def _offered(state: State, seat: Seat, name: str) -> Sequence[Any]:
    match name:
        case "reaction":
            return REACTIONS
        case "opponent":
            own = state.parties_of(seat)
            return ["", *(nation for nation in state.kind.taking_part if nation not in own)]
        case "province":
            return ["", *_own_first(state, seat)]
        case "unit":
            return ["", *UNITS]
    return [number for number in THRESHOLDS if number <= _largest(state)]


def _own_first(state: State, seat: Seat) -> list[str]:
    """List the provinces, those where the seat has units or a city before the others."""
    nations = state.parties_of(seat)
    own = {
        province
        for nation in nations
        for province in (*units.provinces_with(state, nation), *queries.cities_of(state, nation))
    }
    return sorted(queries.map_of(state).province, key=lambda province: province not in own)


def reaction(state: State, seat: Seat, entered: Entered) -> Reaction:
    """Say how a seat reacts to units that have entered: by the newest order that fits."""
    step = state.agenda[0]
    orders = step.orders[seat] if isinstance(step, StandingOrders) else []
    return next((order.reaction for order in reversed(orders) if _fits(order, entered)), "ask")


def _fits(order: StandingOrder, entered: Entered) -> bool:
    return (
        order.opponent in ("", entered.opponent)
        and order.province in ("", entered.province)
        and order.unit in ("", entered.unit)
        and order.least <= entered.entered
    )
