"""What lies on free parts of the map: the rondel, the table of advances, personages and bank."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image

from games.antike.board import board
from rendering.antike import layout
from rendering.antike.pieces import badge_of
from rendering.antike.scene import PERSONAGES, Scene
from rendering.antike.symbols import sign
from rendering.canvas import Box, at
from rendering.fonts import LEAST, Style, fold, length
from rendering.palette import (
    GOLD_BRIGHT,
    INK,
    INK_SOFT,
    MARBLE,
    PARCHMENT,
    PARCHMENT_DARK,
    TERRACOTTA,
    TERRACOTTA_DARK,
    mix,
)
from rendering.sprites import Pen, Point, drawn, panel

_RIM, _INNER, _HUB = 125.0, 78.0, 27.0
_NAME = Style("sans-semi", 25)
_PRICE = Style("sans-bold", 24)
_LEFT = 74
"""How wide a sign is with a number of two digits."""


def paint_tables(scene: Scene) -> None:
    """Paint rondel, advances, personages and bank."""
    paint_wheel(scene, layout.table(scene.view.map, "wheel"))
    _paint_advances(scene)
    _paint_store(scene)


def boxes(chart: str) -> list[Box]:
    """Say where they lie."""
    return [layout.table(chart, which) for which in layout.TABLES[chart]]


# The rondel


def paint_wheel(scene: Scene, box: Box) -> None:
    """Paint the rondel as large as a box, with a marker of each nation on its field."""
    middle, scale = box.middle, box.width / layout.WHEEL
    fields = board().rondel
    lit = fields.index(scene.view.last.field) if scene.view.last.field in fields else None
    scene.canvas.piece(_wheel(box.width, lit), *middle)
    for number, field in enumerate(fields):
        deed = board().fields[field].action
        spot = _on_wheel(middle, number, 58 * scale)
        scene.canvas.piece(sign(deed, round(30 * scale)), *spot, "field")
        here = [scene.look(nation.id) for nation in scene.view.nations if nation.field == field]
        size = round(_marker_size(len(here)) * scale)
        for look, (x, y) in zip(here, _marker_spots(middle, number, len(here), scale), strict=True):
            scene.canvas.piece(badge_of(look, size), x, y)


def _marker_size(number: int) -> int:
    return 38 if number <= 2 else 28 if number <= 4 else 22


def _marker_spots(middle: tuple[int, int], field: int, number: int, scale: float) -> list[tuple[int, int]]:
    """Give places for the markers on a field: side by side, many in two rows."""
    size, away = (_marker_size(number) + 1) * scale, 100 * scale
    if number <= 2:
        return [_on_wheel(middle, field, away, size * (place - (number - 1) / 2)) for place in range(number)]
    row = (number + 1) // 2
    found = []
    for place in range(number):
        upper, across = divmod(place, row)
        count = row if upper == 0 else number - row
        far = away + size / 2 - upper * size
        found.append(_on_wheel(middle, field, far, size * (across - (count - 1) / 2)))
    return found


def _on_wheel(middle: tuple[int, int], field: int, away: float, aside: float = 0) -> tuple[int, int]:
    """Give a point of a field: so far from the hub, and so far to the side."""
    angle = math.radians(-67.5 + 45 * field)
    x = middle[0] + away * math.cos(angle) - aside * math.sin(angle)
    y = middle[1] + away * math.sin(angle) + aside * math.cos(angle)
    return round(x), round(y)


@lru_cache(maxsize=32)
def _wheel(size: int, lit: int | None) -> Image.Image:
    middle, scale = size / 2, size / layout.WHEEL
    rim, hub = _RIM * scale, _HUB * scale

    def paint(pen: Pen) -> None:
        pen.circle(middle, middle, rim, TERRACOTTA, INK, 3)
        for field in range(8):
            fill = mix(MARBLE, GOLD_BRIGHT, 0.6) if field == lit else mix(PARCHMENT, MARBLE, 0.6)
            pen.polygon(_sector(middle, field, rim - 6), fill, TERRACOTTA_DARK, 2)
        pen.circle(middle, middle, _INNER * scale, None, mix(TERRACOTTA, MARBLE, 0.5), 2)
        pen.circle(middle, middle, hub + 4, TERRACOTTA, INK, 2)
        pen.arc((middle - 16, middle - 16, middle + 16, middle + 16), -150, 90, MARBLE, 4)
        pen.polygon([(middle - 11, middle + 16), (middle + 4, middle + 7), (middle + 4, middle + 25)], MARBLE)

    return drawn(size, size, paint)


def _sector(middle: float, field: int, radius: float) -> list[Point]:
    angles = [math.radians(-90 + 45 * field + 45 * step / 8) for step in range(9)]
    rim = [(middle + radius * math.cos(angle), middle + radius * math.sin(angle)) for angle in angles]
    return [(middle, middle), *rim]


# Advances


def _paint_advances(scene: Scene) -> None:
    box = layout.table(scene.view.map, "advances")
    advances = list(board().advances.values())
    columns = 4 if box.width > 500 else 2
    width, height = box.width // columns, box.height // (len(advances) // columns)
    for number, advance in enumerate(advances):
        # Beside each advance stands the one that needs it.
        row, column = (number % 2, number // 2) if columns == 4 else divmod(number, 2)
        cell = at(box.left + column * width, box.top + row * height, width - 4, height - 4)
        _paint_advance(scene, cell, advance.id)


def _paint_advance(scene: Scene, cell: Box, advance: str) -> None:
    canvas, card = scene.canvas, board().advances[advance]
    known = advance in scene.view.known
    fill = MARBLE if known else mix(PARCHMENT, PARCHMENT_DARK, 0.6)
    canvas.piece(
        panel(cell.width, cell.height, fill, INK if known else INK_SOFT, 3 if known else 2, 7), *cell.middle
    )
    upper, lower = cell.top + round(cell.height * 0.28), cell.top + round(cell.height * 0.72)
    name, left = scene.words.name(advance), cell.left + 8
    if length(name, _NAME._replace(size=LEAST)) <= cell.width - 42:
        canvas.piece(sign(advance, 26), cell.left + 19, upper, "advance")
        left = cell.left + 36
    canvas.text(left, upper, name, _NAME, room=cell.right - 6 - left)
    owners = [nation.id for nation in scene.view.nations if advance in nation.advances]
    room = cell.width - 12
    if len(owners) < len(scene.view.nations) or not owners:
        canvas.piece(sign("gold", 22), cell.right - 17, lower, "price")
        price = str(card.price_known if known else card.price_new)
        room -= 28 + canvas.text(cell.right - 32, lower, price, _PRICE, align="right")
    _paint_owners(scene, (cell.left + 6, lower), room, advance, owners)


def _paint_owners(scene: Scene, start: tuple[int, int], room: int, advance: str, owners: list[str]) -> None:
    """Lay the markers of those who have an advance; many of them lie partly on each other."""
    earlier = {nation.id for nation in scene.earlier.values() if advance in nation.advances}
    size = 28
    step = min(size + 1.0, (room - size) / max(1, len(owners) - 1))
    for number, nation in enumerate(owners):
        x = round(start[0] + number * step) + size // 2
        if scene.before is not None and nation not in earlier:
            scene.canvas.piece(_glow(size + 8), x, start[1])
        scene.canvas.piece(badge_of(scene.look(nation), size), x, start[1])


@lru_cache(maxsize=16)
def _glow(size: int) -> Image.Image:
    return drawn(size, size, lambda pen: pen.circle(size / 2, size / 2, size / 2, GOLD_BRIGHT, INK, 1.5))


# Personages left, and the bank


def _paint_store(scene: Scene) -> None:
    box = layout.table(scene.view.map, "store")
    scene.canvas.piece(panel(box.width, box.height, mix(MARBLE, PARCHMENT, 0.4), INK_SOFT, 2, 8), *box.middle)
    wide = box.width > 300
    columns, rows = (7, 1) if wide else (2, 4)
    left = [(kind, scene.view.stacks.get(kind, 0)) for kind in PERSONAGES]
    bank = [("coins", scene.view.coins), ("temple", scene.view.temples)]
    if scene.view.last_temple_wins:
        _say_last_temple(scene, _part(box, 5 / 7, 1) if wide else _part(box, 1, 3 / 4))
        left = []
    first = 5 if wide else 6
    for number, (kind, count) in [*enumerate(left), *enumerate(bank, first)]:
        row, column = divmod(number, columns)
        edge = 10 if wide else 6
        x = box.left + edge + column * (box.width - 2 * edge - _LEFT) // (columns - 1)
        y = box.top + round(box.height * (row + 0.5) / rows)
        _paint_left(scene, x, y, kind, count)


def _part(box: Box, across: float, down: float) -> Box:
    return Box(box.left, box.top, box.left + round(box.width * across), box.top + round(box.height * down))


def _say_last_temple(scene: Scene, box: Box) -> None:
    """Say what wins when there are no personages left."""
    lines = 2 if box.width > 300 else 4
    rows, style = fold(
        scene.words.label("last-temple"), Style("serif-bold", 28, TERRACOTTA_DARK), box.width - 20, lines
    )
    step = round(style.size * 1.1)
    y = box.middle[1] - step * (len(rows) - 1) // 2
    for number, row in enumerate(rows):
        scene.canvas.text(box.left + 10, y + number * step, row, style, room=box.width - 20)


def _paint_left(scene: Scene, x: int, y: int, kind: str, count: int) -> None:
    scene.canvas.piece(sign(kind, 36), x + 18, y, kind)
    ink = INK if count else mix(INK_SOFT, PARCHMENT, 0.4)
    scene.canvas.text(x + 40, y, str(count), Style("sans-bold", 31, ink))
