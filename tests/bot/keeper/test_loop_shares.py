"""Many who compute at once do so in turns, one in a round of the event loop."""

from __future__ import annotations

import asyncio

from bot.keeper.loop_shares import LoopShares

MANY = 5


class Rounds:
    """Counts how often the event loop has gone round."""

    def __init__(self) -> None:
        self.count = 0
        self._go_round()

    def _go_round(self) -> None:
        self.count += 1
        self._next = asyncio.get_running_loop().call_soon(self._go_round)

    def stop(self) -> None:
        self._next.cancel()


async def test_no_two_compute_in_the_same_round_and_in_the_order_they_came() -> None:
    turns, rounds = LoopShares(), Rounds()
    computed: list[tuple[int, int]] = []

    async def compute(number: int) -> None:
        await turns.take()
        computed.append((rounds.count, number))

    await asyncio.gather(*(compute(number) for number in range(MANY)))
    rounds.stop()
    assert [number for _, number in computed] == list(range(MANY))
    assert len({round_ for round_, _ in computed}) == MANY


async def test_whoever_is_alone_waits_for_nobody() -> None:
    turns, rounds = LoopShares(), Rounds()
    before = rounds.count
    await turns.take()
    rounds.stop()
    assert rounds.count == before


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    turns = LoopShares()
    first, impatient, patient = (asyncio.create_task(turns.take()) for _ in range(3))
    await asyncio.sleep(0)
    assert first.done()
    impatient.cancel()
    await asyncio.wait_for(patient, 1)
    assert impatient.cancelled()


async def test_nobody_waits_for_one_who_failed() -> None:
    turns = LoopShares()

    async def fail() -> None:
        await turns.take()
        raise ValueError

    results = await asyncio.gather(fail(), turns.take(), return_exceptions=True)
    assert isinstance(results[0], ValueError)
    await asyncio.wait_for(turns.take(), 1)
