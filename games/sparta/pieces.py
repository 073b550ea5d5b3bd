"""Parts of the state: powers, places, units, commanders and supports."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.sparta.figures import Place, Power

Owner = Literal["", "athens", "sparta"]
"""A power, or nobody."""
Kind = Literal["hoplite", "trireme"]
UnitState = Literal["home", "called", "waiting", "field", "siege"]
"""At home; mobilised in this action round; to be deployed in the next one; on the map; besieging."""
CommanderState = Literal["track", "ready", "exhausted", "commands", "gone"]
SupportState = Literal["marker", "field", "lost", "supply", "track", "out"]
"""On its marker, in its field, eliminated, in the supply, on the track of rounds, not in this war."""


class Holding(msgspec.Struct):
    """What a power has: its cards are hidden, but for those that were shown."""

    talents: int = 0
    favours: int = 0
    """Ordinary favours; the green one is counted apart."""
    green: bool = False
    army: int = 0
    fleet: int = 0
    desperate: bool = False
    """Whether Desperate Times can still be used."""
    markers: list[str] = msgspec.field(default_factory=list)
    """Regions and allies whose markers it holds."""
    hand: list[str] = msgspec.field(default_factory=list)
    """Action cards, sorted."""
    face_down: list[str] = msgspec.field(default_factory=list)
    """Action cards that nobody has seen, sorted; in a game alone."""
    battle: list[str] = msgspec.field(default_factory=list)
    """Battle cards, sorted."""
    shown: list[str] = msgspec.field(default_factory=list)
    """Its action cards that the other power has seen."""
    battle_shown: list[str] = msgspec.field(default_factory=list)
    """Its battle cards that the other power has seen."""

    @property
    def all_favours(self) -> int:
        """Count the favours, with the green one."""
        return self.favours + int(self.green)


class Spot(msgspec.Struct):
    """A place in play: whose influence it has, and its markers."""

    owner: Owner = ""
    influence: int = 0
    raid: bool = False
    siege: str = ""
    """The unit that besieges it."""


class Unit(msgspec.Struct):
    """A hoplite or trireme."""

    power: Power
    kind: Kind
    number: int
    state: UnitState = "home"
    at: Place = ""
    commander: str = ""
    opened_by: str = ""
    """The commander who began its siege."""
    attacks: bool = False
    """Whether it stands where it is to fight the enemy's unit there."""
    omen: bool = False
    """Whether ill omens keep it from its next raid."""
    actions: int = 0
    """How many siege actions its siege has had."""


class Commander(msgspec.Struct):
    """Where a commander is, and which side of him lies up."""

    state: CommanderState
    veteran: bool = False


class Support(msgspec.Struct):
    """Where a support is, who has it, and which side of it lies up."""

    state: SupportState
    holder: Owner = ""
    veteran: bool = False


class Result(msgspec.Struct):
    """How a table has ended: the regions of each power at the last count, and who has more."""

    ending: str
    regions: dict[Power, int]
    winner: Power
