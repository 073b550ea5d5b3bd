"""Appendix: the Slave Revolt."""

from __future__ import annotations

import pytest

from games.perikles.actions import Send
from games.perikles.board import board
from games.perikles.events import (
    DefenderRewarded,
    PlaceNotAttacked,
    SlavesRevolted,
)
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes
from tests.games.perikles.rulings.cases import play


def test_slave_revolt_sends_home_a_drawn_hoplite_of_a_place(war: TableBuilder) -> None:
    """Both Spartan fours lie at Attica; one is drawn, goes home and is out for the round."""
    war.special(RED, "slave-revolt").places("attica", "delium").hold(RED, ones=1).hold(BLUE, ones=1)
    war.at("attica", attack={BLUE: hoplites("sparta", 4, 4)}).commit(first=RED)
    war.act(RED, play("slave-revolt", "attica"))
    assert war.told(SlavesRevolted) == SlavesRevolted(strength=4, place="attica")
    assert (war.chance.draws[-1].label, war.chance.draws[-1].below) == ("slave-revolt", 2)
    assert war.state.home["sparta"] == hoplites("sparta", 4)
    assert war.counters_at("attica", "attack") == [(hoplites("sparta", 4)[0], BLUE)]
    war.turn(RED)
    again = Send("sparta", "hoplite", 4, "delium", "attack")
    war.refused(BLUE, again, "not-in-hand", city="sparta", arm="hoplite", strength=4)


def test_slave_revolt_sends_home_a_hoplite_from_the_hand(war: TableBuilder) -> None:
    """Ten hoplites are in the Spartan leader's hand; triremes are not drawn."""
    war.special(RED, "slave-revolt").hold(RED, ones=1).commit(first=RED)
    war.act(RED, play("slave-revolt", "hand"))
    assert war.chance.draws[-1].below == 10
    revolted = war.told(SlavesRevolted)
    assert revolted.place is None
    assert war.state.home["sparta"] == hoplites("sparta", revolted.strength)
    assert len(war.state.hand["sparta"]) == 13


@pytest.mark.parametrize("draw", range(4))
def test_slave_revolt_any_counter_may_be_drawn(war: TableBuilder, draw: int) -> None:
    war.special(RED, "slave-revolt").places("attica").hold(RED, ones=1)
    war.at("attica", attack={BLUE: hoplites("sparta", 1, 2, 3, 4)}).commit(first=RED)
    war.chance.script("slave-revolt", draw)
    war.act(RED, play("slave-revolt", "attica"))
    left = [sent.counter.strength for sent in war.place("attica").attackers]
    assert sorted([*left, war.told(SlavesRevolted).strength]) == [1, 2, 3, 4]


def test_slave_revolt_counter_comes_back_next_round(war: TableBuilder) -> None:
    war.special(RED, "slave-revolt").hold(RED, ones=1).commit(first=RED)
    war.turn(RED, play("slave-revolt", "hand"))
    assert war.state.round == 2
    assert sorted(war.state.home["sparta"]) == sorted(board().counters["sparta"])


def test_slave_revolt_needs_spartan_hoplites_there(war: TableBuilder) -> None:
    """Neither Spartan triremes nor others' hoplites revolt."""
    war.special(RED, "slave-revolt").places("pylos", "attica", "delium").hold(RED, ones=1)
    war.at("pylos", defence={BLUE: triremes("sparta", 1), GREEN: hoplites("corinth", 1)})
    war.commit(first=RED)
    war.refused(RED, play("slave-revolt", "pylos"), "no-spartans-there", target="pylos")
    war.refused(RED, play("slave-revolt", "attica"), "no-spartans-there", target="attica")
    war.refused(RED, play("slave-revolt", "sicily"), "no-spartans-there", target="sicily")
    war.refused(RED, play("slave-revolt", ""), "special-needs-target", tile="slave-revolt")


def test_slave_revolt_no_hand_without_a_leader_of_sparta(table: TableBuilder) -> None:
    """Sparta has no leader: its counters lie at home and cannot revolt."""
    table.leaders(athens=RED, argos=BLUE, corinth=GREEN, thebes=WHITE).special(RED, "slave-revolt")
    table.hold(RED, ones=1).commit(first=RED)
    table.refused(RED, play("slave-revolt", "hand"), "no-spartans-there", target="hand")


def test_slave_revolt_before_and_after_sending(war: TableBuilder) -> None:
    """Any moment of the own turn; the counters of the tile can still be sent."""
    war.special(RED, "slave-revolt").places("pylos").hold(RED, ones=1).commit(first=RED)
    war.act(RED, Send("athens", "hoplite", 3, "pylos", "attack"), play("slave-revolt", "hand"))
    assert war.asked(RED).facts == {"left": 1, "paid": ""}
    war.act(RED, Send("athens", "hoplite", 2, "pylos", "attack"))


