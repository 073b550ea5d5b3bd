"""The course of a game: a line for each seat or party from round to round, for a phone.

Lines that run together show as stripes, for each is drawn narrower than the one below it. Badges with letters
say whose a line is: on the line, in another round for each, at its end, and before the name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas
from rendering.focus import LEAST, WIDTH, page
from rendering.fonts import Style
from rendering.palette import INK_FAINT, INK_SOFT, SEATS, Colour
from rendering.pictures import parties_of
from rendering.sprites import Pen, drawn, mark

EDGE = 24
PLOT, LOW = 520, 320
"""How high the lines may run; above a board there is less room."""
_LEFT, _RIGHT = 84, 170
"""Room for the scale, and for the ends of lines."""
_BADGE, _NAME_ROW = 44, 56
_TICKS, _LABELS = 5, 10
"""Numbers on the scale, and rounds that are named, at most about so many."""
_STEPS = (1, 2, 5)
_NARROWEST, _NARROWER = 5, 2
_SCALE_STYLE = Style("sans-semi", LEAST, INK_SOFT)
_END, _NAME = Style("sans-bold", 38), Style("serif-bold", 34)


class Course(NamedTuple):
    """How something that has points fared."""

    name: str
    seat: int
    """Whose it is; of a party without a player its place."""
    party: str = ""
    """What it is in the colours of its game; empty: the seat."""
    points: Sequence[int] = ()


@dataclass(frozen=True)
class _Plot:
    """Where values lie on the sheet."""

    box: Box
    low: int
    high: int
    count: int

    def x(self, number: int) -> int:
        """Say how far right the values of a round lie; a single one lies in the middle."""
        if self.count < 2:
            return self.box.middle[0]
        return self.box.left + round(number * self.box.width / (self.count - 1))

    def y(self, value: float) -> int:
        """Say how far down a value lies."""
        return self.box.bottom - round((value - self.low) * self.box.height / (self.high - self.low))


def draw_course(game: str, rounds: Sequence[int], courses: Sequence[Course], height: int = PLOT) -> Canvas:
    """Draw how points went; there is at least one round."""
    rows = -(-len(courses) // 2)
    canvas = page(2 * EDGE + height + 60 + rows * _NAME_ROW)
    box = Box(EDGE + _LEFT, EDGE + 20, WIDTH - EDGE - _RIGHT, EDGE + height)
    every = [value for each in courses for value in each.points]
    step = _step(min([0, *every]), max([1, *every]))
    low, high = min([0, *every]) // step * step, -(-max([1, *every]) // step) * step
    plot = _Plot(box, low, high, len(rounds))
    _paint_scale(canvas, plot, step, rounds)
    badges = [_badge(game, each) for each in courses]
    _paint_lines(canvas, plot, game, courses)
    _paint_badges(canvas, plot, courses, badges)
    _paint_ends(canvas, plot, courses, badges)
    _paint_names(canvas, box.bottom, courses, badges)
    return canvas


def _step(low: int, high: int) -> int:
    """Choose a round distance of the lines of the scale."""
    wanted, power = max((high - low) / _TICKS, 1), 1
    while True:
        fitting = [each * power for each in _STEPS if each * power >= wanted]
        if fitting:
            return fitting[0]
        power *= 10


def _paint_scale(canvas: Canvas, plot: _Plot, step: int, rounds: Sequence[int]) -> None:
    """Paint level lines with their values, and the numbers of rounds."""
    for value in range(plot.low, plot.high + 1, step):
        y = plot.y(value)
        strong = 3 if value == 0 else 1
        canvas.rectangle(Box(plot.box.left - 10, y - strong, plot.box.right, y + strong), INK_FAINT)
        canvas.text(plot.box.left - 28, y, _written(value), _SCALE_STYLE, align="right")
    every = -(-len(rounds) // _LABELS)
    for number in range(0, len(rounds), every):
        canvas.text(plot.x(number), plot.box.bottom + 42, str(rounds[number]), _SCALE_STYLE, align="centre")


def _written(value: int) -> str:
    return str(value).replace("-", "−")


def _paint_lines(canvas: Canvas, plot: _Plot, game: str, courses: Sequence[Course]) -> None:
    """Paint the lines, each narrower than those under it."""

    def paint(pen: Pen) -> None:
        for number, each in enumerate(courses):
            width = _NARROWEST + _NARROWER * (len(courses) - 1 - number)
            points = [(plot.x(at), plot.y(value)) for at, value in enumerate(each.points)]
            if len(points) > 1:
                pen.line(points, _colour(game, each), width)

    lines = drawn(WIDTH, plot.box.bottom + EDGE, paint)
    canvas.image.paste(lines, (0, 0), lines)


def _paint_badges(
    canvas: Canvas, plot: _Plot, courses: Sequence[Course], badges: Sequence[Image.Image]
) -> None:
    """Say on the lines whose they are: in each round on one of them, before the last."""
    every = max(1, -(-plot.count // _LABELS))
    for turn, at in enumerate(range(0, plot.count - 1, every)):
        number = turn % len(courses)
        badge = badges[number]
        canvas.piece(badge, plot.x(at), plot.y(courses[number].points[at]), "course")


def _paint_ends(
    canvas: Canvas, plot: _Plot, courses: Sequence[Course], badges: Sequence[Image.Image]
) -> None:
    """Say at the right how each ended, one below the other where they ended close together."""
    order = sorted(range(len(courses)), key=lambda number: courses[number].points[-1], reverse=True)
    places = _apart([plot.y(courses[number].points[-1]) for number in order], plot.box)
    for number, y in zip(order, places, strict=True):
        x = plot.box.right + 46
        canvas.pen.line((plot.x(plot.count - 1), plot.y(courses[number].points[-1]), x, y), INK_SOFT, 2)
        canvas.piece(badges[number], x, y, "end")
        ended, beside = _written(courses[number].points[-1]), 46 + badges[number].width // 2 + 8
        canvas.text(plot.box.right + beside, y, ended, _END, room=_RIGHT - beside)


def _apart(wanted: Sequence[int], box: Box) -> list[int]:
    """Give places from top to bottom that are far enough apart, as near to the wanted ones as can be."""
    places: list[int] = []
    for y in wanted:
        places.append(max(y, places[-1] + _BADGE + 4) if places else y)
    lowest = box.bottom
    for number in range(len(places) - 1, -1, -1):
        places[number] = min(places[number], lowest)
        lowest = places[number] - _BADGE - 4
    return places


def _paint_names(
    canvas: Canvas, bottom: int, courses: Sequence[Course], badges: Sequence[Image.Image]
) -> None:
    top, column = EDGE + bottom + 60 - EDGE // 2, (WIDTH - 2 * EDGE) // 2
    for number, (each, badge) in enumerate(zip(courses, badges, strict=True)):
        row, side = divmod(number, 2)
        x, y = EDGE + side * column, top + row * _NAME_ROW + _NAME_ROW // 2 - EDGE // 2
        canvas.piece(badge, x + _BADGE // 2, y, "name")
        canvas.text(x + _BADGE + 12, y, each.name, _NAME, room=column - _BADGE - 24)


def _badge(game: str, course: Course) -> Image.Image:
    parties = parties_of(game)
    if course.party and parties is not None:
        return parties.party_badge(course.party, _BADGE)
    return mark(course.seat, _BADGE)


def _colour(game: str, course: Course) -> Colour:
    parties = parties_of(game)
    if course.party and parties is not None:
        return parties.party_colour(course.party)
    return SEATS[course.seat].colour
