"""Failures on order: rate limits, server errors, lost connections, delays."""

import asyncio
import time

import aiohttp
import discord
import pytest

from practice import MovableClock, PracticeServer, User
from practice.errors import by_code, refused_commands
from practice.faults import Faults
from tests.practice.example_bot import ExampleBot
from tests.practice.raw import Raw
from tests.practice.test_messages import channel_of

SEND = "POST /channels/{}/messages"


async def test_429_is_waited_out_by_discord_py(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    server.core.faults.rate_limit(SEND, retry_after=0.1, times=2)
    started = time.monotonic()
    await channel_of(bot).send("patient")
    assert time.monotonic() - started >= 0.2
    assert len(await althaia.messages("agora")) == 1


async def test_global_429_holds_every_route(server: PracticeServer, bot: ExampleBot) -> None:
    server.core.faults.rate_limit(SEND, retry_after=0.2, is_global=True)
    started = time.monotonic()
    sending = asyncio.create_task(channel_of(bot).send("patient"))
    await asyncio.sleep(0.1)
    await bot.fetch_user(bot.user.id)  # type: ignore[union-attr]
    assert time.monotonic() - started >= 0.2
    await sending


async def test_callback_is_rate_limited_too(server: PracticeServer, bot: ExampleBot, althaia: User) -> None:
    server.core.faults.rate_limit("POST /interactions/*", retry_after=0.05)
    assert (await althaia.slash("agora", "echo", text="a")).kind == "message"


async def test_tightened_bucket_is_respected(server: PracticeServer, bot: ExampleBot, althaia: User) -> None:
    server.core.rate_limits.tighten("POST /channels/{channel_id}/messages", limit=2, seconds=0.3)
    started = time.monotonic()
    for number in range(5):
        await channel_of(bot).send(str(number))
    assert time.monotonic() - started >= 0.5
    assert len(await althaia.messages("agora")) == 5


async def test_500_is_tried_again(server: PracticeServer, bot: ExampleBot, althaia: User) -> None:
    server.core.faults.fail(SEND, status=500, times=1)
    await channel_of(bot).send("second try")
    assert len(await althaia.messages("agora")) == 1


async def test_503_is_not_tried_again(server: PracticeServer, bot: ExampleBot) -> None:
    server.core.faults.fail(SEND, status=503)
    with pytest.raises(discord.DiscordServerError):
        await channel_of(bot).send("lost")


async def test_answer_lost_after_the_message_was_posted(
    server: PracticeServer, bot: ExampleBot, althaia: User
) -> None:
    """The retry carries the same nonce, so the message is there once."""
    server.core.faults.fail(SEND, status=500, after=True)
    await channel_of(bot).send("once", nonce="n")
    assert [m.content for m in await althaia.messages("agora")] == ["once"]


@pytest.mark.parametrize("after", [False, True])
async def test_reset_connection(server: PracticeServer, bot: ExampleBot, althaia: User, after: bool) -> None:
    server.core.faults.reset(SEND, after=after)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel_of(bot).send("into the void")
    assert len(await althaia.messages("agora")) == int(after)
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


async def refused(bot: ExampleBot) -> discord.HTTPException:
    with pytest.raises(discord.HTTPException) as refusal:
        await channel_of(bot).send("no")
    return refusal.value


@pytest.mark.parametrize(
    ("code", "status"), [(40004, 403), (40006, 403), (160006, 400), (40333, 403), (50013, 403), (10003, 404)]
)
async def test_refusal_of_discord_is_ordered_by_its_number(
    server: PracticeServer, bot: ExampleBot, code: int, status: int
) -> None:
    server.core.faults.refuse(SEND, by_code(code))
    refusal = await refused(bot)
    assert (refusal.status, refusal.code) == (status, code)


async def test_answers_of_cloudflare_are_pages_without_a_code(
    server: PracticeServer, bot: ExampleBot
) -> None:
    for status in (403, 429, 503, 520):
        server.core.faults.cloudflare(SEND, status=status, retry_after=30)
        refusal = await refused(bot)
        assert (refusal.status, refusal.code) == (status, 0)
        assert refusal.text.startswith("<!DOCTYPE html>")
        assert refusal.response.headers["Retry-After"] == "30"
        assert "Via" not in refusal.response.headers


async def test_5xx_with_code_0_is_ordered(server: PracticeServer, bot: ExampleBot) -> None:
    server.core.faults.fail(SEND, status=503)
    refusal = await refused(bot)
    assert (refusal.status, refusal.code) == (503, 0)


async def test_refused_commands_name_the_faulty_fields(server: PracticeServer, bot: ExampleBot) -> None:
    server.core.faults.refuse("PUT /applications/{}/commands", refused_commands())
    with pytest.raises(discord.HTTPException) as refusal:
        await bot.http.bulk_upsert_global_commands(bot.application_id or 0, [])
    assert refusal.value.code == 50035
    assert "0.options.0.options.1.name" in str(refusal.value)


async def test_429_says_whose_limit_it_is(server: PracticeServer, raw: Raw) -> None:
    for scope, is_global in (("user", False), ("shared", False), ("global", True)):
        server.core.faults.rate_limit(SEND, scope=scope, retry_after=1.5)
        status, answer, headers = await raw.answer("POST", raw.agora, {"content": "a"})
        assert (status, answer["global"], answer["retry_after"]) == (429, is_global, 1.5)
        assert (headers["X-RateLimit-Scope"], headers["Retry-After"]) == (scope, "1.500")
        assert headers.get("X-RateLimit-Global") == ("true" if is_global else None)


async def test_bucket_is_of_a_route_and_a_channel(
    server: PracticeServer, clock: MovableClock, raw: Raw
) -> None:
    server.core.rate_limits.tighten("POST /channels/{channel_id}/messages", limit=2, seconds=5)
    left = []
    for _ in range(2):
        _status, _answer, headers = await raw.answer("POST", raw.agora, {"content": "a"})
        left.append((headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]))
    assert left == [("2", "1"), ("2", "0")]
    status, answer, headers = await raw.answer("POST", raw.agora, {"content": "a"})
    assert (status, headers["X-RateLimit-Scope"]) == (429, "user")
    assert 4 < answer["retry_after"] <= 5
    assert (await raw.send("GET", raw.agora))[0] == 200, "another route"
    tables = f"/channels/{server.channel('tables').id}/messages"
    assert (await raw.send("POST", tables, {"content": "a"}))[0] == 200, "another channel"
    clock.advance(5)
    assert (await raw.send("POST", raw.agora, {"content": "a"}))[0] == 200


async def test_limit_of_all_requests_spares_answers_to_interactions(
    server: PracticeServer, bot: ExampleBot, raw: Raw, althaia: User
) -> None:
    server.core.rate_limits.tighten_all(limit=1, seconds=60)
    assert (await raw.send("GET", "/users/@me"))[0] == 200
    status, answer, headers = await raw.answer("GET", raw.agora)
    assert (status, answer["global"], headers["X-RateLimit-Scope"]) == (429, True, "global")
    assert (await althaia.slash("agora", "echo", text="a")).kind == "message"


async def test_edits_of_old_messages_have_a_limit_of_their_own(
    server: PracticeServer, clock: MovableClock, raw: Raw
) -> None:
    server.core.rate_limits.as_on_discord()
    _, message = await raw.send("POST", raw.agora, {"content": "a"})
    edit = ("PATCH", f"{raw.agora}/{message['id']}", {"content": "b"})
    assert [(await raw.send(*edit))[0] for _ in range(4)] == [200] * 4
    clock.advance(3601)
    assert [(await raw.send(*edit))[0] for _ in range(3)] == [200] * 3
    status, answer = await raw.send(*edit)
    assert (status, answer["code"]) == (429, 30046)
