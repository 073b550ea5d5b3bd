"""Orders left ahead, killed at any instant: whatever a process leaves, they count once."""

from itertools import count
from typing import Any

import pytest

from bot.db import Writer
from bot.keeper.ahead import question_of
from bot.keeper.keeper import Keeper
from bot.keeper.waiting_orders import WaitingOrders
from games.core.agenda import asking
from games.core.chance import Seeded
from games.core.decision import Action
from games.core.orders import submit
from tests.bot.keeper.conftest import NOW, House
from tests.bot.keeper.test_waiting_kills import MAX_INSTANTS, asked
from tests.bot.reaper import Killed, Reaper


async def life(keeper: Keeper, table: int) -> None:
    """Let the second leave an order and the first answer, if neither has; then carry out what has come."""
    orders = WaitingOrders(keeper)
    await orders.load()
    live = await keeper.live(table)
    if not live.makers:
        decision, question = await asked(live)
        action = decision.default or next(iter(decision.answers)).first()
        seat, then = _answer_after(live.state, decision.seat, action)
        if not orders.left(live, seat):
            await orders.leave(live, live, seat, [then], None)
        await keeper.submit(table, decision.seat, [action], question)
    live = await keeper.live(table)
    for order in orders.every_coming(live):
        put = question_of(live, order)
        assert put is not None
        await orders.carry_out_left(order, live.decision_id(put))


def _answer_after(state: Any, seat: int, action: Action) -> tuple[int, Action]:
    """Give who is asked after an answer, and what they might answer."""
    after = submit(state, seat, action, Seeded(b"not the table's"))
    put = next(each.decision for each in asking(after.state, after.asked).asked() if each.decision.required)
    return put.seat, put.default or next(iter(put.answers)).first()


async def test_order_left_ahead_killed_at_any_instant_counts_once(house: House) -> None:
    await killed_at_every_instant(house)


async def test_order_that_is_kept_beside_its_move_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted fault: a row that does not go with the move it stands for waits for the next question."""

    async def later(_writer: Writer, *_given: object) -> bool:
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
        moves = [row for row in await house.store.log(table) if row.kind == "move"]
        left = [order for order in await house.store.waiting_orders() if order.table_id == table]
        assert len(moves) + len(left) <= 2
        outcomes.add((len(moves), len(left)))
        await life(Keeper(house.store, lambda: NOW, lambda: None), table)
        moves = [row for row in await house.store.log(table) if row.kind == "move"]
        assert len(moves) == 2
        assert not [order for order in await house.store.waiting_orders() if order.table_id == table]
        if not is_killed:
            break
    # Killed before it was kept, while it waited, after its question came, and after it was carried out.
    assert outcomes == {(0, 0), (0, 1), (1, 1), (2, 0)}
