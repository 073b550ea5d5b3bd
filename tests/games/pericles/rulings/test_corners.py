"""8, 9, 12 and 13: where two rules meet in the theatres, and what runs out."""

from __future__ import annotations

import pytest

from games.core.agenda import Step
from games.pericles import queries
from games.pericles.actions import (
    BuildBase,
    Clear,
    Commit,
    Consult,
    Convert,
    Done,
    Gold,
    Move,
    Negotiate,
    Omens,
    Place,
    Raise,
    Raze,
    Ships,
)
from games.pericles.board import EAST, FACTIONS
from games.pericles.events.battle import BattleWon, MajorDefeat
from games.pericles.events.end import ArgosDispersed
from games.pericles.events.theatre import NoEffect, TalksSettled, TreacheryPlaced
from games.pericles.figures import Side, Theatre
from games.pericles.pieces import Counter, Issue
from games.pericles.steps.battle import Battles
from games.pericles.steps.diplomacy import Diplomacy
from games.pericles.steps.expedition import Movement, StateShips
from games.pericles.steps.league import League
from games.pericles.steps.maintenance import Maintenance
from games.pericles.steps.military import Military
from games.pericles.steps.oracle import Oracle
from games.pericles.steps.theatre import PlaceCounters, SetHonourOrder
from tests.games.pericles.builder import War


def _talk(cards: list[int], *, tokens: int, less: int) -> War:
    """Let the Aristocrats talk in a neutral theatre where treachery lies."""
    war = War().enrich("aristocrats", "agiad", "eurypontid")
    war.state.treachery["samos"] = {"athens": 3, "sparta": 3}
    war.script_battle_cards({"athens": [cards[0]], "sparta": [cards[1]]})
    war.begin(Diplomacy(owner="aristocrats", at="samos"))
    war.act("aristocrats", Negotiate("aristocrats"))
    rival = war.state.cities["sparta"].controlling
    war.act("aristocrats", Commit("aristocrats", tokens))
    war.act(rival, Commit(rival, less))
    return war


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


@pytest.mark.parametrize(("cards", "won"), [([4, 2], True), ([3, 2], False)])
def test_8_51_treachery_does_not_count_in_talks_and_nothing_may_be_committed(
    cards: list[int], won: bool
) -> None:
    war = _talk(cards, tokens=0, less=0)
    assert war.told(TalksSettled).won == won
    assert war.state.cities["athens"].founded == ["samos"] * won
    assert war.state.treachery["samos"] == {"athens": 3, "sparta": 3}


def test_a17_the_third_persian_base_is_the_last() -> None:
    war = War().enrich("agiad", "aristocrats")
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


def test_9_54_a_second_major_defeat_of_a_turn_changes_nothing() -> None:
    war = War()
    war.state.cities["athens"].controlling = "demagogues"
    _defeat(war)
    assert war.told(MajorDefeat).half == "aristocrats"
    assert war.state.cities["athens"].track == [Issue("war-peace", -2)]
    _defeat(war)
    assert not war.all_told(MajorDefeat)
    assert war.state.cities["athens"].track == [Issue("war-peace", -2)]


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
    war = War().enrich("aristocrats", "agiad")
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
    war = War().enrich("agiad")
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
    war = War().enrich("agiad")
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


def test_a60_a_league_issue_removes_all_the_treachery_there_is() -> None:
    war = War().enrich("aristocrats")
    war.stand("samos", "delian", base=1)
    war.state.treachery["samos"] = {"athens": 9, "sparta": 10}
    war.begin(League(owner="aristocrats", at="samos"))
    war.act("aristocrats", Clear("aristocrats", 9, 10))
    assert not war.state.treachery


def test_8_52_a_league_issue_that_builds_builds_something() -> None:
    war = War().enrich("aristocrats")
    war.stand("samos", "delian", base=1)
    war.begin(League(owner="aristocrats", at="samos"))
    war.refusal("aristocrats", Raise("aristocrats"))


def test_9_1_nothing_is_built_in_a_city_of_which_the_enemy_alone_holds_the_theatre() -> None:
    war = War().enrich("agiad")
    war.state.persian_bases = 1
    war.stand("sparta", "athens", land=1)
    war.stand("ionia", "peloponnesian", base=1)
    war.begin(Military(owner="agiad", at="sparta"))
    war.refused("agiad", Raise("agiad"), "build-at-home")


def test_8_52_a_league_issue_builds_ships_that_are_left_and_one_argive_unit_if_wanted() -> None:
    war = War().enrich("aristocrats")
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


