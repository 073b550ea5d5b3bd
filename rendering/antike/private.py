"""What a seat alone knows: its standing orders as cards, under the panels of its nations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.antike.view import SeenNation
from rendering.antike import layout
from rendering.antike.nations import paint_nation
from rendering.antike.pieces import badge_of
from rendering.antike.scene import Scene, Sight
from rendering.antike.symbols import sign
from rendering.canvas import Box, Canvas, at
from rendering.fonts import ELLIPSIS, Style, fold
from rendering.frame import TOP, paint_band, paint_on_strip
from rendering.ground import parchment
from rendering.palette import (
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    PARCHMENT,
    TERRACOTTA,
    Colour,
    mix,
)
from rendering.sprites import faded, panel

WIDTH = 1200
_PANELS = at(20, TOP + 14, WIDTH - 40, layout.PANELS.height)
_ORDERS = _PANELS.bottom + 76
_GAP = 12


class _Cards(NamedTuple):
    """How cards are laid out."""

    columns: int
    height: int
    letters: int


class _Ink(NamedTuple):
    """The colours of a card."""

    ground: Colour
    frame: Colour
    number: Colour
    text: Colour


_FEW, _MANY = _Cards(2, 92, 34), _Cards(3, 76, 26)
_PLAIN = _Ink(MARBLE, INK, TERRACOTTA, INK)
_PALE = _Ink(mix(MARBLE, PARCHMENT, 0.6), INK_FAINT, INK_SOFT, INK_SOFT)
"""Orders that have no effect beside a newer one."""
_ENOUGH = 10
"""More orders than this are written smaller."""


def draw_private(sight: Sight) -> Canvas:
    """Draw the viewer's own nations and standing orders."""
    view, words = sight.view, sight.words
    assert view.seat is not None, "an onlooker has no standing orders"
    cards = _FEW if len(view.standing) <= _ENOUGH else _MANY
    rows = -(-len(view.standing) // cards.columns) or 1
    canvas = Canvas(parchment(WIDTH, _ORDERS + rows * (cards.height + _GAP) + 8).copy())
    scene = Scene.on(canvas, sight)
    nations = scene.nations_of(view.seat)
    _strip(scene, nations, sight.names[view.seat])
    for number, nation in enumerate(nations):
        paint_nation(scene, layout.nation(number, len(nations), _PANELS), nation)
    style = Style("serif-bold", 36)
    canvas.text(_PANELS.left, _ORDERS - 36, words.label("standing"), style, room=_PANELS.width)
    _paint_orders(scene, cards)
    return canvas


def _strip(scene: Scene, nations: Sequence[SeenNation], name: str) -> None:
    canvas = scene.canvas
    paint_band(canvas)
    x = 24
    for nation in nations:
        canvas.piece(badge_of(scene.look(nation.id), 46), x + 23, 34, "nation")
        x += 52
    run = paint_on_strip(canvas, x + 6, name, Style("serif-bold", 36, MARBLE), 560)
    title = " · ".join(part for part in (scene.words.label("title"), scene.table) if part)
    style = Style("serif", 28, MARBLE)
    paint_on_strip(canvas, WIDTH - 24, title, style, WIDTH - 90 - x - run, "right")


def _paint_orders(scene: Scene, cards: _Cards) -> None:
    words = scene.words
    if not scene.view.standing:
        box = at(_PANELS.left, _ORDERS, _PANELS.width, cards.height)
        ground = panel(box.width, box.height, mix(MARBLE, PARCHMENT, 0.4), INK_SOFT, 2, 10)
        scene.canvas.piece(ground, *box.middle)
        _write(scene, box.inset(20, 4), words.say("hand-no-standing"), Style("serif", 28, INK_SOFT))
    width = (_PANELS.width - (cards.columns - 1) * _GAP) // cards.columns
    for number, order in enumerate(scene.view.standing):
        row, column = divmod(number, cards.columns)
        left, top = _PANELS.left + column * (width + _GAP), _ORDERS + row * (cards.height + _GAP)
        box = at(left, top, width, cards.height)
        covered = any(newer.covers(order) for newer in scene.view.standing[number + 1 :])
        ink = _PALE if covered else _PLAIN
        _paint_order(scene, box, f"{number + 1}", words.standing(order), order.reaction, cards.letters, ink)


def _paint_order(
    scene: Scene, box: Box, number: str, text: str, reaction: str, letters: int, ink: _Ink
) -> None:
    canvas, y, size = scene.canvas, box.middle[1], letters + 6
    canvas.piece(panel(box.width, box.height, ink.ground, ink.frame, 3, 10), *box.middle)
    canvas.text(box.left + 16, y, number, Style("sans-bold", size, ink.number))
    kind = {"always": "fought", "never": "manoeuvre", "ask": "asked"}[reaction]
    left = box.left + 22 + round(size * 1.2)
    picture = faded(sign, 0.4, kind, size) if ink is _PALE else sign(kind, size)
    canvas.piece(picture, left + size // 2, y, kind)
    room = Box(left + size + 12, box.top + 4, box.right - 12, box.bottom - 4)
    _write(scene, room, text, Style("serif-bold" if ink is _PLAIN else "serif-italic", letters, ink.text))


def _write(scene: Scene, box: Box, text: str, style: Style) -> None:
    lines = 2 if not fold(text, style, box.width, 2)[0][-1].endswith(ELLIPSIS) else 3
    rows, style = fold(text, style, box.width, lines)
    step = round(style.size * 1.15)
    y = box.middle[1] - step * (len(rows) - 1) // 2
    for number, row in enumerate(rows):
        scene.canvas.text(box.left, y + number * step, row, style, room=box.width)
