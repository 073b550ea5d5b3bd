"""9.44 and 9.45: the loss tables, as functions of who fought."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from games.pericles import queries
from games.pericles.board import CITY, COLOURS_OF, LEAGUE, THREE_HUNDRED, board

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.pericles.figures import Colour, Element, LossRow, Side, Theatre
    from games.pericles.state import State


class Toll(msgspec.Struct, frozen=True):
    """A row of a loss table that applies: so many die, of these colours."""

    row: str
    number: int
    present: dict[Colour, int]
    three_hundred: bool
    """Whether the 300 are among those that can die."""


class Dead(msgspec.Struct, frozen=True, order=True):
    """Pieces that die together, of one Side."""

    city: int = 0
    league: int = 0
    argos: int = 0
    three_hundred: int = 0

    @property
    def number(self) -> int:
        """Count them."""
        return self.city + self.league + self.argos + self.three_hundred


def loser_tolls(
    state: State, theatre: Theatre, element: Element, winner: Side, loser: Side, margin: int
) -> list[Toll]:
    """9.44: list the rows for the loser, by the winner's units there, never more than the margin."""
    striking = {colour: queries.units(state, theatre, colour, element) for colour in COLOURS_OF[winner]}
    return _tolls(state, theatre, element, "loser", loser, striking, margin)


def winner_tolls(
    state: State, theatre: Theatre, element: Element, winner: Side, lost: Mapping[Colour, int]
) -> list[Toll]:
    """9.45: list the rows for the winner, by what the loser really lost."""
    return _tolls(state, theatre, element, "winner", winner, lost, sum(lost.values()))


def _tolls(
    state: State,
    theatre: Theatre,
    element: Element,
    of: str,
    side: Side,
    by: Mapping[Colour, int],
    cap: int,
) -> list[Toll]:
    rows = [row for row in board().printed.loss if (row.element, row.of) == (element, of)]
    fitting = [row for row in rows if row.victims[0] in COLOURS_OF[side]]
    found = [_toll(state, theatre, row, by, cap) for row in fitting]
    return [toll for toll in found if toll.number]


def _toll(state: State, theatre: Theatre, row: LossRow, by: Mapping[Colour, int], cap: int) -> Toll:
    present = {colour: queries.units(state, theatre, colour, row.element) for colour in row.victims}
    due = sum(times * by.get(colour, 0) for colour, times in row.by.items()) // row.each
    number = min(due, cap, sum(present.values()))
    elite = row.element == "land" and "sparta" in row.victims and state.three_hundred == theatre
    return Toll(row.id, number, present, elite)


def ways(toll: Toll, side: Side) -> Iterator[Dead]:
    """A49: go through all ways to choose the pieces of a row; their number is fixed."""
    cities, leagues = toll.present.get(CITY[side], 0), toll.present.get(LEAGUE[side], 0)
    argos = toll.present.get("argos", 0)
    for elite in (0, 1) if toll.three_hundred else (0,):
        for city in range(cities - int(toll.three_hundred) + 1):
            for league in range(leagues + 1):
                tan = toll.number - elite - city - league
                if 0 <= tan <= argos:
                    yield Dead(city, league, tan, elite)


def colours_of(dead: Dead, side: Side) -> dict[Colour, int]:
    """Count dead units by colour; the 300 are red."""
    found: dict[Colour, int] = {
        CITY[side]: dead.city + dead.three_hundred,
        LEAGUE[side]: dead.league,
        "argos": dead.argos,
    }
    return {colour: number for colour, number in found.items() if number}


def named(dead: Dead, side: Side, element: Element) -> tuple[tuple[str, int], ...]:
    """Name dead units and count them, as the catalogue does."""
    units = (
        (queries.unit_id(CITY[side], element), dead.city),
        (THREE_HUNDRED, dead.three_hundred),
        (queries.unit_id(LEAGUE[side], element), dead.league),
        (queries.unit_id("argos", element), dead.argos),
    )
    return tuple((unit, number) for unit, number in units if number)


def remove(state: State, theatre: Theatre, side: Side, element: Element, dead: Dead) -> None:
    """9.44: take dead units off the map; they can be built again."""
    numbers: dict[Colour, int] = {CITY[side]: dead.city, LEAGUE[side]: dead.league, "argos": dead.argos}
    for colour, number in numbers.items():
        if number:
            queries.put(state, theatre, colour, element, -number)
    if dead.three_hundred:
        state.three_hundred = ""
