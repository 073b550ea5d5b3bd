"""Appendix: the Persians, commanded by those who lead no city, alone or together (ruling 48)."""

from __future__ import annotations

import pytest

from games.perikles.actions import AnswerRequest, AskPermission, ChooseLoss, NameFirst, PayMarker, Send
from games.perikles.board import PERSIA, Arm, Side, board
from games.perikles.events import (
    AllianceMade,
    CityDefeated,
    CounterLost,
    CounterRecovered,
    CounterSent,
    DefenderRewarded,
    MarkerPaid,
    OwnCounterSent,
    PersiansCommanded,
    PersiansSpared,
    PersiansWon,
    PlaceWon,
    WarBegun,
)
from games.perikles.steps.battles import Battles
from games.perikles.steps.forces import CommitForces
from tests.games.perikles.builder import BLUE, GREEN, RED, WHITE, TableBuilder, hoplites, triremes

HIGH, LOW = (6, 6), (1, 1)


@pytest.fixture
def war(table: TableBuilder) -> TableBuilder:
    """Red leads Athens and Argos, Blue all else; Green and White lead nothing."""
    table.leaders(athens=RED, argos=RED, sparta=BLUE, corinth=BLUE, thebes=BLUE, megara=BLUE)
    table.places("pylos", "cythera", "attica", "naupactus", "delium", "mantinea", "melos")
    for seat in range(4):
        table.hold(seat, ones=2)
    return table


def persians(arm: Arm, strength: int, place: str, side: Side) -> Send:
    return Send(PERSIA, arm, strength, place, side)


# Command


def test_persians_are_commanded_by_who_leads_no_city(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, thebes=GREEN).phase(CommitForces)
    assert table.told(PersiansCommanded) == PersiansCommanded(seats=(WHITE,))
    assert sorted(table.view(WHITE).hand) == sorted(board().counters[PERSIA])
    assert table.view(None).persians == (WHITE,)
    assert table.view(None).seats[WHITE].commands == (PERSIA,)


def test_persians_stay_home_if_everyone_leads(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, thebes=GREEN, argos=WHITE).phase(CommitForces)
    assert not table.all_told(PersiansCommanded)
    assert sorted(table.state.home[PERSIA]) == sorted(board().counters[PERSIA])
    assert table.state.hand[PERSIA] == []


def test_persians_shared(war: TableBuilder) -> None:
    war.phase(CommitForces)
    assert war.told(PersiansCommanded) == PersiansCommanded(seats=(GREEN, WHITE))


def test_persians_of_all_when_no_city_has_a_leader(table: TableBuilder) -> None:
    """Nobody leads anything: all share the Persians, and the start player names the first."""
    table.start(GREEN).hold(RED, ones=1).phase(CommitForces)
    assert table.told(PersiansCommanded) == PersiansCommanded(seats=(RED, BLUE, GREEN, WHITE))
    assert table.to_decide() == {GREEN: "name-first"}


def test_persians_are_never_dead_and_never_recovered(war: TableBuilder) -> None:
    war.commit(first=GREEN)
    assert not war.all_told(CounterRecovered)
    assert war.to_decide() == {GREEN: "commit-forces"}


# One force


def test_persians_are_sent_as_others_are(war: TableBuilder) -> None:
    war.commit(first=GREEN).act(GREEN, persians("hoplite", 3, "pylos", "attack"))
    assert war.told(CounterSent) == CounterSent(
        seat=GREEN, city=PERSIA, arm="hoplite", place="pylos", side="attack", main=True
    )
    assert war.told(WarBegun) == WarBegun(city=PERSIA, enemy="sparta")


def test_ruling_48_counters_of_all_lie_on_the_main_boxes(war: TableBuilder) -> None:
    """Green opened the attack on Pylos: White's Persians are main troops too."""
    war.commit(first=GREEN).turn(GREEN, persians("hoplite", 3, "pylos", "attack"))
    war.turn(WHITE, persians("trireme", 2, "pylos", "attack"))
    assert [(event.seat, event.main) for event in war.all_told(CounterSent)] == [(GREEN, True), (WHITE, True)]
    assert war.place("pylos").main_attacker == GREEN


