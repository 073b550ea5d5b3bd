"""16 and 17: verbs of battle cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from games.sparta import abilities, advantages, cards, effects, influence, piles, queries, supports, treasury
from games.sparta.board import ENEMY, board
from games.sparta.events.battles import AdvantagesCancelled, BattleHandSeen
from games.sparta.steps.cancelling import CancelAdvantages
from games.sparta.steps.carry_out import PayOrNot
from games.sparta.verb import NO_TARGET, Verb, nothing

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.effects import Advantage, Effect
    from games.sparta.figures import Place
    from games.sparta.pieces import Side
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class OfSide(Verb, ABC):
    """A verb that changes what a card's player brings into the battle."""

    def apply(self, table: Table[State], frame: CarryOut, effect: Any, target: str) -> None:
        sides = advantages.fought(table.state).sides
        self.change(sides[frame.actor], sides[ENEMY[frame.actor]], effect)

    @abstractmethod
    def change(self, own: Side, enemy: Side, effect: Any) -> None:
        """Change the own side, or the enemy's."""


class Strength(OfSide):
    """Move the combat marker."""

    def change(self, own: Side, enemy: Side, effect: effects.Strength) -> None:
        own.raised += effect.n


class DoubleHome(OfSide):
    """Count the own homeland twice, as long as it counts."""

    def change(self, own: Side, enemy: Side, effect: effects.DoubleHome) -> None:
        own.doubled = True


class WinTies(OfSide):
    """Win if the battle ends level."""

    def change(self, own: Side, enemy: Side, effect: effects.WinTies) -> None:
        own.ties = True


class OwnLoss(OfSide):
    """Change the own loss."""

    def change(self, own: Side, enemy: Side, effect: effects.OwnLoss) -> None:
        own.loss += effect.n


class EnemyLoss(OfSide):
    """Change the enemy's loss, perhaps only after a victory."""

    def change(self, own: Side, enemy: Side, effect: effects.EnemyLoss) -> None:
        if effect.only_if_win:
            own.enemy_loss += effect.n
        else:
            enemy.loss += effect.n


class BothLoss(OfSide):
    """Change both losses."""

    def change(self, own: Side, enemy: Side, effect: effects.BothLoss) -> None:
        own.loss += effect.n
        enemy.loss += effect.n


class Fate(OfSide):
    """Change how the fate of the own commander is rolled."""

    def change(self, own: Side, enemy: Side, effect: effects.Fate) -> None:
        own.safe = own.safe or effect.mode == "safe"
        own.risk = own.risk or effect.mode == "risk"


class Counter(OfSide):
    """Let the enemy's next battle card have no effect."""

    def change(self, own: Side, enemy: Side, effect: effects.Counter) -> None:
        enemy.countered = True


class Spoils(OfSide):
    """Win more, if the battle is won."""

    def change(self, own: Side, enemy: Side, effect: effects.Spoils) -> None:
        own.spoils.append(effect)


class Cancel(Verb):
    """16: cancel advantages that the enemy has now; up to means that one may cancel none."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Cancel) -> tuple[str, ...]:
        return tuple(self._there(state, frame, effect))

    def _there(self, state: State, frame: CarryOut, effect: effects.Cancel) -> list[Advantage]:
        """List what can be cancelled; what the enemy's commander protects cannot."""
        enemy = ENEMY[frame.actor]
        safe = {each.advantage for each in abilities.in_battle(state, enemy, effects.Protect)}
        there = advantages.held(state, enemy)
        named = [each for each in there if "any" in effect.advantages or each in effect.advantages]
        return [each for each in named if each not in safe]

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Cancel) -> None:
        there = self._there(table.state, frame, effect)
        if there:
            step = CancelAdvantages(power=frame.actor, effect=effect, there=there, number=effect.n)
            table.then(step)
        else:
            nothing(table, frame, effect)

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.Cancel, answer: Any) -> None:
        if not answer:
            nothing(table, frame, effect)
            return
        advantages.fought(table.state).cancelled += answer
        table.tell(AdvantagesCancelled(power=frame.actor, advantages=tuple(answer)))


