"""What a thread is told: short enough to be read, nothing of weight left out."""

import pytest

from bot.discord.panels import limits
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
    assert len(fought) > 10
    assert all(line.endswith((": the attacker wins.", ": the defender wins.")) for line in fought)
    assert not [line for line in lines if " rolls " in line]
