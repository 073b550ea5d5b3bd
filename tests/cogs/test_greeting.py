"""A server that gets the bot is greeted once, where it welcomes newcomers; new tables may call a role."""

from datetime import timedelta
from pathlib import Path

import pytest

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.watching import greeting
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House


def welcome(server: PracticeServer, channel: str | None = "agora") -> None:
    """Let a server have a channel for newcomers, and the bot come anew."""
    server.remove_bot()
    server.store.guild.system_channel_id = None if channel is None else server.channel(channel).id
    server.invite_bot()


def greetings(server: PracticeServer) -> list[str]:
    return [each.content for each in rig.posted(server, "agora") if "Three steps" in each.content]


async def greeted(bot: KeryxBot, server: PracticeServer) -> bool:
    return (await bot.store.guild_settings(int(server.store.guild.id))).greeted


async def until_greeted(bot: KeryxBot, server: PracticeServer) -> None:
    for _ in range(300):
        if await greeted(bot, server):
            break
        await rig.until(lambda: True)
    await rig.all_sent(bot)


async def test_server_is_told_once_how_to_begin(bot: KeryxBot, server: PracticeServer) -> None:
    welcome(server)
    await rig.until(lambda: greetings(server))
    [text] = greetings(server)
    assert text.startswith("**Hello! Keryx moderates board games")
    assert text.count("\n") == 3
    assert "</table new:" in text
    assert "</help:" in text
    welcome(server)
    await rig.until(lambda: bot.get_guild(int(server.store.guild.id)))
    await rig.all_sent(bot)
    assert len(greetings(server)) == 1


async def test_server_without_such_a_channel_is_told_nothing(bot: KeryxBot, server: PracticeServer) -> None:
    before = len(bot.guilds)
    welcome(server, None)
    await rig.until(lambda: len(bot.guilds) == before)
    guild = bot.get_guild(int(server.store.guild.id))
    assert guild is not None
    await greeting.greet(bot, guild)
    await rig.all_sent(bot)
    assert await greeted(bot, server)
    assert greetings(server) == []


async def test_bot_that_may_not_write_there_says_nothing(bot: KeryxBot, server: PracticeServer) -> None:
    server.remove_bot()
    server.store.guild.system_channel_id = server.channel("agora").id
    server.invite_bot()
    await rig.until(lambda: greetings(server))
    async with bot.store.writing() as writer:
        known = await writer.guild_settings(int(server.store.guild.id))
        known.greeted = False
        await writer.set_guild(known)
    server.restrict_bot("agora", deny=1 << 11)
    guild = bot.get_guild(int(server.store.guild.id))
    assert guild is not None
    await rig.until(lambda: not guild.system_channel.permissions_for(guild.me).send_messages)  # type: ignore[union-attr]
    await greeting.greet(bot, guild)
    await rig.all_sent(bot)
    assert len(greetings(server)) == 1


async def test_server_that_got_the_bot_while_it_was_away_is_greeted_after_the_start(
    server: PracticeServer, tmp_path: Path
) -> None:
    server.store.guild.system_channel_id = server.channel("agora").id
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        assert greetings(server) == []
        guild = bot.get_guild(int(server.store.guild.id))
        assert guild is not None
        assert guild.me.joined_at is not None
        joined = guild.me.joined_at
        async with bot.store.writing() as writer:
            await writer.beat(joined + timedelta(hours=1))
        await greeting.catch_up(bot, await bot.store.pulse())
        assert not await greeted(bot, server)
        async with bot.store.writing() as writer:
            await writer.beat(joined - timedelta(hours=1))
    for _ in range(2):
        async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
            await rig.until(lambda: greetings(server))
            await rig.all_sent(bot)
    assert len(greetings(server)) == 1


@pytest.mark.parametrize(("locale", "said"), [("de", "Drei Schritte"), ("el", "Τρία βήματα")])
async def test_greeting_speaks_the_language_of_the_server(
    bot: KeryxBot, server: PracticeServer, locale: str, said: str
) -> None:
    server.set_guild_locale(locale)
    welcome(server)
    await rig.until(lambda: any(said in each.content for each in rig.posted(server, "agora")))


async def test_role_is_called_for_a_new_table_and_for_nothing_else(
    bot: KeryxBot, server: PracticeServer, visit: Visit
) -> None:
    opener = await visit("Althaia")
    role = server.add_role("Players")
    refused = await opener.answer(await opener.slash("agora", "keryx ping", role=role.id))
    assert "only if the role may be mentioned" in refused.text
    role.mentionable = True
    guild = bot.get_guild(int(server.store.guild.id))
    assert guild is not None
    known = guild.get_role(int(role.id))
    assert known is not None
    known.mentionable = True
    told = await opener.answer(await opener.slash("agora", "keryx ping", role=role.id))
    assert f"Pinged for new tables: <@&{role.id}>" in told.text
    await opener.answer(await opener.slash("agora", "table new", game="perikles"))
    await rig.all_sent(bot)
    lobbies = [each for each in rig.posted(server, "agora") if each.mention_roles]
    assert [list(each.mention_roles) for each in lobbies] == [[role.id]]
    other = await visit("Bion")
    shown = await other.wait_for_message("agora", lambda m: "Join" in str(m.raw["components"]))
    await other.answer(await other.press(shown, "Join"))
    await rig.all_sent(bot)
    assert not any(each.mention_roles for each in rig.posted(server, "agora")[1:])
    off = await opener.answer(await opener.slash("agora", "keryx ping"))
    assert "Pinged for new tables: none" in off.text
    await opener.answer(await opener.slash("agora", "table new", game="perikles"))
    await rig.all_sent(bot)
    assert str(role.id) not in str(rig.posted(server, "agora")[-1])


async def test_everybody_is_never_called(house: House) -> None:
    guild = house.server.store.guild
    refused = await house.say(house.users[0], "keryx ping", role=guild.id)
    assert "everyone" in refused.text
    assert (await house.bot.store.guild_settings(int(guild.id))).called_role_id is None
