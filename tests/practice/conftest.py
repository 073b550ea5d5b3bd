"""A practice server, the example bot on it, and people to use it."""

import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable

import aiohttp
import pytest

from practice import MovableClock, PracticeServer, User
from tests.practice.example_bot import ExampleBot, running
from tests.practice.raw import Raw

Visit = Callable[[str], Awaitable[User]]


@contextlib.asynccontextmanager
async def visiting(server: PracticeServer) -> AsyncIterator[Visit]:
    async with contextlib.AsyncExitStack() as stack:

        async def come(name: str) -> User:
            return await stack.enter_async_context(User(server.url, name))

        yield come


@pytest.fixture
async def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
async def server(clock: MovableClock) -> AsyncIterator[PracticeServer]:
    async with PracticeServer(clock=clock) as started:
        yield started


@pytest.fixture
async def bot(server: PracticeServer) -> AsyncIterator[ExampleBot]:
    async with running(server, ExampleBot()) as started:
        yield started


@pytest.fixture
async def visit(server: PracticeServer) -> AsyncIterator[Visit]:
    """Let people come: `daphnis = await visit("Daphnis")`."""
    async with visiting(server) as come:
        yield come


@pytest.fixture
async def althaia(visit: Visit) -> User:
    return await visit("Althaia")


@pytest.fixture
async def daphnis(visit: Visit) -> User:
    return await visit("Daphnis")


@pytest.fixture
async def raw(server: PracticeServer) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(server, session)
