"""Parts of the board that can be shown alone."""

from __future__ import annotations

from rendering.canvas import Box
from rendering.perikles import layout

REGIONS = ("cities", "places", "seats")
DRAWN: tuple[str, ...] = ()
_AROUND = 8


def box(part: str, seats: int) -> Box:
    """Say where a region lies, or, as seat-0 and so on, the panel of a seat."""
    if part.startswith("seat-"):
        return layout.seat(int(part.removeprefix("seat-")), seats).inset(-_AROUND)
    if part == "cities":
        first, last = layout.temple(0), layout.temple(5)
        return Box(first.left, first.top, last.right, layout.SLOT.bottom).inset(-_AROUND)
    if part == "places":
        right = layout.PLACES
        return Box(right.left, right.top, right.right, layout.BATTLE.bottom).inset(-_AROUND)
    return Box(0, layout.SEATS_TOP, layout.WIDTH, layout.FOOT.top)
