"""Failures on order: rate limits, server errors, lost connections, delays."""

import asyncio
import time

import aiohttp
import discord
import pytest

from practice import PracticeServer, User
from practice.faults import Faults
from tests.practice.example_bot import ExampleBot
from tests.practice.test_messages import channel_of

SEND = "POST /channels/{}/messages"


async def test_429_is_waited_out_by_discord_py(
    server: PracticeServer, bot: ExampleBot, aspasia: User
) -> None:
    server.core.faults.rate_limit(SEND, retry_after=0.1, times=2)
    started = time.monotonic()
    await channel_of(bot).send("patient")
    assert time.monotonic() - started >= 0.2
    assert len(await aspasia.messages("agora")) == 1


async def test_global_429_holds_every_route(server: PracticeServer, bot: ExampleBot) -> None:
    server.core.faults.rate_limit(SEND, retry_after=0.2, is_global=True)
    started = time.monotonic()
    sending = asyncio.create_task(channel_of(bot).send("patient"))
    await asyncio.sleep(0.1)
    await bot.fetch_user(bot.user.id)  # type: ignore[union-attr]
    assert time.monotonic() - started >= 0.2
    await sending


async def test_callback_is_rate_limited_too(server: PracticeServer, bot: ExampleBot, aspasia: User) -> None:
    server.core.faults.rate_limit("POST /interactions/*", retry_after=0.05)
    assert (await aspasia.slash("agora", "echo", text="a")).kind == "message"


async def test_tightened_bucket_is_respected(server: PracticeServer, bot: ExampleBot, aspasia: User) -> None:
    server.core.rate_limits.tighten("POST /channels/{channel_id}/messages", limit=2, seconds=0.3)
    started = time.monotonic()
    for number in range(5):
        await channel_of(bot).send(str(number))
    assert time.monotonic() - started >= 0.5
    assert len(await aspasia.messages("agora")) == 5


async def test_500_is_tried_again(server: PracticeServer, bot: ExampleBot, aspasia: User) -> None:
    server.core.faults.fail(SEND, status=500, times=1)
    await channel_of(bot).send("second try")
    assert len(await aspasia.messages("agora")) == 1


async def test_503_is_not_tried_again(server: PracticeServer, bot: ExampleBot) -> None:
    server.core.faults.fail(SEND, status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel_of(bot).send("lost")


async def test_answer_lost_after_the_message_was_posted(
    server: PracticeServer, bot: ExampleBot, aspasia: User
) -> None:
    """The retry carries the same nonce, so the message is there once."""
    server.core.faults.fail(SEND, status=500, after=True)
    await channel_of(bot).send("once", nonce="n")
    assert [m.content for m in await aspasia.messages("agora")] == ["once"]


@pytest.mark.parametrize("after", [False, True])
async def test_reset_connection(server: PracticeServer, bot: ExampleBot, aspasia: User, after: bool) -> None:
    server.core.faults.reset(SEND, after=after)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel_of(bot).send("into the void")
    assert len(await aspasia.messages("agora")) == int(after)
    await channel_of(bot).send("works again")


async def test_delayed_answer(server: PracticeServer, bot: ExampleBot) -> None:
    server.core.faults.delay(SEND, seconds=0.2)
    started = time.monotonic()
    await channel_of(bot).send("slow")
    assert time.monotonic() - started >= 0.2


def test_fault_fits_its_route_and_ends_after_its_times() -> None:
    faults = Faults()
    faults.fail(SEND, times=2)
    assert faults.next_for("GET", "/channels/1/messages", after=False) is None
    assert faults.next_for("POST", "/channels/1/messages/2", after=False) is None
    assert faults.next_for("POST", "/channels/1/messages", after=True) is None
    assert faults.next_for("POST", "/channels/1/messages", after=False)
    assert faults.next_for("POST", "/channels/2/messages", after=False)
    assert faults.next_for("POST", "/channels/1/messages", after=False) is None
