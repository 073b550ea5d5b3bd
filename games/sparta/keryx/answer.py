"""30: Keryx answers each question by what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta.keryx import battles, cards, marches, others, targets
from games.sparta.keryx.known import known_to
from games.sparta.keryx.mind import Mind
from games.sparta.steps.carry_out import CarryOut

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.core.chance import Chance
    from games.core.decision import Action, Decision
    from games.sparta.state import State

ANSWERS: dict[str, Callable[[Mind], Action]] = {
    "play": cards.play,
    "pick-option": cards.pick_option,
    "pay-or-not": cards.pay,
    "reward-or-not": cards.accept,
    "drop": cards.drop,
    "swap": cards.keep,
    "cut-hand": cards.cut,
    "antigonos": cards.antigonos,
    "envoy": targets.send,
    "place-influence": targets.place,
    "choose-target": targets.aim,
    "raid": marches.raid,
    "deploy": marches.deploy,
    "deploy-now": marches.deploy_now,
    "attack-now": marches.attack,
    "mobilise": marches.mobilise,
    "mobilise-now": marches.mobilise_now,
    "besiege": marches.siege,
    "break-off": marches.break_off,
    "choose-battle": battles.choose,
    "battle-turn": battles.turn,
    "cancel": battles.cancel,
    "choose-commander": others.commander,
    "build": others.build,
    "recruit": others.recruit,
    "recall": others.stay,
    "truce": others.truce,
    "prize": others.prize,
    "keep-veteran": others.veteran,
    "reduce": others.reduce,
    "besiege-first": others.besiege_first,
}
"""How it answers each question."""


def answer(state: State, decision: Decision, chance: Chance) -> Action:
    """Answer for the power that Keryx plays, from what that power may know."""
    assert state.bot is not None
    frames = (step for step in reversed(state.agenda) if isinstance(step, CarryOut))
    step, frame = state.agenda[-1], next(frames, None)
    mind = Mind(known_to(state, state.bot), state.bot, decision, step, frame, chance)
    return _rashly(mind) or ANSWERS[decision.question](mind)


BEGINNER = "beginner"
"""The label of the draw."""
THINKS = 2
"""At easy it thinks about one question of so many (ruling 103)."""


def _rashly(mind: Mind) -> Action | None:
    """103: at easy Keryx often does just anything that can be done."""
    if not mind.is_easy:
        return None
    deeds = mind.deeds()
    return mind.draw(deeds) if len(deeds) > 1 and mind.chance.below(THINKS, BEGINNER) else None
