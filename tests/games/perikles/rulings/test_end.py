"""The end of the game: when, the points, the ties."""

from __future__ import annotations

import pytest

from games.core.outcome import Standing
from games.perikles.actions import Take
from games.perikles.events import EndedEarly, GameWon, RoundBegun, Scored, StatueRaised
from games.perikles.game import GAME
from games.perikles.steps.battles import Battles
from games.perikles.steps.round_end import EndOfRound
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites


def scored(table: TableBuilder, seat: int) -> Scored:
    return next(event for event in table.all_told(Scored) if event.seat == seat)


def test_end_after_the_third_round(table: TableBuilder) -> None:
    table.round(3).leaders(athens=RED).phase(EndOfRound)
    assert table.state.ended
    assert not table.state.agenda
    assert table.to_decide() == {}
    assert len(table.all_told(Scored)) == 4
    assert table.told(StatueRaised).city == "athens"
    assert not table.all_told(EndedEarly)


def test_end_game_over_refuses_everything(table: TableBuilder) -> None:
    table.round(3).phase(EndOfRound)
    table.refused(RED, Take("athens-2"), "game-over")


@pytest.mark.parametrize("city", ["athens", "sparta"])
def test_example_41_early_end_at_four_defeats(table: TableBuilder, city: str) -> None:
    """End of round two, four defeats: statues are set for round two, then scoring; no round three."""
    table.round(2).defeats(**{city: 4}).leaders(thebes=WHITE).phase(EndOfRound)
    assert table.told(EndedEarly) == EndedEarly(city=city, defeats=4)
    assert table.state.ended
    assert table.state.statues["thebes"] == [WHITE]
    assert scored(table, WHITE).statues == 7
    assert not table.all_told(RoundBegun)


def test_example_41_three_defeats_each_are_not_enough(table: TableBuilder) -> None:
    table.round(2).defeats(athens=3, sparta=3).phase(EndOfRound)
    assert (table.state.round, table.state.ended) == (3, False)


def test_end_early_even_after_the_first_round(table: TableBuilder) -> None:
    table.defeats(sparta=5).phase(EndOfRound)
    assert table.state.ended
    assert table.told(EndedEarly) == EndedEarly(city="sparta", defeats=5)


def test_end_other_cities_defeats_end_nothing(table: TableBuilder) -> None:
    table.defeats(corinth=3, thebes=2, argos=1, megara=1).phase(EndOfRound)
    assert table.state.round == 2


def test_ruling_42_all_seven_places_are_fought_first(table: TableBuilder) -> None:
    """The fourth defeat falls at the first place; the others are still fought for."""
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).defeats(athens=3)
    table.places("attica", "delium").at("attica", attack={BLUE: hoplites("sparta", 1)})
    table.at("delium", attack={RED: hoplites("athens", 1)}).phase(Battles)
    assert table.winners_of("delium") == (RED,)
    assert table.state.statues["athens"] == [RED]
    assert table.told(EndedEarly) == EndedEarly(city="athens", defeats=4)


# Points


def test_end_points_of_markers_places_and_statues(table: TableBuilder) -> None:
    """A marker is one point whatever the city's defeats; a tile what it says; a statue its city's value."""
    table.round(3).bare().markers(corinth=[3], athens=[4]).won("sicily", RED).won("attica", RED)
    table.statues(corinth=[RED, RED], sparta=[RED]).defeats(corinth=2, athens=4).phase(EndOfRound)
    assert scored(table, RED) == Scored(seat=RED, markers=7, places=11, statues=15, points=33)


def test_end_statues_of_the_last_leaders_count(table: TableBuilder) -> None:
    table.round(3).bare().leaders(corinth=BLUE).phase(EndOfRound)
    assert scored(table, BLUE).statues == 9


@pytest.mark.parametrize(("defeats", "value"), [(0, 9), (1, 7), (2, 5), (3, 3)])
def test_end_statues_of_corinth_by_defeats(table: TableBuilder, defeats: int, value: int) -> None:
    table.round(3).bare().statues(corinth=[RED]).defeats(corinth=defeats).phase(EndOfRound)
    assert scored(table, RED).points == value


