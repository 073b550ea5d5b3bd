"""Where two rules meet: the 300 and Argos as presence, what counts for wills, what runs out."""

from __future__ import annotations

import pytest

from games.core.agenda import Step
from games.core.decision import Action
from games.pericles import queries
from games.pericles.actions import (
    BuildBase,
    Citizens,
    Clear,
    Commit,
    Consult,
    Convert,
    Dismiss,
    Done,
    Fight,
    Lend,
    Move,
    Negotiate,
    Omens,
    Place,
    PlayCard,
    Raise,
    Raze,
    Redeploy,
    Remove,
    Retain,
    Settle,
    Ships,
    Sign,
    Train,
)
from games.pericles.board import EAST, FACTIONS, SIDES
from games.pericles.events.battle import BattleWon, MajorDefeat
from games.pericles.events.end import ArgosDispersed, SupremacyWon, UnitsRavaged
from games.pericles.events.theatre import BaseFlipped, NoEffect, TalksSettled, TreacheryPlaced
from games.pericles.events.turn import PeaceMade, UnitsGone, WarDeclared, WillIgnored
from games.pericles.figures import Faction, Side, Theatre
from games.pericles.movement import why_not_link
from games.pericles.pieces import Counter, Issue
from games.pericles.steps.aristophanes import DrawPlay
from games.pericles.steps.assembly import Contest
from games.pericles.steps.battle import Battles
from games.pericles.steps.callias import Callias
from games.pericles.steps.counters import LendCounters
from games.pericles.steps.diplomacy import Diplomacy
from games.pericles.steps.end_phase import sequence
from games.pericles.steps.expedition import Movement, StateShips
from games.pericles.steps.league import League
from games.pericles.steps.maintenance import Maintenance
from games.pericles.steps.military import Military
from games.pericles.steps.oracle import Oracle
from games.pericles.steps.plague import Plague, Victims
from games.pericles.steps.political_cards import DealCards, DismissEntourage, FormEntourage
from games.pericles.steps.redeployment import Redeployment
from games.pericles.steps.sequence import Turns
from games.pericles.steps.theatre import PlaceCounters, SetHonourOrder, places
from games.pericles.steps.unique import UniqueIssues
from games.pericles.steps.verdict import BattleVerdict
from games.pericles.steps.victory import HonourVictory
from games.pericles.steps.war_peace import WarAndPeace
from tests.games.pericles.builder import War


def _rich(*factions: Faction, tokens: int = 5) -> War:
    """Give these factions tokens."""
    war = War()
    for faction in factions:
        war.state.houses[faction].tokens = tokens
    war.stock_up()
    return war


def test_12_4_the_300_alone_hold_a_theatre_and_contest_one() -> None:
    war = War()
    war.state.three_hundred = "aetolia"
    assert queries.holders(war.state, "aetolia") == ["sparta"]
    war.stand("aetolia", "delian", base=1)
    assert queries.is_contested(war.state, "aetolia")


def test_12_1_argos_alone_contests_sparta() -> None:
    war = War()
    war.stand("sparta", "sparta", base=1)
    war.stand("sparta", "argos", land=1)
    assert queries.is_contested(war.state, "sparta")


def test_5_14_the_300_may_die_of_the_plague_and_their_own_side_says_so() -> None:
    war = War("campaign")
    war.state.cities["sparta"].controlling = "agiad"
    war.stand("athens", "sparta", land=2)
    war.state.three_hundred = "athens"
    war.begin(Plague())
    war.act("agiad", Remove("agiad", 0, 0, 0, 1))
    assert war.told(UnitsGone).units == (("three-hundred", 1),)
    assert (war.state.three_hundred, queries.elite_left(war.state)) == ("", 0)
    war.state.war = True
    war.state.cities["sparta"].track = [Issue("agoge", -1)]
    war.begin(UniqueIssues())
    war.refused("agiad", Train("agiad", 0, 1), "box-empty")


