"""Phase 7: leaders die, counters go home, the next round begins."""

from __future__ import annotations

from games.perikles.actions import EndTurn, NameFirst
from games.perikles.board import board
from games.perikles.events import RoundBegun, StatueRaised
from games.perikles.steps.battles import Battles
from games.perikles.steps.forces import CommitForces
from games.perikles.steps.leaders import ElectLeaders
from games.perikles.steps.round_end import EndOfRound
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites


def test_7_leaders_become_statues(table: TableBuilder) -> None:
    """Every leader is given a statue at its city; a city without leader raises none."""
    table.leaders(athens=RED, sparta=BLUE, thebes=RED).statues(athens=[GREEN]).phase(EndOfRound)
    assert table.state.statues["athens"] == [GREEN, RED]
    assert table.state.statues["sparta"] == [BLUE]
    assert table.state.statues["thebes"] == [RED]
    assert table.state.statues["megara"] == []
    assert table.state.leaders == {}
    assert {(event.city, event.seat) for event in table.all_told(StatueRaised)} == {
        ("athens", RED),
        ("sparta", BLUE),
        ("thebes", RED),
    }


def test_ruling_1_markers_stay_on_the_board(table: TableBuilder) -> None:
    table.markers(athens=[5, 1, 0, 3]).phase(EndOfRound)
    assert table.state.markers["athens"] == [5, 1, 0, 3]
    assert table.state.markers["sparta"] == [2, 2, 2, 2]


def test_7_counters_are_home_the_dead_stay_dead(table: TableBuilder) -> None:
    """What was taken up and never sent goes home too."""
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).round(2)
    table.dead(*hoplites("argos", 3)).hold(RED, ones=1).commit(first=RED).act(RED, EndTurn())
    assert table.state.round == 3
    assert not any(table.state.hand.values())
    for city, counters in board().counters.items():
        dead = hoplites("argos", 3) if city == "argos" else []
        assert sorted(table.state.home[city] + dead) == sorted(counters)
    assert table.state.dead["argos"] == hoplites("argos", 3)


def test_7_new_round_begins(table: TableBuilder) -> None:
    table.leaders(athens=GREEN).phase(EndOfRound)
    assert table.state.round == 2
    assert table.told(RoundBegun).round == 2
    assert table.to_decide() == {GREEN: "take-tile"}


def test_7_next_round_names_a_first_seat_anew(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).phase(CommitForces)
    table.act(BLUE, NameFirst(WHITE))
    assert table.state.round == 2
    assert table.state.first is None
    assert table.state.persians == []


def test_ruling_3_start_player_is_the_leader_of_athens(table: TableBuilder) -> None:
    table.start(BLUE).leaders(athens=WHITE, sparta=RED).phase(EndOfRound)
    assert table.state.start == WHITE


def test_ruling_3_else_the_latest_earlier_leader_of_athens(table: TableBuilder) -> None:
    """Athens had no leader in round two: round one's leader of it starts round three."""
    table.full_except("athens").candidates(athens=[GREEN]).start(RED).phase(ElectLeaders)
    table.act(table.state.leaders["sparta"], NameFirst(RED))
    assert (table.state.round, table.state.start) == (2, GREEN)
    table.state.start = RED
    table.phase(Battles)
    assert (table.state.round, table.state.start) == (3, GREEN)


def test_ruling_3_house_rule_if_athens_never_had_a_leader(table: TableBuilder) -> None:
    """The previous start player stays start player."""
    table.start(WHITE).leaders(sparta=RED).phase(EndOfRound)
    assert table.state.start == WHITE
    assert table.to_decide() == {WHITE: "take-tile"}


def test_7_statues_of_several_rounds_pile_up(table: TableBuilder) -> None:
    table.round(2).statues(athens=[RED]).leaders(athens=RED).phase(EndOfRound)
    assert table.state.statues["athens"] == [RED, RED]
