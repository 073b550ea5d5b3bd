"""Parts of the board that can be shown alone."""

from __future__ import annotations

from games.sparta.board import QUARTERS
from rendering.canvas import Box
from rendering.sparta import layout

DRAWN = (*QUARTERS, "powers")
"""What is drawn larger: parts of the map, and what both powers have."""
REGIONS = ("map", *DRAWN)
_AROUND = 4


def box(part: str, seats: int) -> Box:
    """Say where a region lies, or, as seat-0 and so on, the panel of a seat."""
    if part.startswith("seat-"):
        return layout.seat(int(part.removeprefix("seat-")), seats).inset(-_AROUND)
    return layout.PANELS.inset(-_AROUND) if part == "powers" else layout.CHART
