"""Appendix: special tiles in general, and those of the influence phase."""

from __future__ import annotations

import pytest

from games.perikles.actions import MoveMarker, PlaySpecial, Take
from games.perikles.board import board
from games.perikles.events import (
    MarkerMoved,
    MarkersAdded,
    PlagueStruck,
    SpecialPlayed,
)
from games.perikles.steps.battles import Battles
from games.perikles.steps.influence import TakeInfluence
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder
from tests.games.perikles.rulings.cases import attica, play, pylos

INFLUENCE = ["perikles", "alkibiades", "plague"]
COMBAT = ["brasidas", "phormio", "thessalian-allies", "persian-fleet"]


def test_specials_are_eight_with_their_moments() -> None:
    assert {tile.id: tile.moment for tile in board().specials.values()} == {
        **dict.fromkeys(INFLUENCE, "influence"),
        "slave-revolt": "forces",
        "brasidas": "hoplite",
        "thessalian-allies": "hoplite",
        "phormio": "trireme",
        "persian-fleet": "trireme",
    }


def test_special_is_played_once(table: TableBuilder) -> None:
    table.special(RED, "plague").phase(TakeInfluence).act(RED, play("plague"))
    assert table.told(SpecialPlayed) == SpecialPlayed(seat=RED, tile="plague")
    assert table.state.played[RED]
    table.refused(RED, play("plague"), "special-played")


def test_special_played_is_seen_by_all(table: TableBuilder) -> None:
    table.special(RED, "plague").phase(TakeInfluence)
    assert table.view(BLUE).seats[RED].played is None
    table.act(RED, play("plague"))
    assert table.view(BLUE).seats[RED].played == "plague"


def test_special_must_be_ones_own(table: TableBuilder) -> None:
    table.special(RED, "plague").phase(TakeInfluence)
    table.refused(RED, play("perikles"), "not-your-special", tile="perikles")
    table.refused(RED, PlaySpecial("zeus"), "not-your-special", tile="zeus")


def test_special_only_in_an_own_turn(table: TableBuilder) -> None:
    table.special(BLUE, "plague").phase(TakeInfluence)
    table.refused(BLUE, play("plague"), "not-your-turn")


@pytest.mark.parametrize("tile", ["slave-revolt", *COMBAT])
def test_special_of_another_moment_in_the_influence_phase(table: TableBuilder, tile: str) -> None:
    table.special(RED, tile).phase(TakeInfluence)
    table.refused(RED, play(tile), "special-wrong-moment", tile=tile)
    table.act(RED, Take("athens-2"))
    table.refused(RED, play(tile), "special-wrong-moment", tile=tile)


@pytest.mark.parametrize("tile", [*INFLUENCE, *COMBAT])
def test_special_of_another_moment_in_the_commitment_of_forces(war: TableBuilder, tile: str) -> None:
    war.special(RED, tile).hold(RED, ones=1).commit(first=RED)
    war.refused(RED, play(tile), "special-wrong-moment", tile=tile)


@pytest.mark.parametrize("tile", [*INFLUENCE, "slave-revolt", "brasidas", "thessalian-allies"])
def test_special_of_another_moment_before_a_sea_round(war: TableBuilder, tile: str) -> None:
    pylos(war.special(GREEN, tile)).phase(Battles)
    war.refused(GREEN, play(tile), "special-wrong-moment", tile=tile)


@pytest.mark.parametrize("tile", [*INFLUENCE, "slave-revolt", "phormio", "persian-fleet"])
def test_special_of_another_moment_before_a_land_round(war: TableBuilder, tile: str) -> None:
    attica(war.special(GREEN, tile)).phase(Battles)
    war.refused(GREEN, play(tile), "special-wrong-moment", tile=tile)


def test_special_without_target(war: TableBuilder) -> None:
    attica(war.special(GREEN, "brasidas")).phase(Battles)
    war.refused(GREEN, play("brasidas", "sparta"), "special-takes-no-target", tile="brasidas")


@pytest.mark.parametrize("tile", ["alkibiades", "plague"])
def test_special_needs_a_city(table: TableBuilder, tile: str) -> None:
    table.special(RED, tile).phase(TakeInfluence)
    table.refused(RED, play(tile, ""), "special-needs-target", tile=tile)
    table.refused(RED, play(tile, "rome"), "no-such-city", city="rome")


def test_special_needs_a_side(war: TableBuilder) -> None:
    attica(war.special(GREEN, "thessalian-allies")).phase(Battles)
    war.refused(GREEN, play("thessalian-allies", ""), "special-needs-target", tile="thessalian-allies")
    war.refused(GREEN, play("thessalian-allies", "middle"), "no-such-side", target="middle")


