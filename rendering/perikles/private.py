"""What a seat alone knows: its special tile as a card, its own counters as pieces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from games.perikles.view import SeenCounter, View
from rendering.canvas import Box, Canvas, at
from rendering.fonts import LEAST, Style, wrap
from rendering.frame import paint_band
from rendering.ground import parchment
from rendering.palette import (
    INK,
    INK_SOFT,
    MARBLE,
    TERRACOTTA,
)
from rendering.perikles.roundels import roundel
from rendering.perikles.scene import Sight, Words, initials
from rendering.perikles.symbols import counter
from rendering.sprites import mark, panel
from rendering.words import heading

WIDTH = 1200
_CARD = at(24, 108, WIDTH - 48, 262)
_COLUMNS = (at(24, _CARD.bottom + 20, 562, 0), at(614, _CARD.bottom + 20, 562, 0))
_TITLE = 150
_PIECE = 62
_STEP = 70
_ROW = 76
_HEADING = 62


class Row(NamedTuple):
    """A line of counters, and what they belong to."""

    title: str
    note: str
    counters: tuple[Image.Image, ...]


def draw_private(sight: Sight) -> Canvas:
    """Draw what a seat alone knows."""
    view, words = sight.view, sight.words
    assert view.seat is not None, "an onlooker has no secrets"
    parts = [
        (words.label("your-counters"), _hand(view, words)),
        (words.label("places"), _sent(view, words)),
    ]
    longest = max(len(rows) for _, rows in parts)
    height = _CARD.bottom + 24 + (_HEADING + longest * _ROW + 8 if longest else 0)
    canvas = Canvas(parchment(WIDTH, height).copy())
    _strip(canvas, view.seat, sight)
    _card(canvas, view, words)
    for column, (title, rows) in zip(_COLUMNS, [part for part in parts if part[1]], strict=False):
        _paint_column(canvas, column, heading(title), rows)
    return canvas


def _strip(canvas: Canvas, seat: int, sight: Sight) -> None:
    paint_band(canvas)
    canvas.piece(mark(seat, 46), 46, 34, "seat")
    run = canvas.text(82, 34, sight.names[seat], Style("serif-bold", 36, MARBLE), room=640)
    title = " · ".join(part for part in (sight.words.label("title"), sight.table) if part)
    canvas.text(WIDTH - 24, 34, title, Style("serif", 28, MARBLE), align="right", room=WIDTH - 140 - run)


def _card(canvas: Canvas, view: View, words: Words) -> None:
    canvas.piece(panel(_CARD.width, _CARD.height, MARBLE, INK, 4, 18), *_CARD.middle)
    inner = _CARD.inset(11)
    canvas.piece(panel(inner.width, inner.height, None, TERRACOTTA, 3, 12), *_CARD.middle)
    if view.special is None or view.seat is None:
        _explain(canvas, inner.inset(30), words.say("hand-undealt"))
        return
    canvas.piece(roundel(view.special), _CARD.left + 134, _CARD.middle[1])
    left, y = _CARD.left + 262, _CARD.top + 52
    name = words.name(view.special)
    run = canvas.text(left, y, name, Style("serif-bold", 42), room=520)
    played = view.seats[view.seat].played is not None
    state = words.label("special-played" if played else "special-unplayed")
    soft = Style("serif-italic", 28, TERRACOTTA if played else INK_SOFT)
    canvas.text(inner.right - 20, y + 2, state, soft, align="right", room=inner.right - 60 - left - run)
    text = Box(left, _CARD.top + 88, inner.right - 20, inner.bottom - 10)
    taken = _quiet(canvas, view, words, text)
    _explain(canvas, text._replace(bottom=text.bottom - taken), _rule(name, words.help(view.special)))


def _quiet(canvas: Canvas, view: View, words: Words, box: Box) -> int:
    """Say until when the seat does not want to be asked; give the room it takes."""
    quiet = view.seats[view.seat].quiet if view.seat is not None else ""
    if not quiet:
        return 0
    told = words.say("quiet-kept", until=quiet)
    canvas.text(box.left, box.bottom - 16, told, Style("serif-italic", 24, INK_SOFT), room=box.width)
    return 34


def _rule(name: str, text: str) -> str:
    """Leave out the name that a help text begins with: it stands above."""
    return heading(text.removeprefix(f"{name}: "))


def _explain(canvas: Canvas, box: Box, text: str) -> None:
    """Write the rule in the largest letters that have room."""
    size = next((size for size in range(30, LEAST, -1) if _rows_needed(text, size, box) <= box.height), LEAST)
    style, step = Style("sans", size), round(size * 1.22)
    for number, row in enumerate(wrap(text, style, box.width, box.height // step)):
        canvas.text(box.left, box.top + step // 2 + number * step, row, style, room=box.width)


def _rows_needed(text: str, size: int, box: Box) -> int:
    return len(wrap(text, Style("sans", size), box.width, 99)) * round(size * 1.22)


def _hand(view: View, words: Words) -> list[Row]:
    rows = []
    for city, group in groupby(view.hand, key=lambda each: each.city):
        letters = initials(words.name(city))
        pieces = [counter(city, letters, each.arm, str(each.strength), False, _PIECE) for each in group]
        rows += _broken(words.name(city), "", pieces)
    return rows


def _sent(view: View, words: Words) -> list[Row]:
    """List the face-down counters whose strength the seat may look at."""
    rows = []
    for place in view.places:
        for side, sent in (("attack", place.attackers), ("defence", place.defenders)):
            own = [_piece(each, words) for each in sent if each.strength is not None and not place.turned_up]
            rows += _broken(words.name(place.id), words.label(side), own)
    return rows


def _piece(sent: SeenCounter, words: Words) -> Image.Image:
    letters = initials(words.name(sent.city))
    return counter(sent.city, letters, sent.arm, str(sent.strength), False, _PIECE)


def _broken(title: str, note: str, pieces: list[Image.Image]) -> list[Row]:
    """Break counters into lines; only the first one has the title."""
    room = (_COLUMNS[0].width - _TITLE) // _STEP
    parts = [tuple(pieces[start : start + room]) for start in range(0, len(pieces), room)]
    return [Row(*(("", "") if number else (title, note)), part) for number, part in enumerate(parts)]


def _paint_column(canvas: Canvas, column: Box, title: str, rows: Sequence[Row]) -> None:
    style = Style("serif-bold", 34)
    run = canvas.text(column.left, column.top + 24, title, style, room=column.width)
    canvas.rectangle(at(column.left, column.top + 48, run, 3), TERRACOTTA)
    for number, row in enumerate(rows):
        _paint_row(canvas, column.left, column.top + _HEADING + number * _ROW + _ROW // 2, row)


def _paint_row(canvas: Canvas, left: int, y: int, row: Row) -> None:
    lift = 13 if row.note else 0
    canvas.text(left, y - lift, row.title, Style("serif", 28), room=_TITLE - 10)
    canvas.text(left, y + 16, row.note, Style("serif-italic", 22, INK_SOFT), room=_TITLE - 10)
    for number, piece in enumerate(row.counters):
        canvas.piece(piece, left + _TITLE + number * _STEP + _STEP // 2, y, "counter")
