"""Every command and every component answers in the language of who uses it, and with no word of English."""

import contextlib
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from discord import app_commands
from fluent.syntax import ast, visitor

from bot.discord.bot import KeryxBot
from bot.discord.texts import COMMANDS, LIFECYCLE
from games import registry
from games.text import LANGUAGES
from games.text.catalogue import entries
from practice import PracticeServer, User
from practice.model import Message
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs import calls, ways
from tests.cogs.ways import Inn

pytestmark = pytest.mark.usefixtures("quick_previews")

OTHERS = LANGUAGES[1:]
LEAST = 6
"""Characters by which a piece of a message is known."""
SAID = ("content", "label", "description", "placeholder", "title")
"""What is read of a component."""


class Pieces(visitor.Visitor):
    """The fixed pieces of messages, between what is filled in."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        lines = (re.sub(r"^[\W_]+|[\W_]+$", "", line) for line in node.value.splitlines())
        self.found |= {line for line in lines if len(line) >= LEAST}


@cache
def pieces(language: str) -> frozenset[str]:
    found = Pieces()
    for package in (COMMANDS, LIFECYCLE, *(registry.get(game).package for game in ("perikles", "antike"))):
        for entry in entries(package, language):
            found.visit(entry)
    return frozenset(found.found)


def only_in(language: str, but: str) -> frozenset[str]:
    """Give what is said in one language and not in another."""
    return pieces(language) - pieces(but)


def has(said: str, piece: str) -> bool:
    at = said.find(piece)
    while at >= 0:
        around = said[max(at - 1, 0) : at] + said[at + len(piece) : at + len(piece) + 1]
        if not any(each.isalpha() for each in around):
            return True
        at = said.find(piece, at + 1)
    return False


def foreign(said: str, language: str) -> list[str]:
    """List the pieces of English in what was said, or say that there is nothing of the language.

    A single word may be a name, or an order as it was typed.
    """
    english = [piece for piece in only_in("en", language) if " " in piece and has(said, piece)]
    if english:
        return english
    return [] if any(has(said, piece) for piece in only_in(language, "en")) else ["nothing of it"]


def read(part: Any) -> Iterator[str]:
    """Give all that is read of components."""
    if isinstance(part, dict):
        yield from (part[key] for key in SAID if isinstance(part.get(key), str))
        for each in part.values():
            yield from read(each)
    if isinstance(part, list):
        for each in part:
            yield from read(each)


def answers(server: PracticeServer, since: int) -> list[str]:
    """Give what everything was answered with that was done since."""
    found: list[str] = []
    for asked in list(server.core.interactions.values())[since:]:
        found += ["\n".join(read(asked.modal))] if asked.modal is not None else []
        for each in dict.fromkeys([asked.original_id, *asked.followups]):
            message: Message | None = server.store.message(asked.channel_id, each) if each else None
            if message is not None:
                found.append("\n".join([message.content, *read(message.components)]))
    return found


@pytest.fixture(autouse=True)
def no_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_commands.Cooldown, "update_rate_limit", lambda *_, **__: None)


@pytest.fixture
async def users(visit: Visit) -> list[User]:
    return [await visit(name) for name in rig.PLAYERS]


async def speak(users: list[User], language: str) -> None:
    for user in users:
        await user.set_locale(language)


@pytest.mark.parametrize("language", OTHERS)
async def test_every_command_answers_in_the_language_of_its_reader(
    bot: KeryxBot, server: PracticeServer, users: list[User], language: str
) -> None:
    town = await calls.build(bot, server, users)
    await speak(users, language)
    wrong: dict[str, list[str]] = {}
    for name, how in calls.HOW.items():
        call = await how(town)
        answer = await call.user.answer(await call.user.slash(call.place, name, **call.options))
        said = "\n".join([answer.content, *read(answer.raw["components"])])
        if found := foreign(said, language):
            wrong[name] = [*found, said]
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
async def test_every_component_answers_in_the_language_of_its_reader(
    bot: KeryxBot,
    server: PracticeServer,
    users: list[User],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    inn, wrong = Inn(bot, server, users), {}
    for way in ways.ALL:
        await speak(users, "en-GB")
        then = await way(inn)
        await speak(users, language)
        since = len(server.core.interactions)
        # It expects words of English; what was said is looked at here.
        with contextlib.suppress(AssertionError, LookupError, TimeoutError):
            await then()
        await bot.under_way.ended()
        told = answers(server, since)
        found = [[*foreign(said, language), said] for said in told if foreign(said, language)]
        if found or not told:
            wrong[way.__name__] = found
    assert wrong == {}
