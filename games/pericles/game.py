"""Pericles: The Peloponnesian Wars as the registry knows it."""

from __future__ import annotations

from games.core.game import Game
from games.core.resigning import MAY
from games.pericles.actions import AnyAction
from games.pericles.board import board
from games.pericles.conditions import CONDITIONS
from games.pericles.events import AnyEvent
from games.pericles.events.theatre import TokensCommitted
from games.pericles.hidden import resample
from games.pericles.invariants import violations
from games.pericles.outcome import ENDINGS, outcome
from games.pericles.preview import preview
from games.pericles.report import sheet
from games.pericles.retrospect import course, roles, statistics
from games.pericles.seating import VARIANTS, compatriots, seats_of, why_not
from games.pericles.state import State, new_state
from games.pericles.view import view

LIMITS = {scenario: seats_of(figures) for scenario, figures in board().scenarios.items()}
"""Numbers of seats by scenario."""

GAME = Game(
    id="pericles",
    seats=(1, 2, 3, 4),
    scenarios=(
        "time-of-peace",
        "thucydides",
        "sparta-declares",
        "samos-revolt",
        "amphipolis-battle",
        "mantinea",
        "arginusae",
        "aegospotami",
        "central-greece",
        "aegean",
        "archidamian",
        "periclean-peace",
        "first-war",
        "second-war",
        "campaign",
    ),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    new=new_state,
    view=view,
    outcome=outcome,
    endings=ENDINGS,
    violations=violations,
    resample=resample,
    conditions=CONDITIONS,
    lasting=frozenset(
        {
            "not-your-faction",
            "leader-stays",
            "issue-not-ours",
            "issue-retired",
            "link-not-for",
            "different-theatres",
            "argos-stays",
            "build-something",
        }
    ),
    limits=LIMITS,
    counted_on=(TokensCommitted,),
    preview=preview,
    groups=compatriots,
    turn_phases=("resolving", "expedition", "battle"),
    sheet=sheet,
    statistics=statistics,
    course=course,
    roles=roles,
    variants=VARIANTS,
    why_not=why_not,
    resigning=MAY,
)
