"""A saved state as the keeper of tables has it in memory."""

from __future__ import annotations

from typing import Any

from bot.db import SeatRow, TableRow
from bot.db.status import Status
from bot.keeper import Live
from games.core.game import Game


def live_of(game: Game, seats: int, scenario: str, state: Any) -> Live:
    """Seat players at a state; nobody has answered anything yet."""
    row = TableRow(
        id=1,
        game=game.id,
        scenario=scenario,
        seats=seats,
        status=Status.RUNNING,
        guild_id=1,
        channel_id=1,
        gamemaster_id=1,
        seed=bytes(32),
        commitment="",
        seq=0,
    )
    players = [
        SeatRow(table_id=1, seat=seat, user_id=seat + 1, name="", since_seq=0) for seat in range(seats)
    ]
    return Live(row, game, players, state, [0])