def test_ruling_48_one_side_of_a_place(war: TableBuilder) -> None:
    """Green attacked Pylos with Persians, so White cannot defend it with others."""
    war.allowed("pylos", PERSIA).commit(first=GREEN).turn(GREEN, persians("hoplite", 3, "pylos", "attack"))
    war.refused(WHITE, persians("hoplite", 3, "pylos", "defence"), "both-sides", place="pylos")


def test_ruling_48_one_state_of_war(war: TableBuilder) -> None:
    """Green attacked Pylos: White's Persians cannot defend Sparta's Cythera, allowed or not."""
    war.allowed("cythera", PERSIA).commit(first=GREEN).turn(GREEN, persians("hoplite", 3, "pylos", "attack"))
    defend = persians("hoplite", 3, "cythera", "defence")
    war.refused(WHITE, defend, "at-war-with", city=PERSIA, other="sparta", place="cythera")


def test_ruling_48_one_state_of_alliance(war: TableBuilder) -> None:
    war.allowed("attica", PERSIA).commit(first=GREEN).turn(GREEN, persians("hoplite", 3, "attica", "defence"))
    assert war.told(AllianceMade) == AllianceMade(city=PERSIA, ally="athens")
    attack = persians("hoplite", 3, "naupactus", "attack")
    war.refused(WHITE, attack, "allied-with", city=PERSIA, other="athens", place="naupactus")


def test_ruling_48_war_with_persia_is_mutual(war: TableBuilder) -> None:
    """Persians attacked Pylos and Attica; Spartans cannot join them at Attica."""
    war.commit(first=GREEN)
    war.turn(GREEN, persians("hoplite", 3, "pylos", "attack"), persians("hoplite", 3, "attica", "attack"))
    war.turn(WHITE).turn(RED)
    join = Send("sparta", "hoplite", 4, "attica", "attack")
    war.refused(BLUE, join, "beside-enemy", city="sparta", other=PERSIA, place="attica")


def test_ruling_48_permission_is_needed_and_is_the_forces(war: TableBuilder) -> None:
    """Green asks and is allowed; White may defend there as well without asking."""
    war.commit(first=GREEN)
    defend = persians("hoplite", 3, "attica", "defence")
    war.refused(GREEN, defend, "needs-permission", city=PERSIA, place="attica", leader=RED)
    war.act(GREEN, AskPermission(PERSIA, "attica")).act(RED, AnswerRequest(True)).turn(GREEN)
    ask = AskPermission(PERSIA, "attica")
    war.refused(WHITE, ask, "already-allowed", city=PERSIA, place="attica")
    war.act(WHITE, defend)
    assert war.place("attica").main_defender == WHITE


def test_ruling_48_refusal_binds_the_turn_not_the_force(war: TableBuilder) -> None:
    """Green was refused; in White's turn White may ask again."""
    war.commit(first=GREEN).act(GREEN, AskPermission(PERSIA, "attica")).act(RED, AnswerRequest(False))
    war.turn(GREEN)
    assert war.may(WHITE, AskPermission(PERSIA, "attica"))


def test_ruling_48_one_hand(war: TableBuilder) -> None:
    """What Green has sent, White cannot send."""
    war.commit(first=GREEN)
    war.turn(GREEN, persians("trireme", 2, "pylos", "attack"), persians("trireme", 2, "pylos", "attack"))
    gone = persians("trireme", 2, "pylos", "attack")
    war.refused(WHITE, gone, "not-in-hand", city=PERSIA, arm="trireme", strength=2)
    assert war.view(GREEN).hand == war.view(WHITE).hand


def test_ruling_46_sharers_see_the_persians_others_do_not(war: TableBuilder) -> None:
    war.commit(first=GREEN).act(GREEN, persians("hoplite", 3, "pylos", "attack"))
    secret = war.told(OwnCounterSent)
    assert sorted(secret.audience or ()) == [GREEN, WHITE]
    assert [seen.strength for seen in war.seen(WHITE, "pylos").attackers] == [3]
    for other in (RED, BLUE, None):
        assert [seen.strength for seen in war.seen(other, "pylos").attackers] == [None]
    assert war.view(RED).persia.in_hand == {"hoplite": 5, "trireme": 4}


# Extra troops


