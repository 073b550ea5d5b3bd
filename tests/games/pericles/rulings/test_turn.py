"""5.1, 5.3, 7.3 to 7.5 and the sequence of turns: what the book's cases say in words, and more."""

from __future__ import annotations

from random import Random

import pytest

from games.core.chance import Seeded
from games.core.game import start
from games.pericles import queries
from games.pericles.actions import (
    Citizens,
    Done,
    Enlist,
    Hostages,
    Hunt,
    Lend,
    Move,
    Put,
    Remove,
    Settle,
    Train,
)
from games.pericles.board import FACTIONS, OF_SIDE, SIDES, board, compatriot, sign
from games.pericles.events.end import WillFailed, WillMet
from games.pericles.events.theatre import CounterPlaced, OwnCounterPlaced
from games.pericles.events.turn import (
    AlcibiadesLeft,
    CountersAwarded,
    CountersHandedOver,
    CountersLent,
    IssuePut,
    IssueUnused,
    PlagueStruck,
    PlayDrawn,
    TurnBegun,
    UnitsGone,
    UnitsJoined,
    UnitsTaken,
    WillIgnored,
    WillSet,
)
from games.pericles.figures import Faction, Side
from games.pericles.game import GAME
from games.pericles.orders import orders
from games.pericles.pieces import Counter, Issue, Placed
from games.pericles.state import State
from games.pericles.steps.aristophanes import DrawPlay
from games.pericles.steps.assembly import Together
from games.pericles.steps.boule import Boule, SpendHostages
from games.pericles.steps.counters import AwardCounters, LendCounters
from games.pericles.steps.plague import Plague
from games.pericles.steps.sequence import BeginTurn
from games.pericles.steps.set_up import SetUp
from games.pericles.steps.theatre import PlaceCounters, SetHonourOrder
from games.pericles.steps.unique import UniqueIssues
from games.pericles.steps.war_peace import WarAndPeace
from tests.games.pericles.builder import War


def _stage(play: str) -> War:
    """Draw a play in the second war."""
    war = War().sit_down(4, "second-war")
    war.begin(SetUp())
    war.state.agenda.clear()
    war.state.play = ""
    war.state.plays_left = list(board().plays)
    for city in war.state.cities.values():
        city.stock, city.board, city.aside, city.track, city.will = 26, 0, 0, [], None
    for house in war.state.houses.values():
        house.hand, house.entourage, house.tokens = [], [], 0
    for side in SIDES:
        war.state.cities[side].deck = list(board().shared[side])
    war.state.pieces["boeotia"]["delian"].naval = 2
    war.script("play", war.state.plays_left.index(play))
    return war


def _units(state: State) -> int:
    found = sum(each.land + each.naval for held in state.pieces.values() for each in held.values())
    return found + bool(state.three_hundred)


@pytest.mark.parametrize("play", list(board().plays))
def test_5_11_every_play_does_what_it_says(play: str) -> None:
    war, printed = _stage(play), board().plays[play]
    before = _units(war.state)
    war.begin(DrawPlay())
    while war.state.agenda and war.required():
        decision = war.required()[0]
        assert decision.default is not None
        war.act(decision.seat, decision.default)
    state = war.state
    assert war.told(PlayDrawn).play == state.play == play
    assert play not in state.plays_left
    for side in SIDES:
        city = state.cities[side]
        assert [issue.kind for issue in city.track] == printed.issues[side]
        assert all(not issue.box for issue in city.track)
        assert city.aside == -printed.stock.get(side, 0)
        opposition = state.houses[compatriot(city.controlling)]
        assert opposition.tokens == printed.opposition_gains.get(side, 0)
        assert city.stock == 26 - city.aside - opposition.tokens
        wanted = printed.will.get(side)
        found = city.will and (city.will.need, city.will.theatres, city.will.count)
        assert found == (wanted and (wanted.need, wanted.theatres, wanted.count))
    assert state.plague == printed.plague
    assert state.alcibiades_in_persia == state.persia_open == printed.alcibiades_to_persia
    added = sum(each.number if each.op == "add" else -each.number for each in printed.units)
    assert (_units(state) == before + added) or printed.plague
    assert (_units(state) < before) or not printed.plague


