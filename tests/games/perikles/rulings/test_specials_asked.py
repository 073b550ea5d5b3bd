"""Rulings 40 and 47: who is asked about special tiles, and who wants to be left in peace."""

from __future__ import annotations

import pytest

from games.perikles.actions import EndTurn, Pass, PayMarker, Send, Take
from games.perikles.events import (
    CombatJoined,
    QuietKept,
)
from games.perikles.steps.battles import Battles
from games.perikles.steps.influence import TakeInfluence
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes
from tests.games.perikles.rulings.cases import HIGH, LOW, attica, play, pylos, take_all

# Who is asked


def test_ruling_47_every_unplayed_special_is_asked_whether_or_not_it_fits(war: TableBuilder) -> None:
    """Sea round: Red's Plague, Green's Slave Revolt and White's Phormio are all asked; Blue's is played."""
    war.special(RED, "plague").special(GREEN, "slave-revolt").special(WHITE, "phormio")
    pylos(war).phase(Battles)
    assert war.to_decide() == dict.fromkeys([RED, GREEN, WHITE], "before-combat")
    facts = [war.asked(seat).facts for seat in (RED, GREEN, WHITE)]
    assert facts[0] == facts[1] == facts[2]


def test_ruling_40_all_are_asked_at_once_in_any_order(war: TableBuilder) -> None:
    """Nobody waits for the other; the roll waits for all."""
    war.special(RED, "plague").special(GREEN, "brasidas").special(WHITE, "thessalian-allies")
    attica(war).phase(Battles)
    war.act(WHITE, play("thessalian-allies", "attack"))
    assert not war.all_told(CombatJoined)
    assert set(war.to_decide()) == {RED, GREEN}
    war.act(GREEN, play("brasidas")).act(RED, Pass())
    joined = war.told(CombatJoined)
    assert (joined.attack, joined.attacker_tokens) == (6, 1)


def test_ruling_47_asked_before_each_rolled_round(war: TableBuilder) -> None:
    pylos(war.special(GREEN, "perikles")).dice(attacker=[HIGH] * 3, defender=[LOW] * 3).phase(Battles)
    assert war.asked(GREEN).facts["arm"] == "trireme"
    war.act(GREEN, Pass())
    assert war.to_decide() == {GREEN: "before-combat"}
    assert war.asked(GREEN).facts["arm"] == "hoplite"


def test_ruling_47_once_a_round_a_seat_that_passed_waits(war: TableBuilder) -> None:
    war.special(RED, "plague").special(GREEN, "brasidas")
    attica(war).phase(Battles).act(RED, Pass())
    assert war.to_decide() == {GREEN: "before-combat"}
    war.refused(RED, Pass(), "not-your-turn")


def test_ruling_47_nobody_is_asked_before_an_automatic_round(war: TableBuilder) -> None:
    war.special(GREEN, "brasidas").places("delium")
    war.at("delium", attack={RED: triremes("athens", 1) + hoplites("athens", 1)}).phase(Battles)
    assert war.state.round == 2


def test_ruling_47_nobody_is_asked_before_a_skipped_round(war: TableBuilder) -> None:
    """The sea at Potidea is empty: the first question is about the land."""
    war.special(GREEN, "phormio").places("potidea").at(
        "potidea", attack={BLUE: hoplites("sparta", 2)}, defence={RED: hoplites("athens", 3)}
    )
    war.phase(Battles)
    assert war.asked(GREEN).facts["arm"] == "hoplite"


def test_ruling_47_militia_alone_is_rolled_and_so_asked(war: TableBuilder) -> None:
    war.special(GREEN, "phormio").places("plataea").at("plataea", attack={BLUE: hoplites("sparta", 3)})
    war.phase(Battles)
    assert war.to_decide() == {GREEN: "before-combat"}


def test_ruling_47_nobody_is_asked_once_all_are_played(war: TableBuilder) -> None:
    attica(war).phase(Battles)
    assert war.all_told(CombatJoined)
    assert war.state.round == 2


def test_special_played_in_a_battle_is_not_asked_for_again(war: TableBuilder) -> None:
    war.dice(attacker=[HIGH] * 3, defender=[LOW] * 3)
    pylos(war.special(GREEN, "phormio")).phase(Battles).act(GREEN, play("phormio"))
    assert len(war.all_told(CombatJoined)) == 2


# Quiet