def test_slave_revolt_by_a_seat_without_counters() -> None:
    """Ruling 22: also with nothing of one's own to send."""
    table = TableBuilder().leaders(athens=RED, sparta=BLUE, thebes=WHITE, megara=GREEN)
    table.places("leucas").special(GREEN, "slave-revolt").hold(GREEN, ones=1).hold(RED, ones=1)
    table.at("leucas", attack={GREEN: hoplites("megara", 1, 2) + triremes("megara", 1, 2, 3)})
    table.commit(first=GREEN).act(GREEN, play("slave-revolt", "hand"))
    assert table.told(SlavesRevolted).place is None
    assert table.to_decide() == {RED: "commit-forces"}


def test_ruling_27_slave_revolt_empties_an_attack(war: TableBuilder) -> None:
    """Blue's only attacker of Attica revolts: Red's defence is not attacked, and is rewarded."""
    war.special(RED, "slave-revolt").places("attica").hold(RED, ones=1)
    war.at("attica", attack={BLUE: hoplites("sparta", 4)}, defence={RED: hoplites("athens", 1)})
    war.commit(first=RED).act(RED, play("slave-revolt", "attica")).turn(RED)
    assert war.told(PlaceNotAttacked).place == "attica"
    assert war.told(DefenderRewarded).seat == RED


def test_slave_revolt_not_from_a_hand_without_hoplites(war: TableBuilder) -> None:
    """All Spartan hoplites lie at Attica: the leader's hand has none to draw."""
    war.special(RED, "slave-revolt").places("attica").hold(RED, ones=1)
    war.at("attica", attack={BLUE: hoplites("sparta", 1, 1, 2, 2, 2, 3, 3, 3, 4, 4)}).commit(first=RED)
    war.refused(RED, play("slave-revolt", "hand"), "no-spartans-there", target="hand")


def test_ruling_46_the_revolted_counter_lies_open(war: TableBuilder) -> None:
    war.special(RED, "slave-revolt").hold(RED, ones=1).commit(first=RED)
    war.act(RED, play("slave-revolt", "hand"))
    sparta = next(city for city in war.view(GREEN).cities if city.id == "sparta")
    assert sparta.home == tuple(hoplites("sparta", war.told(SlavesRevolted).strength))


def test_slave_revolt_defenders_revolt_as_well(war: TableBuilder) -> None:
    war.special(RED, "slave-revolt").places("pylos").hold(RED, ones=1)
    war.at("pylos", defence={BLUE: hoplites("sparta", 2)}).commit(first=RED)
    war.act(RED, play("slave-revolt", "pylos"))
    assert war.told(SlavesRevolted) == SlavesRevolted(strength=2, place="pylos")
    assert war.counters_at("pylos", "defence") == []
    assert war.place("pylos").main_defender == BLUE


def test_slave_revolt_by_the_leader_of_sparta_himself(war: TableBuilder) -> None:
    war.special(BLUE, "slave-revolt").hold(BLUE, ones=1).commit(first=BLUE)
    war.act(BLUE, play("slave-revolt", "hand"))
    assert len(war.state.home["sparta"]) == 1


def test_ruling_24_war_outlasts_the_revolt(war: TableBuilder) -> None:
    """Sparta attacked Attica; its counter revolts, but Sparta stays at war with Athens."""
    war.special(RED, "slave-revolt").places("attica", "naupactus").hold(RED, ones=1).hold(BLUE, ones=2)
    war.allowed("naupactus", "sparta").commit(first=BLUE)
    war.turn(BLUE, Send("sparta", "hoplite", 4, "attica", "attack"))
    war.turn(RED, play("slave-revolt", "attica"))
    defend = Send("sparta", "hoplite", 3, "naupactus", "defence")
    war.refused(BLUE, defend, "at-war-with", city="sparta", other="athens", place="naupactus")


def test_ruling_27_both_sides_stay_forbidden_after_the_revolt(war: TableBuilder) -> None:
    """Blue stays main attacker of Attica; a Megarian of its own could not defend there."""
    war.leaders(megara=BLUE).special(RED, "slave-revolt").places("attica", "naupactus")
    war.allowed("attica", "megara").hold(RED, ones=1).hold(BLUE, ones=2).commit(first=BLUE)
    war.turn(BLUE, Send("sparta", "hoplite", 4, "attica", "attack"))
    war.turn(RED, play("slave-revolt", "attica"))
    assert war.place("attica").main_attacker == BLUE
    war.refused(BLUE, Send("megara", "hoplite", 1, "attica", "defence"), "both-sides", place="attica")


def test_ruling_27_allies_cannot_change_sides_after_the_revolt(war: TableBuilder) -> None:
    """White is main attacker; Blue's only Spartan beside him revolts, and Blue stays bound to the attack."""
    war.leaders(megara=BLUE).special(RED, "slave-revolt").places("attica", "naupactus")
    war.at("attica", attack={WHITE: hoplites("thebes", 3)}).allowed("attica", "megara")
    war.hold(RED, ones=1).hold(BLUE, ones=2).commit(first=BLUE)
    war.turn(BLUE, Send("sparta", "hoplite", 4, "attica", "attack"))
    war.turn(RED, play("slave-revolt", "attica"))
    assert [sent.by for sent in war.place("attica").attackers] == [WHITE]
    war.refused(BLUE, Send("megara", "hoplite", 1, "attica", "defence"), "both-sides", place="attica")
