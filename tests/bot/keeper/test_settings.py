"""Private settings: kept like moves, seen by nobody, taken back by nothing."""

from __future__ import annotations

import asyncio

import pytest

from bot.keeper import Live, NotNow, history, moves
from bot.keeper.keeper import Keeper
from bot.keeper.live import Acting
from bot.keeper.lobby import Wish
from games import registry
from games.core import codec
from games.core.errors import IllegalAction, StaleDecision
from games.core.replay import check_draws, replay
from tests.bot.keeper.conftest import NOW, House
from tests.toy.game.actions import Pack, Sell, Stand
from tests.toy.game.board import STALLS
from tests.toy.game.steps.fair import A_DAY


@pytest.fixture
async def live(house: House, monkeypatch: pytest.MonkeyPatch) -> Live:
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    row = await house.lobby.new(Wish("toy", "fair", 3, 1, 2, 100, "en", "focus"))
    for seat in range(3):
        await house.lobby.join(row.key, 100 + seat, f"P{seat}")
    return await house.lobby.start(row.key)


def stand(seat: int, coins: int) -> Stand:
    """Leave a standing bid for the stall of a seat."""
    return Stand(STALLS[seat], coins)


def left(live: Live) -> list[int]:
    """List the standing bids of all stalls."""
    return [live.state.agenda[0].bids.get(stall, 0) for stall in live.state.stalls]


async def again(house: House, live: Live) -> Live:
    """Read the table anew, as after a restart, and see that memory and store are one."""
    before = await house.keeper.live(live.id)
    house.keeper.forget(live.id)
    after = await house.keeper.live(live.id)
    assert codec.to_json(after.state) == codec.to_json(before.state)
    assert (after.trail, after.answers, after.last_seat) == (before.trail, before.answers, before.last_seat)
    assert (after.asides, after.makers) == (before.asides, before.makers)
    return after


async def test_setting_is_an_entry_of_the_log_and_no_move(house: House, live: Live) -> None:
    woken, messages = house.woken, len(await house.outbox())
    done = await house.keeper.submit(live.id, 1, [stand(1, 2)])
    assert [type(event).__name__ for event in done.events] == ["StandingBidLeft"]
    rows = await house.store.log(live.id)
    assert [(row.kind, row.seat, row.user_id) for row in rows[1:]] == [("setting", 1, 101)]
    assert (await house.store.snapshot(live.id)).seq == 1  # type: ignore[union-attr]
    after = await again(house, live)
    assert left(after) == [0, 2, 0]
    assert (after.trail, after.answers, after.last_seat) == (live.trail, live.answers, live.last_seat)
    assert (house.woken, len(await house.outbox())) == (woken, messages)


async def test_setting_that_is_as_it_was_leaves_no_trace(house: House, live: Live) -> None:
    done = await house.keeper.submit(live.id, 1, [stand(1, 0), stand(1, 0)])
    assert (done.taken, len(done.events)) == (2, 2)
    assert [row.seq for row in await house.store.log(live.id)] == [0]
    await house.keeper.submit(live.id, 1, [stand(1, 0), stand(1, 2), stand(1, 2), stand(1, 1), stand(1, 1)])
    assert [row.seq for row in await house.store.log(live.id)] == [0, 1, 2]
    # Of settings in a row the last is saved.
    assert [row.seq for row in await house.store.snapshots_at_or_before(live.id, 2)] == [2, 0]
    assert left(await again(house, live)) == [0, 1, 0]


async def test_setting_makes_no_panel_stale(house: House, live: Live) -> None:
    own, aside = live.decisions(0)[0], live.settings(0)[0]
    names = live.decision_id(own), live.decision_id(aside)
    await house.keeper.submit(live.id, 1, [stand(1, 2)])
    after = await house.keeper.live(live.id)
    assert (after.decision_id(own), after.decision_id(aside)) == names
    await house.keeper.submit(live.id, 0, [Sell(1)], names[0])
    after = await house.keeper.live(live.id)
    assert after.decision_id(after.settings(0)[0]) == names[1]
    await house.keeper.submit(live.id, 0, [stand(0, 1)], names[1])
    with pytest.raises(StaleDecision):
        await house.keeper.submit(live.id, 0, [stand(0, 1)], names[1])


