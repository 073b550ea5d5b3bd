"""The nation that is asked, for a phone: beside the rondel in a panel, above a map in a strip."""

from __future__ import annotations

from games.antike.board import board
from games.antike.view import SeenNation
from rendering.antike.pieces import badge_of
from rendering.antike.scene import PERSONAGES, STOCK, Scene
from rendering.antike.symbols import sign
from rendering.canvas import Box, at
from rendering.focus import write_name
from rendering.fonts import Style, length
from rendering.palette import INK, INK_FAINT, MARBLE, TERRACOTTA, mix
from rendering.sprites import faded, highlight, panel

DOSSIER, STRIP = 330, 66
_NUMBER = Style("sans-bold", 36)
_NAME = Style("serif-bold", 38)


def paint_dossier(scene: Scene, box: Box, seen: SeenNation) -> None:
    """Paint all that a nation has in a panel."""
    look, canvas = scene.look(seen.id), scene.canvas
    canvas.piece(
        panel(box.width, box.height, mix(MARBLE, look.colour, 0.18), look.colour, 6, 12), *box.middle
    )
    canvas.piece(badge_of(look, 50), box.left + 40, box.top + 42, "nation")
    score = _points(scene, box.right - 16, box.top + 42, seen)
    room = box.width - 92 - score - 20
    write_name(canvas, box.left + 74, box.top + 42, scene.words.name(seen.id), _NAME, room)
    player = Style("sans", 32, mix(INK, look.colour, 0.2))
    canvas.text(box.left + 20, box.top + 92, scene.names[seen.seat], player, room=box.width - 40)
    inner = at(box.left + 14, box.top + 116, box.width - 28, 46)
    _stock(scene, inner, seen)
    _holdings(scene, inner.moved(0, 50), 50, seen)
    _advances(scene, inner.moved(0, 154), seen)


def paint_strip(scene: Scene, box: Box, seen: SeenNation) -> None:
    """Paint the name of a nation and its stock in a line."""
    look, canvas, y = scene.look(seen.id), scene.canvas, box.middle[1]
    canvas.piece(
        panel(box.width, box.height, mix(MARBLE, look.colour, 0.18), look.colour, 5, 10), *box.middle
    )
    canvas.piece(badge_of(look, 50), box.left + 38, y, "nation")
    stock = at(box.right - 460, box.top + 8, 452, box.height - 16)
    write_name(canvas, box.left + 70, y, scene.words.name(seen.id), _NAME, stock.left - box.left - 80)
    _stock(scene, stock, seen)


def _points(scene: Scene, right: int, y: int, seen: SeenNation) -> int:
    target = Style("sans-semi", 30, INK)
    run = scene.canvas.text(right, y + 4, f"/{scene.view.target}", target, align="right")
    points = Style("sans-bold", 48, TERRACOTTA)
    return run + scene.canvas.text(right - run - 2, y, str(seen.points), points, align="right")


def _stock(scene: Scene, box: Box, seen: SeenNation) -> None:
    """Lay the stock side by side; what has changed has a frame."""
    then, step = scene.earlier.get(seen.id), box.width // len(STOCK)
    for number, kind in enumerate(STOCK):
        count, x = getattr(seen, kind), box.left + number * step
        if then and getattr(then, kind) != count:
            frame = highlight(step - 4, box.height, lit=True)
            scene.canvas.piece(frame, x + step // 2 - 2, box.middle[1])
        _counted(scene, x + 4, box.middle[1], kind, count, 36)


def _holdings(scene: Scene, box: Box, pitch: int, seen: SeenNation) -> None:
    """Lay what brings points, units and personages one after another, in two lines."""
    cards = [(kind, seen.personages[kind]) for kind in PERSONAGES if seen.personages.get(kind)]
    held = [("city", seen.cities), ("temple", seen.temples), ("sea", seen.seas)]
    units = [("legion", seen.legions), ("galley", seen.galleys)]
    x, y = box.left + 4, box.middle[1]
    for kind, count in (*held, *units, *cards):
        run = 30 + 7 + length(str(count), _NUMBER._replace(size=30))
        if x + run > box.right:
            x, y = box.left + 4, y + pitch
        _counted(scene, x, y, kind, count, 30)
        x += run + 12


def _counted(scene: Scene, x: int, y: int, kind: str, count: int, size: int) -> None:
    scene.canvas.piece(sign(kind, size), x + size // 2, y, kind)
    style = _NUMBER._replace(size=size, fill=INK if count else INK_FAINT)
    scene.canvas.text(x + size + 5, y, str(count), style)


def _advances(scene: Scene, box: Box, seen: SeenNation) -> None:
    kinds = list(board().advances)
    step = box.width / len(kinds)
    for number, kind in enumerate(kinds):
        x = round(box.left + (number + 0.5) * step)
        sprite = sign(kind, 40) if kind in seen.advances else faded(sign, 0.22, kind, 34)
        scene.canvas.piece(sprite, x, box.middle[1], kind if kind in seen.advances else "")
