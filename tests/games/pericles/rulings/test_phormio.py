"""15: Phormio plays what nobody sits at, and knows no more than a player would."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from games.core import codec
from games.core.agenda import Table
from games.core.chance import Chance, Recorded, Seeded
from games.core.decision import NOBODY, Action, Decision
from games.core.game import start
from games.pericles.actions import Commit, PlayCard
from games.pericles.board import FACTIONS, OF_SIDE, SIDE_OF, board
from games.pericles.events.assembly import IssueRaised
from games.pericles.game import GAME
from games.pericles.hidden import resample_for
from games.pericles.phormio.answer import answer
from games.pericles.phormio.known import known_to
from games.pericles.pieces import City, Counter, House, Issue, Result, Will
from games.pericles.state import State
from games.pericles.steps.assembly import PlayCards, RaiseIssue
from games.pericles.steps.boule import SpendHostages
from games.pericles.steps.callias import Callias
from games.pericles.steps.counters import LendCounters
from games.pericles.steps.expedition import Commitments
from games.pericles.steps.military import Military
from games.pericles.steps.theatre import PlaceCounter
from tests import long
from tests.games.pericles.builder import War
from tests.games.pericles.subject import LEAKS

SCENARIOS = ("aegean", "central-greece")


def play_on(table: Table[Any], seed: int) -> Iterator[Any]:
    """Play at random to the end, giving every position."""
    rng = Random(seed)
    while table.state.agenda:
        yield table.state
        decision = rng.choice([asked.decision for asked in table.asked() if asked.decision.required])
        table.act(decision.seat, GAME.random_answer(table.state, decision, rng))


def positions(scenario: str, seats: int, seed: int = 1) -> Iterator[Any]:
    """Give the positions of a game at random."""
    yield from play_on(start(GAME, seats, scenario, Seeded(bytes(32))), seed)


def with_phormio(*factions: str) -> War:
    """Lay out a table at which Phormio plays these factions."""
    war = War()
    war.state.owners = {each: NOBODY if each in factions else seat for seat, each in enumerate(FACTIONS)}
    return war


@pytest.mark.parametrize(("seats", "led"), [(1, [0, -1, -1, -1]), (3, [0, 1, 2, -1])])
def test_phormio_plays_what_nobody_sits_at_and_nobody_waits_for_him(seats: int, led: list[int]) -> None:
    for state in positions("aegean", seats):
        assert [state.owners[faction] for faction in FACTIONS] == led
        table: Table[Any] = Table(state, Recorded([]))
        assert all(asked.decision.seat != NOBODY for asked in table.asked())
        assert NOBODY not in table.waiting_for()


def test_b14_by_sides_two_have_phormio_as_compatriot() -> None:
    state = GAME.new(2, "aegean", {"variants": "sides"})
    assert [state.owners[faction] for faction in FACTIONS] == [0, NOBODY, 1, NOBODY]
    assert GAME.why_not("aegean", 2, ("sides",)) is None
    assert all(
        (refusal := GAME.why_not(scenario, seats, ("sides",))) is not None and refusal.key == "sides-need-two"
        for scenario, seats in (("aegean", 3), ("thucydides", 2))
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_phormio_answers_does_not_depend_on_what_his_faction_cannot_know(scenario: str) -> None:
    rng, answered = Random(3), set[str]()

    def in_both_worlds(state: State, decision: Decision, chance: Chance) -> Action:
        other = resample_for(state, [decision.party], rng)
        table: Table[Any] = Table(other, Recorded([]))
        same = [each.decision for each in table.asked() if each.decision.party == decision.party]
        (asked,) = (each for each in same if each.required)
        seed = rng.randbytes(32)
        given = answer(state, decision, Seeded(seed))
        assert answer(other, asked, Seeded(seed)) == given
        answered.add(decision.question)
        return answer(state, decision, chance)

    with patch.object(State, "policy", in_both_worlds):
        for seed in range(3):
            for _ in positions(scenario, 1, seed):
                pass
    assert {"place", "reveal", "resolve", "commit", "move"} <= answered


def test_what_phormio_sees_survives_a_shuffle_and_no_leak_would() -> None:
    rng, caught = Random(4), set[str]()
    games = [positions(scenario, 1, seed) for scenario in ("time-of-peace", "aegean") for seed in range(6)]
    games.append(positions("thucydides", 2))
    for state in (state for game in games for state in game):
        faction = rng.choice(list(state.houses))
        other = resample_for(state, [faction], rng)
        assert codec.to_json(known_to(other, faction)) == codec.to_json(known_to(state, faction))
        caught |= {leak for leak, look in LEAKS.items() if look(state, None) != look(other, None)}
    assert caught == set(LEAKS)


def test_phormio_wins_a_debate_with_the_lowest_card_that_is_enough() -> None:
    war = with_phormio("aristocrats")
    war.state.cities["athens"].track = [Issue("games", 0)]
    values = {"a01", "a02", "a03"}
    cards = sorted(values)
    war.hold("aristocrats", *cards)
    war.hold("demagogues", "a10", "a11")
    war.begin(PlayCards(side="athens", issue="games", box=0))
    (noted,) = (step.noted for step in war.state.agenda if isinstance(step, PlayCards))
    played = noted["aristocrats"][""]
    assert isinstance(played, PlayCard)
    assert played.card in cards
    assert war.to_decide() == {1: "play"}


def test_phormio_places_military_counters_where_he_can_fight() -> None:
    war = with_phormio("agiad")
    war.state.war = True
    war.stand("boeotia", "delian", land=1)
    war.stand("boeotia", "peloponnesian", land=4)
    war.state.houses["agiad"].counters = [Counter("agiad", "military")]
    war.state.houses["agiad"].tokens = 3
    war.state.honour_order = list(FACTIONS)
    war.stock_up()
    war.script("phormio d20", 19, 18, 17)
    war.begin(PlaceCounter(faction="agiad"))
    assert list(war.state.queues) == ["boeotia"]


def test_p6_p7_phormio_marches_where_the_assembly_wants_it_or_nobody_stands() -> None:
    for will, where in ((None, "thessaly"), (Will("contest", ["aetolia"]), "aetolia")):
        war = with_phormio("agiad")
        war.state.war = True
        war.stand("boeotia", "peloponnesian", land=4, base=1)
        war.stand("isthmus", "peloponnesian", land=4, base=1)
        war.state.cities["sparta"].will = will
        war.state.houses["agiad"].counters = [Counter("agiad", "military")]
        war.state.honour_order = list(FACTIONS)
        war.script("phormio d20", board().theatres[where].no - 1)
        war.begin(PlaceCounter(faction="agiad"))
        assert list(war.state.queues) == [where]


def test_p8_phormio_raises_what_lies_at_the_centre_first() -> None:
    war = with_phormio("agiad")
    war.state.cities["sparta"].controlling = "agiad"
    war.state.cities["sparta"].track = [Issue("games", 0), Issue("league", 1), Issue("military", -2)]
    war.hold("agiad", "s01", "s02")
    war.hold("eurypontid", "s03", "s04")
    war.begin(RaiseIssue(side="sparta", faction="agiad"))
    (raised,) = war.all_told(IssueRaised)
    assert raised.issue == "games"


def test_phormio_spends_hostages_in_war_when_ahead_and_in_peace_when_behind() -> None:
    for at_war, honour, spent in ((True, 40, True), (True, 0, False), (False, 0, True), (False, 40, False)):
        war = with_phormio("agiad", "eurypontid")
        war.state.war = at_war
        war.state.cities["sparta"].hostages = True
        war.state.houses["agiad"].honour = honour
        war.begin(SpendHostages(side="sparta"))
        assert war.state.cities["sparta"].hostages != spent


def test_phormio_lends_rumours_first() -> None:
    war = with_phormio("agiad", "eurypontid")
    kinds = ["rumour", "rumour", "oracle", "league", "military", "military"]
    war.state.houses["agiad"].counters = sorted(Counter("agiad", kind) for kind in kinds)
    war.begin(LendCounters())
    lent = [each.kind for each in war.state.houses["eurypontid"].counters]
    assert sorted(lent) == ["military", "rumour", "rumour"]


def test_phormio_signs_the_treaty_from_the_second_turn() -> None:
    for turn, event in ((1, "CalliasRefused"), (2, "CalliasSigned")):
        war = with_phormio("aristocrats", "demagogues")
        war.state.persian_war, war.state.scenario_turn = True, turn
        war.stand("east-mediterranean", "delian", base=1)
        war.begin(Callias())
        assert event in [type(each).__name__ for each in war.table.events]


def test_phormio_defends_with_no_more_than_half_his_tokens() -> None:
    war = with_phormio("aristocrats", "demagogues")
    war.stand("boeotia", "delian", base=1)
    war.state.houses["aristocrats"].tokens, war.state.houses["demagogues"].tokens = 3, 9
    war.state.houses["agiad"].tokens = 1
    war.stock_up()
    war.script("phormio d6", 5, 2)
    war.begin(Commitments(owner="agiad", at="boeotia"))
    (step,) = (each for each in war.state.agenda if isinstance(each, Commitments))
    assert step.noted["aristocrats"][""] == Commit("aristocrats", 2)
    assert step.noted["demagogues"][""] == Commit("demagogues", 2)
    assert war.view(None).waiting_for == (2, 3)


def test_phormio_musters_only_where_he_expects_to_win() -> None:
    war = with_phormio("agiad", "eurypontid")
    war.stand("boeotia", "delian", land=4, base=2)
    war.stand("boeotia", "peloponnesian", land=1)
    war.state.houses["agiad"].tokens = 2
    war.stock_up()
    war.begin(Military(owner="agiad", at="boeotia"))
    assert "Declined" in [type(event).__name__ for event in war.table.events]
    strong = with_phormio("agiad", "eurypontid")
    strong.stand("boeotia", "delian", land=1)
    strong.stand("boeotia", "peloponnesian", land=6, base=1)
    strong.state.houses["agiad"].tokens = 4
    strong.stock_up()
    strong.begin(Military(owner="agiad", at="boeotia"))
    assert strong.to_decide() == {0: "commit", 1: "commit"}


def test_p1_if_a_faction_of_phormio_wins_every_seat_has_lost() -> None:
    state = GAME.new(1, "aegean", {})
    for number, faction in enumerate(FACTIONS):
        state.houses[faction] = House(honour=10 + number)
    for side in OF_SIDE:
        state.cities[side] = City(OF_SIDE[side][0])
    for winner, lost in (("eurypontid", True), ("aristocrats", False)):
        state.result = Result("theatre", winner)
        ended = GAME.outcome(state)
        assert ended.lost == lost
        assert [each.points for each in ended.standings] == [10]


def test_p1_seats_rank_by_their_best_faction() -> None:
    state = GAME.new(2, "aegean", {})
    for faction, honour in zip(FACTIONS, (5, 20, 12, 7), strict=True):
        state.houses[faction] = House(honour=honour)
    for side in OF_SIDE:
        state.cities[side] = City(OF_SIDE[side][0])
    state.result = Result("theatre", "demagogues")
    assert [(each.seat, each.rank, each.points) for each in GAME.outcome(state).standings] == [
        (1, 1, 20),
        (0, 2, 12),
    ]


def wins(scenario: str, side: str, seed: int) -> bool:
    """Let Phormio lead a Side against random play, and say whether it wins."""
    state = GAME.new(4, scenario, {})
    state.owners = {each: NOBODY if SIDE_OF[each] == side else seat for seat, each in enumerate(FACTIONS)}
    table = Table(state, Seeded(seed.to_bytes(32, "big")))
    table.settle()
    for _ in play_on(table, seed):
        pass
    assert state.result is not None
    return SIDE_OF[state.result.winner] == side


def test_phormio_wins_the_first_war_against_random_play_in_nine_of_ten_seeds() -> None:
    seeds = 100 if long.is_asked() else 5
    won = sum(wins("first-war", ("athens", "sparta")[seed % 2], seed) for seed in range(seeds))
    assert won >= seeds * 9 // 10


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("side", OF_SIDE)
def test_phormio_beats_random_play(scenario: str, side: str) -> None:
    assert sum(wins(scenario, side, seed) for seed in range(4)) >= 3
