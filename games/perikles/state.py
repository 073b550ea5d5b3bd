"""The state of a table of Perikles."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.decision import Seat
from games.core.state import GameState
from games.perikles.board import PERSIA, City, Counter, board
from games.perikles.pieces import Combat, Place, Roll, Sent, Won
from games.perikles.steps import AnyStep
from games.perikles.steps.set_up import SetUp

__all__ = ["Combat", "Place", "Roll", "Sent", "State", "Won", "new_state"]


class State(GameState):
    """Everything about a table; who may know what of it is for `view` to say."""

    seats: int
    scenario: str
    agenda: list[AnyStep]
    round: int = 1
    start: Seat = 0
    """Who takes the first tile and proposes first this round."""
    first: Seat | None = None
    """Who commits first this round, once named."""
    athens_last: Seat | None = None
    """The latest leader of Athens."""
    markers: dict[City, list[int]] = {}
    """Markers in the columns, by city and seat."""
    candidates: dict[City, list[Seat]] = {}
    """Alpha and beta, as far as they are filled."""
    leaders: dict[City, Seat] = {}
    persians: list[Seat] = []
    """Seats that lead no city and command the Persians, from phase 5 to the end of the round."""
    statues: dict[City, list[Seat]] = {}
    defeats: dict[City, int] = {}
    offer: list[str] = []
    pile: list[str] = []
    """Influence tiles that are neither on offer nor taken; in no order."""
    tiles: list[list[str]] = []
    """Influence tiles in front of each seat."""
    specials: list[str] = []
    """The special tile of each seat, hidden until played."""
    played: list[bool] = []
    quiet: list[str] = []
    """Until when a seat does not want to be asked about its special tile: empty, phase or a place."""
    places: list[Place] = []
    unseen_places: list[str] = []
    """Places of later rounds; in no order."""
    home: dict[City, list[Counter]] = {}
    """Counters beside their city, open."""
    hand: dict[City, list[Counter]] = {}
    """Counters taken up this round and not yet sent; their strengths are hidden."""
    dead: dict[City, list[Counter]] = {}
    wars: list[tuple[City, City]] = []
    alliances: list[tuple[City, City]] = []
    won: list[Won] = []
    combat: Combat | None = None
    ended: bool = False


def new_state(seats: int, scenario: str, _options: Mapping[str, str] | None = None) -> State:
    """Make a table before its set-up."""
    b = board()
    return State(
        seats=seats,
        scenario=scenario,
        agenda=[SetUp()],
        markers={city: [0] * seats for city in b.cities},
        candidates={city: [] for city in b.cities},
        statues={city: [] for city in b.cities},
        defeats=dict.fromkeys(b.cities, 0),
        tiles=[[] for _ in range(seats)],
        specials=[""] * seats,
        played=[False] * seats,
        quiet=[""] * seats,
        unseen_places=list(b.places),
        home={city: list(counters) for city, counters in b.counters.items()},
        hand={city: [] for city in b.counters},
        dead={city: [] for city in b.counters if city != PERSIA},
    )
