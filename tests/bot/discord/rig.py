"""Keryx on the real discord.py against a practice server, in one process, and tables to play at."""

import asyncio
import contextlib
import hashlib
import importlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import discord
import msgspec
import pytest
from sqlalchemy import insert, select

from bot.db import LogRow, OutboxRow, SnapshotRow, Writer
from bot.db.models import LOG, OUTBOX, SNAPSHOT
from bot.db.writer import _columns
from bot.discord import command_mentions, syncing
from bot.discord.bot import KeryxBot
from bot.discord.pictures.draw_jobs import Job
from bot.discord.pictures.draw_process import Paint
from bot.discord.sending.outbox import Pace
from bot.discord.watching.waking import Waker
from bot.keeper import Live, moves
from bot.keeper.lobby import Wish
from bot.keeper.moves import PlayedMove
from bot.keeper.rows import move_row
from bot.settings import Settings
from cogs import game_group
from games.core import codec
from games.core.agenda import asking
from games.core.game import Game
from games.perikles.view import view as view_of
from practice import MovableClock, PracticeServer, discord_py_at
from practice.model import Json, MessageType
from tests.bot.databases import lay_out, opened_quickly

QUICK = Pace(lease=0.6, poll=0.1, first_wait=0.05, longest_wait=0.4, barred_wait=0.3)
patience_s = 30.0
"""Seconds that anything may take; who is in no hurry sets more."""
UNDO_S = 3600.0
"""Seconds that answers are staged: tests carry them out by *Tell them now*."""
PLAYERS = ("Althaia", "Bion", "Gorgo", "Daphnis")
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c636060606000000005000157a5d2"
    "700000000049454e44ae426082"
)


async def until(condition: Callable[[], object], seconds: float | None = None) -> None:
    """Wait for a condition, at most so long."""
    async with asyncio.timeout(seconds or patience_s):
        while not condition():  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(0.01)


def noted(paint: Paint, job: Job, language: str) -> bytes:
    """Give what is quick to make instead of a picture, and tells one picture from another as well."""
    drawn = msgspec.json.encode((paint.__name__, job, language), order="deterministic")
    return PIXEL + hashlib.sha256(drawn).digest()


def clock_of(clock: MovableClock) -> Callable[[], datetime]:
    return lambda: datetime.fromtimestamp(clock.now(), UTC)


_made_known: dict[tuple[str, ...], list[Json]] = {}
"""Commands that were sent over the wire once in this process."""


def _names(bot: KeryxBot) -> tuple[str, ...]:
    return tuple(sorted(command.qualified_name for command in bot.tree.walk_commands()))


def _spare_the_wire(server: PracticeServer) -> Callable[[KeryxBot], Awaitable[bool]]:
    """Send the same commands over the wire only once in a process: to check them all takes a while."""
    send = syncing.sync

    async def know(bot: KeryxBot) -> bool:
        names = _names(bot)
        if names not in _made_known:
            await send(bot)
            _made_known[names] = list(server.store.commands.values())
        own = {"application_id": server.store.application_id}
        server.store.commands = {each["id"]: each | own for each in _made_known[names]}
        command_mentions.learn({each["name"]: int(each["id"]) for each in _made_known[names]})
        return True

    return know


_build_group = game_group.build_group
_groups: list[tuple[Game, discord.app_commands.Group]] = []


def _group_of(game: Game) -> discord.app_commands.Group:
    known = [group for each, group in _groups if each is game]
    if not known:
        known.append(_build_group(game))
        _groups.append((game, known[0]))
    return known[0]


@contextlib.contextmanager
def _commands_made_once(server: PracticeServer) -> Iterator[None]:
    """Make cogs and the commands of games, and make them known, only once in a process."""

    async def load_extension(bot: KeryxBot, name: str) -> None:
        await importlib.import_module(name).setup(bot)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(KeryxBot, "load_extension", load_extension)
        patch.setattr(game_group, "build_group", _group_of)
        patch.setattr(syncing, "sync", _spare_the_wire(server))
        yield


