"""5.2, 6, 7.1 and 7.2: what the book's cases say in words."""

from __future__ import annotations

import pytest

from games.pericles.actions import PlayCard, Retain, Trust
from games.pericles.board import ENEMY, OF_SIDE, board
from games.pericles.events.assembly import CardsDealt, EntourageSet, IssueRaised
from games.pericles.figures import Side
from games.pericles.pieces import Issue
from games.pericles.steps.assembly import Contest, Debates
from games.pericles.steps.oration import Control, Oration
from games.pericles.steps.political_cards import DealCards, FormEntourage
from games.pericles.steps.verdict import PoliticalVerdict
from tests.games.pericles.builder import War


def test_6_1_six_debates_three_each_the_controlling_faction_first() -> None:
    war = War()
    war.state.cities["athens"].controlling = "demagogues"
    war.state.cities["athens"].track = [Issue("games", 0), Issue("oracle", 1)]
    war.begin(DealCards(), Debates(side="athens"))
    while war.required():
        decision = war.required()[0]
        assert decision.default is not None
        war.act(decision.seat, decision.default)
    chosen = [event.faction for event in war.all_told(IssueRaised)]
    assert chosen == ["demagogues", "aristocrats"] * 3
    assert all(len(war.state.houses[each].hand) == 4 for each in OF_SIDE["athens"])


def test_4_1_nobody_else_is_told_which_cards_are_dealt_or_kept() -> None:
    war = War()
    war.begin(DealCards(), FormEntourage())
    for faction in ("aristocrats", "demagogues", "agiad", "eurypontid"):
        held = war.state.houses[faction].hand[:3]
        war.act(faction, Retain(faction, tuple(held)))
    told: list[CardsDealt | EntourageSet] = [*war.all_told(CardsDealt), *war.all_told(EntourageSet)]
    for event in told:
        assert event.audience == (war.seat_of(event.faction),)


def test_6_12_a_card_that_is_noted_is_seen_by_its_own_seat_alone() -> None:
    war = War()
    war.hold("aristocrats", "a01", "a02")
    war.hold("demagogues", "a03")
    war.state.cities["athens"].track = [Issue("games", 0)]
    war.begin(Contest(side="athens", issue="games", box=0))
    before = [war.view(seat) for seat in (None, 1, 2, 3)]
    war.act("aristocrats", PlayCard("aristocrats", "a02"))
    after = [war.view(seat) for seat in (None, 1, 2, 3)]
    assert war.view(0).pending == (PlayCard("aristocrats", "a02"),)
    assert [each.pending for each in after] == [each.pending for each in before]
    assert [each.factions for each in after] == [each.factions for each in before]


def test_6_31_a_brain_trust_is_used_once() -> None:
    war = War()
    war.hold("aristocrats", "al1", "a01")
    war.hold("demagogues", "a02", "a03")
    war.keep("aristocrats", "a04", "a05", "a06")
    war.state.cities["athens"].track = [Issue("games", 0)]
    war.begin(Contest(side="athens", issue="games", box=0))
    war.act("aristocrats", PlayCard("aristocrats", "al1"))
    war.act("demagogues", PlayCard("demagogues", "a02"))
    assert war.asked("aristocrats").question == "trust"
    war.act("aristocrats", Trust("aristocrats", True))
    seen = next(each for each in war.view().factions if each.id == "aristocrats")
    assert seen.opened == ("a04", "a05", "a06")


def _verdict(scenario: str, side: Side, *issues: Issue) -> War:
    war = War(scenario)
    del war.state.cities[ENEMY[side]]
    war.state.cities[side].track = list(issues)
    war.begin(Oration(), Control(), PoliticalVerdict())
    return war


@pytest.mark.parametrize(
    ("issues", "ending", "winner"),
    [
        ((Issue("ostracism", 1), Issue("games", -7)), "ostracism", "demagogues"),
        ((Issue("ostracism", 0), Issue("games", -2)), "honour", "aristocrats"),
        ((Issue("games", -2), Issue("league", 2)), "level", ""),
    ],
)
def test_14_1_01b_ostracism_wins_else_honour(issues: tuple[Issue, ...], ending: str, winner: str) -> None:
    result = _verdict("thucydides", "athens", *issues).state.result
    assert result is not None
    assert (result.ending, result.winner) == (ending, winner)


@pytest.mark.parametrize(
    ("issues", "ending", "winner"),
    [
        ((Issue("war-peace", 0), Issue("games", -2)), "no-war", ""),
        ((Issue("war-peace", 1), Issue("games", -3)), "war", "agiad"),
        ((Issue("war-peace", 2), Issue("games", -2)), "war-control", "eurypontid"),
    ],
)
def test_14_1_06b_honour_wins_if_war_was_declared(
    issues: tuple[Issue, ...], ending: str, winner: str
) -> None:
    war = _verdict("sparta-declares", "sparta", *issues)
    assert war.state.result is not None
    assert (war.state.result.ending, war.state.result.winner) == (ending, winner)
    assert war.state.war == (ending != "no-war")


def test_3_13_every_half_that_was_seen_is_in_the_deck() -> None:
    """Five halves were sighted: value, issue, bonus, tokens."""
    halves = {
        (faction, card.value, half.issue, half.bonus, half.strategoi)
        for card in board().cards.values()
        for faction, half in card.halves.items()
    }
    assert ("agiad", 4, "league", 2, 2) in halves
    assert ("eurypontid", 2, "league", 3, 2) in halves
    assert ("eurypontid", 1, "oracle", 4, 1) in halves


@pytest.mark.parametrize(("favour", "chosen"), [("", "aristocrats"), ("demagogues", "demagogues")])
def test_e1_oration_breaks_a_tie_where_no_honour_could_be_won(favour: str, chosen: str) -> None:
    war = War()
    war.state.houses["demagogues"].honour = 0
    before = war.state.houses["aristocrats"].honour
    city = war.state.cities["athens"]
    city.controlling, city.favour = "demagogues", favour
    city.track = [Issue("games", -3), Issue("oracle", 1)]
    war.begin(Oration(), Control())
    assert war.state.houses["aristocrats"].honour == before
    assert (city.controlling, city.favour) == (chosen, favour)


def test_6_14_war_peace_that_begins_at_the_centre_is_not_stopped_there() -> None:
    """6.14: only who moves it through the centre may stop."""
    war = War()
    war.hold("aristocrats", "a01")
    war.hold("demagogues", next(card for card in board().shared["athens"] if board().cards[card].value == 5))
    war.state.cities["athens"].track = [Issue("war-peace", 0)]
    war.begin(Contest(side="athens", issue="war-peace", box=0))
    for faction in OF_SIDE["athens"]:
        war.act(faction, PlayCard(faction, war.state.houses[faction].hand[0]))
    assert war.to_decide() == {}
    assert war.state.cities["athens"].track[0].box != 0
