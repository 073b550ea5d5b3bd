"""What a thread is told: short enough to be read, nothing of weight left out."""

from itertools import islice

import pytest

from bot.discord.panels import limits
from games import registry
from games.core.agenda import phase_of
from games.text import LANGUAGES
from tests.bot.keeper.posted import posts


@pytest.mark.parametrize("language", LANGUAGES)
def test_posts_of_perikles_are_seldom_too_long(language: str) -> None:
    """A combat is told in one line, whatever was rolled; what is still too long keeps its two ends."""
    told = [post.lines for _, post in posts("perikles", 4, 1, language)]
    cut = [lines for lines in told if len(limits.fitting(lines)) < len("\n".join(lines))]
    assert len(told) > 150
    assert len(cut) <= len(told) // 50
    for lines in cut:
        kept = limits.fitting(lines).splitlines()
        assert kept[0] == lines[0]
        assert kept[-1] == lines[-1]


def test_combat_is_told_with_its_rolls_and_its_winner() -> None:
    lines = [line for _, post in posts("perikles", 3, 1) for line in post.lines if " combat " in line]
    fought = [line for line in lines if "Rolled " in line]
    assert len(fought) >= 10
    ends = ("attacker wins.", "defender wins.", "is the first to succeed alone and wins.")
    assert all(line.endswith(ends) for line in fought)
    assert not [line for line in lines if " rolls " in line]


@pytest.mark.parametrize("game", registry.ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_posts_name_the_phase_when_it_changes(game: str, language: str) -> None:
    before = ""
    for live, post in islice(posts(game, 3, 1, language), 150):
        phase = phase_of(live.state)
        label = live.game.wording(language, live.names).label(f"phase-{phase}") if phase else ""
        headings = [line for line in post.lines if line.startswith("**")]
        assert len(headings) == (phase not in ("", before))
        assert all(line.endswith(f"{label}**") for line in headings)
        before = phase


def test_posts_say_what_is_decided_next() -> None:
    told = [(live, post) for live, post in posts("perikles", 4, 1) if live.state.agenda]
    for live, post in told:
        questions = {asked.decision.question for asked in live.table().asked() if asked.decision.required}
        if questions == {"take-tile"}:
            seat = live.waiting_for()[0]
            assert post.lines[-1] == f"Next, {live.names[seat]} takes an influence tile."
        if questions == {"before-combat"} and post.mentions:
            assert post.lines[-1].startswith("Before the ")
    first = next(post for live, post in told if live.game.view(live.state, None).phase == "influence")
    assert "Everybody has been dealt a special tile" in "\n".join(first.lines)


def test_posts_tell_how_all_stand_after_a_round() -> None:
    told = [
        line for _, post in posts("perikles", 4, 1) for line in post.lines if line.startswith("After round")
    ]
    assert [line.partition(":")[0] for line in told] == ["After round 1", "After round 2"]
    assert told[0].startswith("After round 1: Aspasia ")
