"""Phase 4: the elections."""

from __future__ import annotations

from games.perikles.actions import Assassinate, Take
from games.perikles.board import board
from games.perikles.events import LeaderElected, LeaderUnopposed, NoLeader
from games.perikles.steps.influence import TakeInfluence
from games.perikles.steps.leaders import ElectLeaders
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder


def elected(table: TableBuilder, city: str) -> LeaderElected:
    return next(event for event in table.all_told(LeaderElected) if event.city == city)


def test_example_11_winner_loses_as_many_as_the_loser_has(table: TableBuilder) -> None:
    """Red with five beats Green with three; the candidates go back, Red keeps two, Green three."""
    table.full_except("argos").candidates(argos=[RED, GREEN]).markers(argos=[5, 0, 3, 0])
    supplies = [table.supply(seat) for seat in (RED, GREEN)]
    table.full_except("argos").phase(ElectLeaders)
    assert table.state.leaders["argos"] == RED
    assert table.state.markers["argos"] == [2, 0, 3, 0]
    assert table.state.candidates["argos"] == []
    assert elected(table, "argos") == LeaderElected(
        city="argos", seat=RED, rival=GREEN, removed=3, tied=False
    )
    # Green was a candidate in Argos only.
    assert table.supply(GREEN) == supplies[1] + 1


def test_ruling_15_more_markers_win_beta_or_not(table: TableBuilder) -> None:
    """One against four besides the candidates: beta leads."""
    table.full_except("argos").candidates(argos=[RED, GREEN]).markers(argos=[1, 0, 4, 0])
    table.phase(ElectLeaders)
    assert table.state.leaders["argos"] == GREEN
    assert table.state.markers["argos"] == [1, 0, 3, 0]


def test_example_13_only_candidates_count(table: TableBuilder) -> None:
    """White has six but is no candidate; Red leads with two against one and keeps one."""
    table.full_except("thebes").candidates(thebes=[RED, GREEN]).markers(thebes=[2, 0, 1, 6])
    table.phase(ElectLeaders)
    assert table.state.leaders["thebes"] == RED
    assert table.state.markers["thebes"] == [1, 0, 1, 6]


def test_example_14_one_candidate_leads_unopposed(table: TableBuilder) -> None:
    """Only alpha is filled: Red leads, its candidate goes back, its column stays at three."""
    table.full_except("thebes").candidates(thebes=[GREEN]).markers(thebes=[0, 0, 3, 0])
    supply = table.supply(GREEN)
    table.phase(ElectLeaders)
    assert table.state.leaders["thebes"] == GREEN
    assert table.state.markers["thebes"] == [0, 0, 3, 0]
    assert table.state.candidates["thebes"] == []
    assert table.supply(GREEN) == supply + 1
    assert table.told(LeaderUnopposed) == LeaderUnopposed(city="thebes", seat=GREEN)


def test_ruling_16_tie_goes_to_alpha(table: TableBuilder) -> None:
    """Three each: alpha leads and keeps none."""
    table.full_except("corinth").candidates(corinth=[WHITE, BLUE]).markers(corinth=[0, 3, 0, 3])
    table.phase(ElectLeaders)
    assert table.state.leaders["corinth"] == WHITE
    assert table.state.markers["corinth"] == [0, 3, 0, 0]
    assert elected(table, "corinth") == LeaderElected(
        city="corinth", seat=WHITE, rival=BLUE, removed=3, tied=True
    )


def test_ruling_16_tie_without_any_columns(table: TableBuilder) -> None:
    table.full_except("corinth").candidates(corinth=[WHITE, BLUE]).markers(corinth=[])
    table.phase(ElectLeaders)
    assert table.state.leaders["corinth"] == WHITE
    assert elected(table, "corinth").removed == 0


def test_ruling_16_tie_after_an_assassin_moved_beta_up() -> None:
    """Blue was beta until alpha was assassinated; as alpha it wins the tie against the new beta."""
    table = TableBuilder(3).candidates(argos=[GREEN, BLUE]).phase(TakeInfluence)
    table.act(RED, Take("sparta-1-assassin"), Assassinate("argos", GREEN, candidate=True))
    assert table.state.candidates["argos"] == [BLUE]
    after = TableBuilder(3).full_except("argos").markers(argos=[2, 2, 2])
    after.candidates(argos=[*table.state.candidates["argos"], GREEN]).phase(ElectLeaders)
    assert after.state.leaders["argos"] == BLUE


def test_ruling_18_no_candidate_no_leader(table: TableBuilder) -> None:
    """Megara has no leader; its counters stay at home, untouched."""
    table.full_except("megara").phase(ElectLeaders)
    assert table.told(NoLeader) == NoLeader(city="megara")
    assert "megara" not in table.state.leaders
    assert sorted(table.state.home["megara"]) == sorted(board().counters["megara"])
    assert table.state.hand["megara"] == []


def test_4_every_city_elects(table: TableBuilder) -> None:
    table.full_except().phase(ElectLeaders)
    assert {event.city for event in table.all_told(LeaderElected)} == set(board().cities)
    assert not any(table.state.candidates.values())


def test_4_city_elects_by_its_own_markers(table: TableBuilder) -> None:
    """One seat may lead several cities."""
    table.full_except().markers(athens=[4, 1, 0, 0], sparta=[4, 1, 0, 0]).phase(ElectLeaders)
    assert (table.state.leaders["athens"], table.state.leaders["sparta"]) == (RED, RED)
    assert table.state.markers["athens"][RED] == table.state.markers["sparta"][RED] == 3


def test_ruling_5_leader_counters_do_not_run_out(table: TableBuilder) -> None:
    """Red, with statues in all cities from two rounds, can still lead all six."""
    table.round(3).statues(**{city: [RED, RED] for city in board().cities})
    table.candidates(**{city: [RED] for city in board().cities}).phase(ElectLeaders)
    assert table.state.leaders == dict.fromkeys(board().cities, RED)
