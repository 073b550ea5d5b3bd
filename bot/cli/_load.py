"""Many tables moving at once: how long acknowledgements take, and how late the bot's event loop is.

The bot runs in this process; the practice server and the people who play run in another, so that what is
measured here is the bot alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import cogs
from bot.cli._many_waits import add_people, demand_reminded, hold_pulse, make_tables
from bot.cli._player import Player, open_table
from bot.db.status import Status
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from bot.discord.run import get_ready
from bot.keeper.live import Live
from bot.settings import Settings
from cogs._about import PER, RATE
from games.core.view import Seen
from practice import TOKEN, PracticeServer, User, discord_py_at
from practice.model import Json
from practice.world import PEOPLE

WARM_UP = 1
"""How many rounds are not measured: imports and first reads would count in them."""
PLAYERS = 3
TICK = 0.005
WAITING = "Waiting for"
"""What stands before the names of those who hold the table up, if the user who asks does not."""
ELSEWHERE = 5
"""Discord and the people are on other machines: the bot goes before them where it shares one with them."""
LAST_WORDS = 120.0
"""Seconds that the server stays, so that the bot can leave it in peace."""


class Wish(NamedTuple):
    """What is to be played under load."""

    tables: int
    rounds: int
    """In each, one move is made at every table."""
    game: str
    moves_before: int
    """How many moves are made at every table before anything is measured."""
    scenario: str = ""
    """Nothing: the first one of the game."""
    first_round: int = 0
    """To which round every table is played before anything is measured."""
    players: int = PLAYERS
    reminders: int = 0
    """For how many further tables a reminder is due at the same minute, while these move on."""


class Load(NamedTuple):
    """What was measured, in seconds."""

    moves: int

    worst_acknowledgement: float
    median_acknowledgement: float
    acknowledgements: int
    worst_lag: float
    worst_own_lag: float
    """As much of a lag as the bot itself computed in; other programs only add to the lag as a whole."""


def measure_load(wish: Wish) -> list[Load]:
    """Let the wanted number of tables move at once, several times; then again while people are reminded."""
    context = get_context("spawn")
    here, there = context.Pipe()
    people = context.Process(target=_people, args=(there, wish), daemon=True)
    people.start()
    there.close()
    try:
        with tempfile.TemporaryDirectory(prefix="keryx-bench-") as data:
            return asyncio.run(_bot(here, Path(data), wish))
    finally:
        people.join(timeout=10)
        people.kill()


# The process of the bot


async def _bot(people: Connection, data: Path, wish: Wish) -> list[Load]:
    url: str = await _hear(people)
    bot = KeryxBot(Settings(data=data), cogs=cogs.ALL, guild_wait=0.1)
    with discord_py_at(url):
        async with bot:
            connection = asyncio.create_task(bot.start(TOKEN))
            while not bot.is_ready():  # noqa: ASYNC110 - before it logs in, a client has nothing to wait for
                await asyncio.sleep(TICK)
            await get_ready(bot)
            people.send("ready")
            await _hear(people)  # the tables are open
            await _play_on(bot, wish)
            people.send("played")
            await _hear(people)  # everything has been used once
            measured = [await _measured(people)]
            measured += [await _while_reminding(bot, people)] if wish.reminders else []
            await bot.close()
            await asyncio.gather(connection, return_exceptions=True)
    people.send("closed")
    return measured


async def _measured(people: Connection) -> Load:
    """Measure until the people have played."""
    async with _metronome() as ticks:
        moves, times = await _hear(people)
    times.sort()
    worst_lag, worst_own_lag = (max(each) for each in zip(*ticks, strict=True))
    return Load(moves, times[-1], times[len(times) // 2], len(times), worst_lag, worst_own_lag)


async def _while_reminding(bot: KeryxBot, people: Connection) -> Load:
    """Measure the same while the pulse finds many reminders due, and they are written and sent."""
    users = await _hear(people)
    upkeep = hold_pulse(bot)
    tables = await make_tables(bot, users)
    people.send("made")
    await _hear(people)  # they play on
    for live in tables:
        bot.keeper.replace(live)
    upkeep.feel_pulse.start()
    measured = await _measured(people)
    await demand_reminded(bot, users)
    return measured


async def _play_on(bot: KeryxBot, wish: Wish) -> None:
    """Make moves at random at every table, past Discord, and wait until all is posted."""
    for row in await bot.store.tables(statuses=(Status.RUNNING,)):
        rng = Random(row.id)
        for move in count():
            live = await bot.keeper.live(row.key)
            if move >= wish.moves_before and _round(live) >= wish.first_round:
                break
            asked = live.table().asked()
            required = [each.decision for each in asked if each.decision.required]
            if not required:
                break
            decision = rng.choice(required)
            action = live.game.random_answer(live.state, decision, rng)
            await bot.keeper.submit(row.key, decision.seat, [action])
    while await bot.store.unsent():  # noqa: ASYNC110 - as above
        await asyncio.sleep(TICK)


def _round(live: Live) -> int:
    """Give the round that a table is in."""
    view: Seen = live.game.view(live.state, None)
    return view.round


@contextlib.asynccontextmanager
async def _metronome() -> AsyncIterator[list[tuple[float, float]]]:
    """Note again and again how late the loop is, and how much of that by the bot's own doing."""
    ticks = [(0.0, 0.0)]

    async def tick() -> None:
        while True:
            before, computed = time.perf_counter(), time.process_time()
            await asyncio.sleep(TICK)
            lag = time.perf_counter() - before - TICK
            ticks.append((lag, min(lag, time.process_time() - computed)))

    ticking = asyncio.create_task(tick())
    yield ticks
    ticking.cancel()


