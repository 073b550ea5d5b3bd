"""The battles of a round, for its report: who fought, who won, what was lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.perikles.board import board
from games.perikles.report import Fighter, Result, Sheet
from games.perikles.view import SeenCounter, SeenPlace
from rendering.canvas import Box, Canvas
from rendering.focus import page
from rendering.fonts import Style
from rendering.palette import INK_SOFT
from rendering.perikles.focus import EDGE, FORM, paint_rows, place_row
from rendering.perikles.places import lay, paint_tile, side_of
from rendering.perikles.scene import Words, initials
from rendering.perikles.troops import At, Sent, Side, packed
from rendering.sprites import mark, wreath

_WREATH = 70


@dataclass(frozen=True)
class SheetDesk:
    """What the rows of a report are painted from."""

    canvas: Canvas
    words: Words

    def letters(self, city: str) -> str:
        """Give a city in short."""
        return initials(self.words.name(city))

    def place_before(self, _place: str) -> None:
        """Compare with nothing: a report tells what has been decided."""


def draw_sheet(sheet: Sheet, words: Words, _names: Sequence[str]) -> Canvas:
    """Draw the row of each place: winners wreathed, losses crossed out, points on the tile."""
    desk = SheetDesk(page(place_row(len(sheet.results) - 1).bottom + EDGE), words)
    paint_rows(desk, len(sheet.results))
    for number, result in enumerate(sheet.results):
        _paint_result(desk, place_row(number), result)
    return desk.canvas


def _paint_result(desk: SheetDesk, row: Box, result: Result) -> None:
    place = _place(result)
    paint_tile(desk, row, place, FORM)
    at = At(desk, place, FORM.pieces)
    sides: dict[Side, tuple[Fighter, ...]] = {"attack": result.attack, "defence": result.defence}
    for side, fighters in sides.items():
        here = [Sent(_counter(each), False, lost=each.lost) for each in fighters]
        room = FORM.side - 6 - (_WREATH if result.outcome == side else 0)
        lay(desk, packed(at, side, here, [], room), row, side, FORM)
    _paint_outcome(desk, row, result)


def _paint_outcome(desk: SheetDesk, row: Box, result: Result) -> None:
    """Lay a wreath around each winner at the outer end of their side, or say that the pale tile is gone."""
    if result.outcome == "out" and result.attack and result.defence:
        return
    if result.outcome == "out":
        side = side_of(row, "attack" if result.defence else "defence", FORM)
        style = Style("serif-italic", 30, INK_SOFT)
        text = desk.words.label("out")
        desk.canvas.text(*side.middle, text, style, align="centre", room=side.width - 12)
        return
    side = side_of(row, "attack" if result.outcome == "attack" else "defence", FORM)
    x = side.left + _WREATH // 2 + 2 if result.outcome == "attack" else side.right - _WREATH // 2 - 2
    count = len(result.winners)
    size = min(_WREATH - 4, (row.height - 4) // count)
    for number, seat in enumerate(result.winners):
        y = row.top + row.height * (2 * number + 1) // (2 * count)
        desk.canvas.piece(wreath(size), x, y)
        desk.canvas.piece(mark(seat, round(size * 0.6)), x, y, "winner")


def _counter(fighter: Fighter) -> SeenCounter:
    counter = fighter.counter
    return SeenCounter(counter.city, counter.arm, counter.strength, fighter.by)


def _place(result: Result) -> SeenPlace:
    """Give what a tile is painted from; who led counts for nothing any more."""
    printed = board().places[result.place]
    return SeenPlace(
        id=result.place,
        city=printed.city,
        points=printed.points,
        order=tuple(printed.order),
        militia={"hoplite": printed.militia.hoplite, "trireme": printed.militia.trireme},
        rebels={"hoplite": printed.rebels.hoplite, "trireme": printed.rebels.trireme},
        attackers=tuple(_counter(each) for each in result.attack),
        defenders=tuple(_counter(each) for each in result.defence),
        main_attacker=None,
        main_defender=None,
        allowed=(),
        turned_up=True,
        outcome="out" if result.outcome == "out" else "",
        winners=result.winners,
    )
