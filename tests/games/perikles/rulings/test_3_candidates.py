"""Phase 3: proposing candidates."""

from __future__ import annotations

import pytest

from games.perikles.actions import EndTurn, Propose
from games.perikles.board import board
from games.perikles.events import CandidateProposed, LeaderElected, NoLeader
from games.perikles.steps.candidates import ProposeCandidates
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder


def test_3_start_player_proposes_first_then_clockwise(table: TableBuilder) -> None:
    table.start(WHITE).phase(ProposeCandidates)
    for seat, city in [(WHITE, "athens"), (RED, "athens"), (BLUE, "sparta"), (GREEN, "sparta")]:
        assert table.to_decide() == {seat: "propose-candidate"}
        table.act(seat, Propose(city, seat))
    assert table.to_decide() == {WHITE: "propose-candidate"}


def test_3_only_in_turn(table: TableBuilder) -> None:
    table.phase(ProposeCandidates)
    table.refused(GREEN, Propose("athens", GREEN), "not-your-turn")


def test_3_marker_moves_from_the_columns_to_alpha_then_beta(table: TableBuilder) -> None:
    table.phase(ProposeCandidates).act(RED, Propose("argos", RED)).act(BLUE, Propose("argos", GREEN))
    assert table.state.candidates["argos"] == [RED, GREEN]
    assert table.state.markers["argos"] == [1, 2, 1, 2]
    assert table.all_told(CandidateProposed) == [
        CandidateProposed(seat=RED, city="argos", owner=RED, spot="alpha"),
        CandidateProposed(seat=BLUE, city="argos", owner=GREEN, spot="beta"),
    ]


def test_3_own_or_anothers_marker(table: TableBuilder) -> None:
    table.phase(ProposeCandidates)
    assert all(table.may(RED, Propose("thebes", owner)) for owner in [RED, BLUE, GREEN, WHITE])


def test_3_proposer_must_be_present_in_the_city(table: TableBuilder) -> None:
    """Without a marker in Megara, Red can propose nobody there."""
    table.markers(megara=[0, 2, 2, 2]).phase(ProposeCandidates)
    table.refused(RED, Propose("megara", BLUE), "no-marker-of-yours", city="megara")


def test_ruling_9_own_candidate_counts_as_presence(table: TableBuilder) -> None:
    """Red's only marker in Megara is its alpha candidate: Red may propose Blue for beta."""
    table.markers(megara=[0, 2, 2, 2]).candidates(megara=[RED]).phase(ProposeCandidates)
    table.act(RED, Propose("megara", BLUE))
    assert table.state.candidates["megara"] == [RED, BLUE]


def test_3_proposed_marker_must_be_in_the_columns(table: TableBuilder) -> None:
    table.markers(megara=[2, 0, 2, 2]).phase(ProposeCandidates)
    table.refused(RED, Propose("megara", BLUE), "marker-not-there", city="megara", owner=BLUE)


def test_example_7_no_colour_twice_in_a_city(table: TableBuilder) -> None:
    """Red is alpha in Corinth: Red cannot be beta as well, Green can."""
    table.candidates(corinth=[RED]).phase(ProposeCandidates)
    table.refused(RED, Propose("corinth", RED), "already-candidate", city="corinth", owner=RED)
    table.act(RED, Propose("corinth", GREEN))
    assert table.state.candidates["corinth"] == [RED, GREEN]


def test_3_two_candidates_are_all(table: TableBuilder) -> None:
    table.candidates(corinth=[RED, GREEN]).phase(ProposeCandidates)
    table.refused(RED, Propose("corinth", BLUE), "candidates-full", city="corinth")


def test_3_no_such_city_or_seat(table: TableBuilder) -> None:
    table.phase(ProposeCandidates)
    table.refused(RED, Propose("rome", RED), "no-such-city", city="rome")
    table.refused(RED, Propose("argos", 4), "no-such-seat", owner=4)


def test_3_no_pass_while_a_proposal_is_possible(table: TableBuilder) -> None:
    table.phase(ProposeCandidates)
    table.refused(RED, EndTurn(), "not-an-answer")


def test_3_ends_when_every_city_has_two(table: TableBuilder) -> None:
    """Twelve proposals fill the six cities; then the elections follow by themselves."""
    table.phase(ProposeCandidates)
    for number, city in enumerate([city for city in board().cities for _ in range(2)]):
        table.act(number % 4, Propose(city, number % 4))
    assert len(table.all_told(CandidateProposed)) == 12
    assert len(table.all_told(LeaderElected)) == 6
    assert table.view(None).phase == "forces"


def test_3_candidates_of_phase_two_shorten_it(table: TableBuilder) -> None:
    """One space is left: one proposal, and the phase is over."""
    table.full_except("thebes").candidates(thebes=[GREEN]).phase(ProposeCandidates)
    table.act(RED, Propose("thebes", WHITE))
    assert len(table.all_told(LeaderElected)) == 6


def test_ruling_11_who_cannot_propose_is_passed_over(table: TableBuilder) -> None:
    """Only Megara is open, where Blue has nothing: after Red comes Green, and after Green not Blue."""
    table.full_except("megara", "thebes").markers(megara=[3, 0, 3, 3], thebes=[3, 0, 3, 3])
    table.phase(ProposeCandidates).act(RED, Propose("megara", RED))
    assert table.to_decide() == {GREEN: "propose-candidate"}
    table.act(GREEN, Propose("megara", GREEN))
    assert table.to_decide() == {WHITE: "propose-candidate"}
    table.act(WHITE, Propose("thebes", WHITE))
    assert table.to_decide() == {RED: "propose-candidate"}


def test_ruling_11_start_player_who_cannot_propose_is_passed_over(table: TableBuilder) -> None:
    table.full_except("megara").markers(megara=[0, 3, 3, 3]).phase(ProposeCandidates)
    assert table.to_decide() == {BLUE: "propose-candidate"}


def test_ruling_10_only_faction_leaves_beta_open(table: TableBuilder) -> None:
    """Only Red is in Megara and already alpha: beta stays open and the phase ends."""
    table.full_except("megara").markers(megara=[3]).candidates(megara=[RED]).phase(ProposeCandidates)
    assert not table.all_told(CandidateProposed)
    assert table.state.leaders["megara"] == RED


def test_ruling_10_only_faction_fills_alpha_alone(table: TableBuilder) -> None:
    """Only Blue is in Megara: its only possible proposal is made for it, and nobody is beta."""
    table.full_except("megara", "thebes").markers(megara=[0, 3]).candidates(thebes=[BLUE])
    table.phase(ProposeCandidates)
    table.act(RED, Propose("thebes", GREEN))
    assert [told.city for told in table.all_told(CandidateProposed)] == ["thebes", "megara"]
    assert table.state.leaders["megara"] == BLUE


def test_ruling_18_empty_city_ends_the_phase_without_candidates(table: TableBuilder) -> None:
    table.full_except("megara").markers(megara=[]).phase(ProposeCandidates)
    assert table.told(NoLeader) == NoLeader(city="megara")


@pytest.mark.parametrize("seats", [3, 5])
def test_3_seats_need_not_be_asked_equally_often(seats: int) -> None:
    """With five players and twelve spaces, two of them are asked a third time."""
    table = TableBuilder(seats).phase(ProposeCandidates)
    proposers = []
    for city in board().cities:
        for _ in range(2):
            (seat,) = table.to_decide()
            proposers.append(seat)
            owner = next(each for each in range(seats) if each not in table.state.candidates[city])
            table.act(seat, Propose(city, owner))
    assert proposers == [turn % seats for turn in range(12)]