def test_14_43_argos_that_died_of_the_plague_does_not_rise_again() -> None:
    war = War("campaign")
    war.stand("sparta", "sparta", base=1, land=1)
    war.stand("sparta", "argos", land=2)
    war.stand("sparta", "delian", base=1)
    war.begin(Plague())
    assert queries.left_in_box(war.state, "argos", "land") == 4 - 1 - 1
    war.begin(League(owner="aristocrats", at="sparta"))
    war.refused("aristocrats", Raise("aristocrats", argos=3), "box-empty")
    war.act("aristocrats", Raise("aristocrats", argos=2))


def _won(side: Side, kind: str, *, at_war: bool) -> War:
    war = War()
    war.state.war = at_war
    war.state.cities[side].track = [Issue(kind, -1)]
    return war


def test_a27_what_makes_a_base_counts_for_the_will() -> None:
    """11.41: built and converted by a league issue, by colony and citizenship, and placed by diplomacy."""
    for answer in (BuildBase("aristocrats"), Convert("aristocrats")):
        war = _rich("aristocrats")
        war.stand("samos", "delian", base=1)
        war.begin(League(owner="aristocrats", at="samos"))
        war.act("aristocrats", answer)
        assert war.state.cities["athens"].founded == ["samos"]
    war = _won("athens", "colony", at_war=False)
    war.stand("samos", "delian", base=1)
    war.begin(UniqueIssues())
    war.act("aristocrats", Settle("aristocrats", "samos", 2))
    assert war.state.cities["athens"].founded == ["samos"]
    war = _won("athens", "citizenship", at_war=True)
    war.stand("samos", "delian", base=1)
    war.begin(UniqueIssues())
    war.act("aristocrats", Citizens("aristocrats", "samos", 0, 1))
    assert war.state.cities["athens"].founded == ["samos"]
    assert _talk([4, 2], tokens=0, less=0).state.cities["athens"].founded == ["samos"]


def test_a27_a_flipped_base_does_not_count_for_the_will() -> None:
    war = _rich("aristocrats")
    war.stand("samos", "peloponnesian", base=1)
    war.begin(Diplomacy(owner="aristocrats", at="samos"))
    war.act("aristocrats", Commit("aristocrats", 3))
    assert war.told(BaseFlipped).theatre == "samos"
    assert not war.state.cities["athens"].founded


def _talk(cards: list[int], *, tokens: int, less: int) -> War:
    """Let the Aristocrats talk in a neutral theatre where treachery lies."""
    war = _rich("aristocrats", "agiad", "eurypontid")
    war.state.treachery["samos"] = {"athens": 3, "sparta": 3}
    war.script_battle_cards({"athens": [cards[0]], "sparta": [cards[1]]})
    war.begin(Diplomacy(owner="aristocrats", at="samos"))
    war.act("aristocrats", Negotiate("aristocrats"))
    rival = war.state.cities["sparta"].controlling
    war.act("aristocrats", Commit("aristocrats", tokens))
    war.act(rival, Commit(rival, less))
    return war


@pytest.mark.parametrize(("cards", "won"), [([4, 2], True), ([3, 2], False)])
def test_8_51_treachery_does_not_count_in_talks_and_nothing_may_be_committed(
    cards: list[int], won: bool
) -> None:
    war = _talk(cards, tokens=0, less=0)
    assert war.told(TalksSettled).won == won
    assert war.state.treachery["samos"] == {"athens": 3, "sparta": 3}


def test_a17_the_third_persian_base_is_the_last() -> None:
    war = _rich("agiad", "aristocrats")
    war.state.persian_bases = 2
    war.begin(League(owner="agiad", at="persia"))
    war.act("agiad", BuildBase("agiad"))
    assert war.state.persian_bases == 3
    idle: list[Step] = [
        League(owner="agiad", at="persia"),
        League(owner="aristocrats", at="persia"),
        Military(owner="agiad", at="persia"),
        Diplomacy(owner="agiad", at="persia"),
    ]
    before = war.state.houses["agiad"].tokens
    for step in idle:
        war.begin(step)
        assert war.required() == []
        assert war.told(NoEffect).theatre == "persia"
    assert war.state.houses["agiad"].tokens == before