async def test_held_steps_stay_held_and_undo_stays_free(house: House, live: Live) -> None:
    messages = len(await house.outbox())
    await house.keeper.submit(live.id, 0, [Sell(2)])
    for seat in (2, 0, 1):
        await house.keeper.submit(live.id, seat, [stand(seat, 1)])
    assert len(await house.outbox()) == messages
    after = await again(house, live)
    assert after.may_undo(0)
    after = await house.keeper.undo(live.id, 0)
    assert (after.state.sold, left(after)) == ({}, [1, 1, 1])
    after = await again(house, live)
    assert (after.state.sold, left(after)) == ({}, [1, 1, 1])


async def test_mixed_order_does_both(house: House, live: Live) -> None:
    messages = len(await house.outbox())
    order = [stand(0, 2), Sell(3), stand(0, 1), Pack(), stand(0, 2)]
    done = await house.keeper.submit(live.id, 0, order)
    assert done.taken == 5
    assert [row.kind for row in await house.store.log(live.id)][1:] == [
        "setting" if isinstance(action, Stand) else "move" for action in order
    ]
    after = await again(house, live)
    assert (after.trail, after.answers, after.last_seat) == ([0, 2, 4], {Acting(0): 2}, 0)
    assert left(after) == [2, 0, 0]
    [(row, post)] = (await house.outbox())[messages:]
    assert "StandingBidLeft" not in row.payload
    assert post.picture is not None
    assert (post.picture.seq, post.picture.number) == (4, 2)
    assert after.row.posted_seq == 4


async def test_refused_part_leaves_no_setting(house: House, live: Live) -> None:
    with pytest.raises(IllegalAction) as refused:
        await house.keeper.submit(live.id, 1, [stand(1, 2), Sell(1)])
    assert refused.value.number == 2
    assert left(await again(house, live)) == [0, 0, 0]
    with pytest.raises(IllegalAction):
        await house.keeper.submit(live.id, 1, [stand(1, 6)])


async def test_numbers_that_people_see_know_no_settings(house: House, live: Live) -> None:
    """Two tables with the same moves, one with settings between them, count alike."""
    for action in (Sell(1), Pack()):
        await house.keeper.submit(live.id, 0, [action])
        for seat in range(3):
            await house.keeper.submit(live.id, seat, [stand(seat, 1)])
    after = await again(house, live)
    assert [after.number_of(seq) for seq in after.trail] == [0, 1, 2]
    assert [after.seq_of(number) for number in (0, 1, 2, 3)] == [0, 1, 5, None]
    assert after.seq == 5


async def test_rollback_keeps_settings_and_the_record_holds(house: House, live: Live) -> None:
    for number in range(4):
        seat = (await house.keeper.live(live.id)).waiting_for()[0]
        await house.keeper.submit(live.id, (seat + 1) % 3, [stand((seat + 1) % 3, number % 3)])
        await house.keeper.submit(live.id, seat, [Sell(3), Pack()])
    kept = left(await house.keeper.live(live.id))
    after = await house.gamemaster.rollback(live.id, 2, "a misunderstanding", lambda *_: ["Back."])
    assert left(after) == kept
    assert sum(after.state.sold.values()) == 3
    await again(house, live)
    await finish(house, live)
    await check_record(house, live, undone=True)


async def test_earlier_board_of_an_ended_table_has_the_settings_given_before_the_end(
    house: House, live: Live
) -> None:
    await house.keeper.submit(live.id, 0, [Sell(1), Pack()])
    await finish(house, live, coins=1)
    ended = await house.keeper.live(live.id)
    with pytest.raises(IllegalAction):
        await house.keeper.submit(live.id, 0, [stand(0, 0)])
    assert ended.state.agenda == []
    earlier = await history.restored(house.store, ended.game, ended.row, 2)
    assert earlier.agenda[0].bids == {"oil": 1, "wine": 1, "fish": 1}


async def test_rollback_of_an_ended_table_is_refused(house: House, live: Live) -> None:
    await finish(house, live)
    seq = (await house.keeper.live(live.id)).row.seq
    with pytest.raises(NotNow) as refused:
        await house.gamemaster.rollback(live.id, 2, "once more", lambda *_: ["Back."])
    assert refused.value.key == "seed-published"
    row = await house.store.table(live.id)
    assert row is not None
    assert (row.status, row.seq) == ("ended", seq)