@contextlib.asynccontextmanager
async def running(
    server: PracticeServer,
    data: Path,
    *,
    cogs: Sequence[str] = (),
    pace: Pace = QUICK,
    over_the_wire: bool = False,
    clock: MovableClock | None = None,
) -> AsyncIterator[KeryxBot]:
    """Run the bot for as long as the block lasts, by the server's clock or by one of its own."""
    clock = clock or server.clock  # type: ignore[assignment]
    assert isinstance(clock, MovableClock)
    await lay_out(data)
    bot = KeryxBot(
        Settings(data=data, backup_hours=0),
        cogs=cogs,
        now=clock_of(clock),
        elapsed=clock.elapsed,
        pace=pace,
        guild_wait=0.05,
        undo_s=UNDO_S,
    )
    bot.waker = Waker(bot, apart=0.01, again_after=0.2)
    with discord_py_at(server.url):
        async with bot:
            connection = asyncio.create_task(bot.start(server.token))
            try:
                with (
                    opened_quickly(),
                    contextlib.nullcontext() if over_the_wire else _commands_made_once(server),
                ):
                    await until(lambda: bot.is_ready() or connection.done())
                if connection.done():
                    connection.result()
                yield bot
            finally:
                await bot.close()
                await asyncio.gather(connection, return_exceptions=True)
                # What is said without a bot must not depend on which ran before.
                command_mentions.learn({})


async def new_table(
    bot: KeryxBot, server: PracticeServer, players: Sequence[str] = PLAYERS[:3], game: str = "perikles"
) -> Live:
    """Open a table in a thread of its own and start it."""
    channel = bot.get_channel(int(server.channel("tables").id))
    assert isinstance(channel, discord.TextChannel)
    gamemaster = int(server.user("Althaia").id)
    wish = Wish(game, "standard", len(players), channel.guild.id, channel.id, gamemaster, "en", "focus")
    row = await bot.lobby.new(wish)
    assert row.id is not None
    thread = await channel.create_thread(name=f"table-{row.id}", type=discord.ChannelType.public_thread)
    await bot.lobby.remember(row.id, thread_id=thread.id)
    for name in players:
        await bot.lobby.join(row.id, int(server.user(name).id), name)
    return await bot.lobby.start(row.id)


async def dealt_table(bot: KeryxBot, server: PracticeServer, players: Sequence[str] = PLAYERS[:3]) -> Live:
    """Open a table and play until every seat has a secret."""
    live = await new_table(bot, server, players)
    while any(view_of(live.state, seat).special is None for seat in range(len(players))):
        live = await play(bot, live.id, 1)
    return live


async def play(bot: KeryxBot, table_id: int, moves: int, seed: int = 0) -> Live:
    """Let the seats that are asked answer at random."""
    rng = Random(seed)
    for _ in range(moves):
        live = await bot.keeper.live(table_id)
        asked = live.table().asked()
        if not asked:
            break
        decision = rng.choice(asked).decision
        action = live.game.random_answer(live.state, decision, rng)
        await bot.keeper.submit(table_id, decision.seat, [action])
    return await bot.keeper.live(table_id)


@dataclass(frozen=True)
class Asks:
    """Whether somebody is asked a certain question."""

    question: str

    def __call__(self, live: Live) -> bool:
        return any(asked.decision.question == self.question for asked in live.table().asked())


def is_over(live: Live) -> bool:
    """Say whether a game is over; all who leap to the end ask this, so that it is looked for once."""
    return not live.state.agenda


MAX_LEAP = 2000
MAX_TRIED = 4
"""Maximum games that are played to find a position."""
_leaps: dict[tuple[object, ...], list[PlayedMove]] = {}
"""Moves that were played in memory once in this process, by where they began and where they were to lead.

Their states are as they are stored: thousands of states themselves would fill the memory.
"""


def _way(live: Live, is_enough: Callable[[Live], bool], seed: int) -> list[PlayedMove]:
    """Find a way to a position; tables have dice of their own, so a game can be over before it."""
    ways = (_ahead(live, is_enough, seed + attempt * MAX_LEAP) for attempt in range(MAX_TRIED))
    found = next((way for way in ways if way is not None), None)
    if found is None:
        raise LookupError(f"there was no {is_enough}")
    return found


