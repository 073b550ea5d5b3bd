"""Staged answers, killed at any instant: whatever a process leaves, they count once."""

from datetime import timedelta

import pytest

from bot.keeper.keeper import Keeper
from bot.keeper.waiting_orders import WaitingOrders
from tests.bot.keeper.conftest import NOW, House
from tests.bot.keeper.kills import asked, keep_orders, killed_at_every_instant


async def life(keeper: Keeper, table: int) -> None:
    """Stage an answer, if none waits, and carry out what waits."""
    orders = WaitingOrders(keeper)
    waiting = await orders.load()
    live = await keeper.live(table)
    if not waiting and not live.makers:
        decision, question = await asked(live)
        action = decision.default or next(iter(decision.answers)).first()
        waiting = [await orders.stage(live, decision.seat, question, action, NOW + timedelta(seconds=10))]
    for order in waiting:
        await orders.carry_out(order, order.decision)


async def test_staged_answer_killed_at_any_instant_counts_once(house: House) -> None:
    """Whatever was written before counts after the next start, or nothing of it does; never twice.

    It was killed before it was kept, while it waited, and after it was carried out.
    """
    assert await killed_at_every_instant(house, life, moves=1) == {(0, 0), (0, 1), (1, 0)}


async def test_answer_that_is_kept_beside_its_move_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_orders(monkeypatch)
    with pytest.raises(AssertionError):
        await killed_at_every_instant(house, life, moves=1)
