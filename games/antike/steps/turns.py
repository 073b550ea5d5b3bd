"""V.1. The turn: a field of the rondel, its action, founding, personages."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING

from games.antike import payments, queries
from games.antike.actions import Exchange, Resource, Rondel
from games.antike.board import RESOURCES, board
from games.antike.events import FieldChosen, Produced
from games.antike.pieces import LastTurn
from games.antike.steps.advances import AcquireAdvances
from games.antike.steps.arming import ArmProvinces
from games.antike.steps.founding import FoundCities
from games.antike.steps.manoeuvre import Manoeuvre
from games.antike.steps.personages import WinPersonages
from games.antike.steps.temples import BuildTemples
from games.core.agenda import NO_ANSWER, Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once

if TYPE_CHECKING:
    from games.antike.pieces import Nation
    from games.antike.state import State

PAID_WITH = (*RESOURCES, "coins")


class Turn(Step):
    """V: a nation's turn."""

    phase = "turn"
    nation: str

    def finish(self, table: Table[State]) -> None:
        state = table.state
        state.turn = self.nation
        state.destroyed = state.discovered = 0
        table.then(
            ChooseField(nation=self.nation),
            FoundCities(nation=self.nation),
            WinPersonages(nation=self.nation),
        )


class ChooseField(Once):
    """V.1: three steps are free, each further one costs any resource or a coin; a full circle at most."""

    phase = "turn"
    section = "V.1"
    refused_as = "field-first"
    kinds = (Rondel,)
    beside = (Exchange,)
    nation: str

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.nation)

    def ask(self, state: State) -> Decision:
        nation = queries.nation_of(state, self.nation)
        fields = Choices(legal_fields(nation))
        return Decision(
            nation.seat,
            self.section,
            "rondel",
            fields,
            *payments.legal_exchanges(nation),
            default=fields.first(),
            nation=self.nation,
            free=_free_fields(nation) if nation.field else (),
            prices=tuple(price_of(nation, field) for field in board().rondel),
        )

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Exchange):
            return payments.why_not_exchange(queries.nation_of(state, self.nation), action)
        return super().why_not(state, seat, action)

    def why_not_answer(self, state: State, seat: Seat, action: Rondel) -> Refusal | None:
        return why_not_go(queries.nation_of(state, self.nation), action)

    def take(self, table: Table[State], seat: Seat, action: Rondel | Exchange) -> None:
        if isinstance(action, Exchange):
            payments.exchange(table, queries.nation_of(table.state, self.nation), action)
        else:
            super().take(table, seat, action)

    def answer(self, table: Table[State], seat: Seat, action: Rondel) -> None:
        _go(table, queries.nation_of(table.state, self.nation), action)


def paid_for(action: Rondel) -> int:
    """Say how much is paid for going to a field."""
    return action.marble + action.iron + action.gold + action.coins


def price_of(nation: Nation, field: str) -> int:
    """Return the price of going to a field; the first field is free (V.1)."""
    if not nation.field:
        return 0
    return max(0, board().steps(nation.field, field) - board().numbers.free_steps)


def why_not_go(nation: Nation, action: Rondel) -> Refusal | None:
    """V.1: paid with as much as the steps cost, of what one has."""
    if action.field not in board().fields:
        return Refusal("V.1", NO_ANSWER)
    price, paid = price_of(nation, action.field), paid_for(action)
    owned = sum(getattr(nation, each) for each in PAID_WITH)
    if price > owned:
        free = _free_fields(nation)
        return Refusal("V.1", "steps-too-dear", field=action.field, price=price, has=owned, free=free)
    for each in PAID_WITH:
        has, needs = getattr(nation, each), getattr(action, each)
        if needs < 0 or paid != price:
            return Refusal("V.1", "steps-paid-wrongly", field=action.field, price=price, paid=paid)
        if needs > has:
            return Refusal("V.1", "not-enough", resource=each, has=has, needs=needs)
    return None


def legal_fields(nation: Nation) -> list[Rondel]:
    """List the fields that a nation can go to, each with every way to pay for it."""
    fields = _nearest_first(nation)
    return [Rondel(field, *mix) for field in fields for mix in _mixes(nation, price_of(nation, field))]


def _nearest_first(nation: Nation) -> list[str]:
    """List the fields as they follow on the nation's own; all of them at first."""
    if not nation.field:
        return list(board().rondel)
    return board().nearest_first(nation.field)


def _free_fields(nation: Nation) -> tuple[str, ...]:
    return tuple(field for field in _nearest_first(nation) if price_of(nation, field) == 0)


def _mixes(nation: Nation, price: int) -> list[tuple[int, ...]]:
    """List the ways to pay so much: marble, iron, gold, coins."""
    return _ways_to_pay(price, *(min(price, getattr(nation, each)) for each in PAID_WITH))


@cache
def _ways_to_pay(price: int, marble: int, iron: int, gold: int, coins: int) -> list[tuple[int, ...]]:
    partial = product(range(marble + 1), range(iron + 1), range(gold + 1))
    return [(*mix, price - sum(mix)) for mix in partial if 0 <= price - sum(mix) <= coins]


def _go(table: Table[State], nation: Nation, action: Rondel) -> None:
    paid: dict[Resource, int] = {"marble": action.marble, "iron": action.iron, "gold": action.gold}
    payments.spend(table.state, nation, paid, action.coins)
    steps = board().steps(nation.field, action.field) if nation.field else 0
    nation.field = action.field
    table.state.last = LastTurn(nation=nation.id, field=action.field)
    table.tell(
        FieldChosen(
            nation=nation.id,
            field=action.field,
            steps=steps,
            marble=action.marble,
            iron=action.iron,
            gold=action.gold,
            coins=action.coins,
        )
    )
    table.then(*_deed(table, nation))


def _deed(table: Table[State], nation: Nation) -> list[Step]:
    match board().fields[nation.field].action:
        case "temple":
            return [BuildTemples(nation=nation.id)]
        case "arming":
            return [ArmProvinces(nation=nation.id)]
        case "advance":
            return [AcquireAdvances(nation=nation.id)]
        case "manoeuvre":
            return [Manoeuvre(nation=nation.id)]
        case resource:
            _produce(table, nation, resource)
            return []


def _produce(table: Table[State], nation: Nation, resource: Resource) -> None:
    """VI: one for each city of that resource, three with a temple, and the bonus of Market or Currency."""
    made, bonus = queries.production(table.state, nation.id, resource)
    payments.receive(nation, resource, made + bonus)
    table.state.last.produced = made + bonus
    table.tell(Produced(nation=nation.id, resource=resource, amount=made + bonus, bonus=bonus))
