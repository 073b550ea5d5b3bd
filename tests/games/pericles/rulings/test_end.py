"""11 and 13.2: what the book's cases do not say."""

from __future__ import annotations

import pytest

from games.pericles.actions import Disband, Done, Redeploy, Refuse, Sign
from games.pericles.board import EAST
from games.pericles.events.end import PersianWarPaid, UnitsRavaged, UnitsRavagedAt, UnitsStranded
from games.pericles.game import GAME
from games.pericles.outcome import outcome
from games.pericles.pieces import Result, Will
from games.pericles.ranking import TIES, by_honour
from games.pericles.steps.callias import Callias, PersianWar
from games.pericles.steps.end_phase import EndPhase
from games.pericles.steps.maintenance import Maintenance
from games.pericles.steps.ravages import ravages
from games.pericles.steps.redeployment import Redeployment
from games.text import LANGUAGES
from tests.games.pericles.builder import War

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def _persian_war(**pieces: int) -> War:
    war = War("first-war")
    war.state.persian_war = True
    war.state.scenario_turn = 2
    war.state.cities["athens"].controlling = "demagogues"
    for colour, kind in (("athens", "naval"), ("delian", "base"), ("peloponnesian", "base")):
        if pieces.get(colour):
            war.stand(EAST, colour, **{kind: pieces[colour]})  # type: ignore[arg-type]
    return war


def test_x58_d1_the_treaty_of_callias() -> None:
    war = _persian_war(athens=2, delian=1, peloponnesian=1)
    war.state.pieces[EAST]["delian"].land = 1
    war.state.three_hundred = EAST
    war.state.treachery[EAST] = {"athens": 1}
    war.begin(Callias(), PersianWar())
    war.refused("demagogues", Sign("demagogues", "samos"), "no-ship-there", theatre="samos")
    war.act("demagogues", Sign("demagogues", EAST))
    state = war.state
    assert EAST not in state.pieces
    assert not state.treachery
    athens = state.pieces["athens"]
    assert (athens["athens"].naval, athens["delian"].land, athens["delian"].base) == (1, 1, 0)
    assert (state.three_hundred, state.persian_bases, state.persian_war) == ("sparta", 1, False)
    assert all(house.honour == 10 for house in state.houses.values())


def test_a57_without_a_blue_ship_the_treaty_costs_none() -> None:
    war = _persian_war(delian=1)
    war.begin(Callias())
    war.act("demagogues", Sign("demagogues", EAST))
    assert not war.state.pieces


def test_a57_only_three_bases_become_persian() -> None:
    war = _persian_war(delian=1, peloponnesian=2)
    war.state.persian_bases = 2
    war.begin(Callias())
    war.act("demagogues", Sign("demagogues", EAST))
    assert war.state.persian_bases == 3


def test_13_21_no_treaty_without_a_base() -> None:
    war = _persian_war(athens=2)
    war.begin(Callias())
    assert war.required() == []


@pytest.mark.parametrize(("athens", "enemy", "lost"), [(1, 0, 2), (1, 1, 3), (0, 0, 3)])
def test_x73_the_persian_war_costs_its_turn_and_one_without_control_and_a_ship(
    athens: int, enemy: int, lost: int
) -> None:
    war = _persian_war(athens=athens, delian=1, peloponnesian=enemy)
    war.begin(Callias(), PersianWar())
    war.act("demagogues", Refuse("demagogues"))
    assert war.told(PersianWarPaid).lost == lost
    assert war.state.houses["demagogues"].honour == 10 - lost


def test_11_0_the_end_phase_ends_with_the_game() -> None:
    war = War("time-of-peace")
    war.stand("athens", "athens", base=1)
    war.stand("sparta", "sparta", base=1)
    war.state.cities["athens"].will = Will("control", ["sicily"])
    war.begin(EndPhase())
    assert war.state.result == Result("final", "aristocrats", "athens-control")
    assert all(house.honour == 10 for house in war.state.houses.values())


def test_a56_the_next_turn_comes_after_the_will() -> None:
    war = War("second-war")
    war.stand("athens", "athens", base=1)
    war.stand("sparta", "sparta", base=1)
    war.state.cities["athens"].will = Will("control", ["sicily"])
    war.begin(EndPhase())
    assert (war.state.turn, war.state.scenario_turn) == (war.state.figures.first_turn + 1, 2)
    assert [war.state.houses[each].honour for each in ("aristocrats", "demagogues")] == [5, 5]
    assert war.state.cities["athens"].aside_next == 5


