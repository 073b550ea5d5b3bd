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
from tests.games.core import guards
from tests.games.core.guards import Guard, Rest, Walk


@pytest.fixture
async def live(house: House, monkeypatch: pytest.MonkeyPatch) -> Live:
    monkeypatch.setitem(registry.PATHS, "guards", guards.PATH)
    row = await house.lobby.new(Wish("guards", "plain", 3, 1, 2, 100, "en", "move"))
    for seat in range(3):
        await house.lobby.join(row.key, 100 + seat, f"P{seat}")
    return await house.lobby.start(row.key)


def tolls(live: Live) -> list[int]:
    return list(live.state.agenda[0].tolls)


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
    done = await house.keeper.submit(live.id, 1, [Guard(2)])
    assert [type(event).__name__ for event in done.events] == ["GuardSet"]
    rows = await house.store.log(live.id)
    assert [(row.kind, row.seat, row.user_id) for row in rows[1:]] == [("setting", 1, 101)]
    assert (await house.store.snapshot(live.id)).seq == 1  # type: ignore[union-attr]
    after = await again(house, live)
    assert tolls(after) == [0, 2, 0]
    assert (after.trail, after.answers, after.last_seat) == (live.trail, live.answers, live.last_seat)
    assert (house.woken, len(await house.outbox())) == (woken, messages)


async def test_setting_makes_no_panel_stale(house: House, live: Live) -> None:
    own, aside = live.decisions(0)[0], live.settings(0)[0]
    names = live.decision_id(own), live.decision_id(aside)
    await house.keeper.submit(live.id, 1, [Guard(2)])
    after = await house.keeper.live(live.id)
    assert (after.decision_id(own), after.decision_id(aside)) == names
    await house.keeper.submit(live.id, 0, [Walk(1)], names[0])
    after = await house.keeper.live(live.id)
    assert after.decision_id(after.settings(0)[0]) == names[1]
    await house.keeper.submit(live.id, 0, [Guard(1)], names[1])
    with pytest.raises(StaleDecision):
        await house.keeper.submit(live.id, 0, [Guard(1)], names[1])


async def test_held_steps_stay_held_and_undo_stays_free(house: House, live: Live) -> None:
    messages = len(await house.outbox())
    await house.keeper.submit(live.id, 0, [Walk(2)])
    for seat in (2, 0, 1):
        await house.keeper.submit(live.id, seat, [Guard(1)])
    assert len(await house.outbox()) == messages
    after = await again(house, live)
    assert after.may_undo(0)
    after = await house.keeper.undo(live.id, 0)
    assert (after.state.paces, tolls(after)) == ([0, 0, 0], [1, 1, 1])
    after = await again(house, live)
    assert (after.state.paces, tolls(after)) == ([0, 0, 0], [1, 1, 1])


async def test_mixed_order_does_both(house: House, live: Live) -> None:
    messages = len(await house.outbox())
    order = [Guard(2), Walk(3), Guard(1), Rest(), Guard(2)]
    done = await house.keeper.submit(live.id, 0, order)
    assert done.taken == 5
    assert [row.kind for row in await house.store.log(live.id)][1:] == [
        "setting" if isinstance(action, Guard) else "move" for action in order
    ]
    after = await again(house, live)
    assert (after.trail, after.answers, after.last_seat) == ([0, 2, 4], {Acting(0): 2}, 0)
    assert tolls(after) == [2, 0, 0]
    [(row, post)] = (await house.outbox())[messages:]
    assert "GuardSet" not in row.payload
    assert post.picture is not None
    assert (post.picture.seq, post.picture.number) == (4, 2)
    assert after.row.posted_seq == 4


async def test_refused_part_leaves_no_setting(house: House, live: Live) -> None:
    with pytest.raises(IllegalAction) as refused:
        await house.keeper.submit(live.id, 1, [Guard(2), Walk(1)])
    assert refused.value.number == 2
    assert tolls(await again(house, live)) == [0, 0, 0]
    with pytest.raises(IllegalAction):
        await house.keeper.submit(live.id, 1, [Guard(3)])


async def test_numbers_that_people_see_know_no_settings(house: House, live: Live) -> None:
    """Two tables with the same moves, one with settings between them, count alike."""
    for action in (Walk(1), Rest()):
        await house.keeper.submit(live.id, 0, [action])
        for seat in range(3):
            await house.keeper.submit(live.id, seat, [Guard(1)])
    after = await again(house, live)
    assert [after.number_of(seq) for seq in after.trail] == [0, 1, 2]
    assert [after.seq_of(number) for number in (0, 1, 2, 3)] == [0, 1, 5, None]
    assert after.seq == 5


async def test_rollback_keeps_settings_and_the_record_holds(house: House, live: Live) -> None:
    for number in range(4):
        seat = (await house.keeper.live(live.id)).waiting_for()[0]
        await house.keeper.submit(live.id, (seat + 1) % 3, [Guard(number % 3)])
        await house.keeper.submit(live.id, seat, [Walk(3), Rest()])
    kept = tolls(await house.keeper.live(live.id))
    after = await house.gamemaster.rollback(live.id, 2, "a misunderstanding", ["Back."])
    assert tolls(after) == kept
    assert sum(after.state.paces) <= 4
    await again(house, live)
    await finish(house, live)
    await check_record(house, live, undone=True)


