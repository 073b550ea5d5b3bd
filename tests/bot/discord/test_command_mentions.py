"""Texts mention commands, so that nobody is misled by a name that a command has in another language."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from discord import app_commands

import cogs
from bot.discord import command_mentions, texts
from bot.discord.bot import KeryxBot
from bot.settings import Settings
from games.text import LANGUAGES

ROOT = Path(__file__).parents[3]
CATALOGUES = [ROOT / "bot/catalogue", ROOT / "bot/discord/catalogue", *(ROOT / "games").glob("*/catalogue")]
COMMAND = re.compile(r'COMMAND\((?:"(?P<command>[^"]+)"|\$command)(?P<name>, way: "name")?\)')
NAMED_OTHERWISE = re.compile(r"(?<![\w/.:<}])/[^\W\d_]")
IN_SOURCE = re.compile(r"[\s`(]/[a-z]+\b")


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Give the messages of a catalogue, each with its attributes."""
    for entry in re.split(r"\n(?=[a-zA-Z-])", file.read_text()):
        yield entry.partition(" =")[0], entry


def _id(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


@pytest.mark.parametrize("folder", CATALOGUES, ids=_id)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_command_otherwise(folder: Path, language: str) -> None:
    for key, entry in messages(folder / f"{language}.ftl"):
        if not key.startswith("#"):
            assert not NAMED_OTHERWISE.search(entry), key


def test_a_command_named_otherwise_is_found() -> None:
    for text in ("Use /table new.", "`/τραπέζι νέο` ανοίγει", "(/hand)", "„/hand“", "/order"):
        assert NAMED_OTHERWISE.search(text)
    assert not NAMED_OTHERWISE.search("3/4, https://example.org/x, and/or, 1 / 2")


@pytest.mark.parametrize("folder", CATALOGUES, ids=_id)
def test_all_languages_name_the_same_commands(folder: Path) -> None:
    named = [
        {key: Counter(COMMAND.findall(entry)) for key, entry in messages(folder / f"{language}.ftl")}
        for language in LANGUAGES
    ]
    with_commands = [{key: found for key, found in each.items() if found} for each in named]
    assert with_commands[0] == with_commands[1] == with_commands[2]


async def test_every_command_that_a_text_names_can_be_used(tmp_path: Path) -> None:
    """Discord mentions no group of commands, but for its parts."""
    bot = KeryxBot(Settings(data=tmp_path), cogs=())
    for name in cogs.ALL:
        await bot.load_extension(name)
    known = {each.qualified_name: each for each in bot.tree.walk_commands()}
    for folder in CATALOGUES:
        for found in COMMAND.finditer((folder / "en.ftl").read_text()):
            if found["command"] is not None:
                command = known[found["command"]]
                assert found["name"] or isinstance(command, app_commands.Command), found["command"]


@pytest.mark.parametrize("folder", ["bot/discord", "bot/keeper", "cogs"])
def test_no_source_names_a_command(folder: str) -> None:
    for file in (ROOT / folder).rglob("*.py"):
        tree = ast.parse(file.read_text())
        notes = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in notes:
                assert not IN_SOURCE.search(node.value), (file.name, node.value)


@pytest.fixture
def numbers() -> Iterator[dict[str, int]]:
    """Let the commands have numbers that Discord gave them."""
    before, given = dict(command_mentions._numbers), {"table": 17, "hand": 18}
    command_mentions.learn(given)
    yield given
    command_mentions.learn(before)


@pytest.mark.usefixtures("numbers")
def test_command_is_mentioned_by_its_number() -> None:
    said = [texts.commands_in(language).say("table-none-open") for language in LANGUAGES]
    assert all("</table new:17>" in each for each in said)
    assert "</hand:18>" in texts.lifecycle_in("de").say("direct-closed")


@pytest.mark.usefixtures("numbers")
def test_command_without_a_number_is_called_by_its_name() -> None:
    assert "`/züge`" in texts.lifecycle_in("de").say("connection-fault-kept")
    command_mentions.learn({})
    assert "`/τραπέζι νέο`" in texts.commands_in("el").say("table-none-open")


@pytest.mark.usefixtures("numbers")
def test_no_mention_stands_where_discord_shows_none() -> None:
    said = texts.commands_in("de").say("table-none-open")
    assert "/tisch neu" in command_mentions.without_mentions(said, "de")
    assert "<" not in command_mentions.without_mentions(said, "de")
    assert "/befehl" in texts.commands_in("de").say("form-order-example")
    assert "/antike" in texts.commands_in("de").say("game-other", table="1", game="Antike", command="antike")
