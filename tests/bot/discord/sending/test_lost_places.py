"""What is told of a table whose thread or channel is gone comes elsewhere."""

import asyncio
from pathlib import Path

import pytest

from bot.db.target import Target
from bot.discord.bot import KeryxBot
from bot.discord.sending.delivery import Fate, Outcome
from bot.discord.sending.outbox import Pace
from bot.keeper.message import Post
from bot.keeper.posts import Outgoing
from practice import Permission, PracticeServer
from tests.bot.discord.rig import all_sent, direct, new_table, play, posted, rows, running, until
from tests.bot.discord.sending.outboxes import put, said


async def test_deleted_thread_lets_the_table_wait(bot: KeryxBot, server: PracticeServer) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.delete_channel("table-1")
    await put(bot, live, "too late")
    bot.outbox.wake()
    await until(
        lambda: [m for m in posted(server, "tables") if "is waiting, and nothing is lost" in m.content]
    )
    row = await bot.store.table(live.id)
    assert row is not None
    assert row.status == "waiting"
    assert "deleted" in row.note


async def test_post_that_found_no_thread_comes_in_the_new_one(server: PracticeServer, tmp_path: Path) -> None:
    """At once, however long the sender would wait otherwise."""
    async with running(server, tmp_path, pace=Pace(poll=0.1, barred_wait=600)) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        server.delete_channel("table-1")
        await put(bot, live, "What happened last.", "And then.")
        bot.outbox.wake()
        await until(
            lambda: [m for m in posted(server, "tables") if "is waiting, and nothing is lost" in m.content]
        )
        assert [row.dead for row in await rows(bot)] == [False] * 4
        await bot.gamemaster.resume(live.id, ["On."], int(server.channel("agora").id), None)
        await bot.outbox.hurry(live.id)
        await all_sent(bot)
    assert [text.split("\n")[0] for text in said(server, "agora")] == [
        "What happened last.",
        "And then.",
        "On.",
    ]


async def test_post_of_a_table_that_is_over_comes_in_the_channel_if_its_thread_is_gone(
    bot: KeryxBot, server: PracticeServer
) -> None:
    """The seed must be published: nobody could check the draws without it."""
    live = await new_table(bot, server)
    await all_sent(bot)
    server.delete_channel("table-1")
    await bot.gamemaster.end(live.id, "No thread.", ["Over.", "The seed was 17."])
    await all_sent(bot)
    heading = "**Table 1**, whose thread was deleted:"
    assert said(server, "tables")[-1] == f"{heading}\nOver.\nThe seed was 17."


async def test_post_of_a_table_that_is_over_comes_directly_if_its_channel_is_gone(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    bot.keeper.locales[int(server.user("Bion").id)] = "de"
    await bot.gamemaster.pause(live.id, "supper")
    await all_sent(bot)
    server.delete_channel("tables")
    await bot.gamemaster.end(live.id, "No channel.", ["The seed was 17."])
    await all_sent(bot)
    headings = {name: direct(server, name)[-1].content.split("\n")[0] for name in live.names}
    english = "**Table 1**, whose channel was deleted:"
    assert headings == dict.fromkeys(live.names, english) | {
        "Bion": "**Tisch 1**, dessen Kanal gelöscht wurde:"
    }
    assert all(direct(server, name)[-1].content.endswith("The seed was 17.") for name in live.names)


@pytest.mark.parametrize("fate", [Fate.GONE, Fate.BARRED, Fate.LATER])
async def test_failure_in_a_former_thread_does_not_count(
    server: PracticeServer, tmp_path: Path, fate: Fate
) -> None:
    """A message that was on its way when its table got another thread is sent there."""
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        await bot.outbox.close()
        [row] = await put(bot, live, "on its way")
        await bot.gamemaster.pause(live.id, "supper")
        new = int(server.channel("agora").id)
        await bot.gamemaster.resume(live.id, ["On."], thread_id=new)
        await bot.outbox._note(row, Outcome(fate, error="too late"))
        assert [(each.target, each.dead, each.error) for each in (await rows(bot))[-2:]] == [
            (f"channel:{new}", False, "")
        ] * 2
        assert (await bot.keeper.live(live.id)).row.status == "running"
    async with running(server, tmp_path) as bot:
        await all_sent(bot)
    assert [text.split("\n")[0] for text in said(server, "agora")] == ["on its way", "On."]


async def test_channel_that_bars_the_bot_does_not_stop_a_table_in_its_thread(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.restrict_bot("tables", deny=Permission.SEND_MESSAGES)
    async with bot.store.writing() as writer:
        told = Outgoing(Target.channel(live.row.channel_id), Post(lines=["For the channel."]))
        await writer.add_outbox(bot.keeper.outbox_row(live.row, told))
    bot.outbox.wake()
    async with asyncio.timeout(30):
        while not (await rows(bot))[-1].tries:  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)
    await play(bot, live.id, 1)
    assert (await bot.keeper.live(live.id)).row.status == "running"
