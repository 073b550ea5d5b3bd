"""Every exception becomes one private answer, in the reader's language; faults of ours show no secret."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.bot import KeryxBot
from games.text.catalogue import entries
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord.conftest import Visit
from tests.bot.discord.rig import all_sent, new_table, posted, running


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
        ("paused", "stands still for now. Supper."),
        ("still", "stands still for now."),
        ("which", "several tables: 1 (perikles) and 2 (perikles)"),
        ("stale", "no longer asked"),
        ("may-not", "may not use this command"),
        ("cooldown", "wait 5 s"),
        ("full", "All seats are taken."),
    ],
)
async def test_mistake_is_answered_in_private(
    bot: KeryxBot, visit: Visit, how: str, part: str, late: bool
) -> None:
    assert part in (await fail(await visit("Damon"), how, late=late)).content


async def test_fault_of_ours_is_found_by_its_number(
    bot: KeryxBot, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    answer = await fail(await visit("Damon"), "fault")
    number = answer.content.rstrip(".").split()[-1]
    assert f"fault {number}" in caplog.text
    assert "failing.py" in caplog.text
    assert "a secret" not in caplog.text + answer.content


async def test_answer_is_in_the_readers_language(bot: KeryxBot, visit: Visit) -> None:
    damon = await visit("Damon")
    await damon.set_locale("de")
    assert (await fail(damon, "full")).content == "Alle Plätze sind besetzt."
    await damon.set_locale("el")
    assert "θέσεις" in (await fail(damon, "full")).content


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
    answer = await fail(await visit("Brasidas"), "frozen", table=live.id)
    await all_sent(bot)
    notice = posted(server, "table-1")[-1]
    number = (await bot.keeper.live(live.id)).row.note
    assert number
    assert number in notice.content
    assert number in answer.content
    assert notice.mentions == [server.user("Aspasia").id]
    assert "a secret" not in notice.content + answer.content


async def test_failing_autocompletion_offers_nothing(
    bot: KeryxBot, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    """It is answered all the same, so that nobody waits, and no secret is logged."""
    damon = await visit("Damon")
    offered = await damon.autocomplete("agora", "fail", "how", "x")
    assert not offered.failed
    assert offered.choices == []
    assert "failing.py" in caplog.text
    assert "a secret" not in caplog.text


async def test_autocompletion_of_a_command_that_is_no_more_offers_nothing(
    bot: KeryxBot, visit: Visit, caplog: pytest.LogCaptureFixture
) -> None:
    damon = await visit("Damon")
    bot.tree.remove_command("fail")
    offered = await damon.autocomplete("agora", "fail", "how", "x")
    assert not offered.failed
    assert offered.choices == []


async def test_ended_interaction_is_no_error(bot: KeryxBot, server: PracticeServer, visit: Visit) -> None:
    server.settings.ack_seconds = 0.1
    damon = await visit("Damon")
    outcome = await damon.slash("agora", "fail", how="slow")
    assert outcome.failed
    server.settings.ack_seconds = 3.0
    await fail(damon, "full")


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
