"""The state of a table of Antike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from games.antike.pieces import LastTurn, Leg, Nation, Stack, StandingOrder
from games.antike.steps import AnyStep
from games.antike.steps.set_up import SetUp
from games.antike.steps.standing import StandingOrders
from games.antike.variants import VARIANTS, Kind, kind_of, map_of
from games.core.decision import Seat
from games.core.state import GameState

__all__ = ["LastTurn", "Leg", "Nation", "Stack", "StandingOrder", "State", "new_state"]


class State(GameState):
    """Everything about a table.

    All of it is open but the standing orders, which the step at the bottom of the agenda holds: each seat's
    are for that seat alone; and but for the provinces that a group on its way is still to enter, which are
    for the seat alone that moves it.
    """

    party_field: ClassVar[str] = "nation"

    seats: int
    scenario: str
    """orient, occident, orient-two-colours or occident-two-colours."""
    agenda: list[AnyStep]
    variants: list[str] = []
    nations: list[Nation] = []
    """In their order of play, the start nation first."""
    round: int = 0
    turn: str = ""
    """The nation on turn; empty during set-up and before the first turn of a round."""
    cities: dict[str, str] = {}
    """The nation that owns the city of each province; provinces without a city are not in it."""
    temples: list[str] = []
    """Provinces whose city has a temple."""
    units: dict[str, list[Stack]] = {}
    """The units in each province; provinces without any are not in it, nor are stacks of none."""
    known: list[str] = []
    """Advances that some nation has acquired."""
    stacks: dict[str, int] = {}
    """Personages left in the bank, by kind."""
    coins: int = 0
    """Coins left in the bank."""
    destroyed: int = 0
    """Foreign temples that the nation on turn has destroyed in this turn."""
    discovered: int = 0
    """New advances that the nation on turn has acquired in this turn."""
    last: LastTurn = msgspec.field(default_factory=LastTurn)
    winner: str = ""
    """The nation that won."""

    @property
    def map(self) -> str:
        """Name the side of the board."""
        return map_of(self.scenario)

    @property
    def kind(self) -> Kind:
        """Return what answers for the scenario and the variants."""
        return kind_of(self.scenario, self.seats, tuple(self.variants))

    def seat_of(self, party: str) -> Seat:
        """Return the seat that leads a nation."""
        return next(nation.seat for nation in self.nations if nation.id == party)

    def parties_of(self, seat: Seat) -> list[str]:
        """List the nations of a seat, in order of play."""
        return [nation.id for nation in self.nations if nation.seat == seat]


def new_state(seats: int, scenario: str, options: Mapping[str, str] | None = None) -> State:
    """Make a table before its set-up; the option `variants` names the variants, between commas."""
    named = [name.strip() for name in (options or {}).get("variants", "").split(",") if name.strip()]
    unknown = [name for name in named if name not in VARIANTS]
    if unknown:
        raise ValueError(f"there is no variant {', '.join(unknown)}")
    return State(
        seats=seats,
        scenario=scenario,
        variants=sorted(set(named)),
        agenda=[StandingOrders(orders=[[] for _ in range(seats)]), SetUp()],
    )
