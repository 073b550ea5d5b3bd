"""Parts of the board that can be shown alone."""

from __future__ import annotations

from rendering.canvas import Box
from rendering.frame import FOOT
from rendering.peloponnes import layout

REGIONS = ("rows", "seats")
DRAWN: tuple[str, ...] = ()
_AROUND = 6


def box(part: str, seats: int) -> Box:
    """Say where a region lies, or, as seat-0 and so on, the tableau of a seat."""
    if part.startswith("seat-"):
        return layout.seat(int(part.removeprefix("seat-")), seats).inset(-_AROUND)
    if part == "rows":
        return Box(0, layout.ROWS.top, layout.WIDTH, layout.ROWS.bottom).inset(0, -_AROUND)
    return Box(0, layout.SEATS_TOP, layout.WIDTH, layout.height(seats) - FOOT)
