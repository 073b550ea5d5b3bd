"""Messages in channels and direct conversations."""

import io

import discord
import pytest

from practice import MovableClock, Permission, PracticeServer, User
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot, picture
from tests.practice.raw import Raw
from tests.practice.waiting import until


def channel_of(bot: ExampleBot, name: str = "agora") -> discord.TextChannel:
    found = discord.utils.get(bot.guilds[0].text_channels, name=name)
    assert found is not None
    return found


async def test_message_is_posted_edited_and_deleted(bot: ExampleBot, althaia: User) -> None:
    message = await channel_of(bot).send("one", embed=discord.Embed(title="Title", description="Text"))
    (seen,) = await althaia.messages("agora")
    assert seen.text == "one\nTitle\nText"
    await message.edit(content="two", embed=None)
    (seen,) = await althaia.messages("agora")
    assert seen.text == "two"
    assert seen.raw["edited_timestamp"] is not None
    await message.delete()
    assert await althaia.messages("agora") == []
    with pytest.raises(discord.NotFound) as refusal:
        await message.edit(content="three")
    assert refusal.value.code == 10008


async def test_history_is_paged_before_after_and_around(bot: ExampleBot) -> None:
    channel = channel_of(bot)
    sent = [await channel.send(str(number)) for number in range(7)]

    async def texts(**query: object) -> list[str]:
        return [m.content async for m in channel.history(**query)]  # type: ignore[arg-type]

    assert await texts(limit=3) == ["6", "5", "4"]
    assert await texts(before=sent[3], limit=2) == ["2", "1"]
    assert await texts(after=sent[3]) == ["4", "5", "6"]
    assert set(await texts(around=sent[3], limit=3)) == {"2", "3", "4"}
    assert (await channel.fetch_message(sent[2].id)).content == "2"


async def test_attachment_keeps_its_description_and_can_be_replaced(bot: ExampleBot, althaia: User) -> None:
    message = await channel_of(bot).send("the board", file=picture("first.png"))
    assert message.attachments[0].description == "A board with one field"
    assert (await message.attachments[0].read()).startswith(b"\x89PNG")
    await message.edit(attachments=[*message.attachments, picture("second.png")])
    (seen,) = await althaia.messages("agora")
    assert [a["filename"] for a in seen.attachments] == ["first.png", "second.png"]
    await message.edit(attachments=[])
    (seen,) = await althaia.messages("agora")
    assert seen.attachments == []


async def test_embed_shows_the_attached_picture(bot: ExampleBot, althaia: User) -> None:
    embed = discord.Embed(title="Board")
    embed.set_image(url="attachment://board.png")
    message = await channel_of(bot).send(embed=embed, file=picture())
    (seen,) = await althaia.messages("agora")
    assert seen.attachments == []
    assert (await althaia.download(seen.pictures[0])).startswith(b"\x89PNG")
    assert message.embeds[0].image.width == 1


async def test_file_of_more_than_ten_mebibytes_is_too_large(bot: ExampleBot, althaia: User) -> None:
    channel, most = channel_of(bot), 10 * 1024 * 1024
    await channel.send(file=discord.File(io.BytesIO(bytes(most)), "most.bin"))
    with pytest.raises(discord.HTTPException) as refusal:
        await channel.send(file=discord.File(io.BytesIO(bytes(most + 1)), "more.bin"))
    assert (refusal.value.status, refusal.value.code) == (413, 40005)
    (seen,) = await althaia.messages("agora")
    assert [file["size"] for file in seen.attachments] == [most]


async def test_same_nonce_posts_once(bot: ExampleBot, althaia: User, clock: MovableClock) -> None:
    channel = channel_of(bot)
    first = await channel.send("once", nonce="n-1")
    again = await channel.send("once", nonce="n-1")
    assert first.id == again.id
    assert first.nonce == "n-1"
    assert len(await althaia.messages("agora")) == 1
    clock.advance(600)
    await channel.send("once", nonce="n-1")
    assert len(await althaia.messages("agora")) == 2
    assert [message.nonce async for message in channel.history()] == [None, None]