def test_5_11_all_twenty_four_plays_may_be_drawn_one_a_turn() -> None:
    table = start(GAME, 4, "time-of-peace", Seeded(b"plays"))
    state = table.state
    assert isinstance(state, State)
    assert len(board().plays) == 24
    assert sorted([state.play, *state.plays_left]) == sorted(board().plays)


def test_d5_what_is_contested_is_looked_at_when_the_plague_strikes() -> None:
    """A lone Spartan land unit in Athens dies by the thirds; Athens loses one of each all the same."""
    war = War()
    war.stand("athens", "athens", land=6, naval=3, base=1)
    war.stand("athens", "peloponnesian", land=1)
    war.begin(Plague())
    assert queries.units_of(war.state, "athens", "sparta", "land") == 0
    assert queries.units_of(war.state, "athens", "athens", "land") == 3
    assert queries.units_of(war.state, "athens", "athens", "naval") == 1


def test_14_43_in_the_campaign_the_plague_takes_units_for_good() -> None:
    war = War("campaign")
    war.stand("athens", "athens", land=6, base=1)
    war.begin(Plague())
    assert war.told(UnitsGone).units == (("athens-land", 2),)
    assert queries.left_in_box(war.state, "athens", "land") == 10 - 4 - 2
    war = War("second-war")
    war.stand("athens", "athens", land=6, base=1)
    war.begin(Plague())
    assert war.told(UnitsTaken).units == (("athens-land", 2),)
    assert not war.told(PlagueStruck).again
    assert queries.left_in_box(war.state, "athens", "land") == 10 - 4


def test_5_14_the_controlling_faction_picks_exactly_who_is_due() -> None:
    war = War()
    war.state.cities["athens"].controlling = "aristocrats"
    war.stand("athens", "athens", land=4, base=1)
    war.stand("athens", "delian", land=3)
    war.begin(Plague())
    war.refused(0, Remove("demagogues", 3), "controlling-picks", faction="aristocrats")
    war.refused(0, Remove("aristocrats", 2), "so-many-go", number=3)
    war.refused(0, Remove("aristocrats", 2, 0, 1), "pieces-not-there", side="athens")
    war.act(0, Remove("aristocrats", 1, 2))
    assert war.told(UnitsTaken).units == (("athens-land", 1), ("delian-land", 2))


def test_d7_a_play_takes_the_last_unit_too_and_it_can_be_built_again() -> None:
    war = War("campaign")
    war.stand("sparta", "sparta", land=1, base=1)
    war.script("play", list(board().plays).index("kni-c"))
    war.begin(DrawPlay())
    assert war.told(UnitsTaken).units == (("sparta-land", 1),)
    assert queries.left_in_box(war.state, "sparta", "land") == 9


def test_d10_in_a_game_of_one_turn_wills_are_named_and_not_judged() -> None:
    table = start(GAME, 4, "time-of-peace", Seeded(b"will-1"))
    assert [event for event in table.events if isinstance(event, WillSet)]
    rng = Random(5)
    while table.state.agenda:
        decision = next(each.decision for each in table.asked() if each.decision.required)
        table.act(decision.seat, decision.sample(rng))
    assert not [event for event in table.events if isinstance(event, WillFailed | WillMet)]


def test_d6_a_unit_that_a_play_adds_stands_at_a_base_of_its_colour() -> None:
    war = War()
    war.state.cities["athens"].controlling = "demagogues"
    war.stand("samos", "delian", base=1)
    war.stand("chios", "delian", base=1)
    war.stand("lesbos", "athens", base=1)
    war.script("play", list(board().plays).index("pea-c"))
    war.begin(DrawPlay())
    assert "Delian land unit" in GAME.wording("en", ["P", "Q", "R", "S"]).question(war.asked(1))
    war.refused(1, Enlist("demagogues", "lesbos"), "no-base-of-colour", theatre="lesbos")
    war.refused(1, Enlist("aristocrats", "samos"), "controlling-picks", faction="demagogues")
    war.act(1, Enlist("demagogues", "chios"))
    told = war.told(UnitsJoined)
    assert (told.side, told.theatre, told.units) == ("athens", "chios", (("delian-land", 1),))


