"""Threads: begun, joined, archived, locked, deleted."""

import discord
import pytest

from practice import MovableClock, Permission, PracticeServer
from practice.operations.mistake import Mistake
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot
from tests.practice.raw import Raw
from tests.practice.test_messages import channel_of
from tests.practice.waiting import until


async def begin(bot: ExampleBot, name: str = "table-1", *, private: bool = False) -> discord.Thread:
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    return await channel_of(bot, "tables").create_thread(name=name, type=kind)


async def test_thread_without_message_is_noted_in_its_channel(bot: ExampleBot, visit: Visit) -> None:
    althaia = await visit("Althaia")
    thread = await begin(bot)
    await thread.send("the game begins")
    assert (await althaia.messages("table-1"))[-1].content == "the game begins"
    assert (await althaia.messages("tables"))[-1].raw["type"] == 18
    await until(lambda: bot.guilds[0].get_thread(thread.id))
    assert (await bot.guilds[0].active_threads())[0].id == thread.id


async def test_thread_on_a_message_has_its_id(bot: ExampleBot, visit: Visit) -> None:
    althaia = await visit("Althaia")
    message = await channel_of(bot, "tables").send("lobby")
    thread = await message.create_thread(name="table-2")
    assert thread.id == message.id
    assert (await althaia.messages("tables"))[-1].raw["thread"]["name"] == "table-2"
    with pytest.raises(discord.HTTPException) as refusal:
        await message.create_thread(name="again")
    assert refusal.value.code == 160004


async def test_private_thread_shows_to_its_members_alone(
    server: PracticeServer, bot: ExampleBot, visit: Visit
) -> None:
    daphnis, gorgo = await visit("Daphnis"), await visit("Gorgo")
    thread = await begin(bot, "secret-talk", private=True)
    await thread.add_user(discord.Object(int(server.user("Daphnis").id)))
    await thread.send("between us")
    assert (await daphnis.messages("secret-talk"))[-1].content == "between us"
    with pytest.raises(Mistake):
        await gorgo.messages("secret-talk")
    assert "between us" not in str(gorgo.received)
    await thread.remove_user(discord.Object(int(server.user("Daphnis").id)))
    assert await daphnis.threads() == []


async def test_mention_brings_a_user_into_the_thread(
    server: PracticeServer, bot: ExampleBot, visit: Visit
) -> None:
    daphnis = await visit("Daphnis")
    thread = await begin(bot)
    assert not (await daphnis.threads())[0]["joined"]
    await thread.send(f"<@{server.user('Daphnis').id}> your turn")
    assert (await daphnis.threads())[0]["joined"]
    await daphnis.leave_thread("table-1")
    assert not (await daphnis.threads())[0]["joined"]
    await daphnis.join_thread("table-1")
    assert (await thread.fetch_member(int(server.user("Daphnis").id))).id == int(server.user("Daphnis").id)


async def test_writing_wakes_an_archived_thread(
    server: PracticeServer, bot: ExampleBot, visit: Visit
) -> None:
    thread = await begin(bot)
    message = await thread.send("old")
    await thread.edit(archived=True)
    await until(lambda: bot.guilds[0].get_thread(thread.id) is None)
    assert [t.id async for t in channel_of(bot, "tables").archived_threads()] == [thread.id]
    with pytest.raises(discord.HTTPException) as refusal:
        await message.edit(content="new")
    assert refusal.value.code == 50083
    await thread.send("awake")
    state = server.channel("table-1").thread
    assert state is not None
    assert not state.archived


async def test_locked_thread_is_closed_to_those_who_do_not_manage_it(
    server: PracticeServer, bot: ExampleBot, visit: Visit
) -> None:
    daphnis = await visit("Daphnis")
    thread = await begin(bot)
    server.archive_thread("table-1", archived=False, locked=True)
    with pytest.raises(Mistake, match="cannot write"):
        await daphnis.say("table-1", "hello")
    with pytest.raises(Mistake, match="cannot use"):
        await daphnis.slash("table-1", "secret")
    await thread.send("a moderator may")
    server.restrict_bot("tables", deny=Permission.MANAGE_THREADS)
    with pytest.raises(discord.Forbidden) as locked:
        await thread.send("no more")
    assert locked.value.code == 160005
    server.archive_thread("table-1", archived=True, locked=True)
    with pytest.raises(discord.HTTPException) as archived:
        await thread.send("no more")
    assert archived.value.code == 50083


