"""Phase 5: the sending of counters, main and allied, and what is hidden of them."""

from __future__ import annotations

import pytest

from games.perikles.actions import Recover, Send
from games.perikles.board import board
from games.perikles.events import (
    CounterSent,
    OwnCounterSent,
)
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes


@pytest.fixture
def war(table: TableBuilder) -> TableBuilder:
    """Red leads Athens, Blue Sparta and Megara, Green Corinth, White Thebes and Argos."""
    table.leaders(athens=RED, sparta=BLUE, megara=BLUE, corinth=GREEN, thebes=WHITE, argos=WHITE)
    return table.places("pylos", "cythera", "attica", "leucas", "delium", "mantinea", "naupactus")


# Sending


def test_5_two_counters_a_tile_whatever_its_shards(war: TableBuilder) -> None:
    """A one-shard tile sends two counters as well."""
    war.bare().hold(RED, ones=1).hold(BLUE, ones=1).commit(first=RED)
    assert war.asked(RED).facts == {"left": 2, "paid": ""}
    war.act(RED, Send("athens", "hoplite", 3, "pylos", "attack"))
    assert war.asked(RED).facts == {"left": 1, "paid": ""}
    war.act(RED, Send("athens", "trireme", 4, "pylos", "attack"))
    sent = [(hoplites("athens", 3)[0], RED), (triremes("athens", 4)[0], RED)]
    assert war.counters_at("pylos", "attack") == sent
    assert war.to_decide() == {BLUE: "commit-forces"}


def test_5_third_counter_is_not_covered_by_the_tile(war: TableBuilder) -> None:
    war.hold(RED, twos=1).commit(first=RED)
    war.act(
        RED, Send("athens", "hoplite", 3, "pylos", "attack"), Send("athens", "hoplite", 2, "pylos", "attack")
    )
    war.refused(RED, Send("athens", "hoplite", 1, "pylos", "attack"), "tile-used-up")


def test_5_two_counters_from_two_cities_to_two_places(war: TableBuilder) -> None:
    war.hold(WHITE, ones=1).commit(first=WHITE)
    war.act(
        WHITE,
        Send("thebes", "hoplite", 3, "pylos", "attack"),
        Send("argos", "hoplite", 3, "attica", "attack"),
    )
    assert war.counters_at("pylos", "attack") == [(hoplites("thebes", 3)[0], WHITE)]
    assert war.counters_at("attica", "attack") == [(hoplites("argos", 3)[0], WHITE)]


def test_5_only_own_forces_in_hand_to_places_of_this_round(war: TableBuilder) -> None:
    war.hold(RED, ones=1).commit(first=RED)
    war.refused(RED, Send("sparta", "hoplite", 4, "leucas", "attack"), "not-your-force", city="sparta")
    war.refused(RED, Send("persia", "hoplite", 3, "leucas", "attack"), "not-your-force", city="persia")
    missing = Send("athens", "hoplite", 4, "leucas", "attack")
    war.refused(RED, missing, "not-in-hand", city="athens", arm="hoplite", strength=4)
    war.refused(RED, Send("athens", "hoplite", 3, "sicily", "attack"), "no-such-place", place="sicily")


def test_5_a_counter_is_sent_once(war: TableBuilder) -> None:
    war.only_in_hand("athens", *hoplites("athens", 3)).hold(RED, ones=1).commit(first=RED)
    war.act(RED, Recover("athens", "hoplite"))
    war.act(RED, Send("athens", "hoplite", 3, "pylos", "attack"))
    again = Send("athens", "hoplite", 3, "cythera", "attack")
    war.refused(RED, again, "not-in-hand", city="athens", arm="hoplite", strength=3)


def test_ruling_26_no_triremes_at_a_place_of_land_combat_only(war: TableBuilder) -> None:
    war.hold(BLUE, ones=1).commit(first=BLUE)
    war.refused(BLUE, Send("sparta", "trireme", 3, "attica", "attack"), "land-only", place="attica")
    assert war.may(BLUE, Send("sparta", "hoplite", 3, "attica", "attack"))


def test_5_no_attack_on_a_place_of_an_own_city(war: TableBuilder) -> None:
    war.hold(BLUE, ones=1).commit(first=BLUE)
    attack = Send("sparta", "hoplite", 3, "pylos", "attack")
    war.refused(BLUE, attack, "own-city-attack", city="sparta", place="pylos")


def test_example_20_nor_with_the_troops_of_another_own_city(table: TableBuilder) -> None:
    """The leader of Thebes and Athens cannot send Thebans against Attica."""
    table.leaders(athens=RED, thebes=RED, sparta=BLUE, corinth=GREEN, argos=WHITE).places("attica")
    table.hold(RED, ones=1).commit(first=RED)
    attack = Send("thebes", "hoplite", 3, "attica", "attack")
    table.refused(RED, attack, "own-city-attack", city="athens", place="attica")


