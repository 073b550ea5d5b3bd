"""What a thread is told: who is called to what, deeds short enough to be read, nothing of weight left out."""

import re
from itertools import islice

import pytest

from bot.discord.panels import limits
from bot.discord.panels.table import table_panel
from bot.discord.sending.layout import REPORT, Shown
from bot.keeper.message import Direct, Post, Report
from bot.keeper.parts import MAX_DEEDS, Course
from bot.keeper.posts import AfterMove
from games import registry
from games.antike.events import FieldChosen, Produced
from games.core.agenda import phase_of
from games.pericles.events.battle import BattleJoined, BattleWon, TokensReturned
from games.pericles.events.theatre import CounterRevealed, ShipsSent
from games.text import LANGUAGES
from tests.bot.keeper.posted import begun, posts, thread

MAX_CALL = 80
"""Characters of a push that are surely shown."""
SHOWN = Shown(str)


def pushed(post: Post, names: list[str]) -> str:
    """Give the first line as a push shows it."""
    line = post.call.splitlines()[0].replace("**", "")
    return re.sub(r"<@(\d+)>", lambda found: f"@{names[int(found[1]) - 1000]}", line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_no_post_is_too_long_or_cut(game: str, language: str) -> None:
    for live, told in islice(thread(game, 4, 1, language), 150):
        if isinstance(told, Report):
            said = SHOWN.report(told).whole
            lines = said.splitlines()
            assert lines[0] == f"### {told.heading}"
            assert all(SHOWN.told(each) in said for each in (*told.lines, *told.scores))
            assert len(said) <= REPORT
            continue
        lines = SHOWN.post(told)
        assert len(told.deeds) <= MAX_DEEDS
        assert bool(told.more) == bool(told.in_full)
        if len(told.mentions) == 1:
            assert len(pushed(told, live.names)) <= MAX_CALL
        assert len("\n".join(lines)) <= limits.CONTENT
        assert not [line for line in lines if line.endswith("…")]


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_called_is_called_first_and_told_where_we_are(game: str, language: str) -> None:
    for live, post in islice(posts(game, 3, 1, language), 100):
        words = live.game.wording(language, live.names)
        if post.call and live.state.agenda:
            assert post.call.startswith("<@")
            assert f"**{words.label('title')} 1" in post.call
            is_question = post.panel is not None and post.panel.seat is not None
            assert is_question == (not post.foot)
        if post.foot and live.state.agenda:
            assert words.label(f"phase-{phase_of(live.state)}") in post.foot


def test_calls_say_what_is_decided() -> None:
    told = [(live, post) for live, post in posts("perikles", 4, 1) if live.state.agenda]
    for live, post in told:
        questions = {asked.decision.question for asked in live.table().asked() if asked.decision.required}
        if questions == {"take-tile"}:
            assert post.call.endswith(": take an influence tile.**")
        if questions == {"before-combat"} and post.mentions:
            assert post.call.endswith("; a special tile?**")
    first = next(post for live, post in told if live.game.view(live.state, None).phase == "influence")
    assert "Everybody has been dealt a special tile" in first.foot


def test_a_round_ends_with_its_report_and_then_calls_to_the_next() -> None:
    told = [payload for _, payload in thread("perikles", 4, 1)]
    reports = [(each, told[at + 1]) for at, each in enumerate(told) if isinstance(each, Report)]
    assert [report.heading for report, _ in reports][:2] == ["Round 1", "Round 2"]
    for number, (report, after) in enumerate(reports[:-1], 2):
        assert [line.is_headline for line in report.lines[:7]] == [True] * 7
        assert report.scores_heading == f"After round {number - 1}"
        assert [score.text[0] for score in report.scores] == ["1", "2", "3", "4"]
        assert isinstance(after, Post)
        assert f"Perikles 1, round {number}: " in after.call
    assert [line for report, _ in reports for line in report.lines if "rolled" in line.detail]


def test_a_game_that_is_over_is_told_to_all_with_ranking_tie_and_seed() -> None:
    for game in registry.ids():
        live, post = list(thread(game, 3, 1))[-1]
        assert isinstance(post, Post)
        seats = live.row.seats
        assert post.mentions == [1000, 1001, 1002][:seats]
        assert " is over: " in post.call
        assert len(post.scores) == seats
        assert post.lines == live.game.wording("en", live.names).outcome(live.game.outcome(live.state))
        assert live.row.seed.hex() in post.foot


def test_what_fills_no_post_is_told_again_by_the_next() -> None:
    last: Post | Report | None = None
    carried = 0
    for _, told in islice(thread("perikles", 4, 1), 150):
        if isinstance(last, Post) and last.passing and isinstance(told, Post) and told.panel:
            assert told.since == last.since
            carried += 1
        last = told if isinstance(told, Report) or told.panel else last
    assert carried > 20


def test_posts_that_stand_are_few() -> None:
    """A round of Perikles has at most 40; what was told again by the next post is not there any more."""
    stand = rounds = 0
    for seed in (1, 2, 3):
        whole = list(thread("perikles", 4, seed))
        stand += sum(not (isinstance(told, Post) and told.passing) for _, told in whole)
        last = whole[-1][0]
        rounds += last.game.view(last.state, None).round
    assert stand / rounds <= 40


def test_a_question_that_all_may_see_has_its_answers_on_the_post() -> None:
    seen = set()
    for live, post in posts("perikles", 4, 1):
        if post.panel is None or post.panel.seat is None:
            continue
        [asked] = [each for each in live.decisions(post.panel.seat) if each.required]
        seen.add(asked.question)
        assert asked.question in live.game.wording("en", live.names).public
        assert post.picture is None
        labels = [row["label"] for rows in table_panel(live).to_components() for row in rows["components"]]
        assert len(labels) <= 5
        if asked.question == "answer-request":
            assert labels == ["Allow it", "Refuse", "Board"]
    assert {"answer-request", "name-first"} <= seen


def test_turns_in_a_row_are_parted() -> None:
    live = begun("antike", 3, 1)
    words = live.game.wording("en", live.names)

    def turn(nation: str) -> list[FieldChosen | Produced]:
        went = FieldChosen(nation=nation, field="iron", steps=1, marble=0, iron=0, gold=0, coins=0)
        return [went, Produced(nation=nation, resource="iron", amount=2, bonus=0)]

    course = Course(live, words, live.state, [*turn("greeks"), *turn("romans"), *turn("arabs")])
    assert [list(each) for each in course.by_turns()] == [turn("greeks"), turn("romans"), turn("arabs")]


def test_a_turn_that_its_card_tells_whole_has_no_other_post_and_comes_before_the_next() -> None:
    """Pericles, alone: Keryx turns up a counter right after a battle, and only then somebody is asked."""
    live = begun("pericles", 4, 1)
    fought = [
        ShipsSent(faction="AF"),
        BattleJoined(theatre="sicily", element="naval", faction="AK"),
        BattleWon(side="sparta", theatre="sicily", element="naval", margin=3),
        TokensReturned(side="sparta", tokens=7),
    ]
    turns = [
        CounterRevealed(faction=each, owner=each, kind="rumour", theatre="athens") for each in ("DF", "EK")
    ]
    live.row.seq = 1
    course = AfterMove(live, [*fought, *turns], 0, [0], lambda _: "en", before=live.state, since=0)
    told = [each.payload for each in course.messages(hold=False) if not isinstance(each.payload, Direct)]
    card, first, last = told
    assert isinstance(card, Report)
    assert card.heading.startswith("Battle in Sicily")
    assert isinstance(first, Post)
    assert isinstance(last, Post)
    assert [len(each.deeds) for each in (first, last)] == [1, 1]
