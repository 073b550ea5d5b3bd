"""What disasters and supply took, for the report: a row for each seat, lost tiles crossed out."""

from __future__ import annotations

from collections.abc import Sequence

from games.peloponnes.report import Losses, Sheet
from rendering.canvas import Box, Canvas, at
from rendering.focus import TALLEST, WIDTH, page, write_name
from rendering.fonts import Style
from rendering.palette import INK, INK_SOFT, MARBLE, SEATS, TERRACOTTA_DARK, mix
from rendering.peloponnes.cards import large_owned
from rendering.peloponnes.holdings import COLUMN, EDGE, GAP, SIGNS, TILE
from rendering.peloponnes.scene import Words
from rendering.peloponnes.symbols import protection, sign
from rendering.peloponnes.tableau import crossed
from rendering.sprites import mark, panel
from rendering.words import heading

_HEAD, _ROW, _NAME = 60, 72, 300
_LOST = ("food", "inhabitants", "luxury")


def draw_sheet(sheet: Sheet, words: Words, names: Sequence[str]) -> Canvas:
    """Draw the disasters on top, below them what each seat lost."""
    losses = sheet.losses or tuple(Losses(seat) for seat in range(len(names)))
    tile = next((each for each in (TILE, SIGNS) if _height(losses, each) <= TALLEST), SIGNS)
    canvas = page(_height(losses, tile))
    _paint_head(canvas, sheet, words)
    top = EDGE + _HEAD
    for each in losses:
        _paint_losses(canvas, at(EDGE, top, WIDTH - 2 * EDGE, _ROW), each, names[each.seat])
        _paint_tiles(canvas, top + _ROW + GAP, tile, each, words)
        top += _ROW + GAP + _rows(each) * (tile + GAP)
    return canvas


def _rows(losses: Losses) -> int:
    return -(-len(losses.tiles) // 3)


def _height(losses: Sequence[Losses], tile: int) -> int:
    return 2 * EDGE + _HEAD + sum(_ROW + GAP + _rows(each) * (tile + GAP) for each in losses)


def _paint_head(canvas: Canvas, sheet: Sheet, words: Words) -> None:
    """Name the disasters that struck, or the supply."""
    x, y, style = EDGE + 6, EDGE + _HEAD // 2 - 4, Style("serif-bold", 40, TERRACOTTA_DARK)
    for disaster in sheet.disasters:
        canvas.piece(protection(disaster, 46), x + 23, y, "disaster")
        room = (WIDTH - 2 * EDGE) // len(sheet.disasters) - 70
        x += 70 + canvas.text(x + 54, y, heading(words.name(disaster)), style, room=room)
    if not sheet.disasters:
        canvas.text(x, y, heading(words.label("phase-supply")), style, room=WIDTH - 2 * EDGE)


def _paint_losses(canvas: Canvas, box: Box, losses: Losses, name: str) -> None:
    colour, y = SEATS[losses.seat].colour, box.middle[1]
    ground = panel(box.width, box.height, mix(MARBLE, colour, 0.22), mix(colour, INK, 0.3), 4, 8)
    canvas.piece(ground, *box.middle)
    canvas.piece(mark(losses.seat, 46), box.left + 36, y, "seat")
    write_name(canvas, box.left + 70, y, name, Style("serif-bold", 36), _NAME - 76)
    x = box.left + _NAME
    for kind in _LOST:
        lost = getattr(losses, kind)
        if lost:
            x += canvas.text(x, y, f"−{lost}", Style("sans-bold", 40, TERRACOTTA_DARK)) + 4
            canvas.piece(sign(kind, 42), x + 21, y, kind)
            x += 58
    if x == box.left + _NAME and not losses.tiles:
        canvas.text(x, y, "–", Style("sans-bold", 40, INK_SOFT))
    for number, disaster in enumerate(reversed(losses.kept_off)):
        canvas.piece(protection(disaster, 46), box.right - 34 - number * 50, y, "kept off")


def _paint_tiles(canvas: Canvas, top: int, height: int, losses: Losses, words: Words) -> None:
    for number, tile in enumerate(losses.tiles):
        row, column = divmod(number, 3)
        place = at(EDGE + column * (COLUMN + GAP), top + row * (height + GAP), COLUMN, height)
        canvas.lay(large_owned(tile, words.name(tile), False, COLUMN, height), place.left, place.top)
        canvas.piece(crossed(COLUMN, height), *place.middle)
