"""The state of a table of SPARTA!"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from games.core.chance import Chance
from games.core.decision import NOBODY, Action, Decision, Seat
from games.core.state import GameState
from games.sparta import variants
from games.sparta.board import ENEMY, POWERS, board
from games.sparta.effects import Effect
from games.sparta.figures import Level, Place, Power, WarFigures
from games.sparta.keryx.answer import answer
from games.sparta.pieces import Combat, Commander, Holding, Result, Spot, Support, Unit
from games.sparta.steps import AnyStep
from games.sparta.steps.set_up import SetUp
from games.sparta.steps.standing import StandingAnswers
from games.sparta.verb import Verb
from games.sparta.verbs import VERBS


class State(GameState):
    """Everything about a table.

    Hidden from the other power are hand and battle cards, but for those it was shown. Hidden from all are
    the decks and, in a game alone, cards that lie face down. Lists of cards are sorted: they have no order.
    """

    party_field: ClassVar[str] = "power"

    seats: int
    scenario: str
    agenda: list[AnyStep]
    war: str
    variants: tuple[str, ...] = ()
    bot: Power | None = None
    """The power that Keryx plays."""
    level: Level = "easy"
    round: int = 0
    """The round of the present war; 0 before the first."""
    rounds_before: int = 0
    """The rounds of the first war of a campaign, once it is over."""
    turn: Power = "sparta"
    """Whose action round it is."""
    holdings: dict[Power, Holding] = msgspec.field(default_factory=dict)
    spots: dict[Place, Spot] = msgspec.field(default_factory=dict)
    """The places in play; a territory once it is founded."""
    units: dict[str, Unit] = msgspec.field(default_factory=dict)
    commanders: dict[str, Commander] = msgspec.field(default_factory=dict)
    supports: dict[str, Support] = msgspec.field(default_factory=dict)
    lasting: dict[str, str] = msgspec.field(default_factory=dict)
    """Lasting markers by key, with the power that each belongs to."""
    deck: list[str] = msgspec.field(default_factory=list)
    discards: list[str] = msgspec.field(default_factory=list)
    removed: list[str] = msgspec.field(default_factory=list)
    pool: list[str] = msgspec.field(default_factory=list)
    """Action cards that may still join."""
    battle_deck: list[str] = msgspec.field(default_factory=list)
    battle_discards: list[str] = msgspec.field(default_factory=list)
    combat: Combat | None = None
    """The battle that is being fought."""
    result: Result | None = None

    @property
    def figures(self) -> WarFigures:
        """Return what the present war says."""
        return board().wars[self.war]

    @property
    def powers(self) -> tuple[Power, ...]:
        """List the powers, Sparta first."""
        return POWERS

    def seat_of(self, party: Power) -> Seat:
        """Return the seat that leads a power."""
        if party == self.bot:
            return NOBODY
        return 0 if self.bot is not None else POWERS.index(party)

    def parties_of(self, seat: Seat) -> list[Power]:
        """List the powers that a seat leads."""
        return [power for power in POWERS if self.seat_of(power) == seat]

    def power_of(self, seat: Seat) -> Power:
        """Return the power that a seat leads."""
        return ENEMY[self.bot] if self.bot is not None else POWERS[seat]

    def policy(self, decision: Decision, chance: Chance) -> Action:
        """30: let Keryx answer."""
        return answer(self, decision, chance)

    def verb_of(self, effect: Effect) -> Verb:
        """Return what carries an effect out."""
        return VERBS[type(effect)]


def new_state(seats: int, scenario: str, options: Mapping[str, str]) -> State:
    """Make a table before its set-up."""
    chosen = variants.read(options)
    return State(
        seats=seats,
        scenario=scenario,
        agenda=[StandingAnswers(), SetUp(war=variants.first_war(scenario))],
        war=variants.first_war(scenario),
        variants=chosen,
        bot=keryx_plays(seats, chosen),
        level=variants.level_of(chosen),
    )


def keryx_plays(seats: int, chosen: Sequence[str]) -> Power | None:
    """30: name the power that Keryx plays: in a game alone, the one that the person does not lead."""
    if seats > 1:
        return None
    return "sparta" if variants.BLUE in chosen else "athens"