def test_8_53_the_oracle_sows_as_many_markers_as_are_left() -> None:
    war = War()
    war.state.treachery["chios"] = {"athens": 9}
    war.begin(Oracle(owner="aristocrats", at="athens"))
    closed = Omens("aristocrats", ("samos", "lesbos", EAST))
    war.refused("aristocrats", closed, "theatre-closed", theatre=EAST)
    war.act("aristocrats", Omens("aristocrats", ("samos", "lesbos", "sparta")))
    assert [(each.theatre, each.number) for each in war.all_told(TreacheryPlaced)] == [("samos", 1)]


def test_9_32_a_named_way_may_end_at_the_goal_though_it_is_no_trap() -> None:
    war = War()
    war.state.war = True
    war.stand("isthmus", "peloponnesian", land=1)
    war.stand("boeotia", "peloponnesian", base=1)
    war.begin(Movement(owner="agiad", at="boeotia", left=1))
    war.act("agiad", Move("agiad", "peloponnesian-land", "isthmus", "boeotia", ("naupactus", "aetolia")))
    assert queries.units(war.state, "boeotia", "peloponnesian", "land") == 1


def test_12_3_state_ships_that_stayed_may_sail_in_a_later_battle_of_the_turn() -> None:
    war = War()
    ruling = war.state.cities["athens"].controlling
    war.begin(StateShips(at="samos"))
    war.act(ruling, Ships(ruling, False))
    war.begin(StateShips(at="chios"))
    war.act(ruling, Ships(ruling, True))
    assert (war.state.ships_ready, war.state.ships_sent) == (False, True)


def _defeat(war: War) -> None:
    """Let three white land units die in Boeotia."""
    war.state.committed = {"agiad": 5}
    war.stock_up()
    war.stand("boeotia", "peloponnesian", land=4)
    war.stand("boeotia", "delian", land=3)
    war.script_battle_cards({"athens": [1], "sparta": [1]})
    war.begin(Battles(owner="agiad", at="boeotia"))
    while war.required():
        decision = war.required()[0]
        assert decision.default is not None
        war.act(decision.seat, decision.default)


def test_9_54_a_second_major_defeat_of_a_turn_changes_nothing() -> None:
    war = War()
    war.state.cities["athens"].controlling = "demagogues"
    _defeat(war)
    assert war.told(MajorDefeat).half == "aristocrats"
    assert war.state.cities["athens"].track == [Issue("war-peace", -2)]
    _defeat(war)
    assert not war.all_told(MajorDefeat)
    assert war.state.cities["athens"].track == [Issue("war-peace", -2)]


@pytest.mark.parametrize(("scenario", "strikes"), [("campaign", True), ("second-war", False)])
def test_14_43_each_declaration_of_war_in_the_campaign_ravages_both_sides(
    scenario: str, strikes: bool
) -> None:
    war = War(scenario)
    for times in (1, 2):
        war.state.war = False
        war.state.cities["sparta"].track = [Issue("war-peace", 1)]
        war.begin(WarAndPeace())
        assert war.told(WarDeclared).factions == ("eurypontid",)
        told = [each.side for each in war.all_told(UnitsRavaged)]
        assert told == [side for side in SIDES for _ in range(2)] * strikes
        assert sum(war.state.lost_for_good.values()) == 4 * times * strikes


@pytest.mark.parametrize(
    ("scenario", "turn", "ends"),
    [
        ("first-war", 2, False),
        ("first-war", 3, True),
        ("second-war", 3, True),
        ("campaign", 6, False),
        ("campaign", 7, True),
        ("archidamian", 2, False),
    ],
)
def test_7_41_peace_ends_a_war_from_a_turn_on(scenario: str, turn: int, ends: bool) -> None:
    war = War(scenario)
    war.state.war, war.state.scenario_turn = True, turn
    for side in SIDES:
        war.state.cities[side].track = [Issue("war-peace", 1)]
    war.state.agenda[:] = [Turns(stage=3), WarAndPeace()]
    war.go_on()
    assert war.told(PeaceMade).gained == 10
    assert (war.state.result is not None) == ends


