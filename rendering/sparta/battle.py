"""A battle close up: marker, both powers with their advantages and commanders, cards in the order of play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from rendering.canvas import Box, Canvas, at
from rendering.fonts import Style, wrap
from rendering.palette import GOLD_BRIGHT, INK, INK_SOFT, MARBLE, PARCHMENT_EDGE, TERRACOTTA, mix
from rendering.sparta import pieces, symbols
from rendering.sparta.scene import PALE, POWERS, Desk, Words
from rendering.sprites import Pen, drawn, panel
from rendering.words import heading

HEAD, MARKER = 84, 84
_LINE, _CARD = 50, 40
_NAME = Style("serif-bold", 38)
_TEXT = Style("sans", 32)
_CARDS = Style("serif", 31)
_ROOM = 350
"""How wide the title of a card may be."""


class Side(NamedTuple):
    """What a power has in a battle."""

    power: str
    unit: str
    kind: str
    commander: str
    is_veteran: bool
    strength: int
    advantages: Sequence[str]
    struck: Sequence[str]
    """Advantages that the enemy has cancelled."""
    cards: Sequence[str]
    is_countered: bool = False


class Field(NamedTuple):
    """A battle as it is painted; the attacker comes first."""

    place: str
    element: str
    sides: Sequence[Side]
    lead: str
    by: int


def height_of(words: Words, field: Field) -> int:
    """Say how high a battle is painted."""
    return HEAD + MARKER + _side_height(words, field) + 8


def _rows(words: Words, side: Side, element: str) -> list[str]:
    """Write cards with their numbers, long ones in two rows."""
    titles = [f"{number}. {words.half_title(card, element)}" for number, card in enumerate(side.cards, 1)]
    return [row for title in titles for row in wrap(title, _CARDS, _ROOM, 2)]


def _side_height(words: Words, field: Field) -> int:
    listed = max(len(side.advantages) + len(side.struck) for side in field.sides)
    played = max(len(_rows(words, side, field.element)) for side in field.sides)
    return 148 + max(1, listed) * _LINE + played * _CARD + 16


def paint_battle(desk: Desk, box: Box, field: Field) -> None:
    """Paint a battle."""
    canvas = desk.canvas
    y = box.top + HEAD // 2
    canvas.piece(element_sign(field.element, 58), box.left + 40, y, field.element)
    name = heading(desk.words.name(field.place))
    canvas.text(box.left + 84, y, name, Style("serif-bold", 50), room=box.width - 100)
    _paint_marker(canvas, at(box.left, box.top + HEAD, box.width, MARKER - 8), field)
    half, top = (box.width - 8) // 2, box.top + HEAD + MARKER
    for number, side in enumerate(field.sides):
        place = at(box.left + number * (half + 8), top, half, box.bottom - top)
        _paint_side(desk, place, side, field.element, attacks=number == 0)


def _paint_marker(canvas: Canvas, box: Box, field: Field) -> None:
    """Paint the combat marker on its track: the attacker's half is on the left."""
    attacker, defender = (side.power for side in field.sides)
    width = box.width // 7
    towards = {attacker: -1, defender: 1}.get(field.lead, 0)
    for cell in range(-3, 4):
        power = attacker if cell < 0 else defender
        ground = mix(MARBLE, POWERS[power].colour, 0.12 * abs(cell) + 0.06) if cell else MARBLE
        place = at(box.left + (cell + 3) * width, box.top, width - 4, box.height)
        canvas.piece(panel(place.width, place.height, ground, PARCHMENT_EDGE, 2, 8), *place.middle)
        if cell == towards * field.by:
            sprite = marker(field.lead, 64)
            canvas.piece(sprite, *place.middle, "combat marker")
        else:
            style = Style("sans", 32, INK_SOFT)
            canvas.text(*place.middle, str(abs(cell)), style, align="centre")


