"""A panel per nation, its seat's side by side: points on their way, stock, holdings, units, advances."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.antike.board import board
from games.antike.view import SeenNation, View
from rendering.antike import layout
from rendering.antike.pieces import badge_of
from rendering.antike.scene import PERSONAGES, STOCK, Look, Scene
from rendering.antike.symbols import sign
from rendering.canvas import Box
from rendering.fonts import Style, length
from rendering.palette import (
    GOLD_BRIGHT,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    MARBLE_SHADE,
    PARCHMENT,
    TERRACOTTA,
    mix,
)
from rendering.sprites import Pen, drawn, faded, panel, triangle, wreath

_SMALL, _LARGEST = Style("sans-semi", 27), 34
"""The letters of holdings and units where there is little room, and the largest where there is more."""
_SUPPLY = Style("sans", 23, INK_SOFT)
_NARROW = (29, 64, 98, 132, 163, 193, 221)
_MIDDLE = (29, 64, 98, 133, 166, 195, 223)
_WIDE = (30, 67, 105, 148, 188, 188, 221)
"""Where the lines of a panel are: name, player, points, stock, holdings, units, advances."""
_APART = 7
"""Gap between the number of one resource and the sign of the next."""
_ROOMY, _WIDEST = 360, 440
"""From these widths on a panel has larger signs, and one line for holdings and units."""


def paint_nations(scene: Scene) -> None:
    """Paint the panels of all nations."""
    seats = len(scene.view.seats)
    for seen in scene.view.seats:
        box = layout.seat(seen.seat, seats)
        nations = scene.nations_of(seen.seat)
        if not nations:
            _paint_empty(scene, box, seen.seat)
        for number, nation in enumerate(nations):
            paint_nation(scene, layout.nation(number, len(nations), box), nation)


def paint_roster(scene: Scene) -> None:
    """Paint the panels of all nations where they are shown alone."""
    place = 0
    for seen in scene.view.seats:
        nations = scene.nations_of(seen.seat)
        if not nations:
            _paint_empty(scene, layout.roster(place), seen.seat)
        for number, nation in enumerate(nations):
            paint_nation(scene, layout.roster(place + number), nation)
        place += max(1, len(nations))


def _paint_empty(scene: Scene, box: Box, seat: int) -> None:
    """Paint the panel of a seat that has no nation yet."""
    ground = mix(MARBLE, GOLD_BRIGHT, 0.25) if seat in scene.view.waiting_for else MARBLE
    scene.canvas.piece(panel(box.width, box.height, ground, INK_SOFT, 4, 10), *box.middle)
    style = Style("serif-bold", 34)
    scene.canvas.text(box.left + 16, box.top + 34, scene.names[seat], style, room=box.width - 32)


def paint_nation(scene: Scene, box: Box, seen: SeenNation) -> None:
    """Paint the panel of a nation."""
    look, turn = scene.look(seen.id), seen.id == scene.view.turn and not scene.view.ended
    ground = mix(MARBLE, GOLD_BRIGHT, 0.3) if turn else MARBLE
    scene.canvas.piece(_frame(box.width, box.height, ground, look, turn), *box.middle)
    inner = box.inset(13, 0)
    lines = _WIDE if inner.width >= _WIDEST else _MIDDLE if inner.width >= _ROOMY else _NARROW
    name, player, track, stock, holdings, units, advances = (box.top + line for line in lines)
    _name(scene, inner, name, seen, look)
    _player(scene, inner, player, seen)
    _track(scene, inner, track, seen)
    _stock(scene, inner, stock, seen)
    _holdings(scene, inner, holdings, seen)
    _units(scene, inner, units, seen)
    _advances(scene, inner, advances, seen)


@lru_cache(maxsize=64)
def _frame(width: int, height: int, ground: tuple[int, int, int], look: Look, turn: bool) -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 10, ground, INK, 7 if turn else 6)
        pen.rounded((1.5, 1.5, width - 1.5, height - 1.5), 9, None, look.colour, 7 if turn else 4.5)

    return drawn(width, height, paint)


def _name(scene: Scene, box: Box, y: int, seen: SeenNation, look: Look) -> None:
    canvas = scene.canvas
    if seen.id == scene.view.winner:
        canvas.piece(wreath(62), box.left + 22, y)
    canvas.piece(badge_of(look, 44), box.left + 22, y, "nation")
    left = box.left + (56 if seen.id == scene.view.winner else 50)
    canvas.text(left, y, scene.words.name(seen.id), Style("serif-bold", 34), room=box.right - left)


def _player(scene: Scene, box: Box, y: int, seen: SeenNation) -> None:
    """Write the points and the player, with the place in the order of play."""
    canvas, left = scene.canvas, box.left + 2
    small = Style("sans-semi", 26, INK_SOFT)
    run = canvas.text(box.right, y + 3, f"/{scene.view.target}", small, align="right")
    points = Style("sans-bold", 40, TERRACOTTA)
    run += canvas.text(box.right - run - 2, y, str(seen.points), points, align="right")
    asked = _is_asked(scene.view, seen)
    if asked:
        canvas.piece(triangle(22, TERRACOTTA, 90), left + 9, y)
        left += 25
    order = [nation.id for nation in scene.view.nations].index(seen.id) + 1
    left += 6 + canvas.text(left, y, f"{order}.", Style("sans", 22, INK_SOFT))
    style = Style("sans-bold" if asked else "sans", 26, INK if asked else INK_SOFT)
    canvas.text(left, y, scene.names[seen.seat], style, room=box.right - left - run - 12)


def _is_asked(view: View, seen: SeenNation) -> bool:
    """Say whether it is this nation that is waited for: a seat may have two."""
    if view.reaction is not None:
        return seen.id == view.reaction.nation
    return seen.seat in view.waiting_for and view.turn in ("", seen.id)


def _track(scene: Scene, box: Box, y: int, seen: SeenNation) -> None:
    """Lay the personages on the way to the points that win."""
    view = scene.view
    step = min(48.0, box.width / max(view.target, seen.points, 1))
    size = min(40 if box.width >= _WIDEST else 34, int(step) - 1)
    place = 0
    then = scene.earlier.get(seen.id)
    for kind in PERSONAGES:
        worth = view.general_points if kind == "general" else 1
        new = seen.personages.get(kind, 0) - (then.personages.get(kind, 0) if then else 10**6)
        for number in range(seen.personages.get(kind, 0)):
            x = round(box.left + (place + worth / 2) * step)
            if number >= seen.personages.get(kind, 0) - new:
                scene.canvas.piece(_halo(size + 4, round(step * worth)), x, y)
            scene.canvas.piece(sign(kind, size), x, y, kind)
            place += worth
    for empty in range(place, view.target):
        scene.canvas.piece(_slot(size - 6), round(box.left + (empty + 0.5) * step), y)


@lru_cache(maxsize=32)
def _slot(size: int) -> Image.Image:
    return drawn(
        size, size, lambda pen: pen.circle(size / 2, size / 2, size / 2, MARBLE_SHADE, INK_FAINT, 1.5)
    )


@lru_cache(maxsize=32)
def _halo(height: int, width: int) -> Image.Image:
    return drawn(width, height, lambda pen: pen.rounded((0, 0, width, height), 6, GOLD_BRIGHT, INK, 1.5))


def _stock(scene: Scene, box: Box, y: int, seen: SeenNation) -> None:
    """Write the stock as large as leaves some air between sign and sign."""
    wide = box.width >= _ROOMY
    size, gap = (30 if box.width < _WIDEST else 34, 4) if wide else (22, 2)
    counts = [getattr(seen, kind) for kind in STOCK]
    letters = _letters(counts, box.width - len(STOCK) * (size + gap), 38 if box.width >= _WIDEST else 34)
    runs = [size + gap + length(str(count), Style("sans-bold", letters)) for count in counts]
    air = (box.width - sum(runs)) / (len(STOCK) - 1)
    step = min(140, box.width // len(STOCK)) if wide else 0
    x = float(box.left)
    for number, (kind, count) in enumerate(zip(STOCK, counts, strict=True)):
        left = box.left + number * step if max(runs) + _APART <= step else round(x)
        scene.canvas.piece(sign(kind, size), left + size // 2, y, kind)
        ink = INK if count else mix(INK_SOFT, PARCHMENT, 0.4)
        scene.canvas.text(left + size + gap, y, str(count), Style("sans-bold", letters, ink))
        x += runs[number] + air


def _letters(counts: Sequence[int], room: int, largest: int) -> int:
    """Choose the largest letters in which these numbers stand apart."""
    for letters in range(largest, 24, -1):
        runs = sum(length(str(count), Style("sans-bold", letters)) for count in counts)
        if runs + _APART * (len(counts) - 1) <= room:
            return letters
    return 22


def _holdings(scene: Scene, box: Box, y: int, seen: SeenNation) -> None:
    """Write what brings personages: cities, temples, seas."""
    step = min(120, box.width * 18 // 100 if box.width >= _WIDEST else box.width // 3)
    holdings = (("city", seen.cities), ("temple", seen.temples), ("sea", seen.seas))
    style = _small([count for _, count in holdings], step - 31 - _APART)
    for number, (kind, count) in enumerate(holdings):
        x = box.left + number * step
        scene.canvas.piece(sign(kind, 27), x + 13, y, kind)
        scene.canvas.text(x + 31, y, str(count), style, room=step - 33)


def _units(scene: Scene, box: Box, y: int, seen: SeenNation) -> None:
    """Write how many units are on the board, and how many in the supply."""
    left = box.left + (min(360, box.width * 54 // 100) if box.width >= _WIDEST else 0)
    step = min(170, (box.right - left) // 2)
    units = (("legion", seen.legions, seen.legions_left), ("galley", seen.galleys, seen.galleys_left))
    style = _small([count for _, count, _ in units], step - 33 - _APART - length("+17", _SUPPLY))
    for number, (kind, count, more) in enumerate(units):
        x = left + number * step
        scene.canvas.piece(sign(kind, 27), x + 13, y, kind)
        run = scene.canvas.text(x + 29, y, str(count), style)
        scene.canvas.text(x + 31 + run, y, f"+{more}", _SUPPLY, room=step - 31 - _APART - run)


def _small(counts: Sequence[int], room: int) -> Style:
    """Choose the largest letters in which each of these numbers has room."""
    for size in range(_LARGEST, _SMALL.size, -1):
        style = _SMALL._replace(size=size)
        if all(length(str(count), style) <= room for count in counts):
            return style
    return _SMALL


def _advances(scene: Scene, box: Box, y: int, seen: SeenNation) -> None:
    kinds = list(board().advances)
    step = min(46.0, box.width / len(kinds))
    for number, kind in enumerate(kinds):
        x = round(box.left + (number + 0.5) * step)
        if kind in seen.advances:
            scene.canvas.piece(sign(kind, 25), x, y, kind)
        else:
            scene.canvas.piece(faded(sign, 0.22, kind, 21), x, y)