@pytest.mark.parametrize(
    ("scenario", "turns"),
    [("first-war", 5), ("second-war", 5), ("campaign", 10), ("archidamian", 2), ("periclean-peace", 2)],
)
def test_11_1_a_scenario_is_scored_after_its_last_turn(scenario: str, turns: int) -> None:
    war = War(scenario)
    for turn, last in ((turns - 1, "NextTurn"), (turns, "FinalScore")):
        war.state.scenario_turn = turn
        assert type(sequence(war.state)[-1]).__name__ == last


@pytest.mark.parametrize(
    ("at", "wanted", "key"),
    [
        ("athens", Raise("aristocrats", land=2), "box-empty"),
        ("athens", Raise("aristocrats", naval=2), "box-empty"),
        ("athens", Raise("aristocrats", three_hundred=1), "box-empty"),
        ("athens", Raise("aristocrats"), "build-something"),
    ],
)
def test_9_1_home_builds_take_what_is_left_and_are_something(at: Theatre, wanted: Raise, key: str) -> None:
    war = _rich("aristocrats", "agiad")
    war.stand("athens", "athens", base=2)
    war.stand("samos", "athens", land=9, naval=11)
    war.begin(Military(owner="aristocrats", at=at))
    war.refused("aristocrats", wanted, key)
    war.act("aristocrats", Raise("aristocrats", land=1, naval=1))
    assert (queries.left_in_box(war.state, "athens", "land"), war.state.houses["aristocrats"].tokens) == (
        0,
        4,
    )


def test_8_52_the_300_are_no_league_unit() -> None:
    war = _rich("agiad")
    war.stand("isthmus", "peloponnesian", base=1)
    war.begin(League(owner="agiad", at="isthmus"))
    war.refused("agiad", Raise("agiad", three_hundred=1), "league-units-only")


def test_9_41_losses_are_taken_in_the_element_of_the_battle_alone() -> None:
    war = War()
    war.state.committed = {"agiad": 4}
    war.stock_up()
    war.stand("samos", "delian", land=2, naval=2, base=1)
    war.stand("samos", "peloponnesian", land=3, naval=3)
    war.script_battle_cards({"athens": [1], "sparta": [1]})
    war.begin(Battles(owner="agiad", at="samos"))
    assert queries.units(war.state, "samos", "delian", "land") == 2
    assert queries.units(war.state, "samos", "delian", "naval") == 0


def test_9_11_gold_may_be_left_unspent() -> None:
    war = _rich("agiad")
    war.state.persian_bases = 1
    war.stand("sparta", "sparta", base=1)
    war.begin(Military(owner="agiad", at="sparta"))
    war.act("agiad", Raise("agiad", naval=1))
    assert war.asked("agiad").question == "gold"
    war.act("agiad", Done("agiad"))
    assert war.required() == []
    assert queries.units(war.state, "sparta", "sparta", "naval") == 1


def test_9_32_nobody_passes_through_the_goal() -> None:
    """Amphipolis would be a trap; it lies behind Macedonia, and all other ways are barred."""
    war = War()
    war.state.war = True
    war.stand("thessaly", "peloponnesian", land=2)
    for theatre in ("aetolia", "boeotia", "amphipolis"):
        war.stand(theatre, "delian", land=3, base=1)
    war.begin(Movement(owner="agiad", at="macedonia", left=2))
    through = Move("agiad", "peloponnesian-land", "thessaly", "amphipolis")
    war.refused("agiad", through, "no-way-there", theatre="thessaly", to="amphipolis")
    past = Move("agiad", "peloponnesian-land", "thessaly", "amphipolis", ("macedonia",))
    war.refused("agiad", past, "stops-at-goal", theatre="macedonia")
    war.act("agiad", Move("agiad", "peloponnesian-land", "thessaly", "macedonia"))


def test_12_1_argos_stays_while_a_white_base_stands_at_sparta() -> None:
    war = War()
    war.stand("sparta", "argos", land=4)
    war.stand("sparta", "delian", base=1)
    war.begin(Maintenance(side="athens"))
    assert queries.stack(war.state, "sparta", "argos").land == 4
    assert not war.all_told(ArgosDispersed)


