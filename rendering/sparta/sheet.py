"""Battles for reports and cards: advantages, commanders, cards in order, fates and losses of both powers."""

from __future__ import annotations

from collections.abc import Sequence

from games.sparta.report import Fighter, Fought, Sheet
from rendering.canvas import Box, Canvas, at
from rendering.focus import LEAST, TALLEST, WIDTH, page
from rendering.fonts import Style, length, wrap
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT_EDGE, TERRACOTTA, mix
from rendering.sparta import pieces, symbols
from rendering.sparta.battle import element_sign, marker, sign_of
from rendering.sparta.scene import PALE, POWERS, Words
from rendering.sprites import panel, wreath
from rendering.words import heading

_EDGE, _GAP = 8, 8
_HEAD, _BRIEF = 72, 92
_UNIT, _BELOW, _SIGNS, _CARD, _FATE = 64, 42, 58, 38, 44
_NAME, _TITLE = Style("serif-bold", 36), Style("serif", 31)
_ROOM = 350
"""How wide the title of a card may be."""
_BESIDE = 164
"""How wide a name may be that stands between a unit and its strength; longer ones stand below."""
_NUMBER = Style("sans-bold", 38)


def draw_sheet(sheet: Sheet, words: Words, _names: Sequence[str]) -> Canvas:
    """Draw battles one below the other; where there are many, in brief."""
    heights = [_height(words, each) for each in sheet.battles]
    if sum(heights) + (len(heights) + 1) * _GAP > TALLEST:
        return _draw_briefly(sheet, words)
    canvas = page(sum(heights) + (len(heights) - 1) * _GAP + 2 * _EDGE)
    top = _EDGE
    for battle, height in zip(sheet.battles, heights, strict=True):
        _paint(canvas, words, battle, at(_EDGE, top, WIDTH - 2 * _EDGE, height))
        top += height + _GAP
    return canvas


def _cards(words: Words, battle: Fought, power: str) -> list[str]:
    """Write the cards of a power with their numbers in the order of play, long ones in two rows."""
    titles = [
        f"{number}. {words.half_title(card, battle.element)}"
        for number, (who, card) in enumerate(battle.cards, 1)
        if who == power
    ]
    return [row for title in titles for row in wrap(title, _TITLE, _ROOM, 2)]


def _name(words: Words, fighter: Fighter) -> str:
    return words.rank(fighter.commander) if fighter.commander else words.name(fighter.power)


def _below(words: Words, battle: Fought) -> int:
    """Say how much room the names of both take below their units; none where they have room beside them."""
    least = _NAME._replace(size=LEAST)
    return _BELOW * any(length(_name(words, each), least) > _BESIDE for each in battle.fighters)


def _height(words: Words, battle: Fought) -> int:
    played = max(len(_cards(words, battle, each.power)) for each in battle.fighters)
    return _HEAD + _UNIT + _below(words, battle) + _SIGNS + played * _CARD + _FATE + 22


def _paint(canvas: Canvas, words: Words, battle: Fought, box: Box) -> None:
    """Paint a battle: place, marker, then what each power brought and lost."""
    edge = POWERS[battle.winner].colour if battle.winner else PARCHMENT_EDGE
    canvas.piece(panel(box.width, box.height, MARBLE, edge, 5, 12), *box.middle)
    y = box.top + _HEAD // 2 + 2
    canvas.piece(element_sign(battle.element, 52), box.left + 42, y, battle.element)
    text = f"+{battle.by}" if battle.by else words.label("level")
    style = Style("sans-bold", 44 if battle.by else 36)
    run = canvas.text(box.right - 20, y, text, style, align="right")
    canvas.piece(marker(battle.lead, 52), box.right - 20 - run - 36, y, "combat marker")
    room = box.width - 20 - run - 70 - 80
    canvas.text(box.left + 80, y, heading(words.name(battle.place)), Style("serif-bold", 44), room=room)
    half = (box.width - 30) // 2
    for number, fighter in enumerate(battle.fighters):
        left = box.left + 10 + number * (half + 10)
        place = Box(left, box.top + _HEAD, left + half, box.bottom - 10)
        _paint_fighter(canvas, words, battle, fighter, place)


