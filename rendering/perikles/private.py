"""What a seat alone knows: its special tile as a card, its own counters as pieces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from games.perikles.view import SeenCounter, View
from rendering.canvas import Box, Canvas, at
from rendering.focus import WIDTH, page
from rendering.fonts import Style, wrap
from rendering.frame import paint_band, paint_on_strip
from rendering.palette import (
    INK,
    INK_SOFT,
    MARBLE,
    TERRACOTTA,
)
from rendering.perikles.roundels import roundel
from rendering.perikles.scene import Sight, Words, initials
from rendering.perikles.symbols import tall_counter
from rendering.sprites import mark, panel
from rendering.words import heading

_EDGE, _TOP = 16, 104
_HEAD = 160
"""How high the roundel with the name is."""
_TEXT, _LINE = WIDTH - 2 * _EDGE - 54, 37
_RULE, _QUIET = Style("sans", 31), Style("serif-italic", 30, INK_SOFT)
_TITLE = 200
_STEP = 58
_ROW = 68
_HEADING = 62
_ROUNDEL, _MOST = 132, 12


class Row(NamedTuple):
    """A line of counters, and what they belong to."""

    title: str
    note: str
    counters: tuple[Image.Image, ...]


def draw_private(sight: Sight) -> Canvas:
    """Draw what a seat alone knows: counters as large as a phone must show them."""
    view, words = sight.view, sight.words
    assert view.seat is not None, "an onlooker has no secrets"
    parts = [
        (words.label("your-counters"), _hand(view, words)),
        (words.label("places"), _sent(view, words)),
    ]
    parts = [part for part in parts if part[1]]
    told = _told(view, words)
    card = at(_EDGE, _TOP, WIDTH - 2 * _EDGE, 40 + (_HEAD - 16 if view.special else 0) + len(told) * _LINE)
    canvas = page(card.bottom + 20 + sum(_HEADING + len(rows) * _ROW for _, rows in parts))
    _strip(canvas, view.seat, sight)
    _card(canvas, card, view, words, told)
    column = at(_EDGE, card.bottom + 12, card.width, 0)
    for title, rows in parts:
        _paint_column(canvas, column, heading(title), rows)
        column = column.moved(0, _HEADING + len(rows) * _ROW)
    return canvas


def _strip(canvas: Canvas, seat: int, sight: Sight) -> None:
    paint_band(canvas)
    canvas.piece(mark(seat, 46), 46, 34, "seat")
    run = paint_on_strip(canvas, 78, sight.names[seat], Style("serif-bold", 38, MARBLE), 440)
    title = " · ".join(part for part in (sight.words.label("title"), sight.table) if part)
    paint_on_strip(canvas, WIDTH - 20, title, Style("serif", 32, MARBLE), WIDTH - 120 - run, "right")


def _told(view: View, words: Words) -> list[tuple[str, Style]]:
    """Give the lines of the card: what the special tile does, and until when its seat is not asked."""
    if view.special is None or view.seat is None:
        return [(row, _RULE) for row in wrap(words.say("hand-undealt"), _RULE, _TEXT, _MOST)]
    rule = _rule(words.name(view.special), words.help(view.special))
    lines = [(row, _RULE) for row in wrap(rule, _RULE, _TEXT, _MOST)]
    quiet = view.seats[view.seat].quiet
    told = words.say("quiet-kept", until=quiet) if quiet else ""
    return lines + [(row, _QUIET) for row in wrap(told, _QUIET, _TEXT, _MOST) if told]


def _card(canvas: Canvas, card: Box, view: View, words: Words, told: Sequence[tuple[str, Style]]) -> None:
    canvas.piece(panel(card.width, card.height, MARBLE, INK, 4, 18), *card.middle)
    inner = card.inset(11)
    canvas.piece(panel(inner.width, inner.height, None, TERRACOTTA, 3, 12), *card.middle)
    top = card.top + 22
    if view.special is not None:
        _paint_special(canvas, card, view, view.special, words)
        top = card.top + _HEAD
    for number, (row, style) in enumerate(told):
        canvas.text(card.left + 28, top + _LINE // 2 + number * _LINE, row, style)


def _paint_special(canvas: Canvas, card: Box, view: View, special: str, words: Words) -> None:
    picture = roundel(special).resize((_ROUNDEL, _ROUNDEL), Image.Resampling.LANCZOS)
    canvas.piece(picture, card.left + 94, card.top + 90)
    left, y = card.left + 180, card.top + 58
    room = card.right - 24 - left
    canvas.text(left, y, words.name(special), Style("serif-bold", 44), room=room)
    played = view.seat is not None and view.seats[view.seat].played is not None
    state = words.label("special-played" if played else "special-unplayed")
    soft = Style("serif-italic", 34, TERRACOTTA if played else INK_SOFT)
    canvas.text(left, y + 56, state, soft, room=room)


def _rule(name: str, text: str) -> str:
    """Leave out the name that a help text begins with: it stands above."""
    return heading(text.removeprefix(f"{name}: "))


def _hand(view: View, words: Words) -> list[Row]:
    rows = []
    for city, group in groupby(view.hand, key=lambda each: each.city):
        letters = initials(words.name(city))
        pieces = [tall_counter(city, letters, each.arm, str(each.strength), False) for each in group]
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
    return tall_counter(sent.city, letters, sent.arm, str(sent.strength), False)


def _broken(title: str, note: str, pieces: list[Image.Image]) -> list[Row]:
    """Break counters into lines; only the first one has the title."""
    room = (WIDTH - 2 * _EDGE - _TITLE) // _STEP
    parts = [tuple(pieces[start : start + room]) for start in range(0, len(pieces), room)]
    return [Row(*(("", "") if number else (title, note)), part) for number, part in enumerate(parts)]


def _paint_column(canvas: Canvas, column: Box, title: str, rows: Sequence[Row]) -> None:
    style = Style("serif-bold", 38)
    run = canvas.text(column.left, column.top + 24, title, style, room=column.width)
    canvas.rectangle(at(column.left, column.top + 48, run, 3), TERRACOTTA)
    for number, row in enumerate(rows):
        _paint_row(canvas, column.left, column.top + _HEADING + number * _ROW + _ROW // 2, row)


def _paint_row(canvas: Canvas, left: int, y: int, row: Row) -> None:
    lift = 15 if row.note else 0
    canvas.text(left, y - lift, row.title, Style("serif", 34), room=_TITLE - 10)
    canvas.text(left, y + 17, row.note, Style("serif-italic", 30, INK_SOFT), room=_TITLE - 10)
    for number, piece in enumerate(row.counters):
        canvas.piece(piece, left + _TITLE + number * _STEP + _STEP // 2, y, "counter")