async def test_mentions_follow_allowed_mentions(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    daphnis, gorgo = server.user("Daphnis").id, server.user("Gorgo").id
    allowed = discord.AllowedMentions(users=[discord.Object(int(gorgo))], everyone=False)
    text = f"<@{daphnis}> <@{gorgo}> @everyone"
    message = await channel_of(bot).send(text, allowed_mentions=allowed)
    assert [user.id for user in message.mentions] == [int(gorgo)]
    assert not message.mention_everyone
    state = await althaia.state()
    agora = next(channel for channel in state["channels"] if channel["name"] == "agora")
    assert (agora["unread"], agora["mentions"]) == (1, 0)
    await althaia.mark_read("agora")
    agora = next(c for c in (await althaia.state())["channels"] if c["name"] == "agora")
    assert agora["unread"] == 0


async def test_everyone_and_closed_roles_are_pinged_only_with_the_permission(raw: Raw) -> None:
    guild = raw.server.store.guild
    archon = next(role for role in guild.roles.values() if role.name == "Archon")
    body = {"content": f"@everyone @here <@&{archon.id}>"}

    async def pings() -> tuple[bool, list[str]]:
        _, message = await raw.post_message(body)
        return message["mention_everyone"], message["mention_roles"]

    assert await pings() == (False, [])
    archon.mentionable = True
    assert await pings() == (False, [archon.id])
    archon.mentionable = False
    bots = next(role for role in guild.roles.values() if role.managed_by)
    bots.permissions |= Permission.MENTION_EVERYONE
    assert await pings() == (True, [archon.id])
    raw.server.restrict_bot("agora", deny=Permission.MENTION_EVERYONE)
    assert await pings() == (False, [])


async def test_reply_names_what_it_answers(bot: ExampleBot, althaia: User) -> None:
    question = await channel_of(bot).send("question")
    reply = await question.reply("answer")
    assert reply.reference is not None
    assert reply.reference.message_id == question.id
    assert (await althaia.messages("agora"))[-1].raw["referenced_message"]["content"] == "question"


async def test_reactions_and_pins(bot: ExampleBot, althaia: User) -> None:
    message = await channel_of(bot).send("vote")
    await message.add_reaction("🏛️")
    (seen,) = await althaia.messages("agora")
    await althaia.react(seen, "🏛️")
    fetched = await channel_of(bot).fetch_message(message.id)
    assert fetched.reactions[0].count == 2
    assert {user.name async for user in fetched.reactions[0].users()} == {"keryx", "althaia"}
    await message.remove_reaction("🏛️", discord.Object(bot.user.id))  # type: ignore[union-attr]
    await message.pin()
    assert [m.id async for m in channel_of(bot).pins()] == [message.id]
    await message.unpin()
    assert [m async for m in channel_of(bot).pins()] == []


async def test_direct_message_reaches_its_user_alone(
    server: PracticeServer, bot: ExampleBot, visit: Visit
) -> None:
    daphnis, gorgo = await visit("Daphnis"), await visit("Gorgo")
    user = await bot.fetch_user(int(server.user("Daphnis").id))
    await user.send("your tile is Sparta", file=picture())
    assert (await daphnis.wait_for_dm(lambda m: m.attachments)).content == "your tile is Sparta"
    assert await gorgo.dms() == []
    assert "Sparta" not in str(gorgo.received)


async def test_closed_direct_messages_are_refused(
    server: PracticeServer, bot: ExampleBot, daphnis: User
) -> None:
    user = await bot.fetch_user(int(server.user("Daphnis").id))
    await daphnis.close_dms()
    with pytest.raises(discord.Forbidden) as refusal:
        await user.send("hidden")
    assert refusal.value.code == 50007
    await daphnis.open_dms()
    await user.send("seen")
    await daphnis.leave_server()
    with pytest.raises(discord.Forbidden):
        await user.send("no server in common")


async def test_typing_and_members_can_be_asked_for(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    async with channel_of(bot).typing():
        pass
    await until(lambda: any(event["type"] == "typing" for event in althaia.received))
    guild = bot.guilds[0]
    daphnis = await guild.fetch_member(int(server.user("Daphnis").id))
    assert daphnis.display_name == "Daphnis"
    assert [member.name for member in await guild.query_members("gor")] == ["gorgo"]
    assert [m.id for m in await guild.query_members(user_ids=[daphnis.id])] == [daphnis.id]
    with pytest.raises(discord.NotFound):
        await guild.fetch_member(5)


@pytest.mark.parametrize(
    ("denied", "code"),
    [(Permission.VIEW_CHANNEL, 50001), (Permission.SEND_MESSAGES, 50013), (Permission.ATTACH_FILES, 50013)],
)
async def test_missing_permission_is_refused(
    server: PracticeServer, bot: ExampleBot, denied: Permission, code: int
) -> None:
    channel = channel_of(bot)
    server.restrict_bot("agora", deny=denied)
    with pytest.raises(discord.Forbidden) as refusal:
        await channel.send("hello", file=picture())
    assert refusal.value.code == code
    server.restrict_bot("agora", deny=0)
    await channel.send("hello", file=picture())


async def test_others_messages_are_not_the_bots_to_change(bot: ExampleBot, althaia: User) -> None:
    said = await althaia.say("agora", "mine")
    message = channel_of(bot).get_partial_message(int(said.id))
    with pytest.raises(discord.Forbidden) as refusal:
        await message.edit(content="yours")
    assert refusal.value.code == 50005
    with pytest.raises(discord.Forbidden) as refusal:
        await message.delete()
    assert refusal.value.code == 50013


async def test_deleted_channel_is_unknown(server: PracticeServer, bot: ExampleBot, althaia: User) -> None:
    channel = channel_of(bot, "tables")
    server.delete_channel("tables")
    with pytest.raises(discord.NotFound) as refusal:
        await channel.send("hello")
    assert refusal.value.code == 10003
    assert "tables" not in [c["name"] for c in await althaia.channels()]
    await until(lambda: len(bot.guilds[0].text_channels) == 1)
