"""Orders of expeditions: several units on their ways, or the whole expedition in one line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core.decision import Action
from games.pericles.actions import Commit, Done, Move, Muster
from games.pericles.board import board
from games.pericles.order_words import THEATRE, UNIT
from games.text.vocabulary import NUMBER, Meaning, Reading


def read_muster(reading: Reading, faction: str, first: Meaning | None) -> Sequence[Action]:
    """9.3: read a muster; with tokens, which are committed; with units and their ways, which then move."""
    tokens = first or reading.read((NUMBER,))
    if tokens is None:
        return [Muster(faction)]
    moves = list(read_moves(reading, faction, None))
    return [Muster(faction), Commit(faction, tokens.value), *moves, *([Done(faction)] if moves else [])]


def read_moves(reading: Reading, faction: str, first: Meaning | None) -> Iterator[Move]:
    """9.32: read units, each with where it stands, by which way it goes, and where it goes to."""
    left = [*([first] if first else []), *reading.all((NUMBER, UNIT, THEATRE))]
    while left:
        number = left.pop(0).value if left[0].kind == NUMBER else 1
        if number > board().tracks.units_in_a_theatre:
            raise reading.misplaced(str(number))
        if not left or left[0].kind != UNIT:
            raise reading.unfinished()
        unit, places = left.pop(0).value, list[str]()
        while left and left[0].kind == THEATRE:
            places.append(left.pop(0).value)
        if len(places) < 2:
            raise reading.unfinished()
        yield from [Move(faction, unit, places[0], places[-1], tuple(places[1:-1]))] * number
