"""8 to 11: influence, regions, scoring, armies, triremes, recruiting, rebuilding, favours, hands."""

from __future__ import annotations

import pytest

from games.core.agenda import Step
from games.sparta import cards, favours, queries, treasury
from games.sparta.actions import Build, Discard, Pass, Recruit
from games.sparta.board import POWERS
from games.sparta.events.rounds import (
    ArmiesSet,
    CardsDealt,
    IncomePaid,
    RaidsRebuilt,
    Recruited,
    RegionsScored,
    RoundBegan,
    ShipBuilt,
    StackJoined,
)
from games.sparta.steps.hands import CutHand
from games.sparta.steps.rounds import BuildShips, Rebuild, RecruitSupports, Rounds, SetArmies
from tests.games.sparta.builder import Hellas


def test_e01_e02_the_first_scoring_and_its_income() -> None:
    hellas = Hellas().after_set_up()
    held = {event.power: set(event.markers) for event in hellas.all_told(RegionsScored)}
    assert held["athens"] == {"aitolia", "attica", "chalcidice", "cyclades"}
    assert held["sparta"] == {"boeotia", "hellespontus", "sicilia", "peloponnesos"}
    paid = {event.power: (event.talents, event.favours) for event in hellas.all_told(IncomePaid)}
    assert paid == {"athens": (10, 1), "sparta": (13, 0)}


def test_e05_a_siege_keeps_a_city_from_counting() -> None:
    hellas = Hellas().after_set_up()
    assert queries.winner(hellas.state, "chalcidice") == "athens"
    hellas.state.spots["potidaea"].siege = ""
    assert queries.winner(hellas.state, "chalcidice") == "sparta"


def test_e07_one_influence_is_friendly_a_second_one_controls() -> None:
    hellas = Hellas()
    hellas.put("creta", "athens", 1)
    assert queries.is_friendly(hellas.state, "athens", "creta")
    assert queries.is_hostile(hellas.state, "sparta", "creta")
    assert queries.controller(hellas.state, "creta") == ""
    hellas.put("creta", "athens", 2)
    assert queries.controller(hellas.state, "creta") == "athens"


@pytest.mark.parametrize(
    ("armies", "expected"),
    [((2, 5), (5, 7)), ((0, 5), (4, 7)), ((5, 5), (5, 6)), ((0, 0), (4, 5))],
)
def test_e43_e44_armies_are_set_anew(armies: tuple[int, int], expected: tuple[int, int]) -> None:
    """Both hold their capital, and Athens besieges Potidaea."""
    hellas = Hellas()
    hellas.state.holdings["athens"].army, hellas.state.holdings["sparta"].army = armies
    hellas.begin(SetArmies())
    told = {event.power: event.army for event in hellas.all_told(ArmiesSet)}
    assert told == {"athens": expected[0], "sparta": expected[1]}


def test_ruling_11_the_lower_fleet_builds_first_and_once_more() -> None:
    hellas = Hellas()
    for power in ("athens", "sparta"):
        hellas.state.holdings[power].talents = 9
    hellas.begin(BuildShips())
    hellas.act("sparta", Build()).act("athens", Pass()).act("sparta", Build())
    assert hellas.state.holdings["sparta"].fleet == 7
    assert not hellas.table.asked()


def test_ruling_12_recruiting_goes_in_turns_and_a_pass_is_final() -> None:
    hellas = Hellas()
    state = hellas.state
    state.holdings["athens"].markers = ["attica", "cyclades"]
    state.holdings["athens"].talents = state.holdings["sparta"].talents = 3
    for support in ("attica-cavalry", "cyclades-fleet", "sparta-elite"):
        state.supports[support].state, state.supports[support].holder = "lost", ""
    hellas.begin(RecruitSupports())
    hellas.refused("sparta", Recruit("attica-cavalry"), "not-your-marker", support="attica-cavalry")
    hellas.refused("sparta", Recruit("boeotia-elite"), "not-lost", support="boeotia-elite")
    hellas.act("sparta", Recruit("sparta-elite")).act("athens", Recruit("attica-cavalry"))
    hellas.act("athens", Recruit("cyclades-fleet"))
    assert state.supports["sparta-elite"].veteran is False
    assert not hellas.table.asked()