def test_8_51_talks_that_are_won_without_a_white_base_in_the_box_found_nothing() -> None:
    war = War().enrich("aristocrats")
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


def test_9_8_the_ten_markers_of_a_side_are_counted_over_all_theatres() -> None:
    war = War().enrich("aristocrats")
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


@pytest.mark.parametrize(
    ("unit", "at"), [("sparta-naval", "ionia"), ("sparta-naval", "chios"), ("peloponnesian-naval", "ionia")]
)
def test_9_11_gold_builds_each_kind_in_its_place_alone(unit: str, at: Theatre) -> None:
    war = War().enrich("agiad")
    war.state.persian_bases = 1
    for theatre in ("sparta", "ionia", "chios"):
        war.stand(theatre, "sparta", base=1)
    war.begin(Military(owner="agiad", at="sparta"))
    war.act("agiad", Raise("agiad"))
    war.refused("agiad", Gold("agiad", unit, at), "gold-not-there", theatre=at)


def test_9_33_in_war_city_state_units_enter_where_the_enemy_stands() -> None:
    war = War()
    war.state.war = True
    war.stand("athens", "athens", land=1)
    war.stand("boeotia", "sparta", land=1, base=1)
    war.begin(Movement(owner="aristocrats", at="boeotia", left=1))
    war.act("aristocrats", Move("aristocrats", "athens-land", "athens", "boeotia"))
    assert queries.is_contested(war.state, "boeotia")


def test_9_11_persian_gold_is_for_sparta_alone() -> None:
    war = War().enrich("aristocrats")
    war.state.persian_bases = 3
    war.stand("athens", "athens", base=1)
    war.begin(Military(owner="aristocrats", at="athens"))
    war.refused("aristocrats", Raise("aristocrats"), "build-something")
    war.act("aristocrats", Raise("aristocrats", naval=1))
    assert war.required() == []


def test_8_52_no_base_is_built_without_a_disc_in_the_box() -> None:
    war = War().enrich("aristocrats")
    for theatre in ("lesbos", "chios", "sporades", "cyclades"):
        war.stand(theatre, "delian", base=3)
    war.stand("samos", "delian", land=1)
    war.begin(League(owner="aristocrats", at="samos"))
    war.refused("aristocrats", BuildBase("aristocrats"), "box-empty")


def test_8_52_a_league_issue_builds_land_units_that_are_left() -> None:
    war = War().enrich("agiad")
    war.stand("isthmus", "peloponnesian", base=1)
    war.stand("boeotia", "peloponnesian", land=19)
    war.begin(League(owner="agiad", at="isthmus"))
    war.refused("agiad", Raise("agiad", land=2), "box-empty")
    war.act("agiad", Raise("agiad", land=1))


def test_12_1_sparta_raises_no_argos_though_a_white_base_stands_there() -> None:
    war = War().enrich("agiad")
    war.stand("sparta", "delian", base=1)
    war.stand("sparta", "peloponnesian", base=1)
    war.begin(League(owner="agiad", at="sparta"))
    war.refused("agiad", Raise("agiad", argos=1), "argos-needs-base")


def test_9_1_the_300_are_built_only_if_they_stand_nowhere() -> None:
    war = War().enrich("agiad")
    war.stand("sparta", "sparta", base=1)
    war.state.three_hundred = "isthmus"
    war.begin(Military(owner="agiad", at="sparta"))
    war.refused("agiad", Raise("agiad", three_hundred=1), "box-empty")


def test_9_44_no_base_falls_while_a_unit_of_the_element_stands() -> None:
    """One yellow land unit kills one of two; five tokens more leave a wide margin."""
    war = War()
    war.stand("boeotia", "peloponnesian", land=1, base=2)
    war.stand("boeotia", "delian", land=2, base=1)
    war.state.committed = {"agiad": 5, "eurypontid": 4}
    war.stock_up()
    war.script_battle_cards({"athens": [1], "sparta": [1]})
    war.begin(Battles(owner="agiad", at="boeotia"))
    assert war.told(BattleWon).margin == 10
    assert [each.question for each in war.required()] == ["second"]
    assert queries.bases_of(war.state, "boeotia", "athens") == 1
    assert queries.units(war.state, "boeotia", "delian", "land") == 1


def test_8_52_only_a_league_base_is_converted() -> None:
    war = War().enrich("aristocrats")
    war.stand("samos", "athens", base=1)
    war.begin(League(owner="aristocrats", at="samos"))
    war.refused("aristocrats", Convert("aristocrats"), "no-league-base", theatre="samos")
