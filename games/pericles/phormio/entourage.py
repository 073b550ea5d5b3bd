"""15: Phormio's entourage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.actions import Dismiss, Retain, Trust
from games.pericles.board import board
from games.pericles.cards import is_leader

if TYPE_CHECKING:
    from games.pericles.phormio.mind import Mind

WORTH_KEEPING = 4
"""B12: a card of this value stays in the entourage for another turn."""


def dismiss(mind: Mind) -> Dismiss:
    """5.21: throw away all cards that are worth too little."""
    cards = [card for card in mind.house.entourage if board().cards[card].value < WORTH_KEEPING]
    return Dismiss(mind.faction, tuple(sorted(cards)))


def retain(mind: Mind) -> Retain:
    """5.23: set aside the lowest cards; first those whose half fits no issue on the track."""
    track = {issue.kind for issue in mind.state.cities[mind.side].track}
    held = [card for card in mind.house.hand if not is_leader(card)]
    held.sort(key=lambda card: (_fits(mind, card, track), board().cards[card].value, card))
    return Retain(mind.faction, tuple(sorted(held[: board().tracks.entourage])))


def _fits(mind: Mind, card: str, track: set[str]) -> bool:
    half = board().cards[card].halves[mind.faction]
    return bool(track) if half.issue == "any" else half.issue in track


def trust(mind: Mind) -> Trust:
    """6.31: use the Brain Trust where the leader alone does not win."""
    facts = mind.decision.facts
    return Trust(mind.faction, int(str(facts["total"])) <= int(str(facts["less"])))
