"""The gateway: greeting, compression, resume, reconnect, intents."""

import asyncio
import importlib.util
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest
from discord.gateway import KeepAliveHandler

from practice import PracticeServer, User
from practice.gateway.compression import encoder_for
from practice.gateway.intents import Intent
from practice.operations.mistake import Mistake
from tests.practice.conftest import Visit
from tests.practice.example_bot import ExampleBot, running
from tests.practice.waiting import until


async def test_bot_gets_ready_and_knows_the_server(bot: ExampleBot) -> None:
    assert bot.user is not None
    assert bot.user.name == "keryx"
    guild, other = bot.guilds
    assert (guild.name, other.name) == ("Agora", "Piraeus")
    assert [channel.name for channel in guild.text_channels] == ["agora", "tables"]
    assert guild.me.guild_permissions.manage_threads
    assert guild.member_count == 7
    assert (await bot.application_info()).name == "Keryx"


async def test_wrong_token_is_refused_at_login(server: PracticeServer) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(server, ExampleBot(), token="wrong"):
            pass


async def test_dropped_connection_is_resumed_and_nothing_missed(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    dm = await althaia.open_dm()
    await althaia.say(dm, "before")
    async with server.gateway_down():
        await althaia.say(dm, "while away")
    await asyncio.wait_for(bot.resumed.wait(), 5)
    await until(lambda: len(bot.heard) == 2)
    assert bot.heard == ["before", "while away"]


async def test_interaction_during_a_short_drop_is_answered(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    async with server.gateway_down():
        asking = asyncio.create_task(althaia.slash("agora", "echo", text="again"))
        await until(lambda: server.core.interactions)
    assert (await althaia.answer(await asking)).content == "echo: again"


async def test_frames_come_compressed_where_that_is_asked_for(server: PracticeServer) -> None:
    """They are binary, and share one context over the whole connection."""
    url = f"{server.url}/gateway?v=10&encoding=json&compress=zlib-stream"
    context = zlib.decompressobj()
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:

        async def receive() -> Any:
            frame = await socket.receive(timeout=20)
            assert frame.type is aiohttp.WSMsgType.BINARY
            return json.loads(context.decompress(frame.data))

        assert (await receive())["op"] == 10
        await RawGateway(socket).send(2, {"token": server.token, "intents": 1, "properties": {}})
        assert [(await receive())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


@pytest.mark.parametrize("asked", ["compress=brotli", "encoding=etf"])
async def test_frames_that_cannot_be_written_so_are_not_promised(server: PracticeServer, asked: str) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{server.url}/gateway?v=10&{asked}") as answer,
    ):
        assert answer.status == 400


async def test_server_is_unavailable_during_an_outage(server: PracticeServer, bot: ExampleBot) -> None:
    left = asyncio.Event()
    bot.on_guild_remove = _setter(left)  # type: ignore[attr-defined]
    guild, other = bot.guilds
    with server.outage():
        await until(lambda: guild.unavailable)
        assert not other.unavailable
        server.drop_gateway()
        await asyncio.wait_for(bot.resumed.wait(), 5)
        assert guild.unavailable
    await until(lambda: not guild.unavailable)
    assert set(bot.guilds) == {guild, other}
    assert not left.is_set()


async def test_server_asks_to_reconnect(server: PracticeServer, bot: ExampleBot, althaia: User) -> None:
    server.ask_reconnect()
    await asyncio.wait_for(bot.resumed.wait(), 5)
    assert (await althaia.slash("agora", "echo", text="a")).kind == "message"


async def test_ended_session_is_identified_anew(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    ready = asyncio.Event()
    bot.on_ready = _setter(ready)  # type: ignore[attr-defined]
    server.invalidate_sessions()
    # discord.py waits up to five seconds before it identifies again.
    await asyncio.wait_for(ready.wait(), 8)
    assert (await althaia.slash("agora", "echo", text="a")).kind == "message"


def _setter(event: asyncio.Event) -> object:
    async def on_ready(*_: object) -> None:
        event.set()

    return on_ready


async def test_without_privileged_intents_others_texts_are_hidden(bot: ExampleBot, visit: Visit) -> None:
    althaia = await visit("Althaia")
    assert bot.user is not None
    await althaia.say("agora", "nothing for the bot")
    await althaia.say("agora", f"<@{bot.user.id}> take Athens 2")
    await althaia.say(await althaia.open_dm(), "in private")
    await until(lambda: len(bot.heard) == 3)
    assert bot.heard == ["", f"<@{bot.user.id}> take Athens 2", "in private"]
    left = asyncio.Event()
    bot.on_raw_member_remove = _setter(left)  # type: ignore[attr-defined]
    await (await visit("Daphnis")).leave_server()
    await althaia.say("agora", "next")
    await until(lambda: len(bot.heard) == 4)
    assert not left.is_set()


async def test_privileged_intents_are_refused_unless_granted(server: PracticeServer) -> None:
    intents = discord.Intents.default()
    intents.members = True
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(server, ExampleBot(intents=intents)):
            pass


async def test_granted_members_intent_tells_who_comes_and_goes() -> None:
    intents = discord.Intents.default()
    intents.members = True
    async with (
        PracticeServer(privileged_intents=Intent.GUILD_MEMBERS) as server,
        running(server, ExampleBot(intents=intents)) as bot,
        User(server.url, "Daphnis") as daphnis,
    ):
        assert len(bot.guilds[0].members) == 7
        await daphnis.leave_server()
        await until(lambda: len(bot.guilds[0].members) == 6)
        await daphnis.rejoin_server()
        await until(lambda: len(bot.guilds[0].members) == 7)


async def test_bot_is_removed_and_invited_again(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    server.settings.ack_seconds = 0.1
    message = await althaia.answer(await althaia.slash("agora", "counter"))
    server.remove_bot()
    await until(lambda: len(bot.guilds) == 1)
    with pytest.raises(Mistake, match="no command"):
        await althaia.slash("agora", "counter")
    assert (await althaia.press(message, "count:0")).failed
    server.invite_bot()
    await until(lambda: len(bot.guilds) == 2)


class RawGateway:
    """A websocket without discord.py, to send what it never would."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any = None) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def close_code(self) -> int | None:
        async with asyncio.timeout(20):
            async for _ in self.socket:
                pass
        return self.socket.close_code


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 1, "properties": {}}, 4004),
        (2, {"token": "practice-token", "intents": 1 << 40, "properties": {}}, 4013),
        (2, {"token": "practice-token", "intents": 1 << 15, "properties": {}}, 4014),
        (2, {"token": "practice-token", "intents": 1, "shard": [3, 2]}, 4010),
        (8, {"guild_id": "1"}, 4003),
        (99, None, 4001),
    ],
)
async def test_breach_of_protocol_closes_with_its_code(
    server: PracticeServer, op: int, data: Any, code: int
) -> None:
    url = f"{server.url}/gateway?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        gateway = RawGateway(socket)
        assert (await socket.receive_json())["op"] == 10
        await gateway.send(op, data)
        assert await gateway.close_code() == code


async def test_unknown_session_cannot_be_resumed(server: PracticeServer) -> None:
    url = f"{server.url}/gateway?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.receive_json()
        gateway = RawGateway(socket)
        await gateway.send(1, None)
        assert (await socket.receive_json())["op"] == 11
        await gateway.send(6, {"token": server.token, "session_id": "gone", "seq": 4})
        answer = await socket.receive_json()
        assert (answer["op"], answer["d"]) == (9, False)


async def test_heartbeats_do_not_seem_late(server: PracticeServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py notes a heartbeat after sending it; an answer before that is taken for one to the last."""
    server.settings.heartbeat_seconds = 0.4
    measured: list[float] = []

    class Watched(KeepAliveHandler):
        def ack(self) -> None:
            super().ack()
            measured.append(self.latency)

    monkeypatch.setattr("discord.gateway.KeepAliveHandler", Watched)
    async with running(server, ExampleBot()):
        await until(lambda: len(measured) > 8)
    assert max(measured) < server.settings.heartbeat_seconds / 2, measured


async def test_silent_client_is_closed(server: PracticeServer) -> None:
    server.settings.heartbeat_seconds = 0.1
    url = f"{server.url}/gateway?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        assert await RawGateway(socket).close_code() == 4009


def test_zlib_stream_shares_one_context() -> None:
    encode = encoder_for("zlib-stream")
    assert encode is not None
    context = zlib.decompressobj()
    for number in range(3):
        encoded = encode(json.dumps({"n": number}))
        assert isinstance(encoded, bytes)
        assert encoded.endswith(b"\x00\x00\xff\xff")
        assert json.loads(context.decompress(encoded)) == {"n": number}


@pytest.mark.skipif(
    not importlib.util.find_spec("zstandard"), reason="the zstandard library is not installed"
)
def test_zstd_stream_shares_one_context() -> None:
    context = importlib.import_module("zstandard").ZstdDecompressor().decompressobj()
    encode = encoder_for("zstd-stream")
    assert encode is not None
    for number in range(3):
        assert json.loads(context.decompress(encode(json.dumps({"n": number})))) == {"n": number}


def test_unknown_compression_is_not_served() -> None:
    assert encoder_for("brotli") is None


async def test_binary_frames_are_read_and_large_answers_compressed_on_request(server: PracticeServer) -> None:
    url = f"{server.url}/gateway?v=10&encoding=json"
    identify = {"token": server.token, "intents": 1, "properties": {}, "compress": True}
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_bytes(json.dumps({"op": 2, "d": identify}).encode())
        received = [await socket.receive() for _ in range(2)]
    texts = [m.data if m.type is aiohttp.WSMsgType.TEXT else zlib.decompress(m.data) for m in received]
    assert [json.loads(text)["t"] for text in texts] == ["READY", "GUILD_CREATE"]
    assert received[1].type is aiohttp.WSMsgType.BINARY


async def test_binary_frame_that_is_no_json_closes_the_connection(server: PracticeServer) -> None:
    url = f"{server.url}/gateway?v=10&encoding=json"
    async with aiohttp.ClientSession() as session, session.ws_connect(url) as socket:
        await socket.send_bytes(b"\xff\x00")
        assert await RawGateway(socket).close_code() == 4002
