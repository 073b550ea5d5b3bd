"""Why a table stands still, as everybody reads it."""

import pytest

from bot.discord import command_mentions
from bot.discord.panels.waiting_reason import in_words
from bot.keeper.waiting_reason import Why
from games.text import LANGUAGES

NAMES = ["Anna", "*Bodo*"]
LEFT = "waits-player-left:1"


@pytest.fixture(autouse=True)
def unknown_numbers() -> None:
    """Call commands by their names, whatever bot ran before in this process."""
    command_mentions.learn({})


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_table_waits_is_told_in_the_language_of_whoever_asks(language: str) -> None:
    said = in_words(LEFT, NAMES, language)
    assert r"\*Bodo\*" in said
    assert "`/" in said
    others = [each for each in LANGUAGES if each != language]
    assert said not in [in_words(LEFT, NAMES, other) for other in others]


def test_thread_is_nobodys() -> None:
    assert (
        in_words("waits-thread-deleted", NAMES, "en")
        == "Its thread was deleted. `/gm resume` opens a new one."
    )


def test_what_somebody_wrote_stands_in_quotes() -> None:
    assert in_words("*Supper*: at 8", NAMES, "de") == r"„\*Supper\*: at 8“"


@pytest.mark.parametrize("note", ["waits-player-left:7", "table-waits", "waits-", "waits-player-left:1:2"])
def test_what_only_looks_like_a_note_of_ours_is_none(note: str) -> None:
    assert in_words(note, NAMES, "en") == f"“{note}”"


@pytest.mark.parametrize("why", [Why("waits-bot-removed"), Why("waits-player-left", 0)])
def test_note_is_read_as_it_was_written(why: Why) -> None:
    assert Why.read(why.note()) == why
