"""The state of a table of Pericles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from games.core.chance import Chance
from games.core.decision import NOBODY, Action, Decision, Seat
from games.core.state import GameState
from games.pericles.board import FACTIONS, SIDES, board
from games.pericles.figures import Colour, Faction, ScenarioFigures, Side, Theatre
from games.pericles.phormio.answer import answer
from games.pericles.pieces import City, House, Placed, Result, Stack
from games.pericles.seating import owners
from games.pericles.steps import AnyStep
from games.pericles.steps.set_up import SetUp
from games.pericles.steps.standing import StandingAnswers


class State(GameState):
    """Everything about a table.

    Hidden are hands, entourages that were not used, tokens, decks, answers that are noted, and what counters
    are that lie face down or were not placed.
    """

    party_field: ClassVar[str] = "faction"

    seats: int
    scenario: str
    agenda: list[AnyStep]
    owners: dict[Faction, Seat]
    """Who leads each faction that takes part; nobody where Phormio does (15)."""
    turn: int = 1
    scenario_turn: int = 1
    """14: the number of the turn in the scenario."""
    war: bool = False
    plague: bool = False
    """5.13: whether there has been a plague."""
    alcibiades_in_persia: bool = False
    persian_war: bool = False
    ships_ready: bool = True
    """12.3: whether the State ships can still be used this turn."""
    ships_sent: bool = False
    """12.3: whether they fight in the present issue."""
    houses: dict[Faction, House] = msgspec.field(default_factory=dict)
    cities: dict[Side, City] = msgspec.field(default_factory=dict)
    pieces: dict[Theatre, dict[Colour, Stack]] = msgspec.field(default_factory=dict)
    """By theatre and colour; what has nothing is left out."""
    three_hundred: Theatre = ""
    """12.4: where the 300 stand."""
    treachery: dict[Theatre, dict[Side, int]] = msgspec.field(default_factory=dict)
    queues: dict[Theatre, list[Placed]] = msgspec.field(default_factory=dict)
    """8.31: counters by theatre, or in Persia; the last is on top."""
    honour_order: list[Faction] = msgspec.field(default_factory=list)
    """8.1: fixed for the Theatre Phase."""
    persia_open: bool = False
    """13.1: whether counters may be placed in Persia (A53)."""
    persian_bases: int = 0
    committed: dict[Faction, int] = msgspec.field(default_factory=dict)
    """9.31: tokens that lie open for the present issue."""
    play: str = ""
    """5.11: the play of Aristophanes of this turn."""
    plays_left: list[str] = msgspec.field(default_factory=list)
    """Plays that were not drawn; they have no order."""
    granary_at_start: bool = True
    """11.13: whether Athens had a base at a granary when the turn began (A26)."""
    lost_for_good: dict[str, int] = msgspec.field(default_factory=dict)
    """14.43: units that are out of the game, by kind."""
    result: Result | None = None

    @property
    def figures(self) -> ScenarioFigures:
        """Return what the scenario says."""
        return board().scenarios[self.scenario]

    @property
    def sides(self) -> list[Side]:
        """List the Sides that take part, Athens first."""
        return [side for side in SIDES if side in self.cities]

    @property
    def factions(self) -> list[Faction]:
        """List the factions that take part, in their order."""
        return [faction for faction in FACTIONS if faction in self.owners]

    def seat_of(self, party: str) -> Seat:
        """Return the seat that leads a faction."""
        return self.owners.get(party, NOBODY)

    def parties_of(self, seat: Seat | None) -> list[Faction]:
        """List the factions that a seat leads, in their order; an onlooker leads none."""
        return [faction for faction in self.factions if self.owners[faction] == seat]

    def stand_in(self, decision: Decision, chance: Chance) -> Action:
        """15: let Phormio answer for the factions of a seat that was given up, too."""
        return self.policy(decision, chance)

    def policy(self, decision: Decision, chance: Chance) -> Action:
        """15: let Phormio answer."""
        return answer(self, decision, chance)


def new_state(seats: int, scenario: str, options: Mapping[str, str]) -> State:
    """Make a table before its set-up."""
    figures = board().scenarios[scenario]
    return State(
        seats=seats,
        scenario=scenario,
        agenda=[StandingAnswers(), SetUp()],
        owners=owners(figures, seats, options),
        turn=figures.first_turn,
        war=figures.war,
        plague=figures.plague,
        alcibiades_in_persia=figures.alcibiades_in_persia,
        persian_war=figures.persian_war,
        persian_bases=figures.persian_bases,
    )
