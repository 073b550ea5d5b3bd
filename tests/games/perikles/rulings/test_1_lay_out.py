"""Phase 1: new places and influence tiles for rounds two and three."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from games.perikles.board import board
from games.perikles.events import RoundBegun
from games.perikles.pieces import Place
from games.perikles.steps.round_end import EndOfRound
from tests.games.perikles.builder import BLUE, RED, WHITE, TableBuilder


def test_1_seven_new_places(table: TableBuilder) -> None:
    """Round two shows seven places that round one did not; seven are left for round three."""
    old = {place.id for place in table.places().state.places}
    table.phase(EndOfRound)
    new = {place.id for place in table.state.places}
    assert (len(new), new & old) == (7, set())
    assert len(table.state.unseen_places) == 7
    assert not (new | old) & set(table.state.unseen_places)


def test_1_third_round_uses_the_last_places(table: TableBuilder) -> None:
    table.round(2).phase(EndOfRound)
    assert table.state.round == 3
    assert len(table.state.places) == 7
    assert table.state.unseen_places == []


def test_1_new_places_are_empty(table: TableBuilder) -> None:
    table.phase(EndOfRound)
    for place in table.state.places:
        assert place == Place(place.id)


def test_1_all_influence_tiles_are_shuffled_again(table: TableBuilder) -> None:
    """What lay in front of the seats and on offer goes back; ten of all 36 are laid out."""
    table.tiles(RED, "any-1", "argos-2").tiles(BLUE, "megara-2").phase(EndOfRound)
    assert (len(table.state.offer), len(table.state.pile)) == (10, 26)
    assert Tally(table.state.offer + table.state.pile) == Tally(board().all_tiles)
    assert table.state.tiles == [[], [], [], []]


def test_1_the_draw_decides_what_is_laid_out(table: TableBuilder) -> None:
    """Places and tiles come by chance: other draws lay out others."""
    other = TableBuilder()
    other.chance.script("place", *[5] * 7)
    other.chance.script("influence-tile", *[20] * 10)
    table.chance.script("place", *[0] * 7)
    table.chance.script("influence-tile", *[0] * 10)
    assert [place.id for place in other.phase(EndOfRound).state.places] != [
        place.id for place in table.phase(EndOfRound).state.places
    ]
    assert sorted(other.state.offer) != sorted(table.state.offer)


def test_1_round_is_announced_and_its_start_player_takes_first(table: TableBuilder) -> None:
    table.leaders(athens=WHITE).phase(EndOfRound)
    begun = table.told(RoundBegun)
    assert (begun.round, begun.start) == (2, WHITE)
    assert begun.places == tuple(place.id for place in table.state.places)
    assert Tally(begun.tiles) == Tally(table.state.offer)
    assert table.to_decide() == {WHITE: "take-tile"}


@pytest.mark.parametrize("seats", [3, 5])
def test_1_same_numbers_for_three_and_five(seats: int) -> None:
    table = TableBuilder(seats).phase(EndOfRound)
    assert (len(table.state.offer), len(table.state.places)) == (10, 7)
