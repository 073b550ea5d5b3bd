"""4.0: answers left standing in private: given some time after the question, and seen by nobody."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from games.core import codec
from games.core.agenda import Step
from games.core.automation import left_standing
from games.core.decision import Action
from games.pericles.actions import Commit, Dismiss, Done, Muster, Second, Ships, Show, Stand, Trust
from games.pericles.board import FACTIONS
from games.pericles.events.seating import CountersShown, StandingAnswerLeft, TokensShown
from games.pericles.orders import orders
from games.pericles.pieces import Counter
from games.pericles.standing import TOPICS
from games.pericles.steps.battle import SecondBattle
from games.pericles.steps.debate_end import BrainTrust
from games.pericles.steps.diplomacy import Talks
from games.pericles.steps.expedition import Commitments, StateShips
from games.pericles.steps.military import Military
from games.pericles.steps.political_cards import DismissEntourage
from games.pericles.steps.redeployment import Redeploying
from games.pericles.steps.standing import StandingAnswers
from games.pericles.steps.theatre import PoliticalCapital
from tests.games.pericles.builder import War


def leave(war: War, *left: Stand) -> War:
    """Leave answers standing."""
    for each in left:
        war.act(each.faction, each)
    return war


def begin(*left: Stand, step: Step, tokens: int = 3, elsewhere: int = 0) -> War:
    """Begin a step after answers were left standing."""
    war = War("first-war")
    war.state.war = True
    war.stand("boeotia", "delian", land=1, base=1)
    war.stand("boeotia", "peloponnesian", land=1)
    war.stand("samos", "delian", base=elsewhere)
    for house in war.state.houses.values():
        house.tokens = tokens
    war.stock_up()
    answers: dict[str, list[Stand]] = {}
    for each in left:
        answers.setdefault(each.faction, []).insert(0, each)
    war.state.agenda = [StandingAnswers(left=answers), PoliticalCapital(), step]
    war.table.events.clear()
    return war.go_on()


def to_be_given(war: War) -> dict[str, Action]:
    """Give the answers that Keryx will give some time later, by faction."""
    return {asked.party: answer for asked, answer in left_standing(war.table)}


def commitments(war: War) -> dict[str, int]:
    """Give the tokens that Keryx will commit."""
    return {each: answer.tokens for each, answer in to_be_given(war).items() if isinstance(answer, Commit)}


def test_p11_tokens_are_committed_as_far_as_they_reach_and_never_as_commander() -> None:
    step = Commitments(owner="agiad", at="boeotia")
    war = begin(Stand("aristocrats", "commit", 4), Stand("agiad", "commit", 2), step=step)
    assert commitments(war) == {"aristocrats": 3}
    assert war.view(None).waiting_for == (0, 1, 2, 3)


def test_p11_the_newest_answer_that_fits_the_theatre_is_given() -> None:
    elsewhere = Stand("aristocrats", "commit", 1, "samos")
    for left, tokens in (
        ((Stand("aristocrats", "commit", 2), elsewhere), 2),
        ((Stand("aristocrats", "commit", 2), Stand("aristocrats", "commit", 0, "boeotia")), 0),
    ):
        war = begin(*left, step=Commitments(owner="agiad", at="boeotia"))
        assert commitments(war) == {"aristocrats": tokens}


def test_p14_who_answers_before_is_not_answered_for() -> None:
    war = begin(Stand("aristocrats", "commit", 2), step=Commitments(owner="agiad", at="boeotia"))
    war.act("aristocrats", Commit("aristocrats", 1))
    assert commitments(war) == {}


def test_p14_an_answer_left_while_the_question_is_open_counts_for_it() -> None:
    war = begin(step=Commitments(owner="agiad", at="boeotia"))
    leave(war, Stand("aristocrats", "commit", 2))
    assert commitments(war) == {"aristocrats": 2}
    leave(war, Stand("aristocrats", "no-more"))
    assert commitments(war) == {}


def test_p11_talks_are_answered_by_the_enemy_only() -> None:
    war = begin(
        Stand("aristocrats", "talks", 2), Stand("agiad", "talks", 1), step=Talks(owner="agiad", at="samos")
    )
    assert to_be_given(war) == {"aristocrats": Commit("aristocrats", 2)}


def keeping(*left: Stand) -> War:
    """Ask who has an entourage what to throw away."""
    war = War("first-war")
    war.keep("aristocrats", "a01", "a02", "a03")
    war.keep("demagogues", "a04", "a05", "a06")
    answers = {each.faction: [each] for each in left}
    war.state.agenda = [StandingAnswers(left=answers), PoliticalCapital(), DismissEntourage()]
    return war.go_on()


def trusting(*left: Stand) -> War:
    """Ask who has met a card with a leader for the Brain Trust."""
    war = begin(*left, step=BrainTrust(faction="aristocrats", total=5, less=5))
    war.keep("aristocrats", "a01", "a02", "a03")
    return war


CASES: dict[str, tuple[Callable[..., War], Stand, Action]] = {
    "commit": (
        partial(begin, step=Commitments(owner="agiad", at="boeotia")),
        Stand("aristocrats", "commit", 2),
        Commit("aristocrats", 2),
    ),
    "talks": (
        partial(begin, step=Talks(owner="agiad", at="samos")),
        Stand("aristocrats", "talks", 1),
        Commit("aristocrats", 1),
    ),
    "second": (
        partial(begin, step=SecondBattle(faction="aristocrats", at="boeotia")),
        Stand("aristocrats", "second"),
        Second("aristocrats", False),
    ),
    "ships": (
        partial(begin, step=StateShips(at="boeotia")),
        Stand("aristocrats", "ships"),
        Ships("aristocrats", False),
    ),
    "trust": (trusting, Stand("aristocrats", "trust"), Trust("aristocrats", False)),
    "keep": (keeping, Stand("aristocrats", "keep"), Dismiss("aristocrats", ())),
    "stay": (
        partial(begin, step=Redeploying(faction="aristocrats", colour="delian"), elsewhere=1),
        Stand("aristocrats", "stay"),
        Done("aristocrats"),
    ),
}


def test_every_topic_has_its_case() -> None:
    assert {*CASES} == {topic for topics in TOPICS.values() for topic in topics}


def shown(war: War) -> list[Any]:
    """Give all that others than the Aristocrats see, and what was told."""
    seen = [codec.to_json(war.view(seat)) for seat in (1, 2, 3, None)]
    asked = [decision.described() for seat in (1, 2, 3) for decision in war.table.decisions(seat)]
    return [seen, asked, war.table.waiting_for(), [each for each in war.table.events if each.is_for(None)]]


@pytest.mark.parametrize("topic", CASES)
def test_p14_the_question_is_put_all_the_same_and_nobody_sees_that_an_answer_stands(topic: str) -> None:
    """Attack: look at the table just after the question, and at who is waited for."""
    lay_out, stand, answer = CASES[topic]
    plain, standing = lay_out(), lay_out(stand)
    assert to_be_given(plain) == {}
    assert to_be_given(standing) == {"aristocrats": answer}
    assert 0 in standing.table.waiting_for()
    assert shown(plain) == shown(standing)
    plain.act("aristocrats", answer)
    standing.act("aristocrats", to_be_given(standing)["aristocrats"])
    assert shown(plain) == shown(standing)


@pytest.mark.parametrize("topic", CASES)
def test_p14_who_sits_alone_is_answered_for_at_once(topic: str) -> None:
    """Nobody is there to see it."""
    lay_out, stand, _ = CASES[topic]
    war = lay_out(stand)
    war.state.seats = 1
    war.go_on()
    assert to_be_given(war) == {}
    assert "aristocrats" not in [each.party for each in war.required()]


def test_nothing_takes_all_answers_back_and_only_their_faction_sees_them() -> None:
    war = begin(step=Military(owner="agiad", at="boeotia"))
    leave(war, Stand("aristocrats", "commit", 2), Stand("aristocrats", "second"))
    assert [len(war.view(seat).standing) for seat in (0, 1, 2, 3, None)] == [1, 0, 0, 0, 0]
    assert [told.audience for told in war.all_told(StandingAnswerLeft)] == [(0,), (0,)]
    assert "Commit 2 tokens everywhere" in war.game.wording("en", list("PQRS")).hand_text(war.view(0))
    war.refused(1, Stand("aristocrats", "second"), "not-your-faction", faction="aristocrats")
    leave(war, Stand("aristocrats", "no-more"))
    assert war.view(0).standing == {}
    assert war.may("agiad", Muster("agiad"))


@pytest.mark.parametrize(
    ("typed", "made"),
    [
        ("standing AF commit 0 Samos", Stand("aristocrats", "commit", 0, "samos")),
        ("AF standing talks 2", Stand("aristocrats", "talks", 2)),
        ("standing AF second", Stand("aristocrats", "second")),
        ("standing AF nothing", Stand("aristocrats", "no-more")),
    ],
)
def test_standing_answers_are_typed(typed: str, made: Stand) -> None:
    assert orders("en", list("PQRS")).parse(typed) == [made]


def test_a38_compatriots_show_each_other_tokens_and_counters_and_nobody_else_learns_of_it() -> None:
    war = begin(step=Military(owner="agiad", at="boeotia"))
    war.state.houses["agiad"].counters = [Counter("agiad", "oracle"), Counter("agiad", "rumour")]
    war.act("agiad", Show("agiad", "tokens"), Show("agiad", "counters"))
    (tokens,), (counters,) = war.all_told(TokensShown), war.all_told(CountersShown)
    assert (tokens.tokens, tokens.audience) == (3, (2, 3))
    assert (counters.counters, counters.audience) == ((("oracle", 1), ("rumour", 1)), (2, 3))


@pytest.mark.parametrize("what", ["hand", "entourage", "cards"])
def test_a38_cards_are_shown_to_nobody(what: str) -> None:
    war = begin(step=Military(owner="agiad", at="boeotia"))
    war.hold("agiad", "s01", "s02")
    war.refused("agiad", Show("agiad", what), "not-an-answer")


@pytest.mark.parametrize("owners", [(0, 1, 0, 1), (0, -1, 1, -1)])
def test_a66_there_is_nobody_to_show_in_cross_seating_nor_to_phormio(owners: tuple[int, ...]) -> None:
    war = begin(step=Military(owner="agiad", at="boeotia"))
    war.state.owners = dict(zip(FACTIONS, owners, strict=True))
    questions = [each.decision.question for each in war.go_on().table.always_asked()]
    assert set(questions) == {"standing"}
    assert not war.may(0, Show("aristocrats", "tokens"))
