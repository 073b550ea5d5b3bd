"""What a seat alone knows: its hand and battle cards, and what it was shown of the other's."""

from __future__ import annotations

from collections.abc import Sequence

from rendering.canvas import Canvas, at
from rendering.focus import WIDTH, page
from rendering.fonts import Style, wrap
from rendering.frame import paint_band, paint_on_strip
from rendering.palette import INK_SOFT, MARBLE, TERRACOTTA
from rendering.sparta import pieces, symbols
from rendering.sparta.cards import lay_out, lay_out_battle, paint_action_card, paint_battle_card
from rendering.sparta.scene import Sight
from rendering.sprites import mark
from rendering.words import heading

_EDGE, _TOP, _GAP = 10, 94, 8
_ROOM = WIDTH - 2 * _EDGE
_TITLE, _LINE, _NOTE_LINE = 58, 50, 38
_NOTE = Style("serif-italic", 32, TERRACOTTA)
_MOST = 4000


def draw_private(sight: Sight) -> Canvas:
    """Draw what a seat alone knows."""
    view, words = sight.view, sight.words
    assert view.seat is not None, "an onlooker has no secrets"
    tall = page(_MOST)
    y = _paint_notes(tall, sight, _TOP)
    y = _paint_hand(tall, sight, y)
    y = _paint_battle_hand(tall, sight, y)
    known = (("offered", view.offered), ("seen", view.seen), ("known-battle", view.battle_seen))
    for label, cards in known:
        y = _paint_known(tall, words.label(label), [words.name(card) for card in cards], y)
    if y == _TOP:
        tall.text(_EDGE, y + 24, words.label("no-secrets"), Style("serif-italic", 34, INK_SOFT))
        y += 60
    canvas = page(y + _GAP)
    _strip(canvas, sight)
    return _laid_on(canvas, tall, y)


def _laid_on(canvas: Canvas, tall: Canvas, bottom: int) -> Canvas:
    """Lay what was painted on a long sheet on one that is as long as it needs."""
    canvas.image.paste(tall.image.crop((0, _TOP, WIDTH, bottom)), (0, _TOP))
    canvas.ink += tall.ink
    return canvas


def _strip(canvas: Canvas, sight: Sight) -> None:
    view, words = sight.view, sight.words
    paint_band(canvas)
    x = 22
    canvas.piece(mark(view.seat or 0, 46), x + 23, 34, "seat")
    flag = pieces.flag(view.power, 42)
    canvas.piece(flag, x + 56 + flag.width // 2, 34, "power")
    x += 66 + flag.width
    run = paint_on_strip(canvas, x, sight.names[view.seat or 0], Style("serif-bold", 38, MARBLE), 380)
    title = " · ".join(part for part in (words.label("title"), sight.table) if part)
    paint_on_strip(canvas, WIDTH - 20, title, Style("serif", 32, MARBLE), WIDTH - x - run - 50, "right")


def _paint_notes(canvas: Canvas, sight: Sight, y: int) -> int:
    """Write what is left standing for battles, and how many cards lie face down; give where it ends."""
    for note in sight.words.note_lines(sight.view):
        for row in wrap(note, _NOTE, _ROOM, 4):
            canvas.text(_EDGE, y + _NOTE_LINE // 2, row, _NOTE)
            y += _NOTE_LINE
    return y


def _paint_title(canvas: Canvas, text: str, number: int, y: int) -> int:
    run = canvas.text(_EDGE, y + 26, f"{heading(text)}: {number}", Style("serif-bold", 40))
    canvas.rectangle(at(_EDGE, y + 48, run, 3), TERRACOTTA)
    return y + _TITLE


def _paint_hand(canvas: Canvas, sight: Sight, y: int) -> int:
    view = sight.view
    if not view.hand:
        return y
    y = _paint_title(canvas, sight.words.label("action-hand"), len(view.hand), y)
    for card in view.hand:
        laid = lay_out(sight.words, card, view.war, _ROOM)
        paint_action_card(canvas, laid, at(_EDGE, y, _ROOM, laid.height))
        y += laid.height + _GAP
    return y


def _paint_battle_hand(canvas: Canvas, sight: Sight, y: int) -> int:
    cards = sight.view.battle_hand
    if not cards:
        return y
    y = _paint_title(canvas, sight.words.label("battle-hand"), len(cards), y)
    for card in cards:
        laid = lay_out_battle(sight.words, card, _ROOM)
        paint_battle_card(canvas, laid, at(_EDGE, y, _ROOM, laid.height))
        y += laid.height + _GAP
    return y


def _paint_known(canvas: Canvas, title: str, names: Sequence[str], y: int) -> int:
    """List cards of the other by name."""
    if not names:
        return y
    y = _paint_title(canvas, title, len(names), y)
    for name in names:
        canvas.piece(symbols.cards(42), _EDGE + 26, y + _LINE // 2, "card")
        canvas.text(_EDGE + 60, y + _LINE // 2, name, Style("serif", 36), room=_ROOM - 70)
        y += _LINE
    return y
