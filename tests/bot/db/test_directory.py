"""What is offered while somebody types is known without a question to the database, and is what it says."""

import contextlib
from pathlib import Path

from bot.db import GuildSettings, Store
from bot.db.status import Status
from tests.bot.db.rows import add_table

EVERY = (Status.LOBBY, Status.RUNNING, Status.PAUSED)


def numbers(store: Store, guild_id: int = 10, *statuses: Status) -> list[int]:
    return [listed.id for listed in store.directory.tables(guild_id, statuses or EVERY)]


async def test_tables_of_a_server_are_listed_as_they_are_now_newest_first(store: Store) -> None:
    first, second = await add_table(store), await add_table(store)
    await add_table(store, guild_id=11)
    assert numbers(store) == [second, first]
    async with store.writing() as writer:
        await writer.update_table(first, status=Status.RUNNING, seq=0)
        await writer.update_table(first, note="said")
        assert numbers(store, 10, Status.RUNNING) == []
    assert numbers(store, 10, Status.RUNNING) == [first]
    assert numbers(store, 10, Status.LOBBY) == [second]
    (listed,) = store.directory.tables(10, [Status.RUNNING])
    assert (listed.game, listed.status) == ("perikles", "running")


async def test_what_is_not_committed_is_not_listed(store: Store) -> None:
    table_id = await add_table(store)
    with contextlib.suppress(ZeroDivisionError):
        async with store.writing() as writer:
            await writer.update_table(table_id, status=Status.CANCELLED)
            await writer.set_guild(GuildSettings(guild_id=10, gamemaster_role_id=5))
            raise ZeroDivisionError
    assert numbers(store, 10, Status.LOBBY) == [table_id]
    assert store.directory.gamemaster_role(10) is None


async def test_directory_is_read_again_when_the_store_is_opened(tmp_path: Path) -> None:
    store = await Store.open("", data=tmp_path)
    table_id = await add_table(store)
    async with store.writing() as writer:
        await writer.set_guild(GuildSettings(guild_id=10, gamemaster_role_id=5))
    assert store.directory.gamemaster_role(10) == 5
    await store.close()
    store = await Store.open("", data=tmp_path)
    assert numbers(store) == [table_id]
    assert store.directory.gamemaster_role(10) == 5
    await store.close()


async def test_tables_of_another_process_are_changed_though_they_are_not_listed(tmp_path: Path) -> None:
    store, other = await Store.open("", data=tmp_path), await Store.open("", data=tmp_path)
    table_id = await add_table(other)
    async with store.writing() as writer:
        await writer.update_table(table_id, status=Status.RUNNING, seq=1)
    assert (await store.table(table_id)).status == "running"  # type: ignore[union-attr]
    assert numbers(store) == []
    await store.close()
    await other.close()
