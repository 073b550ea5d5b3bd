"""What a game offers to everything that is built on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from games.core.agenda import Table
from games.core.chance import Chance
from games.core.components import provenance_of
from games.core.conditions import Condition
from games.core.decision import Action, Decision, Seat
from games.core.errors import Refusal
from games.core.events import Event
from games.core.outcome import Outcome, Standing
from games.core.resigning import MAY_NOT
from games.core.retrospect import Line, Statistic, points_of_seats
from games.core.state import GameState
from games.core.view import Seen

if TYPE_CHECKING:
    from games.text.orders import OrderBook
    from games.text.wording import GameWording


Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def _in_its_package(*_: Any) -> Any:
    """Stand for the function of the game's own module, until the game is known."""
    raise AssertionError("a game finds its modules when it is made")


OWN_MODULES = {"wording": "wording", "orders": "orders", "printed": "board"}
"""The functions that a game finds in modules of its package, unless it names others."""


def _imported_late(package: str, module: str, name: str) -> Callable[..., Any]:
    """Give a function of a module, imported when first called: words are slow to load."""

    def call(*given: Any) -> Any:
        return getattr(import_module(f"{package}.{module}"), name)(*given)

    return call


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
    new: Callable[[int, str, Mapping[str, str]], Any]
    """Make the state of a table before set-up, for a number of seats, a scenario and its options."""
    view: Callable[[Any, Seat | None], Seen]
    outcome: Callable[[Any], Outcome]
    """Say how a table has ended or, before that, how it stands."""
    endings: Sequence[str]
    """Why a table can be over, as its outcomes name it."""
    violations: Callable[[Any], list[str]]
    """Name every invariant that a state breaks."""
    resample: Callable[[Any, Seat | None, Random], Any]
    """Give a copy in which what a seat, or an onlooker, cannot know is shuffled."""
    printed: Callable[[], Any] = _in_its_package
    """Give the components, read and checked: a struct whose fields are the tables of `components.toml`."""
    rules: int = 1
    """The version of its rules, logged with every action."""
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)
    """What brings the raw data of a saved state from each older schema to the one after it."""
    wording: Callable[[str, Sequence[str]], GameWording] = _in_its_package
    """Give the wording in a language, for the names of the seats."""
    orders: Callable[[str, Sequence[str]], OrderBook] = _in_its_package
    """Give the reader and writer of orders in a language, for the names of the seats."""
    options: Callable[[str, Sequence[tuple[str, str]]], Mapping[str, str]] = lambda _scenario, _achieved: {}
    """Give the options of a scenario for a player who has achieved these things, with what."""
    achievement: Callable[[Any], tuple[str, str] | None] = lambda _state: None
    """Say what the player of an ended solo table has achieved, and with what."""
    tie_breaks: Sequence[str] = ()
    """What decides between equal points, in this order."""
    limits: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """Numbers of seats of scenarios that cannot be played by all the game's numbers."""

    coloured: bool = True
    """Whether its pictures know the seats by colours of their own."""
    variants: Sequence[str] = ()
    """Variants that a table may be played with; the option `variants` names them, between commas."""
    why_not: Callable[[str, int, Sequence[str]], Refusal | None] = lambda _scenario, _seats, _variants: None
    """Say why a scenario cannot be played by a number of seats with these variants."""
    random_answer: Callable[[Any, Decision, Random], Action] = lambda _state, decision, rng: decision.sample(
        rng
    )
    """Answer at random, for play that tests or shows the game; prefer what brings such play to an end."""
    counted_on: Sequence[type[Event]] = ()
    """Kinds of events that an order counts on which asks others in its midst: its rest goes on after them."""
    preview: Callable[[Any, Seat, Sequence[Action]], tuple[Any, list[Event]]] | None = None
    """Try a seat's actions on a copy that knows no more than the seat, waiting for nobody else."""

    turn_phases: Sequence[str] = ()
    """Phases that come again with every turn: with none of them anything begins for the table."""

    conditions: Sequence[type[Condition]] = ()
    """Kinds of conditions on which an order can be left ahead."""
    lasting: frozenset[str] = frozenset()
    """Refusals that never pass, such as that no border leads there: no order is left ahead that meets one."""
    groups: Callable[[Any], Mapping[str, Sequence[Seat]]] = lambda _state: {}
    """Name the groups of seats that play together and may confer where no other seat hears them."""
    sheet: Callable[[Sequence[Event]], Any | None] = lambda _events: None
    """Make from what everyone was told in a phase what a report's picture shows; None: nothing to report."""

    statistics: Callable[[Sequence[Event]], Sequence[Statistic]] = lambda _events: ()
    """Name, from what everyone was told, what is worth telling of a game that is over."""
    course: Callable[[Any], Mapping[Line, int]] = points_of_seats
    """Give from what everyone can see the points whose course is drawn: those of seats or of parties."""
    roles: Callable[[Any], Mapping[Seat, Sequence[str]]] = lambda _state: {}
    """Say what each seat plays, such as nations, by which the archive counts wins; nothing: seats alone."""
    resigning: str = MAY_NOT
    """Whether a seat may be given up, which Keryx plays from then on; the last to stay has won."""
    talks: bool = False
    """Whether opponents may confer in private; its RULEBOOK.md says why. Groups may in any case."""

    def standings(self, state: Any) -> list[Standing]:
        """Rank the seats, best first."""
        return self.outcome(state).standings

    def __post_init__(self) -> None:
        """Let words, orders and components be found in the game's own modules."""
        for name, module in OWN_MODULES.items():
            if getattr(self, name) is _in_its_package:
                object.__setattr__(self, name, _imported_late(self.package, module, name))

    @property
    def package(self) -> str:
        """Name the package that its modules, its RULEBOOK.md and its catalogues are in."""
        module: str = self.state.__module__
        return module.rpartition(".")[0]

    @property
    def schema(self) -> int:
        """Give the version of its saved states."""
        return 1 + len(self.upgrades)

    def upgrade(self, schema: int, raw: dict[str, Any]) -> dict[str, Any]:
        """Bring the raw data of an older schema to the present one."""
        if not 1 <= schema <= self.schema:
            raise ValueError(f"a save of schema {schema} is not known here; the present one is {self.schema}")
        for older in range(schema, self.schema):
            raw = self.upgrades[older](raw)
        return raw

    def provenance(self) -> dict[str, str]:
        """Say of each table of component data whether it is verified or reconstructed."""
        return provenance_of(self.printed())

    def seats_for(self, scenario: str) -> Sequence[int]:
        """List the numbers of seats that a scenario can be played by."""
        return self.limits.get(scenario, self.seats)


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
