"""Which tasks have written, so that none says afterwards that it changed nothing."""

import asyncio
from typing import Any
from weakref import WeakSet

_WRITERS: WeakSet[asyncio.Task[Any]] = WeakSet()


def note() -> None:
    """Note that the task under way has written."""
    task = asyncio.current_task()
    if task is not None:
        _WRITERS.add(task)


def has_written() -> bool:
    """Say whether the task under way has written anything since it began."""
    return asyncio.current_task() in _WRITERS
