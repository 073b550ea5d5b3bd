"""What the state of every game has: an agenda, and who leads which party."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from games.core.actions import Action
from games.core.chance import Chance
from games.core.decision import Decision, Seat


class GameState(msgspec.Struct):
    """The state of any game: plain data, and what it says of its parties."""

    party_field: ClassVar[str] = "seat"
    """The field by which a step says whose it is."""

    agenda: list[Any]

    def seat_of(self, party: Any) -> Seat:
        """Return the seat that leads a party, or NOBODY where Keryx plays it; a seat leads itself."""
        seat: Seat = party
        return seat

    def parties_of(self, seat: Seat) -> Sequence[Any]:
        """List the parties that a seat leads; a seat leads itself."""
        return [seat]

    def policy(self, decision: Decision, chance: Chance) -> Action:
        """Answer for a party that nobody sits at, from what that party may know; its dice are draws."""
        raise AssertionError("somebody sits at every party of this game")
