"""The parts of the board that a question is about, for a phone: the rows restacked, and tableaus."""

from __future__ import annotations

from collections.abc import Sequence

from games.peloponnes.view import SeenSeat, SeenTile
from rendering.canvas import Box, Canvas, at
from rendering.focus import SHORTEST, TALLEST, WIDTH, page
from rendering.fonts import Style, length
from rendering.ornaments import fleet
from rendering.palette import INK, MARBLE, PARCHMENT, TERRACOTTA, TERRACOTTA_DARK, mix
from rendering.peloponnes.cards import back, large_offered
from rendering.peloponnes.holdings import COLUMN, EDGE, GAP, SIGNS, TILE, height_of, paint_holding
from rendering.peloponnes.rows import TURNING_UP, is_just_turned_up, paint_bid
from rendering.peloponnes.scene import Scene, Sight
from rendering.peloponnes.symbols import chip, protection
from rendering.sprites import highlight, mark, panel, triangle
from rendering.words import heading

CARD, BID = 212, 48
_CELL = CARD + BID + 2
_CHIP = 34
_STRIP, _SHIPS = 56, 120


def draw_focus(sight: Sight) -> Canvas:
    """Draw the parts that the view names."""
    shown = [seen for seen in sight.view.seats if {"seats", f"seat-{seen.seat}"} & set(sight.view.focus)]
    has_rows = "rows" in sight.view.focus
    top = EDGE + (2 * (_CELL + GAP) if has_rows else _STRIP + GAP)
    tile = _tile_height(shown, TALLEST - top - EDGE)
    heights = [height_of(seen, tile) for seen in shown]
    foot = top + sum(heights) + EDGE
    scene = Scene.on(page(max(SHORTEST, foot)), sight)
    if has_rows:
        _paint_rows(scene)
    else:
        _paint_strip(scene, at(EDGE, EDGE, WIDTH - 2 * EDGE, _STRIP))
    for seen, height in zip(shown, heights, strict=True):
        paint_holding(scene, top, seen, tile)
        top += height
    _fill(scene, Box(0, foot, WIDTH, scene.canvas.box.bottom))
    return scene.canvas


def _tile_height(shown: Sequence[SeenSeat], room: int) -> int:
    """Say how high tiles can be: with names, with signs alone or, among many seats, not at all."""
    heights = (TILE, SIGNS)
    return next((each for each in heights if sum(height_of(seen, each) for seen in shown) <= room), 0)


def _fill(scene: Scene, free: Box) -> None:
    """Let ships sail where nothing else is."""
    if free.height >= _SHIPS:
        scene.canvas.piece(fleet(WIDTH - 80, _SHIPS), *free.middle)


# The rows of this round


def _cell(number: int) -> Box:
    row, column = divmod(number, 3)
    return at(EDGE + column * (COLUMN + GAP), EDGE + row * (_CELL + GAP), COLUMN, _CELL)


def _paint_rows(scene: Scene) -> None:
    """Paint the regular tiles, those of the conquest row, and last who is next and what threatens."""
    view = scene.view
    turning = view.phase in TURNING_UP
    number = 0
    for tiles, size, conquest in (
        (view.regular, view.regular_size, False),
        (view.conquest, view.conquest_size, True),
    ):
        for place in range(size if turning else len(tiles)):
            _paint_place(scene, _cell(number), tiles[place] if place < len(tiles) else None, conquest)
            number += 1
    _paint_side(scene, _cell(5))


def _paint_place(scene: Scene, cell: Box, seen: SeenTile | None, conquest: bool) -> None:
    if conquest:
        fill = mix(PARCHMENT, TERRACOTTA, 0.4)
        scene.canvas.piece(panel(cell.width + 6, cell.height + 6, fill, TERRACOTTA_DARK, 2, 8), *cell.middle)
    card, bid = at(cell.left, cell.top, cell.width, CARD), at(cell.left, cell.bottom - BID, cell.width, BID)
    if seen is None:
        scene.canvas.piece(back(scene.view.stack or "A", card.width, card.height), *card.middle)
        return
    sheet = large_offered(seen.id, scene.words.name(seen.id), seen.minimum, card.width, card.height)
    scene.canvas.lay(sheet, card.left, card.top)
    if is_just_turned_up(scene, seen):
        scene.canvas.piece(highlight(card.width + 4, card.height + 4), *card.middle)
    paint_bid(scene, bid, seen)
    if conquest and seen.bidder is None:
        _say_conquest(scene, bid)


def _say_conquest(scene: Scene, bid: Box) -> None:
    label, style = heading(scene.words.label("conquest")), Style("serif-italic", 30, TERRACOTTA_DARK)
    if length(label, style) <= bid.width - 12:
        scene.canvas.text(*bid.middle, label, style, align="centre", room=bid.width - 12)


# Who is next, and what threatens


def _paint_side(scene: Scene, box: Box) -> None:
    _ground(scene, box)
    order = scene.view.order if len(scene.view.seats) > 1 else ()
    for number, seat in enumerate(order):
        x = box.left + 26 + number * 51
        scene.canvas.piece(mark(seat, 44), x, box.top + 27, "order")
        if number:
            scene.canvas.piece(triangle(12, TERRACOTTA, 90), x - 26, box.top + 26)
    top = box.top + (52 if order else 30)
    for number, disaster in enumerate(scene.view.disasters):
        step = (box.width - 64) // disaster.needed
        _paint_disaster(scene, box.left + 8, top + 20 + number * 41, number, disaster.needed, step)


def _paint_strip(scene: Scene, box: Box) -> None:
    """Paint the disasters side by side."""
    _ground(scene, box)
    pitch = box.width // len(scene.view.disasters)
    for number, disaster in enumerate(scene.view.disasters):
        step = (pitch - 50) // disaster.needed
        _paint_disaster(scene, box.left + 3 + number * pitch, box.middle[1], number, disaster.needed, step)


def _ground(scene: Scene, box: Box) -> None:
    ground = panel(box.width, box.height, mix(PARCHMENT, MARBLE, 0.5), mix(PARCHMENT, INK, 0.3), 2, 8)
    scene.canvas.piece(ground, *box.middle)


def _paint_disaster(scene: Scene, x: int, y: int, number: int, needed: int, step: int) -> None:
    seen = scene.view.disasters[number]
    then = scene.before.disasters[number].chips if scene.before else seen.chips
    if seen.chips >= needed:
        fill = mix(MARBLE, TERRACOTTA, 0.78)
        width = 44 + step * needed
        scene.canvas.piece(panel(width, 40, fill, TERRACOTTA_DARK, 2, 7), x + width // 2 - 2, y)
    scene.canvas.piece(protection(seen.id, 36), x + 20, y, "disaster")
    for place in range(needed):
        middle, size = x + 40 + step // 2 + place * step, min(_CHIP, step - 1)
        scene.canvas.piece(chip(seen.id, size, place < seen.chips), middle, y, "chip")
        if then <= place < seen.chips:
            scene.canvas.piece(highlight(size + 4, size + 4, size // 2 + 1), middle, y)
