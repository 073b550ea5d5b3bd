"""Action cards and battle cards: what they do in signs, and in words made from their effects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image

from games.sparta.board import board
from rendering.canvas import Box, Canvas, at
from rendering.fonts import Style, fold, wrap
from rendering.palette import INK_SOFT, MARBLE, PARCHMENT_EDGE, SEA, mix
from rendering.sparta import pieces, symbols
from rendering.sparta.scene import POWERS, Words
from rendering.sprites import panel

TITLE, TEXT = Style("serif-bold", 38), Style("sans", 30)
_HALF_TITLE = Style("serif-bold", 32)
_SOFT = Style("serif-italic", 30, INK_SOFT)
BAND, EDGE = 96, 14
_LINE, _HEAD = 36, 58
_MOST = 14
"""How many lines a text has at most."""


def _sign(op: str, size: int) -> Image.Image | None:
    make = _SIGNS.get(op)
    return None if make is None else make(size)


_SIGNS: dict[str, Callable[[int], Image.Image]] = {
    "envoy": symbols.herald,
    "influence": symbols.herald,
    "place-influence": symbols.herald,
    "talents": symbols.talent,
    "pay": symbols.talent,
    "tax": symbols.talent,
    "spoils": symbols.talent,
    "favour": symbols.favour,
    "army": symbols.army,
    "fleet": symbols.navy,
    "battle-cards": symbols.battle_cards,
    "peek": symbols.battle_cards,
    "discard-enemy": symbols.battle_cards,
    "counter": symbols.battle_cards,
    "support": lambda size: symbols.support("elite", size),
    "mobilise": lambda size: pieces.unit_sign("", "hoplite", size),
    "relocate": lambda size: pieces.unit_sign("", "trireme", size),
    "demobilise": lambda size: pieces.unit_sign("", "hoplite", size),
    "siege-hit": lambda size: pieces.stakes(size, size, POWERS["sparta"].colour),
    "siege-roll": lambda size: pieces.stakes(size, size, POWERS["sparta"].colour),
    "raid-marker": pieces.flame,
    "territory": symbols.region,
    "megalopolis": symbols.region,
    "marker": symbols.region,
    "reward-now": symbols.region,
    "commander": lambda size: symbols.helmet(size, "sparta"),
    "fate": lambda size: symbols.helmet(size, "sparta"),
    "hand-swap": symbols.cards,
    "discard-action": symbols.cards,
    "strength": pieces.swords,
    "own-loss": pieces.swords,
    "enemy-loss": pieces.swords,
    "both-loss": pieces.swords,
    "cancel": pieces.swords,
    "double-home": pieces.swords,
    "win-ties": pieces.swords,
}
"""The sign of each verb; those that only hold others have none."""


def signs_of(card: str, size: int, most: int) -> list[Image.Image]:
    """Give the signs of what a card does, each once."""
    found: list[Image.Image] = []
    for verb in board().verbs_of(card):
        sign = _sign(verb, size)
        if sign is not None and sign not in found:
            found.append(sign)
    return found[:most]


class ActionCard(NamedTuple):
    """An action card laid out: its lines, and how high it is."""

    id: str
    title: Sequence[str]
    style: Style
    rows: Sequence[str]
    note: str
    """The stack that it belongs to."""

    @property
    def height(self) -> int:
        """Say how high it is."""
        least = 2 * 64 + 26
        return max(least, _HEAD + 38 * (len(self.title) - 1) + len(self.rows) * _LINE + 40 + 14)


def lay_out(words: Words, card: str, war: str, width: int) -> ActionCard:
    """Break the words of an action card into lines."""
    room = width - BAND - 2 * EDGE
    title, style = fold(words.name(card), TITLE, room, 2, 32)
    rows = [row for line in words.card_lines(card) for row in wrap(line, TEXT, room, _MOST)]
    stack = board().cards[card].stacks.get(war, "")
    return ActionCard(card, title, style, rows, words.name(stack) if stack else "")


def paint_action_card(canvas: Canvas, laid: ActionCard, box: Box) -> None:
    """Paint an action card: on the left, on the ground of whom it favours, what it does in signs."""
    printed = board().cards[laid.id]
    canvas.piece(panel(box.width, box.height, MARBLE, PARCHMENT_EDGE, 3, 12), *box.middle)
    look = POWERS.get(printed.bias)
    ground = mix(MARBLE, look.colour, 0.55) if look else mix(MARBLE, PARCHMENT_EDGE, 0.5)
    band = at(box.left + 6, box.top + 6, BAND - 12, box.height - 12)
    canvas.piece(panel(band.width, band.height, ground, PARCHMENT_EDGE, 2, 9), *band.middle)
    for number, sign in enumerate(signs_of(laid.id, 56, (band.height - 8) // 64)):
        canvas.piece(sign, band.middle[0], band.top + 38 + 64 * number, "sign")
    left, y = box.left + BAND + EDGE - 6, box.top + 34
    for row in laid.title:
        canvas.text(left, y, row, laid.style)
        y += 38
    y += 4
    for row in laid.rows:
        canvas.text(left, y, row, TEXT)
        y += _LINE
    canvas.text(box.right - EDGE, box.bottom - 24, laid.note, _SOFT, align="right")


class BattleCard(NamedTuple):
    """A battle card laid out: title and text of both halves."""

    id: str
    halves: Sequence[tuple[Sequence[str], Style, Sequence[str]]]

    @property
    def height(self) -> int:
        """Say how high it is."""
        return 28 + max(36 * len(title) + _LINE * len(rows) for title, _, rows in self.halves) + 14


def lay_out_battle(words: Words, card: str, width: int) -> BattleCard:
    """Break the words of a battle card into lines."""
    room = width // 2 - 78
    halves = []
    for element in ("land", "sea"):
        title, style = fold(words.half_title(card, element), _HALF_TITLE, room, 3, 30)
        halves.append((title, style, wrap(words.half_text(card, element), TEXT, room, _MOST)))
    return BattleCard(card, halves)


def paint_battle_card(canvas: Canvas, laid: BattleCard, box: Box) -> None:
    """Paint a battle card: what counts on land on the left, at sea on the right."""
    half = (box.width - 6) // 2
    grounds = (mix(MARBLE, PARCHMENT_EDGE, 0.28), mix(MARBLE, SEA, 0.75))
    for number, ((title, style, rows), ground) in enumerate(zip(laid.halves, grounds, strict=True)):
        place = at(box.left + number * (half + 6), box.top, half, box.height)
        canvas.piece(panel(place.width, place.height, ground, PARCHMENT_EDGE, 3, 12), *place.middle)
        sign = symbols.army(46) if number == 0 else symbols.navy(46)
        canvas.piece(sign, place.left + 34, place.top + 34, "element")
        y = place.top + 32
        for row in title:
            canvas.text(place.left + 66, y, row, style)
            y += 36
        for row in rows:
            canvas.text(place.left + 66, y, row, TEXT)
            y += _LINE
