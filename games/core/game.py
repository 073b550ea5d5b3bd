"""What a game offers to everything that is built on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from games.core.agenda import Table
from games.core.chance import Chance
from games.core.decision import Action, Decision, Seat
from games.core.errors import Refusal
from games.core.events import Event
from games.core.outcome import Outcome, Standing
from games.core.state import GameState
from games.core.view import Seen

if TYPE_CHECKING:
    from games.text.wording import GameWording


class Orders(Protocol):
    """A game's typed orders, for one seat at one moment."""

    def parse(self, text: str, allows: Callable[[Action], bool] | None = None, /) -> list[Action]:
        """Read an order of one or more actions; raise a player's fault.

        Where a word has several meanings, the one is meant that makes an action which is allowed first.
        """

    def write(self, action: Any) -> str:
        """Write an action as the order that makes it."""


@dataclass(frozen=True)
class Game:
    """The rules of one title."""

    id: str
    seats: Sequence[int]
    scenarios: Sequence[str]
    state: Any
    """The type of its state."""
    action: Any
    """The union of its actions."""
    event: Any
    """The union of its events."""
    schema: int
    """The version of its saved states."""
    rules: int
    """The version of its rules, logged with every action."""
    new: Callable[[int, str, Mapping[str, str]], Any]
    """Make the state of a table before set-up, for a number of seats, a scenario and its options."""
    view: Callable[[Any, Seat | None], Seen]
    outcome: Callable[[Any], Outcome]
    """Say how a table has ended or, before that, how it stands."""
    violations: Callable[[Any], list[str]]
    """Name every invariant that a state breaks."""
    resample: Callable[[Any, Seat | None, Random], Any]
    """Give a copy in which what a seat, or an onlooker, cannot know is shuffled."""
    upgrade: Callable[[int, dict[str, Any]], dict[str, Any]]
    """Bring the raw data of an older schema to the present one."""
    wording: Callable[[str, Sequence[str]], GameWording]
    """Give the wording in a language, for the names of the seats."""
    orders: Callable[[str, Sequence[str]], Orders]
    """Give the reader and writer of orders in a language, for the names of the seats."""
    provenance: Callable[[], dict[str, str]]
    """Say of each table of component data whether it is verified or reconstructed."""
    package: str
    """The package that its RULEBOOK.md and catalogues are in."""
    options: Callable[[str, Sequence[tuple[str, str]]], Mapping[str, str]] = lambda _scenario, _achieved: {}
    """Give the options of a scenario for a player who has achieved these things, with what."""
    achievement: Callable[[Any], tuple[str, str] | None] = lambda _state: None
    """Say what the player of an ended solo table has achieved, and with what."""
    limits: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Numbers of seats of scenarios that cannot be played by all the game's numbers."""

    coloured: bool = True
    """Whether its pictures know the seats by colours of their own."""
    variants: Sequence[str] = ()
    """Variants that a table may be played with; the option `variants` names them, between commas."""
    why_not: Callable[[str, int, Sequence[str]], Refusal | None] = lambda _scenario, _seats, _variants: None
    """Say why a scenario cannot be played by so many seats with these variants."""
    random_answer: Callable[[Any, Decision, Random], Action] = lambda _state, decision, rng: decision.sample(
        rng
    )
    """Answer at random, for play that tests or shows the game; prefer what brings such play to an end."""
    preview: Callable[[Any, Seat, Sequence[Action]], tuple[Any, list[Event]]] | None = None
    """Try a seat's actions on a copy that knows no more than the seat, waiting for nobody else."""

    def standings(self, state: Any) -> list[Standing]:
        """Rank the seats, best first."""
        return self.outcome(state).standings

    def seats_for(self, scenario: str) -> Sequence[int]:
        """List the numbers of seats that a scenario can be played by."""
        return self.limits.get(scenario, self.seats)


def imported_late(package: str, module: str) -> Callable[[str, Sequence[str]], Any]:
    """Give the function of a module that has its name, imported when first called: words are slow to load."""

    def call(language: str, names: Sequence[str]) -> Any:
        return getattr(import_module(f"{package}.{module}"), module)(language, names)

    return call


def start(
    game: Game, seats: int, scenario: str, chance: Chance, options: Mapping[str, str] | None = None
) -> Table[GameState]:
    """Set up a table and go on until somebody is waited for."""
    table: Table[GameState] = Table(game.new(seats, scenario, options or {}), chance)
    table.settle()
    return table


def told(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """Give the events that a seat, or an onlooker, is told."""
    return [event for event in events if event.is_for(seat)]
