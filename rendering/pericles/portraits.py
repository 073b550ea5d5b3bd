"""A portrait for each political card: a black-figure profile on terracotta, no two of a Side alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from PIL import Image

from games.pericles.board import board
from rendering.palette import GOLD_BRIGHT, INK, MARBLE, TERRACOTTA, mix
from rendering.sprites import Pen, drawn

WOMEN = frozenset({"a07", "s28"})
"""Aspasia and Cynisca."""
SEERS = frozenset({"a10", "s29", "s30"})
"""Those who speak for the gods wear a wreath and long hair."""


class Face(NamedTuple):
    """What a portrait has."""

    beard: int
    """How long it is; 0: none."""
    hair: str
    """short, long, helmet, crest, wreath, band or bun."""
    nose: int
    field: int
    """The shade of the ground."""
    lines: int
    """The ornament of the rim."""


def face_of(card: str) -> Face:
    """Choose a face: soldiers wear helmets, leaders crests, seers wreaths; the rest falls as it may."""
    dice = sha256(card.encode()).digest()
    issues = {half.issue for half in board().cards[card].halves.values()}
    if card in WOMEN:
        return Face(0, "bun", dice[2] % 3, dice[3] % 4, dice[4] % 3)
    if board().cards[card].leader:
        return Face(2, "crest", dice[2] % 3, dice[3] % 4, dice[4] % 3)
    if card in SEERS:
        return Face(3, "wreath", dice[2] % 3, dice[3] % 4, dice[4] % 3)
    hair = (
        ("helmet", "crest")[dice[1] % 2]
        if issues == {"military"}
        else ("short", "long", "band", "helmet")[dice[1] % 4]
    )
    return Face(dice[0] % 4, hair, dice[2] % 3, dice[3] % 4, dice[4] % 3)


@lru_cache(maxsize=128)
def portrait(card: str, size: int) -> Image.Image:
    """Give the portrait of a card."""
    face = face_of(card)

    def paint(pen: Pen) -> None:
        unit = size / 100
        ground = mix(TERRACOTTA, GOLD_BRIGHT, 0.18 + 0.09 * face.field)
        pen.circle(size / 2, size / 2, size / 2 - 0.5, ground, INK, 2.5)
        pen.circle(
            size / 2, size / 2, size / 2 - 5 * unit, None, mix(ground, INK, 0.35 + 0.15 * face.lines), 1.5
        )
        _paint_head(pen, unit, face)
        _paint_hair(pen, unit, face.hair)

    return drawn(size, size, paint)


def _at(unit: float, points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(x * unit, y * unit) for x, y in points]


def _paint_head(pen: Pen, unit: float, face: Face) -> None:
    """Paint neck, face, nose, eye and beard, looking to the right."""
    nose = 71 + 2.5 * face.nose
    profile = [
        (36, 30), (50, 24), (62, 28), (65, 38), (nose, 50), (66, 53), (67, 58), (64, 61), (64, 66),
        (58, 71), (54, 70), (57, 84), (74, 90), (26, 90), (38, 82), (38, 66), (32, 54), (31, 42),
    ]  # fmt: skip
    pen.polygon(_at(unit, profile), INK)
    if face.beard:
        tip = 70 + 5 * face.beard
        pen.polygon(_at(unit, [(44, 58), (63, 60), (66, 66), (64, tip - 4), (60, tip), (52, 74)]), INK)
        for number in range(face.beard):
            pen.line(_at(unit, [(54 + 3 * number, 67), (57 + 2 * number, tip - 5)]), MARBLE, unit)
    pen.line(_at(unit, [(55, 43), (62, 43)]), MARBLE, 1.6 * unit)
    pen.circle(59 * unit, 43.5 * unit, 1.8 * unit, MARBLE)
    pen.line(_at(unit, [(61, 61), (65, 60)]), MARBLE, 1.2 * unit)
    pen.line(_at(unit, [(30, 87), (50, 80), (70, 88)]), MARBLE, 1.2 * unit)


def _paint_hair(pen: Pen, unit: float, hair: str) -> None:
    if hair in ("helmet", "crest"):
        dome = [
            (30, 48),
            (30, 32),
            (40, 20),
            (56, 18),
            (66, 28),
            (68, 36),
            (52, 38),
            (50, 58),
            (44, 62),
            (38, 56),
        ]
        pen.polygon(_at(unit, dome), INK)
        pen.line(_at(unit, [(33, 44), (50, 38), (67, 35)]), GOLD_BRIGHT, 1.8 * unit)
        pen.line(_at(unit, [(50, 40), (49, 56)]), GOLD_BRIGHT, 1.4 * unit)
    if hair == "crest":
        pen.polygon(
            _at(unit, [(70, 16), (52, 6), (34, 10), (22, 26), (18, 52), (28, 40), (36, 22), (54, 15)]), INK
        )
        for x, y in ((28, 26), (38, 15), (52, 10)):
            pen.line(_at(unit, [(x, y), (x + 5, y + 7)]), GOLD_BRIGHT, 1.4 * unit)
    if hair in ("short", "band", "wreath", "long", "bun"):
        cap = [(30, 50), (28, 36), (36, 23), (52, 18), (64, 25), (64, 32), (48, 35), (42, 48), (38, 56)]
        pen.polygon(_at(unit, cap), INK)
        for x, y in ((34, 30), (42, 25), (51, 22), (32, 40)):
            pen.arc((x * unit, y * unit, (x + 7) * unit, (y + 7) * unit), 180, 320, MARBLE, unit)
    if hair in ("long", "wreath"):
        for number in range(3):
            left = 27 + 5 * number
            pen.line(_at(unit, [(left, 46), (left - 1, 60), (left + 2, 72)]), INK, 3.6 * unit)
    if hair == "bun":
        pen.circle(24 * unit, 42 * unit, 9 * unit, INK)
        pen.line(_at(unit, [(30, 36), (44, 28), (64, 28)]), GOLD_BRIGHT, 2 * unit)
        pen.circle(42 * unit, 60 * unit, 2.4 * unit, GOLD_BRIGHT)
    if hair == "band":
        pen.line(_at(unit, [(29, 38), (46, 31), (65, 31)]), GOLD_BRIGHT, 2.4 * unit)
        pen.line(_at(unit, [(29, 38), (22, 46), (24, 54)]), GOLD_BRIGHT, 1.8 * unit)
    if hair == "wreath":
        for x, y in ((31, 37), (38, 32), (46, 29), (54, 28), (62, 28)):
            pen.ellipse(((x - 3) * unit, (y - 2) * unit, (x + 4) * unit, (y + 2) * unit), GOLD_BRIGHT)