async def _hear(other: Connection) -> Any:
    return await asyncio.to_thread(other.recv)


# The process of the people


def _people(bot: Connection, wish: Wish) -> None:
    logging.basicConfig(level=logging.CRITICAL)
    os.nice(ELSEWHERE)
    asyncio.run(_play(bot, wish))


async def _play(bot: Connection, wish: Wish) -> None:
    async with (
        PracticeServer(bot_permissions=PERMISSIONS.value) as server,
        contextlib.AsyncExitStack() as stack,
    ):
        bot.send(server.url)
        await _hear(bot)
        users = [await stack.enter_async_context(Timed(server.url, name, timeout=60)) for name in PEOPLE]
        await users[0].answer(await users[0].slash("tables", "keryx tables", who="everyone"))
        tables = [await _open(users, number, wish) for number in range(wish.tables)]
        bot.send("open")
        await _hear(bot)
        await _play_rounds(tables, WARM_UP)
        await _play_measured(bot, users, tables, wish)
        if wish.reminders:
            bot.send(add_people(server, wish.reminders))
            await _hear(bot)
            await _play_measured(bot, users, tables, wish)
        await asyncio.to_thread(bot.poll, LAST_WORDS)


async def _play_measured(
    bot: Connection, users: Sequence[Timed], tables: Sequence[Sequence[Player]], wish: Wish
) -> None:
    """Play on, and tell how long acknowledgements took."""
    for user in users:
        user.times.clear()
    bot.send("begin")
    moves = await _play_rounds(tables, wish.rounds)
    bot.send((moves, [seconds for user in users for seconds in user.times]))


async def _play_rounds(tables: Sequence[Sequence[Player]], rounds: int) -> int:
    """Let all tables move at once, again and again; tell how many moves were made."""
    moves = 0
    for _ in range(rounds):
        moves += sum(await asyncio.gather(*(_move(players) for players in tables)))
    return moves


class Timed(User):
    """A user with a stop-watch."""

    def __init__(self, url: str, name: str, *, timeout: float) -> None:
        super().__init__(url, name, timeout=timeout)
        self.times: list[float] = []
        """How long each interaction took to be acknowledged."""

    async def _post(self, path: str, body: Json) -> Json:
        began = time.perf_counter()
        answer = await super()._post(path, body)
        if path.startswith("interactions/"):
            self.times.append(time.perf_counter() - began)
        return answer


async def _open(users: Sequence[User], number: int, wish: Wish) -> list[Player]:
    if number and number % (len(users) * RATE) == 0:
        await asyncio.sleep(PER)  # by now everybody has opened as many tables as they may at once
    seated = [users[(number + each) % len(users)] for each in range(wish.players)]
    thread = await open_table(seated, game=wish.game, scenario=wish.scenario or None)
    return [Player(user, thread, Random(number)) for user in seated]


async def _move(players: Sequence[Player]) -> int:
    """Let one who is waited for answer once; tell whether anyone did."""
    panel = await players[0].ask()
    waited_for = panel.text.partition(WAITING)[2]
    asked = next((each for each in players if each.user.name in waited_for), players[0])
    return await asked.play(answers=1)
