"""A second press of the same button: the answer that it would give has just been given."""

from __future__ import annotations

from dataclasses import replace

from bot.discord.panels.custom_id import Spot
from bot.keeper import Live
from games.core.decision import Seat


class Given:
    """The last answer of each seat by panel; it only chooses words, so a restart may forget it."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, Seat], tuple[Spot, int]] = {}

    def note(self, spot: Spot, live: Live) -> None:
        """Note an answer, with the table as it is after it."""
        self._last[spot.table, spot.seat] = replace(spot, page=0), live.trail[-1]

    def stands(self, spot: Spot, live: Live) -> bool:
        """Say whether a button's answer was the seat's last one, and has not been taken back."""
        said, move = self._last.get((spot.table, spot.seat), (None, -1))
        return said == replace(spot, page=0) and move in live.trail
