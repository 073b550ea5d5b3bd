"""A life of the keeper that is killed at every instant of writing, and what the next finds."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.db import LogRow, Writer
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from games.core.decision import Decision
from tests.bot.keeper.conftest import NOW, House
from tests.bot.reaper import Killed, Reaper

MAX_INSTANTS = 60
Life = Callable[[Keeper, int], Awaitable[None]]
"""What a process does with a table until it is killed, or has nothing more to do."""


def keeper_of(house: House) -> Keeper:
    """Give the keeper of a process that has just started."""
    return Keeper(house.store, lambda: NOW, lambda: None)


async def asked(live: Live) -> tuple[Decision, str]:
    """Give a question that has to be answered, and its id."""
    decision = next(each.decision for each in live.table().asked() if each.decision.required)
    return decision, live.decision_id(decision)


async def killed_once(house: House, life: Life, table: int, instant: int) -> bool:
    """Let a process live until an instant; say whether it was killed there."""
    is_killed = False
    with pytest.MonkeyPatch.context() as patch:
        reaper = Reaper(patch, instant)
        try:
            await life(keeper_of(house), table)
        except Killed:
            is_killed = True
    assert is_killed == (reaper.left <= 0)
    return is_killed


async def killed_at_every_instant(house: House, life: Life, moves: int) -> set[tuple[int, int]]:
    """See that a life comes to so many moves, whenever it is killed; give what kills left: moves and orders.

    The next process carries out what is left, and players answer anew what was never kept.
    """
    outcomes = set()
    for instant in range(1, MAX_INSTANTS):
        table = (await house.table(3)).id
        is_killed = await killed_once(house, life, table, instant)
        before, left = await _kept(house, table)
        assert len(before) + left <= moves
        outcomes.add((len(before), left))
        await life(keeper_of(house), table)
        after, left = await _kept(house, table)
        assert (len(after), left) == (moves, 0)
        assert (await keeper_of(house).live(table)).trail == [0, *(row.seq for row in after)]
        if not is_killed:
            return outcomes
    raise AssertionError("it is killed again and again")


async def _kept(house: House, table: int) -> tuple[list[LogRow], int]:
    """Give the moves of a table, and how many orders wait there."""
    orders = [order for order in await house.store.waiting_orders() if order.table_id == table]
    return [row for row in await house.store.log(table) if row.kind == "move"], len(orders)


def keep_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a fault: the row of an order does not go with the move that it stands for."""

    async def later(_writer: Writer, *_given: Any) -> bool:
        return True

    monkeypatch.setattr(Writer, "drop_order", later)
    monkeypatch.setattr(Writer, "drop_orders", later)
