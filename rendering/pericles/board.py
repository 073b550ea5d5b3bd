"""The board as a picture: it leads with what the phase is about."""

from __future__ import annotations

from games.pericles.board import PERSIA, QUARTERS
from rendering.canvas import Canvas
from rendering.focus import SHORTEST, page
from rendering.pericles import layout
from rendering.pericles.assembly import paint_assembly
from rendering.pericles.atlas import paint_map
from rendering.pericles.base import printed
from rendering.pericles.cities import paint_bars
from rendering.pericles.factions import paint_factions
from rendering.pericles.neighbours import lines_of, paint_lines
from rendering.pericles.scene import Scene, Sight, closed
from rendering.pericles.strip import paint_foot, paint_strip


def draw(sight: Sight) -> Canvas:
    """Draw the board, or a part of it alone, on a sheet that knows where its ink is."""
    if sight.part in QUARTERS:
        return _draw_quarter(sight)
    lead = sight.part or ("assembly" if _is_political(sight) else "map")
    height = layout.HEIGHT - (layout.SEATS.height + layout.GAP if sight.part else 0)
    scene = Scene.on(printed(sight.words, height, assembly=lead == "assembly"), sight)
    if lead == "assembly":
        paint_assembly(scene)
    else:
        paint_map(scene)
        paint_bars(scene, [layout.city(number) for number in range(len(scene.view.cities))])
    paint_strip(scene)
    if not sight.part:
        paint_factions(scene)
    paint_foot(scene)
    return scene.canvas


def _is_political(sight: Sight) -> bool:
    """Say whether a question is about the assemblies, or nothing stands on the map."""
    return "assembly" in sight.view.focus or not sight.view.theatres


def _draw_quarter(sight: Sight) -> Canvas:
    """Draw the theatres of a part of the map as cards."""
    view = sight.view
    shown = [each for each in QUARTERS[sight.part] if each not in closed(view)]
    has_persia = view.persia_open or any(each.id == PERSIA for each in view.theatres)
    lines = lines_of(view, [each for each in shown if each != PERSIA or has_persia])
    scene = Scene.on(page(max(SHORTEST, 8 + sum(line.height + 8 for line in lines))), sight)
    paint_lines(scene, lines, 8, {})
    return scene.canvas
