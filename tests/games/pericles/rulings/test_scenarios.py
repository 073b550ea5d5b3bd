"""14.1 to 14.4: what scenarios leave out, open and allow; theatres that are closed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.core.agenda import Table, phase_of
from games.core.chance import Seeded
from games.core.game import start
from games.pericles import queries
from games.pericles.actions import Place
from games.pericles.board import EAST, FACTIONS, board
from games.pericles.events.end import BasesScored, SupremacyWon
from games.pericles.events.theatre import CapitalScored
from games.pericles.game import GAME
from games.pericles.movement import why_not_link
from games.pericles.pieces import Counter
from games.pericles.steps.end_phase import EndPhase, sequence
from games.pericles.steps.theatre import PlaceCounters, SetHonourOrder, places
from games.pericles.steps.victory import HonourVictory
from tests.games.pericles.builder import War

WHOLE = {"war", "campaign"}


def phases_of(scenario: str, seed: int) -> tuple[set[str], Table[Any]]:
    """Play a game at random; give the phases it went through, and its end."""
    seats = min(GAME.seats_for(scenario))
    table, rng, found = start(GAME, seats, scenario, Seeded(bytes([seed]) * 32)), Random(seed), set[str]()
    while table.state.agenda:
        found.add(phase_of(table.state))
        decision = rng.choice([each.decision for each in table.asked()])
        table.act(decision.seat, GAME.random_answer(table.state, decision, rng))
    return found, table


@pytest.mark.parametrize("kind", ["political", "theatre-war", "battle"])
def test_a35_vignettes_without_turns_have_no_end_phase(kind: str) -> None:
    for name in (name for name, figures in board().scenarios.items() if figures.kind == kind):
        phases, table = phases_of(name, 1)
        assert "end-phase" not in phases
        told = [type(event) for event in table.events]
        assert BasesScored not in told
        assert (CapitalScored in told) == (kind == "theatre-war")


def test_a35_only_wars_and_the_campaign_score_bonuses_and_honour_victories() -> None:
    for name, figures in board().scenarios.items():
        assert figures.full_score == (figures.kind in WHOLE), name
        assert bool(figures.automatic_victory_from) == (figures.kind in WHOLE), name


@pytest.mark.parametrize("scenario", ["time-of-peace", "archidamian", "periclean-peace"])
def test_a35_vignettes_of_whole_turns_keep_conquest_and_granaries(scenario: str) -> None:
    war = War(scenario)
    war.state.scenario_turn = war.state.figures.max_turns
    names = [type(step).__name__ for step in sequence(war.state)]
    assert names[-3:] == ["Conquest", "Granaries", "FinalScore"]
    war.stand("athens", "peloponnesian", land=1)
    war.stand("sparta", "sparta", base=1)
    war.begin(EndPhase())
    assert war.state.result is not None
    assert war.state.result.ending == "conquest"


@pytest.mark.parametrize(("scenario", "first"), [("first-war", 3), ("second-war", 3), ("campaign", 7)])
def test_b5_the_honour_victory_is_possible_from_a_turn_on(scenario: str, first: int) -> None:
    for turn, wins in ((first - 1, False), (first, True)):
        war = War(scenario)
        war.state.scenario_turn = turn
        war.state.cities["athens"].controlling = "aristocrats"
        war.state.houses["aristocrats"].honour = 60
        war.begin(HonourVictory())
        assert bool(war.all_told(SupremacyWon)) == wins


def test_a25_without_the_persian_war_the_eastern_mediterranean_is_not_there() -> None:
    war = War("second-war")
    assert EAST not in places(war.state)
    war.stand(EAST, "athens", base=1)
    assert not queries.has_granary(war.state, "athens")
    door = next(iter(board().theatres[EAST].links))
    war.stand(door, "athens", naval=1)
    closed = why_not_link(war.state, "athens-naval", door, EAST, leaving=True)
    assert closed is not None
    assert closed.key == "no-link"
    war.state.persian_war = True
    assert EAST in places(war.state)
    assert queries.has_granary(war.state, "athens")
    assert why_not_link(war.state, "athens-naval", door, EAST, leaving=True) is None


def _with_counters() -> War:
    """Give each faction a rumour to place."""
    war = War()
    for faction in FACTIONS:
        war.state.houses[faction].counters = [Counter(faction, "rumour")]
    war.begin(SetHonourOrder(), PlaceCounters())
    return war


def test_x55_persia_is_closed_to_everybody_until_it_opens() -> None:
    war = _with_counters()
    for faction in war.state.honour_order:
        war.refused(faction, Place(faction, "rumour", faction, "persia"), "persia-closed")
        war.act(faction, Place(faction, "rumour", faction, "samos"))


def test_a53_once_a_spartan_base_stood_in_ionia_persia_stays_open() -> None:
    war = War()
    war.stand("ionia", "peloponnesian", base=1)
    war.begin(SetHonourOrder())
    assert war.state.persia_open
    del war.state.pieces["ionia"]
    again = _with_counters()
    again.state.persia_open = war.state.persia_open
    again.begin(SetHonourOrder(), PlaceCounters())
    for faction in again.state.honour_order:
        again.act(faction, Place(faction, "rumour", faction, "persia"))
