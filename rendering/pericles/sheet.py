"""Battles with their sums, and debates, for reports and cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PIL import Image

from games.pericles.board import OF_SIDE, SIDE_OF, SIDES
from games.pericles.report import Debated, Fought, Sheet, Strength
from games.pericles.view import SeenBattle
from rendering.canvas import Box, Canvas, at
from rendering.focus import LEAST, TALLEST, WIDTH, page
from rendering.fonts import Style, fold
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT_EDGE, TERRACOTTA, mix
from rendering.pericles import pieces, symbols
from rendering.pericles.boxes import paint_row, run
from rendering.pericles.scene import PALE, Words
from rendering.pericles.scene import SIDES as LOOKS
from rendering.sprites import panel, wreath
from rendering.words import heading

Painter = Callable[[Canvas, Words, Any, Box], None]
_EDGE, _GAP = 8, 6
_BATTLE, _BRIEF, _DEBATE = 322, 96, 74
_HEAD = 66
_SUM, _NAME = Style("sans-bold", 38), Style("serif-bold", 38)


def draw_sheet(sheet: Sheet, words: Words, _names: Sequence[str]) -> Canvas:
    """Draw battles one below the other, in brief where there are many; or the debates of an assembly."""
    count = len(sheet.battles)
    paint: Painter = _paint_debate
    height = _DEBATE
    found: Sequence[Any] = sheet.debates
    if count:
        full = 2 * _EDGE + count * (_BATTLE + _GAP) - _GAP <= TALLEST
        height, paint, found = (
            (_BATTLE, _paint_battle, sheet.battles) if full else (_BRIEF, _paint_brief, sheet.battles)
        )
    shown = found[-((TALLEST - _EDGE) // (height + _GAP)) :]
    canvas = page(2 * _EDGE + len(shown) * (height + _GAP) - _GAP)
    for number, each in enumerate(shown):
        paint(canvas, words, each, at(_EDGE, _EDGE + number * (height + _GAP), WIDTH - 2 * _EDGE, height))
    return canvas


def _paint_battle(canvas: Canvas, words: Words, battle: Fought, box: Box) -> None:
    """Paint a battle: place and kind, both sums line by line, what fell, Honour."""
    canvas.piece(panel(box.width, box.height, MARBLE, _edge(battle), 5, 12), *box.middle)
    y = box.top + _HEAD // 2 + 4
    canvas.piece(pieces.element(battle.element, 52), box.left + 44, y, battle.element)
    canvas.piece(pieces.badge(battle.faction, 52), box.left + 104, y, "commander")
    x = box.right - 18
    for faction, change in reversed(battle.honour):
        run_ = canvas.text(x, y, f"{change:+}".replace("-", "−"), _SUM, align="right")
        canvas.piece(pieces.badge(faction, 42), x - run_ - 26, y, "faction")
        x -= run_ + 60
    name = heading(words.short(battle.theatre))
    canvas.text(box.left + 142, y, name, _NAME, room=x - box.left - 150)
    for number, strength in enumerate(battle.strengths):
        row = at(box.left + 10, box.top + _HEAD + 6 + number * 122, box.width - 20, 116)
        paint_strength(canvas, words, battle, strength, row)


def _edge(battle: Fought) -> tuple[int, int, int]:
    return LOOKS[battle.winner].colour if battle.winner else PARCHMENT_EDGE


def paint_strength(
    canvas: Canvas, words: Words, battle: Fought | SeenBattle, strength: Strength, row: Box
) -> None:
    """Paint the summands of a Side and their sum; below, what it lost."""
    canvas.piece(
        panel(row.width, row.height, PALE[strength.side], LOOKS[strength.side].colour, 2, 8), *row.middle
    )
    y, x = row.top + 36, row.left + 14
    for sprite, number in _summands(battle, strength):
        canvas.piece(sprite, x + sprite.width // 2, y, "summand")
        x += sprite.width + 5
        x += canvas.text(x, y, str(number), _SUM) + 16
    card = f"{words.name(strength.card)} {strength.value}"
    total_x = row.right - 58
    if battle.winner == strength.side:
        canvas.piece(wreath(104), total_x, row.middle[1])
    canvas.text(
        total_x, row.middle[1], str(strength.total), Style("sans-bold", 50, _ink(strength)), align="centre"
    )
    canvas.text(row.left + 14, row.top + 86, card, Style("serif", 32, INK_SOFT), room=300)
    _paint_lost(canvas, strength, row)


def _ink(strength: Strength) -> tuple[int, int, int]:
    return mix(LOOKS[strength.side].colour, INK, 0.25)


def _summands(battle: Fought | SeenBattle, strength: Strength) -> Iterator[tuple[Image.Image, int]]:
    yield pieces.element(battle.element, 44), strength.units
    if strength.bases:
        yield pieces.piece_sign(strength.side, 44), strength.bases
    if strength.strategoi:
        yield symbols.helmets(44), strength.strategoi
    if strength.treachery:
        yield pieces.blade(strength.side, 44), strength.treachery
    yield symbols.cards(46), strength.value


def _paint_lost(canvas: Canvas, strength: Strength, row: Box) -> None:
    """Show what a Side lost, struck through."""
    lost = [(pieces.fallen(unit, number, 46), unit) for unit, number in strength.lost]
    x = row.right - 130 - run(lost) if lost else 0
    if lost:
        paint_row(canvas, x, row.top + 86, lost)


def _paint_brief(canvas: Canvas, words: Words, battle: Fought, box: Box) -> None:
    """Paint a battle in a line: place, both totals, the winner's wreathed."""
    canvas.piece(panel(box.width, box.height, MARBLE, _edge(battle), 4, 10), *box.middle)
    y = box.middle[1]
    canvas.piece(pieces.element(battle.element, 50), box.left + 40, y, battle.element)
    canvas.text(box.left + 76, y, heading(words.name(battle.theatre)), _NAME, room=420)
    totals = {each.side: each.total for each in battle.strengths}
    for side, x in zip(SIDES, (box.right - 200, box.right - 70), strict=True):
        if battle.winner == side:
            canvas.piece(wreath(88), x, y)
        style = Style("sans-bold", 46, LOOKS[side].colour)
        canvas.text(x, y, str(totals.get(side, 0)), style, align="centre")


def _paint_debate(canvas: Canvas, words: Words, debate: Debated, box: Box) -> None:
    """Paint a debate in a line: the issue, both cards and totals, the winner in colour."""
    factions = [faction for faction, _ in debate.cards]
    side = SIDE_OF[factions[0]] if factions else "athens"
    canvas.piece(panel(box.width, box.height, PALE[side], LOOKS[side].colour, 2, 8), *box.middle)
    y = box.middle[1]
    canvas.piece(symbols.glyph(debate.issue, 42), box.left + 32, y, debate.issue)
    canvas.text(box.left + 62, y, words.name(debate.issue), Style("serif-bold", 32), room=196)
    for number, faction in enumerate(OF_SIDE[side]):
        left = box.left + 268 + number * 260
        canvas.piece(pieces.badge(faction, 44), left + 22, y, "faction")
        if debate.winner == faction:
            canvas.piece(wreath(58, TERRACOTTA), left + 82, y)
        canvas.text(left + 82, y, str(debate.totals[number]), Style("sans-bold", 36), align="centre")
        card = dict(debate.cards).get(faction)
        rows, style = (
            fold(words.name(card), Style("serif", 31, INK_SOFT), 138, 2, LEAST) if card else ((), _NAME)
        )
        for line, row in enumerate(rows):
            canvas.text(left + 116, y - 16 * (len(rows) - 1) + 32 * line, row, style)
