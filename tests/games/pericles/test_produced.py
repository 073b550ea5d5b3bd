"""Everything printed comes up in play: plays, political cards, issues, counters."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.events import Event
from games.pericles.board import RUMOUR, SIDES, board
from games.pericles.events.assembly import CardRevealed
from games.pericles.events.battle import StrengthCounted
from games.pericles.events.theatre import CounterRevealed
from games.pericles.events.turn import IssuePut, PlayDrawn
from games.pericles.game import GAME
from tests.games.conformance.random_play import played

GAMES = 12
"""Campaigns that are looked through, at most."""


def _told() -> Iterator[Event]:
    for seed in range(GAMES):
        yield from played(GAME.id, "campaign", 4, seed).events


def _left(wanted: set[str], *sources: tuple[type[Event], str]) -> set[str]:
    """Name what no event tells of; of each kind of event one field is looked at."""
    left = set(wanted)
    for event in _told():
        left -= {getattr(event, field) for kind, field in sources if isinstance(event, kind)}
        if not left:
            break
    return left


def test_every_play_of_aristophanes_is_drawn() -> None:
    assert len(board().plays) == 24
    assert _left(set(board().plays), (PlayDrawn, "play")) == set()


def test_every_political_card_is_debated_with_or_drawn_in_battle() -> None:
    assert len(board().cards) == 64
    assert _left(set(board().cards), (CardRevealed, "card"), (StrengthCounted, "card")) == set()


def test_every_issue_is_put_on_a_track() -> None:
    issues = {kind for side in SIDES for kind in board().issues_of(side)}
    assert _left(issues, (IssuePut, "issue")) == set()


def test_every_counter_is_turned_up() -> None:
    counters = {"military", "league", "diplomatic", "oracle", RUMOUR}
    assert _left(counters, (CounterRevealed, "kind")) == set()
