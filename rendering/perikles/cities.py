"""The six cities: markers between the pillars, candidates or leader, statues, defeats and forces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.perikles.board import Counter
from games.perikles.view import SeenCity
from rendering.canvas import Box, Canvas
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
        paint_forces(scene, city, box.left + 6, box.top + 315, box.width)


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
    if stood_for_office(scene, city):
        scene.canvas.piece(highlight(band.width, band.height + 2, lit=True), *band.middle)
    if city.leader is not None:
        _leader(scene, band, city.leader)
    elif scene.view.phase in {"forces", "battles"}:
        nobody = scene.words.label("no-leader")
        style = Style("serif-italic", 24, INK_SOFT)
        scene.canvas.text(*band.middle, nobody, style, align="centre", room=band.width - 20)
    else:
        _spots(scene, band, city)


def stood_for_office(scene: Scene, city: SeenCity) -> bool:
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


class _Force(NamedTuple):
    """What of an arm is at home, in hand and dead."""

    arm: Arm
    home: tuple[int, ...]
    in_hand: int
    dead: tuple[int, ...]


class _Spacing(NamedTuple):
    """How closely the forces of a city stand together."""

    icon: int
    apart: int
    """Between one arm and the next."""
    gap: int
    """Between one counter's strength and the next, so that 1 and 3 are not thirteen."""
    size: int = 22
    most: int = 99
    """Of more counters than this only the sum is told."""


LOOSE = tuple(
    _Spacing(32, apart, gap, 30, most)
    for apart, gap, most in ((18, 4, 99), (14, 2, 99), (12, 1, 6), (12, 1, 1))
)
"""For a phone."""
_SPACINGS = (
    _Spacing(26, 14, 5),
    _Spacing(26, 14, 4),
    _Spacing(24, 12, 4),
    _Spacing(22, 12, 3),
    _Spacing(20, 11, 3, 20),
    _Spacing(20, 10, 2, 20),
    _Spacing(20, 10, 2, 20, most=4),
    _Spacing(20, 10, 2, 20, most=1),
)


def paint_forces(
    scene: Scene,
    city: SeenCity,
    x: int,
    y: int,
    room: int,
    spacings: Sequence[_Spacing] = _SPACINGS,
) -> None:
    """Paint a force in short: by arm what is at home, in hand and dead, as loosely as there is room."""
    forces = _forces(city)
    spacing = next((each for each in spacings if _run(forces, each) <= room), spacings[-1])
    for force in forces:
        x = _paint_force(scene.canvas, force, spacing, x, y) + spacing.apart


def _forces(city: SeenCity) -> list[_Force]:
    return [
        _Force(arm, _strengths(city.home, arm), in_hand, _strengths(city.dead, arm))
        for arm, in_hand in city.in_hand.items()
    ]


def _strengths(counters: Sequence[Counter], arm: Arm) -> tuple[int, ...]:
    return tuple(counter.strength for counter in counters if counter.arm == arm)


def _run(forces: Sequence[_Force], spacing: _Spacing) -> int:
    """Measure how far forces run."""
    return sum(_paint_force(None, force, spacing, 0, 0) + spacing.apart for force in forces) - spacing.apart


def _paint_force(canvas: Canvas | None, force: _Force, spacing: _Spacing, x: int, y: int) -> int:
    """Paint an arm, or only measure it without a sheet; give where it ends."""
    digits = _DIGITS._replace(size=spacing.size)
    _lay(canvas, sign(force.arm, spacing.icon, MARBLE), x, y, force.arm)
    home, dead = (_told(strengths, spacing.most) for strengths in (force.home, force.dead))
    x = _write(canvas, home, digits, spacing.gap, x + spacing.icon + 4, y)
    if not force.home and not force.in_hand:
        x = _write(canvas, "–", digits._replace(fill=INK_SOFT), 0, x, y)
    if force.in_hand:
        x += 6 if force.home else 0
        _lay(canvas, covered(16, 22), x + 2, y, "in hand")
        x = _write(canvas, [force.in_hand], digits._replace(face="sans-bold"), 0, x + 21, y)
    if force.dead:
        cross = spacing.icon * 5 // 8
        _lay(canvas, sign("dead", cross, TERRACOTTA), x + 5, y, "dead")
        x = _write(canvas, dead, digits._replace(fill=TERRACOTTA), spacing.gap, x + 7 + cross, y)
    return x


def _told(strengths: Sequence[int], most: int) -> Sequence[object]:
    return strengths if len(strengths) <= most else [f"Σ{sum(strengths)}"]


def _lay(canvas: Canvas | None, sprite: Image.Image, x: int, y: int, what: str = "") -> None:
    if canvas is not None:
        canvas.piece(sprite, x + sprite.width // 2, y, what)


def _write(canvas: Canvas | None, signs: Sequence[object], style: Style, gap: int, x: int, y: int) -> int:
    """Write signs apart from each other; give where they end."""
    for number, each in enumerate(signs):
        x += gap if number else 0
        x += canvas.text(x, y, str(each), style) if canvas else length(str(each), style)
    return x
