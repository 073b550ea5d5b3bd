"""Conquests and personages for a report, a card each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.antike.board import board
from games.antike.report import Card, Conquest, Honour, Sheet
from rendering.antike.pieces import badge_of
from rendering.antike.scene import NOBODY, Look, Words
from rendering.antike.symbols import sign
from rendering.canvas import Box, Canvas, at
from rendering.focus import TALLEST, WIDTH, page
from rendering.fonts import Style
from rendering.palette import INK, MARBLE, TERRACOTTA, TERRACOTTA_DARK, mix, rgb
from rendering.sprites import panel, triangle, wreath

_EDGE, _GAP = 8, 8
_TALL, _LOW = 188, 92
"""How high a card is: with what was lost below the name, or of very many."""
_BIG = Style("serif-bold", 46)
_NUMBER = Style("sans-bold", 38, TERRACOTTA_DARK)


@cache
def look_of(nation: str) -> Look:
    """Say how a nation looks: the same on every map."""
    cards = [chart.nations[nation] for chart in board().maps.values() if nation in chart.nations]
    return Look(rgb(cards[0].colour), cards[0].letter) if cards else NOBODY


def draw_sheet(sheet: Sheet, words: Words, _names: Sequence[str]) -> Canvas:
    """Draw the cards below each other."""
    count = len(sheet.cards)
    height = _TALL if 2 * _EDGE + count * (_TALL + _GAP) <= TALLEST else _LOW
    canvas = page(2 * _EDGE + count * (height + _GAP) - _GAP)
    for number, card in enumerate(sheet.cards):
        box = at(_EDGE, _EDGE + number * (height + _GAP), WIDTH - 2 * _EDGE, height)
        _paint_card(canvas, box, card, words)
    return canvas


def _paint_card(canvas: Canvas, box: Box, card: Card, words: Words) -> None:
    look = look_of(card.nation)
    canvas.piece(panel(box.width, box.height, mix(MARBLE, look.colour, 0.2), look.colour, 6, 12), *box.middle)
    size = min(96, box.height - 20)
    x = box.left + 20 + size // 2
    canvas.piece(wreath(size + 30), x, box.middle[1])
    canvas.piece(badge_of(look, size - 16), x, box.middle[1], "nation")
    inner = Box(box.left + size + 56, box.top, box.right - 20, box.bottom)
    if isinstance(card, Conquest):
        _paint_conquest(canvas, inner, card, words)
    else:
        _paint_honour(canvas, inner, card, words)


def _paint_conquest(canvas: Canvas, box: Box, card: Conquest, words: Words) -> None:
    """Name the city and who lost it; below, what both lost."""
    high = box.height > _LOW
    y = box.top + 56 if high else box.middle[1]
    canvas.piece(badge_of(look_of(card.opponent), 62), box.right - 31, y, "opponent")
    canvas.piece(triangle(34, TERRACOTTA, -90), box.right - 88, y)
    end = box.right - 116
    if card.temple:
        canvas.piece(sign("temple", 54), end - 27, y, "temple")
        end -= 66
    canvas.text(box.left, y, words.name(card.province), _BIG, room=end - box.left)
    if high:
        gave = (("legion", card.legions), ("galley", card.galleys))
        lost = (("legion", card.lost_legions), ("galley", card.lost_galleys))
        x = _paint_lost(canvas, box.left, box.bottom - 50, look_of(card.nation), gave)
        _paint_lost(canvas, x + 30, box.bottom - 50, look_of(card.opponent), lost)


def _paint_lost(canvas: Canvas, x: int, y: int, look: Look, units: Sequence[tuple[str, int]]) -> int:
    """Show what a nation lost, after its mark; give where that ends."""
    for kind, count in units:
        if count:
            canvas.piece(badge_of(look, 44), x + 22, y, "whose")
            x += 52 + canvas.text(x + 52, y, f"−{count}", _NUMBER) + 6
            canvas.piece(sign(kind, 44), x + 22, y, kind)
            x += 60
    return x


def _paint_honour(canvas: Canvas, box: Box, card: Honour, words: Words) -> None:
    """Name the personage, how many of them, and the points that the nation has since."""
    size, y = min(96, box.height - 24), box.middle[1]
    canvas.piece(sign(card.personage, size), box.left + size // 2, y, card.personage)
    points = Style("sans-bold", 64, TERRACOTTA)
    run = canvas.text(box.right, y, str(card.total), points, align="right")
    name = words.name(card.personage)
    told = f"{name} ×{card.count}" if card.count > 1 else name
    left = box.left + size + 20
    canvas.text(left, y, told, _BIG._replace(fill=INK), room=box.right - run - 20 - left)
