"""A server of before: its database opens, its messages are sent, and its panels answer."""

from __future__ import annotations

import contextlib
import json
import lzma
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import cogs
from bot import records
from bot.cli._replaying import play_again
from bot.db import OutboxRow, Store
from bot.db.engine import FILE_NAME
from bot.db.models import utc_now
from bot.db.status import Status
from bot.discord.bot import KeryxBot
from bot.discord.invitation import PERMISSIONS
from bot.discord.panels import limits
from bot.discord.pictures import picture_cache
from bot.discord.pictures.picture_cache import Pictures
from bot.discord.texts import commands_in
from bot.keeper import Keeper, history
from bot.keeper.lobby import OPENING
from bot.keeper.message import read_message, write_message
from games import registry
from games.core.replay import check_draws
from practice import MovableClock, PracticeServer, User
from practice.seen import Seen
from tests import long
from tests.bot.discord import rig
from tests.bot.discord.conftest import short_sleeps
from tests.cogs.conftest import quick_pictures, real_pictures
from tests.cogs.house import House, labels
from tests.cogs.test_antike import Hand
from tests.saves import kept
from tests.saves.kept import Shown

__all__ = ["quick_pictures", "real_pictures", "short_sleeps"]

LONG = 60
"""Tables with more moves take long to be played again."""
LONGER = 400
"""A game with more moves is exported in a long run only."""
REPLACED = 1
"""As many letters were written to a player whose seat has another now."""
PNG = b"\x89PNG"
WITHHELD = "nobody is to be told that any more"
STANDING = {"lobby": 2, "paused": 1, "waiting": 3, "frozen": 1, "ended": 1, "cancelled": 2}
"""How many tables of each game are in a condition, but for those that are being played."""