def test_e47_raid_markers_leave_all_but_besieged_places() -> None:
    hellas = Hellas()
    hellas.put("athenae", "athens", 3, raid=True)
    hellas.state.spots["potidaea"].raid = True
    hellas.begin(Rebuild())
    assert not hellas.state.spots["athenae"].raid
    assert hellas.state.spots["potidaea"].raid


def test_ruling_40_a_favour_that_is_not_there_is_a_talent() -> None:
    hellas = Hellas()
    hellas.begin(Step())
    favours.gain(hellas.table, "athens", 3)
    favours.gain(hellas.table, "sparta", 3)
    assert hellas.state.holdings["athens"].favours == 3
    assert (hellas.state.holdings["sparta"].favours, hellas.state.holdings["sparta"].talents) == (1, 2)


def test_ruling_58_the_green_favour_is_paid_first_unless_it_is_kept() -> None:
    hellas = Hellas()
    holding = hellas.state.holdings["athens"]
    holding.favours, holding.green = 2, True
    favours.pay(hellas.table, "athens", 1, ordinary=True)
    assert (holding.favours, holding.green) == (1, True)
    favours.pay(hellas.table, "athens", 1)
    assert (holding.favours, holding.green) == (1, False)


def test_ruling_64_tracks_stop_at_their_ends() -> None:
    hellas = Hellas()
    hellas.state.holdings["athens"].army = 1
    assert treasury.shift(hellas.table, "athens", "army", -3) == -1
    assert treasury.shift(hellas.table, "athens", "army", 20) == 12


def test_5_a_hand_above_six_is_cut_back_at_once() -> None:
    hellas = Hellas()
    hellas.arm("athens", "b01", "b02", "b03", "b04", "b05", "b06")
    hellas.begin()
    cards.draw_battle(hellas.table, "athens", 2)
    hellas.go_on()
    assert any(isinstance(step, CutHand) for step in hellas.state.agenda)
    hellas.refused("athens", Discard(("b01",)), "discard-so-many", number=2)
    hellas.act("athens", Discard(("b01", "b02")))
    assert len(hellas.state.holdings["athens"].battle) == 6


def test_10_the_phases_of_a_round_in_their_order() -> None:
    """The income of the scoring pays for ships; the new stack is dealt from at last."""
    hellas = Hellas()
    state = hellas.state
    for power in POWERS:
        state.holdings[power].talents = 0
        hellas.hold(power)
    hellas.put("gela", "sparta", 1, raid=True)
    state.supports["boeotia-elite"].state = "lost"
    hellas.begin(Rounds(number=3))
    while hellas.to_decide() and not hellas.all_told(CardsDealt):
        decision = hellas.required()[0]
        kind = next((each for each in (Build, Recruit) if each in decision.kinds()), None)
        actions = [each for form in decision.answers for each in form.every() or ()]
        hellas.act(decision.seat, next(each for each in actions if kind is None or isinstance(each, kind)))
    kinds: list[type] = [type(event) for event in hellas.table.events]
    order: list[type] = [
        RoundBegan,
        RegionsScored,
        IncomePaid,
        ArmiesSet,
        ShipBuilt,
        Recruited,
        RaidsRebuilt,
        StackJoined,
    ]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert kinds.index(StackJoined) < kinds.index(CardsDealt)


def test_10_a_first_round_leaves_five_phases_out() -> None:
    hellas = Hellas("pw1")
    assert hellas.state.round == 1
    assert hellas.state.holdings["athens"].army == 5
    assert Rounds().whole
