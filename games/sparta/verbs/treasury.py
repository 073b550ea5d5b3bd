"""Verbs about talents, favours, strengths and battle cards, prices, and rewards that are taken at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import cards, effects, favours, queries, rewards, treasury
from games.sparta.board import board
from games.sparta.steps.carry_out import PayOrNot
from games.sparta.verb import NO_TARGET, Verb, nothing, who

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.state import State
    from games.sparta.steps.carry_out import CarryOut


class Talents(Verb):
    """Gain or lose talents, as many as there are."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Talents) -> tuple[str, ...]:
        return NO_TARGET if effect.n > 0 or state.holdings[self.who(frame, effect)].talents else ()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Talents, target: str) -> None:
        treasury.change(table, self.who(frame, effect), effect.n)


class Favour(Verb):
    """Gain or lose favours."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Favour) -> tuple[str, ...]:
        return NO_TARGET if effect.n > 0 or state.holdings[self.who(frame, effect)].all_favours else ()

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.Favour, target: str) -> None:
        power = self.who(frame, effect)
        if effect.n > 0:
            favours.gain(table, power, effect.n)
        else:
            favours.pay(table, power, -effect.n)


class Strength(Verb):
    """Change the strength of an army or a fleet, as far as its track goes."""

    def __init__(self, track: treasury.Track) -> None:
        self.track = track

    def targets(self, state: State, frame: CarryOut, effect: Any) -> tuple[str, ...]:
        limits = getattr(board().tracks, self.track)
        strength: int = getattr(state.holdings[self.who(frame, effect)], self.track)
        return () if strength == (limits.max if effect.n > 0 else limits.min) else NO_TARGET

    def apply(self, table: Table[State], frame: CarryOut, effect: Any, target: str) -> None:
        treasury.shift(table, self.who(frame, effect), self.track, effect.n)


class BattleCards(Verb):
    """Draw battle cards, or discard some at random."""

    def targets(self, state: State, frame: CarryOut, effect: effects.BattleCards) -> tuple[str, ...]:
        held = state.holdings[self.who(frame, effect)].battle
        there = held if effect.n < 0 else [*state.battle_deck, *state.battle_discards]
        return NO_TARGET if there else ()

    def is_feasible(self, state: State, frame: CarryOut, effect: effects.BattleCards) -> bool:
        held = state.holdings[self.who(frame, effect)].battle
        return len(held) >= -effect.n if effect.n < 0 else bool(self.targets(state, frame, effect))

    def apply(self, table: Table[State], frame: CarryOut, effect: effects.BattleCards, target: str) -> None:
        power = self.who(frame, effect)
        if effect.n > 0:
            cards.draw_battle(table, power, effect.n)
        else:
            cards.discard_battle(table, power, -effect.n)


class Pay(Verb):
    """Pay in full, or the rest of the list is skipped."""

    def targets(self, state: State, frame: CarryOut, effect: effects.Pay) -> tuple[str, ...]:
        holding = state.holdings[self.who(frame, effect)]
        can = holding.talents >= effect.talents and holding.all_favours >= effect.favour
        return NO_TARGET if can else ()

    def run(self, table: Table[State], frame: CarryOut, effect: effects.Pay) -> None:
        if not self.targets(table.state, frame, effect):
            self.hear(table, frame, effect, None)
        elif effect.must:
            self.hear(table, frame, effect, True)
        else:
            power = self.who(frame, effect)
            step = PayOrNot(
                power=power, effect=effect, what="pay", talents=effect.talents, favours=effect.favour
            )
            table.then(step)

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.Pay, answer: Any) -> None:
        if not answer:
            nothing(table, frame, effect)
            frame.end_list()
            return
        power = self.who(frame, effect)
        treasury.change(table, power, -effect.talents)
        favours.pay(table, power, effect.favour, ordinary=frame.ordinary)
        if effect.to:
            treasury.change(table, who(frame, effect.to), effect.talents)


class RewardNow(Verb):
    """Take marker and reward of an ally that an envoy of this card has won (ruling 59)."""

    def targets(self, state: State, frame: CarryOut, effect: effects.RewardNow) -> tuple[str, ...]:
        return tuple(ally for ally in frame.gained if queries.controller(state, ally) == frame.actor)

    def run(self, table: Table[State], frame: CarryOut, effect: effects.RewardNow) -> None:
        if self.targets(table.state, frame, effect):
            table.then(PayOrNot(power=frame.actor, effect=effect, what="reward"))
        else:
            nothing(table, frame, effect)

    def hear(self, table: Table[State], frame: CarryOut, effect: effects.RewardNow, answer: Any) -> None:
        if not answer:
            nothing(table, frame, effect)
            return
        for ally in self.targets(table.state, frame, effect):
            rewards.take_now(table, frame.actor, ally)
