"""13: what deploying a unit does, whoever asks for it, and the questions that cards put about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from games.core.agenda import Table
from games.core.decision import Action, Choices, Decision
from games.core.errors import Refusal
from games.sparta import cards, queries, routes, treasury, units
from games.sparta.actions import Deploy, Mobilise, Pass
from games.sparta.board import INSTANT_RAID, TRUCE, board
from games.sparta.effects import UnitKind
from games.sparta.events.cards import MarkerRemoved
from games.sparta.events.units import UnitDeployed, UnitMobilised
from games.sparta.figures import Place, Power
from games.sparta.pieces import Kind
from games.sparta.steps.carry_out import OfEffect
from games.sparta.steps.raids import RaidNow

if TYPE_CHECKING:
    from games.sparta.state import State

KINDS: tuple[Kind, ...] = ("hoplite", "trireme")


def kinds_of(unit: UnitKind) -> tuple[Kind, ...]:
    """List the kinds of unit that a word of the effect language means."""
    return KINDS if unit == "either" else (unit,)


def card_price(state: State, power: Power) -> int:
    """13: return what the battle card costs that can be bought with a unit; Keryx may get it more cheaply."""
    if power == state.bot:
        return board().levels[state.level].battle_card_cost
    return board().limits.battle_card


def may_buy(state: State) -> bool:
    """Say whether there is a battle card left to draw."""
    return bool(state.battle_deck or state.battle_discards)


def why_not_raise(
    state: State, power: Power, kind: str, commander: str, price: int, *, card: bool
) -> Refusal | None:
    """13: a piece at home, a ready commander and the talents; nobody mobilises during a truce."""
    if TRUCE in state.lasting:
        return Refusal("13", "truce")
    if kind not in KINDS or not units.free(state, power, kind):
        return Refusal("13", "no-free-unit", kind=kind)
    if commander not in ready(state, power):
        return Refusal("13", "commander-not-ready", commander=commander)
    if card and not may_buy(state):
        return Refusal("13", "no-battle-card-left")
    price += card_price(state, power) if card else 0
    held = state.holdings[power].talents
    return Refusal("13", "too-few-talents", number=price, held=held) if held < price else None


def raisable(
    state: State, power: Power, kinds: Sequence[Kind], price: Callable[[Kind, str], int]
) -> list[tuple[Kind, str, bool]]:
    """List what may be raised: kind, commander and whether with a card, as `why_not_raise` judges each."""
    if TRUCE in state.lasting:
        return []
    held = state.holdings[power].talents
    cards = {False: 0, True: card_price(state, power)} if may_buy(state) else {False: 0}
    leaders = ready(state, power)
    return [
        (kind, commander, card)
        for kind in kinds
        if units.free(state, power, kind)
        for commander in leaders
        for rest in (held - price(kind, commander),)
        for card, more in cards.items()
        if more <= rest
    ]


def ready(state: State, power: Power) -> list[str]:
    """List the ready commanders of a power."""
    return [name for name in queries.commanders_of(state, power) if state.commanders[name].state == "ready"]


def levy(table: Table[State], power: Power, kind: Kind, commander: str, price: int, *, card: bool) -> str:
    """13: put a unit under a commander, and draw the battle card that was bought; return the unit.

    In the other's action round it can be deployed in the next one of its own (ruling 62).
    """
    state = table.state
    name = units.free(state, power, kind)
    units.command(state, name, commander, "called" if state.turn == power else "waiting")
    price += card_price(state, power) if card else 0
    told = UnitMobilised(power=power, unit=name, commander=commander, talents=price, card=card)
    table.tell(told)
    treasury.change(table, power, -price)
    if card:
        cards.draw_battle(table, power, 1)
    return name


def deploy(table: Table[State], name: str, place: Place) -> None:
    """13: put a unit on the map; where it meets an enemy's unit it attacks it."""
    state, unit = table.state, table.state.units[name]
    enemy = routes.enemy_at(state, unit.power, place)
    way = () if enemy or unit.kind != "hoplite" else routes.routes(state, unit.power).to(place)
    unit.state, unit.at, unit.attacks = "field", place, bool(enemy)
    table.tell(UnitDeployed(power=unit.power, unit=name, place=place, way=way, attacks=bool(enemy)))
    if state.lasting.get(INSTANT_RAID) == unit.power and not enemy:
        del state.lasting[INSTANT_RAID]
        table.tell(MarkerRemoved(key=INSTANT_RAID))
        table.then(RaidNow(power=unit.power, unit=name))


def why_not_deploy(state: State, power: Power, action: Deploy) -> Refusal | None:
    """13: a mobilised unit of one's own, to a place that it can enter."""
    unit = state.units.get(action.unit)
    if unit is None or unit.power != power or unit.state != "waiting":
        return Refusal("13", "unit-does-not-wait", unit=action.unit)
    return routes.why_not_enter(state, power, unit.kind, action.place)


class LevyNow(OfEffect, kw_only=True):
    """13: an effect lets a unit be mobilised for a fixed price."""

    refused_as: ClassVar[str] = "mobilise-or-pass"
    kinds = (Mobilise, Pass)
    chosen: Any = None
    units: tuple[Kind, ...]
    price: int
    may_pass: bool

    def ask(self, state: State) -> Decision:
        options = levies(state, self.power, self.units, self.price)
        if self.may_pass:
            options.append(Pass())
        default = options[-1] if self.may_pass else options[0]
        return Decision(
            self.asker(state), "13", "mobilise-now", Choices(options), default=default, talents=self.price
        )

    def why_not_answer(self, state: State, seat: int, action: Mobilise | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None if self.may_pass else Refusal("12", "must-choose")
        if action.unit not in self.units:
            return Refusal("13", "no-such-kind-now", kind=action.unit)
        return why_not_raise(state, self.power, action.unit, action.commander, self.price, card=action.card)

    def answer(self, table: Table[State], seat: int, action: Mobilise | Pass) -> None:
        self.chosen = action if isinstance(action, Mobilise) else None


def levies(state: State, power: Power, kinds: tuple[Kind, ...], price: int) -> list[Action]:
    """List the ways to mobilise a unit of some kinds for a fixed price."""
    return [Mobilise(*each) for each in raisable(state, power, kinds, lambda *_: price)]


class MarchNow(OfEffect, kw_only=True):
    """13: an effect lets units be put somewhere at once."""

    refused_as: ClassVar[str] = "deploy-now"
    kinds = (Deploy, Pass)
    chosen: Any = None
    ways: dict[str, list[Place]]
    """Where each unit can go."""
    may_pass: bool = False

    def ask(self, state: State) -> Decision:
        options: list[Action] = [Deploy(unit, place) for unit, ways in self.ways.items() for place in ways]
        if self.may_pass:
            options.append(Pass())
        default = options[-1] if self.may_pass else options[0]
        return Decision(self.asker(state), "13", "deploy-now", Choices(options), default=default)

    def why_not_answer(self, state: State, seat: int, action: Deploy | Pass) -> Refusal | None:
        if isinstance(action, Pass):
            return None if self.may_pass else Refusal("12", "must-choose")
        if action.unit not in self.ways:
            return Refusal("13", "unit-not-meant", unit=action.unit)
        fits = action.place in self.ways[action.unit]
        return None if fits else Refusal("13", "place-not-meant", place=action.place)

    def answer(self, table: Table[State], seat: int, action: Deploy | Pass) -> None:
        self.chosen = action if isinstance(action, Deploy) else None