def test_a24_land_or_ship_the_player_chooses_who_stays_where_nobody_can_go() -> None:
    war = War()
    war.stand("boeotia", "peloponnesian", land=1, naval=1)
    war.begin(Redeployment(colour="peloponnesian"))
    facts = {"theatre": "boeotia", "number": 1, "colour": "peloponnesian"}
    war.refused("eurypontid", Done("eurypontid"), "must-leave", **facts)  # type: ignore[arg-type]
    war.act("eurypontid", Disband("eurypontid", "peloponnesian-naval", "boeotia"), Done("eurypontid"))
    assert war.required() == []
    assert war.state.pieces["boeotia"]["peloponnesian"].land == 1


def test_d2_what_can_be_redeployed_is_not_removed_and_goes_once() -> None:
    war = War()
    war.stand("boeotia", "peloponnesian", land=2)
    war.stand("isthmus", "peloponnesian", base=1)
    war.begin(Redeployment(colour="peloponnesian"))
    lose = Disband("eurypontid", "peloponnesian-land", "boeotia")
    war.refused("eurypontid", lose, "room-elsewhere", colour="peloponnesian")
    war.act("eurypontid", Redeploy("eurypontid", "peloponnesian-land", "boeotia", "isthmus", 2))
    again = Redeploy("eurypontid", "peloponnesian-land", "isthmus", "boeotia")
    war.refused("eurypontid", again, "moved-already", theatre="isthmus")


def test_b6_blue_makes_room_for_white() -> None:
    war = War()
    war.stand("samos", "delian", land=12, naval=3, base=1)
    war.stand("samos", "athens", land=2)
    war.begin(Redeployment(colour="delian"), Redeployment(colour="athens"))
    assert war.told(UnitsStranded).units == (("athens-land", 2),)


def test_b6_white_and_blue_may_not_both_leave_one_where_no_base_is() -> None:
    war = War()
    war.stand("boeotia", "delian", land=1)
    war.stand("boeotia", "athens", land=1)
    war.stand("athens", "athens", base=1)
    war.begin(Redeployment(colour="athens"))
    done = Done("aristocrats")
    war.refused("aristocrats", done, "must-leave", theatre="boeotia", number=1, colour="athens")


def test_d4_a_ship_is_worth_two_points_and_no_more_goes_than_must() -> None:
    war = War()
    war.stand("athens", "athens", base=1, naval=2, land=1)
    war.begin(Maintenance(side="athens"))
    too_many = Disband("aristocrats", "athens-naval", "athens", 2)
    war.refused("aristocrats", too_many, "units-at-most", number=1)
    war.act("aristocrats", Disband("aristocrats", "athens-naval", "athens"))
    assert war.required() == []


def test_d3_ravages_take_what_was_not_built_and_else_what_stands() -> None:
    war = War("campaign")
    war.stand("sparta", "sparta", naval=3)
    war.stand("samos", "sparta", naval=1)
    war.begin(*ravages("sparta"))
    assert war.told(UnitsRavaged).units == (("sparta-land", 1),)
    war.act("agiad", Disband("agiad", "sparta-naval", "samos"))
    assert war.told(UnitsRavagedAt).theatre == "samos"
    assert war.state.lost_for_good == {"sparta-land": 1, "sparta-naval": 1}


@pytest.mark.parametrize(
    ("honour", "winner", "tie"),
    [
        ((10, 11, 10, 10), "demagogues", ""),
        ((10, 10, 19, 0), "aristocrats", "control"),
        ((10, 10, 11, 9), "agiad", "best"),
        ((12, 8, 8, 12), "aristocrats", "athens"),
        ((10, 10, 10, 10), "aristocrats", "athens-control"),
    ],
)
def test_11_14_what_broke_a_tie_is_said(honour: tuple[int, ...], winner: str, tie: str) -> None:
    war = War("first-war")
    for faction, amount in zip(war.state.houses, honour, strict=True):
        war.state.houses[faction].honour = amount
    result = by_honour(war.state, "final")
    assert (result.winner, result.tie) == (winner, tie)
    war.state.result = result
    for language in LANGUAGES:
        said = GAME.wording(language, NAMES).outcome(outcome(war.state))
        assert len(said) == 1
        assert "{" not in said[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_11_14_every_tie_reads_differently(language: str) -> None:
    war = War("first-war")
    for ending in ("final", "peace", "theatre"):
        told = set()
        for tie in ("", *TIES):
            war.state.result = Result(ending, "demagogues", tie)
            told.add(GAME.wording(language, NAMES).outcome(outcome(war.state))[0])
        assert len(told) == 1 + len(TIES)