@lru_cache(maxsize=8)
def marker(power: str, size: int) -> Image.Image:
    """Give the combat marker in the colour of whom it favours."""

    def paint(pen: Pen) -> None:
        look = pieces.look_of(power)
        pen.circle(size / 2, size / 2, size / 2 - 1, look.colour if power else GOLD_BRIGHT, INK, 3)
        for side in (-1, 1):
            x = size / 2
            ends = [(x - side * size * 0.24, size * 0.24), (x + side * size * 0.24, size * 0.76)]
            pen.line(ends, look.on_it if power else INK, size * 0.09)

    return drawn(size, size, paint)


def _paint_side(desk: Desk, box: Box, side: Side, element: str, *, attacks: bool) -> None:
    canvas, look, words = desk.canvas, POWERS[side.power], desk.words
    canvas.piece(panel(box.width, box.height, PALE[side.power], look.colour, 4, 12), *box.middle)
    y = box.top + 42
    unit = pieces.unit(side.power, side.kind, words.code(side.unit), 58)
    canvas.piece(unit, box.left + 14 + unit.width // 2, y, side.unit)
    if attacks:
        canvas.piece(pieces.swords(50), box.left + unit.width + 46, y, "attacks")
    flag = pieces.flag(side.power, 46)
    canvas.piece(flag, box.right - 90 - flag.width // 2, y, "power")
    style = Style("sans-bold", 54, mix(look.colour, INK, 0.25))
    canvas.text(box.right - 16, y, str(side.strength), style, align="right")
    y = box.top + 104
    left = box.left + 16
    if side.is_veteran:
        canvas.piece(symbols.veteran(40), left + 20, y, "veteran")
        left += 46
    canvas.text(left, y, words.rank(side.commander), _NAME, room=box.right - 14 - left)
    y = _paint_advantages(desk, box, box.top + 134, side)
    for row in _rows(words, side, element):
        canvas.text(box.left + 16, y + _CARD // 2, row, _CARDS, room=box.width - 30)
        y += _CARD


def _paint_advantages(desk: Desk, box: Box, top: int, side: Side) -> int:
    """List advantages with their signs, cancelled ones struck through; give where they end."""
    canvas, y = desk.canvas, top
    for advantage in (*side.advantages, *side.struck):
        is_struck = advantage in side.struck
        canvas.piece(sign_of(advantage, side.power, 42), box.left + 38, y + _LINE // 2, advantage)
        style = _TEXT._replace(fill=INK_SOFT if is_struck else INK)
        name = heading(desk.words.name(advantage))
        left, middle = box.left + 70, y + _LINE // 2
        run = canvas.text(left, middle, name, style, room=box.width - 84)
        if is_struck:
            canvas.rectangle(at(left - 54, middle - 2, run + 60, 5), TERRACOTTA)
        y += _LINE
    return y if side.advantages or side.struck else y + _LINE


def sign_of(advantage: str, power: str, size: int) -> Image.Image:
    """Give the sign of an advantage."""
    if advantage == "army":
        return symbols.army(size)
    if advantage == "fleet-size":
        return symbols.navy(size)
    if advantage == "homeland":
        return homeland(size)
    return symbols.support("fleet" if advantage == "fleet-allied" else advantage, size, power)


@lru_cache(maxsize=8)
def homeland(size: int) -> Image.Image:
    """Give the homeland: a house."""

    def paint(pen: Pen) -> None:
        roof = [(0.04, 0.44), (0.5, 0.08), (0.96, 0.44)]
        pen.polygon([(x * size, y * size) for x, y in roof], TERRACOTTA, INK, 2)
        pen.rounded((size * 0.16, size * 0.44, size * 0.84, size * 0.92), 1, MARBLE, INK, 2)
        for x in (0.3, 0.5, 0.7):
            pen.line([(x * size, size * 0.5), (x * size, size * 0.88)], INK, size * 0.08)

    return drawn(size, size, paint)


@lru_cache(maxsize=8)
def element_sign(element: str, size: int) -> Image.Image:
    """Give the sign of a battle on land or at sea."""
    return symbols.army(size) if element == "land" else symbols.navy(size)
