"""30: Keryx in battle: it plays cards while it is behind or level, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.sparta import advantages, supports
from games.sparta import effects as verbs
from games.sparta.actions import Cancel, Choose, Pass, PlayBattleCard
from games.sparta.board import board
from games.sparta.effects import Effects

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.sparta.figures import Power
    from games.sparta.keryx.mind import Mind


def choose(mind: Mind) -> Action:
    """16: any battle first."""
    return mind.draw(mind.offered(Choose))


def turn(mind: Mind) -> Action:
    """30: play the card that moves the marker most, until it is ahead; nothing that does not move it."""
    if advantages.lead(mind.state) == mind.power:
        return Pass()
    options = [each for each in mind.offered(PlayBattleCard) if not each.ordinary]
    moves = [each for each in options if _moves(mind, each.card) > 0]
    return mind.best(moves, lambda each: _moves(mind, each.card)) if moves else Pass()


def _moves(mind: Mind, card: str) -> float:
    """Say by how much a card would move the marker now."""
    half = board().battle_cards[card].half(advantages.fought(mind.state).element)
    return _of_list(mind, half.effects)


def _of_list(mind: Mind, effects: Effects) -> float:
    return sum(_of(mind, effect) for effect in effects)


def _of(mind: Mind, effect: Any) -> float:
    match effect:
        case verbs.Strength(n=n) | verbs.Tax(strength=n):
            return float(n)
        case verbs.Cancel():
            return min(effect.n, len(_cancellable(mind, effect)))
        case verbs.DoubleHome():
            return float("homeland" in advantages.held(mind.state, mind.power))
        case verbs.WinTies():
            return 0.5 * (not advantages.lead(mind.state))
        case verbs.Choose():
            return max(_of_list(mind, option) for option in effect.options)
        case verbs.Support():
            return _of_support(mind, effect)
        case verbs.Sacrifice(what="support", kind=kind):
            return _shifted(mind, mind.power, str(kind), -1)
    return 0


def _cancellable(mind: Mind, effect: verbs.Cancel) -> list[str]:
    held = advantages.held(mind.state, mind.enemy)
    return [each for each in held if "any" in effect.advantages or each in effect.advantages]


def _of_support(mind: Mind, effect: verbs.Support) -> float:
    """Say whether a support that changes turns an advantage."""
    power = mind.enemy if effect.who == "opponent" else mind.power
    step = -1 if effect.action == "reduce" else 2 if effect.side == "veteran" else 1
    kinds = [board().supports[effect.id].kind] if effect.id else _kinds(str(effect.kind))
    can = {"promote": supports.can_promote, "reduce": supports.can_reduce}
    found = [
        _shifted(mind, power, kind, step)
        for kind in kinds
        if effect.action not in can or can[effect.action](mind.state, power, kind)
    ]
    return max(found, default=0.0)


def _kinds(kind: str) -> tuple[str, ...]:
    return supports.LAND if kind in ("land", "any") else (kind,)


def _shifted(mind: Mind, power: Power, kind: str, step: int) -> float:
    """Say how the balance of an advantage changes for the own power."""
    own, other = (supports.value(mind.state, each, kind) for each in (mind.power, mind.enemy))
    now = (own > other) - (own < other)
    own, other = (own + step, other) if power == mind.power else (own, other + step)
    return float((own > other) - (own < other) - now)


def cancel(mind: Mind) -> Action:
    """16: cancel as many advantages as can be, the homeland first, which may count twice."""
    there = sorted(mind.step.there, key=lambda each: each != "homeland")
    return Cancel(tuple(there[: mind.step.number]))
