"""Lay the maps out: `python -m rendering.antike.lay_out` writes places_*.json anew, and what parts there are.

At last it chooses the provinces of every part of the map, for the picture of the part and for its
description; `python -m rendering.antike.lay_out parts` does only that.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from games.antike.board import CLOSE_UP, board
from games.text import LANGUAGES
from rendering.antike import layout
from rendering.antike.maps import chart_of
from rendering.antike.parts import QUARTERS, quarter
from rendering.fonts import Style, length
from rendering.map.chart import Chart
from rendering.map.close_ups import close_ups_of
from rendering.map.framing import parts_of
from rendering.map.layout import lay_out, store

CATALOGUES = Path("games/antike/catalogue")
PARTS = Path("games/antike/parts.json")
NAME = Style("serif-bold", layout.NAME)


def widths(chart: Chart) -> dict[str, int]:
    """Give the widest name of every province."""
    found = dict.fromkeys(chart.printed, 0)
    for language in LANGUAGES:
        text = (CATALOGUES / f"{language}.ftl").read_text()
        for thing, name in re.findall(r"^name-(\S+) = (.+)$", text, re.MULTILINE):
            if thing in found:
                found[thing] = max(found[thing], length(name, NAME))
    return found


def _close_ups(chart: Chart) -> dict[str, list[str]]:
    return {f"{CLOSE_UP}{number}": names for number, names in enumerate(close_ups_of(chart), 1)}


def main() -> None:
    if "parts" not in sys.argv[1:]:
        for chart in map(chart_of, board().maps):
            store(chart, lay_out(chart, widths(chart)))
        chart_of.cache_clear()
    quarters = {part: quarter(part) for part in QUARTERS}
    parts = {name: parts_of(chart_of(name), quarters) | _close_ups(chart_of(name)) for name in board().maps}
    PARTS.write_bytes(msgspec.json.format(msgspec.json.encode(parts), indent=1) + b"\n")


if __name__ == "__main__":
    main()
