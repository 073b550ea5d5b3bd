"""A clock that is set back silences no thread, doubles nothing, and prolongs no trust."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.db import MAX_DELAY
from bot.discord.bot import KeryxBot
from bot.discord.sending.outbox import SENDING
from bot.discord.watching import members
from practice import MovableClock, PracticeServer
from tests.bot.discord.rig import all_sent, new_table, rows, running
from tests.bot.discord.sending.outboxes import SEND, put, said

HOUR = 3600.0


@pytest.fixture
def clock() -> MovableClock:
    """Give the bot a clock of its own: nobody sets Discord's back."""
    return MovableClock()


@pytest.fixture
async def bot(server: PracticeServer, tmp_path: Path, clock: MovableClock) -> AsyncIterator[KeryxBot]:
    async with running(server, tmp_path, clock=clock) as started:
        yield started


@pytest.mark.parametrize("after", [False, True])
async def test_message_that_was_put_off_is_sent_once_and_soon(
    bot: KeryxBot, server: PracticeServer, clock: MovableClock, after: bool
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    server.core.faults.reset(SEND, times=2, after=after)
    (row,) = await put(bot, live, "later")
    bot.outbox.wake()
    await bot.outbox.tried(row.key, 10)
    clock.set_back(HOUR)
    await put(bot, live, "then")
    await all_sent(bot, seconds=20)
    assert said(server)[1:] == ["later", "then"]


async def test_message_that_is_not_tried_yet_is_sent_soon(
    bot: KeryxBot, server: PracticeServer, clock: MovableClock
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    await put(bot, live, "soon")
    clock.set_back(HOUR)
    await all_sent(bot, seconds=20)
    assert said(server)[1:] == ["soon"]


async def test_clock_set_back_while_the_bot_is_away_silences_nothing(
    server: PracticeServer, tmp_path: Path, clock: MovableClock
) -> None:
    async with running(server, tmp_path, clock=clock) as bot:
        live = await new_table(bot, server)
        await all_sent(bot)
        clock.advance(HOUR)
        server.core.faults.reset(SEND, times=10_000)
        made = await put(bot, live, "untried", "being sent", "put off")
        async with bot.store.writing() as writer:
            for row, error in zip(made, ("", SENDING, "lost"), strict=True):
                await writer.mark_failed(row.key, error, bot.now() + timedelta(seconds=60), 0)
    server.core.faults.clear()
    clock.set_back(HOUR)
    async with running(server, tmp_path, clock=clock) as bot:
        await all_sent(bot, seconds=20)
    assert said(server)[1:] == ["untried", "being sent", "put off"]


async def test_nothing_waits_for_longer_than_anything_is_put_off(
    bot: KeryxBot, server: PracticeServer
) -> None:
    live = await new_table(bot, server)
    await all_sent(bot)
    first, second = await put(bot, live, "first", "second")
    async with bot.store.writing() as writer:
        await writer.mark_failed(first.key, "lost", bot.now() + 2 * MAX_DELAY, 0)
    bot.outbox.wake()
    await all_sent(bot, seconds=20)
    assert [row.key for row in await rows(bot)][-2:] == [first.key, second.key]
    assert said(server)[1:] == ["first", "second"]


async def test_who_was_seen_is_not_trusted_for_longer(bot: KeryxBot, clock: MovableClock) -> None:
    bot.members.saw(1, 2)
    clock.set_back(HOUR)
    clock.advance(members.TRUSTED.total_seconds() + 1)
    assert not bot.members.was_seen(1, 2)
    assert bot.members.unheard_of_for(1, 2) > members.TRUSTED
