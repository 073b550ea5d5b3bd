"""Closing ranks: players move up, so that a table starts without an empty seat."""

from __future__ import annotations

from collections.abc import Iterable

from bot.db import SeatRow, Writer


def closed(joined: Iterable[SeatRow]) -> list[SeatRow]:
    """Give the seats as they are when everybody has moved up."""
    return [row.model_copy(update={"seat": number}) for number, row in enumerate(_in_order(joined))]


async def close(writer: Writer, table_id: int, joined: Iterable[SeatRow]) -> None:
    """Let everybody move up."""
    for number, row in enumerate(_in_order(joined)):
        if row.seat != number:
            await writer.clear_seat(table_id, row.seat, 0)
            await writer.set_seat(table_id, number, row.user_id, row.name, computer=row.computer, since_seq=0)


def _in_order(joined: Iterable[SeatRow]) -> list[SeatRow]:
    return sorted(joined, key=lambda row: row.seat)
