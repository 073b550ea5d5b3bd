"""8, 9.1 to 9.3 and 13.1: what the book's cases say in words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.agenda import Step
from games.pericles.actions import BuildBase, Commit, Done, Move, Muster, Place
from games.pericles.board import board
from games.pericles.events.theatre import CounterPlaced, OwnCounterPlaced, TokensCommitted
from games.pericles.pieces import Counter
from games.pericles.ranking import by_honour
from games.pericles.steps.league import League
from games.pericles.steps.military import Military
from games.pericles.steps.theatre import PlaceCounters, SetHonourOrder
from tests.games.pericles.builder import War


def _expedition() -> War:
    war = War()
    war.state.war = True
    war.state.ships_ready = False
    for faction, house in war.state.houses.items():
        house.tokens = 3 if faction != "demagogues" else 0
    war.stock_up()
    war.stand("boeotia", "delian", base=1)
    war.stand("isthmus", "peloponnesian", land=3, base=1)
    war.begin(Military(owner="agiad", at="boeotia"))
    war.act("agiad", Muster("agiad"))
    return war


def test_a44_all_four_are_asked_also_who_has_no_tokens() -> None:
    war = _expedition()
    assert {decision.party for decision in war.required()} == set(war.state.owners)
    war.act("agiad", Commit("agiad", 1))
    assert war.view(None).waiting_for == (0, 1, 2, 3)


def test_9_31_the_defence_stays_under_seal_until_the_movement_is_over() -> None:
    war = _expedition()
    for faction, tokens in {"agiad": 2, "eurypontid": 1, "aristocrats": 2, "demagogues": 0}.items():
        war.act(faction, Commit(faction, tokens))
    assert [event.faction for event in war.all_told(TokensCommitted)] == ["agiad", "eurypontid"]
    assert war.view(0).sealed == {"aristocrats": 2}
    assert [war.view(seat).sealed for seat in (None, 2, 3)] == [{}, {}, {}]
    war.act("agiad", Move("agiad", "peloponnesian-land", "isthmus", "boeotia"))
    war.act("agiad", Done("agiad"))
    opened = {event.faction: event.tokens for event in war.all_told(TokensCommitted)}
    assert opened == {"agiad": 2, "eurypontid": 1, "aristocrats": 2, "demagogues": 0}


def test_a39_only_the_placer_sees_what_lies_face_down() -> None:
    war = War()
    war.state.houses["aristocrats"].counters = [Counter("aristocrats", "military")]
    war.begin(SetHonourOrder(), PlaceCounters())
    war.act("aristocrats", Place("aristocrats", "military", "aristocrats", "samos"))
    kinds = [
        next(each.queue[0].kind for each in war.view(seat).theatres if each.id == "samos")
        for seat in (0, 1, 2, None)
    ]
    assert kinds == ["military", "", "", ""]
    assert war.told(OwnCounterPlaced).audience == (0,)
    assert war.told(CounterPlaced).audience is None


@pytest.mark.parametrize("in_persia", [True, False])
def test_13_1_persia_opens_by_alcibiades_or_a_base_in_ionia(in_persia: bool) -> None:
    war = War()
    war.state.alcibiades_in_persia = in_persia
    war.state.houses["agiad"].counters = [Counter("agiad", "league")]
    war.begin(SetHonourOrder(), PlaceCounters())
    place = Place("agiad", "league", "agiad", "persia")
    if in_persia:
        assert war.may("agiad", place)
    else:
        war.refused("agiad", place, "persia-closed")


def test_a17_a_persian_base_costs_four_tokens_and_brings_two_honour() -> None:
    war = War()
    war.state.houses["agiad"].tokens = 4
    war.stock_up()
    war.begin(League(owner="agiad", at="persia"))
    war.act("agiad", BuildBase("agiad"))
    assert (war.state.persian_bases, war.state.houses["agiad"].honour) == (1, 12)
    assert war.state.houses["agiad"].tokens == 0


def test_a17_what_a_persian_base_costs_is_a_figure_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    war = War()
    printed = board().printed
    cheaper = replace(printed.cost, persian_base=3)
    monkeypatch.setattr(board(), "printed", replace(printed, cost=cheaper))
    war.state.houses["agiad"].tokens = 3
    war.stock_up()
    war.begin(League(owner="agiad", at="persia"))
    war.act("agiad", BuildBase("agiad"))
    assert (war.state.persian_bases, war.state.houses["agiad"].tokens) == (1, 0)


def test_11_14_sides_level_the_best_faction_wins_then_athens() -> None:
    war = War()
    marks = {"aristocrats": 12, "demagogues": 8, "agiad": 11, "eurypontid": 8}
    for faction, honour in marks.items():
        war.state.houses[faction].honour = honour
    assert _first(war) == ("aristocrats", "")
    war.state.houses["agiad"].honour, war.state.houses["eurypontid"].honour = 13, 7
    assert _first(war) == ("agiad", "best")
    war.state.houses["agiad"].honour, war.state.houses["eurypontid"].honour = 12, 8
    assert _first(war) == ("aristocrats", "athens")


def _first(war: War) -> tuple[str, str]:
    result = by_honour(war.state, "final")
    return result.winner, result.tie


def test_8_5_a_step_that_can_do_nothing_asks_nobody() -> None:
    war = War()
    steps: list[Step] = [League(owner="agiad", at="samos"), Military(owner="agiad", at="samos")]
    for step in steps:
        war.begin(step)
        assert war.required() == []