def test_d6_with_no_base_of_its_colour_nobody_comes() -> None:
    war = War()
    war.stand("lesbos", "athens", base=1)
    war.script("play", list(board().plays).index("pea-c"))
    war.begin(DrawPlay())
    assert not war.all_told(UnitsJoined)


def test_11_41_a_will_for_a_base_is_ignored_when_all_bases_stand() -> None:
    war = War()
    for theatre, number in (("samos", 3), ("chios", 3), ("lesbos", 3), ("ionia", 3)):
        war.stand(theatre, "delian", base=number)
    for theatre, number in (("cyclades", 3), ("sporades", 3), ("naupactus", 2)):
        war.stand(theatre, "athens", base=number)
    war.script("play", list(board().plays).index("lys-c"))
    war.begin(DrawPlay())
    assert war.told(WillIgnored).side == "athens"
    assert war.told(WillSet).side == "sparta"


def test_12_2_alcibiades_leaves_once() -> None:
    war = War()
    for play in ("fro-a", "fro-b"):
        war.script("play", war.state.plays_left.index(play))
        war.begin(DrawPlay())
        assert len(war.all_told(AlcibiadesLeft)) == int(play == "fro-a")
        assert war.view().alcibiades_in_persia


@pytest.mark.parametrize("side", SIDES)
def test_5_32_every_issue_of_a_side_can_be_put(side: Side) -> None:
    for kind in board().issues_of(side):
        war = War()
        first = war.state.cities[side].controlling
        war.begin(Together([[Boule(side=side)]]))
        war.act(first, Put(first, kind))
        box = 0 if kind in ("ostracism", "war-peace") else 2 * sign(first)
        assert war.state.cities[side].track == [Issue(kind, box)]
        assert war.told(IssuePut).box == abs(box)


def test_5_32_only_who_is_next_puts_an_issue() -> None:
    war = War()
    war.state.cities["athens"].controlling = "aristocrats"
    war.begin(Together([[Boule(side="athens")]]))
    war.refused(0, Put("demagogues", "military"), "puts-in-turn", faction="aristocrats")
    for issue, key in (("krypteia", "issue-not-ours"),):
        war.refused(0, Put("aristocrats", issue), key, issue=issue, side="athens")
    war.act(0, Put("aristocrats", "oracle"))
    war.refused(1, Put("demagogues", "oracle"), "issue-used-up", issue="oracle")


def test_5_32_several_issues_go_into_one_order() -> None:
    put = orders("en", ["P", "Q", "R", "S"]).parse("put AF military league military")
    assert put == [Put("aristocrats", kind) for kind in ("military", "league", "military")]


def test_5_33_hostages_come_before_issues() -> None:
    war = War()
    war.state.cities["athens"].controlling = "aristocrats"
    war.state.cities["athens"].hostages = True
    war.begin(SpendHostages(side="athens"), Together([[Boule(side="athens")]]))
    war.refused(0, Put("aristocrats", "military"), "hostages-first")
    war.refused(0, Hostages("demagogues", True), "controlling-picks", faction="aristocrats")
    war.act(0, Hostages("aristocrats", False))
    assert war.state.cities["athens"].hostages


@pytest.mark.parametrize(("hostages", "key"), [(False, "no-hostages"), (True, "war-peace-placed")])
def test_5_33_an_order_learns_why_nobody_was_asked_about_hostages(hostages: bool, key: str) -> None:
    war = War()
    war.state.cities["athens"].controlling = "aristocrats"
    war.state.cities["athens"].hostages = hostages
    war.state.cities["sparta"].track = [Issue("war-peace", 0)]
    war.state.agenda[:] = [SpendHostages(side="athens")]
    war.table.expect(0, [Hostages("aristocrats", True)])
    war.table.settle()
    refusal = war.table.why_not(0, Hostages("aristocrats", True))
    assert refusal is not None
    assert refusal.key == key


def _peace() -> War:
    war = War()
    war.state.war = True
    war.state.cities["athens"].controlling = "aristocrats"
    war.state.cities["athens"].track = [Issue("war-peace", -1)]
    war.state.cities["sparta"].track = [Issue("war-peace", 1)]
    war.stand("samos", "athens", naval=2)
    war.stand("lesbos", "athens", base=1)
    war.stand("chios", "delian", base=1, naval=1)
    war.begin(WarAndPeace())
    return war


