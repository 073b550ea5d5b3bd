"""The state of a table of Toy."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from games.core.chance import Chance, pick
from games.core.decision import NOBODY, Action, Decision, Seat
from games.core.state import GameState
from tests.toy.game.board import CARDS, STALLS
from tests.toy.game.steps import AnyStep
from tests.toy.game.steps.bids import StandingBids
from tests.toy.game.steps.set_up import SetUp
from tests.toy.game.variants import rounds_of


class State(GameState):
    """Everything about a table.

    Hidden are the cards that no stall has shown, the deck, bids that are noted, and standing bids.
    """

    seats: int
    scenario: str
    agenda: list[AnyStep]
    owners: dict[str, Seat]
    """Who keeps each stall; NOBODY: Keryx does."""
    rounds: int = 3
    round: int = 0
    coins: dict[str, int] = msgspec.field(default_factory=dict)
    goods: dict[str, int] = msgspec.field(default_factory=dict)
    cards: dict[str, str] = msgspec.field(default_factory=dict)
    shown: list[str] = msgspec.field(default_factory=list)
    """The stalls that have shown their card."""
    deck: list[str] = msgspec.field(default_factory=list)
    sold: dict[str, int] = msgspec.field(default_factory=dict)
    """The measures that each stall has sold at the fair."""
    baskets: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)

    @property
    def stalls(self) -> list[str]:
        """List the stalls in their order; a table that is loaded may have its dicts in another."""
        return [stall for stall in STALLS if stall in self.owners]

    def seat_of(self, party: str) -> Seat:
        """Return the seat that keeps a stall."""
        return self.owners[party]

    def policy(self, decision: Decision, chance: Chance) -> Action:
        """Answer for a stall of Keryx: any answer is as likely."""
        answers = [action for form in decision.answers for action in form.every() or ()]
        return pick(chance, answers, "keryx")


def new_state(seats: int, scenario: str, options: Mapping[str, str]) -> State:
    """Make a table before its set-up."""
    return State(
        seats=seats,
        scenario=scenario,
        agenda=[StandingBids(), SetUp()],
        owners=_owners(seats, scenario),
        rounds=rounds_of(options),
        deck=list(CARDS),
    )


def guild(state: State) -> dict[str, list[Seat]]:
    """5: where three come to the fair, the first and the last keep together."""
    return {"guild": [0, 2]} if state.scenario == "fair" and state.seats == 3 else {}


def _owners(seats: int, scenario: str) -> dict[str, Seat]:
    match scenario:
        case "double":
            keepers = [0, 1, 0, 1]
        case "alone":
            keepers = [0, NOBODY, 0, NOBODY]
        case _:
            keepers = list(range(seats))
    return dict(zip(STALLS, keepers, strict=False))
