"""Lines as rows of points: beside others, in waves, cut into pieces."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from rendering.map.places import Point


def beside(points: Sequence[Point], away: float) -> list[Point]:
    """Give the line that runs this far beside another."""
    found = []
    for number, (x, y) in enumerate(points):
        (before_x, before_y) = points[max(0, number - 1)]
        (after_x, after_y) = points[min(len(points) - 1, number + 1)]
        dx, dy = after_x - before_x, after_y - before_y
        run = math.hypot(dx, dy) or 1.0
        found.append((x - dy / run * away, y + dx / run * away))
    return found


def wave(points: Sequence[Point], length: float, height: float) -> list[Point]:
    """Give a line that runs to and fro along another, with whole waves."""
    fine = measured(points, length / 8)
    total = len(fine) - 1
    waves = max(1, round(total / 8))
    found = []
    for number, (x, y) in enumerate(fine):
        (before_x, before_y), (after_x, after_y) = fine[max(0, number - 1)], fine[min(total, number + 1)]
        dx, dy = after_x - before_x, after_y - before_y
        run = math.hypot(dx, dy) or 1.0
        away = height * math.sin(2 * math.pi * waves * number / max(1, total))
        found.append((x - dy / run * away, y + dx / run * away))
    return found


def measured(points: Sequence[Point], step: float) -> list[Point]:
    """Cut a line into pieces of one length."""
    found, rest = [points[0]], step
    for (x, y), (to_x, to_y) in pairwise(points):
        run, done = math.hypot(to_x - x, to_y - y), 0.0
        while run - done >= rest:
            done += rest
            found.append((x + (to_x - x) * done / run, y + (to_y - y) * done / run))
            rest = step
        rest -= run - done
    return [*found, points[-1]]
