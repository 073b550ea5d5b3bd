"""Private settings on Discord: by panel and by order, whoever's turn it is, and nobody else sees anything."""

import hashlib
from typing import Any

import discord
import pytest

from bot.discord.bot import KeryxBot
from bot.keeper.lobby import Wish
from games import registry
from practice import PracticeServer, User
from practice.seen import Seen
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, labels
from tests.games.core import guards
from tests.games.core.guards import Guard, Rest, Walk


@pytest.fixture
async def road(bot: KeryxBot, server: PracticeServer, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> House:
    """Three players on the road."""
    monkeypatch.setitem(registry.PATHS, "guards", guards.PATH)
    guild, channel = int(server.store.guild.id), int(server.channel("tables").id)
    gamemaster = int(server.user(rig.PLAYERS[0]).id)
    row = await bot.lobby.new(Wish("guards", "plain", 3, guild, channel, gamemaster, "en", "move"))
    place = bot.get_channel(channel)
    assert isinstance(place, discord.TextChannel)
    thread = await place.create_thread(name="road", type=discord.ChannelType.public_thread)
    await bot.lobby.remember(row.key, thread_id=thread.id)
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    for user in users:
        await bot.lobby.join(row.key, int(await user.id()), user.name)
    await bot.lobby.start(row.key)
    return House(bot, server, users, row.key, str(thread.id))


async def tolls(road: House) -> list[int]:
    return list((await road.live()).state.agenda[0].tolls)


async def seen_by(road: House, user: User) -> list[Any]:
    """Give all that a user can get to see, to the last byte."""
    found: list[Any] = []
    for command, options in (
        ("moves", {}),
        ("log", {}),
        ("board full", {}),
        ("board text", {}),
        ("hand", {}),
        ("table show", {"table": road.table}),
        ("table list", {}),
    ):
        found.append(await _readable(user, await road.say(user, command, **options)))
    offered = await user.autocomplete(road.thread, "gm rollback", "move", "", table=road.table)
    found.append((offered.names, offered.values))
    found += [await _readable(user, message) for message in await thread_of(road, user)]
    return found


async def thread_of(road: House, user: User) -> list[Seen]:
    return [each for each in await user.messages(road.thread) if not each.is_ephemeral]


async def _readable(user: User, seen: Seen) -> Any:
    parts = [(each.get("label"), each.get("custom_id"), each.get("options")) for each in seen.components]
    files = [(each["filename"], each.get("description")) for each in seen.attachments]
    pictures = [hashlib.sha256(await user.download(each)).hexdigest() for each in seen.pictures]
    return seen.text, parts, files, pictures


async def test_setting_by_panel_of_one_who_is_not_asked(road: House) -> None:
    user = road.users[1]
    panel = await road.say(user, "moves")
    assert "You are not asked anything" in panel.content
    assert "Brasidas: guard?" in labels(panel)
    panel = await road.press(user, panel, "Brasidas: guard?")
    assert "Only you see this" in panel.content
    done = await road.press(user, panel, "Guard 2")
    assert "✓ Guard 2" in done.content
    assert await tolls(road) == [0, 2, 0]
    assert (await road.live()).waiting_for() == [0]


async def test_one_who_is_asked_finds_both(road: House) -> None:
    user = road.users[0]
    panel = await road.say(user, "moves")
    assert "Aspasia: guard?" in labels(panel)
    panel = await road.press(user, panel, "Aspasia: guard?")
    assert "Back to the question" in labels(panel)
    question = await road.press(user, panel, "Back to the question")
    assert "Aspasia: walk?" in question.content
    panel = await road.press(user, question, "Aspasia: guard?")
    await road.press(user, panel, "Guard 1")
    assert await tolls(road) == [1, 0, 0]
    await road.say(user, "order", text="guard 2; walk 3; guard 0")
    assert await tolls(road) == [0, 0, 0]
    assert (await road.live()).state.paces == [3, 0, 0]


async def test_nobody_sees_a_setting(road: House) -> None:
    """All that the others see, to the last number and byte, is as if nothing had been set."""
    await road.play(Walk(2), Rest(), Walk(1))  # the second is inside a turn of their own
    await rig.all_sent(road.bot)
    before = [await seen_by(road, user) for user in road.users]
    told = await rig.rows(road.bot)
    for order in ("guard 2", "guard 1", "guard 0"):
        await road.say(road.users[2], "order", text=order)
    await road.bot.keeper.submit(road.table, 2, [Guard(1)])
    assert [row.id for row in await rig.rows(road.bot)] == [row.id for row in told]
    after = [await seen_by(road, user) for user in road.users]
    assert after[:2] == before[:2]
    assert after[2] != before[2]
    assert "Your guard: 1." in after[2][4][0]
    undone = await road.say(road.users[1], "undo")
    assert "Taken back." in undone.content
    assert (await road.live()).state.paces[1] == 0
    assert await tolls(road) == [0, 0, 1]


async def test_rollback_goes_by_the_numbers_that_are_seen(road: House) -> None:
    user = road.users[0]
    for seat in (0, 1, 2):
        await road.bot.keeper.submit(road.table, 1, [Guard(1)])
        await road.bot.keeper.submit(road.table, seat, [Walk(1), Rest()])
    offered = await user.autocomplete(road.thread, "gm rollback", "move", "", table=road.table)
    assert offered.values == [5, 4, 3, 2, 1, 0]
    await road.say(user, "gm rollback", move=2, reason="a slip")
    live = await road.live()
    assert live.waiting_for() == [1]
    assert await tolls(road) == [0, 1, 0]
    refused = await road.say(user, "gm rollback", move=6, reason="a slip")
    assert "There is no move 6" in refused.content


async def test_paused_table_refuses_in_one_sentence(road: House) -> None:
    await road.bot.gamemaster.pause(road.table, "Holidays.")
    refused = await road.say(road.users[1], "order", text="guard 1")
    assert refused.content == "You typed: `guard 1`\nThis table is not being played at the moment. Holidays."
