"""Waiting for what announces itself nowhere, such as a cache of discord.py."""

import asyncio
from collections.abc import Callable


async def until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait for a condition, at most so long."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)
