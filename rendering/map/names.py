"""Names of provinces, below their discs."""

from __future__ import annotations

from collections.abc import Container

from rendering.canvas import Canvas
from rendering.fonts import Style
from rendering.map.chart import Chart, Lens
from rendering.palette import INK, MARBLE
from rendering.words import Words


def paint_names(
    canvas: Canvas,
    chart: Chart,
    words: Words,
    lens: Lens,
    scale: float,
    only: Container[str] | None = None,
    *,
    rim: int = 4,
) -> None:
    """Write the names of provinces below their discs."""
    style = Style("serif-bold", round(chart.letters * scale), INK, MARBLE, rim)
    below = round((chart.disc + chart.letters) / 2 * scale) - 1
    for province, place in chart.places_on(lens).items():
        if only is None or province in only:
            x, y = lens.to(place.x, place.y)
            room = round(place.room * max(scale, lens.scale))
            canvas.text(x, y + below, words.name(province), style, align="centre", room=room)
