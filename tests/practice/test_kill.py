"""The bot in a process of its own, killed while the practice server lives on."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator

from practice import PracticeServer, User
from tests.practice.waiting import until


@contextlib.asynccontextmanager
async def bot_process(server: PracticeServer) -> AsyncIterator[asyncio.subprocess.Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.practice.bot_process",
        server.url,
        server.token,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert process.stdout is not None
    try:
        assert await asyncio.wait_for(process.stdout.readline(), 20) == b"ready\n"
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def test_killed_bot_comes_back_and_its_buttons_still_work(
    server: PracticeServer, althaia: User
) -> None:
    async with bot_process(server) as first:
        message = await althaia.answer(await althaia.slash("agora", "counter"))
        first.kill()
        await until(lambda: not server.core.sessions.is_connected)
        server.settings.ack_seconds = 0.2
        assert (await althaia.press(message, "count:0")).failed
        server.settings.ack_seconds = 3.0
    async with bot_process(server):
        assert (await althaia.press(message, "count:0")).kind == "update"
        assert (await althaia.messages("agora"))[-1].content == "counted to 1"
