"""Two servers, the other kinds of channel, and both kinds of install."""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands

from practice import PracticeServer, User
from practice.operations.mistake import Mistake
from tests.practice.conftest import Visit
from tests.practice.example_bot import Counter, ExampleBot, running
from tests.practice.raw import Raw
from tests.practice.waiting import until

Command = app_commands.Command[Any, [], None]


class Installed(ExampleBot):
    """A bot with a command of each kind of install, which notes what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.used: list[discord.Interaction] = []

    async def setup_hook(self) -> None:
        await super().setup_hook()

        async def hear(interaction: discord.Interaction) -> None:
            self.used.append(interaction)
            view = discord.ui.View(timeout=None)
            view.add_item(Counter(0))
            await interaction.response.send_message("heard", view=view)

        for name, user in (("here", False), ("everywhere", True)):
            command: Command = app_commands.Command(name=name, description=name, callback=hear)
            command.allowed_installs = app_commands.AppInstallationType(guild=not user, user=user)
            self.tree.add_command(command)


@pytest.fixture
async def bot(server: PracticeServer) -> AsyncIterator[ExampleBot]:
    async with running(server, Installed()) as started:
        yield started


async def names_of(user: User) -> list[str]:
    return [channel["name"] for channel in await user.channels()]


async def test_servers_have_their_own_people_and_channels(bot: ExampleBot, visit: Visit) -> None:
    zenon, daphnis = await visit("Zenon"), await visit("Daphnis")
    assert await names_of(daphnis) == ["agora", "tables"]
    assert await names_of(zenon) == ["agora", "tables", "harbour", "news", "assembly", "symposium"]
    with pytest.raises(Mistake, match="no such channel"):
        await daphnis.slash("harbour", "echo", text="a")
    await zenon.leave_server()
    assert await names_of(zenon) == ["harbour", "news", "assembly", "symposium"]
    assert (await zenon.answer(await zenon.slash("harbour", "echo", text="a"))).content == "echo: a"
    state = await zenon.state()
    assert [(guild["name"], guild["is_member"]) for guild in state["guilds"]] == [
        ("Agora", False),
        ("Piraeus", True),
    ]


async def test_server_has_a_language(server: PracticeServer, bot: Installed, visit: Visit) -> None:
    zenon = await visit("Zenon")
    agora, piraeus = bot.guilds
    assert (agora.preferred_locale, piraeus.preferred_locale) == (
        discord.Locale.british_english,
        discord.Locale.greek,
    )
    await zenon.slash("harbour", "here")
    await zenon.slash("agora", "here")
    assert [str(heard.guild_locale) for heard in bot.used] == ["el", "en-GB"]
    server.set_guild_locale("de")
    await until(lambda: agora.preferred_locale is discord.Locale.german)


async def test_bot_knows_the_kinds_of_channel(bot: ExampleBot) -> None:
    piraeus = bot.guilds[1]
    kinds = {channel.name: channel.type.name for channel in piraeus.channels}
    assert kinds == {"harbour": "text", "news": "news", "assembly": "forum", "symposium": "voice"}


async def test_post_of_a_forum_is_a_thread(server: PracticeServer, bot: ExampleBot, visit: Visit) -> None:
    zenon = await visit("Zenon")
    with pytest.raises(Mistake, match="cannot use commands"):
        await zenon.slash("assembly", "echo", text="a")
    post = await zenon.open_post("assembly", "A motion", "Let us sail.")
    await until(lambda: bot.guilds[1].get_thread(int(post)))
    thread = bot.guilds[1].get_thread(int(post))
    assert thread is not None
    assert isinstance(thread.parent, discord.ForumChannel)
    assert (await thread.fetch_message(int(post))).content == "Let us sail."
    assert (await zenon.answer(await zenon.slash(post, "echo", text="Aye"))).content == "echo: Aye"
    made = await thread.parent.create_thread(name="Another", content="of the bot")
    assert made.message.id == made.thread.id
    with pytest.raises(Mistake, match="title and a text"):
        await zenon.open_post("assembly", "", "no title")


async def test_forum_and_voice_channel_refuse_what_they_do_not_know(raw: Raw) -> None:
    forum, voice, news = (raw.server.channel(name).id for name in ("assembly", "symposium", "news"))
    status, answer = await raw.send("POST", f"/channels/{forum}/messages", {"content": "a"})
    assert (status, answer["code"]) == (400, 50008)
    assert (await raw.send("POST", f"/channels/{voice}/messages", {"content": "a"}))[0] == 200
    for place, kind in ((voice, 11), (news, 11), (news, 12)):
        status, answer = await raw.send("POST", f"/channels/{place}/threads", {"name": "t", "type": kind})
        assert (status, answer["code"]) == (400, 50024)
    assert (await raw.send("POST", f"/channels/{news}/threads", {"name": "t", "type": 10}))[1]["type"] == 10
    assert (await raw.send("POST", f"/channels/{forum}/threads", {"name": "t"}))[1]["code"] == 50035


async def test_install_of_a_server_and_of_a_user(
    server: PracticeServer, bot: Installed, visit: Visit
) -> None:
    zenon, piraeus = await visit("Zenon"), server.guild("Piraeus").id
    with pytest.raises(Mistake, match="no command"):
        await zenon.slash("harbour", "everywhere")
    await zenon.install_bot()
    server.remove_bot("Piraeus")
    with pytest.raises(Mistake, match="no command"):
        await zenon.slash("harbour", "here")
    answer = await zenon.answer(await zenon.slash("harbour", "everywhere"))
    (heard,) = bot.used
    assert str(heard.guild_id) == piraeus
    assert bot.get_guild(heard.guild_id or 0) is None
    assert heard.context.guild
    assert (heard.is_user_integration(), heard.is_guild_integration()) == (True, False)
    assert not (await zenon.press(answer, "count:0")).failed, "the button came with the user's install"


async def test_commands_installed_without_the_bot(
    server: PracticeServer, bot: Installed, visit: Visit
) -> None:
    zenon = await visit("Zenon")
    server.remove_bot("Piraeus", commands_stay=True)
    await until(lambda: len(bot.guilds) == 1)
    assert not (await zenon.slash("harbour", "here")).failed
    (heard,) = bot.used
    assert heard.is_guild_integration()
    assert bot.get_guild(heard.guild_id or 0) is None
    server.invite_bot("Piraeus")
    await until(lambda: len(bot.guilds) == 2)


async def test_command_in_a_direct_message_is_in_no_server(bot: Installed, visit: Visit) -> None:
    zenon = await visit("Zenon")
    await zenon.install_bot()
    direct = await zenon.open_dm()
    await zenon.slash(direct, "here")
    await zenon.slash(direct, "everywhere")
    assert [heard.guild_id for heard in bot.used] == [None, None]
    assert [heard.context.dm_channel for heard in bot.used] == [True, True]
    assert [heard.is_user_integration() for heard in bot.used] == [False, True]
