"""Phase 5: up to two more counters of a city for a marker of it."""

from __future__ import annotations

import pytest

from games.perikles.actions import EndTurn, PayMarker, Send
from games.perikles.events import (
    MarkerPaid,
)
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes


@pytest.fixture
def war(table: TableBuilder) -> TableBuilder:
    """Red leads Athens, Blue Sparta and Megara, Green Corinth, White Thebes and Argos."""
    table.leaders(athens=RED, sparta=BLUE, megara=BLUE, corinth=GREEN, thebes=WHITE, argos=WHITE)
    return table.places("pylos", "cythera", "attica", "leucas", "delium", "mantinea", "naupactus")


def send_two_spartans(war: TableBuilder) -> TableBuilder:
    war.hold(BLUE, ones=1).hold(RED, ones=1).commit(first=BLUE)
    return war.act(
        BLUE,
        Send("sparta", "hoplite", 4, "attica", "attack"),
        Send("sparta", "hoplite", 3, "attica", "attack"),
    )


def test_example_19_extra_troops_for_a_marker_of_their_city(war: TableBuilder) -> None:
    """Two Spartans by tile, a marker of Megara's, two Megarians to two places."""
    send_two_spartans(war)
    supply = war.supply(BLUE)
    war.act(BLUE, PayMarker("megara", "megara"))
    assert war.told(MarkerPaid) == MarkerPaid(seat=BLUE, force="megara", city="megara")
    assert war.state.markers["megara"][BLUE] == 1
    assert war.supply(BLUE) == supply + 1
    assert war.asked(BLUE).facts == {"left": 2, "paid": "megara"}
    war.act(BLUE, Send("megara", "hoplite", 2, "attica", "attack"))
    war.act(BLUE, Send("megara", "trireme", 2, "leucas", "attack"))
    assert war.counters_at("leucas", "attack") == [(triremes("megara", 2)[0], BLUE)]


def test_example_19_extra_troops_of_another_city_are_refused(war: TableBuilder) -> None:
    send_two_spartans(war).act(BLUE, PayMarker("megara", "megara"))
    other = Send("sparta", "hoplite", 2, "attica", "attack")
    war.refused(BLUE, other, "extra-other-city", force="megara")


def test_example_19_marker_must_be_of_the_supplying_city(war: TableBuilder) -> None:
    send_two_spartans(war)
    war.refused(BLUE, PayMarker("sparta", "megara"), "pay-other-city", force="sparta", city="megara")


def test_example_19_only_one_marker_a_tile(war: TableBuilder) -> None:
    send_two_spartans(war).act(BLUE, PayMarker("megara", "megara"))
    war.act(BLUE, Send("megara", "hoplite", 2, "attica", "attack"))
    war.refused(BLUE, PayMarker("sparta", "sparta"), "already-paid")


def test_5_extra_troops_are_two_at_most(war: TableBuilder) -> None:
    """With its special tile unplayed Blue is still asked, but can send no fifth counter."""
    send_two_spartans(war.special(BLUE, "brasidas")).act(BLUE, PayMarker("sparta", "sparta"))
    war.act(BLUE, Send("sparta", "hoplite", 3, "attica", "attack"))
    war.act(BLUE, Send("sparta", "hoplite", 2, "attica", "attack"))
    assert war.to_decide() == {BLUE: "commit-forces"}
    war.refused(BLUE, Send("sparta", "hoplite", 1, "attica", "attack"), "extra-used-up")


def test_5_extra_troops_may_be_one(war: TableBuilder) -> None:
    send_two_spartans(war).act(BLUE, PayMarker("sparta", "sparta"))
    war.act(BLUE, Send("sparta", "hoplite", 3, "attica", "attack"))
    assert war.asked(BLUE).facts == {"left": 1, "paid": "sparta"}
    assert war.may(BLUE, EndTurn())


def test_ruling_23_no_marker_while_the_tile_covers_more(war: TableBuilder) -> None:
    """Two or fewer counters are covered by the tile itself."""
    war.hold(BLUE, ones=1).commit(first=BLUE)
    war.refused(BLUE, PayMarker("sparta", "sparta"), "tile-covers-more")
    war.act(BLUE, Send("sparta", "hoplite", 4, "attica", "attack"))
    war.refused(BLUE, PayMarker("sparta", "sparta"), "tile-covers-more")


def test_5_marker_must_be_there(war: TableBuilder) -> None:
    war.markers(sparta=[2, 0, 2, 2])
    send_two_spartans(war)
    war.refused(BLUE, PayMarker("sparta", "sparta"), "no-marker-to-pay", city="sparta")


def test_5_marker_only_for_an_own_force(war: TableBuilder) -> None:
    send_two_spartans(war)
    war.refused(BLUE, PayMarker("corinth", "corinth"), "not-your-force", city="corinth")


def test_5_no_marker_for_a_force_without_counters(war: TableBuilder) -> None:
    war.at("leucas", attack={BLUE: hoplites("megara", 1, 2) + triremes("megara", 1, 2, 3)})
    send_two_spartans(war)
    war.refused(BLUE, PayMarker("megara", "megara"), "force-exhausted", force="megara")


def test_5_no_marker_for_a_force_with_nowhere_to_go(war: TableBuilder) -> None:
    """Megara has only triremes left, and hoplites alone fight at the places of this round."""
    war.places("attica", "plataea", "mantinea")
    del war.state.places[3:]
    war.at("plataea", attack={BLUE: hoplites("megara", 1, 2)})
    send_two_spartans(war)
    war.refused(BLUE, PayMarker("megara", "megara"), "force-exhausted", force="megara")


def test_5_one_marker_for_each_tile(war: TableBuilder) -> None:
    """The next tile brings the possibility again."""
    war.hold(BLUE, ones=1)
    send_two_spartans(war).turn(
        BLUE,
        PayMarker("sparta", "sparta"),
        Send("sparta", "hoplite", 3, "attica", "attack"),
        Send("sparta", "hoplite", 2, "attica", "attack"),
    )
    war.turn(RED)
    war.act(
        BLUE,
        Send("sparta", "hoplite", 3, "attica", "attack"),
        Send("sparta", "hoplite", 2, "attica", "attack"),
    )
    war.act(BLUE, PayMarker("sparta", "sparta"))
    assert war.state.markers["sparta"][BLUE] == 0


def test_5_candidates_and_others_markers_do_not_pay(war: TableBuilder) -> None:
    """Only an own marker in the columns can be removed."""
    war.markers(megara=[5, 0, 5, 5])
    send_two_spartans(war)
    war.refused(BLUE, PayMarker("megara", "megara"), "no-marker-to-pay", city="megara")
