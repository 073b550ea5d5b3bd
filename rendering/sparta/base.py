"""What no move changes: the map with its roads, the name of the game and the legend."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from rendering import frame
from rendering.canvas import Canvas
from rendering.frame import SIGN, LegendEntry
from rendering.ground import parchment
from rendering.palette import INK
from rendering.sparta import layout, pieces, symbols
from rendering.sparta.scene import ALLY, REGIONS, Words
from rendering.sprites import Pen, drawn, highlight

LEGEND = {
    "influence": "influence",
    "held": "controlled",
    "sizes": "autonomy",
    "ally": "ally",
    "absent": "unfounded",
    "raid": "raid",
    "siege": "siege",
    "units": "units",
    "harbour": "harbour",
    "talents": "talents",
    "favour": "favours",
    "green": "green",
    "cards": "cards",
    "strength": "strength",
    "elite": "elite",
    "peltast": "peltast",
    "cavalry": "cavalry",
    "allied": "allied",
    "battle-cards": "battle-cards",
    "desperate": "desperate",
    "tired": "exhausted",
    "veteran": "veteran",
    "regions": "regions",
    "changed": "changed",
}
"""Sign and label of each entry."""
ON_THE_MAP = ("influence", "held", "sizes", "ally", "absent", "raid", "siege", "units", "harbour", "changed")
"""What the legend of a part of the map explains."""


def printed(words: Words) -> Canvas:
    """Give a fresh sheet with all that is printed on it but the map."""
    labels = tuple(words.label(label) for label in LEGEND.values())
    return _printed(words.label("title"), labels).copy()


@lru_cache(maxsize=12)
def _printed(title: str, labels: tuple[str, ...]) -> Canvas:
    canvas = Canvas(parchment(layout.WIDTH, layout.HEIGHT).copy())
    frame.paint_ends(canvas, title, layout.TITLE)
    entries = [LegendEntry(sign_of(sign), label) for sign, label in zip(LEGEND, labels, strict=True)]
    frame.paint_legend(canvas, entries)
    return canvas


def entries(words: Words, kinds: Iterable[str]) -> list[LegendEntry]:
    """Give entries of the legend."""
    return [LegendEntry(sign_of(kind), words.label(LEGEND[kind])) for kind in kinds]


def sign_of(kind: str) -> Image.Image:
    """Give the sign of an entry of the legend."""
    return _SIGNS[kind]()


def _cube(power: str) -> Image.Image:
    return drawn(18, 18, lambda pen: pieces.cube(pen, 9, 9, 16, power))


def _shape(size: int, is_ally: bool = False, held: str = "") -> Image.Image:
    def paint(pen: Pen) -> None:
        pen.polygon(pieces.outline(size, is_ally, SIGN, 2), ALLY if is_ally else REGIONS["isthmus"], INK, 1.6)
        if held:
            pen.polygon(pieces.outline(size, is_ally, SIGN, 4.5), None, pieces.look_of(held).colour, 4)

    return drawn(SIGN, SIGN, paint)


def _both(one: Image.Image, other: Image.Image) -> Image.Image:
    both = Image.new("RGBA", (one.width + other.width + 1, max(one.height, other.height)))
    both.paste(one, (0, 0))
    both.paste(other, (one.width + 1, 0))
    return both


_SIGNS = {
    "influence": lambda: _both(_cube("sparta"), _cube("athens")),
    "held": lambda: _shape(1, held="athens"),
    "sizes": lambda: _both(_both(_shape(1), _shape(2)), _shape(3)),
    "ally": lambda: _shape(2, is_ally=True),
    "absent": lambda: pieces.unfounded(pieces.Face("helmet", REGIONS["isthmus"], 1), SIGN),
    "raid": lambda: pieces.flame(SIGN),
    "siege": lambda: pieces.stakes(34, 18, pieces.look_of("sparta").colour),
    "units": lambda: _both(
        pieces.unit_sign("sparta", "hoplite", SIGN), pieces.unit_sign("athens", "trireme", SIGN)
    ),
    "harbour": lambda: pieces.anchor(SIGN),
    "talents": lambda: symbols.talent(SIGN),
    "favour": lambda: symbols.favour(SIGN),
    "green": lambda: symbols.favour(SIGN, is_green=True),
    "strength": lambda: _both(symbols.army(SIGN), symbols.navy(SIGN)),
    "elite": lambda: symbols.support("elite", SIGN),
    "peltast": lambda: symbols.support("peltast", SIGN),
    "cavalry": lambda: symbols.support("cavalry", SIGN),
    "allied": lambda: symbols.support("fleet", SIGN),
    "cards": lambda: symbols.cards(SIGN),
    "battle-cards": lambda: symbols.battle_cards(SIGN),
    "desperate": lambda: symbols.desperate(SIGN),
    "tired": lambda: symbols.helmet(SIGN, "sparta", is_tired=True),
    "veteran": lambda: symbols.veteran(SIGN),
    "regions": lambda: symbols.region(SIGN),
    "changed": lambda: highlight(26, 24, 6),
}