def unpack(packed: Path, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(lzma.decompress(packed.read_bytes()))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    unpack(kept.DATABASE, tmp_path / FILE_NAME)
    opened = await Store.open("", data=tmp_path)
    yield opened
    await opened.close()


async def test_every_table_is_read(store: Store) -> None:
    tables = await store.tables()
    found = Counter((row.game, str(row.status)) for row in tables)
    for game in kept.games():
        assert {name: found[game, name] for name in STANDING} == STANDING
    started = [row.id for row in tables if row.seq >= 0 and row.id is not None]
    assert len(started) > 40
    for table in started:
        live = await history.load_live(store, table)
        assert live.game.violations(live.state) == []


async def test_every_step_is_read(store: Store) -> None:
    for row in await store.tables():
        rules = registry.get(row.game)
        for step in await store.log(row.id or 0):
            history.draws_of(step)
            assert history.events_of(rules, step) or step.kind != "start"


async def test_states_are_played_again_from_the_log(store: Store, tmp_path: Path) -> None:
    """Also where a rollback, an undo or a change of settings lies between."""
    file = tmp_path / "thinned" / FILE_NAME
    unpack(kept.DATABASE, file)
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("DELETE FROM snapshot WHERE seq > 0")
        database.commit()
    thinned = await Store.open("", data=file.parent)
    rows = [row for row in await store.tables(statuses=[Status.RUNNING]) if row.seq < LONG]
    assert len(rows) > 20
    for row in rows:
        whole = await history.load_live(store, row.id or 0)
        assert (await history.load_live(thinned, row.id or 0)).state == whole.state
    await thinned.close()


async def test_ended_tables_are_exported(store: Store) -> None:
    ended = [row for row in await store.tables() if row.status is Status.ENDED]
    assert len(ended) == len(kept.games())
    for row in ended:
        if row.seq > LONGER and not long.is_asked():
            continue
        live = await history.load_live(store, row.id or 0)
        record = history.record_of(live, await store.log(live.id))
        assert check_draws(record) == row.draw_n
        *_, (_, table) = play_again(live.game, record)
        assert table.state == live.state
        assert records.finished(record, live.names).fingerprint


async def test_every_message_is_read(store: Store) -> None:
    rows = await unsent(store)
    kinds = Counter(row.kind for row in rows)
    assert kinds.keys() == {"post", "dm", "lobby", "plain"}
    for row in rows:
        if row.kind != OPENING:
            # By now a message may have more parts; those it had mean the same.
            then, now = json.loads(row.payload), json.loads(write_message(read_message(row.payload)))
            assert _means(now, then)


def _means(now: Any, then: Any) -> bool:
    """Say whether a message has all that it had, in its parts too."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(key in now and _means(now[key], part) for key, part in then.items())
    return bool(now == then)


async def unsent(store: Store) -> list[OutboxRow]:
    return await store.outbox_due(datetime(9999, 1, 1, tzinfo=UTC), 10_000)


async def test_waiting_pictures_are_drawn(
    store: Store, real_pictures: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of each game one; in a long run all of them."""
    monkeypatch.setattr(picture_cache, "painter", Hand)
    pictures = Pictures(Keeper(store, utc_now, lambda: None))
    messages = [read_message(row.payload) for row in await unsent(store) if row.kind != OPENING]
    waiting = [each.picture for each in messages if each.picture is not None]
    games = {row.id: row.game for row in await store.tables()}
    some = {games[each.table]: each for each in waiting}
    assert some.keys() == set(kept.games())
    for picture in long.also(some.values(), waiting):
        assert (await pictures.draw(picture, "en")).png.startswith(PNG)


@contextlib.asynccontextmanager
async def awake(folder: Path) -> AsyncIterator[tuple[PracticeServer, KeryxBot]]:
    """Wake up the bot of then in the server of then."""
    unpack(kept.DATABASE, folder / "bot" / FILE_NAME)
    unpack(kept.WORLD, folder / "practice.sqlite3")
    async with (
        PracticeServer(clock=MovableClock(), data_dir=folder, bot_permissions=PERMISSIONS.value) as server,
        rig.running(server, folder / "bot", cogs=cogs.ALL) as bot,
    ):
        yield server, bot


async def test_messages_are_sent_and_panels_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with awake(tmp_path) as (server, bot), contextlib.AsyncExitStack() as stack:
        waiting = [row.id for row in await unsent(bot.store)]
        await rig.all_sent(bot)
        sent = [await bot.store.outbox_row(row_id or 0) for row_id in waiting]
        fates = Counter((row.message_id is not None, row.error) for row in sent if row is not None)
        # One letter was to a player who has been replaced since.
        assert fates == {(True, ""): len(waiting) - REPLACED, (False, WITHHELD): REPLACED}
        # The people of then have other names than those of now.
        names = [account.display_name for account in server.store.people()]
        users = {name: await stack.enter_async_context(User(server.url, name)) for name in names}
        for shown in kept.read(kept.SHOWN, Shown):
            await use(House(bot, server, [], 0, ""), users[shown.user], shown)
        assert [record.message for record in caplog.records if "fault" in record.message] == []


async def use(house: House, user: User, shown: Shown) -> None:
    """Use the first component of a panel, and see that it does what it said."""
    message, first = Seen(shown.message), shown.ids[0]
    language = house.bot.language_of(int(await user.id()))
    if first.startswith("k:s:"):
        menu = message.menu()
        outcome = await user.use(message, first, [menu["options"][0]["value"]] * max(1, menu["min_values"]))
        label = shown.options[0]
    else:
        outcome, label = await user.use(message, first), shown.labels[0]
    answer = await house.after(user, outcome, message)
    stale = commands_in(language).say("panel-stale")
    assert stale not in answer.text
    assert limits.escaped(label) in answer.text or is_of_table(first, answer), (first, answer.text)


def is_of_table(custom_id: str, answer: Seen) -> bool:
    """Say whether a public panel or a lobby has led to what is asked, or to a seat.

    A choice of before that led to others leads to the question.
    """
    if custom_id.startswith("join:"):
        return bool(answer.text) and not labels(answer)
    if custom_id.startswith("k:q:"):
        return "\n**" in answer.text and bool(labels(answer))
    return custom_id.startswith("k:t:") and bool(labels(answer))
