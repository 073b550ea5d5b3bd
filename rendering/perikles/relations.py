"""Who is at war or allied with whom, and who commands the Persians."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Sequence
from typing import NamedTuple

from rendering.canvas import Box
from rendering.fonts import Style
from rendering.palette import GOLD, INK_SOFT, TERRACOTTA
from rendering.perikles.cities import paint_forces
from rendering.perikles.emblems import emblem
from rendering.perikles.scene import CITIES, Scene
from rendering.perikles.symbols import chip, sign
from rendering.sprites import highlight, mark
from rendering.words import heading, newcomers

_PITCH = 40
_CHIP, _SIGN, _GAP = 40, 30, 18
_TITLE = Style("serif-bold", 26)
_TITLE_ROOM = 146
_INDENT = 206
Pair = tuple[str, str]


class Bond(NamedTuple):
    """A city and all that stand in one relation to it."""

    city: str
    others: tuple[str, ...]

    @property
    def run(self) -> int:
        """Measure how far it runs."""
        return _CHIP * (1 + len(self.others)) + _SIGN + _GAP


class Row(NamedTuple):
    """A line: the first of its kind has the title."""

    kind: str
    first: bool
    bonds: tuple[Bond, ...] = ()


def paint_relations(scene: Scene, slot: Box) -> None:
    """Paint the Persians if commanded, then wars, then alliances."""
    room = slot.width - _INDENT
    rows = [Row("persians", True)] if scene.view.persians else []
    rows += [*_rows("war", scene.view.wars, room), *_rows("alliance", scene.view.alliances, room)]
    pitch = min(_PITCH, slot.height // len(rows))
    for number, row in enumerate(rows):
        _paint_row(scene, slot, slot.top + pitch // 2 + number * pitch, row, pitch)


def bonds_of(pairs: Sequence[Pair]) -> list[Bond]:
    """Gather pairs around the cities that occur most, so that each pair is told once."""
    left, bonds = list(pairs), []
    while left:
        tally = Tally(city for pair in left for city in pair)
        hub = max(CITIES, key=lambda city: tally[city])
        others = [b if a == hub else a for a, b in left if hub in (a, b)]
        bonds.append(Bond(hub, tuple(dict.fromkeys(others))))
        left = [pair for pair in left if hub not in pair]
    return bonds


def _rows(kind: str, pairs: Sequence[Pair], room: int) -> list[Row]:
    lines: list[list[Bond]] = [[]]
    for bond in bonds_of(pairs):
        if sum(each.run for each in lines[-1]) + bond.run > room:
            lines.append([])
        lines[-1].append(bond)
    return [Row(kind, number == 0, tuple(line)) for number, line in enumerate(lines)]


def _paint_row(scene: Scene, slot: Box, y: int, row: Row, pitch: int) -> None:
    if row.kind == "persians":
        _persians(scene, slot, y, min(38, pitch - 2))
        return
    if row.first:
        scene.canvas.piece(sign(row.kind, 32, _colour(row.kind)), slot.left + 24, y)
        title = heading(scene.words.label(row.kind))
        scene.canvas.text(slot.left + 50, y, title, _TITLE, room=_TITLE_ROOM)
    x = slot.left + _INDENT
    if not row.bonds:
        scene.canvas.text(x, y, "–", Style("sans", 26, INK_SOFT))
    for bond in row.bonds:
        _bond(scene, x, y, row.kind, bond)
        x += bond.run


def _colour(kind: str) -> tuple[int, int, int]:
    return GOLD if kind == "alliance" else TERRACOTTA


def _bond(scene: Scene, x: int, y: int, kind: str, bond: Bond) -> None:
    scene.canvas.piece(chip(bond.city, scene.letters(bond.city)), x + 19, y, "city")
    scene.canvas.piece(sign(kind, 24, _colour(kind)), x + _CHIP + _SIGN // 2 - 2, y)
    fresh = _fresh(scene, kind, bond)
    for number, (other, new) in enumerate(zip(bond.others, fresh, strict=True)):
        middle = x + _CHIP + _SIGN + number * _CHIP + 17
        scene.canvas.piece(chip(other, scene.letters(other)), middle, y, "city")
        if new:
            scene.canvas.piece(highlight(44, 36), middle, y)


def _fresh(scene: Scene, kind: str, bond: Bond) -> list[bool]:
    if scene.before is None:
        return [False] * len(bond.others)
    before = scene.before.wars if kind == "war" else scene.before.alliances
    pairs = [tuple(sorted((bond.city, other))) for other in bond.others]
    return newcomers(pairs, [tuple(sorted(pair)) for pair in before])


def _persians(scene: Scene, slot: Box, y: int, size: int) -> None:
    scene.canvas.piece(emblem("persia", 30), slot.left + 26, y)
    scene.canvas.text(slot.left + 50, y, heading(scene.words.label("persians")), _TITLE, room=_TITLE_ROOM)
    x = slot.left + _INDENT
    for seat in scene.view.persians:
        scene.canvas.piece(mark(seat, size), x + 19, y, "commander")
        x += 42
    paint_forces(scene, scene.view.persia, x + 12, y, slot.right - x - 12)