def test_d9_at_peace_units_go_straight_home_each_once() -> None:
    war = _peace()
    ship = "athens-naval"
    war.refused(0, Move("demagogues", ship, "samos", "lesbos"), "controlling-picks", faction="aristocrats")
    war.refused(0, Move("aristocrats", ship, "samos", "samos"), "goes-straight-home")
    war.refused(0, Move("aristocrats", ship, "samos", "lesbos", ("chios",)), "goes-straight-home")
    war.refused(0, Move("aristocrats", ship, "samos", "chios"), "no-base-of-colour", theatre="chios")
    war.refused(0, Move("aristocrats", ship, "persia", "athens"), "unit-not-there", theatre="persia")
    war.refused(0, Done("aristocrats"), "units-away", theatre="samos")
    war.act(0, Move("aristocrats", ship, "samos", "lesbos"))
    war.refused(0, Move("aristocrats", ship, "lesbos", "athens"), "unit-not-there", theatre="lesbos")
    war.act(0, Move("aristocrats", ship, "samos", "athens"))
    assert queries.units(war.state, "chios", "delian", "naval") == 1


def test_7_41_the_300_go_home_too() -> None:
    war = War()
    war.state.war = True
    war.state.cities["athens"].track = [Issue("war-peace", -1)]
    war.state.cities["sparta"].track = [Issue("war-peace", 1)]
    war.state.three_hundred = "isthmus"
    war.begin(WarAndPeace())
    chooser = war.state.cities["sparta"].controlling
    war.act(chooser, Move(chooser, "three-hundred", "isthmus", "sparta"))
    assert war.state.three_hundred == "sparta"
    assert not war.state.agenda


def _unique(side: Side, kind: str, *, at_war: bool) -> tuple[War, Faction]:
    """Have the first faction of a Side win a unique issue."""
    war, faction = War(), OF_SIDE[side][0]
    war.state.war = at_war
    war.state.cities[side].track = [Issue(kind, sign(faction))]
    return war, faction


def test_7_44_citizenship_takes_what_there_is() -> None:
    war, faction = _unique("athens", "citizenship", at_war=True)
    war.stand("athens", "athens", land=9, naval=12)
    war.stand("samos", "delian", base=1)
    war.begin(UniqueIssues())
    war.refused(0, Citizens("demagogues", "samos", 1), "owner-decides", faction=faction)
    war.refused(0, Citizens(faction, "chios", 1), "no-league-base", theatre="chios")
    war.refused(0, Citizens(faction, "samos", 2), "ship-or-land")
    war.act(0, Citizens(faction, "samos", 1))
    assert queries.stack(war.state, "samos", "athens").land == 1
    assert war.state.cities["athens"].founded == ["samos"]


def test_7_44_citizenship_needs_an_athenian_base_in_the_box() -> None:
    war, faction = _unique("athens", "citizenship", at_war=True)
    for theatre, bases in (("athens", 3), ("lesbos", 3), ("chios", 2)):
        war.stand(theatre, "athens", base=bases)
    war.stand("samos", "delian", base=1)
    war.begin(UniqueIssues())
    assert war.told(IssueUnused).faction == faction
    assert war.state.cities["athens"].removed == ["citizenship"]


def test_d8_a_colony_without_a_base_in_the_box_is_units_alone() -> None:
    war, faction = _unique("athens", "colony", at_war=False)
    for theatre in ("lesbos", "chios", "sporades", "cyclades"):
        war.stand(theatre, "delian", base=3)
    war.stand("samos", "delian", land=1)
    war.begin(UniqueIssues())
    war.refused(0, Settle(faction, "samos"), "box-empty")
    war.refused(0, Settle(faction, "samos", 3), "colony-points", number=4)
    war.act(0, Settle(faction, "samos", 2))
    assert war.state.houses[faction].honour == 10
    assert queries.stack(war.state, "samos", "delian").land == 3
    assert not war.state.cities["athens"].founded


