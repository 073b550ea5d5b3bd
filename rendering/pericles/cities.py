"""The City-States: a bar each above the map, a track each where the assemblies lead."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.pericles.board import OF_SIDE, board
from games.pericles.view import SeenCity
from rendering.canvas import Box, Canvas, at
from rendering.focus import write_name
from rendering.fonts import LEAST, Style
from rendering.palette import INK_SOFT, TERRACOTTA, Colour
from rendering.pericles import pieces, symbols
from rendering.pericles.scales import paint_issues, scale_of
from rendering.pericles.scene import PALE, SIDES, Scene
from rendering.sprites import panel, wreath
from rendering.words import heading

_NAME = Style("serif-bold", 38)
_FIGURE = Style("sans-bold", 34)
_LABEL = Style("sans", 24, INK_SOFT)
_HEADER, _WILL, _NUMBERS = 60, 46, 34
_ISSUES, _TALLEST = 7, 72
"""For how many issues there is room at least, and how high the row of one is at most."""
ENDS = board().tracks.captured_at


def paint_bars(scene: Scene, boxes: list[Box]) -> None:
    """Paint a bar for each City-State."""
    for city, box in zip(scene.view.cities, boxes, strict=False):
        _rectangle(scene.canvas, box, PALE[city.side], SIDES[city.side].colour)
        x = paint_header(scene, city, box.inset(10, 0))
        for number, issue in enumerate(reversed(city.track)):
            left = box.right - 60 - number * 50
            if left > x + 10:
                scene.canvas.piece(symbols.glyph(issue.kind, 44), left + 22, box.middle[1], "issue")


def _rectangle(canvas: Canvas, box: Box, fill: Colour, edge: Colour) -> None:
    canvas.rectangle(box, fill)
    canvas.rectangle(Box(box.left, box.bottom - 4, box.right, box.bottom), edge)


def paint_header(scene: Scene, city: SeenCity, box: Box) -> int:
    """Write a City-State's name and its figures in a line; give where it ends."""
    canvas, y = scene.canvas, box.middle[1]
    x = box.left + canvas.text(box.left, y, scene.words.name(city.side), _NAME, room=190) + 20
    for sprite, what in _signs(city):
        canvas.piece(sprite, x + sprite.width // 2, y, what)
        x += sprite.width + 8
    x += 12
    for sprite, number in _figures(city):
        canvas.piece(sprite, x + 20, y, "figure")
        x += 46 + canvas.text(x + 46, y, str(number), _FIGURE) + 20
    return x


def _signs(city: SeenCity) -> Iterator[tuple[Image.Image, str]]:
    """Show who controls the City-State and whom the Assembly favours."""
    if city.controlling:
        yield symbols.crown(38), "in control"
        yield pieces.badge(city.controlling, 46), "controlling"
    if city.favour:
        yield wreath(42, TERRACOTTA), "favour"
        yield pieces.badge(city.favour, 46), "favoured"
    if city.hostages:
        yield symbols.chains(44), "hostages"


def _figures(city: SeenCity) -> Iterator[tuple[Image.Image, int]]:
    yield symbols.token(38), city.stock
    if city.board:
        yield symbols.tablet(38), city.board
    if city.aside:
        yield symbols.barred(38), city.aside


def paint_track(scene: Scene, city: SeenCity, box: Box) -> None:
    """Paint a City-State's figures, what its Assembly wants, and its issues, each on a scale."""
    canvas = scene.canvas
    canvas.piece(panel(box.width, box.height, PALE[city.side], SIDES[city.side].colour, 4, 10), *box.middle)
    paint_header(scene, city, Box(box.left + 16, box.top, box.right - 16, box.top + _HEADER))
    rows = Box(box.left + 8, box.top + _HEADER, box.right - 8, box.bottom - _NUMBERS - 10)
    if city.will is not None:
        _paint_will(scene, city, at(box.left + 16, rows.top - 4, rows.width - 16, _WILL))
        rows = rows._replace(top=rows.top + _WILL)
    count = max(len(city.track), _ISSUES)
    paint_issues(scene, city, rows, min(_TALLEST, rows.height // count))
    _paint_numbers(scene, city, scale_of(rows)._replace(top=rows.bottom, bottom=rows.bottom + _NUMBERS))


def _paint_numbers(scene: Scene, city: SeenCity, scale: Box) -> None:
    """Number the boxes of the scales, and say which half is whose."""
    canvas, (first, second), y = scene.canvas, OF_SIDE[city.side], scale.middle[1]
    step = scale.width / (2 * ENDS + 1)
    for number in range(-ENDS, ENDS + 1):
        x = round(scale.left + step * (number + ENDS + 0.5))
        if abs(number) == ENDS:
            canvas.piece(pieces.badge(first if number < 0 else second, _NUMBERS - 2), x, y, "end")
        else:
            canvas.text(x, y, str(abs(number)), _LABEL, align="centre")


def _paint_will(scene: Scene, city: SeenCity, box: Box) -> None:
    """Write what the assembly wants."""
    if city.will is None:
        return
    text = heading(scene.words.will(city))
    scene.canvas.piece(symbols.scroll(city.side, 40), box.left + 20, box.middle[1], "will")
    write_name(scene.canvas, box.left + 46, box.middle[1], text, Style("serif", 28), box.width - 46, LEAST)