# Perikles


def test_perikles_before_taking_a_tile(table: TableBuilder) -> None:
    """Two own markers into Athens; the tile is still to be taken."""
    table.special(RED, "perikles").phase(TakeInfluence).act(RED, play("perikles"))
    assert table.state.markers["athens"] == [4, 2, 2, 2]
    assert table.told(MarkersAdded) == MarkersAdded(seat=RED, city="athens", markers=2)
    assert table.to_decide() == {RED: "take-tile"}


def test_perikles_after_taking_a_tile(table: TableBuilder) -> None:
    table.special(RED, "perikles").phase(TakeInfluence).act(RED, Take("athens-2"), play("perikles"))
    assert table.state.markers["athens"] == [6, 2, 2, 2]
    assert table.to_decide() == {BLUE: "take-tile"}


def test_perikles_takes_no_target(table: TableBuilder) -> None:
    table.special(RED, "perikles").phase(TakeInfluence)
    table.refused(RED, play("perikles", "sparta"), "special-takes-no-target", tile="perikles")


def test_ruling_4_perikles_places_what_the_supply_has(table: TableBuilder) -> None:
    table.bare().markers(argos=[29]).special(RED, "perikles").phase(TakeInfluence).act(RED, play("perikles"))
    assert table.told(MarkersAdded).markers == 1


def test_ruling_4_perikles_needs_a_supply(table: TableBuilder) -> None:
    """With all thirty markers on the board the tile would do nothing."""
    table.bare().markers(argos=[30]).special(RED, "perikles").phase(TakeInfluence)
    table.refused(RED, play("perikles"), "supply-empty")


# Plague


def test_special_plague_without_victims_names_its_city(table: TableBuilder) -> None:
    """Nobody has two markers in Thebes: all are told where the plague struck."""
    table.markers(thebes=[1, 0, 1, 0]).special(RED, "plague").phase(TakeInfluence)
    table.act(RED, play("plague", "thebes"))
    assert table.all_told(PlagueStruck) == [PlagueStruck(city="thebes", owner=RED, markers=0)]
    assert table.state.markers["thebes"] == [1, 0, 1, 0]


def test_example_8_plague_halves_rounding_the_loss_down(table: TableBuilder) -> None:
    """Five, four, one and none lose two, two, none and none; the player himself is not spared."""
    table.markers(thebes=[5, 4, 1, 0]).special(RED, "plague").phase(TakeInfluence)
    supplies = [table.supply(seat) for seat in range(4)]
    table.act(RED, play("plague", "thebes"))
    assert table.state.markers["thebes"] == [3, 2, 1, 0]
    assert [table.supply(seat) - supplies[seat] for seat in range(4)] == [2, 2, 0, 0]
    assert PlagueStruck(city="thebes", owner=RED, markers=2) in table.all_told(PlagueStruck)
    assert table.to_decide() == {RED: "take-tile"}


def test_ruling_13_plague_counts_the_candidate_but_takes_columns(table: TableBuilder) -> None:
    """Red has three and a candidate: four in all, two die, both in the column; a lone candidate lives."""
    table.markers(thebes=[3, 0, 2, 0]).candidates(thebes=[RED, BLUE]).special(WHITE, "plague")
    table.start(WHITE).phase(TakeInfluence).act(WHITE, play("plague", "thebes"))
    assert table.state.markers["thebes"] == [1, 0, 1, 0]
    assert table.state.candidates["thebes"] == [RED, BLUE]


def test_ruling_13_plague_on_a_candidate_with_one_marker(table: TableBuilder) -> None:
    """Two in all, one dies: the one in the column."""
    table.markers(thebes=[1, 0, 0, 0]).candidates(thebes=[RED]).special(RED, "plague")
    table.phase(TakeInfluence).act(RED, play("plague", "thebes"))
    assert table.state.markers["thebes"] == [0, 0, 0, 0]
    assert table.state.candidates["thebes"] == [RED]


def test_plague_after_taking_a_tile(table: TableBuilder) -> None:
    """Still the own turn: the markers just placed are halved too."""
    table.special(RED, "plague").phase(TakeInfluence).act(RED, Take("argos-2"), play("plague", "argos"))
    assert table.state.markers["argos"] == [2, 1, 1, 1]


# Alkibiades


