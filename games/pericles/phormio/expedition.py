"""15: Phormio commits tokens and moves units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles import purse, queries
from games.pericles.actions import Commit, Done, Move
from games.pericles.board import SIDE_OF, THREE_HUNDRED, board
from games.pericles.phormio import estimate

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.pericles.phormio.mind import Mind

OF_THE_OTHER = 2
"""How many tokens he expects of his compatriot."""
DEFENCES = (0, 0, 2, 2, 4, 4)
"""9.31: what he defends with, by a die."""


def commit(mind: Mind) -> Commit:
    """9.31: as commander, as helper, or in defence."""
    owner = str(mind.decision.facts["owner"])
    if SIDE_OF[owner] != mind.side:
        return defend(mind)
    return _offer(mind, _attack(mind) if owner == mind.faction else _help(mind))


def defend(mind: Mind) -> Commit:
    """9.31: by a die, never more than half of his tokens, rounded up."""
    tokens = purse.tokens(mind.state, mind.faction)
    return _offer(mind, min(DEFENCES[mind.roll() - 1], (tokens + 1) // 2))


def talk(mind: Mind) -> Commit:
    """8.51: in talks of his own all tokens but one; against others as in defence."""
    if mind.decision.facts["owner"] != mind.faction:
        return defend(mind)
    return _offer(mind, purse.tokens(mind.state, mind.faction) - 1)


def _offer(mind: Mind, wanted: int) -> Commit:
    """Commit what is wanted, as far as it is offered."""
    legal = [each.tokens for each in mind.offered(Commit)]
    return Commit(mind.faction, max(min(wanted, max(legal)), min(legal)))


def _attack(mind: Mind) -> int:
    """The smallest number that keeps the lead; where nobody defends, two units march."""
    state, goal = mind.state, mind.theatre
    if not queries.stands(state, goal, mind.enemy):
        return OF_THE_OTHER if queries.stands(state, goal, mind.side) else 1
    return _enough(mind, board().limits.commander, 0)


def _help(mind: Mind) -> int:
    """The same for a helper, if the battle can be won at all (B12)."""
    most = board().limits.others
    found = _enough(mind, most, OF_THE_OTHER)
    ahead = estimate.with_tokens(mind.state, mind.side, mind.theatre, found + OF_THE_OTHER)
    return found if ahead >= 0 else 0


def _enough(mind: Mind, most: int, others: int) -> int:
    for tokens in range(most + 1):
        ahead = estimate.with_tokens(mind.state, mind.side, mind.theatre, tokens + others)
        if ahead - estimate.DEFENCE >= estimate.LEAD:
            return tokens
    return most


def move(mind: Mind) -> Action:
    """9.32: units of the battle's element first, the strongest, from where they can be spared."""
    goal = mind.theatre
    moves = [each for each in mind.offered(Move) if each.to == goal and _can_spare(mind, each)]
    return max(moves, key=lambda each: _merit(mind, each), default=Done(mind.faction))


def _can_spare(mind: Mind, action: Move) -> bool:
    if action.unit == THREE_HUNDRED:
        return queries.stands(mind.state, mind.theatre, mind.enemy)
    return estimate.spare(mind.state, mind.side, action.origin).get(action.unit, 0) > 0


def _merit(mind: Mind, action: Move) -> tuple[bool, int, int]:
    colour, element = queries.apart(action.unit)
    fits = element == board().theatres[mind.theatre].element
    return fits, board().value(colour, element), -board().theatres[action.origin].no
