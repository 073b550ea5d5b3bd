"""11 to 13: action rounds in their six steps; cards are played or discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import cards, favours, piles, queries
from games.sparta.actions import Discard, Play
from games.sparta.board import ENEMY, INSTANT_RAID, TRUCE, board
from games.sparta.effects import AnyEffect
from games.sparta.events.cards import ActionRoundBegan, CardDiscarded, CardPlayed, MarkerRemoved
from games.sparta.figures import ActionCard, Power
from games.sparta.steps.battles import Battles
from games.sparta.steps.carry_out import CarryOut
from games.sparta.steps.deploying import DeployUnits
from games.sparta.steps.mobilising import MobiliseUnits
from games.sparta.steps.raids import ResolveRaids
from games.sparta.steps.sieges import ContinueSieges

if TYPE_CHECKING:
    from games.sparta.state import State


class ActionRounds(Step, kw_only=True):
    """11: in turns, Sparta first, as long as one of them holds a card (rulings 15 and 56)."""

    phase: ClassVar[str] = "actions"
    power: Power = "sparta"

    def finish(self, table: Table[State]) -> None:
        if queries.has_cards(table.state):
            table.then(ActionRound(power=self.power), ActionRounds(power=ENEMY[self.power]))


class ActionRound(Step, kw_only=True):
    """11: raids, a card, deployment, mobilisation, sieges, battles."""

    phase: ClassVar[str] = "actions"
    power: Power

    def finish(self, table: Table[State]) -> None:
        state, power = table.state, self.power
        state.turn = power
        table.tell(ActionRoundBegan(power=power))
        if state.lasting.get(TRUCE) == power:
            _take_off(table, TRUCE)
        table.then(
            ResolveRaids(power=power),
            PlayCard(power=power),
            DeployUnits(power=power),
            MobiliseUnits(power=power),
            ContinueSieges(power=power),
            Battles(power=power),
            EndActionRound(power=power),
        )


class EndActionRound(Step, kw_only=True):
    """13: what was mobilised in this action round has to be deployed in the next one."""

    phase: ClassVar[str] = "actions"
    power: Power

    def finish(self, table: Table[State]) -> None:
        for unit in queries.units_of(table.state, self.power).values():
            if unit.state == "called":
                unit.state = "waiting"
        if INSTANT_RAID in table.state.lasting:
            _take_off(table, INSTANT_RAID)


def _take_off(table: Table[State], key: str) -> None:
    del table.state.lasting[key]
    table.tell(MarkerRemoved(key=key))


def actor_of(state: State, power: Power, card: ActionCard) -> Power:
    """12: return who carries a card out that a power plays (rulings 33 and 35)."""
    word, _, of = card.actor.partition(":")
    if word == "controller":
        return queries.controller(state, of) or power
    if word == "marker":
        return queries.holder(state, of) or power
    return power if word == "player" else word  # type: ignore[return-value]


def may_favour(state: State, power: Power, card: ActionCard) -> bool:
    """12: say whether a power can pay a card's favour: it must be the one that carries it out (ruling 33)."""
    if not card.favour_cost or actor_of(state, power, card) != power:
        return False
    return state.holdings[power].all_favours >= card.favour_cost


def why_not_play(state: State, power: Power, action: Play) -> Refusal | None:
    """12: a card of the own hand; its favour if there is one and it can be paid."""
    if action.card not in state.holdings[power].hand:
        return Refusal("12", "not-in-hand")
    card = board().cards[action.card]
    if not action.favour:
        return Refusal("12", "no-favour-paid") if action.ordinary else None
    if not card.favour_cost:
        return Refusal("12", "card-without-favour", card=card.id)
    if actor_of(state, power, card) != power:
        return Refusal("12", "favour-of-another", card=card.id)
    if state.holdings[power].all_favours < card.favour_cost:
        return Refusal("12", "too-few-favours", number=card.favour_cost)
    if action.ordinary and not favours.may_keep_green(state, power, card.favour_cost):
        return Refusal("12", "no-green-to-keep")
    return None


def why_not_discard(state: State, power: Power, action: Discard) -> Refusal | None:
    """12: one card of the own hand, for two favours (ruling 16)."""
    if len(action.cards) != 1:
        return Refusal("12", "discard-so-many", number=1)
    if action.cards[0] not in state.holdings[power].hand:
        return Refusal("12", "not-in-hand")
    price = board().limits.discard
    return (
        Refusal("12", "too-few-favours", number=price) if state.holdings[power].all_favours < price else None
    )


class PlayCard(Once, kw_only=True):
    """11 and 12: one card is played, or discarded for two favours; what is on offer is private."""

    phase: ClassVar[str] = "actions"
    section: ClassVar[str] = "11"
    refused_as: ClassVar[str] = "play-or-discard"
    kinds = (Play, Discard)
    power: Power

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        return [cls(power=power) for power in state.powers if state.seat_of(power) == seat]

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        hand = state.holdings[self.power].hand
        if not hand:
            return None
        options: list[Action] = [play for card in hand for play in _plays(state, self.power, card)]
        if state.holdings[self.power].all_favours >= board().limits.discard:
            options += [Discard((card,)) for card in hand]
        default = Play(hand[0])
        return Decision(self.asker(state), "11", "play", Choices(options), default=default, number=len(hand))

    def why_not_answer(self, state: State, seat: Seat, action: Play | Discard) -> Refusal | None:
        if isinstance(action, Discard):
            return why_not_discard(state, self.power, action)
        return why_not_play(state, self.power, action)

    def answer(self, table: Table[State], seat: Seat, action: Play | Discard) -> None:
        if isinstance(action, Discard):
            self._discard(table, action.cards[0])
        else:
            self._play(table, action)

    def _discard(self, table: Table[State], card: str) -> None:
        favours.pay(table, self.power, board().limits.discard)
        piles.discard_action(table.state, self.power, card)
        table.tell(CardDiscarded(power=self.power, card=card, favours=board().limits.discard))
        cards.turn_up(table, self.power)

    def _play(self, table: Table[State], action: Play) -> None:
        state, card = table.state, board().cards[action.card]
        actor = actor_of(state, self.power, card)
        paid = card.favour_cost if action.favour else 0
        piles.take_action(state, self.power, card.id)
        pile = state.removed if card.remove else state.discards
        pile.append(card.id)
        pile.sort()
        told = CardPlayed(power=self.power, card=card.id, favour=paid, actor=actor, removed=card.remove)
        table.tell(told)
        cards.turn_up(table, self.power)
        favours.pay(table, self.power, paid, ordinary=action.ordinary)
        effects = effects_of(card, favour=action.favour)
        table.then(CarryOut(source=card.id, player=self.power, actor=actor, stack=[effects]))


def effects_of(card: ActionCard, *, favour: bool) -> list[AnyEffect]:
    """12: give what a card does, with its favour instead or in addition."""
    if not favour:
        return list(card.effects)
    return [*(card.effects if card.favour_mode == "add" else ()), *card.favour_effects]


def _plays(state: State, power: Power, card: str) -> list[Play]:
    printed = board().cards[card]
    if not may_favour(state, power, printed):
        return [Play(card)]
    green = favours.may_keep_green(state, power, printed.favour_cost)
    return [Play(card), Play(card, favour=True), *([Play(card, favour=True, ordinary=True)] if green else [])]
