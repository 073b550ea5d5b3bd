"""Parts of the state: powers, places, units, commanders and supports."""

from __future__ import annotations

from typing import Literal

import msgspec

from games.sparta.effects import Advantage, Element, Spoils
from games.sparta.figures import Place, Power

Owner = Literal["", "athens", "sparta"]
"""A power, or nobody."""
Kind = Literal["hoplite", "trireme"]
Face = Literal["failure", "blank", "success"]
"""What a die shows."""
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


class Side(msgspec.Struct):
    """What a power brings into a battle, and what battle cards have changed for it."""

    unit: str
    raised: int = 0
    """How much stronger battle cards have made it."""
    doubled: bool = False
    """Whether its homeland counts twice."""
    ties: bool = False
    """Whether a card lets it win a level battle."""
    loss: int = 0
    """How much more it loses, or less."""
    enemy_loss: int = 0
    """How much more the enemy loses if this side wins."""
    safe: bool = False
    """Whether a card keeps its commander from dying."""
    risk: bool = False
    """Whether a card makes its commander take the worse of two dice."""
    countered: bool = False
    """Whether its next battle card has no effect."""
    fallen: bool = False
    """Whether its commander has died; he counts until the battle is over (ruling 74)."""
    spoils: list[Spoils] = msgspec.field(default_factory=list)
    played: list[str] = msgspec.field(default_factory=list)


class Combat(msgspec.Struct):
    """A battle that is being fought. What leans towards Sparta is positive."""

    place: Place
    element: Element
    attacker: Power
    sides: dict[Power, Side]
    cancelled: list[Advantage] = msgspec.field(default_factory=list)
    difference: int = 0
    """By how much Sparta is stronger, not cut off."""
    marker: int = 0
    """Where the combat marker stands (rulings 27 and 54)."""


class Result(msgspec.Struct):
    """How a table has ended: the regions of each power at the last count, and who has more."""

    ending: str
    regions: dict[Power, int]
    winner: Power
