"""Parts of the board that can be shown alone."""

from __future__ import annotations

from games.antike.board import PART, PARTS
from rendering.antike import layout
from rendering.canvas import Box

QUARTERS = PARTS
DRAWN = (*QUARTERS, "nations")
"""What is drawn larger instead of being cut out of the picture."""
REGIONS = DRAWN
_AROUND = 6


def quarter(part: str) -> Box:
    """Say which part of the map a region is, roughly: its provinces are listed, and its frame is theirs."""
    width, height = round(layout.CHART.width * PART), round(layout.CHART.height * PART)
    across = {"w": 0.0, "e": 1.0}.get(part[-4] if part != "centre" else "", 0.5)
    down = {"n": 0.0, "s": 1.0}.get(part[0], 0.5)
    left = round((layout.CHART.width - width) * across)
    top = round((layout.CHART.height - height) * down)
    return Box(left, top, left + width, top + height)


def box(part: str, seats: int) -> Box:
    """Say where a region lies on the picture, or, as seat-0 and so on, the panels of a seat."""
    if part.startswith("seat-"):
        return layout.seat(int(part.removeprefix("seat-")), seats).inset(-_AROUND)
    if part == "nations":
        return Box(0, layout.PANELS.top, layout.WIDTH, layout.PANELS.bottom).inset(0, -_AROUND)
    return quarter(part).moved(layout.CHART.left, layout.CHART.top)