def _ahead(live: Live, is_enough: Callable[[Live], bool], seed: int) -> list[PlayedMove] | None:
    """Play at random in memory until a position is reached; None if the game is over before."""
    found: list[PlayedMove] = []
    while not is_enough(live):
        if len(found) == MAX_LEAP or not live.state.agenda:
            return None
        rng = Random(seed + len(found))
        decision = rng.choice(live.table().asked()).decision
        played, result = moves.play(live, decision.seat, [live.game.random_answer(live.state, decision, rng)])
        row = live.row.model_copy(update={"seq": played[-1].seq, "draw_n": live.row.draw_n + _draws(played)})
        live = replace(live, row=row, state=result.state, asked=asking(result.state, result.asked))
        found += [replace(move, state=codec.to_json(move.state)) for move in played]
    return found


def _draws(played: Sequence[PlayedMove]) -> int:
    return sum(len(move.draws) for move in played)


async def leap(
    bot: KeryxBot, table_id: int, is_enough: Callable[[Live], bool], seed: int = 0, short_of: int = 0
) -> Live:
    """Play at random until a position is reached, or so many moves before it, and tell of the last move only.

    It is as if the table were loaded from the position before; a way that is known is not searched again.
    """
    live = await bot.keeper.live(table_id)
    key = (live.game.id, codec.to_json(live.state), live.row.seed, live.row.draw_n, live.seq, is_enough, seed)
    if key not in _leaps:
        _leaps[key] = _way(live, is_enough, seed)
    way = _leaps[key]
    if len(way) > short_of:
        *before, last = way[: len(way) - short_of]
        if before:
            await _store(bot, live, before)
        await bot.keeper.submit(table_id, last.seat, [last.action])
    return await bot.keeper.live(table_id)


async def _store(bot: KeryxBot, live: Live, played: Sequence[PlayedMove]) -> None:
    """Store moves of which nobody is told any more."""
    seq = played[-1].seq
    steps = [move_row(live, move, bot.keeper.now()) for move in played]
    kept = {"table_id": live.id, "schema": live.game.schema}
    snapshots = [SnapshotRow(seq=move.seq, state=move.state, **kept) for move in played]
    async with bot.store.writing() as writer:
        await add_steps(writer, steps, snapshots)
        await writer.update_table(live.id, seq=seq, posted_seq=seq, draw_n=live.row.draw_n + _draws(played))
    bot.keeper.forget(live.id)


async def add_steps(writer: Writer, steps: Sequence[LogRow], snapshots: Sequence[SnapshotRow]) -> None:
    """Add many steps of a table at once, which is much quicker than one after the other."""
    await writer._connection.execute(insert(LOG), [_columns(step) for step in steps])
    await writer._connection.execute(insert(SNAPSHOT), [_columns(snapshot) for snapshot in snapshots])


async def unsent(bot: KeryxBot) -> list[OutboxRow]:
    """List what is still to be sent, whenever it is due."""
    return await bot.store.outbox_due(datetime(9999, 1, 1, tzinfo=UTC), 10_000)


async def all_sent(bot: KeryxBot, seconds: float = 60.0) -> None:
    """Wait until nothing is left to send."""
    async with asyncio.timeout(max(seconds, patience_s)):
        # The database is asked only when the sender rests: to ask takes longer than to send.
        while _is_busy(bot) or await bot.store.unsent():  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def _is_busy(bot: KeryxBot) -> bool:
    return bool(bot.outbox._busy) or bot.outbox._news.is_set() or not bot.errands.are_done


async def rows(bot: KeryxBot) -> list[OutboxRow]:
    """List all rows of the outbox."""
    return await bot.store._all(OutboxRow, select(OUTBOX).order_by(OUTBOX.c.id))


def posted(server: PracticeServer, channel: str) -> list[Any]:
    """List what the bot wrote in a channel or thread for all to see, oldest first."""
    place = server.channel(channel)
    own = [m for m in server.store.history(place.id) if m.author_id == server.store.bot_id]
    return [m for m in own if not m.is_ephemeral and m.type == MessageType.DEFAULT]


def direct(server: PracticeServer, name: str) -> list[Any]:
    """List what the bot wrote to somebody directly."""
    channel = server.store.find_dm(server.user(name).id)
    return server.store.history(channel.id) if channel is not None else []
