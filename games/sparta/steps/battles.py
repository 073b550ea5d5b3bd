"""16 and 17: which battle is fought next, how one begins, and battle cards in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from games.core.agenda import Step, Table
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import Refusal
from games.core.shapes import Once
from games.sparta import abilities, advantages, cards, favours, piles, queries, routes, units
from games.sparta.actions import Choose, Pass, PlayBattleCard
from games.sparta.board import ENEMY, board, element_of
from games.sparta.effects import AnyEffect, BattleDraw, Effects, Pay, Sacrifice, owed
from games.sparta.events.battles import AdvantagesCounted, BattleBegan, BattleCardPlayed, FightMissed
from games.sparta.events.games import Passed
from games.sparta.figures import Place, Power
from games.sparta.pieces import Combat, Side
from games.sparta.steps.aftermath import Aftermath
from games.sparta.steps.carry_out import CarryOut
from games.sparta.steps.standing import leaves_a_pass

if TYPE_CHECKING:
    from games.sparta.state import State


class Battles(Step, kw_only=True):
    """16: who is at turn chooses which battle comes next, until all are fought."""

    phase: ClassVar[str] = "battles"
    power: Power

    def finish(self, table: Table[State]) -> None:
        missed = [name for name in attackers(table.state) if not _meets(table.state, name)]
        places = fields(table.state)
        if missed:
            table.then(self)
            _miss(table, missed[0])
        elif len(places) == 1:
            table.then(Battle(place=places[0]), self)
        elif places:
            table.then(ChooseBattle(power=self.power), self)


def attackers(state: State) -> list[str]:
    """List the units that stand where they are to fight."""
    return [name for name, unit in sorted(state.units.items()) if unit.attacks]


def fields(state: State) -> list[Place]:
    """List the places where a battle has to be fought."""
    places = {state.units[name].at for name in attackers(state)}
    return [place for place in board().places if place in places]


def _meets(state: State, name: str) -> bool:
    unit = state.units[name]
    return bool(routes.enemy_at(state, unit.power, unit.at))


def _miss(table: Table[State], name: str) -> None:
    """Let a unit whose enemy has gone stay, to raid later; from an ally it goes home (ruling 95)."""
    unit = table.state.units[name]
    unit.attacks = False
    table.tell(FightMissed(power=unit.power, unit=name, place=unit.at))
    if queries.is_ally(unit.at):
        units.home(table, name)


class ChooseBattle(Once, kw_only=True):
    """16: who is at turn says which battle is fought next."""

    phase: ClassVar[str] = "battles"
    section: ClassVar[str] = "16"
    refused_as: ClassVar[str] = "choose-battle"
    kinds = (Choose,)
    power: Power

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision:
        options = [Choose(place) for place in fields(state)]
        return Decision(self.asker(state), "16", "choose-battle", Choices(options), default=options[0])

    def why_not_answer(self, state: State, seat: Seat, action: Choose) -> Refusal | None:
        fits = action.what in fields(state)
        return None if fits else Refusal("16", "no-battle-there", what=action.what)

    def answer(self, table: Table[State], seat: Seat, action: Choose) -> None:
        table.then(Battle(place=action.what))


class Battle(Step, kw_only=True):
    """16 and 17: draws, advantages, the marker, battle cards in turn, and what follows (ruling 52)."""

    phase: ClassVar[str] = "battles"
    place: Place

    def finish(self, table: Table[State]) -> None:
        state = table.state
        name = next(each for each in attackers(state) if state.units[each].at == self.place)
        attacker = state.units[name].power
        defender, enemy = ENEMY[attacker], routes.enemy_at(state, attacker, self.place)
        sides = {attacker: Side(name), defender: Side(enemy)}
        element = element_of(state.units[name].kind)
        state.combat = Combat(self.place, element, attacker, sides)
        told = BattleBegan(power=attacker, place=self.place, element=element, unit=name, enemy=enemy)
        table.tell(told)
        table.then(
            OpeningDraw(power=attacker, by="hand"),
            OpeningDraw(power=defender, by="hand"),
            OpeningDraw(power=attacker, by="commander"),
            OpeningDraw(power=defender, by="commander"),
            Compare(),
            BattleTurn(power=attacker),
            Aftermath(),
        )


class OpeningDraw(Step, kw_only=True):
    """16: who holds few battle cards draws one; then some commanders let draw more."""

    phase: ClassVar[str] = "battles"
    power: Power
    by: Literal["hand", "commander"]

    def finish(self, table: Table[State]) -> None:
        state = table.state
        if self.by == "commander":
            number = sum(each.n for each in abilities.in_battle(state, self.power, BattleDraw))
        else:
            number = int(len(state.holdings[self.power].battle) <= board().limits.free_draw_at)
        cards.draw_battle(table, self.power, number)


class Compare(Step, kw_only=True):
    """16: advantages are counted, and the combat marker is put."""

    phase: ClassVar[str] = "battles"

    def finish(self, table: Table[State]) -> None:
        red, blue = (advantages.held(table.state, power) for power in ("sparta", "athens"))
        table.tell(AdvantagesCounted(sparta=red, athens=blue))
        advantages.weigh(table, always=True)


# --- battle cards


def costs(effects: Effects) -> Effects:
    """17: list what a battle card costs: the prices and sacrifices that stand first."""
    paid: list[AnyEffect] = []
    for effect in effects:
        if not isinstance(effect, Pay | Sacrifice):
            break
        paid.append(effect)
    return tuple(paid)


def half_of(state: State, card: str) -> Effects:
    """17: give the half of a battle card that counts in the present battle."""
    return board().battle_cards[card].half(advantages.fought(state).element).effects


def frame_of(state: State, power: Power, card: str, *, ordinary: bool = False) -> CarryOut:
    """Make the frame that carries a battle card out; what it costs is a duty, for it was chosen."""
    effects, place = half_of(state, card), advantages.fought(state).place
    paid = costs(effects)
    stack: list[list[AnyEffect]] = [[*owed(paid), *effects[len(paid) :]]]
    return CarryOut(source=card, player=power, actor=power, place=place, ordinary=ordinary, stack=stack)


def favour_price(state: State, card: str) -> int:
    """17: return the favours that a battle card costs."""
    return sum(cost.favour for cost in costs(half_of(state, card)) if isinstance(cost, Pay))


def why_not_battle_card(state: State, power: Power, action: PlayBattleCard) -> Refusal | None:
    """17: a card of the own hand whose cost can be met in full."""
    if action.card not in state.holdings[power].battle:
        return Refusal("17", "not-in-hand")
    frame = frame_of(state, power, action.card)
    paid = costs(half_of(state, action.card))
    if not all(state.verb_of(cost).is_feasible(state, frame, cost) for cost in paid):
        return Refusal("17", "cost-not-met", card=action.card)
    if not action.ordinary:
        return None
    price = favour_price(state, action.card)
    if not price:
        return Refusal("17", "no-favour-paid")
    return None if favours.may_keep_green(state, power, price) else Refusal("17", "no-green-to-keep")


class BattleTurn(Once, kw_only=True):
    """17: a battle card or a pass, until two passes in a row (ruling 53); what is on offer is private.

    Whoever holds a card is asked, whether one can be played or not; without cards one passes unasked.
    """

    phase: ClassVar[str] = "battles"
    section: ClassVar[str] = "17"
    discreet: ClassVar[bool] = True
    refused_as: ClassVar[str] = "battle-card-or-pass"
    kinds = (PlayBattleCard, Pass)
    power: Power
    passed: bool = False
    """Whether the other has just passed."""
    card: str = ""
    ordinary: bool = False

    @classmethod
    def beginnings(cls, state: State, seat: Seat) -> list[Step] | None:
        """Give it for each power of a seat; None while no battle is fought."""
        return None if state.combat is None else super().beginnings(state, seat)

    def asker(self, state: State) -> Seat:
        return state.seat_of(self.power)

    def ask(self, state: State) -> Decision | None:
        hand = state.holdings[self.power].battle
        if not hand:
            return None
        plays = [PlayBattleCard(card, ordinary) for card in hand for ordinary in (False, True)]
        options: list[Action] = [play for play in plays if self.why_not_answer(state, 0, play) is None]
        combat, lead = advantages.fought(state), advantages.lead(state)
        return Decision(
            self.asker(state),
            "17",
            "battle-turn",
            Choices([*options, Pass()]),
            default=Pass(),
            place=combat.place,
            element=combat.element,
            stands="ahead" if lead == self.power else "behind" if lead else "level",
            by=abs(combat.marker),
        )

    def waited_for(self, state: State) -> list[Seat]:
        return super().waited_for(state) if state.holdings[self.power].battle else []

    def standing(self, state: State, decision: Decision) -> Action | None:
        combat, ahead = advantages.fought(state), advantages.lead(state) == self.power
        return Pass() if leaves_a_pass(state, self.power, combat.element, ahead=ahead) else None

    def why_not_answer(self, state: State, seat: Seat, action: PlayBattleCard | Pass) -> Refusal | None:
        return None if isinstance(action, Pass) else why_not_battle_card(state, self.power, action)

    def answer(self, table: Table[State], seat: Seat, action: PlayBattleCard | Pass) -> None:
        if isinstance(action, PlayBattleCard):
            self.card, self.ordinary = action.card, action.ordinary

    def finish(self, table: Table[State]) -> None:
        if self.card:
            table.then(BattleTurn(power=ENEMY[self.power]))
            self._play(table)
            return
        table.tell(Passed(power=self.power))
        if not self.passed:
            table.then(BattleTurn(power=ENEMY[self.power], passed=True))

    def _play(self, table: Table[State]) -> None:
        """17: carry a battle card out, unless the other's scouts have seen it coming."""
        side = advantages.fought(table.state).sides[self.power]
        frame = frame_of(table.state, self.power, self.card, ordinary=self.ordinary)
        piles.take_battle(table.state, self.power, self.card)
        side.played.append(self.card)
        element, countered = advantages.fought(table.state).element, side.countered
        told = BattleCardPlayed(power=self.power, card=self.card, element=element, countered=countered)
        table.tell(told)
        side.countered = False
        if not countered:
            table.then(frame)
