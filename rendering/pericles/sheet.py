"""Battles with their sums, and debates, for reports and cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.pericles.board import OF_SIDE, SIDES, board
from games.pericles.report import Debated, Fought, Sheet, Strength
from games.pericles.view import SeenBattle
from rendering.canvas import Box, Canvas, at
from rendering.focus import LEAST, TALLEST, WIDTH, page, write_name
from rendering.fonts import Style, length
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT_EDGE, TERRACOTTA, mix
from rendering.pericles import pieces, symbols
from rendering.pericles.boxes import paint_row, run
from rendering.pericles.scene import PALE, Words
from rendering.pericles.scene import SIDES as LOOKS
from rendering.sprites import panel, wreath
from rendering.words import heading

_EDGE, _GAP = 8, 6
_BATTLE, _BRIEF, _DEBATE, _FACTIONS = 322, 96, 68, 48
_MOST = 2 * board().tracks.debates
"""How many debates have room."""
_ISSUE, _SPEAKER, _TOTAL = 266, 259, 29
"""How wide the name of an issue is and what a faction has; and where in it the middle of its total is."""
_CARD = _SPEAKER - 2 * _TOTAL - 4
_HEAD = 66
_SUM, _NAME = Style("sans-bold", 38), Style("serif-bold", 38)


def draw_sheet(sheet: Sheet, words: Words, _names: Sequence[str]) -> Canvas:
    """Draw battles one below the other, in brief where there are many; or the debates of an assembly."""
    if not sheet.battles:
        return _draw_debates(sheet.debates[-_MOST:], words)
    height, paint = _BATTLE, _paint_battle
    if 2 * _EDGE + len(sheet.battles) * (height + _GAP) - _GAP > TALLEST:
        height, paint = _BRIEF, _paint_brief
    shown = sheet.battles[-((TALLEST - _EDGE) // (height + _GAP)) :]
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
    y, x = row.top + 31, row.left + 14
    for sprite, number in _summands(battle, strength):
        canvas.piece(sprite, x + sprite.width // 2, y, "summand")
        x += sprite.width + 5
        x += canvas.text(x, y, str(number), _SUM) + 16
    total_x = row.right - 58
    if battle.winner == strength.side:
        canvas.piece(wreath(104), total_x, row.middle[1])
    canvas.text(
        total_x, row.middle[1], str(strength.total), Style("sans-bold", 50, _ink(strength)), align="centre"
    )
    right = _paint_lost(canvas, strength, row)
    _paint_card(canvas, words, strength, row._replace(left=row.left + 14, top=row.top + 56, right=right - 12))


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


def _paint_card(canvas: Canvas, words: Words, strength: Strength, box: Box) -> None:
    """Write which card a Side played and what it was worth; in few words where there is little room."""
    style = Style("serif", 32, INK_SOFT)
    text, shorter = (
        f"{name} {strength.value}" for name in (words.name(strength.card), words.speaker(strength.card))
    )
    has_room = length(text, style._replace(size=LEAST)) <= box.width
    write_name(canvas, box.left, box.top + 30, text if has_room else shorter, style, box.width)


def _paint_lost(canvas: Canvas, strength: Strength, row: Box) -> int:
    """Show what a Side lost, struck through; give where it begins."""
    lost = [(pieces.fallen(unit, number, 46), unit) for unit, number in strength.lost]
    x = row.right - 130 - (run(lost) if lost else 0)
    paint_row(canvas, x, row.top + 86, lost)
    return x


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


def _draw_debates(debates: Sequence[Debated], words: Words) -> Canvas:
    """Draw the debates of each City-State below the names of both factions."""
    of_sides = [[each for each in debates if each.side == side] for side in SIDES]
    shown = [found for found in of_sides if found]
    canvas = page(2 * _EDGE + len(shown) * _FACTIONS + len(debates) * (_DEBATE + _GAP) - _GAP)
    top = _EDGE
    for found in shown:
        _paint_factions(canvas, words, found[0], at(_EDGE, top, WIDTH - 2 * _EDGE, _FACTIONS - 4))
        top += _FACTIONS
        for debate in found:
            _paint_debate(canvas, words, debate, at(_EDGE, top, WIDTH - 2 * _EDGE, _DEBATE))
            top += _DEBATE + _GAP
    return canvas


def _paint_factions(canvas: Canvas, words: Words, debate: Debated, box: Box) -> None:
    """Write whose assembly it is, and which column is whose."""
    side, y = debate.side, box.middle[1]
    style = Style("serif-bold", 36, mix(LOOKS[side].colour, INK, 0.25))
    canvas.text(box.left + 8, y, words.name(side), style, room=_ISSUE - 16)
    for number, faction in enumerate(OF_SIDE[side]):
        left = box.left + _ISSUE + number * _SPEAKER
        canvas.piece(pieces.badge(faction, 44), left + _TOTAL, y, "faction")
        canvas.text(left + 2 * _TOTAL + 2, y, words.name(faction), Style("serif-bold", 32), room=_CARD)


def _paint_debate(canvas: Canvas, words: Words, debate: Debated, box: Box) -> None:
    """Paint a debate in a line: the issue, both totals and cards, the winner's total wreathed."""
    side, y = debate.side, box.middle[1]
    canvas.piece(panel(box.width, box.height, PALE[side], LOOKS[side].colour, 2, 8), *box.middle)
    canvas.piece(symbols.glyph(debate.issue, 40), box.left + 28, y, debate.issue)
    issue = words.name(debate.issue)
    write_name(canvas, box.left + 52, y, issue, Style("serif-bold", 32), _ISSUE - 54)
    for number, faction in enumerate(OF_SIDE[side]):
        left = box.left + _ISSUE + number * _SPEAKER
        if debate.winner == faction:
            canvas.piece(wreath(54, TERRACOTTA), left + _TOTAL, y)
        total = Style("sans-bold", 36)
        canvas.text(left + _TOTAL, y, str(debate.totals[number]), total, align="centre")
        card = dict(debate.cards).get(faction)
        if card:
            write_name(canvas, left + 2 * _TOTAL + 2, y, words.speaker(card), Style("sans", 32), _CARD)
