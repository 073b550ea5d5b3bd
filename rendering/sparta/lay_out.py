"""Lay the map out: `python -m rendering.sparta.lay_out` writes places_greece.json and parts.json anew.

`python -m rendering.sparta.lay_out parts` only chooses the places of every part.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Collection
from pathlib import Path

import msgspec

from games.text import LANGUAGES
from rendering.fonts import Style, length
from rendering.map.chart import Chart
from rendering.map.close_ups import close_ups_of
from rendering.map.layout import lay_out, store
from rendering.map.places import LaidOut
from rendering.sparta import layout
from rendering.sparta.maps import chart

CATALOGUES = Path("games/sparta/catalogue")
PARTS = Path("games/sparta/parts.json")
TOLD_BY = {
    "east": "byzantium",
    "hellas": "kythira",
    "west": "gela",
    "north-west": "epidamnos",
    "north": "potidaea",
}
"""Parts by a place that none of those after it has."""
NAME = Style("serif-bold", layout.NAME)


def widths(found: Chart) -> dict[str, int]:
    """Give the widest name of every place."""
    runs = dict.fromkeys(found.printed, 0)
    for language in LANGUAGES:
        text = (CATALOGUES / f"{language}.ftl").read_text()
        for thing, name in re.findall(r"^name-(\S+) = (.+)$", text, re.MULTILINE):
            if thing in runs:
                runs[thing] = max(runs[thing], length(name, NAME))
    return runs


BENT = {"elis|pylos": (52, 32), "elis|sparta": (48, 40)}
"""Roads bent by hand, where two would cross."""


def main() -> None:
    """Lay out the map, then choose its parts."""
    if "parts" not in sys.argv[1:]:
        found = lay_out(chart(), widths(chart()))
        store(chart(), LaidOut(found.places, found.bends | BENT))
        chart.cache_clear()
    parts = {_name(places): places for places in close_ups_of(chart())}
    PARTS.write_bytes(msgspec.json.format(msgspec.json.encode(parts), indent=1) + b"\n")


def _name(places: Collection[str]) -> str:
    """Name a part by a place that only it has."""
    return next(part for part, place in TOLD_BY.items() if place in places)


if __name__ == "__main__":
    main()
