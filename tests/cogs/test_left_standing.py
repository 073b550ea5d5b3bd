"""Answers that were left standing: nobody can tell them from those that are given by hand."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot.discord.bot import KeryxBot
from bot.discord.playing import pulse
from bot.discord.playing.left_standing import LEAST_S, MOST_S, some_seconds
from bot.keeper import Live
from bot.pace.clock import Clock
from games.core.agenda import is_sealed
from games.core.decision import Seat
from games.pericles.actions import Commit, Stand
from practice import PracticeServer
from tests.bot.discord import rig
from tests.bot.discord.conftest import Visit
from tests.cogs.house import House, open_house
from tests.cogs.time import give_pace


def commits(live: Live) -> bool:
    """Say whether all four are asked for tokens."""
    return is_sealed(live.state) and {each.question for each in asked(live).values()} == {"commit"}


def asked(live: Live) -> dict[Seat, Any]:
    return {each.seat: each for seat in range(4) for each in live.decisions(seat) if each.required}


def commander(live: Live) -> Seat:
    (seat,) = (seat for seat, each in asked(live).items() if each.facts["owner"] == each.party)
    return seat


@pytest.fixture
async def house(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    return await besieged(bot, server, visit)


async def besieged(bot: KeryxBot, server: PracticeServer, visit: Visit) -> House:
    """Bring a table to an expedition to which the enemy is asked for tokens."""
    users = [await visit(name) for name in rig.PLAYERS]
    house = await open_house(bot, server, users, "pericles", "aegean")
    await rig.leap(bot, house.table, commits)
    await rig.all_sent(bot)
    return house


async def leave(house: House, *seats: Seat, topic: str = "commit", tokens: int = 0) -> None:
    """Let seats leave an answer standing."""
    live = await house.live()
    for seat in seats:
        party = asked(live)[seat].party
        await house.bot.keeper.submit(house.table, seat, [Stand(party, topic, tokens)])


async def feel(house: House, seconds: Callable[[], float] = float) -> None:
    """Let the pulse be felt, and answers come after so many seconds; by itself, at once."""
    house.bot.left_standing.seconds = seconds
    await pulse.look(house.bot)
    for task in list(house.bot.left_standing._tasks.values()) if seconds is float else []:
        await task
    await rig.all_sent(house.bot)


async def said(house: House) -> list[str]:
    return [message.content for message in rig.posted(house.server, f"table-{house.table}")]


def others(live: Live) -> list[Seat]:
    return [seat for seat in range(4) if seat != commander(live)]


async def test_with_all_answers_left_standing_nothing_opens_at_once(house: House) -> None:
    """Attack: the commander commits quickly, and looks whether all others had left something standing."""
    live, before = await house.live(), await said(house)
    seat, rest = commander(live), others(live)
    await leave(house, *rest)
    await feel(house, lambda: 3600.0)
    await house.bot.keeper.submit(house.table, seat, [asked(live)[seat].default])
    await rig.all_sent(house.bot)
    after = await house.live()
    assert after.waiting_for() == [0, 1, 2, 3]
    assert await said(house) == before
    assert asked(after).keys() == set(rest)


async def test_they_come_as_moves_of_their_seats_with_no_word_of_keryx(house: House) -> None:
    live = await house.live()
    seat, rest = commander(live), others(live)
    await house.bot.keeper.submit(house.table, seat, [asked(live)[seat].default])
    from_seq = (await house.live()).row.seq
    await leave(house, *rest)
    await feel(house)
    rows = [row for row in await house.bot.store.log(house.table, after=from_seq) if row.kind == "move"]
    assert sorted(row.seat for row in rows if row.seat is not None) == rest
    assert [(row.reason, row.user_id) for row in rows] == [("", live.user_of(row.seat or 0)) for row in rows]
    assert not commits(await house.live())
    assert not any("Keryx" in text for text in (await said(house))[-2:])


async def test_who_answers_first_by_hand_is_not_answered_for(house: House) -> None:
    live = await house.live()
    seat = others(live)[0]
    await leave(house, seat)
    await feel(house, lambda: 0.05)
    await house.bot.keeper.submit(house.table, seat, [Commit(asked(live)[seat].party, 0)])
    before = (await house.live()).row.seq
    await asyncio.gather(*house.bot.left_standing._tasks.values())
    await feel(house)
    assert (await house.live()).row.seq == before


async def test_what_is_taken_back_in_time_is_not_given(house: House) -> None:
    live = await house.live()
    seat = others(live)[0]
    await leave(house, seat)
    await feel(house, lambda: 0.05)
    await leave(house, seat, topic="no-more")
    await asyncio.gather(*house.bot.left_standing._tasks.values())
    await feel(house)
    assert seat in asked(await house.live())


async def test_at_a_table_that_stands_still_nothing_is_given(house: House) -> None:
    live = await house.live()
    seat = others(live)[0]
    await leave(house, seat)
    await feel(house, lambda: 0.05)
    await house.bot.gamemaster.pause(house.table, "Lunch", [])
    await asyncio.gather(*house.bot.left_standing._tasks.values())
    assert seat in asked(await house.live())
    await house.bot.gamemaster.resume(house.table, [])
    await feel(house)
    assert seat not in asked(await house.live())


async def test_clocks_run_as_for_anybody_who_is_asked(house: House) -> None:
    await give_pace(house, pace="daily")
    live = await house.live()
    seat, other = others(live)[:2]
    await leave(house, seat)
    await feel(house, lambda: 3600.0)
    clocks: dict[Seat, Clock] = (await house.live()).clocks
    assert clocks[seat].since == clocks[other].since is not None


async def test_a_new_process_finds_what_is_to_be_given_and_gives_it_once(
    server: PracticeServer, visit: Visit, tmp_path: Path
) -> None:
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        house = await besieged(bot, server, visit)
        live = await house.live()
        seat = others(live)[0]
        await leave(house, seat)
        await feel(house, lambda: 3600.0)
    async with rig.running(server, tmp_path, cogs=cogs.ALL) as bot:
        again = replace(house, bot=bot)
        assert seat in asked(await again.live())
        await feel(again)
        await feel(again)
        assert seat not in asked(await again.live())
        rows = [row for row in await bot.store.log(house.table, after=live.row.seq) if row.kind == "move"]
        assert [row.seat for row in rows] == [seat]


def test_how_long_it_takes_cannot_be_foreseen() -> None:
    times = {some_seconds() for _ in range(50)}
    assert len(times) > 40
    assert all(LEAST_S <= each <= MOST_S for each in times)
