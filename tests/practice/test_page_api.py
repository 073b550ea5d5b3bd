"""What the page's own API adds: seating the others, and keeping other sites out."""

import re
from pathlib import Path

import aiohttp
import discord
import pytest

from practice import PracticeServer, User
from practice.model import Json
from practice.operations.mistake import Mistake
from practice.world import PEOPLE
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot
from tests.practice.test_messages import channel_of
from tests.practice.waiting import until


async def test_there_are_six_people_to_play_as(server: PracticeServer) -> None:
    async with aiohttp.ClientSession() as session, session.get(f"{server.url}/practice/api/users") as answer:
        users = (await answer.json())["users"]
    names = ["Althaia", "Bion", "Gorgo", "Daphnis", "Elpinike", "Zenon"]
    assert [user["display_name"] for user in users] == names


def test_nobody_is_called_like_something_in_a_game() -> None:
    games = Path(__file__).parents[2] / "games"
    files = [
        *games.glob("*/catalogue/*.ftl"),
        *games.glob("*/components*.toml"),
        *games.glob("*/RULEBOOK.md"),
    ]
    said = "\n".join(path.read_text("utf-8") for path in files)
    assert "Perikles" in said
    assert [name for name in PEOPLE if re.search(rf"\b{name}\b", said, re.IGNORECASE)] == []


async def test_others_are_seated_until_the_table_is_full(bot: ExampleBot, althaia: User) -> None:
    lobby = await althaia.answer(await althaia.slash("tables", "lobby", seats=4))
    assert await althaia.seat_others() == ["Bion", "Gorgo", "Daphnis"]
    message = await althaia.wait_for_message("tables", lambda m: m.id == lobby.id)
    assert "(4 of 4)" in message.content
    board = await althaia.wait_for_message("table-1", lambda m: m.pictures)
    assert board.pictures[0]["description"].startswith("Six cities")


async def test_whoever_asks_may_sit_down_first_but_once(bot: ExampleBot, visit: Visit) -> None:
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    await althaia.slash("tables", "lobby", seats=6)
    assert await daphnis.seat_others(at_most=1, me=True) == ["Daphnis", "Althaia"]
    assert await daphnis.seat_others(at_most=2, me=True) == ["Bion"]


async def test_others_are_seated_at_the_table_one_looks_at(
    bot: ExampleBot, server: PracticeServer, althaia: User
) -> None:
    older = await althaia.answer(await althaia.slash("tables", "lobby", seats=6))
    newer = await althaia.answer(await althaia.slash("agora", "lobby", seats=6))
    await channel_of(bot, "tables").create_thread(name="table-9", type=discord.ChannelType.public_thread)

    async def pressed_in(channel: str | None) -> str | None:
        await althaia.seat_others(channel, at_most=1)
        return list(server.core.interactions.values())[-1].message_id

    assert await pressed_in("tables") == older.id
    assert await pressed_in("table-9") == older.id
    assert await pressed_in(None) == newer.id
    assert await pressed_in(await althaia.open_dm()) == newer.id


async def test_fewer_others_can_be_seated(bot: ExampleBot, althaia: User) -> None:
    await althaia.slash("tables", "lobby", seats=6)
    assert await althaia.seat_others(at_most=2) == ["Bion", "Gorgo"]


async def test_without_a_lobby_nobody_is_seated(bot: ExampleBot, althaia: User) -> None:
    with pytest.raises(Mistake, match="Open one first"):
        await althaia.seat_others()


async def test_another_prefix_can_be_agreed_on(
    bot: ExampleBot, server: PracticeServer, althaia: User
) -> None:
    server.settings.join_prefix = "count:"
    await althaia.slash("agora", "counter")
    assert len(await althaia.seat_others(at_most=1)) == 1


async def test_unread_marks_count_messages_and_mentions(bot: ExampleBot, visit: Visit) -> None:
    althaia, daphnis = await visit("Althaia"), await visit("Daphnis")
    await althaia.say("agora", "hello")
    await althaia.say("agora", f"<@{await daphnis.id()}> your turn")
    agora = next(c for c in await daphnis.channels() if c["name"] == "agora")
    assert (agora["unread"], agora["mentions"]) == (2, 1)
    assert next(c for c in await althaia.channels() if c["name"] == "agora")["unread"] == 0


async def test_reading_clears_the_marks_in_every_window(bot: ExampleBot, visit: Visit) -> None:
    althaia, daphnis, gorgo = await visit("Althaia"), await visit("Daphnis"), await visit("Gorgo")
    first = await althaia.say("agora", f"<@{await daphnis.id()}> your turn")
    await althaia.say("agora", "and now?")

    def told(user: User, kind: str) -> list[Json]:
        return [event for event in user.received if event["type"] == kind]

    await until(lambda: told(gorgo, "waiting"))
    daphnis.received.clear()
    gorgo.received.clear()
    await daphnis.mark_read("agora", first.id)
    await until(lambda: told(daphnis, "read") and told(gorgo, "waiting"))
    (read,) = told(daphnis, "read")
    assert (read["unread"], read["mentions"]) == (1, 0)
    await daphnis.mark_read("agora")
    await until(lambda: len(told(daphnis, "read")) == 2)
    assert len(told(gorgo, "waiting")) == 1


@pytest.mark.parametrize("read", ["abc", "-5", "1.5", {"id": 5}])
async def test_nonsense_cannot_be_marked_as_read(server: PracticeServer, read: object) -> None:
    url = f"{server.url}/practice/api/users/daphnis/channels/agora/read"
    async with aiohttp.ClientSession() as session, session.post(url, json={"message_id": read}) as answer:
        assert answer.status == 422


@pytest.mark.parametrize("query", ["limit=x", "before=x", "limit=-1"])
async def test_nonsense_cannot_be_read(server: PracticeServer, query: str) -> None:
    url = f"{server.url}/practice/api/users/daphnis/channels/agora/messages?{query}"
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        assert answer.status == 422


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://example.org"}, {"Host": "example.org"}, {"Host": "example.org:80"}]
)
async def test_other_sites_are_kept_out(server: PracticeServer, headers: dict[str, str]) -> None:
    url = f"{server.url}/practice/api/users"
    async with aiohttp.ClientSession() as session:
        async with session.get(url, headers=headers) as answer:
            assert answer.status == 403
        async with session.get(url, headers={"Origin": server.url}) as answer:
            assert answer.status == 200


async def test_page_and_its_parts_are_served(server: PracticeServer) -> None:
    async with aiohttp.ClientSession() as session:
        for path, kind in (
            ("/", "text/html"),
            ("/page/app.js", "javascript"),
            ("/page/base.css", "text/css"),
        ):
            async with session.get(server.url + path) as answer:
                assert answer.status == 200
                assert kind in answer.headers["Content-Type"]
                assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        async with session.get(f"{server.url}/attachments/1/2/nothing.png") as answer:
            assert answer.status == 404
