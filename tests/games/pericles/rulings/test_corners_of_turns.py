"""4 to 7, 11 and 14: where two rules meet in a turn, in its end and in scenarios."""

from __future__ import annotations

import pytest

from games.core.decision import Action
from games.pericles import queries
from games.pericles.actions import (
    BuildBase,
    Citizens,
    Commit,
    Convert,
    Disband,
    Dismiss,
    Done,
    Fight,
    Lend,
    Negotiate,
    Place,
    PlayCard,
    Raise,
    Redeploy,
    Remove,
    Retain,
    Settle,
    Sign,
    Train,
)
from games.pericles.board import EAST, OF_SIDE, SIDES
from games.pericles.events.end import SupremacyWon, UnitsRavaged, UnitsStranded
from games.pericles.events.theatre import BaseFlipped
from games.pericles.events.turn import IssuePut, IssueVoided, PeaceMade, UnitsGone, WarDeclared, WillIgnored
from games.pericles.figures import Colour, Faction, Side, Theatre
from games.pericles.movement import why_not_link
from games.pericles.pieces import Counter, Issue
from games.pericles.steps.aristophanes import DrawPlay
from games.pericles.steps.assembly import Contest, Together
from games.pericles.steps.battle import Battles
from games.pericles.steps.boule import Boule
from games.pericles.steps.callias import Callias
from games.pericles.steps.counters import LendCounters
from games.pericles.steps.diplomacy import Diplomacy
from games.pericles.steps.end_phase import sequence
from games.pericles.steps.league import League
from games.pericles.steps.maintenance import Maintenance
from games.pericles.steps.oration import Control, Oration
from games.pericles.steps.plague import Plague, Victims
from games.pericles.steps.political_cards import DealCards, DismissEntourage, FormEntourage
from games.pericles.steps.ravages import ravages
from games.pericles.steps.redeployment import Redeployment
from games.pericles.steps.sequence import Turns
from games.pericles.steps.theatre import PlaceCounters, SetHonourOrder, places
from games.pericles.steps.unique import UniqueIssues
from games.pericles.steps.verdict import BattleVerdict
from games.pericles.steps.victory import HonourVictory
from games.pericles.steps.war_peace import WarAndPeace
from tests.games.pericles.builder import War


def _won(side: Side, kind: str, *, at_war: bool) -> War:
    war = War()
    war.state.war = at_war
    war.state.cities[side].track = [Issue(kind, -1)]
    return war


def _not_theirs(war: War, who: Faction, action: Action) -> None:
    assert war.asked(who).party == who
    war.refused(who, action, "not-your-faction", faction="aristocrats")


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


def test_a27_what_makes_a_base_counts_for_the_will() -> None:
    """11.41: built and converted by a league issue, by colony and citizenship."""
    for answer in (BuildBase("aristocrats"), Convert("aristocrats")):
        war = War().enrich("aristocrats")
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


def test_a27_a_flipped_base_does_not_count_for_the_will() -> None:
    war = War().enrich("aristocrats")
    war.stand("samos", "peloponnesian", base=1)
    war.begin(Diplomacy(owner="aristocrats", at="samos"))
    war.act("aristocrats", Commit("aristocrats", 3))
    assert war.told(BaseFlipped).theatre == "samos"
    assert not war.state.cities["athens"].founded


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


def test_5_14_the_300_do_not_die_in_place_of_a_ship() -> None:
    war = War()
    war.stand("athens", "sparta", naval=2)
    war.stand("athens", "peloponnesian", naval=2)
    war.state.three_hundred = "athens"
    war.begin(Victims(side="sparta", at="athens", element="naval", number=2))
    ruling = war.state.cities["sparta"].controlling
    war.refused(ruling, Remove(ruling, 1, 0, 0, 1), "pieces-not-there", side="sparta")
    war.act(ruling, Remove(ruling, 1, 1))


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
    war = War().enrich("aristocrats", "agiad", "eurypontid")
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


@pytest.mark.parametrize(
    ("base", "unit", "stays"),
    [
        ("athens", "delian", False),
        ("delian", "athens", True),
        ("peloponnesian", "sparta", False),
        ("sparta", "peloponnesian", False),
    ],
)
def test_a55_not_even_one_unit_stays_at_a_base_of_the_other_colour_only(
    base: Colour, unit: Colour, stays: bool
) -> None:
    """11.3: blue units alone may stand at bases of their league, too."""
    war = War()
    war.stand("naupactus", base, base=1)
    war.stand("naupactus", unit, land=1)
    war.begin(Redeployment(colour=unit))
    assert bool(war.all_told(UnitsStranded)) != stays


def test_11_41_a_will_for_control_counts_though_all_bases_stand() -> None:
    war = War()
    for theatre, number in (("samos", 3), ("chios", 3), ("lesbos", 3), ("ionia", 3)):
        war.stand(theatre, "delian", base=number)
    for theatre, number in (("cyclades", 3), ("sporades", 3), ("naupactus", 2)):
        war.stand(theatre, "athens", base=number)
    war.script("play", war.state.plays_left.index("clo-b"))
    war.begin(DrawPlay())
    assert not war.all_told(WillIgnored)
    assert war.state.cities["athens"].will is not None


