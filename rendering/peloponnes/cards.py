"""Tiles as cards, painted once per name and size and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.peloponnes.board import BuildingTile, LandTile, Stock, board
from rendering import focus
from rendering.canvas import Canvas
from rendering.fonts import ELLIPSIS, LEAST, Style, fold, length
from rendering.palette import (
    INK,
    INK_SOFT,
    MARBLE,
    MARBLE_SHADE,
    PARCHMENT,
    TERRACOTTA,
    TERRACOTTA_DARK,
    Colour,
    mix,
)
from rendering.peloponnes.lands import ground, terrain
from rendering.peloponnes.symbols import every_round, protection, shield, sign, silver
from rendering.sprites import Pen, drawn, panel

Tile = BuildingTile | LandTile
KINDS = ("wood", "stone", "food", "coins", "luxury", "inhabitants")
_GAP = 5
_EDGE = 7
_NAME = 36
"""The largest letters of a name."""


class Item(NamedTuple):
    """A sign in a row of a card, with a number or without."""

    sprite: Image.Image | None
    text: str = ""
    what: str = "sign"


Row = Sequence[Item]


def _digits(unit: int, fill: Colour = INK) -> Style:
    return Style("sans-bold", max(LEAST, round(unit * 0.84)), fill)


def run(row: Row, unit: int) -> int:
    """Measure a row of signs."""
    return sum(_run(item, unit) + _GAP for item in row) - _GAP if row else 0


def _run(item: Item, unit: int) -> int:
    text = length(item.text, _digits(unit)) if item.text else 0
    picture = item.sprite.width if item.sprite else 0
    return text + picture + (1 if text and picture else 0)


def lay_row(canvas: Canvas, x: int, y: int, row: Row, unit: int, fill: Colour = INK) -> None:
    """Lay a row of signs from a point on, each number before its sign."""
    for item in row:
        start = x
        if item.text:
            x += 1 + canvas.text(x, y, item.text, _digits(unit, fill))
        if item.sprite:
            canvas.piece(item.sprite, x + item.sprite.width // 2, y, item.what)
        x = start + _run(item, unit) + _GAP


def counted(stock: Stock, unit: int, before: str = "") -> list[Item]:
    """Show a stock by numbers."""
    amounts = [(kind, getattr(stock, kind)) for kind in KINDS]
    return [Item(sign(kind, unit), f"{before}{amount}", kind) for kind, amount in amounts if amount]


def cost_of(tile: Tile, unit: int) -> list[Item]:
    """Show what a building costs, or which land it is."""
    if isinstance(tile, LandTile):
        return [Item(terrain(kind, unit), "", kind) for kind in tile.terrain]
    return counted(tile.cost, unit)


def once_of(tile: Tile, unit: int) -> list[Item]:
    """Show what a tile brings, or takes, when it is taken."""
    lost = tile.inhabitants_lost if isinstance(tile, BuildingTile) else 0
    taken = [Item(sign("inhabitants", unit), f"−{lost}", "inhabitants")] if lost else []
    return taken + counted(tile.once, unit, "+")


def income_of(income: Stock, choice: bool, unit: int) -> list[Item]:
    """Show an income sign by sign, as it is printed on the tiles."""
    kinds = [kind for kind in KINDS for _ in range(getattr(income, kind))] + ["choice"] * choice
    if not kinds:
        return []
    return [Item(every_round(max(20, unit * 3 // 4)), "", "every round")] + [
        Item(sign(kind, unit), "", kind) for kind in kinds
    ]


def powers_of(tile: Tile, unit: int) -> list[Item]:
    """Show what a building keeps off or lets do, and what a land calls for."""
    if isinstance(tile, LandTile):
        return [Item(sign("supply", unit), "", "supply")] if tile.supply else []
    signs = [Item(protection(tile.protects, unit), "", tile.protects)] if tile.protects else []
    return signs + ([Item(sign(tile.ability, unit), "", tile.ability)] if tile.ability else [])


def _lasting(tile: Tile, unit: int) -> list[Item]:
    """Leave out that a land called for a supply when it was turned up."""
    return [] if isinstance(tile, LandTile) else powers_of(tile, unit)


def _income(tile: Tile, unit: int) -> list[Item]:
    return income_of(tile.income, isinstance(tile, BuildingTile) and tile.choice, unit)


@lru_cache(maxsize=16)
def _building_ground(width: int, height: int, unpaid: bool) -> Image.Image:
    fill = mix(MARBLE, TERRACOTTA, 0.16) if unpaid else mix(MARBLE, PARCHMENT, 0.6)

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 7, fill, INK, 2)
        pen.rounded((4, 4, width - 4, 8), 2, TERRACOTTA)
        pen.rounded((3, 3, width - 3, height - 3), 5, None, mix(MARBLE_SHADE, TERRACOTTA, 0.3), 1)

    return drawn(width, height, paint)


def unpaid_sign(width: int, height: int) -> Image.Image:
    """Give a building with a coin on it, in small."""
    sprite = _building_ground(width, height, True).copy()
    coin = sign("coins", height - 8)
    sprite.alpha_composite(coin, (width - coin.width - 3, height - coin.height - 1))
    return sprite


def _sheet(tile: Tile, width: int, height: int, unpaid: bool = False) -> Canvas:
    if isinstance(tile, LandTile):
        return Canvas(ground(tuple(tile.terrain), width, height).copy())
    return Canvas(_building_ground(width, height, unpaid).copy())


def _write_name(canvas: Canvas, name: str, top: int, bottom: int, lines: int) -> None:
    """Write a name in the middle of its space, in the largest letters that have room."""
    width = canvas.box.width - 2 * _EDGE
    rows, style = _largest(name, width, bottom - top, lines, canvas.least)
    step = style.size + 1
    y = (top + bottom - step * (len(rows) - 1)) // 2
    for number, row in enumerate(rows):
        canvas.text(canvas.box.width // 2, y + number * step, row, style, align="centre", room=width)


def _largest(name: str, width: int, height: int, lines: int, least: int) -> tuple[tuple[str, ...], Style]:
    """Choose how many lines let a name be largest; letters need a fifth more than their size."""
    sizes = {count: min(_NAME, int((height - count + 1) / (count + 0.2))) for count in range(1, lines + 1)}
    folded = [
        fold(name, Style("serif-bold", size), width, count, least)
        for count, size in sizes.items()
        if size >= least or count == 1
    ]
    return max(folded, key=lambda found: (not found[0][-1].endswith(ELLIPSIS), found[1].size))


@lru_cache(maxsize=256)
def offered(tile_id: str, name: str, minimum: int, width: int, height: int) -> Canvas:
    """Give a tile of this round: least bid, power, name, cost, gains and income."""
    tile, unit = board().tiles[tile_id], 30
    canvas = _sheet(tile, width, height)
    canvas.piece(silver(str(minimum), 46), 29, 31, "least bid")
    canvas.piece(shield(str(tile.power), 46), width - 29, 32, "power")
    signs = powers_of(tile, 40)
    lay_row(canvas, (width - run(signs, 40)) // 2, 30, signs, 40)
    _write_name(canvas, name, 54, height - 66, 2)
    lay_row(canvas, _EDGE, height - 19, cost_of(tile, unit), unit)
    once = once_of(tile, unit)
    lay_row(canvas, width - _EDGE - run(once, unit), height - 51, once, unit)
    income = _income(tile, unit)
    lay_row(canvas, width - _EDGE - run(income, unit), height - 19, income, unit)
    return canvas


LARGE = 36
"""How large signs are for a phone."""


@lru_cache(maxsize=256)
def large_offered(tile_id: str, name: str, minimum: int, width: int, height: int) -> Canvas:
    """Give a tile of this round for a phone."""
    tile = board().tiles[tile_id]
    canvas = _large_sheet(tile, width, height)
    canvas.piece(silver(str(minimum), 52), 33, 36, "least bid")
    canvas.piece(shield(str(tile.power), 52), width - 33, 37, "power")
    signs = powers_of(tile, 46)
    lay_row(canvas, (width - run(signs, 46)) // 2, 34, signs, 46)
    _write_name(canvas, name, 58, height - 83, 2)
    once, income = once_of(tile, LARGE), _income(tile, LARGE)
    lay_row(canvas, _EDGE, height - 24, cost_of(tile, LARGE), LARGE)
    lay_row(canvas, width - _EDGE - run(once, LARGE), height - 64, once, LARGE)
    lay_row(canvas, width - _EDGE - run(income, LARGE), height - 24, income, LARGE)
    return canvas


@lru_cache(maxsize=256)
def large_owned(tile_id: str, name: str, unpaid: bool, width: int, height: int) -> Canvas:
    """Give a tile of a seat for a phone: name, power, abilities, cost until it is paid."""
    tile = board().tiles[tile_id]
    canvas, y = _large_sheet(tile, width, height, unpaid), height - 24
    if height > 2 * LARGE:
        _write_name(canvas, name, 8, height - 44, 2)
    canvas.piece(shield(str(tile.power), 44), 29, y, "power")
    cost = [Item(sign("coins", LARGE), "", "coin"), *cost_of(tile, LARGE)] if unpaid else []
    signs = [*_lasting(tile, LARGE), *cost]
    income = _income(tile, LARGE)
    lay_row(canvas, 56, y, signs, LARGE, TERRACOTTA_DARK)
    if 56 + run(signs, LARGE) + run(income, LARGE) + _GAP <= width - _EDGE:
        lay_row(canvas, width - _EDGE - run(income, LARGE), y, income, LARGE)
    return canvas


def _large_sheet(tile: Tile, width: int, height: int, unpaid: bool = False) -> Canvas:
    canvas = _sheet(tile, width, height, unpaid)
    canvas.least = focus.LEAST
    return canvas


@lru_cache(maxsize=32)
def large_civilisation(
    which: str, name: str, extra: tuple[str, ...], colour: Colour, width: int, height: int
) -> Canvas:
    """Give the tile of a civilisation for a phone: its name and its income."""
    canvas = Canvas(panel(width, height, mix(MARBLE, colour, 0.25), INK, 3, 7).copy(), least=focus.LEAST)
    printed = board().civilisations.get(which)
    income = income_of(printed.income, False, LARGE) if printed else []
    more = [Item(None, "+"), *(Item(sign(kind, LARGE), "", kind) for kind in extra)] if extra else []
    if height > 2 * LARGE:
        _write_name(canvas, name, 8, height - 44, 2)
    row = [*income, *more]
    lay_row(canvas, (width - run(row, LARGE)) // 2, height - 24, row, LARGE)
    return canvas


@lru_cache(maxsize=512)
def owned(tile_id: str, name: str, unpaid: bool, width: int, height: int) -> Canvas:
    """Give a tile of a seat; a larger one also shows what it brought when it was taken."""
    tile = board().tiles[tile_id]
    canvas = _sheet(tile, width, height, unpaid)
    if height >= 180:
        _fill_large(canvas, tile, name, unpaid)
    else:
        _fill_small(canvas, tile, name, unpaid)
    return canvas


def _fill_small(canvas: Canvas, tile: Tile, name: str, unpaid: bool) -> None:
    width, height = canvas.box.width, canvas.box.height
    usual = min(26 if height < 130 else 34, width * 2 // 13)
    unit = _with_room(canvas, name, (usual, 24), 2, lambda unit: height - 12 - 2 * unit)
    low = height - 4 - unit // 2
    high = low - unit - 1
    _write_name(canvas, name, 7, high - unit // 2, 2)
    _power_and_cost(canvas, tile, unit, high, unpaid)
    lay_row(canvas, _EDGE, low, _lasting(tile, unit), unit)
    income = _income(tile, unit)
    lay_row(canvas, width - _EDGE - run(income, unit), low, income, unit)


def _with_room(
    canvas: Canvas, name: str, units: Sequence[int], lines: int, room: Callable[[int], int]
) -> int:
    """Choose how large signs are: smaller where the name above them would be cut."""
    width = canvas.box.width - 2 * _EDGE
    whole = [
        unit
        for unit in units
        if not _largest(name, width, room(unit), lines, canvas.least)[0][-1].endswith(ELLIPSIS)
    ]
    return (whole or units)[0]


def _power_and_cost(canvas: Canvas, tile: Tile, unit: int, y: int, unpaid: bool) -> None:
    width = canvas.box.width
    canvas.piece(shield(str(tile.power), unit + 2), _EDGE + unit // 2, y, "power")
    cost = cost_of(tile, unit)
    end = width - _EDGE
    if unpaid:
        canvas.piece(sign("coins", unit + 2), end - unit // 2, y, "coin")
        end -= unit + 5
    lay_row(canvas, end - run(cost, unit), y, cost, unit, TERRACOTTA_DARK if unpaid else INK_SOFT)


def _fill_large(canvas: Canvas, tile: Tile, name: str, unpaid: bool) -> None:
    width, height = canvas.box.width, canvas.box.height
    usual = min(30 if height < 220 else 34, width * 2 // 11)
    more = 4 + max(0, (height - 250) // 10)
    unit = _with_room(canvas, name, (usual, 26), 3, lambda unit: height - 21 - 4 * unit - 3 * more)
    step = unit + more
    rows = [height - 8 - unit // 2 - step * number for number in range(4)]
    _write_name(canvas, name, 10, rows[3] - unit // 2 - 3, 3)
    signs = _lasting(tile, unit)
    canvas.piece(shield(str(tile.power), unit + 6), _EDGE + unit // 2 + 3, rows[3], "power")
    end = width - _EDGE
    if unpaid:
        canvas.piece(sign("coins", unit + 4), end - unit // 2 - 2, rows[3], "coin")
        end -= unit + 9
    lay_row(canvas, end - run(signs, unit), rows[3], signs, unit)
    cost = cost_of(tile, unit)
    lay_row(canvas, _EDGE + 2, rows[2], cost, unit, TERRACOTTA_DARK if unpaid else INK)
    once, income = once_of(tile, unit), _income(tile, unit)
    lay_row(canvas, width - _EDGE - run(once, unit), rows[1], once, unit, INK_SOFT)
    lay_row(canvas, width - _EDGE - run(income, unit), rows[0], income, unit)


class _Temple(NamedTuple):
    """Where the parts of a civilisation's temple end, from the top."""

    roof: int
    frieze: int
    """No frieze on a small one: its name stands between the pillars."""


