"""Reports and cards are of the newer kind: within Discord's limits, silent, found again by their text."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import discord
import pytest
from discord.components import _component_factory

from bot.discord.panels import limits
from bot.discord.panels.report import Moves, ReportButton, Sheet, report_layout
from bot.discord.panels.shown import said_in
from bot.discord.sending.compose import Letter
from bot.discord.sending.layout import REPORT, Shown
from bot.keeper import reporting
from bot.keeper.message import CARD, Report
from bot.keeper.parts import Course
from games import registry
from games.text import LANGUAGES
from games.text.told import Told
from tests import long
from tests.bot.keeper.posted import thread

SHOWN = Shown(str)
ALL_CARDS = 1000
MOVES = Moves(1, 0, 9, ("rolls", "before", "log"))


def reports(game: str, language: str = "en") -> list[Report]:
    told = (told for _, told in islice(thread(game, 4, 1, language), 400))
    return list(islice((each for each in told if isinstance(each, Report)), 3))


def received(view: discord.ui.LayoutView) -> list[Any]:
    """Give the components as a message has them that Discord sends."""
    made: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    return [_component_factory(each) for each in made]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_report_keeps_within_the_limits_and_is_found_by_its_text(game: str, language: str) -> None:
    found = reports(game, language)
    assert found
    for report in found:
        texts = SHOWN.report(report)
        view = report_layout(texts, Sheet("a.png", "what it shows"), MOVES, language)
        assert view.content_length() <= REPORT < limits.SHOWN
        assert said_in(received(view)) == texts.whole
        assert said_in(received(view)) != SHOWN.report(Report("another")).whole


async def test_report_is_silent_calls_nobody_and_has_no_content() -> None:
    view = report_layout(SHOWN.report(Report("Round 1")), None, MOVES, "en")
    sent = Letter(content="", view=view, silent=True).arguments()
    assert "content" not in sent
    assert sent["silent"]
    assert sent["allowed_mentions"].users == []
    parts = {item.part for item in view.walk_children() if isinstance(item, ReportButton)}
    assert parts == {"rolls", "before", "log"}


def test_small_type_goes_first_and_no_line_is_cut() -> None:
    lines = [Told(f"Battle {number}", (f"Battle {number}",), "x" * 400) for number in range(10)]
    texts = SHOWN.report(Report("Round 1", lines=lines, scores=[Told("Aspasia 3", ("Aspasia 3",), "y")]))
    assert "x" not in texts.body
    assert all(f"**Battle {number}**" in texts.body for number in range(10))
    assert "-# y" in texts.scores


def test_cards_of_antike_tell_conquests_and_personages_only() -> None:
    for report in reports("antike"):
        assert report.lines
        assert all(line.is_headline for line in report.lines)
        assert not report.scores


def test_scores_tell_how_they_changed_in_the_round() -> None:
    first, *_ = reports("perikles")
    assert all(any(sign in score.text for sign in ("(+", "(−", "(±0")) for score in first.scores)
    assert all(score.detail for score in first.scores)
    assert first.news.endswith(".")


def courses(game: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Course]:
    """Give from what the reports of a random game are made."""
    made: list[Course] = []
    make = reporting.report

    def noting(course: Course) -> Report | None:
        made.append(course)
        return make(course)

    monkeypatch.setattr(reporting, "report", noting)
    list(thread(game, 4, 1))
    monkeypatch.setattr(reporting, "report", make)
    return (course for course in made if course.lines())


def otherwise(course: Course) -> Course:
    """Give the same for a world where all that an onlooker cannot know is otherwise."""
    game, rng = course.live.game, Random(1)
    now, began = (game.resample(state, None, rng) for state in (course.live.state, course.of_round.state))
    live = replace(course.live, state=now, asked=None)
    return replace(course, live=live, of_round=replace(course.of_round, state=began))


@pytest.mark.parametrize("game", ["peloponnes", "perikles"])
def test_report_is_the_same_whatever_only_a_seat_knows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = list(courses(game, monkeypatch))
    assert found
    for course in found:
        assert reporting.report(otherwise(course)) == reporting.report(course)


def test_report_that_tells_what_a_seat_knows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: here the small type of the standings is made from a seat's own view."""
    first, *_ = courses("perikles", monkeypatch)
    leak = lambda course, seat: str(course.live.game.view(course.live.state, seat).special)  # noqa: E731
    monkeypatch.setattr(reporting, "_made_of", leak)
    assert reporting.report(otherwise(first)) != reporting.report(first)


def cards(game: str, seeds: range) -> Iterator[tuple[Report, list[str]]]:
    """Give the cards of random games, each with what the post after it says."""
    for seed in seeds:
        card: Report | None = None
        for _, told in thread(game, 4, seed):
            if card is not None and not isinstance(told, Report):
                yield card, SHOWN.post(told)
            card = told if isinstance(told, Report) and not told.scores and not told.deeds else None


def test_card_of_perikles_shows_the_battle_that_a_special_tile_changed() -> None:
    found = [each for each in cards("perikles", range(1, 9)) if CARD in each[0].looks]
    assert found
    for card, post in found:
        played, battle = card.lines
        assert "special tile" in played.text
        assert battle.detail
        assert not [line for line in post if battle.text in line or played.text in line]


def test_what_a_card_tells_no_post_tells_again() -> None:
    found = list(islice(cards("antike", range(1, 3)), ALL_CARDS if long.is_asked() else 8))
    assert found
    for card, post in found:
        assert not [line for line in card.lines if line.text in "\n".join(post)]


@pytest.mark.parametrize(
    ("headline", "shown"),
    [
        ("Athens suffers a defeat.", "**Athens suffers a defeat.**"),
        (
            "Bion conquers Acarnania. Athens suffers a defeat.",
            "**Bion conquers Acarnania.** Athens suffers a defeat.",
        ),
        ("Leaders: Athens Bion, Sparta Gorgo.", "**Leaders:** Athens Bion, Sparta Gorgo."),
        (
            "Κανείς δεν πήγε στην Πύλο· το πλακίδιο βγαίνει από το παιχνίδι.",
            "**Κανείς δεν πήγε στην Πύλο·** το πλακίδιο βγαίνει από το παιχνίδι.",
        ),
    ],
)
def test_of_a_long_headline_only_what_it_begins_with_is_bold(headline: str, shown: str) -> None:
    assert SHOWN.told(Told(headline, (headline,))) == shown
