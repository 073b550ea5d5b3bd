"""Theatres as cards in two columns, for a phone: neighbours of one, or all of a region."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.pericles.view import SeenTheatre, View
from rendering.canvas import Box, at
from rendering.focus import WIDTH
from rendering.fonts import Style
from rendering.palette import INK_SOFT, MARBLE, PARCHMENT_EDGE, mix
from rendering.pericles.boxes import Row, fitted, ground_of, paint_row, pile_of, rim_of
from rendering.pericles.links import sample
from rendering.pericles.scene import Scene
from rendering.sprites import highlight, panel
from rendering.words import heading

_EDGE, _GAP = 8, 8
_NAME, _ROW = 58, 46
_PIECE, _LEAST = 40, 30
_PILE = 38
_WIDTH = WIDTH // 2 - 12


class Line(NamedTuple):
    """Cards side by side."""

    cards: list[SeenTheatre]
    height: int


def lines_of(view: View, theatres: Sequence[str]) -> list[Line]:
    """Put theatres side by side by twos."""
    seen = {each.id: each for each in view.theatres}
    cards = [seen.get(each, SeenTheatre(each, {}, {})) for each in theatres]
    pairs = [cards[start : start + 2] for start in range(0, len(cards), 2)]
    return [Line(pair, max(map(_height, pair))) for pair in pairs]


def _height(seen: SeenTheatre) -> int:
    return _NAME + len(_rows(seen)) * _ROW + 8


def _rows(seen: SeenTheatre) -> list[Row]:
    """Give the rows of a card, as large as they have room, and the pile."""
    room = _WIDTH - 24
    rows = fitted(seen, range(_PIECE, _LEAST - 1, -2), room)
    pile = pile_of(seen.queue, _PILE, room)
    return [*rows, *([pile] if pile else [])]


def paint_lines(scene: Scene, lines: Sequence[Line], top: int, links: Mapping[str, str]) -> None:
    """Paint the cards; of neighbours with the kind of their link."""
    for line in lines:
        for number, seen in enumerate(line.cards):
            box = at(_EDGE + number * (_WIDTH + _GAP), top, _WIDTH, line.height)
            _paint_card(scene, box, seen, links.get(seen.id, ""))
        top += line.height + _GAP


def _paint_card(scene: Scene, box: Box, seen: SeenTheatre, link: str) -> None:
    canvas = scene.canvas
    if scene.has_changed(seen.id):
        canvas.piece(highlight(box.width + 6, box.height + 6, 12), *box.middle)
    canvas.piece(panel(box.width, box.height, ground_of(seen), rim_of(seen.id), 3, 10), *box.middle)
    left, y = box.left + 14, box.top + _NAME // 2 + 2
    if link:
        canvas.piece(panel(84, 34, mix(MARBLE, PARCHMENT_EDGE, 0.35), INK_SOFT, 1, 6), left + 40, y)
        canvas.piece(sample(link, 76, 26), left + 40, y, "link")
        left += 94
    name = heading(scene.words.short(seen.id))
    canvas.text(left, y, name, Style("serif-bold", 36), room=box.right - 10 - left)
    y += _NAME // 2 + _ROW // 2 - 2
    for row in _rows(seen):
        paint_row(canvas, box.left + 12, y, row)
        y += _ROW
