"""Counters at places, tiles won and the last combat: plain data that the state holds."""

from __future__ import annotations

import msgspec

from games.core.decision import Seat
from games.perikles.board import Arm, City, Counter, Side


class Sent(msgspec.Struct, frozen=True, array_like=True):
    """A counter at a place and the seat that sent it."""

    counter: Counter
    by: Seat


class Place(msgspec.Struct):
    """A place of this round."""

    id: str
    attackers: list[Sent] = []
    defenders: list[Sent] = []
    main_attacker: Seat | None = None
    """Kept even if a Slave Revolt empties the stack (ruling 27)."""
    main_defender: Seat | None = None
    attacked_by: list[Seat] = []
    """Who has sent counters to the attack this round, whether or not they still lie there (ruling 27)."""
    defended_by: list[Seat] = []
    allowed: list[City] = []
    """Forces that the leader of the place's city has allowed to defend it."""
    turned_up: bool = False
    outcome: str = ""
    """Empty until its battle is over; then attack, defence or out."""

    def side(self, side: Side) -> list[Sent]:
        """Return the counters on one side."""
        return self.attackers if side == "attack" else self.defenders

    def sent_by(self, side: Side) -> list[Seat]:
        """List who has sent counters to one side."""
        return self.attacked_by if side == "attack" else self.defended_by

    def main(self, side: Side) -> Seat | None:
        """Return the main player of one side."""
        return self.main_attacker if side == "attack" else self.main_defender


class Won(msgspec.Struct, frozen=True):
    """A tile of a place that was won; Persian players share one."""

    place: str
    seats: tuple[Seat, ...]
    persian: bool = False


class Roll(msgspec.Struct, frozen=True):
    """Two dice on either side, and the battle tokens after them."""

    attacker: tuple[int, int]
    defender: tuple[int, int]
    tokens: tuple[int, int]


class Combat(msgspec.Struct):
    """The last combat round that was rolled, for everyone to see."""

    place: str
    arm: Arm
    attack: int
    defence: int
    odds: str
    start: tuple[int, int]
    rolls: list[Roll] = []
    winner: Side | None = None