def test_persians_are_paid_for_with_a_marker_from_any_city(war: TableBuilder) -> None:
    """Each sharer pays with own markers."""
    war.markers(corinth=[0, 0, 1, 0]).commit(first=GREEN)
    war.act(GREEN, *[persians("hoplite", 3, "pylos", "attack")] * 2)
    war.act(GREEN, PayMarker(PERSIA, "corinth"), *[persians("hoplite", 3, "pylos", "attack")] * 2)
    assert war.told(MarkerPaid) == MarkerPaid(seat=GREEN, force=PERSIA, city="corinth")
    assert war.state.markers["corinth"] == [0, 0, 0, 0]
    assert len(war.counters_at("pylos", "attack")) == 4


def test_persians_need_an_own_marker_there(war: TableBuilder) -> None:
    war.markers(corinth=[5, 5, 0, 5]).commit(first=GREEN)
    war.act(GREEN, *[persians("hoplite", 3, "pylos", "attack")] * 2)
    war.refused(GREEN, PayMarker(PERSIA, "corinth"), "no-marker-to-pay", city="corinth")
    war.refused(GREEN, PayMarker(PERSIA, "rome"), "no-such-city", city="rome")


def test_persians_of_the_second_sharer_are_paid_by_his_own_tile_and_marker(war: TableBuilder) -> None:
    war.commit(first=GREEN)
    war.turn(GREEN, *[persians("hoplite", 3, "pylos", "attack")] * 2)
    war.act(WHITE, *[persians("hoplite", 3, "pylos", "attack")] * 2)
    war.act(WHITE, PayMarker(PERSIA, "athens"), persians("hoplite", 2, "pylos", "attack"))
    assert war.state.markers["athens"] == [2, 2, 2, 1]


# Battles


def test_persians_lose_nothing(war: TableBuilder) -> None:
    """The counter to be lost goes back to the shield."""
    war.persians(GREEN, WHITE).at("attica", attack={GREEN: hoplites(PERSIA, 3, 2)})
    war.at("attica", defence={RED: hoplites("athens", 3)})
    war.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles)
    assert war.told(PersiansSpared) == PersiansSpared(side="attack", arm="hoplite", strength=2)
    assert not war.all_told(CounterLost)
    assert sorted(war.state.home[PERSIA]) == sorted(board().counters[PERSIA])


def test_ruling_37_no_ally_pays_for_the_persians(war: TableBuilder) -> None:
    """Main Persians with a Theban ally lose: the Persian is picked and spared, Thebes loses nothing."""
    war.persians(GREEN, WHITE)
    war.at("attica", attack={GREEN: hoplites(PERSIA, 3), BLUE: hoplites("thebes", 1)})
    war.at("attica", defence={RED: hoplites("athens", 3)})
    war.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles)
    assert war.told(PersiansSpared).strength == 3
    assert war.state.dead["thebes"] == []


def test_ruling_37_sharers_persians_are_main_troops(war: TableBuilder) -> None:
    """White's Persians lie on Green's main boxes: they are picked before an ally's weaker counter."""
    war.persians(GREEN, WHITE)
    war.at(
        "naupactus",
        attack={GREEN: hoplites(PERSIA, 3), WHITE: triremes(PERSIA, 2), BLUE: triremes("thebes", 1)},
        defence={RED: triremes("athens", 4)},
    )
    war.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles)
    assert war.told(PersiansSpared) == PersiansSpared(side="attack", arm="trireme", strength=2)
    assert war.state.dead["thebes"] == []


def test_ruling_37_main_greeks_lose_before_allied_persians(war: TableBuilder) -> None:
    war.persians(GREEN, WHITE)
    war.at("attica", attack={BLUE: hoplites("sparta", 4), GREEN: hoplites(PERSIA, 2)})
    war.at("attica", defence={RED: hoplites("athens", 3)})
    war.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles)
    assert war.state.dead["sparta"] == hoplites("sparta", 4)


def test_ruling_37_main_player_may_let_the_allied_persians_be_spared(war: TableBuilder) -> None:
    """Allied triremes two of Persia and of Argos are equal: main defender Blue chooses."""
    war.leaders(megara=WHITE).persians(GREEN).at(
        "delium",
        attack={WHITE: triremes("megara", 3)},
        defence={BLUE: hoplites("thebes", 1), RED: triremes("argos", 2), GREEN: triremes(PERSIA, 2)},
    )
    war.dice(attacker=[HIGH] * 2, defender=[LOW] * 2).phase(Battles)
    assert war.to_decide() == {BLUE: "choose-loss"}
    war.act(BLUE, ChooseLoss(PERSIA))
    assert war.told(PersiansSpared) == PersiansSpared(side="defence", arm="trireme", strength=2)
    assert war.state.dead["argos"] == []


