"""15: Phormio answers a question by the table that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.phormio import (
    battle,
    boule,
    debate,
    end,
    entourage,
    expedition,
    other,
    placement,
    resolve,
)
from games.pericles.phormio.known import known_to
from games.pericles.phormio.mind import Mind

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.core.chance import Chance
    from games.core.decision import Action, Decision
    from games.pericles.state import State

TABLES: dict[str, Callable[[Mind], Action]] = {
    "dismiss": entourage.dismiss,
    "retain": entourage.retain,
    "trust": entourage.trust,
    "debate": debate.raise_issue,
    "play": debate.play,
    "stop": debate.stop,
    "place": placement.place,
    "reveal": resolve.reveal,
    "resolve": resolve.resolve,
    "talks": expedition.talk,
    "commit": expedition.commit,
    "move": expedition.move,
    "ships": battle.ships,
    "fight": battle.fight,
    "kill": battle.kill,
    "raze": battle.raze,
    "second": battle.second,
    "gold": other.gold,
    "hostages": boule.hostages,
    "put": boule.put,
    "lend": boule.lend,
    "enlist": other.enlist,
    "remove": end.remove,
    "give-up": end.disband,
    "go-home": other.go_home,
    "citizenship": other.citizenship,
    "colony": other.colony,
    "krypteia": other.krypteia,
    "agoge": other.agoge,
    "ravages": end.disband,
    "callias": end.callias,
    "maintain": end.disband,
    "redeploy": end.redeploy,
}
"""How he answers each question."""


def answer(state: State, decision: Decision, chance: Chance) -> Action:
    """Answer for a faction, from what that faction may know."""
    mind = Mind(known_to(state, decision.party), decision.party, decision, chance)
    return TABLES[decision.question](mind)