class Sacrifice(Verb):
    """17: a cost: own influence in the battle's region, or a support that is reduced."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Sacrifice) -> tuple[str, ...]:
        if effect.what == "support":
            return tuple(supports.can_reduce(state, frame.actor, effect.kind or "any"))
        near = region_around(state, frame.place)
        return tuple(place for place in near if self._can_leave(state, frame, place))

    def _can_leave(self, state: State, frame: CarryOut, place: Place) -> bool:
        """Say whether there is influence to give up: never the last of a besieged city."""
        own = queries.influence(state, frame.actor, place)
        return own > 1 or (own == 1 and not state.spots[place].siege)

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Sacrifice) -> None:
        if self.targets(table.state, frame, effect):
            super().run(table, frame, effect)
        else:
            nothing(table, frame, effect)
            frame.end_list()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Sacrifice, target: str) -> None:
        if effect.what == "support":
            supports.reduce(table, frame.actor, target)
        else:
            influence.change(table, frame.actor, target, -1)


def region_around(state: State, place: Place) -> list[Place]:
    """List the places in play of the region of a battle; an ally lies in none (ruling 85)."""
    return [each for each in board().of_region.get(board().region_of(place), ()) if each in state.spots]


class PlaceInfluence(Verb):
    """17: put an influence into a neutral or own city of the battle's region that is not contested."""

    def targets(self, state: State, frame: CarryOut, effect: effects.PlaceInfluence) -> tuple[str, ...]:
        return tuple(
            place
            for place in region_around(state, frame.place)
            if not queries.is_contested(state, place)
            and not queries.is_hostile(state, frame.actor, place)
            and not queries.is_full(state, place)
        )

    def apply(self, table: Table[State], frame: CarryOut, effect: Effect, target: str) -> None:
        influence.change(table, frame.actor, target, 1)


class DiscardEnemy(Verb):
    """Let the enemy discard battle cards at random."""

    def targets(self, state: State, frame: CarryOut, effect: effects.DiscardEnemy) -> tuple[str, ...]:
        return NO_TARGET if state.holdings[ENEMY[frame.actor]].battle else ()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.DiscardEnemy, target: str) -> None:
        cards.discard_battle(table, ENEMY[frame.actor], effect.n)


class Peek(Verb):
    """Look at the enemy's battle cards."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Peek) -> tuple[str, ...]:
        return NO_TARGET if state.holdings[ENEMY[frame.actor]].battle else ()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Peek, target: str) -> None:
        seen = table.state.holdings[ENEMY[frame.actor]]
        seen.battle_shown = list(seen.battle)
        seats = piles.audience(table.state, frame.actor)
        if seats:
            table.tell(BattleHandSeen(power=frame.actor, cards=tuple(seen.battle), audience=seats))


class Tax(Verb):
    """Let the enemy pay, or the marker moves."""

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Tax) -> None:
        enemy = ENEMY[frame.actor]
        if table.state.holdings[enemy].talents < effect.n:
            self.hear(table, frame, effect, None)
        else:
            table.then(PayOrNot(power=enemy, effect=effect, what="pay", talents=effect.n))

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.Tax, answer: Any) -> None:
        enemy = ENEMY[frame.actor]
        if answer:
            treasury.change(table, enemy, -effect.n)
        else:
            advantages.fought(table.state).sides[frame.actor].raised += effect.strength


VERBS: dict[type[Effect], Verb] = {
    effects.Strength: Strength(),
    effects.Cancel: Cancel(),
    effects.DoubleHome: DoubleHome(),
    effects.WinTies: WinTies(),
    effects.OwnLoss: OwnLoss(),
    effects.EnemyLoss: EnemyLoss(),
    effects.BothLoss: BothLoss(),
    effects.Sacrifice: Sacrifice(),
    effects.PlaceInfluence: PlaceInfluence(),
    effects.Fate: Fate(),
    effects.DiscardEnemy: DiscardEnemy(),
    effects.Peek: Peek(),
    effects.Counter: Counter(),
    effects.Spoils: Spoils(),
    effects.Tax: Tax(),
}
"""The verbs that battle cards alone have."""