def test_example_10_alkibiades_moves_two_to_one_city(table: TableBuilder) -> None:
    """Red's from Argos and Blue's from Thebes, both to Sparta."""
    table.special(RED, "alkibiades").phase(TakeInfluence).act(RED, play("alkibiades", "sparta"))
    assert table.to_decide() == {RED: "alkibiades-marker"}
    assert table.asked(RED).facts == {"to": "sparta", "left": 2}
    table.act(RED, MoveMarker("argos", RED))
    assert table.asked(RED).facts == {"to": "sparta", "left": 1}
    table.act(RED, MoveMarker("thebes", BLUE))
    assert table.state.markers["argos"] == [1, 2, 2, 2]
    assert table.state.markers["thebes"] == [2, 1, 2, 2]
    assert table.state.markers["sparta"] == [3, 3, 2, 2]
    assert table.all_told(MarkerMoved) == [
        MarkerMoved(owner=RED, city="argos", to="sparta"),
        MarkerMoved(owner=BLUE, city="thebes", to="sparta"),
    ]
    assert table.to_decide() == {RED: "take-tile"}


def test_alkibiades_may_take_both_from_one_city(table: TableBuilder) -> None:
    table.special(RED, "alkibiades").phase(TakeInfluence).act(RED, play("alkibiades", "sparta"))
    table.act(RED, MoveMarker("argos", BLUE), MoveMarker("argos", BLUE))
    assert table.state.markers["argos"] == [2, 0, 2, 2]
    assert table.state.markers["sparta"] == [2, 4, 2, 2]


def test_example_10_alkibiades_takes_no_candidate(table: TableBuilder) -> None:
    """Green has only its alpha candidate in Argos: it cannot be moved."""
    table.markers(argos=[2, 2, 0, 2]).candidates(argos=[GREEN]).special(RED, "alkibiades")
    table.phase(TakeInfluence).act(RED, play("alkibiades", "sparta"))
    table.refused(RED, MoveMarker("argos", GREEN), "marker-not-there", city="argos", owner=GREEN)


def test_alkibiades_fills_columns_never_candidates(table: TableBuilder) -> None:
    table.special(RED, "alkibiades").phase(TakeInfluence).act(RED, play("alkibiades", "sparta"))
    table.act(RED, MoveMarker("argos", BLUE), MoveMarker("thebes", BLUE))
    assert table.state.candidates["sparta"] == []


def test_ruling_14_alkibiades_not_from_the_city_they_go_to(table: TableBuilder) -> None:
    table.special(RED, "alkibiades").phase(TakeInfluence).act(RED, play("alkibiades", "sparta"))
    table.refused(RED, MoveMarker("sparta", BLUE), "alkibiades-same-city", city="sparta")
    table.refused(RED, MoveMarker("rome", BLUE), "no-such-city", city="rome")
    table.refused(RED, MoveMarker("argos", 9), "no-such-seat", owner=9)


def test_ruling_14_alkibiades_moves_two_not_one(table: TableBuilder) -> None:
    """Outside Sparta there is one marker only: the tile cannot be played for Sparta."""
    table.bare().markers(sparta=[3, 3], argos=[0, 1]).special(RED, "alkibiades").phase(TakeInfluence)
    table.refused(RED, play("alkibiades", "sparta"), "alkibiades-too-few", city="sparta")
    assert table.may(RED, play("alkibiades", "argos"))


def test_ruling_14_alkibiades_after_taking_a_tile(table: TableBuilder) -> None:
    table.special(RED, "alkibiades").phase(TakeInfluence).act(RED, Take("argos-2"))
    table.act(RED, play("alkibiades", "megara"), MoveMarker("argos", RED), MoveMarker("argos", RED))
    assert table.state.markers["argos"] == [2, 2, 2, 2]
    assert table.state.markers["megara"] == [4, 2, 2, 2]
    assert table.to_decide() == {BLUE: "take-tile"}


def test_alkibiades_must_be_carried_out(table: TableBuilder) -> None:
    table.special(RED, "alkibiades").phase(TakeInfluence).act(RED, play("alkibiades", "sparta"))
    table.refused(RED, Take("athens-2"), "not-an-answer")


def test_ruling_14_alkibiades_candidates_are_not_enough(table: TableBuilder) -> None:
    """One marker in the columns and one candidate outside Sparta: there are not two to move."""
    table.bare().markers(sparta=[3, 3], argos=[0, 1]).candidates(argos=[GREEN]).special(RED, "alkibiades")
    table.phase(TakeInfluence)
    table.refused(RED, play("alkibiades", "sparta"), "alkibiades-too-few", city="sparta")


def test_perikles_not_in_the_midst_of_a_tile(table: TableBuilder) -> None:
    """Directly before or after taking a tile, not between the tile and its assassin."""
    table.special(RED, "perikles").phase(TakeInfluence).act(RED, Take("sparta-1-assassin"))
    table.refused(RED, play("perikles"), "not-an-answer")