def _temple(height: int) -> _Temple:
    if height < 130:
        return _Temple(20, 20)
    return _Temple(34, 34) if height < 180 else _Temple(46, 106)


@lru_cache(maxsize=128)
def civilisation(
    which: str, name: str, extra: tuple[str, ...], colour: Colour, width: int, height: int
) -> Canvas:
    """Give the tile of a civilisation, with the extra incomes of a solo level."""
    temple = _temple(height)
    canvas = Canvas(_civilisation_ground(colour, width, height).copy())
    unit = 28 if height < 130 else 36
    low = height - 9 - unit // 2
    bottom = low - unit // 2 - 2 if temple.frieze == temple.roof else temple.frieze - 4
    _write_name(canvas, name, temple.roof + 4, bottom, 2)
    if temple.frieze != temple.roof:
        low = (temple.frieze + height) // 2
    more = [Item(sign(kind, unit), "", kind) for kind in extra]
    more = [Item(None, "+"), *more] if more else []
    printed = board().civilisations.get(which)
    rows = [income_of(printed.income, False, unit) if printed else [], more]
    if low + unit + 5 > height - 8:
        rows = [[*rows[0], *rows[1]]]
    for number, row in enumerate(rows):
        lay_row(canvas, (width - run(row, unit)) // 2, low + number * (unit + 5), row, unit)
    return canvas


@lru_cache(maxsize=64)
def _civilisation_ground(colour: Colour, width: int, height: int) -> Image.Image:
    temple = _temple(height)

    def paint(pen: Pen) -> None:
        pen.rounded((6, temple.roof - 2, width - 6, height - 4), 1, MARBLE, INK, 2)
        pen.polygon([(2, temple.roof), (width / 2, 2), (width - 2, temple.roof)], colour, INK, 2)
        if temple.frieze > temple.roof:
            pen.rounded(
                (6, temple.frieze, width - 6, height - 6), 0, mix(MARBLE_SHADE, PARCHMENT, 0.4), INK, 2
            )
        pen.rounded((0, height - 7, width, height), 1, MARBLE, INK, 2)
        for x in (6, width - 16):
            pen.rounded((x, temple.frieze, x + 10, height - 7), 1, MARBLE, INK, 1.2)

    return drawn(width, height, paint)


@lru_cache(maxsize=8)
def back(stack: str, width: int, height: int) -> Image.Image:
    """Give a tile that has not been turned up, with the letter of its stack."""

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 7, mix(PARCHMENT, TERRACOTTA, 0.32), mix(PARCHMENT, INK, 0.45), 2)
        pen.rounded((9, 9, width - 9, height - 9), 4, None, mix(PARCHMENT, TERRACOTTA, 0.6), 2)
        pen.letters(width / 2, height / 2, stack, "serif-bold", 84, mix(PARCHMENT, TERRACOTTA, 0.75))

    return drawn(width, height, paint)


@lru_cache(maxsize=64)
def empty(width: int, height: int) -> Image.Image:
    """Give the place of a tile that a seat may still win."""
    return panel(width, height, None, mix(MARBLE, MARBLE_SHADE, 0.8), 2, 7)
