"""The line of a seat's numbers: name, points and what they come from, stores, coins, luxury, people."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.peloponnes.view import SeenSeat
from rendering.canvas import Box
from rendering.fonts import LEAST, Style, fold, length
from rendering.palette import (
    GOLD_BRIGHT,
    INK,
    INK_SOFT,
    MARBLE,
    MARBLE_SHADE,
    OLIVE,
    TERRACOTTA,
    mix,
)
from rendering.peloponnes.scene import Scene
from rendering.peloponnes.symbols import protection, sign
from rendering.sprites import Pen, drawn, highlight, mark, panel, triangle, wreath

STORED = ("wood", "stone", "food")
KEPT = (*STORED, "coins", "luxury", "inhabitants")

# Where the columns begin, from the left of the panel.
_NAME, _POINTS, _POWER, _PEOPLE, _KEPT = 65, 304, 372, 464, 560
_STORE, _OTHER = 150, 112
"""How much room a store has, and what has no limit."""
_SHIELDS = _KEPT + 3 * (_STORE + _OTHER)
_SMALL = Style("sans-semi", 20, INK_SOFT)
_COUNT = Style("sans-bold", 36)
_VALUE = Style("sans-semi", 30)


class Amount(NamedTuple):
    """How much of something a seat has, its limit, and what comes next."""

    kind: str
    now: int
    was: int
    limit: int | None
    income: int


def paint_numbers(scene: Scene, box: Box, seen: SeenSeat) -> None:
    """Write a seat's numbers in a line."""
    y = box.middle[1]
    _name(scene, box, seen, y)
    _points(scene, box, seen, y)
    then, x = scene.seat_before(seen.seat) or seen, box.left + _KEPT
    for kind in KEPT:
        amount = Amount(
            kind,
            getattr(seen, kind),
            getattr(then, kind),
            scene.view.limits.get(kind),
            getattr(seen.income, kind),
        )
        width = _OTHER if amount.limit is None else _STORE
        _amount(scene, box._replace(left=x, right=x + width), amount, y)
        x += width
    _protections(scene, box, seen, y)


def _name(scene: Scene, box: Box, seen: SeenSeat, y: int) -> None:
    if seen.seat in scene.view.winners:
        scene.canvas.piece(wreath(56), box.left + 34, y)
    scene.canvas.piece(mark(seen.seat, 42), box.left + 34, y, "seat")
    _write_name(scene, box.left + _NAME, y, scene.names[seen.seat], _POINTS - _NAME - 12)


def _write_name(scene: Scene, x: int, y: int, name: str, room: int) -> None:
    """Write a name in one line, or a long one in two."""
    style = Style("serif-bold", 34)
    if length(name, style._replace(size=25)) <= room or " " not in name:
        scene.canvas.text(x, y, name, style, room=room)
        return
    rows, style = fold(name, style._replace(size=LEAST), room, 2)
    for number, line in enumerate(rows):
        scene.canvas.text(x, y - 10 + number * LEAST, line, style, room=room)


def _points(scene: Scene, box: Box, seen: SeenSeat, y: int) -> None:
    """Write the points, and power and population, the lower of which they are."""
    then = scene.seat_before(seen.seat)
    points = Style("sans-bold", 44, TERRACOTTA)
    run = scene.canvas.text(box.left + _POINTS, y, str(seen.points), points)
    if then and then.points != seen.points:
        turn = 0 if seen.points > then.points else 180
        scene.canvas.piece(triangle(16, GOLD_BRIGHT, turn), box.left + _POINTS + run + 11, y)
    power = seen.tile_power + seen.coin_power
    for start, kind, value in ((_POWER, "power", power), (_PEOPLE, "population", seen.population)):
        x = box.left + start
        if value == seen.points:
            scene.canvas.piece(_lower(88, 40), x + 42, y)
        scene.canvas.piece(sign(kind, 34), x + 18, y, kind)
        scene.canvas.text(x + 36, y, str(value), _VALUE)


def _amount(scene: Scene, box: Box, amount: Amount, y: int) -> None:
    """Write how much there is, its limit and the next income; a bar shows how full a store is."""
    canvas, x = scene.canvas, box.left
    if amount.now != amount.was:
        frame = highlight(box.width - 4, min(42, box.height - 4), lit=True)
        canvas.piece(frame, box.middle[0] - 2, y - 1)
    canvas.piece(sign(amount.kind, 34), x + 22, y, amount.kind)
    x, gap = (x + 41, 3) if amount.limit is None else (x + 43, 5)
    run = canvas.text(x, y, str(amount.now), _COUNT)
    if amount.limit is not None:
        run += canvas.text(x + run, y + 4, f"/{amount.limit}", _SMALL)
        canvas.piece(_gauge(amount.now, amount.limit, 72, 4), x + 37, y + min(22, box.height // 2 - 2))
    if amount.income and not scene.view.ended:
        more = Style("sans-bold", 22, mix(OLIVE, INK, 0.3))
        canvas.text(x + run + gap, y + 3, f"+{amount.income}", more, room=box.right - x - run - gap - 6)


def _protections(scene: Scene, box: Box, seen: SeenSeat, y: int) -> None:
    abilities = [ability for ability, has in (("half", seen.half), ("any-land", seen.any_land)) if has]
    x, end = box.left + _SHIELDS, box.right - 12
    step = min(37, (end - 34 - x) // max(1, len(seen.protected) + len(abilities)))
    signs = [(protection(disaster, min(34, step - 1)), str(disaster)) for disaster in seen.protected]
    signs += [(sign(ability, min(32, step - 1)), ability) for ability in abilities]
    for sprite, what in signs:
        scene.canvas.piece(sprite, x + step // 2, y, what)
        x += step
    if seen.seat in scene.view.waiting_for:
        scene.canvas.piece(triangle(26, TERRACOTTA, 180), end - 14, y, "waited for")
    elif seen.passed and scene.view.phase == "bids" and end - x > 60:
        label = scene.words.label("passed")
        scene.canvas.text(end, y, label, Style("serif-italic", 22, INK_SOFT), align="right", room=end - x - 6)


@lru_cache(maxsize=8)
def _lower(width: int, height: int) -> Image.Image:
    """Give the ground of the value that counts."""
    return panel(width, height, mix(MARBLE, GOLD_BRIGHT, 0.4), TERRACOTTA, 2, 8)


@lru_cache(maxsize=64)
def _gauge(amount: int, limit: int, width: int, height: int) -> Image.Image:
    """Give a bar that shows how full a store is."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 2, MARBLE_SHADE)
        end = width * min(amount, limit) / limit
        if amount:
            pen.rounded((0, 0, end, height), 2, TERRACOTTA if amount >= limit else OLIVE)

    return drawn(width, height, paint)