@pytest.mark.parametrize("city", ["athens", "sparta"])
@pytest.mark.parametrize("defeats", [4, 5, 7])
def test_example_43_all_boxes_covered_is_nothing(table: TableBuilder, city: str, defeats: int) -> None:
    table.round(3).bare().statues(**{city: [RED, RED]}).defeats(**{city: defeats}).phase(EndOfRound)
    assert scored(table, RED).statues == 0


def test_ruling_44_shared_persian_tiles_are_full_points_for_each(table: TableBuilder) -> None:
    table.round(3).bare().won("attica", GREEN, WHITE, persian=True).phase(EndOfRound)
    assert scored(table, GREEN).places == scored(table, WHITE).places == 4
    assert scored(table, RED).places == 0


# Winners


def test_end_most_points_win(table: TableBuilder) -> None:
    table.round(3).bare().markers(argos=[1, 4, 3, 2]).phase(EndOfRound)
    assert table.told(GameWon) == GameWon(seats=(BLUE,))
    assert GAME.standings(table.state) == [
        Standing(BLUE, 1, 4),
        Standing(GREEN, 2, 3),
        Standing(WHITE, 3, 2),
        Standing(RED, 4, 1),
    ]
    assert table.view(None).winners == (BLUE,)


def test_example_44_tie_is_broken_by_points_of_places(table: TableBuilder) -> None:
    """Red and Blue have 33 each; Red has ten from places, Blue eight: Red wins."""
    table.round(3).bare().won("amphipolis", RED).won("attica", RED).won("lesbos", BLUE).won("pylos", BLUE)
    table.markers(argos=[20, 20], thebes=[3, 5]).phase(EndOfRound)
    assert scored(table, RED).points == scored(table, BLUE).points == 33
    assert (scored(table, RED).places, scored(table, BLUE).places) == (10, 8)
    assert table.told(GameWon).seats == (RED,)


def test_example_44_then_by_statues(table: TableBuilder) -> None:
    """Equal points and places; Blue has two statues, Red one."""
    table.round(3).bare().won("attica", RED).won("pylos", BLUE).statues(argos=[RED, BLUE], sparta=[BLUE])
    table.markers(thebes=[10, 5]).phase(EndOfRound)
    assert scored(table, RED).points == scored(table, BLUE).points == 20
    assert table.told(GameWon).seats == (BLUE,)


def test_example_44_statues_count_by_number_not_by_value(table: TableBuilder) -> None:
    """Two statues that are worth nothing beat one that is worth nine."""
    table.round(3).bare().statues(athens=[RED, RED], corinth=[BLUE]).defeats(athens=4)
    table.markers(thebes=[10, 1]).phase(EndOfRound)
    assert scored(table, RED).points == scored(table, BLUE).points == 10
    assert table.told(GameWon).seats == (RED,)


def test_example_44_else_the_victory_is_shared(table: TableBuilder) -> None:
    table.round(3).bare().markers(argos=[5, 5, 2, 1]).phase(EndOfRound)
    assert table.told(GameWon).seats == (RED, BLUE)
    assert [(each.seat, each.rank) for each in GAME.standings(table.state)] == [
        (RED, 1),
        (BLUE, 1),
        (GREEN, 3),
        (WHITE, 4),
    ]


def test_ruling_44_shared_persian_tiles_count_in_the_tie_break(table: TableBuilder) -> None:
    """Green and Blue are level on points; Green's share of a Persian tile makes the difference."""
    table.round(3).bare().won("attica", GREEN, WHITE, persian=True).markers(argos=[0, 10, 6, 0])
    table.phase(EndOfRound)
    assert table.told(GameWon).seats == (GREEN,)


def test_end_of_the_third_round_is_never_early(table: TableBuilder) -> None:
    """Four defeats in round three end nothing that does not end anyway."""
    table.round(3).defeats(athens=4).phase(EndOfRound)
    assert table.state.ended
    assert not table.all_told(EndedEarly)


def test_end_place_points_break_ties_not_their_number(table: TableBuilder) -> None:
    """One tile of seven points beats two of three each."""
    table.round(3).bare().won("sicily", RED).won("cythera", BLUE).won("melos", BLUE)
    table.markers(argos=[1, 2]).phase(EndOfRound)
    assert scored(table, RED).points == scored(table, BLUE).points == 8
    assert table.told(GameWon).seats == (RED,)
