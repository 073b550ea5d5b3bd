"""The event loop in turns: of many who have something to compute, one does in each round of the loop."""

from __future__ import annotations

import asyncio


class LoopShares:
    """Makes tasks that compute take turns, so that their shares never add up to one long hold-up.

    What is computed after `take` and before the next await is one share. Between two shares the loop goes
    round, answers Discord and looks for what has arrived.
    """

    def __init__(self) -> None:
        self._last: asyncio.Future[None] | None = None

    async def take(self) -> None:
        """Wait until everybody who came before has had a round of the loop."""
        loop = asyncio.get_running_loop()
        before, own = self._last, loop.create_future()
        self._last = own
        try:
            if before is not None:
                await before
        finally:
            # A round later: what follows is computed in this one.
            loop.call_soon(_end, own)


def _end(turn: asyncio.Future[None]) -> None:
    if not turn.done():
        turn.set_result(None)
