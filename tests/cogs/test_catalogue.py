"""Everything that is said exists in every language, says the same, and nothing is left over."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, get_args

import discord
import pytest
from discord import app_commands
from fluent.syntax import ast, visitor

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.texts import COMMANDS, LIFECYCLE, game_in
from bot.discord.translator import Translator, is_name
from bot.settings import ROOT, Settings
from cogs._about import matching
from games import registry
from games.core.decision import Action
from games.core.errors import AmbiguousOrder, UnreadableOrder
from games.perikles.actions import AnswerRequest
from games.text import LANGUAGES
from games.text.catalogue import COMMON, entries
from games.text.orders import Form, OrderBook
from games.text.vocabulary import Reading

SOURCES = [*sorted((ROOT / "cogs").glob("*.py")), *sorted((ROOT / "bot" / "discord").rglob("*.py"))]
MADE = (
    *("choice-", "status-", "value-", "command-", "param-"),
    *("lobby-lobby", "lobby-started", "lobby-cancelled", "privacy-way-", "privacy-chosen-"),
    *("remind-is-", "button-remind-", "proposal-answer-", "button-propose-"),
    *("button-agree", "button-refuse", "button-withdraw", "button-rematch", "button-course", "button-export"),
    *("help-in-",),
    *("button-resign", "button-seek", "button-take", "button-again"),
    *("button-move", "button-hand", "button-board", "button-text", "button-since", "button-focus"),
    *(
        "button-own-then",
        "button-rematch",
        "button-course",
        "button-export",
        "button-replay",
        "button-secrets",
    ),
)
"""Keys, or beginnings of them, that the code puts together."""


def own(language: str) -> dict[str, ast.Message]:
    common = {entry.id.name for entry in entries(COMMON, language)}
    return {
        entry.id.name: entry
        for entry in entries(COMMANDS, language)
        if isinstance(entry, ast.Message) and entry.id.name not in common
    }


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def variables(message: ast.Message) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, pattern in [("", message.value), *((each.id.name, each.value) for each in message.attributes)]:
        collector = Variables()
        if pattern is not None:
            collector.visit(pattern)
        found[name] = collector.found
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    english, other = own("en"), own(language)
    assert list(english) == list(other)
    for key, message in english.items():
        assert variables(message) == variables(other[key]), key


def test_herald_is_masculine_in_greek_and_has_one_name() -> None:
    """It is ο Keryx, as ο κήρυκας is."""
    packages = [
        COMMANDS,
        LIFECYCLE,
        COMMON,
        "bot.cli",
        *(registry.get(game).package for game in registry.ids()),
    ]
    texts = {each: (files(each) / "catalogue" / "el.ftl").read_text("utf-8") for each in packages}
    for package, text in texts.items():
        assert not re.findall(r"\b[Ττ]ο Keryx|Κ[ήη]ρυ[κξ]", text), package


def said() -> set[str]:
    """Give every text in the sources that could be a key."""
    return {key for path in SOURCES for key in re.findall(r'"([a-z][a-z-]+)"', path.read_text("utf-8"))}


def test_nothing_is_unused() -> None:
    used = said()
    left = [key for key in own("en") if key not in used and not key.startswith(MADE)]
    assert left == []


def test_nothing_is_missing() -> None:
    known = {entry.id.name for catalogue in (COMMANDS, LIFECYCLE) for entry in entries(catalogue, "en")}
    calls = {
        key
        for path in SOURCES
        for key in re.findall(
            r'(?:say|_tell|_say|note)\((?:interaction, )?"([a-z-]+)"', path.read_text("utf-8")
        )
    }
    notes = {
        key
        for path in SOURCES
        for key in re.findall(r'(?:note=|_note\(live\.row, )"([a-z-]+)"', path.read_text("utf-8"))
    }
    games = {"table-commitment", "table-seed"}
    assert calls - known - games == set()
    assert notes - known == set()


async def commands(tmp_path: Path) -> list[dict[str, Any]]:
    """Give all commands as Discord gets them, translated."""
    bot = KeryxBot(Settings(data=tmp_path), cogs=())
    for name in cogs.ALL:
        await bot.load_extension(name)
    translator = Translator()
    return [
        await command.get_translated_payload(bot.tree, translator)
        for command in bot.tree.get_commands()
        if isinstance(command, app_commands.Command | app_commands.Group)
    ]


def walk(options: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for option in options:
        yield option
        yield from walk(option.get("options", []))


async def test_names_and_descriptions_fit_discord_in_every_language(tmp_path: Path) -> None:
    payload = await commands(tmp_path)
    assert len(payload) <= 100
    for each in walk(payload):
        names = [each["name"], *each["name_localizations"].values()]
        texts = [each["description"], *each["description_localizations"].values()]
        assert set(each["name_localizations"]) == {"de", "el"}, each["name"]
        assert set(each["description_localizations"]) == {"de", "el"}, each["name"]
        assert all(is_name(name) for name in names), names
        assert all(0 < len(text) <= 100 for text in texts), texts
        for choice in each.get("choices", []):
            assert all(0 < len(name) <= 100 for name in choice["name_localizations"].values())


async def test_names_are_unique_in_every_language(tmp_path: Path) -> None:
    payload = await commands(tmp_path)
    groups = [payload, *(each["options"] for each in walk(payload) if each.get("options"))]
    for options in groups:
        for language in ("de", "el"):
            names = [each["name_localizations"][language] for each in options]
            assert len(names) == len(set(names)), names


async def test_commands_that_need_a_server_are_hidden_elsewhere(tmp_path: Path) -> None:
    payload = {each["name"]: each for each in await commands(tmp_path)}
    manage = discord.Permissions(manage_guild=True).value
    restricted = {name for name, each in payload.items() if each.get("default_member_permissions")}
    assert restricted == {"keryx"}
    assert int(payload["keryx"]["default_member_permissions"]) == manage
    for name, each in payload.items():
        assert each["integration_types"] == [0], "installed in servers, by nobody for themselves"
        assert each["contexts"] == ([0] if name in ("keryx", "table", "gm") else [0, 1]), name


@pytest.mark.parametrize("game", registry.ids())
def test_every_game_has_its_cog(game: str) -> None:
    assert f"cogs.{game}" in cogs.ALL
    assert (ROOT / "cogs" / f"{game}.py").exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_command_of_one_word_begins_the_order_that_does_the_same(game: str, language: str) -> None:
    forms: dict[str, Form] = {form.order: form for form in import_module(f"games.{game}.orders").FORMS}
    book, texts = registry.get(game).orders(language, ("Anna", "Ben", "Cleo")), game_in(game, language)
    assert isinstance(book, OrderBook)
    for kind in get_args(registry.get(game).action):
        name = texts.say(f"command-{kind.command}")
        # An answer to a request has an order for yes and one for no.
        if "-" not in name and kind is not AnswerRequest and not shares_its_command(game, kind):
            assert forms[Reading(book.vocabulary, name).read_order()].kind is kind, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.ids())
def test_command_of_several_kinds_begins_no_order_of_another(game: str, language: str) -> None:
    forms: dict[str, Form] = {form.order: form for form in import_module(f"games.{game}.orders").FORMS}
    book, texts = registry.get(game).orders(language, ("Anna", "Ben", "Cleo")), game_in(game, language)
    assert isinstance(book, OrderBook)
    for kind in filter(partial(shares_its_command, game), get_args(registry.get(game).action)):
        with suppress(UnreadableOrder, AmbiguousOrder):
            order = Reading(book.vocabulary, texts.say(f"command-{kind.command}")).read_order()
            assert forms[order].kind.command == kind.command, kind


def shares_its_command(game: str, kind: type[Action]) -> bool:
    """Say whether there are other kinds of the same command; each has a word of its own in orders."""
    commands = [each.command for each in get_args(registry.get(game).action)]
    return commands.count(kind.command) > 1


def test_what_begins_as_it_is_typed_is_offered_first_in_any_language() -> None:
    """A Greek who types Latin letters means the English name."""
    choices = [("Σπάρτη", "sparta"), ("Άργος", "argos")]
    assert [choice.value for choice in matching("Ar", choices)] == ["argos", "sparta"]
    assert [choice.value for choice in matching("Αρ", choices)] == ["argos", "sparta"]
