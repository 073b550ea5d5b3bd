"""What lies on the board and before the nations."""

from __future__ import annotations

import msgspec

from games.antike.actions import Reaction, Unit
from games.core.decision import Seat


class Stack(msgspec.Struct):
    """Like units of a nation in a province that have spent as many actions."""

    nation: str
    unit: Unit
    count: int
    spent: int = 0
    """Actions spent in the manoeuvre that goes on; 0 outside of one."""


class Nation(msgspec.Struct):
    """A nation and what it has."""

    id: str
    seat: Seat
    marble: int = 0
    iron: int = 0
    gold: int = 0
    coins: int = 0
    field: str = ""
    """Where its marker is on the rondel; empty before its first turn."""
    advances: list[str] = []
    """Every advance it has, also those whose marker moved on to the successor."""
    personages: dict[str, int] = {}
    """Cards by kind, that of the bonus included."""
    marks: dict[str, int] = {}
    """How many thresholds of each kind it has ever reached, for kings, citizens and navigators (IV)."""


class Leg(msgspec.Struct, frozen=True):
    """A border that a group crossed, for the arrows of the picture."""

    nation: str
    unit: Unit
    count: int
    origin: str
    province: str
    spent: int = 0
    """How many borders it had crossed before."""


class LastTurn(msgspec.Struct):
    """What the nation on turn, or the last one before a turn begins, has done: for the picture."""

    nation: str = ""
    field: str = ""
    legs: list[Leg] = []
    fought: list[str] = []
    """Provinces in which units were traded off."""
    conquered: list[str] = []
    founded: list[str] = []
    built: list[str] = []
    """Provinces that got a temple."""
    raised: list[str] = []
    """Provinces that got units."""
    destroyed: list[str] = []
    """Provinces whose foreign temple was destroyed."""
    given_up: list[str] = []
    """Cities of its own that it gave up for others."""
    produced: int = 0
    """How much of the resource of its field it got."""
    acquired: list[str] = []
    """Advances."""
    won: dict[str, int] = {}
    """Personages, by kind."""


class StandingOrder(msgspec.Struct, frozen=True):
    """How a seat reacts to units that enter; empty fields fit everything."""

    reaction: Reaction
    opponent: str = ""
    province: str = ""
    unit: str = ""
    least: int = 1

    def covers(self, older: StandingOrder) -> bool:
        """Say whether an older order has no effect beside this one: whatever it fits, this one fits too."""
        return (
            self.opponent in ("", older.opponent)
            and self.province in ("", older.province)
            and self.unit in ("", older.unit)
            and self.least <= older.least
        )
