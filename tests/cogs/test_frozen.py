"""A fault of ours freezes the table, whatever it happens in, and its gamemaster is told the number."""

import asyncio
from typing import Any

import pytest

from bot.db.models import SNAPSHOT
from bot.discord.watching import waiting
from bot.keeper import Frozen, ahead, history
from games.perikles.actions import PlaceMarker
from games.perikles.steps.set_up import PlaceExtraMarkers
from tests.bot.discord import rig
from tests.cogs.house import House, labels
from tests.cogs.test_ahead import asked_by, at_once, leave, next_one, settled


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


def breaking_in_corinth(patch: pytest.MonkeyPatch) -> None:
    """Let it be a fault of ours to put a marker into Corinth."""
    take = PlaceExtraMarkers.take

    def broken(step: PlaceExtraMarkers, table: Any, seat: int, action: PlaceMarker) -> None:
        if action.city == "corinth":
            raise KeyError("a secret")
        take(step, table, seat, action)

    patch.setattr(PlaceExtraMarkers, "take", broken)


async def test_order_left_ahead_that_meets_a_fault_is_set_aside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its owner alone is told, and the table goes on without it."""
    user = await next_one(house)
    await leave(house, user)
    [order] = await house.bot.store.waiting_orders()
    at_once(house)
    breaking_in_corinth(monkeypatch)
    await asked_by(house)
    await settled(house)
    assert (await house.live()).row.status == "frozen"
    assert await house.bot.store.waiting_orders() == []
    assert "The mistake is Keryx’s" in rig.direct(house.server, user.name)[-1].content
    for language, said in (("de", "Der Fehler liegt bei Keryx"), ("el", "Το λάθος είναι του Keryx")):
        house.bot.keeper.locales[order.user_id] = language
        [letter] = waiting.set_aside(house.bot, await house.live(), order)
        assert said in str(letter.payload)
    await house.bot.gamemaster.resume(house.table)
    await settled(house)
    live = await house.live()
    assert (live.row.status, live.waiting_for()) == ("running", [house.users.index(user)])
    others = [rig.direct(house.server, each.name) for each in house.users if each is not user]
    assert not [letter for each in others for letter in each]


async def test_condition_that_meets_a_fault_freezes_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = await next_one(house)
    await leave(house, user)
    at_once(house)

    async def broken(*_: object) -> None:
        raise KeyError("a secret")

    monkeypatch.setattr(ahead, "demand_carried_out", broken)
    await asked_by(house)
    await settled(house)
    assert (await house.live()).row.status == "running"
    assert await house.bot.store.waiting_orders() == []
    assert "was not carried out" in rig.direct(house.server, user.name)[-1].content


async def test_staged_answer_that_meets_a_fault_is_set_aside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    user = await house.asked()
    staged = await house.press(user, await house.say(user, "moves"), "Marker in Corinth")
    breaking_in_corinth(monkeypatch)
    await user.press(staged, "Tell them now")
    await user.wait_for_message(house.thread, lambda m: "has frozen this table" in m.text)
    assert await house.bot.store.waiting_orders() == []
    await house.bot.gamemaster.resume(house.table)
    assert (await house.live()).row.status == "running"
    assert "Marker in Corinth" in labels(await house.say(user, "moves"))


async def write_snapshot(house: House, seq: int, state: bytes) -> None:
    own = (SNAPSHOT.c.table_id == house.table, SNAPSHOT.c.seq == seq)
    async with house.bot.store.writing() as writer:
        await writer._execute(SNAPSHOT.update().where(*own).values(state=state))


async def thread_tells_gamemaster(house: House, number: str) -> None:
    await rig.all_sent(house.bot)
    told = [post for post in rig.posted(house.server, "table-1") if number in post.content]
    assert [post.mentions for post in told] == [[house.server.user("Althaia").id]]
