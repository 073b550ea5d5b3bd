"""Trouble on the way between the bot and Discord, met by everything that somebody does."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import pytest

from practice import PracticeServer, User
from practice.faults import Faults
from practice.seen import Outcome
from tests.bot.discord import rig

CALLBACK = "POST /interactions/{}/{}/callback"
EDIT = "PATCH /webhooks/{}/{}/messages/@original"
UNCHANGED = "nothing was changed"
KEPT = "What you asked for is done"
WRONG = (UNCHANGED, KEPT, "went wrong", "already been answered")
"""What nobody is to read whose answer came late only."""

Trouble = Callable[[Faults, str], None]
TROUBLES: dict[str, Trouble] = {
    "429": lambda faults, route: faults.rate_limit(route, times=2),
    "500": lambda faults, route: faults.fail(route, status=500, times=2),
    "503": lambda faults, route: faults.fail(route, status=503, times=2),
    "reset": lambda faults, route: faults.reset(route, times=2),
    "reset after": lambda faults, route: faults.reset(route, times=1, after=True),
}
Post = Callable[[User, str, Any], Awaitable[Any]]


@contextlib.contextmanager
def _met(by: Callable[[Callable[[], Awaitable[Any]]], Awaitable[Any]]) -> Iterator[None]:
    """Lead every command, click, form and completion of anybody through something."""
    post: Post = User._post

    async def use(user: User, path: str, body: Any) -> Any:
        if not path.startswith("interactions/"):
            return await post(user, path, body)
        return await by(lambda: post(user, path, body))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(User, "_post", use)
        yield


def one_after_the_other(faults: Faults, route: str) -> None:
    """Order what everything has to bear, for a single request."""
    faults.rate_limit(route, retry_after=0.01)
    faults.fail(route, status=500)
    faults.reset(route)


@contextlib.contextmanager
def meeting(
    server: PracticeServer, trouble: Trouble = one_after_the_other, *, edited: bool = True
) -> Iterator[None]:
    """Let the first answer to anything meet trouble, and its edit; the last is to have met all of it."""
    faults = server.core.faults

    async def troubled(act: Callable[[], Awaitable[Any]]) -> Any:
        faults.clear()
        for route in (CALLBACK, EDIT) if edited else (CALLBACK,):
            trouble(faults, route)
        return await act()

    with _met(troubled):
        yield
    assert faults._pending == [], "no trouble was met"


@contextlib.asynccontextmanager
async def dropping(server: PracticeServer) -> AsyncIterator[None]:
    """Let the bot be off the gateway whenever somebody does something; it hears of it when it is back."""
    sessions = server.core.sessions.ids()

    async def dropped(act: Callable[[], Awaitable[Any]]) -> Any:
        return await through_a_drop(server, act)

    with _met(dropped):
        yield
    assert server.core.sessions.ids() == sessions  # resumed, not identified anew


async def through_a_drop(server: PracticeServer, act: Callable[[], Awaitable[Outcome]]) -> Outcome:
    """Act while the bot is off the gateway; it hears of it when it is back."""
    heard = len(server.core.interactions)
    async with server.gateway_down():
        acting = asyncio.ensure_future(act())
        await rig.until(lambda: len(server.core.interactions) > heard)
    return await acting


def all_are_answered_once(server: PracticeServer) -> None:
    """Look at everything that was done: each has its answer, no part of which is there twice or empty."""
    for asked in server.core.interactions.values():
        assert asked.is_acknowledged
        known = dict.fromkeys([asked.original_id, *asked.followups])
        found = [server.store.message(asked.channel_id, each) for each in known if each is not None]
        messages = [message for message in found if message is not None]
        # A message of the new kind has all its texts in its components.
        said = [
            (each.content or str(each.components or ""), *(file.filename for file in each.attachments))
            for each in messages
        ]
        assert len(said) == len(set(said)), said
        assert all(any(each) for each in said), said
        assert not any(message.is_loading for message in messages), said
        assert not any(wrong in text for text, *_ in said for wrong in WRONG), said
