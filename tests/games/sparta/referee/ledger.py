"""What the referee keeps, and how events are heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from games.sparta.board import board
from games.sparta.effects import AnyEffect, flat
from games.sparta.figures import WarFigures

if TYPE_CHECKING:
    from games.core.events import Event
    from tests.games.sparta.referee.battles import Fight

POWERS = ("sparta", "athens")
OTHER = {"sparta": "athens", "athens": "sparta"}
MEGAPOLIS = 3
Heard = Callable[["Ledger", Any], None]
HEARD: dict[type[Event], Heard] = {}
"""What is done with each kind of event."""


class Fault(AssertionError):
    """What was told does not follow from what was told before."""


def hears(*kinds: type[Any]) -> Callable[[Heard], Heard]:
    """Let a function hear events."""

    def note(heard: Heard) -> Heard:
        for kind in kinds:
            assert kind not in HEARD, kind
            HEARD[kind] = heard
        return heard

    return note


@dataclass
class Purse:
    """What a power has, as far as everyone knows."""

    talents: int = 0
    favours: int = 0
    green: bool = False
    army: int = 0
    fleet: int = 0
    markers: tuple[str, ...] = ()
    cards: int = 0
    battle: int = 0
    due: list[int] = field(default_factory=list)
    """Talents that must be told before anything else changes the treasury."""


@dataclass
class Place:
    """A place in play."""

    owner: str = ""
    influence: int = 0
    raid: bool = False
    siege: str = ""
    """The unit that besieges it."""


@dataclass
class Unit:
    """A unit that is not at home."""

    commander: str
    at: str = ""
    opened_by: str = ""
    actions: int = 0


@dataclass
class Support:
    """A support: on its marker, in a field, lost, in the supply, on the track, or out."""

    state: str
    holder: str = ""
    veteran: bool = False


@dataclass
class Ledger:
    """All that follows from what was told."""

    wars: list[str] = field(default_factory=list)
    round: int = 0
    rounds: int = 0
    """How many rounds there were, in all wars."""
    turn: str = ""
    scored: list[str] = field(default_factory=list)
    purses: dict[str, Purse] = field(default_factory=lambda: {power: Purse() for power in POWERS})
    places: dict[str, Place] = field(default_factory=dict)
    units: dict[str, Unit] = field(default_factory=dict)
    supports: dict[str, Support] = field(default_factory=dict)
    veterans: set[str] = field(default_factory=set)
    lasting: dict[str, str] = field(default_factory=dict)
    sources: list[Sequence[AnyEffect]] = field(default_factory=list)
    """What is printed on what is carried out now: the card, abilities of commanders."""
    influence_due: list[tuple[str, str, int]] = field(default_factory=list)
    """Changes of influence that must be told next."""
    shifts: list[tuple[str, str, int]] = field(default_factory=list)
    """Losses that must be told next: power, track, change."""
    fight: Fight | None = None
    ending: bool = False
    """Whether a battle is over but for its losses."""
    favour_due: str = ""
    """Who has won a battle, and gains a favour."""
    price_due: int = 0
    """The favours that a card costs, until they are paid."""
    dead: set[str] = field(default_factory=set)
    """Commanders who have rolled their death."""
    armies: dict[str, int] = field(default_factory=dict)
    """The armies before either is set."""
    stayed: set[str] = field(default_factory=set)
    withdrew: set[str] = field(default_factory=set)
    late: str = ""
    """The commander of a mobilised unit that has just gone home."""
    exhausts: bool = False
    """Whether the card that is carried out is about to exhaust a commander."""
    successes: dict[str, int] = field(default_factory=dict)
    prizes: list[tuple[int, bool]] = field(default_factory=list)
    cubes: dict[str, int] = field(default_factory=dict)
    counted: dict[str, int] = field(default_factory=dict)
    winner: str = ""
    last: Any = None
    """The event before."""

    @property
    def war(self) -> str:
        """Name the present war."""
        return self.wars[-1]

    @property
    def figures(self) -> WarFigures:
        """Return what is printed of the present war."""
        return board().wars[self.war]

    # Places

    def size(self, place: str) -> int:
        """Return the autonomy of a place."""
        if place == "mantineia" and "megalopolis" in self.lasting:
            return MEGAPOLIS
        return (board().spaces.get(place) or board().allies[place]).size

    def is_contested(self, place: str) -> bool:
        """Say whether a raid or a siege marker lies there."""
        return self.places[place].raid or bool(self.places[place].siege)

    def controller(self, place: str) -> str:
        """Name who controls a place."""
        found = self.places.get(place)
        if found is None or self.is_contested(place) or found.influence < self.size(place):
            return ""
        return found.owner

    def region_owner(self, region: str) -> str:
        """Name who controls a region."""
        weight = dict.fromkeys(POWERS, 0)
        for place in self.places:
            if board().region_of(place) == region and self.controller(place):
                weight[self.controller(place)] += self.size(place)
        if weight["sparta"] == weight["athens"]:
            return ""
        return max(weight, key=lambda power: weight[power])

    def owners(self) -> dict[str, str]:
        """Name who controls each region and ally of the war."""
        regions = {each: self.region_owner(each) for each in board().regions}
        allies = {each: self.controller(each) for each in board().allies}
        in_play = {*self.figures.regions_in_play, *self.figures.allies_in_play}
        return {key: owner for key, owner in {**regions, **allies}.items() if key in in_play}

    def megapoleis(self, power: str) -> int:
        """Count the megapoleis of a power."""
        return sum(self.size(place) == MEGAPOLIS and self.controller(place) == power for place in self.places)

    def sieges(self, power: str) -> list[str]:
        """List what a power besieges."""
        return [place for place, each in self.places.items() if each.siege.startswith(power)]

    def regions_held(self, power: str) -> int:
        """Count the markers of regions."""
        return sum(marker in board().regions for marker in self.purses[power].markers)

    # Pieces

    def value(self, power: str, kind: str) -> int:
        """Add up supports of a kind."""
        return sum(
            1 + each.veteran
            for name, each in self.supports.items()
            if each.state == "field" and each.holder == power and board().supports[name].kind == kind
        )

    def abilities(self, commander: str) -> tuple[Any, ...]:
        """List what a commander's side has."""
        if not commander:
            return ()
        printed = board().commanders[commander]
        return printed.veteran if commander in self.veterans else printed.regular

    def having(self, commander: str, verb: type[Any]) -> list[Any]:
        """List the abilities of one verb."""
        return [each for each in self.abilities(commander) if isinstance(each, verb)]

    # What is printed

    def printed(self, verb: type[Any]) -> list[Any]:
        """List the effects of a verb that are printed on what is carried out now."""
        return [each for source in self.sources for each in flat(tuple(source)) if isinstance(each, verb)]

    def owe(self, power: str, talents: int) -> None:
        """Expect that the treasury changes next."""
        change = max(talents, -self.purses[power].talents)
        if change:
            self.purses[power].due.append(change)

    def nothing_is_due(self) -> None:
        """See that nothing is still to be told."""
        assert not self.influence_due, f"influence is due: {self.influence_due}"
        assert not self.shifts, f"losses are due: {self.shifts}"
        assert not self.favour_due, "a favour is due"
        assert not self.price_due, "the favour of a card is not paid"
        for power, purse in self.purses.items():
            assert not purse.due, f"talents of {power} are due: {purse.due}"