def test_7_45_krypteia_takes_what_is_there_and_ends_when_done() -> None:
    war, faction = _unique("sparta", "krypteia", at_war=False)
    war.state.treachery = {"sparta": {"athens": 2, "sparta": 1}, "samos": {"athens": 1}}
    war.begin(UniqueIssues())
    war.refused(2, Hunt("eurypontid", "samos", 1), "owner-decides", faction=faction)
    war.refused(2, Hunt(faction, "samos", 2), "treachery-not-there", theatre="samos")
    war.refused(2, Hunt(faction, "samos", 0), "hunted-at-most", number=6)
    war.act(2, Hunt(faction, "sparta", 2), Done(faction))
    assert war.state.treachery == {"sparta": {"sparta": 1}, "samos": {"athens": 1}}
    assert not war.all_told(IssueUnused)


def test_7_45_agoge_takes_what_is_left() -> None:
    war, faction = _unique("sparta", "agoge", at_war=True)
    war.stand("sparta", "sparta", land=8, base=1)
    war.state.three_hundred = "sparta"
    war.begin(UniqueIssues())
    war.refused(2, Train(faction, 2), "box-empty")
    war.refused(2, Train(faction, 0, 1), "box-empty")
    war.refused(2, Train(faction), "trained-at-most", number=3)
    war.act(2, Train(faction, 1))
    assert queries.stack(war.state, "sparta", "sparta").land == 9


def _rich_and_poor() -> War:
    """Have the Aristocrats lend two of seven counters."""
    war = War()
    won = [Issue("military", -1)] * 2 + [Issue("league", -1), Issue("oracle", -1), Issue("diplomatic", -7)]
    war.state.cities["athens"].track = sorted([*won, Issue("military", 1)])
    war.begin(AwardCounters(), LendCounters())
    return war


def test_7_5_every_award_is_public() -> None:
    war = _rich_and_poor()
    told = {event.faction: dict(event.counters) for event in war.all_told(CountersAwarded)}
    assert told["aristocrats"] == {"military": 2, "league": 1, "diplomatic": 1, "oracle": 1, "rumour": 2}
    assert told["demagogues"] == {"military": 1, "rumour": 2}
    assert all(event.audience is None for event in war.all_told(CountersAwarded))


def test_b1_of_a_lent_counter_both_compatriots_know_what_it_is() -> None:
    war = _rich_and_poor()
    war.refused(0, Lend("aristocrats", ("oracle",)), "so-many-lent", number=2)
    war.refused(0, Lend("aristocrats", ("oracle", "oracle")), "no-such-counter", kind="oracle")
    war.act(0, Lend("aristocrats", ("oracle", "rumour")))
    told = war.told(CountersHandedOver)
    assert (told.audience, dict(told.counters)) == ((0, 1), {"oracle": 1, "rumour": 1})
    assert war.told(CountersLent).audience is None
    assert war.told(CountersLent).number == 2
    assert [seen.counters for seen in war.view(2).factions][:2] == [5, 5]
    assert war.view(2).counters == {"agiad": tuple(war.state.houses["agiad"].counters)}


def _lent(state: State) -> tuple[str, ...]:
    return tuple(each.kind for each in state.houses["demagogues"].counters if each.owner == "aristocrats")


@pytest.mark.parametrize(("seat", "knows"), [(0, True), (1, True), (2, False), (3, False), (None, False)])
def test_b1_strangers_cannot_tell_which_counters_were_lent(seat: int | None, knows: bool) -> None:
    war = _rich_and_poor()
    war.act(0, Lend("aristocrats", ("military", "oracle")))
    rng = Random(3)
    found = {_lent(GAME.resample(war.state, seat, rng)) for _ in range(20)}
    assert (found == {("military", "oracle")}) == knows


def test_a39_where_a_lent_counter_lies_only_its_placer_knows() -> None:
    war = War()
    war.state.queues = {
        "samos": [Placed(Counter("aristocrats", "oracle"), "demagogues")],
        "chios": [Placed(Counter("demagogues", "rumour"), "demagogues")],
    }
    seen = [
        {each.id: each.queue[0].kind for each in war.view(seat).theatres if each.queue}
        for seat in (0, 1, 2, 3)
    ]
    assert (
        seen
        == [{"chios": "", "samos": ""}, {"chios": "rumour", "samos": "oracle"}]
        + [{"chios": "", "samos": ""}] * 2
    )
    rng = Random(2)
    places = {
        next(at for at, queue in state.queues.items() if queue[0].counter.kind == "oracle")
        for state in (GAME.resample(war.state, 0, rng) for _ in range(20))
    }
    assert places == {"samos", "chios"}


