"""Orders left ahead, killed at any instant: whatever a process leaves, they count once."""

from typing import Any

import pytest

from bot.keeper.ahead import question_of
from bot.keeper.keeper import Keeper
from bot.keeper.waiting_orders import WaitingOrders
from games.core.agenda import asking
from games.core.chance import Seeded
from games.core.decision import Action
from games.core.orders import submit
from tests.bot.keeper.conftest import House
from tests.bot.keeper.kills import asked, keep_orders, killed_at_every_instant


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
    """Killed before it was kept, while it waited, after its question came, and after it was carried out."""
    assert await killed_at_every_instant(house, life, moves=2) == {(0, 0), (0, 1), (1, 1), (2, 0)}


async def test_order_that_is_kept_beside_its_move_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_orders(monkeypatch)
    with pytest.raises(AssertionError):
        await killed_at_every_instant(house, life, moves=2)
