"""Tables that have ended, written into the archive as the keeper writes them."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.db import PlacingRow, TableRow
from bot.db.status import Status
from bot.discord.bot import KeryxBot
from practice import PracticeServer

BEGUN = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def add_ended(
    bot: KeryxBot,
    server: PracticeServer,
    names: Sequence[str],
    game: str = "perikles",
    *,
    channel: str = "tables",
    days: float = 4,
    **fields: Any,
) -> int:
    """Archive a table whose players came in the order of their seats, the first won."""
    place = server.channel(channel)
    number = len(await bot.store.tables()) + 1
    begun = BEGUN + timedelta(days=10 * number)
    row = TableRow(
        game=game,
        seats=len(names),
        status=Status.ENDED,
        guild_id=int(place.guild_id or 0),
        channel_id=int(place.id),
        gamemaster_id=1,
        seed=b"",
        commitment="",
        seq=100,
        started_at=begun,
        ended_at=begun + timedelta(days=days),
        **fields,
    )
    async with bot.store.writing() as writer:
        table = await writer.add_table(row)
        placings = []
        for seat, name in enumerate(names):
            user = int(server.user(name).id)
            await writer.set_seat(table, seat, user, name, computer=False, since_seq=0)
            placing = PlacingRow(
                table_id=table,
                seat=seat,
                user_id=user,
                share=1.0,
                rank=seat + 1,
                points=30 - 5 * seat,
                won=seat == 0,
                roles="",
            )
            placings.append(placing)
        await writer.put_placings(table, placings)
    return table
