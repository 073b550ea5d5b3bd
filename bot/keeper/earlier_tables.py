"""Tables that ended before there was an archive: they enter it one by one, each in a share of the loop."""

from __future__ import annotations

import logging

from bot.db import StoreUnavailable
from bot.keeper import archiving, faults, history
from bot.keeper.changes import Changes
from games import registry

log = logging.getLogger(__name__)


async def archive_all(changes: Changes) -> None:
    """Archive what has ended and is not in the archive; one that cannot be read keeps no other out."""
    for table_id in await changes.store.tables_to_archive():
        await changes.loop_shares.take()
        try:
            await _archive(changes, table_id)
        except StoreUnavailable as unavailable:
            log.warning("table %s is not archived now: %s", table_id, unavailable)
        except Exception as bug:  # noqa: BLE001 - a fault with one table is reported
            faults.report(table_id, bug)


async def _archive(changes: Changes, table_id: int) -> None:
    row = await changes.store.table(table_id)
    if row is None:
        return
    game = registry.get(row.game)
    state = await history.state_at(changes.store, game, row, row.seq)
    async with changes.store.writing() as writer:
        await archiving.archive(writer, row, game, state)
