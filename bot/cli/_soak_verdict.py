"""After a soak: every move that was confirmed is there once, and every message is there once, in order."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.cli._soak import Played, opened
from bot.db import LogRow, OutboxRow, Store, TableRow
from bot.db.target import Target
from bot.discord.panels.limits import escaped
from bot.keeper import history
from bot.keeper.message import Post, read_message
from games import registry
from games.core import codec
from games.core.decision import Action
from games.core.game import Game, told
from games.core.resigning import Concede, PlayOn, Resign, read_action
from games.text.wording import GameWording
from practice import PracticeServer


@dataclass
class SoakVerdict:
    """What was counted, and what is wrong."""

    moves: int = 0
    messages: int = 0
    wrong: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Kept:
    """A move of the log, in the words of its player."""

    action: str
    news: frozenset[str]
    """What its player alone was told with it, and repeats it."""

    @classmethod
    def of(cls, row: LogRow, action: Action, game: Game, wording: GameWording) -> Kept:
        """Put a move into words."""
        said = wording.action(action)
        sentences = [wording.event(event) for event in told(history.events_of(game, row), row.seat)]
        return cls(escaped(said), frozenset(escaped(each) for each in sentences if said in each))

    def is_told_by(self, line: str) -> bool:
        """Say whether a line tells of it: by its name, beside which may stand what it does, or by news."""
        return line == self.action or line.startswith(f"{self.action} – ") or line in self.news


def _nothing(_: OutboxRow) -> bool:
    return False


async def examine(
    server: PracticeServer,
    data: Path,
    tables: Sequence[Played],
    is_excused: Callable[[OutboxRow], bool] = _nothing,
) -> SoakVerdict:
    """Compare what the players saw, what the database holds and what stands in the channels.

    A message that is excused need not have been sent.
    """
    verdict = SoakVerdict()
    async with opened(data) as store:
        for table in tables:
            row = await store.table_of_thread(int(table.thread))
            if row is None or row.seq < 0:
                verdict.wrong.append(f"the table of thread {table.thread} was started but is not there")
                continue
            log = await store.log(row.key)
            verdict.moves += len(log) - 1
            verdict.wrong += await _faults_of_moves(store, row, log, table)
        rows = [row async for row in _outbox(store) if not is_excused(row)]
        verdict.messages = len(rows)
        verdict.wrong += faults_of_messages(server, rows)
    return verdict


async def _faults_of_moves(store: Store, row: TableRow, log: list[LogRow], table: Played) -> list[str]:
    faults = []
    if [each.seq for each in log] != list(range(row.seq + 1)):
        faults.append(f"table {row.id}: the log has gaps or more than {row.seq} moves")
    game = registry.get(row.game)
    state = await history.state_at(store, game, row, 0)
    for each in log[1:]:
        state = history.play_again(game, state, each)
    if codec.fingerprint(state) != codec.fingerprint(await history.state_at(store, game, row, row.seq)):
        faults.append(f"table {row.id}: played again, the log gives another state")
    return [*faults, *await _faults_of_players(store, row, log, table)]


async def _faults_of_players(store: Store, row: TableRow, log: list[LogRow], table: Played) -> list[str]:
    game = registry.get(row.game)
    seats = await store.seats(row.key)
    faults = []
    for seat in (each for each in seats if not each.computer):
        player = next(each for each in table.players if each.user.name == seat.name)
        wording = game.wording(player.language, [seat.name for seat in seats])
        # What has a reason was answered by Keryx.
        kept = kept_of([each for each in log if each.seat == seat.seat and not each.reason], game, wording)
        surplus = len(kept) - len(player.done)
        lost = first_lost(player.done, kept) if table.tells_once else None
        if lost is not None:
            faults.append(f"table {row.id}: a move that {seat.name} was told of is lost: {lost}")
        if table.tells_once and surplus > table.unanswered.get(seat.name, 0):
            faults.append(f"table {row.id}: {surplus} moves of {seat.name} were never made or made twice")
    return faults


def kept_of(rows: Iterable[LogRow], game: Game, wording: GameWording) -> list[Kept]:
    """Put moves of a player into words; resigning is done at the table, and no panel tells of it."""
    actions = [(row, _action(row, game)) for row in rows]
    played = [(row, action) for row, action in actions if not isinstance(action, Resign | Concede | PlayOn)]
    return [Kept.of(row, action, game, wording) for row, action in played]


def _action(row: LogRow, game: Game) -> Action:
    return read_action(json.loads(row.action or "{}"), game.action)


def first_lost(told: Sequence[str], kept: Iterable[Kept]) -> str | None:
    """Find the first answer that a panel told of and that is not among what is kept, in the same order."""
    left = iter(kept)
    return next((each for each in told if not any(move.is_told_by(each) for move in left)), None)


async def _outbox(store: Store) -> AsyncIterator[OutboxRow]:
    number = 1
    while (row := await store.outbox_row(number)) is not None:
        yield row
        number += 1


def faults_of_messages(server: PracticeServer, rows: Sequence[OutboxRow]) -> Iterator[str]:
    by_target: defaultdict[Target, list[OutboxRow]] = defaultdict(list)
    for row in rows:
        if row.sent_at is None or row.dead or row.message_id is None:
            yield f"message {row.id} was not sent: {row.error or 'no error'}"
        by_target[row.to].append(row)
    for target, sent in by_target.items():
        found = _messages_of(server, target)
        # A post whose deeds the next one told again has gone.
        expected = [
            number for row in sent if (number := str(row.message_id)) in found or not _is_passing(row)
        ]
        if found != expected:
            yield f"{target} has {len(found)} messages instead of {len(expected)}, or in another order"


def _is_passing(row: OutboxRow) -> bool:
    """Say whether a row is a post that goes when the next comes."""
    post = read_message(row.payload) if row.kind == "post" else None
    return isinstance(post, Post) and post.passing


def _messages_of(server: PracticeServer, target: Target) -> list[str]:
    number = str(target.id)
    is_user = target.user_id is not None
    channel = server.store.find_dm(number) if is_user else server.store.channels.get(number)
    if channel is None:
        return []
    return [
        message.id
        for message in server.store.history(channel.id)
        if message.author_id == server.store.bot_id and not message.is_ephemeral and message.type == 0
    ]
