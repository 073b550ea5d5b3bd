"""Why a table stands still, as everybody reads it."""

import pytest

from bot.discord.why import reason
from bot.keeper.why import Why
from games.text import LANGUAGES
from tests.bot.db.rows import a_table

NAMES = ["Anna", "*Bodo*"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_table_waits_is_told_in_the_language_of_whoever_asks(language: str) -> None:
    row = a_table(status="waiting", note="waits-player-left:1")
    said = reason(row, NAMES, language)
    assert r"\*Bodo\*" in said
    assert "`/" in said
    others = [each for each in LANGUAGES if each != language]
    assert said not in [reason(row, NAMES, other) for other in others]


def test_thread_is_nobodys() -> None:
    row = a_table(status="waiting", note="waits-thread-deleted")
    assert reason(row, NAMES, "en") == "Its thread was deleted. `/gm resume` opens a new one."


@pytest.mark.parametrize("status", ["paused", "waiting", "cancelled"])
def test_what_somebody_wrote_is_shown_as_it_is(status: str) -> None:
    assert reason(a_table(status=status, note="*Supper*: at 8"), NAMES, "de") == r"\*Supper\*: at 8"


@pytest.mark.parametrize("note", ["waits-player-left:7", "table-waits", "waits-", "waits-player-left:1:2"])
def test_what_only_looks_like_a_note_of_ours_is_none(note: str) -> None:
    row = a_table(status="paused", note=note)
    assert reason(row, NAMES, "en") == note


@pytest.mark.parametrize("why", [Why("waits-bot-removed"), Why("waits-player-left", 0)])
def test_note_is_read_as_it_was_written(why: Why) -> None:
    assert Why.read(why.note()) == why
