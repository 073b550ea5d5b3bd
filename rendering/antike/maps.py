"""The two maps of Antike, as the map engine wants them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from games.antike.board import board
from rendering.antike import layout
from rendering.canvas import Box
from rendering.map.chart import Chart, Lens

_SIZE = (layout.CHART.width, layout.CHART.height)
WHOLE = Lens(Box(0, 0, *_SIZE), 1.0, layout.CHART.left, layout.CHART.top)
"""All of a map, where it lies on the board."""


@cache
def chart_of(name: str) -> Chart:
    """Give a map."""
    printed = board().maps[name]
    return Chart(
        id=name,
        folder=Path(__file__).parent,
        size=_SIZE,
        printed={
            province.id: (
                round(province.x * _SIZE[0] / printed.width),
                round(province.y * _SIZE[1] / printed.height),
            )
            for province in printed.provinces
        },
        borders=printed.borders,
        parts=printed.parts,
        letters=layout.NAME,
        disc=layout.DISC,
        token=layout.TOKEN,
        tables=list(layout.TABLES[name].values()),
    )
