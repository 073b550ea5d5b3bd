"""Commands in German and Greek: names that Discord takes, none missing."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.discord.translator import LONGEST_DESCRIPTION, is_name
from practice import PracticeServer
from tests.bot.discord.rig import running

LOCALES = ("de", "el")


@pytest.fixture
async def payload(server: PracticeServer, tmp_path: Path) -> list[Any]:
    """Give all commands as they are made known to Discord."""
    async with running(server, tmp_path, cogs=cogs.ALL) as bot:
        translator = bot.tree.translator
        assert translator is not None
        return [await each.get_translated_payload(bot.tree, translator) for each in bot.tree.get_commands()]


def parts(options: list[Any]) -> Iterator[Any]:
    """Give commands, groups, subcommands and parameters."""
    for option in options:
        yield option
        yield from parts(option.get("options", []))


async def test_every_name_and_description_is_translated(payload: list[Any]) -> None:
    missing = [
        (part["name"], locale)
        for part in parts(payload)
        for locale in LOCALES
        if locale not in part["name_localizations"] or locale not in part["description_localizations"]
    ]
    assert missing == []


async def test_names_are_such_as_discord_takes(payload: list[Any]) -> None:
    for part in parts(payload):
        assert is_name(part["name"])
        assert all(is_name(name) for name in part["name_localizations"].values())
        texts = (part["description"], *part["description_localizations"].values())
        assert all(0 < len(text) <= LONGEST_DESCRIPTION for text in texts)


async def test_names_beside_each_other_differ(payload: list[Any]) -> None:
    """Two commands, or two parameters of one, may not share a name in any language."""
    for locale in LOCALES:
        for siblings in [payload, *(part.get("options", []) for part in parts(payload))]:
            names = [each["name_localizations"][locale] for each in siblings]
            assert len(set(names)) == len(names), names


async def test_fixed_choices_are_translated(payload: list[Any]) -> None:
    for part in parts(payload):
        for choice in part.get("choices", []):
            assert set(LOCALES) <= choice["name_localizations"].keys(), (part["name"], choice)


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("table", True),
        ("τραπέζι", True),
        ("zug-um-zug", True),
        ("Tisch", False),
        ("two words", False),
        ("", False),
    ],
)
def test_what_is_a_name(text: str, fits: bool) -> None:
    assert is_name(text) is fits
