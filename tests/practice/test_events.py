"""What the bot hears over the gateway when something happens."""

from typing import Any

import discord
import pytest

from practice import Permission, PracticeServer
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot
from tests.practice.raw import Raw
from tests.practice.test_management import grant
from tests.practice.test_messages import channel_of
from tests.practice.test_threads import begin
from tests.practice.waiting import until


@pytest.fixture
def heard(bot: ExampleBot, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the events that discord.py dispatches, in order."""
    names: list[str] = []
    dispatch = bot.dispatch

    def listen(event: str, /, *args: Any, **kwargs: Any) -> None:
        names.append(event)
        dispatch(event, *args, **kwargs)

    monkeypatch.setattr(bot, "dispatch", listen)
    bot._connection.dispatch = listen
    return names


async def test_messages_of_others_and_reactions(bot: ExampleBot, heard: list[str], visit: Visit) -> None:
    althaia = await visit("Althaia")
    said = await althaia.say("agora", "hello")
    await althaia.react(said, "👍")
    await althaia.react(said, "👍")
    await until(lambda: "raw_reaction_remove" in heard)
    assert [name for name in heard if name in ("message", "raw_reaction_add", "raw_reaction_remove")] == [
        "message",
        "raw_reaction_add",
        "raw_reaction_remove",
    ]


async def test_own_messages_edited_and_deleted(bot: ExampleBot, heard: list[str]) -> None:
    message = await channel_of(bot).send("one")
    await message.edit(content="two")
    await message.delete()
    await until(lambda: "message_delete" in heard)
    assert [name for name in heard if name.startswith("message")] == [
        "message",
        "message_edit",
        "message_delete",
    ]


async def test_threads_and_their_members(server: PracticeServer, bot: ExampleBot, heard: list[str]) -> None:
    thread = await begin(bot)
    await thread.edit(name="renamed")
    await thread.leave()
    await thread.join()
    server.delete_channel("renamed")
    await until(lambda: "thread_delete" in heard)
    told = [name for name in heard if name.startswith("thread_")]
    assert told == ["thread_create", "thread_update", "thread_remove", "thread_join", "thread_delete"]


async def test_bot_is_let_into_a_private_thread(
    server: PracticeServer, bot: ExampleBot, heard: list[str]
) -> None:
    thread = await begin(bot, private=True)
    await until(lambda: "thread_create" in heard)
    assert bot.guilds[0].get_thread(thread.id) is not None
    state = server.channel("table-1").thread
    assert state is not None
    assert list(state.members) == [server.store.bot_id]


async def test_channels_and_roles(
    server: PracticeServer, bot: ExampleBot, heard: list[str], raw: Raw
) -> None:
    grant(server, Permission.MANAGE_CHANNELS | Permission.MANAGE_ROLES)
    guild = server.store.guild.id
    _, channel = await raw.send("POST", f"/guilds/{guild}/channels", {"name": "stoa"})
    await raw.send("PATCH", f"/channels/{channel['id']}", {"topic": "Philosophy"})
    await raw.send("DELETE", f"/channels/{channel['id']}")
    _, role = await raw.send("POST", f"/guilds/{guild}/roles", {"name": "gm"})
    await raw.send("PUT", f"/guilds/{guild}/members/{server.store.bot_id}/roles/{role['id']}")
    await raw.send("PATCH", f"/guilds/{guild}/roles/{role['id']}", {"name": "gamemaster"})
    await raw.send("DELETE", f"/guilds/{guild}/roles/{role['id']}")
    await until(lambda: "guild_role_delete" in heard)
    expected = ["guild_channel_create", "guild_channel_update", "guild_channel_delete", "guild_role_create"]
    expected += ["member_update", "guild_role_update", "guild_role_delete"]
    assert [name for name in heard if name.startswith(("guild_", "member_"))] == expected


async def test_one_command_is_made_changed_and_deleted(server: PracticeServer, raw: Raw) -> None:
    base = f"/applications/{server.store.application_id}/commands"
    _, made = await raw.send("POST", base, {"name": "play", "description": "Play"})
    _, again = await raw.send("POST", base, {"name": "play", "description": "Play on"})
    assert made["id"] == again["id"]
    _, changed = await raw.send("PATCH", f"{base}/{made['id']}", {"description": "Play well"})
    assert changed["description"] == "Play well"
    assert (await raw.send("GET", f"{base}/{made['id']}"))[1]["description"] == "Play well"
    assert (await raw.send("DELETE", f"{base}/{made['id']}"))[0] == 204
    assert (await raw.send("GET", f"{base}/{made['id']}"))[1]["code"] == 10063


async def test_messages_are_deleted_in_bulk(server: PracticeServer, bot: ExampleBot) -> None:
    channel = channel_of(bot)
    sent = [await channel.send(str(number)) for number in range(3)]
    with pytest.raises(discord.Forbidden):
        await channel.delete_messages(sent)
    grant(server, Permission.MANAGE_MESSAGES)
    await channel.delete_messages(sent)
    assert [m async for m in channel.history()] == []
