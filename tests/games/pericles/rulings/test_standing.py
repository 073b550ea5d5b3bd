"""4.0: answers left standing in private: read when the question is put, and seen by nobody."""

from __future__ import annotations

import pytest

from games.core.agenda import Step
from games.pericles.actions import Commit, Dismiss, Muster, Show, Stand
from games.pericles.board import FACTIONS
from games.pericles.events.seating import CountersShown, TokensShown
from games.pericles.orders import orders
from games.pericles.pieces import Counter
from games.pericles.steps.battle import SecondBattle
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


def begin(*left: Stand, step: Step, tokens: int = 3) -> War:
    """Begin a step after answers were left standing."""
    war = War("first-war")
    war.state.war = True
    war.stand("boeotia", "delian", land=1, base=1)
    war.stand("boeotia", "peloponnesian", land=1)
    for house in war.state.houses.values():
        house.tokens = tokens
    war.stock_up()
    answers: dict[str, list[Stand]] = {}
    for each in left:
        answers.setdefault(each.faction, []).insert(0, each)
    war.state.agenda = [StandingAnswers(left=answers), PoliticalCapital(), step]
    war.table.events.clear()
    return war.go_on()


def commitments(war: War) -> dict[str, int]:
    """Give what is noted."""
    (step,) = (each for each in war.state.agenda if isinstance(each, Commitments))
    found = {faction: noted[""] for faction, noted in step.noted.items()}
    return {faction: each.tokens for faction, each in found.items() if isinstance(each, Commit)}


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


def test_what_was_committed_unasked_can_be_amended() -> None:
    war = begin(Stand("aristocrats", "commit", 2), step=Commitments(owner="agiad", at="boeotia"))
    war.act("aristocrats", Commit("aristocrats", 1))
    assert commitments(war) == {"aristocrats": 1}


def test_an_answer_left_while_the_question_is_open_does_not_answer_it() -> None:
    war = begin(step=Commitments(owner="agiad", at="boeotia"))
    leave(war, Stand("aristocrats", "commit", 2))
    assert commitments(war) == {}


def test_p11_talks_are_answered_by_the_enemy_only() -> None:
    war = begin(
        Stand("aristocrats", "talks", 2), Stand("agiad", "talks", 1), step=Talks(owner="agiad", at="samos")
    )
    assert [each.party for each in war.required()] == ["agiad"]


@pytest.mark.parametrize(
    ("topic", "step"),
    [
        ("second", SecondBattle(faction="aristocrats", at="boeotia")),
        ("ships", StateShips(at="boeotia")),
        ("stay", Redeploying(faction="aristocrats", colour="delian")),
    ],
)
def test_what_nobody_wants_to_be_asked_is_not_asked(topic: str, step: Step) -> None:
    war = begin(Stand("aristocrats", topic), step=step)
    assert not war.state.agenda or war.to_decide() == {}


def test_the_entourage_is_kept_and_nobody_sees_who_is_asked() -> None:
    war = War("first-war")
    war.keep("aristocrats", "a01", "a02", "a03")
    war.keep("demagogues", "a04", "a05", "a06")
    answers = {"aristocrats": [Stand("aristocrats", "keep")]}
    war.state.agenda = [StandingAnswers(left=answers), PoliticalCapital(), DismissEntourage()]
    war.go_on()
    assert [each.party for each in war.required()] == ["demagogues"]
    assert war.view(None).waiting_for == (0, 1)
    war.act("demagogues", Dismiss("demagogues", ()))
    assert len(war.state.houses["aristocrats"].entourage) == 3


def test_nothing_takes_all_answers_back_and_only_their_faction_sees_them() -> None:
    war = begin(step=Military(owner="agiad", at="boeotia"))
    leave(war, Stand("aristocrats", "commit", 2), Stand("aristocrats", "second"))
    assert [len(war.view(seat).standing) for seat in (0, 1, 2, 3, None)] == [1, 0, 0, 0, 0]
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
