"""Every exception becomes one private answer, in the reader's language; faults of ours show no secret."""

import ast
import re
from collections.abc import AsyncIterator, Iterator, Mapping
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer

from bot.discord.bot import KeryxBot
from bot.keeper.errors import TableFault
from bot.settings import ROOT
from games.text import LANGUAGES
from games.text.catalogue import COMMON, entries
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import all_sent, new_table, posted, running, until


@pytest.fixture
async def bot(server: PracticeServer, tmp_path: Path) -> AsyncIterator[KeryxBot]:
    async with running(server, tmp_path, cogs=["tests.bot.discord.failing"]) as started:
        yield started


async def fail(user: User, how: str, channel: str = "agora", **options: object) -> Seen:
    answer = await user.answer(await user.slash(channel, "fail", how=how, **options))
    assert answer.is_ephemeral
    return answer


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(
    ("how", "part"),
    [
        ("store", "cannot write to its database"),
        ("table", "no table 9"),
        ("paused", "is not being played at the moment. “Supper.”"),
        ("still", "is not being played at the moment."),
        ("which", "several tables: 1 (perikles) and 2 (perikles)"),
        ("stale", "answered or withdrawn"),
        ("may-not", "may not use this command"),
        ("cooldown", "wait 5 s"),
        ("full", "All seats are taken."),
    ],
)
async def test_mistake_is_answered_in_private(
    bot: KeryxBot, visit: Visit, how: str, part: str, late: bool
) -> None:
    assert part in (await fail(await visit("Daphnis"), how, late=late)).content


async def test_fault_of_ours_is_found_by_its_number(
    bot: KeryxBot, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await fail(await visit("Daphnis"), "fault")
    number = answer.content.rstrip(".").split()[-1]
    assert f"fault {number}" in caplog.text
    assert "failing.py" in caplog.text
    assert "a secret" not in caplog.text + answer.content


async def test_answer_is_in_the_readers_language(bot: KeryxBot, visit: Visit) -> None:
    daphnis = await visit("Daphnis")
    await daphnis.set_locale("de")
    assert (await fail(daphnis, "full")).content == "Alle Plätze sind besetzt."
    await daphnis.set_locale("el")
    assert "θέσεις" in (await fail(daphnis, "full")).content


async def test_illegal_order_is_answered_with_the_present_question(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    live = await new_table(bot, server)
    asked = live.waiting_for()[0]
    answer = await fail(await visit(live.names[asked]), "illegal", table=live.id)
    assert answer.content.splitlines()[0]
    assert [each for each in answer.components if each["custom_id"].startswith("k:")]
    idle = next(seat for seat in range(3) if seat != asked)
    answer = await fail(await visit(live.names[idle]), "stale", table=live.id)
    assert f"waiting for {live.names[asked]}" in answer.content
    assert not answer.components


async def test_gamemaster_is_told_of_a_frozen_table(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    answer = await fail(await visit("Bion"), "frozen", table=live.id)
    await all_sent(bot)
    notice = posted(server, "table-1")[-1]
    number = (await bot.keeper.live(live.id)).row.note
    assert number
    assert number in notice.content
    assert number in answer.content
    assert notice.mentions == [server.user("Althaia").id]
    assert "a secret" not in notice.content + answer.content


async def test_failing_autocompletion_offers_nothing(
    bot: KeryxBot, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    """It is answered all the same, so that nobody waits, and no secret is logged."""
    daphnis = await visit("Daphnis")
    offered = await daphnis.autocomplete("agora", "fail", "how", "x")
    assert not offered.failed
    assert offered.choices == []
    assert "failing.py" in caplog.text
    assert "a secret" not in caplog.text


async def test_autocompletion_of_a_command_that_is_no_more_offers_nothing(
    bot: KeryxBot, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    daphnis = await visit("Daphnis")
    bot.tree.remove_command("fail")
    offered = await daphnis.autocomplete("agora", "fail", "how", "x")
    assert not offered.failed
    assert offered.choices == []


@pytest.mark.parametrize("how", ["slow", "slow-to-acknowledge"])
async def test_ended_interaction_is_no_error(
    bot: KeryxBot, server: PracticeServer, visit: Visit, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    server.settings.ack_seconds = 0.1
    daphnis = await visit("Daphnis")
    outcome = await daphnis.slash("agora", "fail", how=how)
    assert outcome.failed
    await until(lambda: "an interaction ended before it was answered" in caplog.text)
    # What else goes wrong meanwhile is logged; that the answer came late is no fault.
    assert ("fault" in caplog.text) == (how == "slow")
    server.settings.ack_seconds = 3.0
    await fail(daphnis, "full")


@pytest.mark.parametrize("package", ["bot", "bot.discord"])
def test_catalogues_have_the_same_messages(package: str) -> None:
    keys = {
        language: {
            (entry.id.name, *(attribute.id.name for attribute in entry.attributes))
            for entry in entries(package, language)
        }
        for language in ("en", "de", "el")
    }
    assert keys["de"] == keys["en"]
    assert keys["el"] == keys["en"]


SOURCES = [path for package in ("bot", "cogs") for path in sorted((ROOT / package).rglob("*.py"))]


def kinds(base: type[TableFault] = TableFault) -> set[str]:
    """Name the faults of tables, each a class."""
    return {base.__name__}.union(*(kinds(each) for each in base.__subclasses__()))


def constants(module: ast.Module) -> dict[str, str]:
    """Give the texts that have a name in a module."""
    assigned = [node for node in module.body if isinstance(node, ast.Assign)]
    return {ast.unparse(each.targets[0]): ast.unparse(each.value).strip("'") for each in assigned}


def keys(given: ast.expr, known: Mapping[str, str]) -> Iterator[str]:
    """Give the keys that a fault may be raised with; they stand in its module, to be found."""
    if isinstance(given, ast.IfExp):
        yield from [*keys(given.body, known), *keys(given.orelse, known)]
    elif isinstance(given, ast.Name) and given.id in known:
        yield known[given.id]
    else:
        assert isinstance(given, ast.Constant), ast.unparse(given)
        yield str(given.value)


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Give the keys of all faults of tables in the sources, each with the names of its facts."""
    named = kinds()
    for path in SOURCES:
        module = ast.parse(path.read_text("utf-8"))
        known = constants(module)
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in named:
                for key in keys(node.args[0], known):
                    yield key, {str(each.arg) for each in node.keywords}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_table_has_its_words(language: str) -> None:
    serialize = FluentSerializer().serialize_entry
    said = {entry.id.name: serialize(entry) for entry in entries("bot.discord", language)}
    found = list(refusals())
    assert len(found) > 30
    for key, facts in found:
        assert f"refusal-{key}" in said
        assert set(re.findall(r"\$(\w+)", said[f"refusal-{key}"])) <= facts, key


def test_no_refusal_is_left_over() -> None:
    common = {entry.id.name for entry in entries(COMMON, "en")}
    own = {entry.id.name for entry in entries("bot.discord", "en")} - common
    raised = {f"refusal-{key}" for key, _ in refusals()}
    named = {key for path in SOURCES for key in re.findall(r'"(refusal-[a-z-]+)"', path.read_text("utf-8"))}
    assert {key for key in own if key.startswith("refusal-")} <= raised | named
