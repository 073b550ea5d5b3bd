"""3.3: set-up by the scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.core.agenda import Step, Table
from games.core.decision import NOBODY
from games.pericles.board import COLOURS, OF_SIDE, SIDE_OF, board
from games.pericles.events.seating import FactionsLed
from games.pericles.events.turn import ScenarioBegun
from games.pericles.pieces import City, Counter, House, Issue, Stack
from games.pericles.steps.assembly import Debates
from games.pericles.steps.oration import Control, Oration
from games.pericles.steps.political_cards import DealCards, FormEntourage
from games.pericles.steps.sequence import Turns
from games.pericles.steps.theatre import PlaceCounters, PoliticalCapital, RevealCounters, SetHonourOrder
from games.pericles.steps.verdict import BattleVerdict, PoliticalVerdict, TheatreVerdict

if TYPE_CHECKING:
    from games.pericles.figures import Colour, Faction, Pieces, Row, ScenarioFigures, Side, Start
    from games.pericles.state import State

WHOLE_TURNS = ("war", "campaign", "two-turn", "one-turn")
"""Kinds of scenarios that are played by whole turns."""


class SetUp(Step):
    """3.3: factions, tracks and theatres as the scenario says; all tokens lie in the stock."""

    phase: ClassVar[str] = "set-up"

    def finish(self, table: Table[State]) -> None:
        state, figures = table.state, table.state.figures
        for side in figures.sides:
            _found(state, figures, side)
        for row in figures.setup or board().scenarios.get(figures.setup_of, figures).setup:
            _stand(state, row)
        state.plays_left = list(board().plays)
        table.tell(ScenarioBegun(scenario=state.scenario, war=state.war))
        _tell_leaders(table)
        table.then(*_sequence(figures))


def _tell_leaders(table: Table[State]) -> None:
    """15: say who leads which factions; what Phormio plays comes last."""
    state = table.state
    for seat in (*range(state.seats), NOBODY):
        led = tuple(state.parties_of(seat))
        if led:
            table.tell(FactionsLed(seat=seat, factions=led))


def _sequence(figures: ScenarioFigures) -> list[Step]:
    """List the steps of a scenario (A35); in a battle game the first faction of each Side controls (B2)."""
    if figures.commanding is not None:
        owner, (at,) = OF_SIDE[figures.commanding][0], figures.theatres
        return [BattleVerdict(owner=owner, at=at)]
    if figures.kind in WHOLE_TURNS:
        return [Turns()]
    if figures.kind == "theatre-war":
        return [SetHonourOrder(), PlaceCounters(), RevealCounters(), PoliticalCapital(), TheatreVerdict()]
    side = figures.sides[0]
    return [DealCards(), FormEntourage(), Debates(side=side), Oration(), Control(), PoliticalVerdict()]


def _found(state: State, figures: ScenarioFigures, side: Side) -> None:
    tokens = board().tracks.strategoi
    controlling = figures.controlling.get(side, OF_SIDE[side][0])
    city = City(controlling, favour=figures.favour.get(side, ""), stock=tokens)
    city.deck = list(board().shared[side])
    if figures.kind == "political":
        city.track = sorted(Issue(kind, int(box)) for box, kinds in figures.opening.items() for kind in kinds)
    state.cities[side] = city
    if side in figures.committed:
        state.committed[OF_SIDE[side][0]] = figures.committed[side]
        city.stock -= figures.committed[side]
    for faction in OF_SIDE[side]:
        state.houses[faction] = House(honour=figures.honour.get(faction, 0))
        if faction in figures.start:
            _arm(state, figures.start[faction], faction)


def _arm(state: State, start: Start, faction: Faction) -> None:
    """14.1: a theatre game gives counters and tokens in advance."""
    house = state.houses[faction]
    house.counters = sorted(
        Counter(faction, kind) for kind, number in start.counters.items() for _ in range(number)
    )
    house.tokens = start.strategoi
    state.cities[SIDE_OF[faction]].stock -= start.strategoi


def _stand(state: State, row: Row) -> None:
    held: dict[Colour, Pieces | None] = {colour: getattr(row, colour) for colour in COLOURS}
    for colour, each in held.items():
        stack = Stack(each.land, each.naval, each.base) if each is not None else Stack()
        if not stack.is_empty:
            state.pieces.setdefault(row.at, {})[colour] = stack
    if row.sparta is not None and row.sparta.three_hundred:
        state.three_hundred = row.at
    if row.treachery:
        state.treachery[row.at] = dict(row.treachery)
