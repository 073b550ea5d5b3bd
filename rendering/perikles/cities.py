"""The six cities: markers between the pillars, candidates or leader, statues, defeats and forces."""

from __future__ import annotations

from games.perikles.view import SeenCity
from rendering.canvas import Box
from rendering.fonts import Style, length
from rendering.palette import INK, INK_FAINT, INK_SOFT, MARBLE, TERRACOTTA
from rendering.perikles import layout
from rendering.perikles.scene import Arm, Scene
from rendering.perikles.symbols import covered, sign, statue, value_box
from rendering.sprites import faded, highlight, mark, panel, wreath

MARK = 38
_PILE, _PILE_STEP = 4, 12
_COUNT = Style("sans-bold", 36)
_DIGITS = Style("sans-semi", 22)


def paint_cities(scene: Scene) -> None:
    """Paint all that can change at the cities."""
    for number, city in enumerate(scene.view.cities):
        box = layout.temple(number)
        _columns(scene, box, city)
        _candidates_or_leader(scene, box, city)
        _track(scene, box, city)
        paint_forces(scene, city, box.left + 6, box.top + 315)


def _columns(scene: Scene, box: Box, city: SeenCity) -> None:
    then = scene.city_before(city.id)
    for seat, count in enumerate(city.markers):
        column = layout.column(box, seat, len(city.markers))
        _column(scene, column, seat, count, then.markers[seat] if then else count)


def _column(scene: Scene, column: Box, seat: int, count: int, was: int) -> None:
    x, floor = column.middle[0], column.bottom - 4 - MARK // 2
    canvas = scene.canvas
    if count != was:
        canvas.piece(highlight(column.width - 3, column.height - 6, lit=True), x, column.middle[1])
    fill = INK if count else INK_FAINT
    canvas.text(x, column.top + 24, str(count), _COUNT._replace(fill=fill), align="centre")
    if not count:
        canvas.piece(faded(mark, 0.3, seat, MARK), x, floor)
    for step in range(max(count, 1), min(was, _PILE)):
        canvas.piece(faded(mark, 0.25, seat, MARK, False), x, floor - step * _PILE_STEP)
    top = min(count, _PILE) - 1
    for step in range(top + 1):
        canvas.piece(mark(seat, MARK, step == top), x, floor - step * _PILE_STEP)


def _candidates_or_leader(scene: Scene, box: Box, city: SeenCity) -> None:
    band = Box(box.left + 6, box.top + layout.FRIEZE, box.right - 6, box.top + layout.BAND)
    if _stood_for_office(scene, city):
        scene.canvas.piece(highlight(band.width, band.height + 2, lit=True), *band.middle)
    if city.leader is not None:
        _leader(scene, band, city.leader)
    elif scene.view.phase in {"forces", "battles"}:
        nobody = scene.words.label("no-leader")
        style = Style("serif-italic", 24, INK_SOFT)
        scene.canvas.text(*band.middle, nobody, style, align="centre", room=band.width - 20)
    else:
        _spots(scene, band, city)


def _stood_for_office(scene: Scene, city: SeenCity) -> bool:
    """Tell whether candidates or leader changed; that a round has ended needs no mark."""
    then = scene.city_before(city.id)
    if then is None or (then.leader, then.candidates) == (city.leader, city.candidates):
        return False
    return city.leader is not None or then.leader is None


def _leader(scene: Scene, band: Box, leader: int) -> None:
    x, y = band.middle
    label = scene.words.label("leader")
    run = min(length(label, Style("serif-italic", 26)), band.width - 80)
    start = x - (56 + run) // 2
    scene.canvas.piece(wreath(54), start + 25, y)
    scene.canvas.piece(mark(leader, MARK), start + 25, y, "leader")
    scene.canvas.text(start + 56, y, label, Style("serif-italic", 26), room=band.width - 80)


def _spots(scene: Scene, band: Box, city: SeenCity) -> None:
    y = band.middle[1]
    for spot, letter in enumerate("αβ"):
        x = band.left + band.width * (1 + 2 * spot) // 4
        scene.canvas.text(x - 22, y - 2, letter, Style("serif-bold", 32, INK_SOFT), align="centre")
        if spot < len(city.candidates):
            scene.canvas.piece(mark(city.candidates[spot], MARK), x + 18, y, "candidate")
        else:
            scene.canvas.piece(panel(MARK - 2, MARK - 2, None, INK_FAINT, 2, 17), x + 18, y)


def _track(scene: Scene, box: Box, city: SeenCity) -> None:
    then, y = scene.city_before(city.id), box.top + (layout.STEPS + layout.TRACK) // 2
    for number, value in enumerate(city.statue_values):
        x = box.left + 20 + number * 37
        crossed = number < city.defeats
        scene.canvas.piece(value_box(value, crossed, number == city.defeats), x, y, f"value {value}")
        if then and crossed and number >= then.defeats:
            scene.canvas.piece(highlight(40, 40), x, y)
    for number, seat in enumerate(reversed(city.statues)):
        x = box.right - 16 - number * 34
        scene.canvas.piece(statue(seat, 38), x, y, "statue")
        if then and len(city.statues) - number > len(then.statues):
            scene.canvas.piece(highlight(38, 42), x, y)


def paint_forces(scene: Scene, city: SeenCity, x: int, y: int) -> None:
    """Paint a force in short: by arm what is at home, in hand and dead."""
    gap = 14
    for arm in city.in_hand:
        run = _arm_in_short(scene, city, arm, x, y)
        x += run + gap if run else 0


def _arm_in_short(scene: Scene, city: SeenCity, arm: Arm, x: int, y: int) -> int:
    home = "".join(str(counter.strength) for counter in city.home if counter.arm == arm)
    dead = "".join(str(counter.strength) for counter in city.dead if counter.arm == arm)
    in_hand = city.in_hand[arm]
    scene.canvas.piece(sign(arm, 26, MARBLE), x + 13, y)
    start, x = x, x + 30
    x += scene.canvas.text(x, y, home, _DIGITS)
    if not home and not in_hand:
        x += scene.canvas.text(x, y, "–", _DIGITS._replace(fill=INK_SOFT))
    if in_hand:
        x += 6 if home else 0
        scene.canvas.piece(covered(16, 22), x + 10, y)
        x += 21 + scene.canvas.text(x + 21, y, str(in_hand), _DIGITS._replace(face="sans-bold"))
    if dead:
        scene.canvas.piece(sign("dead", 16, TERRACOTTA), x + 14, y, "dead")
        x += 25 + scene.canvas.text(x + 25, y, dead, _DIGITS._replace(fill=TERRACOTTA))
    return x - start
