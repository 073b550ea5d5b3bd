"""What no move changes: the ground, the name of the game and the legend; painted once per language."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.pericles.board import ATHENS, board
from rendering import frame
from rendering.canvas import Canvas
from rendering.frame import SIGN, LegendEntry
from rendering.ground import parchment
from rendering.palette import TERRACOTTA
from rendering.pericles import layout, pieces, symbols
from rendering.pericles.links import KINDS, sample
from rendering.pericles.scene import Words
from rendering.sprites import highlight, wreath

LEGEND = {
    "athens-land": "land-units",
    "athens-naval": "ships",
    "athens-base": "bases",
    "three-hundred": "the-300",
    "treachery": "treachery",
    "counter": "counter",
    "will": "will",
    "stock": "stock",
    "control": "in-control",
    "favour": "favour",
    "hostages": "hostages",
    "granary": "granary",
    **{kind: f"link-{kind}" for kind in KINDS},
    "changed": "changed",
}
"""Sign and label of each entry where the map leads."""
OF_ASSEMBLY = {
    **{f"issue-{issue}": issue for issue in board().issues_of("athens")},
    **{f"issue-{issue}": issue for issue in board().printed.issues.unique["sparta"]},
    "stock": "stock",
    "control": "in-control",
    "favour": "favour",
    "hostages": "hostages",
    "cards": "cards",
    "entourage": "entourage",
    "counter": "counter",
    "will": "will",
    "changed": "changed",
}
"""The same where the assemblies lead; issues are called by their names."""


def printed(words: Words, height: int, *, assembly: bool) -> Canvas:
    """Give a fresh sheet with all that is printed on it."""
    entries = OF_ASSEMBLY if assembly else LEGEND
    labels = tuple(_said(words, sign, label) for sign, label in entries.items())
    return _printed(height, words.label("title"), tuple(entries), labels).copy()


def _said(words: Words, sign: str, label: str) -> str:
    return words.name(label) if sign.startswith("issue-") else words.label(label)


@lru_cache(maxsize=12)
def _printed(height: int, title: str, signs: tuple[str, ...], labels: tuple[str, ...]) -> Canvas:
    canvas = Canvas(parchment(layout.WIDTH, height).copy())
    frame.paint_ends(canvas, title, layout.TITLE)
    frame.paint_legend(
        canvas, [LegendEntry(_sign(sign), label) for sign, label in zip(signs, labels, strict=True)]
    )
    return canvas


def _sign(kind: str) -> Image.Image:
    if kind in KINDS:
        return sample(kind, 40, 22)
    if kind.startswith("issue-"):
        return symbols.glyph(kind.removeprefix("issue-"), SIGN)
    return _OTHERS[kind]()


_OTHERS = {
    "athens-land": lambda: pieces.piece("athens-land", 2, SIGN),
    "athens-naval": lambda: pieces.piece("athens-naval", 2, SIGN),
    "athens-base": lambda: pieces.piece("athens-base", 1, SIGN),
    "three-hundred": lambda: pieces.piece("three-hundred", 300, SIGN),
    "treachery": lambda: pieces.treachery(ATHENS, 1, SIGN),
    "counter": lambda: pieces.hidden("aristocrats", SIGN),
    "will": lambda: symbols.scroll(ATHENS, SIGN),
    "stock": lambda: symbols.token(SIGN),
    "control": lambda: symbols.crown(SIGN),
    "favour": lambda: wreath(SIGN, TERRACOTTA),
    "hostages": lambda: symbols.chains(SIGN),
    "granary": lambda: symbols.granary(SIGN),
    "cards": lambda: symbols.cards(SIGN),
    "entourage": lambda: symbols.people(SIGN),
    "changed": lambda: highlight(26, 24, 6),
}
