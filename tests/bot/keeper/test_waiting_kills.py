"""Staged answers, killed at any instant: whatever a process leaves, they count once."""

from datetime import timedelta
from itertools import count
from typing import Any

import pytest

from bot.db import Writer
from bot.keeper.keeper import Keeper
from bot.keeper.live import Live
from bot.keeper.waiting_orders import WaitingOrders
from games.core.decision import Decision
from tests.bot.keeper.conftest import NOW, House
from tests.bot.reaper import Killed, Reaper

MAX_INSTANTS = 60


async def asked(live: Live) -> tuple[Decision, str]:
    decision = next(each.decision for each in live.table().asked() if each.decision.required)
    return decision, live.decision_id(decision)


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
    """Whatever was written before counts after the next start, or nothing of it does; never twice."""
    await killed_at_every_instant(house)


async def test_answer_that_is_kept_beside_its_move_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: a row that does not go with the move it stands for would count twice."""

    async def later(_writer: Writer, *_given: Any) -> bool:
        return True

    monkeypatch.setattr(Writer, "drop_order", later)
    monkeypatch.setattr(Writer, "drop_orders", later)
    with pytest.raises(AssertionError):
        await killed_at_every_instant(house)


async def killed_at_every_instant(house: House) -> None:
    outcomes = set()
    for instant in count(1):
        assert instant < MAX_INSTANTS
        table = (await house.table(3)).id
        is_killed = False
        with pytest.MonkeyPatch.context() as patch:
            reaper = Reaper(patch, instant)
            try:
                await life(Keeper(house.store, lambda: NOW, lambda: None), table)
            except Killed:
                is_killed = True
        assert is_killed == (reaper.left <= 0)
        before = [row for row in await house.store.log(table) if row.kind == "move"]
        left = [order for order in await house.store.waiting_orders() if order.table_id == table]
        assert len(before) + len(left) <= 1
        outcomes.add((len(before), len(left)))
        # The next process carries out what is left, and its player answers anew what was never kept.
        await life(Keeper(house.store, lambda: NOW, lambda: None), table)
        moves = [row for row in await house.store.log(table) if row.kind == "move"]
        assert len(moves) == 1
        assert not [order for order in await house.store.waiting_orders() if order.table_id == table]
        assert (await Keeper(house.store, lambda: NOW, lambda: None).live(table)).trail == [0, moves[0].seq]
        if not is_killed:
            break
    # It was killed before it was kept, while it waited, and after it was carried out.
    assert outcomes == {(0, 0), (0, 1), (1, 0)}
