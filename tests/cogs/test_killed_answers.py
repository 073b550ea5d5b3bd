"""Answers given by button, the bot killed at any instant: they count once, and are told once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import cogs
from bot.cli._soak_verdict import faults_of_messages
from bot.db.engine import FILE_NAME
from bot.discord.sending import answered
from practice import MovableClock, PracticeServer, User
from practice.operations.mistake import Mistake
from practice.seen import Seen
from tests import long
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.bot.reaper import Killed, Reaper
from tests.cogs.house import House, labels, open_house

DUE = 60
"""Seconds, after which every staged answer is due."""
PATIENCE = 60.0
"""Seconds, in which even a busy machine gets it done."""
HEARD = 10.0
"""Seconds, in which a press that is heard at all leads to something."""
INSTANTS = range(1, 30) if long.is_asked() else (4, 9)
"""Writings, at which the bot is killed; it outlives those that do not come."""

Way = Callable[[House], Awaitable[tuple[User, Seen, str]]]
"""Gives who is asked, where they answer, and what they press."""


async def of_the_panel(house: House) -> tuple[User, Seen, str]:
    user = await house.asked()
    return user, await house.say(user, "moves"), "Marker in Athens"


async def told_of(house: House, question: str, seed: int = 0) -> None:
    """Play until everybody is told that a question is put, and not in the midst of somebody's turn."""
    await rig.all_sent(house.bot)
    await house.play_until(question, seed=seed)
    while (live := await house.live()).row.posted_seq != live.seq:
        await rig.play(house.bot, house.table, 1)
        await house.play_until(question, seed=seed)


async def that_all_may_see(house: House) -> tuple[User, Seen, str]:
    await told_of(house, "answer-request")
    return await house.asked(), await house.panel(), "Allow it"


async def to_do_nothing(house: House) -> tuple[User, Seen, str]:
    await told_of(house, "commit-forces", seed=1)
    return await house.asked(), await house.panel(), "Send none"


async def in_a_letter(house: House) -> tuple[User, Seen, str]:
    await house.play_until("take-building")
    await rig.all_sent(house.bot)
    live = await house.live()
    user = house.users[next(seat for seat in live.waiting_for() if answered.asked_directly(live, seat))]
    letter = await user.wait_for_dm(lambda m: f":{house.table}:" in str(m.components))
    return user, letter, labels(letter)[0]


WAYS: tuple[tuple[Way, str], ...] = (
    (of_the_panel, "perikles"),
    (that_all_may_see, "perikles"),
    (to_do_nothing, "perikles"),
    (in_a_letter, "peloponnes"),
)


async def press(user: User, message: Seen, label: str) -> None:
    """Press a button, unless the message has lost it since."""
    with contextlib.suppress(Mistake):
        await user.press(message, label)


async def moves(house: House, user: User, since: int) -> int:
    """Count the answers of a player since a move."""
    seat = house.users.index(user)
    rows = await house.bot.store.log(house.table, after=since)
    return sum(row.seat == seat for row in rows)


async def is_waiting(house: House) -> bool:
    return bool(await house.bot.store.waiting_orders())


async def until_told(house: House, user: User, since: int) -> None:
    """Wait until an answer is carried out and all of it is sent."""
    while await is_waiting(house) or not await moves(house, user, since):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await rig.all_sent(house.bot)


async def answer_anew(house: House, user: User, message: Seen, label: str, since: int) -> None:
    """Press again; where the message has lost its button meanwhile, on the newest post that has it."""
    await press(user, message, label)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(HEARD):
            while not (await is_waiting(house) or await moves(house, user, since)):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            return
    await press(user, await house.panel(), label)


async def answered_and_killed(house: House, way: Way, instant: int) -> tuple[User, Seen, str, int]:
    """Let a player answer, and the bot die at an instant of it or right after."""
    user, message, label = await way(house)
    await rig.all_sent(house.bot)
    since = (await house.live()).row.seq
    house.bot.staging.undo_s = 0.02
    with pytest.MonkeyPatch.context() as patch:
        reaper = Reaper(patch, instant)
        with contextlib.suppress(Killed):
            pressed = asyncio.create_task(press(user, message, label))
            told = asyncio.create_task(until_told(house, user, since))
            while not (reaper.has_struck or told.done()):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            for task in (pressed, told):
                task.cancel()
            await house.bot.close()
    return user, message, label, since


@pytest.mark.parametrize("instant", INSTANTS)
@pytest.mark.parametrize(("way", "game"), [pytest.param(*each, id=each[0].__name__) for each in WAYS])
async def test_answer_counts_once_and_is_told_once(
    server: PracticeServer, visit: Visit, tmp_path: Path, way: Way, game: str, instant: int
) -> None:
    """What was kept before the bot died is carried out by the next; what was not, its player answers anew."""
    users = [await visit(name) for name in rig.PLAYERS[:3]]
    with contextlib.suppress(Killed):
        async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
            house = await open_house(bot, server, users, game)
            user, message, label, since = await answered_and_killed(house, way, instant)
    assert isinstance(server.clock, MovableClock)
    server.clock.advance(DUE)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house.bot = bot
        while await is_waiting(house):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        bot.staging.undo_s = 0.02
        if not await moves(house, user, since):
            await answer_anew(house, user, message, label, since)
        async with asyncio.timeout(PATIENCE):
            await until_told(house, user, since)
        # Whoever did not see an answer presses once more.
        await press(user, message, label)
        await rig.all_sent(bot)
        assert await moves(house, user, since) == 1
        assert list(faults_of_messages(server, await rig.rows(bot))) == []


LOOKS = ("tables", "since", "moves", "hand", "help", "board full", "log")


def kept(data: Path) -> list[str]:
    """Give all that is in the database, but when the bot was there last."""
    with contextlib.closing(sqlite3.connect(data / FILE_NAME)) as database:
        return [line for line in database.iterdump() if "beat" not in line]


async def test_inbox_and_digest_keep_nothing_that_a_kill_could_lose(house: House, tmp_path: Path) -> None:
    """Whatever only shows something writes no row: neither the lists, nor their pages and buttons."""
    user = await house.asked()
    await rig.play(house.bot, house.table, 3)
    await rig.all_sent(house.bot)
    shown = {command: await house.say(user, command) for command in LOOKS}
    before = kept(tmp_path)
    for command in LOOKS:
        await house.say(user, command)
    await house.press(user, shown["tables"], f"k:i:table:{house.table}")
    await house.press(user, await house.panel(), "Catch up")
    assert kept(tmp_path) == before
