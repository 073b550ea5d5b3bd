"""The box of a theatre: its name, what stands there row by row, and the pile of counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from games.pericles.board import COLOURS, COLOURS_OF, PERSIA, SIDES, THREE_HUNDRED, board
from games.pericles.view import SeenPlaced, SeenTheatre, sides_of
from rendering.canvas import Box, Canvas
from rendering.fonts import Style, length
from rendering.palette import INK, LAND, MARBLE, SEA_DEEP, VIOLET, Colour, mix
from rendering.pericles import pieces, symbols
from rendering.pericles.scene import PALE
from rendering.pericles.scene import SIDES as LOOKS
from rendering.sprites import highlight, panel

GAP = 3
"""Between two pieces."""
_EDGE = 6


class Form(NamedTuple):
    """How large a box is drawn."""

    name: int
    """Letters of the name."""
    least: int
    """Letters of a name that has little room."""
    piece: int
    """How high pieces are."""
    smallest: int
    """How high they are where there are very many."""
    counter: int
    room: int
    """How wide a box may be."""
    line: int
    """How high a line is."""


Row = list[tuple[Image.Image, str]]
"""Pieces side by side, and what each is called."""


def rows_of(seen: SeenTheatre, height: int) -> list[Row]:
    """Give a row of pieces for each Side that has something there, Athens first."""
    found = [list(_row(seen, side, height)) for side in SIDES]
    persians = seen.pieces.get("persia-base", 0)
    if persians:
        found[1] += [
            (pieces.flag(PERSIA, height), PERSIA),
            (pieces.piece("persia-base", persians, height), PERSIA),
        ]
    return [row for row in found if row]


def _row(seen: SeenTheatre, side: str, height: int) -> Iterator[tuple[Image.Image, str]]:
    for colour in COLOURS_OF[side]:  # type: ignore[index]
        kinds = [
            f"{colour}-{kind}" for kind in ("land", "naval", "base") if seen.pieces.get(f"{colour}-{kind}")
        ]
        elite = colour == "sparta" and THREE_HUNDRED in seen.pieces
        if kinds or elite:
            yield pieces.flag(colour, height), colour
        for kind in kinds:
            yield pieces.piece(kind, seen.pieces[kind], height), kind
        if elite:
            yield pieces.piece(THREE_HUNDRED, 300, height), THREE_HUNDRED
    number = seen.treachery.get(side, 0)  # type: ignore[call-overload]
    if number:
        yield pieces.treachery(side, number, height), "treachery"


def pile_of(queue: Sequence[SeenPlaced], height: int, room: int) -> Row:
    """Give a pile of counters, the top one last; of too many the lowest are counted."""
    shown = max(1, (room - 2 * _EDGE) // (round(height * 1.06) + GAP))
    hidden = len(queue) - shown + 1 if len(queue) > shown else 0
    found: Row = [(symbols.token(height, f"+{hidden}"), "further counters")] if hidden else []
    for placed in queue[hidden:]:
        sprite = (
            pieces.counter(placed.kind, placed.owner, height)
            if placed.kind
            else pieces.hidden(placed.by, height)
        )
        found.append((sprite, "counter"))
    return found


def run(row: Row) -> int:
    """Measure a row."""
    return sum(sprite.width + GAP for sprite, _ in row) - GAP


class Plaque(NamedTuple):
    """A box as it will be painted."""

    rows: list[Row]
    signs: Row
    """They stand before the name."""
    name: Style
    text: str
    width: int
    height: int

    @property
    def head(self) -> int:
        """Say how high the line with the name is."""
        return max(round(self.name.size * 1.12) + 4, *(sprite.height + 8 for sprite, _ in self.signs), 0)


def plaque(seen: SeenTheatre, text: str, form: Form, signs: Row) -> Plaque:
    """Find the largest pieces with which a box has no more than its room; no name is cut for it."""
    inner = form.room - 2 * _EDGE
    rows = fitted(seen, range(form.piece, form.smallest - 1, -2), inner)
    pile = pile_of(seen.queue, form.counter, form.room)
    rows = [*rows, *([pile] if pile else [])]
    before = run(signs) + 2 * GAP if signs else 0
    name = Style("serif-bold", form.name, INK)
    while length(text, name) > inner - before and name.size > form.least:
        name = name._replace(size=name.size - 1)
    head = length(text, name) + before
    width = max(max(map(run, rows), default=0), head) + 2 * _EDGE + 4
    heights = [max(sprite.height for sprite, _ in row) + GAP for row in rows]
    found = Plaque(rows, signs, name, text, width, 0)
    return found._replace(height=found.head + sum(heights) + (2 if rows else 0))


def fitted(seen: SeenTheatre, sizes: range, room: int) -> list[Row]:
    """Give the rows of a theatre, as large as they have room; in more rows where even the smallest do not."""
    tried = [rows_of(seen, size) for size in sizes]
    fitting = (rows for rows in tried if max(map(run, rows), default=0) <= room)
    return next(fitting, None) or [part for row in tried[-1] for part in broken(row, room)]


def broken(row: Row, room: int) -> list[Row]:
    """Break a row into several that have room."""
    found: list[Row] = [[]]
    for sprite in row:
        if found[-1] and run([*found[-1], sprite]) > room:
            # A letter stays with the pieces that it explains.
            found.append([found[-1].pop()] if found[-1][-1][1] in COLOURS else [])
        found[-1].append(sprite)
    return found


def paint_box(canvas: Canvas, box: Box, found: Plaque, seen: SeenTheatre, *, lit: bool) -> None:
    """Paint the box of a theatre; what has changed has a golden frame."""
    if lit:
        canvas.piece(highlight(box.width + 12, box.height + 12, 12), *box.middle)
    canvas.piece(panel(box.width, box.height, ground_of(seen), rim_of(seen.id), 3, 9), *box.middle)
    y = box.top + found.head // 2 + 1
    before = run(found.signs) + 2 * GAP if found.signs else 0
    room = box.width - 8 - before
    left = box.left + (box.width - before - min(room, length(found.text, found.name))) // 2
    paint_row(canvas, left, y, found.signs)
    canvas.text(left + before, y, found.text, found.name, room=room)
    top = box.top + found.head
    for row in found.rows:
        height = max(sprite.height for sprite, _ in row)
        paint_row(canvas, box.middle[0] - run(row) // 2, top + height // 2, row)
        top += height + GAP


def paint_row(canvas: Canvas, left: int, y: int, row: Row) -> int:
    """Paint pieces side by side; give where they end."""
    for sprite, what in row:
        canvas.piece(sprite, left + sprite.width // 2, y, what)
        left += sprite.width + GAP
    return left


def ground_of(seen: SeenTheatre) -> Colour:
    """Give the colour of who controls a theatre, or of both who contest it."""
    holders = sides_of(seen)
    if seen.id == PERSIA:
        return mix(MARBLE, VIOLET, 0.14)
    if len(holders) == 1:
        return PALE[holders[0]]
    return mix(MARBLE, mix(LOOKS["athens"].colour, LOOKS["sparta"].colour, 0.5), 0.2) if holders else MARBLE


def rim_of(theatre: str) -> Colour:
    """Land theatres have a brown rim, naval ones a blue one."""
    if theatre == PERSIA:
        return VIOLET
    return LAND if board().theatres[theatre].element == "land" else SEA_DEEP
