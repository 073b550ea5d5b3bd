"""The City-States: a bar each above the map, a track each where the assemblies lead."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.pericles.board import OF_SIDE, board
from games.pericles.view import SeenCity, SeenIssue
from rendering.canvas import Box, Canvas, at
from rendering.fonts import Style
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT_EDGE, TERRACOTTA, Colour, mix
from rendering.pericles import pieces, symbols
from rendering.pericles.scene import FACTIONS, PALE, SIDES, Scene, abbreviated
from rendering.sprites import highlight, panel, wreath
from rendering.words import heading

_NAME = Style("serif-bold", 38)
_FIGURE = Style("sans-bold", 34)
_LABEL = Style("sans", 24, INK_SOFT)
_HEADER, _NUMBERS = 60, 32
_DOUBLE = 2
"""The centre and both ends are so many times as broad as other boxes."""
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
    """Paint a track with its issues."""
    canvas, (first, second) = scene.canvas, OF_SIDE[city.side]
    canvas.piece(panel(box.width, box.height, PALE[city.side], SIDES[city.side].colour, 4, 10), *box.middle)
    x = paint_header(scene, city, Box(box.left + 16, box.top, box.right - 16, box.top + _HEADER))
    _paint_will(scene, city, Box(x + 10, box.top, box.right - 16, box.top + _HEADER))
    columns = columns_of(Box(box.left + 8, box.top + _HEADER, box.right - 8, box.bottom - 8))
    for number, column in columns.items():
        half = first if number < 0 else second
        tint = mix(MARBLE, FACTIONS[half].colour, 0.12 + 0.045 * abs(number)) if number else MARBLE
        canvas.piece(panel(column.width - 4, column.height, tint, PARCHMENT_EDGE, 2, 6), *column.middle)
        _paint_foot(canvas, column, number, half)
        _paint_issues(scene, city, number, column._replace(bottom=column.bottom - _NUMBERS))


def columns_of(box: Box) -> dict[int, Box]:
    """Give the boxes of a track."""
    widths = {number: _DOUBLE if number in (-ENDS, 0, ENDS) else 1 for number in range(-ENDS, ENDS + 1)}
    unit, left, found = box.width / sum(widths.values()), float(box.left), {}
    for number, width in widths.items():
        found[number] = Box(round(left), box.top, round(left + width * unit), box.bottom)
        left += width * unit
    return found


def _paint_foot(canvas: Canvas, column: Box, number: int, half: str) -> None:
    x, y = column.middle[0], column.bottom - _NUMBERS // 2 - 2
    if abs(number) == ENDS:
        canvas.piece(pieces.badge(half, _NUMBERS - 2), x - 24, y, "end")
        canvas.text(x + 4, y, str(ENDS), _LABEL._replace(fill=INK))
    elif number:
        canvas.text(x, y, str(abs(number)), _LABEL, align="centre")
    else:
        canvas.rectangle(at(x - 14, y - 3, 28, 6), INK_SOFT)


def _paint_issues(scene: Scene, city: SeenCity, number: int, column: Box) -> None:
    """Lay the issues of a box below each other, in two columns where it is broad."""
    issues = [issue for issue in city.track if issue.box == number]
    broad = _DOUBLE if number in (-ENDS, 0, ENDS) else 1
    rows = max(4, -(-len(issues) // broad))
    width = (column.width - 6) // broad - 4
    height = min(width, (column.height - 6) // rows - 4)
    for place, issue in enumerate(issues):
        across, down = place % broad, place // broad
        left = column.left + 5 + across * (width + 4)
        box = at(left, column.top + 5 + down * (height + 4), width, height)
        _paint_chip(scene, city, issue, box)


def _paint_chip(scene: Scene, city: SeenCity, issue: SeenIssue, box: Box) -> None:
    if _is_lit(scene, city, issue):
        scene.canvas.piece(highlight(box.width + 4, box.height + 4, 8), *box.middle)
        box = box.inset(2)
    letters = abbreviated(scene.words.name(issue.kind))
    scene.canvas.piece(
        pieces.chip(issue.kind, letters, city.side, box.width, box.height), *box.middle, issue.kind
    )


def _is_lit(scene: Scene, city: SeenCity, issue: SeenIssue) -> bool:
    """Say whether an issue is debated, or has moved with the last move."""
    debated = any(
        (each.side, each.issue, each.box) == (city.side, *_at(issue)) for each in scene.view.debates
    )
    before = scene.city_before.get(city.side)
    return debated or (before is not None and before.track.count(issue) < city.track.count(issue))


def _at(issue: SeenIssue) -> tuple[str, int]:
    return issue.kind, issue.box


def _paint_will(scene: Scene, city: SeenCity, box: Box) -> None:
    """Write what the assembly wants."""
    if city.will is None:
        return
    text = heading(scene.words.will(city))
    scene.canvas.piece(symbols.scroll(city.side, 40), box.left + 20, box.middle[1], "will")
    scene.canvas.text(box.left + 46, box.middle[1], text, Style("serif", 28), room=box.width - 46)