@pytest.mark.parametrize("body", [{"name": "new"}, {"locked": True}, {"name": "new", "archived": True}])
async def test_archived_thread_is_changed_only_as_it_is_woken(
    bot: ExampleBot, raw: Raw, body: dict[str, object]
) -> None:
    thread = await begin(bot)
    await thread.edit(archived=True)
    status, answer = await raw.send("PATCH", f"/channels/{thread.id}", body)
    assert (status, answer["code"]) == (400, 50083)
    assert raw.server.channel("table-1").name == "table-1"
    status, answer = await raw.send("PATCH", f"/channels/{thread.id}", body | {"archived": False})
    assert status == 200
    assert not answer["thread_metadata"]["archived"]


async def test_owner_of_a_thread_may_rename_it_but_not_slow_it_down(bot: ExampleBot, raw: Raw) -> None:
    thread = await begin(bot)
    slow = {"rate_limit_per_user": 5}
    assert (await raw.send("PATCH", f"/channels/{thread.id}", slow))[0] == 200
    raw.server.restrict_bot("tables", deny=Permission.MANAGE_THREADS)
    assert (await raw.send("PATCH", f"/channels/{thread.id}", slow))[1]["code"] == 50013
    assert (await raw.send("PATCH", f"/channels/{thread.id}", {"name": "new"}))[0] == 200


async def test_thread_keeps_a_name_that_can_be_read(bot: ExampleBot, raw: Raw) -> None:
    thread = await begin(bot)
    assert (await raw.send("PATCH", f"/channels/{thread.id}", {"name": "  "}))[1]["code"] == 50035
    assert (await raw.send("PATCH", f"/channels/{thread.id}", {"name": " new "}))[1]["name"] == "new"


async def test_deleted_thread_is_unknown(server: PracticeServer, bot: ExampleBot, visit: Visit) -> None:
    thread = await begin(bot)
    server.delete_channel("table-1")
    with pytest.raises(discord.NotFound) as refusal:
        await thread.send("anyone?")
    assert refusal.value.code == 10003
    await until(lambda: bot.guilds[0].get_thread(thread.id) is None)


async def test_threads_need_permission(server: PracticeServer, bot: ExampleBot) -> None:
    server.restrict_bot("tables", deny=Permission.CREATE_PUBLIC_THREADS)
    with pytest.raises(discord.Forbidden) as refusal:
        await begin(bot)
    assert refusal.value.code == 50013


async def test_commands_and_renaming_in_a_thread(bot: ExampleBot, visit: Visit) -> None:
    althaia = await visit("Althaia")
    thread = await begin(bot)
    await thread.edit(name="table-1-done")
    answer = await althaia.answer(await althaia.slash("table-1-done", "echo", text="in here"))
    assert answer.channel_id == str(thread.id)
    await thread.delete()
    assert await althaia.threads() == []


async def test_quiet_thread_is_archived_by_time(
    server: PracticeServer, clock: MovableClock, bot: ExampleBot, visit: Visit
) -> None:
    althaia = await visit("Althaia")
    thread = await channel_of(bot, "tables").create_thread(
        name="table-1", type=discord.ChannelType.public_thread, auto_archive_duration=60
    )
    message = await althaia.answer(await althaia.slash("table-1", "counter"))
    clock.advance(59 * 60)
    await thread.send("still here")
    clock.advance(59 * 60)
    assert bot.guilds[0].get_thread(thread.id) is not None
    clock.advance(60)
    await until(lambda: bot.guilds[0].get_thread(thread.id) is None)
    assert (await althaia.threads())[0]["archived"]
    with pytest.raises(Mistake, match="archived"):
        await althaia.press(message, "count:0")
    await althaia.say("table-1", "awake")
    assert (await althaia.press(message, "count:0")).kind == "update"
    await until(lambda: bot.guilds[0].get_thread(thread.id))


async def test_server_has_only_so_many_active_threads(
    server: PracticeServer, bot: ExampleBot, raw: Raw
) -> None:
    assert server.settings.max_active_threads == 1000
    server.settings.max_active_threads = 1
    first = await begin(bot)
    for refused in (begin(bot, "table-2"), begin(bot, "table-3", private=True)):
        with pytest.raises(discord.HTTPException) as refusal:
            await refused
        assert (refusal.value.status, refusal.value.code) == (400, 160006)
    await first.edit(archived=True)
    await begin(bot, "table-2")
    wake = await raw.send("PATCH", f"/channels/{first.id}", {"archived": False})
    assert wake[1]["code"] == 160006
    assert (await raw.send("POST", f"/channels/{first.id}/messages", {"content": "a"}))[1]["code"] == 160006
    harbour = server.channel("harbour").id
    assert (await raw.send("POST", f"/channels/{harbour}/threads", {"name": "t", "type": 11}))[0] == 200
