"""Parts of the board that can be shown alone."""

from __future__ import annotations

from games.pericles.board import QUARTERS
from rendering.canvas import Box
from rendering.pericles import layout

DRAWN = ("map", "assembly", *QUARTERS)
"""What is drawn alone: the map or the assemblies without the rest, theatres as cards."""
REGIONS = (*DRAWN, "seats")
_AROUND = 4


def box(part: str, seats: int) -> Box:
    """Say where a region lies, or, as seat-0 and so on, the panels of a seat."""
    if part.startswith("seat-"):
        return layout.seat(int(part.removeprefix("seat-")), seats).inset(-_AROUND)
    return layout.SEATS.inset(-_AROUND) if part == "seats" else layout.LEAD
