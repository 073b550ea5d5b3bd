"""The board as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.antike.view import View
from rendering.antike.atlas import Atlas
from rendering.antike.base import printed
from rendering.antike.maps import WHOLE
from rendering.antike.nations import paint_nations
from rendering.antike.scene import Scene
from rendering.antike.strip import paint_foot, paint_strip
from rendering.antike.tables import boxes, paint_tables
from rendering.canvas import Canvas
from rendering.words import Words


def draw(
    view: View,
    *,
    words: Words,
    names: Sequence[str],
    before: View | None = None,
    lines: Sequence[str] = (),
    table: str = "",
    preview: bool = False,
) -> Image.Image:
    """Draw the board; before is what the same viewer saw before the last move, lines say what that was.

    A preview shows what an order would do: it has a ribbon, so that nobody takes it for the table.
    """
    return compose(
        view, words=words, names=names, before=before, lines=lines, table=table, preview=preview
    ).image


def compose(
    view: View,
    *,
    words: Words,
    names: Sequence[str],
    before: View | None = None,
    lines: Sequence[str] = (),
    table: str = "",
    preview: bool = False,
) -> Canvas:
    """Paint the board on a sheet that knows where its ink is."""
    canvas = printed(view.map, words)
    scene = Scene(canvas, view, words, names, before, lines, table, preview)
    paint_strip(scene)
    paint_tables(scene)
    Atlas(scene, WHOLE, free=boxes(view.map)).paint()
    paint_nations(scene)
    paint_foot(scene)
    return canvas