@pytest.mark.parametrize("side", SIDES)
def test_5_32_a_side_puts_seven_issues_and_no_more(side: Side) -> None:
    war = War()
    war.begin(Together([[Boule(side=side)]]))
    while war.required():
        decision = war.required()[0]
        assert decision.default is not None
        war.act(decision.seat, decision.default)
    ruling = war.state.cities[side].controlling
    put = [each.faction == ruling for each in war.all_told(IssuePut)]
    assert put == [True, False, True, True, True, False, False]


@pytest.mark.parametrize(
    ("boxes", "ruling"), [((-2, 1), "aristocrats"), ((-1, 2), "demagogues"), ((-1, 1), "")]
)
def test_7_2_one_point_of_oration_breaks_a_tie(boxes: tuple[int, int], ruling: Faction) -> None:
    for controlling in OF_SIDE["athens"]:
        war = War()
        city = war.state.cities["athens"]
        city.controlling, city.favour = controlling, ""
        city.track = [Issue("games", boxes[0]), Issue("oracle", boxes[1])]
        war.begin(Oration(), Control())
        assert city.controlling == (ruling or controlling)


def test_d2_what_finds_no_room_any_more_is_removed_when_the_last_has_come() -> None:
    war = War()
    war.stand("boeotia", "peloponnesian", land=3)
    war.stand("isthmus", "peloponnesian", base=1, land=14)
    war.begin(Redeployment(colour="peloponnesian"))
    ruling = war.state.cities["sparta"].controlling
    assert not war.all_told(UnitsStranded)
    war.act(ruling, Redeploy(ruling, "peloponnesian-land", "boeotia", "isthmus"))
    assert war.told(UnitsStranded).units == (("peloponnesian-land", 1),)
    war.act(ruling, Done(ruling))
    assert queries.stack(war.state, "boeotia", "peloponnesian").land == 1


@pytest.mark.parametrize("at_war", [True, False])
def test_7_41_war_and_peace_that_nobody_has_won_change_nothing(at_war: bool) -> None:
    war = War()
    war.state.war = at_war
    war.state.cities["athens"].track = [Issue("games", 1), Issue("war-peace", 0)]
    war.begin(Oration(), WarAndPeace())
    assert war.state.war == at_war
    assert not war.all_told(WarDeclared)
    assert not war.all_told(PeaceMade)


def test_5_21_after_a_brain_trust_nobody_is_asked_what_is_kept_and_six_cards_are_dealt() -> None:
    war = War()
    war.keep("aristocrats", "a01", "a02", "a03")
    war.state.houses["aristocrats"].trusted = True
    war.begin(DismissEntourage(), DealCards(), FormEntourage())
    house = war.state.houses["aristocrats"]
    assert {each.party for each in war.required()} == {"demagogues", "agiad", "eurypontid"}
    assert (len(house.hand), house.entourage, house.trusted) == (7, [], False)
    house.hand = []
    war.begin(DismissEntourage(), DealCards(), FormEntourage())
    assert len(house.hand) == 10


def test_5_14_athens_does_not_lose_the_300_in_place_of_its_own() -> None:
    war = War()
    war.stand("athens", "athens", land=2)
    war.stand("athens", "delian", land=2)
    war.state.three_hundred = "athens"
    war.begin(Victims(side="athens", at="athens", element="land", number=2))
    ruling = war.state.cities["athens"].controlling
    war.refused(ruling, Remove(ruling, 1, 0, 0, 1), "pieces-not-there", side="athens")


def test_14_43_what_the_ravages_take_from_the_map_is_gone_from_it() -> None:
    war = War("campaign")
    war.stand("sparta", "sparta", naval=3)
    war.stand("samos", "sparta", naval=1)
    war.begin(*ravages("sparta"))
    ruling = war.state.cities["sparta"].controlling
    war.act(ruling, Disband(ruling, "sparta-naval", "samos"))
    assert "samos" not in war.state.pieces
    assert queries.left_in_box(war.state, "sparta", "naval") == 0


def test_7_42_nothing_is_said_to_be_void_that_nobody_has_won() -> None:
    war = War()
    war.state.war = True
    war.state.cities["athens"].track = [Issue("colony", 0)]
    war.begin(UniqueIssues())
    assert not war.all_told(IssueVoided)
    assert war.state.cities["athens"].removed == []


def test_d6_with_no_such_unit_in_the_box_nobody_comes() -> None:
    war = War()
    war.stand("samos", "delian", base=1, land=12)
    war.script("play", war.state.plays_left.index("pea-c"))
    war.begin(DrawPlay())
    assert war.required() == []
    assert queries.stack(war.state, "samos", "delian").land == 12