def two_battles(war: TableBuilder) -> TableBuilder:
    """Rolled rounds at Attica, Delium and Mantinea."""
    war.places("attica", "delium", "mantinea")
    war.at("attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)})
    war.at("delium", attack={RED: hoplites("athens", 2)}, defence={WHITE: hoplites("thebes", 2)})
    return war.at("mantinea", attack={RED: hoplites("athens", 1)}, defence={WHITE: hoplites("argos", 1)})


def test_quiet_for_the_rest_of_the_battles(war: TableBuilder) -> None:
    two_battles(war.special(GREEN, "plague")).phase(Battles).act(GREEN, Pass("phase"))
    kept = war.told(QuietKept)
    assert (kept.seat, kept.until, kept.audience) == (GREEN, "phase", (GREEN,))
    assert war.state.round == 2


def test_quiet_until_a_place(war: TableBuilder) -> None:
    """Not asked at Delium, asked again at Mantinea."""
    two_battles(war.special(GREEN, "plague")).phase(Battles).act(GREEN, Pass("mantinea"))
    assert war.to_decide() == {GREEN: "before-combat"}
    assert war.asked(GREEN).facts["place"] == "mantinea"


def test_quiet_until_nothing_asks_next_time(war: TableBuilder) -> None:
    two_battles(war.special(GREEN, "plague")).phase(Battles).act(GREEN, Pass())
    assert war.asked(GREEN).facts["place"] == "delium"
    assert not war.all_told(QuietKept)


def test_quiet_until_must_be_later(war: TableBuilder) -> None:
    """Neither an unknown word, nor a place of another round, nor one whose battle is over."""
    two_battles(war.special(GREEN, "plague")).phase(Battles)
    war.refused(GREEN, Pass("doomsday"), "no-such-until", until="doomsday")
    war.refused(GREEN, Pass("sicily"), "no-such-until", until="sicily")
    war.act(GREEN, Pass())
    war.refused(GREEN, Pass("attica"), "battle-over", place="attica")


def test_quiet_is_open_to_all(war: TableBuilder) -> None:
    """It shows in who is waited for, and that is nobody's secret."""
    war.special(GREEN, "plague").special(RED, "perikles")
    two_battles(war).phase(Battles).act(GREEN, Pass("mantinea"))
    for seat in (GREEN, RED, None):
        assert war.view(seat).seats[GREEN].quiet == "mantinea"
        assert war.view(seat).seats[RED].quiet == ""


def test_quiet_of_the_phase_ends_with_it() -> None:
    """Quiet for the influence phase: over when the proposals begin."""
    table = TableBuilder(3).special(RED, "slave-revolt").phase(TakeInfluence)
    table.act(RED, Take("athens-2"), EndTurn("phase"))
    assert table.view(RED).seats[RED].quiet == "phase"
    take_all(table)
    assert table.view(RED).seats[RED].quiet == ""


def test_quiet_ends_the_influence_turn_by_itself() -> None:
    """Having said so once, Red's second turn ends with its tile."""
    table = TableBuilder(3).special(RED, "slave-revolt").phase(TakeInfluence)
    table.act(RED, Take("athens-2"), EndTurn("phase"))
    table.act(BLUE, Take("sparta-2")).act(GREEN, Take("argos-2"))
    table.act(RED, Take("thebes-2"))
    assert table.to_decide() == {BLUE: "take-tile"}


def test_quiet_seat_may_still_play_before_its_tile() -> None:
    table = TableBuilder(3).special(RED, "plague").phase(TakeInfluence)
    table.act(RED, Take("athens-2"), EndTurn("phase"))
    table.act(BLUE, Take("sparta-2")).act(GREEN, Take("argos-2"))
    table.act(RED, play("plague", "sparta"))
    assert table.state.markers["sparta"] == [1, 2, 1]


def test_quiet_until_of_a_turn_is_no_place(table: TableBuilder) -> None:
    table.special(RED, "plague").places("attica").phase(TakeInfluence).act(RED, Take("athens-2"))
    table.refused(RED, EndTurn("attica"), "no-such-until", until="attica")
    table.refused(RED, EndTurn("doomsday"), "no-such-until", until="doomsday")


def test_quiet_of_the_commitment_ends_before_the_battles(war: TableBuilder) -> None:
    """Quiet for phase 5; before the battle Green is asked again."""
    attica(war.special(GREEN, "plague")).hold(GREEN, ones=1).commit(first=GREEN)
    war.act(GREEN, EndTurn("phase"))
    assert war.to_decide() == {GREEN: "before-combat"}


def test_quiet_seat_without_counters_is_not_asked_in_phase_5() -> None:
    table = TableBuilder().leaders(athens=RED, sparta=BLUE, thebes=WHITE, megara=GREEN)
    table.places("leucas").special(GREEN, "slave-revolt").hold(GREEN, ones=2).hold(RED, ones=1)
    table.at("leucas", attack={GREEN: hoplites("megara", 1, 2) + triremes("megara", 1, 2, 3)})
    table.commit(first=GREEN).act(GREEN, EndTurn("phase")).turn(RED)
    assert "commit-forces" not in table.to_decide().values()
    assert table.state.tiles[GREEN] == []


def test_quiet_until_a_place_without_dice_asks_at_the_next_roll(war: TableBuilder) -> None:
    """Green waits for Delium, where nothing is rolled: the next question is at Mantinea."""
    war.special(GREEN, "plague").places("attica", "delium", "mantinea")
    war.at("attica", attack={BLUE: hoplites("sparta", 3)}, defence={RED: hoplites("athens", 3)})
    war.at("delium", attack={RED: hoplites("athens", 2)})
    war.at("mantinea", attack={RED: hoplites("athens", 1)}, defence={WHITE: hoplites("argos", 1)})
    war.phase(Battles).act(GREEN, Pass("delium"))
    assert war.asked(GREEN).facts["place"] == "mantinea"


def test_quiet_until_of_a_turn_of_phase_5(war: TableBuilder) -> None:
    war.special(GREEN, "plague").places("attica").hold(GREEN, ones=1).commit(first=GREEN)
    war.refused(GREEN, EndTurn("attica"), "no-such-until", until="attica")


def test_ruling_47_question_shows_what_was_played_before_it(war: TableBuilder) -> None:
    """White's Brasidas is on the table: Green, still asked, sees the doubled strength."""
    attica(war.special(WHITE, "brasidas").special(GREEN, "thessalian-allies")).phase(Battles)
    war.act(WHITE, play("brasidas"))
    facts = war.asked(GREEN).facts
    assert (facts["attack"], facts["defence"], facts["odds"]) == (6, 3, "2:1")


def test_ruling_47_passing_answers_nothing_else(war: TableBuilder) -> None:
    attica(war.special(GREEN, "brasidas")).phase(Battles)
    war.refused(GREEN, EndTurn(), "not-an-answer")


def test_quiet_seat_is_still_asked_for_its_extra_troops(war: TableBuilder) -> None:
    """Quiet about the special tile is not quiet about markers."""
    war.places("pylos").special(RED, "plague").hold(RED, ones=2).hold(BLUE, ones=1).commit(first=RED)
    war.act(RED, EndTurn("phase")).turn(BLUE)
    war.act(RED, *[Send("athens", "hoplite", 3, "pylos", "attack")] * 2)
    assert war.to_decide() == {RED: "commit-forces"}
    assert war.may(RED, PayMarker("athens", "athens"))


def test_quiet_turn_ends_when_nothing_is_left_to_send(war: TableBuilder) -> None:
    """Quiet, and without a marker to pay: the second counter ends the turn."""
    war.bare().places("pylos").special(RED, "plague").hold(RED, ones=2).hold(BLUE, ones=2)
    war.commit(first=RED).act(RED, EndTurn("phase")).turn(BLUE)
    war.act(RED, *[Send("athens", "hoplite", 3, "pylos", "attack")] * 2)
    assert war.to_decide() == {BLUE: "commit-forces"}


@pytest.mark.parametrize("special", ["plague", "slave-revolt"])
def test_ruling_22_asked_although_nothing_is_left_to_send(war: TableBuilder, special: str) -> None:
    """Both counters are sent, no marker can be paid; any unplayed special tile keeps the turn open."""
    war.bare().places("pylos").special(RED, special).hold(RED, ones=1).hold(BLUE, ones=1).commit(first=RED)
    war.act(RED, *[Send("athens", "hoplite", 3, "pylos", "attack")] * 2)
    assert war.to_decide() == {RED: "commit-forces"}
    assert war.asked(RED).facts == {"left": 0, "paid": ""}