def _paint_fighter(canvas: Canvas, words: Words, battle: Fought, fighter: Fighter, box: Box) -> None:
    look = POWERS[fighter.power]
    canvas.piece(panel(box.width, box.height, PALE[fighter.power], look.colour, 3, 9), *box.middle)
    y, x = box.top + _UNIT // 2 + 2, box.left + 10
    kind = fighter.unit.split("-")[1]
    unit = pieces.unit(fighter.power, kind, words.code(fighter.unit), 46)
    canvas.piece(unit, x + unit.width // 2, y, fighter.unit)
    right = box.right - 14
    right -= canvas.text(right, y, str(fighter.strength), _NUMBER, align="right") + 10
    if battle.winner == fighter.power:
        canvas.piece(wreath(50), right - 25, y, "wreath")
        right -= 56
    left, below = x + unit.width + 8, _below(words, battle)
    if below:
        canvas.text(x + 2, box.top + _UNIT + below // 2, _name(words, fighter), _NAME, room=box.width - 24)
    else:
        canvas.text(left, y, _name(words, fighter), _NAME, room=right - left)
    _paint_signs(canvas, battle, fighter, at(box.left, box.top + _UNIT + below, box.width, _SIGNS))
    y = box.top + _UNIT + below + _SIGNS
    for row in _cards(words, battle, fighter.power):
        canvas.text(box.left + 12, y + _CARD // 2, row, _TITLE, room=box.width - 24)
        y += _CARD
    if fighter.fate:
        style = Style("serif-italic", 32, mix(TERRACOTTA, INK, 0.2) if fighter.fate == "dead" else INK_SOFT)
        fate = heading(words.label(f"fate-{fighter.fate}"))
        canvas.text(box.left + 12, box.bottom - _FATE // 2 - 2, fate, style, room=box.width - 24)


def _paint_signs(canvas: Canvas, battle: Fought, fighter: Fighter, box: Box) -> None:
    """Show advantages, cancelled ones struck through, and on the right what was lost."""
    x, y = box.left + 34, box.middle[1]
    for advantage in fighter.advantages:
        canvas.piece(sign_of(advantage, fighter.power, 42), x, y, advantage)
        if advantage in fighter.struck:
            canvas.pen.line([(x - 24, y + 20), (x + 24, y - 20)], fill=TERRACOTTA, width=7)
        x += 50
    right = box.right - 14
    right -= canvas.text(right, y, f"−{fighter.lost}", _NUMBER, align="right") + 6
    sign = symbols.army(40) if battle.element == "land" else symbols.navy(40)
    canvas.piece(sign, right - 20, y, "lost")


def _draw_briefly(sheet: Sheet, words: Words) -> Canvas:
    shown = sheet.battles[-((TALLEST - _EDGE) // (_BRIEF + _GAP)) :]
    canvas = page(2 * _EDGE + len(shown) * (_BRIEF + _GAP) - _GAP)
    for number, battle in enumerate(shown):
        box = at(_EDGE, _EDGE + number * (_BRIEF + _GAP), WIDTH - 2 * _EDGE, _BRIEF)
        _paint_briefly(canvas, words, battle, box)
    return canvas


def _paint_briefly(canvas: Canvas, words: Words, battle: Fought, box: Box) -> None:
    """Paint a battle in a line: place, marker, both powers with their losses, the winner wreathed."""
    edge = POWERS[battle.winner].colour if battle.winner else PARCHMENT_EDGE
    canvas.piece(panel(box.width, box.height, MARBLE, edge, 4, 10), *box.middle)
    y = box.middle[1]
    canvas.piece(element_sign(battle.element, 46), box.left + 36, y, battle.element)
    canvas.text(box.left + 70, y, heading(words.name(battle.place)), _NAME, room=290)
    for fighter, x in zip(battle.fighters, (box.right - 380, box.right - 170), strict=True):
        if battle.winner == fighter.power:
            canvas.piece(wreath(84), x, y)
        canvas.piece(pieces.flag(fighter.power, 42), x, y, fighter.power)
        canvas.text(x + 50, y, f"−{fighter.lost}", _NUMBER)
