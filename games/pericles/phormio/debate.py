"""15: Phormio in debate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.actions import Debate, PlayCard, Stop
from games.pericles.board import WAR_PEACE, board, sign
from games.pericles.cards import is_leader, worth

if TYPE_CHECKING:
    from games.pericles.phormio.mind import Mind

REACH = 3
"""How far over the centre Phormio reaches for an issue, and by how much he wants to win a debate."""
LEADER_FROM = 3
"""The first debate in which the leader may speak."""
ENOUGH_ISSUES, SAFE_BY = 2, 2
"""So many issues won by so much, and the leader is kept for the strategy board."""


def raise_issue(mind: Mind) -> Debate:
    """6.11: reach over the centre; else War/Peace, the centre, or what is nearest to the own half."""
    options = mind.offered(Debate)
    ways = (_war_and_peace, _at_centre, _in_reach)
    wanted = next((found for way in ways if (found := way(mind, options))), None)
    return max(wanted or options, key=lambda each: (_merit(mind, each, nearest=wanted is None), each.issue))


def _in_reach(mind: Mind, options: list[Debate]) -> list[Debate]:
    return [each for each in options if 0 < distance(mind, each.box) <= REACH]


def _war_and_peace(mind: Mind, options: list[Debate]) -> list[Debate]:
    """War/Peace, if a change is wanted, or the rival is about to bring one that is not."""
    found = [each for each in options if each.issue == WAR_PEACE]
    if wants_change(mind):
        return [each for each in found if distance(mind, each.box) >= 0]
    return [each for each in found if distance(mind, each.box) > 0]


def _at_centre(_mind: Mind, options: list[Debate]) -> list[Debate]:
    return [each for each in options if not each.box]


def _merit(mind: Mind, option: Debate, *, nearest: bool) -> int:
    """Judge an issue by the best card for it, or by its box."""
    if nearest:
        return -abs(distance(mind, option.box))
    return max(total(mind, card, option.issue) for card in mind.house.hand) - distance(mind, option.box)


def distance(mind: Mind, box: int) -> int:
    """Give how far an issue lies on the rival's half; below zero it lies on the own one."""
    return -box * sign(mind.faction)


def wants_change(mind: Mind) -> bool:
    """15: who is behind wants war in peace, and peace in war."""
    return not mind.is_ahead


def total(mind: Mind, card: str, issue: str) -> int:
    """6.12: add up value and bonus of a card."""
    judged = worth(mind.state, mind.faction, card, issue)
    return judged.value + judged.bonus


def play(mind: Mind) -> PlayCard:
    """6.12: the lowest card that wins clearly enough and crosses the centre; else the lowest."""
    issue, half = str(mind.decision.facts["issue"]), mind.decision.facts["half"]
    box = int(str(mind.decision.facts["box"])) if half not in ("", mind.faction) else 0
    cards = [card for card in mind.house.hand if not is_leader(card) or _leader_may_speak(mind)]
    cards.sort(key=lambda card: (-_tokens(mind, card, issue), total(mind, card, issue), card))
    enough = [card for card in cards if total(mind, card, issue) > REACH + box]
    return PlayCard(mind.faction, enough[0] if enough else cards[0])


def _tokens(mind: Mind, card: str, issue: str) -> int:
    return worth(mind.state, mind.faction, card, issue).strategoi


def _leader_may_speak(mind: Mind) -> bool:
    """6.3: not too early unless behind, and not at all once enough has been won."""
    if len(mind.house.hand) == 1:
        return True
    own, rival = (_won(mind, of) for of in (1, -1))
    if sum(abs(box) >= SAFE_BY for box in own) >= ENOUGH_ISSUES:
        return False
    debate = board().tracks.hand - board().tracks.entourage + 2 - len(mind.house.hand)
    return debate >= LEADER_FROM or len(own) < len(rival)


def _won(mind: Mind, of: int) -> list[int]:
    boxes = [issue.box for issue in mind.state.cities[mind.side].track]
    return [box for box in boxes if box * sign(mind.faction) * of > 0]


def stop(mind: Mind) -> Stop:
    """6.14: stop War/Peace at the centre unless the change is wanted."""
    return Stop(mind.faction, not wants_change(mind))