def test_5_14_the_300_do_not_die_in_place_of_a_ship() -> None:
    war = War()
    war.stand("athens", "sparta", naval=2)
    war.stand("athens", "peloponnesian", naval=2)
    war.state.three_hundred = "athens"
    war.begin(Victims(side="sparta", at="athens", element="naval", number=2))
    ruling = war.state.cities["sparta"].controlling
    war.refused(ruling, Remove(ruling, 1, 0, 0, 1), "pieces-not-there", side="sparta")
    war.act(ruling, Remove(ruling, 1, 1))


def test_a60_a_league_issue_removes_all_the_treachery_there_is() -> None:
    war = _rich("aristocrats")
    war.stand("samos", "delian", base=1)
    war.state.treachery["samos"] = {"athens": 9, "sparta": 10}
    war.begin(League(owner="aristocrats", at="samos"))
    war.act("aristocrats", Clear("aristocrats", 9, 10))
    assert not war.state.treachery


def test_8_52_a_league_issue_that_builds_builds_something() -> None:
    war = _rich("aristocrats")
    war.stand("samos", "delian", base=1)
    war.begin(League(owner="aristocrats", at="samos"))
    war.refusal("aristocrats", Raise("aristocrats"))


@pytest.mark.parametrize(
    ("scenario", "at", "more"), [("mantinea", "sparta", False), ("samos-revolt", "samos", True)]
)
def test_14_1_a_battle_game_has_a_second_battle_only_if_it_names_one(
    scenario: str, at: Theatre, more: bool
) -> None:
    war = War(scenario)
    war.stand(at, "athens", land=5, naval=5)
    war.stand(at, "peloponnesian", base=1)
    war.begin(Battles(owner="aristocrats", at=at))
    assert [each.question for each in war.required()] == ["second"] * more


@pytest.mark.parametrize(("discs", "ignored"), [(1, False), (0, True)])
def test_11_41_one_base_in_the_box_is_enough_for_a_will(discs: int, ignored: bool) -> None:
    war = War()
    for theatre, number in (("samos", 3), ("chios", 3), ("lesbos", 3), ("ionia", 3)):
        war.stand(theatre, "delian", base=number)
    for theatre, number in (("cyclades", 3), ("sporades", 3), ("naupactus", 2 - discs)):
        war.stand(theatre, "athens", base=number)
    war.script("play", war.state.plays_left.index("lys-c"))
    war.begin(DrawPlay())
    assert bool(war.all_told(WillIgnored)) == ignored


def test_7_44_a_colony_takes_the_white_units_that_are_left() -> None:
    war = _won("athens", "colony", at_war=False)
    war.stand("samos", "delian", base=1)
    war.stand("chios", "delian", land=11, naval=8)
    war.begin(UniqueIssues())
    war.refused("aristocrats", Settle("aristocrats", "samos", 2), "box-empty")
    war.refused("aristocrats", Settle("aristocrats", "samos", 0, 1), "box-empty")
    war.act("aristocrats", Settle("aristocrats", "samos", 1))
    assert queries.stack(war.state, "samos", "delian").base == 2


def test_9_1_nothing_is_built_in_a_city_of_which_the_enemy_alone_holds_the_theatre() -> None:
    war = _rich("agiad")
    war.state.persian_bases = 1
    war.stand("sparta", "athens", land=1)
    war.stand("ionia", "peloponnesian", base=1)
    war.begin(Military(owner="agiad", at="sparta"))
    war.refused("agiad", Raise("agiad"), "build-at-home")


@pytest.mark.parametrize(("cards", "winner"), [([5, 1], "aristocrats"), ([1, 5], "agiad"), ([3, 3], "")])
def test_14_1_the_side_that_wins_the_first_battle_wins_a_battle_game(cards: list[int], winner: str) -> None:
    war = War("mantinea")
    war.stand("sparta", "athens", land=2)
    war.stand("sparta", "peloponnesian", land=2)
    war.script_battle_cards({"athens": [cards[0]], "sparta": [cards[1]]})
    war.begin(BattleVerdict(owner="agiad", at="sparta"))
    war.act("agiad", Fight("agiad"))
    assert war.state.result is not None
    assert war.state.result.winner == winner


