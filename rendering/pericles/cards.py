"""Political cards: a portrait, the printed value, the own half upright and the other half upside down."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image
from PIL.Image import Transpose

from games.pericles.board import board, compatriot
from rendering.canvas import Box, Canvas
from rendering.fonts import Style, fold
from rendering.palette import INK, INK_SOFT, MARBLE, MARBLE_SHADE, mix
from rendering.pericles import symbols
from rendering.pericles.glyphs import GLYPHS
from rendering.pericles.portraits import portrait
from rendering.pericles.scene import FACTIONS, SIDES, Words
from rendering.sprites import Pen, coin, drawn, panel

CARD = 242
"""How high a card is."""
_FACE, _OTHER = 104, 34
ANY = "any"


def paint_card(canvas: Canvas, words: Words, card: str, faction: str, box: Box) -> None:
    """Paint a card as its holder reads it."""
    figures = board().cards[card]
    edge = SIDES[figures.side].colour
    canvas.piece(panel(box.width, box.height, MARBLE, edge, 5, 14), *box.middle)
    canvas.piece(portrait(card, _FACE), box.left + 14 + _FACE // 2, box.top + 10 + _FACE // 2, "portrait")
    canvas.piece(coin(str(figures.value), 58), box.left + 44, box.top + _FACE + 44, "value")
    left = box.left + _FACE + 26
    rows, style = fold(words.name(card), Style("serif-bold", 36), box.right - 14 - left, 2, 26)
    for number, row in enumerate(rows):
        canvas.text(left, box.top + 40 + number * 36 - 16 * (len(rows) - 1), row, style)
    inner = Box(left, box.top + 84, box.right - 12, box.bottom - _OTHER - 6)
    _paint_half(canvas, words, card, faction, inner)
    # A leader has no half for the compatriot.
    other = figures.halves.get(compatriot(faction))
    if other:
        strip = _other_half(
            compatriot(faction), other.issue, other.bonus, other.strategoi, box.width - 14, _OTHER
        )
        canvas.piece(strip, box.middle[0], box.bottom - _OTHER // 2 - 6)


def _paint_half(canvas: Canvas, words: Words, card: str, faction: str, box: Box) -> None:
    """Show which issue a half fits, its bonus and its tokens; in words when and on what."""
    half, y, x = board().cards[card].halves[faction], box.top + 24, box.left
    if half.issue == ANY:
        canvas.piece(symbols.any_issue(42), x + 22, y, "any issue")
    else:
        canvas.piece(symbols.glyph(half.issue, 42), x + 22, y, half.issue)
    x += 54 + canvas.text(x + 54, y, f"+{half.bonus}", Style("sans-bold", 40)) + 16
    for _ in range(half.strategoi):
        canvas.piece(symbols.token(36), x + 18, y, "token")
        x += 40
    rows, style = fold(words.half(card, faction), Style("sans", 32, INK_SOFT), box.right - box.left, 2, 24)
    for number, row in enumerate(rows):
        canvas.text(box.left, box.top + 66 + number * 32, row, style)


@lru_cache(maxsize=256)
def _other_half(faction: str, issue: str, bonus: int, strategoi: int, width: int, height: int) -> Image.Image:
    """Give the half of the compatriot, upside down as it is printed."""
    look = FACTIONS[faction]

    def paint(pen: Pen) -> None:
        pen.rounded((0, 0, width, height), 8, mix(MARBLE_SHADE, look.colour, 0.35))
        pen.rounded((6, 4, 54, height - 4), 6, look.colour)
        pen.letters(30, height / 2, look.letter, "sans-bold", 20, look.on_it)
        if issue in GLYPHS:
            GLYPHS[issue](pen, 80, height / 2, height * 0.76, INK)
        else:
            symbols.star(pen, 80, height / 2, height * 0.76)
        pen.letters(124, height / 2, f"+{bonus}", "sans-bold", 24, INK)
        for number in range(strategoi):
            pen.circle(168 + number * 26, height / 2, 10, (201, 162, 39), INK, 1.5)

    return drawn(width, height, paint).transpose(Transpose.ROTATE_180)
