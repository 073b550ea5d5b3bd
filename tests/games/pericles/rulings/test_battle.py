"""9.4 to 9.6 and the battle games of 14.1: what the book's cases say in words."""

from __future__ import annotations

import pytest

from games.core.chance import Seeded
from games.core.game import start
from games.pericles.actions import Fight, Kill, Second
from games.pericles.cards import draw_battle_card
from games.pericles.game import GAME
from games.pericles.state import State
from games.pericles.steps.battle import Battles
from tests.games.pericles.builder import War

BATTLES = ("samos-revolt", "amphipolis-battle", "mantinea", "arginusae", "aegospotami")


def test_a3_a_battle_deck_that_has_run_out_is_made_of_spent_battle_cards() -> None:
    war = War()
    city = war.state.cities["athens"]
    city.deck, city.discards = city.deck[:12], city.deck[12:]
    turned_up = {draw_battle_card(war.state, "athens", war.chance) for _ in range(12)}
    assert draw_battle_card(war.state, "athens", war.chance) in turned_up
    assert len(city.deck) == 11


@pytest.mark.parametrize("scenario", BATTLES)
def test_b2_the_commander_opens_and_the_first_faction_of_each_side_controls(scenario: str) -> None:
    table = start(GAME, 2, scenario, Seeded(b"battle"))
    state = table.state
    assert isinstance(state, State)
    (asked,) = table.asked()
    first = {"athens": "aristocrats", "sparta": "agiad"}
    assert asked.decision.party == first[state.figures.commanding or ""]
    assert {side: city.controlling for side, city in state.cities.items()} == first
    assert state.owners == {"aristocrats": 0, "demagogues": 0, "agiad": 1, "eurypontid": 1}


def test_14_1_a_battle_game_moves_no_honour_and_ends_with_the_first_winner() -> None:
    table = start(GAME, 2, "samos-revolt", Seeded(b"battle"))
    state = table.state
    assert isinstance(state, State)
    table.act(0, Fight("aristocrats"))
    while state.agenda:
        decision = table.asked()[0].decision
        no = Second(decision.party, False)
        table.act(decision.seat, no if decision.question == "second" else decision.default or no)
    assert state.result is not None
    assert all(not house.tally for house in state.houses.values())


def _isthmus() -> War:
    war = War()
    war.state.committed = {"demagogues": 3}
    war.stock_up()
    war.stand("isthmus", "athens", land=6)
    war.stand("isthmus", "sparta", land=2)
    war.stand("isthmus", "peloponnesian", land=2)
    war.script_battle_cards({"athens": [3], "sparta": [3]})
    war.begin(Battles(owner="demagogues", at="isthmus"))
    return war


def test_9_44_each_reason_against_losses_is_named() -> None:
    """9 to 6 with six land units: two red, or two yellow."""
    war = _isthmus()
    war.refused("demagogues", Kill("demagogues", 1, 1), "one-row", side="sparta")
    war.refused("demagogues", Kill("demagogues", 1), "row-number", number=2)
    war.refused("demagogues", Kill("demagogues", 0, 2, 0, 1), "one-row", side="sparta")
    assert war.may("demagogues", Kill("demagogues", 0, 2))
    war.act("demagogues", Kill("demagogues", 2))
    assert war.state.cities["athens"].hostages


def test_9_44_the_questions_offer_all_and_only_what_is_legal() -> None:
    war = _isthmus()
    offered = {(each.city, each.league) for each in war.asked("demagogues").answers[0].every() or ()}  # type: ignore[attr-defined]
    assert offered == {(2, 0), (0, 2)}