def test_example_40_tiles_are_shared(war: TableBuilder) -> None:
    """The Persians win Attica: both score its four points in full."""
    war.persians(GREEN, WHITE).at("attica", attack={GREEN: hoplites(PERSIA, 2)}).phase(Battles)
    assert war.told(PersiansWon) == PersiansWon(place="attica", seats=(GREEN, WHITE), side="attack", points=4)
    assert war.winners_of("attica") == (GREEN, WHITE)
    assert [war.view(None).seats[seat].place_points for seat in range(4)] == [0, 0, 4, 4]
    assert war.told(CityDefeated).city == "athens"
    assert not war.all_told(PlaceWon)


def test_example_40_tile_is_shared_even_by_who_sent_nothing(war: TableBuilder) -> None:
    war.persians(GREEN, WHITE).at("attica", attack={WHITE: hoplites(PERSIA, 2)}).phase(Battles)
    assert war.winners_of("attica") == (GREEN, WHITE)


def test_example_40_unattacked_defence_is_rewarded_to_each(war: TableBuilder) -> None:
    """The Persians defend Naupactus, nobody attacks: both put two markers into Athens."""
    war.persians(GREEN, WHITE).at("naupactus", defence={GREEN: hoplites(PERSIA, 2)}).phase(Battles)
    assert war.all_told(DefenderRewarded) == [
        DefenderRewarded(seat=GREEN, city="athens", markers=2),
        DefenderRewarded(seat=WHITE, city="athens", markers=2),
    ]
    assert war.state.markers["athens"] == [2, 2, 4, 4]


def test_persians_as_allies_win_nothing(war: TableBuilder) -> None:
    war.persians(GREEN, WHITE)
    war.at("attica", attack={BLUE: hoplites("sparta", 1), GREEN: hoplites(PERSIA, 3)}).phase(Battles)
    assert war.winners_of("attica") == (BLUE,)


def test_persians_are_back_on_the_shield_at_round_end(war: TableBuilder) -> None:
    war.commit(first=GREEN).turn(GREEN, persians("hoplite", 3, "pylos", "attack"))
    while "commit-forces" in war.to_decide().values():
        ((seat, _),) = war.to_decide().items()
        war.turn(seat)
    assert war.state.round == 2
    assert sorted(war.state.home[PERSIA]) == sorted(board().counters[PERSIA])
    assert war.view(None).persians == ()


def test_persians_leader_of_nothing_may_be_named_first(war: TableBuilder) -> None:
    war.phase(CommitForces).act(BLUE, NameFirst(WHITE))
    assert war.to_decide() == {WHITE: "commit-forces"}


def test_persians_of_one_commander_win_for_him(table: TableBuilder) -> None:
    table.leaders(athens=RED, sparta=BLUE, thebes=GREEN).persians(WHITE).places("attica")
    table.at("attica", attack={WHITE: hoplites(PERSIA, 2)}).phase(Battles)
    assert table.winners_of("attica") == (WHITE,)


def test_persians_win_as_defenders(war: TableBuilder) -> None:
    """Two Persian commanders hold Naupactus: both take the tile, Athens suffers no defeat."""
    war.persians(GREEN, WHITE).at(
        "naupactus", attack={BLUE: hoplites("sparta", 1)}, defence={WHITE: hoplites(PERSIA, 3)}
    )
    war.dice(attacker=[LOW] * 2, defender=[HIGH] * 2).phase(Battles)
    won = PersiansWon(place="naupactus", seats=(GREEN, WHITE), side="defence", points=4)
    assert war.told(PersiansWon) == won
    assert war.state.defeats["athens"] == 0


def test_ruling_4_each_persians_reward_is_limited_by_his_supply(war: TableBuilder) -> None:
    war.bare().markers(argos=[0, 0, 30, 29]).persians(GREEN, WHITE)
    war.at("naupactus", defence={GREEN: hoplites(PERSIA, 2)}).phase(Battles)
    assert war.state.markers["athens"] == [0, 0, 0, 1]
