"""The board as a picture."""

from __future__ import annotations

from rendering import frame
from rendering.canvas import Box, Canvas
from rendering.peloponnes import layout, mat
from rendering.peloponnes.base import printed
from rendering.peloponnes.mat import paint_mat
from rendering.peloponnes.numbers import paint_numbers
from rendering.peloponnes.rows import paint_rows
from rendering.peloponnes.scene import Scene, Sight
from rendering.peloponnes.side import paint_side
from rendering.peloponnes.tableau import columns_for, paint_tiles


def draw(sight: Sight) -> Canvas:
    """Draw the board on a sheet that knows where its ink is."""
    canvas = printed(len(sight.view.seats), sight.words)
    scene = Scene.on(canvas, sight)
    frame.paint_strip(canvas, sight.view, sight.words, sight.table, title_room=layout.TITLE)
    paint_rows(scene)
    paint_side(scene)
    _paint_seats(scene)
    _paint_foot(scene)
    return canvas


def _paint_foot(scene: Scene) -> None:
    """Write the last move, or at the end who has won."""
    view = scene.view
    if view.winners and len(view.seats) > 1:
        points = view.seats[view.winners[0]].points
        frame.paint_result(scene.canvas, view, points, scene.words)
    elif view.ended and len(view.seats) == 1:
        frame.paint_last_move(scene.canvas, [_solo_result(scene)])
    else:
        frame.paint_last_move(scene.canvas, scene.lines)


def _solo_result(scene: Scene) -> str:
    view, seen = scene.view, scene.view.seats[0]
    key = {None: "solo-ended", True: "level-completed", False: "level-failed"}[view.completed]
    facts = {"seat": 0, "level": view.level, "target": view.target}
    return scene.words.say(key, civilisation=seen.civilisation, points=seen.points, **facts)


def _paint_seats(scene: Scene) -> None:
    seats = len(scene.view.seats)
    columns, header = columns_for(scene.view.seats), layout.seat_size(seats).header
    for seen in scene.view.seats:
        box = layout.seat(seen.seat, seats)
        frame.paint_seat(scene.canvas, box, seen.seat, seen.seat in scene.view.waiting_for)
        paint_numbers(scene, Box(box.left, box.top + 4, box.right, box.top + header), seen)
        tiles = Box(box.left, box.top + header, box.right, box.bottom - 9)
        if seats == 1:
            paint_mat(scene, tiles._replace(bottom=tiles.top + mat.HEIGHT), seen)
            tiles = tiles._replace(top=tiles.top + mat.HEIGHT + 4)
        paint_tiles(scene, tiles, seen, columns)
