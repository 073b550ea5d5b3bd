"""A fault of ours freezes the table, whatever it happens in, and its gamemaster is told the number."""

import asyncio

import pytest

from bot.db.models import SNAPSHOT
from bot.keeper import Frozen, history
from tests.bot.discord import rig
from tests.cogs.house import House


async def test_fault_in_an_undo_freezes_the_table_and_tells_the_gamemaster(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise KeyError("a secret")

    before = await house.in_the_midst_of_a_turn()
    with monkeypatch.context() as patch:
        patch.setattr(history, "restored", broken)
        refused = await house.say(await house.asked(), "undo")
    live = await house.live()
    assert (live.row.status, live.state) == ("frozen", before.state)
    assert f"number {live.row.note}" in refused.text
    await thread_tells_gamemaster(house, live.row.note)


async def test_table_that_cannot_be_read_is_frozen_and_the_gamemaster_told(house: House) -> None:
    """What is damaged is told of once; when it is mended the table goes on."""
    live = await rig.play(house.bot, house.table, 3)
    saved = await house.bot.store.snapshot(house.table)
    assert saved is not None
    await write_snapshot(house, live.row.seq, b"{}")
    house.bot.keeper.forget(house.table)
    refused = [(await house.say(house.users[1], "moves")).text for _ in range(2)]
    row = await house.bot.store.table(house.table)
    assert row is not None
    assert row.status == "frozen"
    assert all(f"number {row.note}" in each for each in refused)
    await thread_tells_gamemaster(house, row.note)
    gm = house.users[0]
    assert f"number {row.note}" in (await house.say(gm, "gm resume")).text
    await write_snapshot(house, live.row.seq, saved.state)
    assert "Done" in (await house.say(gm, "gm resume")).text
    assert (await house.live()).state == live.state


async def test_table_that_cannot_be_read_is_frozen_once_however_many_ask(house: House) -> None:
    live = await rig.play(house.bot, house.table, 3)
    await write_snapshot(house, live.row.seq, b"{}")
    keeper = house.bot.keeper
    keeper.forget(house.table)
    faults = await asyncio.gather(*(keeper.live(house.table) for _ in range(3)), return_exceptions=True)
    row = await house.bot.store.table(house.table)
    assert row is not None
    assert [fault.facts for fault in faults if isinstance(fault, Frozen)] == [{"fault": row.note}] * 3
    await thread_tells_gamemaster(house, row.note)


async def test_ended_table_that_cannot_be_read_is_answered_by_number(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not frozen, and the fault is told in a finite line."""
    live = await rig.play(house.bot, house.table, 3)
    async with house.bot.store.writing() as writer:
        await writer.update_table(house.table, status="ended")
    await write_snapshot(house, live.row.seq, b"{}")
    house.bot.keeper.forget(house.table)
    answer = await house.say(house.users[1], "board text")
    assert "went wrong on Keryx’s side" in answer.text
    assert answer.text.rstrip(".").split()[-1] in caplog.text
    row = await house.bot.store.table(house.table)
    assert row is not None
    assert row.status == "ended"


async def write_snapshot(house: House, seq: int, state: bytes) -> None:
    own = (SNAPSHOT.c.table_id == house.table, SNAPSHOT.c.seq == seq)
    async with house.bot.store.writing() as writer:
        await writer._execute(SNAPSHOT.update().where(*own).values(state=state))


async def thread_tells_gamemaster(house: House, number: str) -> None:
    await rig.all_sent(house.bot)
    told = [post for post in rig.posted(house.server, "table-1") if number in post.content]
    assert [post.mentions for post in told] == [[house.server.user("Althaia").id]]