def test_ruling_18_anybody_may_attack_a_leaderless_citys_place(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, corinth=GREEN, thebes=WHITE).places("mantinea")
    table.hold(RED, ones=1).commit(first=RED)
    assert table.may(RED, Send("athens", "hoplite", 3, "mantinea", "attack"))


# Main and allied


def test_example_23_first_at_a_side_is_main_later_ones_are_allies(war: TableBuilder) -> None:
    """Red attacks Pylos first and is main attacker; White's counters lie on the allies' boxes."""
    war.hold(RED, ones=2).hold(WHITE, ones=1).commit(first=RED)
    war.turn(RED, Send("athens", "trireme", 1, "pylos", "attack"))
    war.turn(WHITE, Send("thebes", "hoplite", 3, "pylos", "attack"))
    assert war.place("pylos").main_attacker == RED
    assert [(event.seat, event.main) for event in war.all_told(CounterSent)] == [(RED, True), (WHITE, False)]


def test_5_main_player_stays_main_with_every_city_of_his(war: TableBuilder) -> None:
    """White opened with Thebans; Argive counters of White's lie on the main boxes too."""
    war.hold(WHITE, ones=1).hold(RED, ones=1).commit(first=WHITE)
    war.turn(
        WHITE,
        Send("thebes", "hoplite", 1, "pylos", "attack"),
        Send("argos", "trireme", 1, "pylos", "attack"),
    )
    assert [event.main for event in war.all_told(CounterSent)] == [True, True]


def test_5_main_defender_is_the_first_defender_even_if_not_the_citys_leader(war: TableBuilder) -> None:
    war.allowed("pylos", "corinth").hold(GREEN, ones=2).hold(BLUE, ones=1).commit(first=GREEN)
    war.turn(GREEN, Send("corinth", "hoplite", 1, "pylos", "defence"))
    war.turn(BLUE, Send("sparta", "hoplite", 4, "pylos", "defence"))
    assert war.place("pylos").main_defender == GREEN
    assert [event.main for event in war.all_told(CounterSent)] == [True, False]


def test_5_no_limit_of_counters_and_cities_at_a_place(war: TableBuilder) -> None:
    war.hold(WHITE, ones=3).hold(RED, ones=1).commit(first=RED)
    war.turn(RED, Send("athens", "hoplite", 1, "pylos", "attack"))
    for strength in (1, 2, 3):
        war.turn(
            WHITE,
            Send("thebes", "hoplite", strength, "pylos", "attack"),
            Send("argos", "hoplite", strength, "pylos", "attack"),
        )
    assert len(war.all_told(CounterSent)) == 7


# What is hidden


def test_ruling_46_city_and_type_are_public_the_strength_is_the_senders(war: TableBuilder) -> None:
    war.hold(RED, ones=1).hold(BLUE, ones=1).commit(first=RED)
    war.turn(RED, Send("athens", "hoplite", 3, "pylos", "attack"))
    public = CounterSent(seat=RED, city="athens", arm="hoplite", place="pylos", side="attack", main=True)
    assert war.told(CounterSent) == public
    secret = war.told(OwnCounterSent)
    assert (secret.strength, secret.audience) == (3, (RED,))
    assert [seen.strength for seen in war.seen(RED, "pylos").attackers] == [3]
    for other in (BLUE, GREEN, WHITE, None):
        (seen,) = war.seen(other, "pylos").attackers
        assert (seen.city, seen.arm, seen.strength) == ("athens", "hoplite", None)


def test_ruling_46_hand_is_seen_by_its_commander_alone(war: TableBuilder) -> None:
    """Everyone sees how many counters of each type are still in hand, their strengths only one."""
    war.hold(BLUE, ones=1).commit(first=BLUE).act(BLUE, Send("sparta", "trireme", 3, "leucas", "attack"))
    held = [*board().counters["sparta"], *board().counters["megara"]]
    held.remove(triremes("sparta", 3)[0])
    assert list(war.view(BLUE).hand) == sorted(held)
    assert "sparta" not in {counter.city for counter in war.view(RED).hand}
    sparta = next(city for city in war.view(RED).cities if city.id == "sparta")
    assert sparta.in_hand == {"hoplite": 10, "trireme": 3}
    assert sparta.home == ()


def test_ruling_46_the_dead_are_open(war: TableBuilder) -> None:
    war.dead(*hoplites("sparta", 4, 3)).hold(RED, ones=1)
    sparta = next(city for city in war.view(None).cities if city.id == "sparta")
    assert sparta.dead == tuple(hoplites("sparta", 3, 4))