def test_8_52_a_league_issue_builds_ships_that_are_left_and_one_argive_unit_if_wanted() -> None:
    war = _rich("aristocrats")
    war.stand("sparta", "delian", base=2)
    war.stand("samos", "delian", naval=7)
    war.begin(League(owner="aristocrats", at="sparta"))
    war.refused("aristocrats", Raise("aristocrats", naval=2), "box-empty")
    assert war.may("aristocrats", Raise("aristocrats", naval=1))
    war.act("aristocrats", Raise("aristocrats", argos=1))
    assert queries.stack(war.state, "sparta", "argos").land == 1


def test_8_3_nobody_places_the_counters_of_another_faction() -> None:
    war = War()
    for faction in FACTIONS:
        war.state.houses[faction].counters = [Counter(faction, "rumour")]
    war.begin(SetHonourOrder(), PlaceCounters())
    first, *others = war.state.honour_order
    for faction in others:
        theirs = Place(faction, "rumour", faction, "samos")
        war.refused(first, theirs, "not-your-faction", faction=faction)


def _not_theirs(war: War, who: Faction, action: Action) -> None:
    assert war.asked(who).party == who
    war.refused(who, action, "not-your-faction", faction="aristocrats")


def test_4_0_nobody_who_is_asked_too_answers_in_secret_for_another_faction() -> None:
    war = War()
    war.keep("aristocrats", "a01", "a02", "a03")
    war.keep("demagogues", "a04", "a05", "a06")
    war.begin(DismissEntourage())
    _not_theirs(war, "demagogues", Dismiss("aristocrats", ("a01",)))
    war = War()
    war.begin(DealCards(), FormEntourage())
    held = tuple(war.state.houses["aristocrats"].hand[:3])
    _not_theirs(war, "demagogues", Retain("aristocrats", held))
    war = War()
    for faction in ("aristocrats", "agiad"):
        war.state.houses[faction].counters = [Counter(faction, "military")] * 4
    war.begin(LendCounters())
    _not_theirs(war, "agiad", Lend("aristocrats", ("military", "military")))
    war = _rich("aristocrats", "agiad", "eurypontid")
    war.begin(Diplomacy(owner="aristocrats", at="samos"))
    war.act("aristocrats", Negotiate("aristocrats"))
    _not_theirs(war, war.state.cities["sparta"].controlling, Commit("aristocrats", 1))


def test_6_12_nobody_plays_a_card_of_the_compatriot() -> None:
    war = War()
    war.hold("aristocrats", "a01")
    war.hold("demagogues", "a02")
    war.state.cities["athens"].track = [Issue("games", 0)]
    war.begin(Contest(side="athens", issue="games", box=0))
    _not_theirs(war, "demagogues", PlayCard("aristocrats", "a01"))


def test_5_2_no_card_is_named_twice() -> None:
    war = War()
    war.keep("aristocrats", "a01", "a02", "a03")
    war.begin(DismissEntourage())
    war.refused("aristocrats", Dismiss("aristocrats", ("a01", "a01")), "not-in-entourage", card="a01")
    war = War()
    war.begin(DealCards(), FormEntourage())
    first, second, *_ = war.state.houses["aristocrats"].hand
    war.refused("aristocrats", Retain("aristocrats", (first, first, second)), "not-in-hand", card=first)


def test_11_2_where_all_units_are_alike_as_many_as_must_go_without_a_question() -> None:
    war = War()
    war.stand("samos", "delian", base=1, land=7)
    war.begin(Maintenance(side="athens"))
    assert war.required() == []
    assert queries.stack(war.state, "samos", "delian").land == 4


