"""The board as a picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.perikles.view import View
from rendering.canvas import Canvas
from rendering.perikles.base import printed
from rendering.perikles.battle import paint_battle
from rendering.perikles.cities import paint_cities
from rendering.perikles.places import paint_places
from rendering.perikles.scene import Scene, Words
from rendering.perikles.seats import paint_seats
from rendering.perikles.slot import paint_slot
from rendering.perikles.strip import paint_foot, paint_strip


def draw(
    view: View,
    *,
    words: Words,
    names: Sequence[str],
    before: View | None = None,
    lines: Sequence[str] = (),
    table: str = "",
) -> Image.Image:
    """Draw the board; before is what the same viewer saw before the last move, lines say what that was."""
    return compose(view, words=words, names=names, before=before, lines=lines, table=table).image


def compose(
    view: View,
    *,
    words: Words,
    names: Sequence[str],
    before: View | None = None,
    lines: Sequence[str] = (),
    table: str = "",
) -> Canvas:
    """Paint the board on a sheet that knows where its ink is."""
    canvas = printed(len(view.seats), words)
    scene = Scene(canvas, view, words, names, before, lines, table)
    paint_strip(scene)
    paint_cities(scene)
    paint_slot(scene)
    paint_places(scene)
    paint_battle(scene)
    paint_seats(scene)
    paint_foot(scene)
    return canvas
