"""What the referee keeps, and how events are heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from games.pericles.board import board
from games.pericles.figures import ScenarioFigures

if TYPE_CHECKING:
    from games.core.events import Event
    from tests.games.pericles.referee.assembly import Disputed
    from tests.games.pericles.referee.battles import Fight

SIDES = ("athens", "sparta")
COMPATRIOTS = {"athens": ("aristocrats", "demagogues"), "sparta": ("agiad", "eurypontid")}
SIDE = {faction: side for side, factions in COMPATRIOTS.items() for faction in factions}
OTHER = {"athens": "sparta", "sparta": "athens"}
CITY = {"athens": "athens", "sparta": "sparta"}
LEAGUE = {"athens": "delian", "sparta": "peloponnesian"}
COLOURS = {"athens": ("athens", "delian", "argos"), "sparta": ("sparta", "peloponnesian")}
ELITE = "three-hundred"
EAST = "east-mediterranean"
E = TypeVar("E", bound="Event")
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


def compatriot(faction: str) -> str:
    """Name the other faction of a Side."""
    first, second = COMPATRIOTS[SIDE[faction]]
    return second if faction == first else first


def direction(faction: str) -> int:
    """Boxes of the first faction of a Side are negative."""
    return -1 if faction == COMPATRIOTS[SIDE[faction]][0] else 1


@dataclass
class Ledger:
    """All that follows from what was told."""

    scenario: str = ""
    honour: Counter[str] = field(default_factory=Counter)
    tokens: Counter[str] = field(default_factory=Counter)
    committed: Counter[str] = field(default_factory=Counter)
    stock: Counter[str] = field(default_factory=Counter)
    board: Counter[str] = field(default_factory=Counter)
    aside: Counter[str] = field(default_factory=Counter)
    aside_next: Counter[str] = field(default_factory=Counter)
    track: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    ruling: dict[str, str] = field(default_factory=dict)
    favour: dict[str, str] = field(default_factory=dict)
    pieces: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By theatre and piece, such as `delian-land` or `three-hundred`."""
    treachery: Counter[tuple[str, str]] = field(default_factory=Counter)
    persian_bases: int = 0
    war: bool = False
    plague: bool = False
    alcibiades_in_athens: bool = True
    persian_war: bool = False
    ships: int = 0
    """12.3: whether the State ships fight in this issue."""
    ships_ready: bool = True
    scenario_turn: int = 1
    granary_at_start: bool = True
    wills: dict[str, tuple[str, tuple[str, ...], int]] = field(default_factory=dict)
    deeds: set[tuple[str, str]] = field(default_factory=set)
    debates: Counter[str] = field(default_factory=Counter)
    """How many debates a Side has had this turn."""
    disputes: dict[str, Disputed] = field(default_factory=dict)
    plays: list[str] = field(default_factory=list)
    hostages: set[str] = field(default_factory=set)
    """Which Sides hold any."""
    pressed: tuple[int, int] = (0, 0)
    """What the last diplomacy put against what."""
    to_sow: int = 0
    """How much treachery is placed now."""
    talks: dict[str, int] = field(default_factory=dict)
    ship_owed: int = 0
    """13.21: a ship that the treaty costs and that was not given up yet."""
    peace_ends: bool = False
    """7.41: whether peace has ended the game."""
    fight: Fight | None = None
    first_battle: str | None = None
    """Who has won the first battle of all."""
    ending: str = ""
    winner: str = ""

    @property
    def figures(self) -> ScenarioFigures:
        """Return what is printed of the scenario."""
        return board().scenarios[self.scenario]

    # Honour and tokens

    def changed(self, faction: str, wanted: int, told: int) -> None:
        """See that Honour changed as it must, never below zero."""
        due = max(wanted, -self.honour[faction])
        assert told == due, f"{faction}: Honour {told:+}, not {due:+}"
        self.honour[faction] += due

    def paid(self, faction: str, number: int) -> None:
        """Put tokens of a faction into its Side's stock."""
        assert 0 <= number <= self.tokens[faction], f"{faction} has {self.tokens[faction]} tokens"
        self.tokens[faction] -= number
        self.stock[SIDE[faction]] += number

    def drawn(self, faction: str, number: int) -> None:
        """Give a faction tokens of its Side's stock."""
        assert 0 <= number <= self.stock[SIDE[faction]], "the stock has no more"
        self.stock[SIDE[faction]] -= number
        self.tokens[faction] += number

    # Pieces

    def put(self, theatre: str, piece: str, number: int) -> None:
        """Put pieces down, or take them away."""
        self.pieces[theatre, piece] += number
        assert self.pieces[theatre, piece] >= 0, f"{piece} {theatre}"

    def put_all(self, theatre: str, units: tuple[tuple[str, int], ...], sign: int = 1) -> None:
        """Put several kinds of pieces down, or take them away."""
        for piece, number in units:
            self.put(theatre, piece, sign * number)

    def units(self, theatre: str, colour: str, element: str) -> int:
        """Count units; the 300 are red on land."""
        elite = self.pieces[theatre, ELITE] if (colour, element) == ("sparta", "land") else 0
        return self.pieces[theatre, f"{colour}-{element}"] + elite

    def units_of(self, theatre: str, side: str, element: str) -> int:
        """Count the units of a Side."""
        return sum(self.units(theatre, colour, element) for colour in COLOURS[side])

    def bases(self, theatre: str, side: str) -> int:
        """Count the bases of a Side."""
        return sum(self.pieces[theatre, f"{colour}-base"] for colour in COLOURS[side])

    def stands(self, theatre: str, side: str) -> bool:
        """Say whether a Side has anything in a theatre."""
        units = sum(self.units_of(theatre, side, element) for element in ("land", "naval"))
        return units + self.bases(theatre, side) > 0

    def holders(self, theatre: str) -> list[str]:
        """List the Sides that stand in a theatre."""
        return [side for side in SIDES if self.stands(theatre, side)]

    def values(self, theatre: str, side: str, element: str) -> int:
        """Add up the military values of units."""
        printed = board().printed.value
        worth: dict[str, int] = dict((printed.land if element == "land" else printed.naval).items())
        return sum(
            self.units(theatre, colour, element) * worth[colour]
            for colour in COLOURS[side]
            if self.units(theatre, colour, element)
        )

    def theatres(self) -> list[str]:
        """List the theatres in play."""
        listed = self.figures.theatres or [each.id for each in board().printed.theatre]
        return [each for each in listed if each != EAST or self.persian_war]

    def has_granary(self) -> bool:
        """Say whether Athens has a base at a granary."""
        granaries = {each.id for each in board().printed.theatre if each.granary}
        return any(self.bases(theatre, "athens") for theatre in granaries & set(self.theatres()))

    # Assembly

    def won(self, faction: str) -> list[tuple[str, int]]:
        """List the issues on a faction's half."""
        return [(kind, box) for kind, box in self.track[SIDE[faction]] if box * direction(faction) > 0]

    def holder(self, side: str, kind: str) -> str:
        """Name who has won an issue."""
        found = [each for each in COMPATRIOTS[side] if kind in dict(self.won(each))]
        return found[0] if found else ""
