"""What the state of every game has: an agenda, and who leads which party."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from games.core.actions import Action
from games.core.chance import Chance
from games.core.decision import Decision, Seat


class GameState(msgspec.Struct, kw_only=True):
    """The state of any game: plain data, and what it says of its parties."""

    party_field: ClassVar[str] = "seat"
    """The field by which a step says whose it is."""

    agenda: list[Any]
    given_up: list[Seat] | UnsetType = UNSET
    """Seats that were given up, the first before the others; unset where none was, as in older saves."""

    @property
    def resigned(self) -> Sequence[Seat]:
        """List the seats that were given up, in that order."""
        return () if self.given_up is UNSET else self.given_up

    @property
    def staying(self) -> list[Seat]:
        """List the seats that were not given up."""
        seats: int = getattr(self, "seats", 0)
        return [seat for seat in range(seats) if seat not in self.resigned]

    def resign(self, seat: Seat) -> None:
        """Note that a seat is given up."""
        self.given_up = [*self.resigned, seat]

    def take_over(self, seat: Seat) -> None:
        """Note that somebody sits again where a seat was given up."""
        self.given_up = [each for each in self.resigned if each != seat] or UNSET

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

    def stand_in(self, decision: Decision, chance: Chance) -> Action:
        """Answer for a seat that was given up: as harmlessly as can be, unless the game knows better."""
        assert decision.default is not None, "every required question declares a harmless answer"
        return decision.default
