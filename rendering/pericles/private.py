"""What a seat alone knows: hands as cards, entourages, tokens, counters that are not placed."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.pericles.board import board
from games.pericles.view import View
from rendering.canvas import Box, Canvas, at
from rendering.focus import WIDTH, page
from rendering.fonts import Style, wrap
from rendering.frame import paint_band, paint_on_strip
from rendering.palette import INK_SOFT, MARBLE, TERRACOTTA
from rendering.pericles import pieces, symbols
from rendering.pericles.boxes import paint_row
from rendering.pericles.cards import CARD, paint_card
from rendering.pericles.scene import Sight
from rendering.sprites import mark
from rendering.words import heading

_EDGE, _TOP, _GAP = 14, 96, 10
_HEAD, _TITLE, _ROW, _LINE = 84, 52, 78, 38
_COUNTER = 64
_NOTE = Style("serif-italic", 32, TERRACOTTA)
_ACROSS = 2


def draw_private(sight: Sight) -> Canvas:
    """Draw what a seat alone knows, faction by faction."""
    view, words = sight.view, sight.words
    assert view.seat is not None, "an onlooker has no secrets"
    told = [*words.noted(view), *words.left_standing(view)]
    notes = [row for note in told for row in wrap(note, _NOTE, WIDTH - 2 * _EDGE, 8)]
    heights = [_height(view, faction) for faction in view.tokens]
    canvas = page(_TOP + sum(heights) + len(notes) * _LINE + 20)
    _strip(canvas, view.seat, sight)
    y = _TOP
    for number, row in enumerate(notes):
        canvas.text(_EDGE, y + _LINE // 2 + number * _LINE, row, _NOTE)
    y += len(notes) * _LINE
    for faction, height in zip(view.tokens, heights, strict=True):
        _paint_faction(canvas, sight, faction, at(_EDGE, y, WIDTH - 2 * _EDGE, height))
        y += height
    if not heights:
        canvas.text(_EDGE, y + _LINE // 2, words.label("no-secrets"), Style("serif-italic", 34, INK_SOFT))
    return canvas


def _rows(cards: Sequence[str]) -> int:
    return -(-len(cards) // _ACROSS)


def _height(view: View, faction: str) -> int:
    hand = _rows(view.hands[faction]) * (CARD + _GAP)
    kept = view.entourages[faction]
    entourage = (_TITLE + _rows(kept) * (CARD + _GAP)) if kept else 0
    counters = (_TITLE + _counter_rows(view, faction) * _ROW) if _counters(view, faction) else 0
    return _HEAD + hand + entourage + counters + 16


def _counters(view: View, faction: str) -> list[tuple[str, str]]:
    return [(each.kind, each.owner) for each in view.counters[faction]]


def _counter_rows(view: View, faction: str) -> int:
    return -(-len(_counters(view, faction)) // _FIT)


_FIT = (WIDTH - 2 * _EDGE) // (round(_COUNTER * 1.06) + 8)


def _strip(canvas: Canvas, seat: int, sight: Sight) -> None:
    paint_band(canvas)
    canvas.piece(mark(seat, 46), 46, 34, "seat")
    run = paint_on_strip(canvas, 78, sight.names[seat], Style("serif-bold", 38, MARBLE), 440)
    title = " · ".join(part for part in (sight.words.label("title"), sight.table) if part)
    paint_on_strip(canvas, WIDTH - 20, title, Style("serif", 32, MARBLE), WIDTH - 120 - run, "right")


def _paint_faction(canvas: Canvas, sight: Sight, faction: str, box: Box) -> None:
    view, words = sight.view, sight.words
    y = box.top + _HEAD // 2
    canvas.piece(pieces.badge(faction, 68), box.left + 36, y, "faction")
    canvas.text(box.left + 84, y, words.name(faction), Style("serif-bold", 44), room=box.width - 330)
    x = box.right - 60
    for sprite, number in _tokens(view, faction):
        canvas.text(x, y, str(number), Style("sans-bold", 44))
        canvas.piece(sprite, x - 34, y, "tokens")
        x -= 130
    top = _paint_cards(canvas, sight, faction, view.hands[faction], box, box.top + _HEAD)
    if view.entourages[faction]:
        top = _paint_title(canvas, box.left, top, heading(words.label("entourage")))
        top = _paint_cards(canvas, sight, faction, view.entourages[faction], box, top)
    if _counters(view, faction):
        top = _paint_title(canvas, box.left, top, heading(words.label("counters")))
        _paint_counters(canvas, box.left, top, _counters(view, faction))


def _tokens(view: View, faction: str) -> list[tuple[Image.Image, int]]:
    """Give the tokens in the purse, and those of them that are under seal."""
    sealed = view.sealed.get(faction, 0)
    found = [(symbols.token(54), view.tokens[faction])]
    return [*found, *([(symbols.helmets(54), sealed)] if sealed else [])]


def _paint_title(canvas: Canvas, left: int, top: int, text: str) -> int:
    run = canvas.text(left, top + 22, text, Style("serif-bold", 36))
    canvas.rectangle(at(left, top + 44, run, 3), TERRACOTTA)
    return top + _TITLE


def _paint_cards(canvas: Canvas, sight: Sight, faction: str, cards: Sequence[str], box: Box, top: int) -> int:
    """Lay cards in two columns, the most valuable first; give where they end."""
    width = (box.width - _GAP) // _ACROSS
    ranked = sorted(
        cards, key=lambda card: (not board().cards[card].leader, -board().cards[card].value, card)
    )
    for number, card in enumerate(ranked):
        row, column = divmod(number, _ACROSS)
        place = at(box.left + column * (width + _GAP), top + row * (CARD + _GAP), width, CARD)
        paint_card(canvas, sight.words, card, faction, place)
    return top + _rows(cards) * (CARD + _GAP)


def _paint_counters(canvas: Canvas, left: int, top: int, counters: Sequence[tuple[str, str]]) -> None:
    for start in range(0, len(counters), _FIT):
        sprites = [
            (pieces.counter(kind, owner, _COUNTER), kind) for kind, owner in counters[start : start + _FIT]
        ]
        paint_row(canvas, left, top + _ROW // 2 + start // _FIT * _ROW, sprites)