async def test_earlier_board_of_an_ended_table_has_the_settings_given_before_the_end(
    house: House, live: Live
) -> None:
    await house.keeper.submit(live.id, 0, [Walk(1), Rest()])
    await finish(house, live, guard=1)
    ended = await house.keeper.live(live.id)
    with pytest.raises(IllegalAction):
        await house.keeper.submit(live.id, 0, [Guard(0)])
    assert ended.state.agenda == []
    earlier = await history.restored(house.store, ended.game, ended.row, 2)
    assert earlier.agenda[0].tolls == [1, 1, 1]


async def test_rollback_of_an_ended_table_is_refused(house: House, live: Live) -> None:
    await finish(house, live)
    seq = (await house.keeper.live(live.id)).row.seq
    with pytest.raises(NotNow) as refused:
        await house.gamemaster.rollback(live.id, 2, "once more", ["Back."])
    assert refused.value.key == "seed-published"
    row = await house.store.table(live.id)
    assert row is not None
    assert (row.status, row.seq) == ("ended", seq)


async def test_thinned_table_finds_every_state_again(house: House, live: Live) -> None:
    states: dict[int, bytes] = {}
    for number in range(50):
        now = await house.keeper.live(live.id)
        seat = now.waiting_for()[0]
        await house.keeper.submit(live.id, number % 3, [Guard(number % 2 + 1)])
        now = (await house.keeper.submit(live.id, seat, [Walk(1)])).live
        if number % 4:
            now = await house.keeper.undo(live.id, seat)
        else:
            now = (await house.keeper.submit(live.id, seat, [Rest()])).live
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
    await house.keeper.submit(live.id, 0, [Walk(2)])
    await other.submit(live.id, 2, [Guard(1)])
    after = await house.keeper.undo(live.id, 0)
    assert (after.state.paces, tolls(after)) == ([0, 0, 0], [0, 0, 1])


async def test_rollback_comes_after_what_another_process_did(house: House, live: Live) -> None:
    other = Keeper(house.store, lambda: NOW, lambda: None)
    await house.keeper.submit(live.id, 0, [Walk(2), Rest()])
    await other.submit(live.id, 2, [Guard(1)])
    after = await house.gamemaster.rollback(live.id, 0, "a misunderstanding", ["Back."])
    assert (after.state.paces, tolls(after)) == ([0, 0, 0], [0, 0, 1])


async def test_paused_table_takes_no_settings(house: House, live: Live) -> None:
    await house.gamemaster.pause(live.id, "holidays")
    with pytest.raises(NotNow) as refused:
        await house.keeper.submit(live.id, 1, [Guard(1)])
    assert refused.value.key == "table-paused"


async def test_setting_needs_no_confirmation(live: Live) -> None:
    assert not moves.is_for_good(live, 1, Guard(1))
    assert moves.is_for_good(live, 0, Rest())


async def test_two_processes_lose_neither_move_nor_setting(house: House, live: Live) -> None:
    other = Keeper(house.store, lambda: NOW, lambda: None)
    for number in range(10):
        current = await house.keeper.live(live.id)
        await other.live(live.id)
        seat = current.waiting_for()[0]
        expected = current.decision_id(current.decisions(seat)[0])
        toll = number % 3
        await asyncio.gather(
            house.keeper.submit(live.id, seat, [Walk(1), Rest()], expected),
            other.submit(live.id, 2, [Guard(toll)]),
        )
        house.keeper.forget(live.id)
        other.forget(live.id)
        assert tolls(await house.keeper.live(live.id))[2] == toll
    kinds = [row.kind for row in await house.store.log(live.id)]
    assert (kinds.count("move"), kinds.count("setting")) == (20, 10)


async def test_what_others_are_shown_is_the_same_with_and_without(house: House, live: Live) -> None:
    await house.keeper.submit(live.id, 0, [Walk(2)])
    before = await house.keeper.live(live.id)
    await house.keeper.submit(live.id, 1, [Guard(2)])
    after = await house.keeper.live(live.id)
    for seat in (None, 0, 2):
        assert live.game.view(after.state, seat) == live.game.view(before.state, seat)
    for seat in (0, 2):
        assert names_of(after, seat) == names_of(before, seat)
        assert after.may_undo(seat) == before.may_undo(seat)


def names_of(live: Live, seat: int) -> list[str]:
    """List the names of all that a seat is asked or may set."""
    return [live.decision_id(each) for each in [*live.decisions(seat), *live.settings(seat)]]


async def finish(house: House, live: Live, guard: int | None = None) -> None:
    """Walk to the end; with a guard, all set it before the last step."""
    while (now := await house.keeper.live(live.id)).state.agenda:
        seat = now.waiting_for()[0]
        if guard is not None:
            for each in range(3):
                await house.keeper.submit(live.id, each, [Guard(guard)])
        await house.keeper.submit(live.id, seat, [Walk(3), Walk(3), Walk(3), Rest()])


async def check_record(house: House, live: Live, *, undone: bool) -> None:
    record = await house.gamemaster.record(live.id)
    assert any(entry.undone for entry in record.entries) == undone
    assert not any(entry.undone for entry in record.entries if entry.action["type"] == "Guard")
    assert check_draws(record)
    *_, last = replay(live.game, record)
    assert codec.fingerprint(last.state) == record.result
