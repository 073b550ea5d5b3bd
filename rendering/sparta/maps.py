"""The map of Greece, as the map engine wants it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from games.sparta.board import board
from rendering.canvas import Box
from rendering.map.chart import Chart, Lens
from rendering.sparta import layout

_SIZE = (layout.CHART.width, layout.CHART.height)
_PRINTED = (1000, 700)
"""The size of the map on which places are printed."""
WHOLE = Lens(Box(0, 0, *_SIZE), 1.0, layout.CHART.left, layout.CHART.top)
"""All of the map, where it lies on the board."""


@cache
def chart() -> Chart:
    """Give the map."""
    across, down = _SIZE[0] / _PRINTED[0], _SIZE[1] / _PRINTED[1]
    return Chart(
        id="greece",
        folder=Path(__file__).parent,
        size=_SIZE,
        printed={place: (round(x * across), round(y * down)) for place, (x, y) in board().spots.items()},
        borders={(one, other): "land" for one, others in board().roads.items() for other in others},
        parts=board().quarters,
        letters=layout.NAME,
        disc=layout.DISC,
        token=layout.TOKEN,
        tables=list(layout.TABLES.values()),
    )