async def test_thinned_table_finds_every_state_again(house: House, live: Live) -> None:
    states: dict[int, bytes] = {}
    for number in range(50):
        now = await house.keeper.live(live.id)
        seat = now.waiting_for()[0]
        await house.keeper.submit(live.id, number % 3, [stand(number % 3, number % 2 + 1)])
        now = (await house.keeper.submit(live.id, seat, [Sell(1)])).live
        if number % 4:
            now = await house.keeper.undo(live.id, seat)
        else:
            now = (await house.keeper.submit(live.id, seat, [Pack()])).live
        states[now.row.seq] = codec.to_json(now.state)
    async with house.store.writing() as writer:
        for row, _ in await house.outbox():
            await writer.mark_sent(row.key, 1, NOW)
        assert await writer.thin_snapshots(live.id)
    live = await again(house, live)
    for seq, state in states.items():
        assert codec.to_json(await history.state_at(house.store, live.game, live.row, seq)) == state


async def test_undo_comes_after_what_another_process_did(house: House, live: Live) -> None:
    other = Keeper(house.store, lambda: NOW, lambda: None)
    await house.keeper.submit(live.id, 0, [Sell(2)])
    await other.submit(live.id, 2, [stand(2, 1)])
    after = await house.keeper.undo(live.id, 0)
    assert (after.state.sold, left(after)) == ({}, [0, 0, 1])


async def test_rollback_comes_after_what_another_process_did(house: House, live: Live) -> None:
    other = Keeper(house.store, lambda: NOW, lambda: None)
    await house.keeper.submit(live.id, 0, [Sell(2), Pack()])
    await other.submit(live.id, 2, [stand(2, 1)])
    after = await house.gamemaster.rollback(live.id, 0, "a misunderstanding", lambda *_: ["Back."])
    assert (after.state.sold, left(after)) == ({}, [0, 0, 1])


async def test_paused_table_takes_no_settings(house: House, live: Live) -> None:
    await house.gamemaster.pause(live.id, "holidays")
    with pytest.raises(NotNow) as refused:
        await house.keeper.submit(live.id, 1, [stand(1, 1)])
    assert refused.value.key == "table-paused"


async def test_setting_needs_no_confirmation(live: Live) -> None:
    assert not moves.is_for_good(live, 1, stand(1, 1))
    assert moves.is_for_good(live, 0, Pack())


async def test_two_processes_lose_neither_move_nor_setting(house: House, live: Live) -> None:
    other = Keeper(house.store, lambda: NOW, lambda: None)
    for number in range(10):
        current = await house.keeper.live(live.id)
        await other.live(live.id)
        seat = current.waiting_for()[0]
        expected = current.decision_id(current.decisions(seat)[0])
        coins = (number + 1) % 3
        await asyncio.gather(
            house.keeper.submit(live.id, seat, [Sell(1), Pack()], expected),
            other.submit(live.id, 2, [stand(2, coins)]),
        )
        house.keeper.forget(live.id)
        other.forget(live.id)
        assert left(await house.keeper.live(live.id))[2] == coins
    kinds = [row.kind for row in await house.store.log(live.id)]
    assert (kinds.count("move"), kinds.count("setting")) == (20, 10)


async def test_what_others_are_shown_is_the_same_with_and_without(house: House, live: Live) -> None:
    await house.keeper.submit(live.id, 0, [Sell(2)])
    before = await house.keeper.live(live.id)
    await house.keeper.submit(live.id, 1, [stand(1, 2)])
    after = await house.keeper.live(live.id)
    for seat in (None, 0, 2):
        assert live.game.view(after.state, seat) == live.game.view(before.state, seat)
    for seat in (0, 2):
        assert names_of(after, seat) == names_of(before, seat)
        assert after.may_undo(seat) == before.may_undo(seat)


def names_of(live: Live, seat: int) -> list[str]:
    """List the names of all that a seat is asked or may set."""
    return [live.decision_id(each) for each in [*live.decisions(seat), *live.settings(seat)]]


async def finish(house: House, live: Live, coins: int = 0) -> None:
    """Sell all there is, then do what is harmless; with coins, all leave standing bids before each step."""
    while (now := await house.keeper.live(live.id)).state.agenda:
        for each in range(3) if coins else ():
            await house.keeper.submit(live.id, each, [stand(each, coins)])
        decision = next(each.decision for each in now.table().asked() if each.decision.required)
        action = Sell(A_DAY) if decision.question == "sale" else decision.default
        assert action is not None
        await house.keeper.submit(live.id, decision.seat, [action])


async def check_record(house: House, live: Live, *, undone: bool) -> None:
    record = await house.gamemaster.record(live.id)
    assert any(entry.undone for entry in record.entries) == undone
    assert not any(entry.undone for entry in record.entries if entry.action["type"] == "Stand")
    assert check_draws(record)
    *_, last = replay(live.game, record)
    assert codec.fingerprint(last.state) == record.result