def test_8_51_talks_that_are_won_without_a_white_base_in_the_box_found_nothing() -> None:
    war = _rich("aristocrats")
    for theatre in ("lesbos", "chios", "sporades", "cyclades"):
        war.stand(theatre, "delian", base=3)
    war.script_battle_cards({"athens": [5], "sparta": [1]})
    war.begin(Diplomacy(owner="aristocrats", at="macedonia"))
    war.act("aristocrats", Negotiate("aristocrats"))
    rival = war.state.cities["sparta"].controlling
    war.act("aristocrats", Commit("aristocrats", 5))
    war.act(rival, Commit(rival, 0))
    assert not war.told(TalksSettled).won
    assert "macedonia" not in war.state.pieces


def test_9_32_who_stood_there_may_leave_though_another_of_its_kind_has_come() -> None:
    """9.32 E: a unit moves once; two have come, one has not moved."""
    war = War()
    war.state.war = True
    war.stand("isthmus", "peloponnesian", land=1)
    war.stand("sparta", "peloponnesian", land=2)
    war.stand("boeotia", "delian", land=3)
    war.begin(Movement(owner="agiad", at="isthmus", left=5))
    unit = "peloponnesian-land"
    war.act("agiad", Move("agiad", unit, "sparta", "isthmus"), Move("agiad", unit, "sparta", "isthmus"))
    war.act("agiad", Move("agiad", unit, "isthmus", "boeotia"))
    again = Move("agiad", unit, "isthmus", "boeotia")
    war.refused("agiad", again, "moved-already", theatre="isthmus")


def test_9_33_in_peace_the_300_alone_bar_blue_units_and_no_white_ones() -> None:
    war = War()
    war.stand("athens", "athens", land=1)
    war.stand("athens", "delian", land=1)
    war.state.three_hundred = "boeotia"
    war.begin(Movement(owner="aristocrats", at="boeotia", left=2))
    blue = Move("aristocrats", "athens-land", "athens", "boeotia")
    war.refused("aristocrats", blue, "peace-bars", theatre="boeotia")
    war.act("aristocrats", Move("aristocrats", "delian-land", "athens", "boeotia"))


def test_9_33_in_peace_a_blue_unit_alone_bars_the_300() -> None:
    war = War()
    war.state.three_hundred = "isthmus"
    war.stand("boeotia", "athens", land=1)
    war.stand("isthmus", "peloponnesian", land=1)
    war.begin(Movement(owner="agiad", at="boeotia", left=1))
    red = Move("agiad", "three-hundred", "isthmus", "boeotia")
    war.refused("agiad", red, "peace-bars", theatre="boeotia")
    war.act("agiad", Move("agiad", "peloponnesian-land", "isthmus", "boeotia"))


@pytest.mark.parametrize("scenario", ["archidamian", "periclean-peace", "time-of-peace"])
def test_a35_vignettes_of_whole_turns_have_no_honour_victory(scenario: str) -> None:
    war = War(scenario)
    war.state.houses[war.state.cities["athens"].controlling].honour = 99
    war.begin(HonourVictory())
    assert not war.all_told(SupremacyWon)
    assert war.state.result is None


def test_14_1_a_theatre_game_has_the_theatres_that_it_lists_and_no_links_out_of_them() -> None:
    war = War("central-greece")
    listed = ["aetolia", "naupactus", "isthmus", "sparta", "athens", "boeotia"]
    assert sorted(places(war.state)) == sorted(listed)
    war.stand("athens", "athens", naval=2)
    for to, is_open in (("isthmus", True), ("cyclades", False), ("lesbos", False), ("corcyra", False)):
        refusal = why_not_link(war.state, "athens-naval", "athens", to, leaving=True)
        assert (refusal is None) == is_open
    war.state.houses["aristocrats"].counters = [Counter("aristocrats", "rumour")]
    war.begin(SetHonourOrder(), PlaceCounters())
    out = Place("aristocrats", "rumour", "aristocrats", "samos")
    war.refused("aristocrats", out, "theatre-closed", theatre="samos")


@pytest.mark.parametrize(
    "theatres", [("samos", "chios"), ("samos", "chios", "chios"), ("samos", "samos", "chios", "ionia")]
)
def test_8_53_an_oracle_sows_in_exactly_three_theatres(theatres: tuple[Theatre, ...]) -> None:
    war = War()
    war.begin(Oracle(owner="aristocrats", at="athens"))
    war.refused("aristocrats", Omens("aristocrats", theatres), "different-theatres", number=3)


