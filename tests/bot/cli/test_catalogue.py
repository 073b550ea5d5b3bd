import re
from pathlib import Path

import pytest

from bot.settings import ROOT
from games.text import LANGUAGES

CLI = ROOT / "bot" / "cli"


def messages(language: str) -> dict[str, set[str]]:
    """Give the variables of each message of the terminal."""
    text = (CLI / "catalogue" / f"{language}.ftl").read_text("utf-8")
    parts = re.split(r"^(?=cli-)", text, flags=re.MULTILINE)[1:]
    return {part.partition(" =")[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}


def used_keys() -> set[str]:
    sources = [path.read_text("utf-8") for path in sorted(Path(CLI).glob("*.py"))]
    return {key for source in sources for key in re.findall(r"""["'](cli-[a-z-]+)["']""", source)}


def test_every_message_is_used_and_every_used_one_is_there() -> None:
    assert used_keys() == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_facts(language: str) -> None:
    assert messages(language) == messages("en")
