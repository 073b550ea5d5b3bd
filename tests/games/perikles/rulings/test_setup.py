"""Set-up: what lies where before the first tile is taken."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from games.perikles.actions import PlaceMarker, Take
from games.perikles.board import PERSIA, board
from games.perikles.events import MarkerPlaced, RoundBegun, SpecialDealt, StartSeatDrawn
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder


def set_up(seats: int, start: int = RED) -> TableBuilder:
    table = TableBuilder.before_set_up(seats, start=start)
    for turn in range(2 * seats):
        table.act((start + turn) % seats, PlaceMarker("corinth"))
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_set_up_two_markers_of_everyone_in_every_city(seats: int) -> None:
    """Before the extra markers, each seat has two in the columns of each city and no candidate."""
    table = TableBuilder.before_set_up(seats)
    assert table.state.markers == {city: [2] * seats for city in board().cities}
    assert not any(table.state.candidates.values())


def test_set_up_start_player_by_the_die() -> None:
    table = TableBuilder.before_set_up(4, start=GREEN)
    assert table.told(StartSeatDrawn).seat == GREEN
    assert table.state.start == GREEN
    assert table.to_decide() == {GREEN: "place-extra-marker"}


def test_set_up_extra_markers_one_at_a_time_twice_round() -> None:
    """The start player first, then clockwise, one marker each; then the same again."""
    table = TableBuilder.before_set_up(3, start=BLUE)
    for seat in [BLUE, GREEN, RED, BLUE, GREEN, RED]:
        assert table.to_decide() == {seat: "place-extra-marker"}
        assert table.asked(seat).facts["left"] == 4 - table.state.markers["thebes"][seat]
        table.act(seat, PlaceMarker("thebes"))
    assert [event.seat for event in table.all_told(MarkerPlaced)] == [BLUE, GREEN, RED, BLUE, GREEN, RED]
    assert table.state.markers["thebes"] == [4, 4, 4]


def test_set_up_extra_markers_into_any_city_one_or_two() -> None:
    table = TableBuilder.before_set_up(3)
    table.act(RED, PlaceMarker("athens")).act(BLUE, PlaceMarker("sparta")).act(GREEN, PlaceMarker("argos"))
    table.act(RED, PlaceMarker("athens")).act(BLUE, PlaceMarker("megara")).act(GREEN, PlaceMarker("argos"))
    assert table.state.markers["athens"] == [4, 2, 2]
    assert table.state.markers["sparta"] == [2, 3, 2]
    assert table.state.markers["megara"] == [2, 3, 2]
    assert table.state.markers["argos"] == [2, 2, 4]


def test_set_up_extra_marker_only_into_a_greek_city() -> None:
    table = TableBuilder.before_set_up(3)
    table.refused(RED, PlaceMarker("rome"), "no-such-city", city="rome")
    table.refused(RED, PlaceMarker(PERSIA), "no-such-city", city=PERSIA)


def test_set_up_extra_marker_only_in_turn() -> None:
    table = TableBuilder.before_set_up(3)
    table.refused(BLUE, PlaceMarker("athens"), "not-your-turn")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_example_1_what_lies_where(seats: int) -> None:
    """Everyone has 14 markers on the board and 16 in the supply; 10 tiles and 7 places are open."""
    table = set_up(seats)
    for seat in range(seats):
        assert sum(markers[seat] for markers in table.state.markers.values()) == 14
        assert table.supply(seat) == 16
    assert (len(table.state.offer), len(table.state.pile)) == (10, 26)
    assert (len(table.state.places), len(table.state.unseen_places)) == (7, 14)
    assert len(set(table.state.specials)) == seats
    assert set(table.state.specials) <= set(board().specials)
    assert table.state.played == [False] * seats


def test_set_up_all_tiles_and_places_are_there() -> None:
    table = set_up(4)
    assert Tally(table.state.offer + table.state.pile) == Tally(board().all_tiles)
    drawn = [place.id for place in table.state.places]
    assert sorted(drawn + table.state.unseen_places) == sorted(board().places)


def test_set_up_first_tile_is_the_start_players() -> None:
    table = set_up(4, start=WHITE)
    assert table.to_decide() == {WHITE: "take-tile"}
    table.refused(RED, Take(table.state.offer[0]), "not-your-turn")


def test_set_up_round_one_is_announced() -> None:
    table = set_up(4, start=BLUE)
    (begun,) = table.all_told(RoundBegun)
    assert (begun.round, begun.start) == (1, BLUE)
    assert begun.places == tuple(place.id for place in table.state.places)
    assert sorted(begun.tiles) == sorted(table.state.offer)


def test_set_up_special_tile_is_seen_by_its_owner_alone() -> None:
    """Everyone is dealt one tile, told to its owner only; the others cannot see it."""
    table = set_up(4)
    dealt = table.all_told(SpecialDealt)
    assert [(event.seat, event.audience) for event in dealt] == [(seat, (seat,)) for seat in range(4)]
    for event in dealt:
        assert table.view(event.seat).special == event.tile
    assert table.view(None).special is None
    assert all(seen.played is None for seen in table.view(RED).seats)


def test_set_up_special_tiles_are_dealt_after_the_extra_markers() -> None:
    """Nobody knows its tile while it places its markers."""
    table = TableBuilder.before_set_up(3)
    assert not table.all_told(SpecialDealt)
    assert all(table.view(seat).special is None for seat in range(3))
    for _ in range(6):
        (seat,) = table.to_decide()
        table.act(seat, PlaceMarker("argos"))
    assert len(table.all_told(SpecialDealt)) == 3


def test_set_up_counters_lie_at_home() -> None:
    table = set_up(4)
    assert {city: sorted(home) for city, home in table.state.home.items()} == {
        city: sorted(counters) for city, counters in board().counters.items()
    }
    assert not any(table.state.hand.values())
    assert not any(table.state.dead.values())


def test_ruling_2_persians_wait_on_the_shield() -> None:
    table = set_up(4)
    assert sorted(table.state.home[PERSIA]) == sorted(board().counters[PERSIA])
    assert table.view(RED).persians == ()


def test_set_up_no_defeats_no_statues_no_leaders() -> None:
    table = set_up(4)
    assert not any(table.state.defeats.values())
    assert not any(table.state.statues.values())
    assert table.state.leaders == {}
