"""Work on the database that a cancelled caller does not break off.

A statement cut short leaves its connection in nobody knows what state, perhaps with the lock in hand; so the
statement ends first, and then the caller is cancelled.
"""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

Result = TypeVar("Result")


async def unbroken(work: Coroutine[Any, Any, Result]) -> Result:
    """Do some work to its end; only then be cancelled."""
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        if not task.cancelled():
            # Asked for, or asyncio would complain that nobody did.
            task.exception()
        raise
