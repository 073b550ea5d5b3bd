"""15: who leads which faction."""

from __future__ import annotations

import pytest

from games.core.chance import Seeded
from games.core.game import start
from games.pericles.actions import Commit, Debate
from games.pericles.board import FACTIONS
from games.pericles.events.seating import FactionsLed
from games.pericles.game import GAME
from games.pericles.orders import orders
from games.pericles.pieces import Issue
from games.pericles.steps.assembly import Debates, Together
from games.pericles.steps.expedition import Commitments
from games.pericles.view import view
from tests.games.pericles.builder import War

CROSSED = dict(zip(FACTIONS, (0, 1, 0, 1), strict=True))


def cross() -> War:
    """Lay out a table of two, each with a faction of both Sides (A66)."""
    war = War()
    war.state.seats, war.state.owners = 2, dict(CROSSED)
    return war


def test_two_lead_a_faction_of_each_side_and_all_are_told() -> None:
    table = start(GAME, 2, "aegean", Seeded(b"cross"))
    told = [event for event in table.events if isinstance(event, FactionsLed)]
    assert [(each.seat, each.factions) for each in told] == [
        (0, ("aristocrats", "agiad")),
        (1, ("demagogues", "eurypontid")),
    ]
    board = GAME.wording("en", ["Phil", "Quin"]).board_text(GAME.view(table.state, None))
    assert (board.count(" Phil)"), board.count(" Quin)")) == (2, 2)


def test_who_sits_crosswise_is_asked_for_both_factions_at_once() -> None:
    war = cross()
    war.stand("boeotia", "delian", land=2)
    war.stand("boeotia", "peloponnesian", land=2)
    for faction in FACTIONS:
        war.state.houses[faction].tokens = 4
    war.stock_up()
    war.begin(Commitments(owner="agiad", at="boeotia"))
    assert [each.party for each in war.table.decisions(0)] == ["aristocrats", "agiad"]
    war.act(0, Commit("agiad", 3), Commit("aristocrats", 1))
    war.refused(0, Commit("eurypontid", 1), "not-your-faction", faction="eurypontid")
    assert view(war.state, 0).pending == (Commit("aristocrats", 1), Commit("agiad", 3))
    assert view(war.state, 1).pending == ()


def test_what_a_faction_may_not_do_is_said_of_that_faction() -> None:
    war = cross()
    war.state.cities["athens"].track = [Issue("games", 0)]
    war.state.cities["sparta"].track = [Issue("league", 0)]
    war.state.cities["sparta"].controlling = "agiad"
    war.begin(Together(branches=[[Debates(side="athens")], [Debates(side="sparta")]]))
    assert {each.party for each in war.table.decisions(0)} == {"aristocrats", "agiad"}
    war.refused(0, Debate("agiad", "games", 0), "issue-not-there", issue="games")


@pytest.mark.parametrize("typed", ["AK commit 3", "commit AK 3", "Agiads commit 3", "ak commit 3"])
def test_an_order_may_begin_with_the_faction(typed: str) -> None:
    assert orders("en", ["P", "Q"]).parse(typed) == [Commit("agiad", 3)]


@pytest.mark.parametrize(
    ("seats", "scenario", "options", "groups"),
    [
        (4, "archidamian", {}, {"athens": [0, 1], "sparta": [2, 3]}),
        (3, "archidamian", {}, {"athens": [0, 1]}),
        (2, "archidamian", {}, {}),
        (2, "archidamian", {"variants": "sides"}, {}),
        (1, "archidamian", {}, {}),
        (2, "thucydides", {}, {}),
        (2, "amphipolis-battle", {}, {}),
    ],
)
def test_only_compatriots_who_are_two_persons_confer(
    seats: int, scenario: str, options: dict[str, str], groups: dict[str, list[int]]
) -> None:
    assert GAME.groups(GAME.new(seats, scenario, options)) == groups
