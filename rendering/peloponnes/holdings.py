"""What a seat has, for a phone: its numbers in two lines, below them its tiles, three side by side."""

from __future__ import annotations

from games.peloponnes.view import SeenSeat
from rendering.canvas import Box, at
from rendering.focus import WIDTH, write_name
from rendering.fonts import Style
from rendering.palette import INK, MARBLE, OLIVE, SEATS, TERRACOTTA, mix
from rendering.peloponnes.cards import large_civilisation, large_owned
from rendering.peloponnes.numbers import KEPT
from rendering.peloponnes.scene import Scene
from rendering.peloponnes.symbols import protection, sign
from rendering.peloponnes.tableau import Laid, buildings_of, lands_of, lay_tile
from rendering.sprites import highlight, mark, panel, triangle, wreath

EDGE, GAP = 8, 6
COLUMN = (WIDTH - 2 * EDGE - 2 * GAP) // 3
_NAME, _STOCK = 60, 54
TILE, SIGNS = 122, 56
"""How high a tile is with its name, and with its signs alone."""
_STEP = (WIDTH - 2 * EDGE) // len(KEPT)
_LONG = 10
"""From here on numbers have two digits."""
_SCORE = 300
"""How much room points, power, population have."""


def height_of(seen: SeenSeat, tile: int) -> int:
    """Say how high a seat's holding is with tiles of a height; 0: without them."""
    rows = -(-(1 + len(seen.buildings) + len(seen.lands)) // 3) if tile else 0
    return _NAME + _STOCK + rows * (tile + GAP) + 2 * GAP


def paint_holding(scene: Scene, top: int, seen: SeenSeat, tile: int) -> None:
    """Paint what a seat has."""
    box = at(EDGE, top, WIDTH - 2 * EDGE, _NAME + _STOCK)
    colour = SEATS[seen.seat].colour
    fill = mix(MARBLE, colour, 0.22)
    scene.canvas.piece(panel(box.width, box.height, fill, mix(colour, INK, 0.3), 4, 8), *box.middle)
    _name(scene, at(box.left, top + 2, box.width, _NAME), seen)
    for number, kind in enumerate(KEPT):
        _kept(scene, at(box.left + 4 + number * _STEP, top + _NAME, _STEP, _STOCK - 4), seen, kind)
    if tile:
        _tiles(scene, box.bottom + GAP, seen, tile)


def _name(scene: Scene, box: Box, seen: SeenSeat) -> None:
    canvas, y = scene.canvas, box.middle[1]
    if seen.seat in scene.view.winners:
        canvas.piece(wreath(58), box.left + 34, y)
    canvas.piece(mark(seen.seat, 46), box.left + 34, y, "seat")
    waited = seen.seat in scene.view.waiting_for
    if waited:
        canvas.piece(triangle(26, TERRACOTTA, 90), box.left + 74, y)
    shields = [protection(disaster, 38) for disaster in seen.protected]
    shields += [sign(kind, 38) for kind, has in (("half", seen.half), ("any-land", seen.any_land)) if has]
    left = box.left + (92 if waited else 66)
    room = box.right - _SCORE - left - 41 * len(shields) - 8
    write_name(canvas, left, y, scene.names[seen.seat], Style("serif-bold", 38), max(90, room))
    for number, shield in enumerate(reversed(shields)):
        canvas.piece(shield, box.right - _SCORE - 24 - number * 41, y, "keeps off")
    _score(scene, box, seen, y)


def _score(scene: Scene, box: Box, seen: SeenSeat, y: int) -> None:
    """Write the points, and power and population, the lower of which they are."""
    canvas, left = scene.canvas, box.right - _SCORE
    canvas.text(left + 36, y, str(seen.points), Style("sans-bold", 48, TERRACOTTA), align="centre")
    power = seen.tile_power + seen.coin_power
    for x, kind, value in ((left + 76, "power", power), (left + 186, "population", seen.population)):
        if value == seen.points:
            canvas.piece(panel(108, 48, None, TERRACOTTA, 2, 8), x + 52, y)
        canvas.piece(sign(kind, 42), x + 24, y, kind)
        canvas.text(x + 48, y, str(value), Style("sans-semi", 36))


def _kept(scene: Scene, box: Box, seen: SeenSeat, kind: str) -> None:
    """Write how much there is of something, and what comes next."""
    canvas, y, now = scene.canvas, box.middle[1], getattr(seen, kind)
    then, income = scene.seat_before(seen.seat), getattr(seen.income, kind)
    if then and getattr(then, kind) != now:
        canvas.piece(highlight(box.width - 4, box.height, lit=True), box.middle[0] - 2, y)
    canvas.piece(sign(kind, 38), box.left + 22, y, kind)
    full = now >= scene.view.limits.get(kind, now + 1)
    is_long = min(now, income) >= _LONG
    count = Style("sans-bold", 30 if is_long else 38, TERRACOTTA if full else INK)
    x = box.left + 44 + canvas.text(box.left + 44, y, str(now), count)
    more = Style("sans-bold", 30, mix(OLIVE, INK, 0.3))
    if income and not scene.view.ended:
        canvas.text(x + (1 if is_long else 4), y + 3, f"+{income}", more)


def _tiles(scene: Scene, top: int, seen: SeenSeat, height: int) -> None:
    """Lay the civilisation, the buildings and the lands; what was just lost stands faintly behind."""
    words = scene.words
    rows = (height_of(seen, height) - height_of(seen, 0)) // (height + GAP)
    name = words.name(seen.civilisation) if seen.civilisation else words.label("civilisation")
    places = [
        at(EDGE + column * (COLUMN + GAP), top + row * (height + GAP), COLUMN, height)
        for row in range(rows)
        for column in range(3)
    ]
    card = large_civilisation(seen.civilisation, name, seen.extra, SEATS[seen.seat].colour, COLUMN, height)
    scene.canvas.lay(card, places[0].left, places[0].top)
    laid = [*buildings_of(scene, seen), *lands_of(scene, seen)]
    for place, tile in zip(places[1:], sorted(laid, key=lambda each: each.gone), strict=False):
        _lay(scene, place, tile)


def _lay(scene: Scene, place: Box, tile: Laid) -> None:
    card = large_owned(tile.id, scene.words.name(tile.id), tile.unpaid, place.width, place.height)
    lay_tile(scene, place, tile, card)