def test_a41_the_borrower_places_and_the_owner_is_named_to_the_borrower_alone() -> None:
    war = _rich_and_poor()
    war.act(0, Lend("aristocrats", ("oracle", "rumour")))
    for faction in FACTIONS:
        if faction != "demagogues":
            war.state.houses[faction].counters = []
    war.begin(SetHonourOrder(), PlaceCounters())
    (order,) = orders("en", ["P", "Q", "R", "S"]).parse("place DF oracle AF Samos")
    war.act(1, order)
    assert war.told(OwnCounterPlaced).audience == (1,)
    assert war.told(CounterPlaced).faction == "demagogues"


def test_4_0_a_turn_goes_through_its_phases_in_order() -> None:
    table = start(GAME, 4, "time-of-peace", Seeded(b"phases"))
    rng = Random(4)
    phases: list[str] = []
    while table.state.agenda:
        phase = GAME.view(table.state, None).phase
        if not phases or phases[-1] != phase:
            phases.append(phase)
        decision = next(each.decision for each in table.asked() if each.decision.required)
        table.act(decision.seat, decision.sample(rng))
    turn = ["entourage", "boule", "assembly", "political", "placing", "resolving"]
    assert [phase for phase in dict.fromkeys(phases) if phase in turn] == [
        phase for phase in turn if phase in phases
    ]
    assert len([event for event in table.events if isinstance(event, TurnBegun)]) == 1


def test_a29_a_new_turn_gives_back_what_a_play_set_aside_and_takes_what_a_will_cost() -> None:
    table = start(GAME, 4, "archidamian", Seeded(b"two turns"))
    state = table.state
    assert isinstance(state, State)
    rng = Random(6)
    while state.agenda and state.scenario_turn == 1:
        decision = next(each.decision for each in table.asked() if each.decision.required)
        table.act(decision.seat, decision.sample(rng))
    assert state.scenario_turn == 2
    lost = [event.side for event in table.events if isinstance(event, WillFailed)]
    printed = board().plays[state.play]
    for side in SIDES:
        owed = 5 if side in lost else 0
        assert state.cities[side].aside == owed - printed.stock.get(side, 0)


def test_a28_a_failed_will_keeps_five_tokens_from_the_stock_for_one_turn() -> None:
    war = War()
    city = war.state.cities["athens"]
    city.aside_next = 5
    war.begin(BeginTurn())
    assert (city.stock, city.aside, city.aside_next) == (21, 5, 0)
    war.begin(BeginTurn())
    assert (city.stock, city.aside, city.aside_next) == (26, 0, 0)


def test_b10_stock_and_board_are_open_though_a_purse_follows_from_them() -> None:
    war = War()
    war.state.cities["athens"].board = 5
    war.state.houses["aristocrats"].tokens, war.state.houses["demagogues"].tokens = 4, 5
    war.stock_up()
    seen = next(city for city in war.view(2).cities if city.side == "athens")
    assert (seen.stock, seen.board, seen.aside) == (12, 5, 0)
    rng = Random(1)
    purses = {
        seat: {GAME.resample(war.state, seat, rng).houses["demagogues"].tokens for _ in range(20)}
        for seat in (0, 2)
    }
    assert purses[0] == {5}
    assert len(purses[2]) > 1


def test_4_1_hand_and_entourage_are_for_the_own_eyes_only() -> None:
    war = War()
    war.hold("aristocrats", "a01", "a02")
    war.keep("aristocrats", "a03", "a04", "a05")
    for seat in (1, 2, None):
        view = war.view(seat)
        assert "aristocrats" not in view.hands
        assert "aristocrats" not in view.entourages
        seen = next(each for each in view.factions if each.id == "aristocrats")
        assert (seen.cards, seen.entourage, seen.opened) == (2, 3, ())
    assert war.view(0).hands == {"aristocrats": ("a01", "a02")}
    assert war.view(0).entourages == {"aristocrats": ("a03", "a04", "a05")}