def test_a66_a_seat_that_leads_two_factions_answers_for_the_one_that_owns_the_counter() -> None:
    war = War()
    war.state.seats, war.state.owners = 2, dict(zip(FACTIONS, (0, 1, 0, 1), strict=True))
    war.begin(Oracle(owner="aristocrats", at="athens"))
    war.refused(0, Consult("agiad"), "owner-decides", faction="aristocrats")
    war.act(0, Consult("aristocrats"))
    assert [war.state.houses[each].honour for each in ("aristocrats", "agiad")] == [13, 10]


@pytest.mark.parametrize(("argives", "left"), [(1, 1), (2, 1), (4, 1)])
def test_12_1_all_but_one_argive_unit_go(argives: int, left: int) -> None:
    war = War()
    war.stand("sparta", "argos", land=argives)
    war.stand("athens", "athens", base=2)
    war.begin(Maintenance(side="athens"))
    assert queries.stack(war.state, "sparta", "argos").land == left


def test_11_3_of_units_that_came_and_units_that_stood_there_only_these_go_on() -> None:
    war = War()
    for theatre, land in (("samos", 2), ("chios", 1), ("lesbos", 0)):
        war.stand(theatre, "delian", base=1, land=land)
    war.begin(Redeployment(colour="delian"))
    unit, ruling = "delian-land", war.state.cities["athens"].controlling
    war.act(ruling, Redeploy(ruling, unit, "samos", "chios", 2))
    war.refused(ruling, Redeploy(ruling, unit, "chios", "lesbos", 2), "moved-already", theatre="chios")
    war.act(ruling, Redeploy(ruling, unit, "chios", "lesbos", 1))


def test_d1_the_ship_of_the_treaty_may_be_given_up_anywhere() -> None:
    war = War("first-war")
    war.state.persian_war = True
    war.stand(EAST, "delian", base=1)
    war.stand(EAST, "athens", naval=1)
    war.stand("samos", "athens", naval=1)
    ruling = war.state.cities["athens"].controlling
    war.begin(Callias())
    war.refused(ruling, Sign(ruling, "chios"), "no-ship-there", theatre="chios")
    war.act(ruling, Sign(ruling, "samos"))
    assert "samos" not in war.state.pieces
    assert queries.units(war.state, "athens", "athens", "naval") == 1


def test_9_8_the_ten_markers_of_a_side_are_counted_over_all_theatres() -> None:
    war = _rich("aristocrats")
    war.state.treachery = {"samos": {"athens": 4}, "chios": {"athens": 4}, "ionia": {"sparta": 3}}
    war.stand("isthmus", "peloponnesian", base=3)
    war.begin(Diplomacy(owner="aristocrats", at="isthmus"))
    war.act("aristocrats", Commit("aristocrats", 3))
    assert war.state.treachery["isthmus"] == {"athens": 2}


def test_9_83_treachery_stays_where_no_base_is_razed() -> None:
    war = War()
    war.state.treachery["boeotia"] = {"athens": 1}
    war.stand("boeotia", "peloponnesian", land=2)
    war.stand("boeotia", "delian", base=1)
    war.state.committed = {"agiad": 5}
    war.stock_up()
    war.script_battle_cards({"athens": [1], "sparta": [1]})
    war.begin(Battles(owner="agiad", at="boeotia"))
    war.act("agiad", Raze("agiad"))
    assert war.state.treachery["boeotia"] == {"athens": 1}


@pytest.mark.parametrize(("cards", "winner"), [([3, 2], "athens"), ([2, 3], "sparta")])
def test_9_43_one_point_more_wins_a_battle(cards: list[int], winner: Side) -> None:
    war = War()
    war.stand("boeotia", "peloponnesian", land=1)
    war.stand("boeotia", "delian", land=1)
    war.script_battle_cards({"athens": [cards[0]], "sparta": [cards[1]]})
    war.begin(Battles(owner="agiad", at="boeotia"))
    assert (war.told(BattleWon).side, war.told(BattleWon).margin) == (winner, 1)
