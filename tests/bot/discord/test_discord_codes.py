"""The table of Discord's codes: every row, as the practice server answers it."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.db.target import Target
from bot.discord import discord_codes
from bot.discord.discord_codes import BY_CODE, FAILED, Meaning, meaning, named, wait_of
from bot.discord.sending import delivery
from bot.discord.sending.outbox import Pace
from bot.keeper import faults
from bot.keeper.message import Direct, Post
from bot.keeper.posts import Outgoing, thread_of
from practice import PracticeServer, discord_py_at
from practice.faults import Faults
from tests.bot.discord.rig import all_sent, direct, new_table, posted, rows, running

SEND = "POST /channels/{}/messages"
Order = Callable[[Faults], None]
HASTY = Pace(lease=5, poll=0.05, first_wait=0.01, longest_wait=0.02, barred_wait=0.3)
PASSING = sorted(code for code, meant in BY_CODE.items() if meant is Meaning.PASSES)


def coded(status: int, code: int) -> Order:
    return lambda faults: faults.fail(SEND, status=status, code=code)


def page(status: int) -> Order:
    return lambda faults: faults.cloudflare(SEND, status=status)


def codes_in(number: int) -> list[int]:
    """Give the codes that a row of the table names."""
    assert discord_codes.meaning.__doc__ is not None
    (row,) = re.findall(rf"^ *\| {number} \|([^|]*)\|", discord_codes.meaning.__doc__, re.MULTILINE)
    return [int(code) for code in re.findall(r"\b\d{5,6}\b", row)]


ROWS: list[tuple[int, Order, Meaning]] = [
    (1, lambda faults: faults.reset(SEND), Meaning.PASSES),
    (2, lambda faults: faults.rate_limit(SEND, retry_after=40), Meaning.PASSES),
    (2, lambda faults: faults.rate_limit(SEND, retry_after=40, code=30046), Meaning.PASSES),
    (2, page(429), Meaning.PASSES),
    (2, coded(503, 0), Meaning.PASSES),
    (2, coded(503, 50013), Meaning.PASSES),
    (2, page(521), Meaning.PASSES),
    *((3, coded(status, code), Meaning.PASSES) for code in codes_in(3) for status in (400, 403)),
    *((4, coded(400, code), Meaning.PASSES) for code in codes_in(4)),
    *((5, coded(403, code), Meaning.PERMISSION) for code in codes_in(5)),
    (6, coded(400, 50083), Meaning.ARCHIVED),
    (6, coded(403, 160005), Meaning.LOCKED),
    *((7, coded(404, code), Meaning.GONE) for code in codes_in(7)),
    *((8, coded(403, code), Meaning.NO_USER) for code in codes_in(8)),
    (9, coded(404, 10007), Meaning.NO_MEMBER),
    *((10, coded(400, code), Meaning.DONE) for code in codes_in(10)),
    *((11, coded(404, code), Meaning.OVER) for code in codes_in(11)),
    *((12, coded(400, code), Meaning.WRONG) for code in codes_in(12)),
    (12, page(413), Meaning.WRONG),
    (13, page(400), Meaning.PASSES),
    (13, page(403), Meaning.PASSES),
    *(
        (14, coded(status, code), Meaning.PASSES)
        for status in (401, 404, 408, 409, 425)
        for code in (0, 99999)
    ),
    (14, coded(403, 0), Meaning.PASSES),
    (15, coded(403, 20026), Meaning.REFUSED),
    (16, coded(400, 0), Meaning.WRONG),
    (16, coded(400, 99999), Meaning.WRONG),
]


@pytest.fixture
async def client(server: PracticeServer) -> AsyncIterator[discord.Client]:
    with discord_py_at(server.url):
        async with discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30) as client:
            await client.login(server.token)
            yield client


async def refusal(client: discord.Client, server: PracticeServer, order: Order) -> Exception:
    """Send something that is refused in an ordered way."""
    order(server.core.faults)
    with pytest.raises(FAILED) as caught:
        await client.get_partial_messageable(int(server.channel("tables").id)).send("A secret.")
    server.core.faults.clear()
    return caught.value


def test_every_row_and_every_code_is_tried() -> None:
    text = discord_codes.meaning.__doc__ or ""
    numbers = [int(number) for number in re.findall(r"^ *\| (\d+) \|", text, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert {number for number, _, _ in ROWS} == set(numbers)
    assert sorted(code for number in numbers for code in codes_in(number)) == sorted(BY_CODE)


async def test_every_row_means_what_the_table_says(client: discord.Client, server: PracticeServer) -> None:
    for number, order, meant in ROWS:
        fault = await refusal(client, server, order)
        assert meaning(fault) is meant, f"row {number}: {named(fault)}"


async def test_faulty_fields_are_named_and_nothing_that_was_sent(
    client: discord.Client, server: PracticeServer
) -> None:
    wrong = {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "A secret. is too long"}]}
    errors = {"content": wrong, "embeds": {"0": {"title": wrong}}}
    fault = await refusal(
        client, server, lambda faults: faults.fail(SEND, status=400, code=50035, errors=errors)
    )
    assert named(fault) == "400 50035 (content, embeds.0.title)"
    assert faults.in_short(fault).startswith("HTTPException 400 50035 (content, embeds.0.title) at ")


async def test_discord_says_when_to_come_back(client: discord.Client, server: PracticeServer) -> None:
    limited = await refusal(client, server, lambda faults: faults.rate_limit(SEND, retry_after=40))
    assert wait_of(limited) == pytest.approx(40, abs=1)
    banned = await refusal(client, server, lambda faults: faults.cloudflare(SEND, status=429, retry_after=90))
    assert wait_of(banned) == 90
    assert wait_of(aiohttp.ClientError()) == 0


async def test_nothing_that_passes_is_given_up_or_blamed_on_permissions(
    server: PracticeServer, tmp_path: Path
) -> None:
    """Neither a post nor a direct message, however often it is refused."""
    orders = [order for _, order, meant in ROWS if meant is Meaning.PASSES]
    async with running(server, tmp_path, pace=HASTY) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        server.core.faults.rate_limit(SEND, retry_after=40)
        for order in orders[3:]:
            order(server.core.faults)
        bion = Target.user(int(server.user("Bion").id))
        async with bot.store.writing() as writer:
            for said in (
                Outgoing(thread_of(live.row), Post(lines=["At last."])),
                Outgoing(bion, Direct(1, ["At last."])),
            ):
                await writer.add_outbox(bot.keeper.outbox_row(live.row, said))
        bot.outbox.wake()
        while await bot.store.unsent():
            await bot.outbox.hurry()
            await asyncio.sleep(0.05)
        assert posted(server, "table-1")[-1].content == "At last."
        assert "At last." in direct(server, "Bion")[-1].content
        assert not [row for row in await rows(bot) if row.dead]
        found = await bot.store.table(live.id)
        assert found is not None
        assert found.status == "running"


@pytest.mark.parametrize(
    ("status", "code", "key"),
    [
        (403, 50013, "waits-thread-barred"),
        (403, 160005, "waits-thread-locked"),
    ],
)
async def test_table_waits_for_what_discord_says_and_not_for_permissions(
    server: PracticeServer, tmp_path: Path, status: int, code: int, key: str
) -> None:
    async with running(server, tmp_path, pace=HASTY) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        thread = live.row.thread_id
        server.core.faults.fail(f"POST /channels/{thread}/messages", status=status, code=code, times=10_000)
        async with bot.store.writing() as writer:
            said = Outgoing(thread_of(live.row), Post(lines=["Never."]))
            row_id = await writer.add_outbox(bot.keeper.outbox_row(live.row, said))
        bot.outbox.wake()
        await bot.outbox.tried(row_id, 10)
        found = await bot.store.table(live.id)
        assert found is not None
        assert (found.status, found.note) == ("waiting", key)


async def test_thread_that_is_archived_is_woken_for_a_post(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        server.core.faults.fail(f"POST /channels/{live.row.thread_id}/messages", status=400, code=50083)
        async with bot.store.writing() as writer:
            said = Outgoing(thread_of(live.row), Post(lines=["At last."]))
            await writer.add_outbox(bot.keeper.outbox_row(live.row, said))
        thread = server.channel("table-1").thread
        assert thread is not None
        thread.archived = True
        bot.outbox.wake()
        await all_sent(bot)
        found = await bot.store.table(live.id)
        assert found is not None
        assert (found.status, thread.archived) == ("running", False)


async def test_unknown_refusal_is_not_blamed_on_permissions(server: PracticeServer, tmp_path: Path) -> None:
    async with running(server, tmp_path, pace=HASTY) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        times = delivery.MAX_TRIES + 2
        server.core.faults.fail(SEND, status=403, code=20026, times=times)
        async with bot.store.writing() as writer:
            said = Outgoing(thread_of(live.row), Post(lines=["At last."]))
            await writer.add_outbox(bot.keeper.outbox_row(live.row, said))
        bot.outbox.wake()
        await all_sent(bot)
        assert posted(server, "table-1")[-1].content == "At last."
        found = await bot.store.table(live.id)
        assert found is not None
        assert found.status == "running"
