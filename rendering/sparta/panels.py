"""What everyone knows of both powers: means, commanders by state, units, markers and supports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.sparta.board import board
from games.sparta.view import SeenPower
from rendering.canvas import Box
from rendering.focus import write_name
from rendering.fonts import Style, length
from rendering.palette import GOLD_BRIGHT, INK, INK_SOFT, mix
from rendering.sparta import layout, pieces, symbols
from rendering.sparta.emblems import emblem
from rendering.sparta.scene import PALE, POWERS, Scene, ground_of, symbol_of
from rendering.sprites import Pen, drawn, highlight, mark, panel

_EDGE = 12


class Form(NamedTuple):
    """How large a panel is drawn."""

    title: int
    """Letters of the power's name."""
    number: int
    sign: int
    """How high signs beside numbers are."""
    letters: int
    """Letters of commanders' names."""
    least: int
    chip: int
    """How wide a marker or support is."""
    rows: int
    """How many rows commanders fill without more than usual being close together."""
    most: int
    """How many rows they may fill."""

    def line(self, rows: int) -> int:
        """Say how high the lines above the commanders are."""
        return self.sign + (10 if rows <= self.rows else 4)

    def step(self, rows: int, letters: int) -> int:
        """Say how far the rows of commanders are apart."""
        return letters + (8 if rows <= self.rows else 6)


ON_BOARD = Form(title=36, number=34, sign=36, letters=24, least=20, chip=32, rows=2, most=3)
FOR_PHONE = Form(title=44, number=42, sign=46, letters=32, least=30, chip=52, rows=7, most=7)


class Item(NamedTuple):
    """A commander as he is listed: his sign and his name."""

    sign: Image.Image
    name: str
    is_pale: bool


def paint_panels(scene: Scene) -> None:
    """Paint the panels of both powers."""
    for seen in scene.view.powers:
        paint_panel(scene, layout.seat(_column(scene, seen), 2), seen, ON_BOARD)


def _column(scene: Scene, seen: SeenPower) -> int:
    return scene.view.powers.index(seen)


def paint_panel(scene: Scene, box: Box, seen: SeenPower, form: Form) -> None:
    """Paint the panel of a power."""
    look = POWERS[seen.id]
    is_asked = seen.seat in scene.view.waiting_for
    scene.canvas.piece(panel(box.width, box.height, PALE[seen.id], look.colour, 5, 10), *box.middle)
    if is_asked:
        lit = panel(box.width - 6, box.height - 6, None, GOLD_BRIGHT, 5, 9)
        scene.canvas.piece(lit, *box.middle)
    line = form.line(len(rows_of(scene, seen, form, box.width)[0]))
    top = box.top + _EDGE // 2 + line // 2
    _paint_head(scene, box, top, seen, form)
    _paint_means(scene, box, top + line, seen, form)
    _paint_commanders(scene, box, top + line + line // 2 + 2, seen, form)
    _paint_chips(scene, box, box.bottom - _EDGE // 2 - form.chip // 2 - 4, seen, form)


def _paint_head(scene: Scene, box: Box, y: int, seen: SeenPower, form: Form) -> None:
    """Write seat, power, who leads it, units at home; the number of regions stands on the right."""
    canvas, x = scene.canvas, box.left + _EDGE
    if seen.seat >= 0:
        canvas.piece(mark(seen.seat, form.sign), x + form.sign // 2, y, "seat")
        x += form.sign + 8
    flag = pieces.flag(seen.id, form.sign - 4)
    canvas.piece(flag, x + flag.width // 2, y, "power")
    x += flag.width + 10
    right = box.right - _EDGE
    number = Style("sans-bold", form.number + 4)
    right -= canvas.text(right, y, str(seen.regions), number, align="right") + 6
    canvas.piece(symbols.region(form.sign), right - form.sign // 2, y, "regions")
    right = _paint_home(scene, right - form.sign - 16, y, seen, form)
    name = Style("serif-bold", form.title, mix(POWERS[seen.id].colour, INK, 0.25))
    x += canvas.text(x, y, scene.words.name(seen.id), name, room=max(80, right - x)) + 14
    player = scene.names[seen.seat] if seen.seat >= 0 else ""
    if player and right - x > 90:
        style = Style("serif", max(form.least, form.title - 8), INK_SOFT)
        write_name(canvas, x, y, player, style, right - x - 8, form.least)


def _paint_home(scene: Scene, right: int, y: int, seen: SeenPower, form: Form) -> int:
    """Show how many units wait at home, from the right; give where they begin."""
    for kind in ("trireme", "hoplite"):
        count = sum(
            (unit.power, unit.kind, unit.state) == (seen.id, kind, "home") for unit in scene.view.units
        )
        style = Style("sans-bold", form.number - 4)
        right -= scene.canvas.text(right, y, f"×{count}", style, align="right") + 4
        sprite = pieces.unit_sign(seen.id, kind, form.sign - 8)
        scene.canvas.piece(sprite, right - sprite.width // 2, y, kind)
        right -= sprite.width + 14
    return right


def means(seen: SeenPower, size: int) -> Iterator[tuple[Image.Image, str, str]]:
    """Give sign, number and name of all that is counted."""
    yield symbols.talent(size), str(seen.talents), "talents"
    yield symbols.favour(size), str(seen.favours), "favours"
    yield symbols.army(size), str(seen.army), "army"
    yield symbols.navy(size), str(seen.fleet), "fleet"
    yield symbols.cards(size), str(seen.cards), "cards"
    yield symbols.battle_cards(size), str(seen.battle_cards), "battle_cards"


def _paint_means(scene: Scene, box: Box, y: int, seen: SeenPower, form: Form) -> None:
    """Write what is counted, changes in a golden frame; then green favour and Desperate Times."""
    canvas, before = scene.canvas, scene.power_before.get(seen.id)
    extra = [
        *([(symbols.favour(form.sign, is_green=True), "green favour")] if seen.green else []),
        *([(symbols.desperate(form.sign), "desperate")] if seen.desperate else []),
    ]
    room = box.width - 2 * _EDGE - 2 * (form.sign + 6)
    step, x = room // 6, box.left + _EDGE
    for sign, text, what in means(seen, form.sign):
        style = Style("sans-bold", form.number)
        run = length(text, style)
        if before is not None and getattr(before, what) != getattr(seen, what):
            frame = highlight(form.sign + run + 16, form.sign + 6, 7)
            canvas.piece(frame, x + (form.sign + run + 6) // 2, y)
        canvas.piece(sign, x + form.sign // 2, y, what)
        canvas.text(x + form.sign + 6, y, text, style)
        x += step
    x = box.right - _EDGE - form.sign // 2
    for sign, what in extra:
        canvas.piece(sign, x, y, what)
        x -= form.sign + 6


def _items(scene: Scene, seen: SeenPower, height: int) -> list[Item]:
    """List commanders: with their units first, then ready ones, then exhausted ones, pale."""
    led = {unit.commander: unit for unit in scene.view.units if unit.commander and unit.state != "home"}
    found: list[tuple[int, Item]] = []
    for each in scene.view.commanders:
        order = {"commands": 0, "ready": 1, "exhausted": 2}.get(each.state)
        if each.power != seen.id or order is None:
            continue
        unit = led.get(each.id)
        if unit is not None:
            sign = pieces.unit(unit.power, unit.kind, scene.words.code(unit.id), height)
        else:
            sign = symbols.helmet(height, seen.id, is_tired=each.state == "exhausted")
        sign = _beside(sign, symbols.veteran(height - 4)) if each.veteran else sign
        found.append((order, Item(sign, scene.words.rank(each.id), each.state == "exhausted")))
    return [item for _, item in sorted(found, key=lambda pair: pair[0])]


def _beside(one: Image.Image, other: Image.Image) -> Image.Image:
    both = Image.new("RGBA", (one.width + other.width, max(one.height, other.height)))
    both.paste(one, (0, (both.height - one.height) // 2))
    both.paste(other, (one.width, (both.height - other.height) // 2))
    return both


def _flow(items: Sequence[Item], style: Style, room: int) -> list[list[Item]]:
    """Break a list of commanders into rows."""
    rows: list[list[Item]] = [[]]
    x = 0
    for item in items:
        run = item.sign.width + 4 + min(length(item.name, style), room - item.sign.width - 4) + 14
        if rows[-1] and x + run - 14 > room:
            rows.append([])
            x = 0
        rows[-1].append(item)
        x += run
    return rows


def rows_of(scene: Scene, seen: SeenPower, form: Form, width: int) -> tuple[list[list[Item]], Style]:
    """Choose the largest letters with which commanders fill few rows; the last of very many are counted."""
    room, size = width - 2 * _EDGE, form.letters
    while size > form.least and len(_rows_at(scene, seen, size, room)) > form.rows:
        size -= 1
    rows, left_out = _rows_at(scene, seen, size, room), 0
    while len(rows) > form.most:
        left_out += 1
        rows = _rows_at(scene, seen, size, room, left_out)
    return rows, Style("sans-bold", size)


def _rows_at(scene: Scene, seen: SeenPower, size: int, room: int, left_out: int = 0) -> list[list[Item]]:
    """Break the commanders into rows; of so many that are left out the number stands at the end."""
    items = _items(scene, seen, size + 4)
    if left_out:
        helmet = symbols.helmet(size + 4, seen.id, is_tired=items[-1].is_pale)
        items = [*items[:-left_out], Item(helmet, f"+{left_out}", items[-1].is_pale)]
    return _flow(items, Style("sans-bold", size), room)


def _paint_commanders(scene: Scene, box: Box, top: int, seen: SeenPower, form: Form) -> None:
    """Write the commanders in rows."""
    rows, style = rows_of(scene, seen, form, box.width)
    step = form.step(len(rows), style.size)
    for number, row in enumerate(rows):
        y, x = top + number * step + step // 2, box.left + _EDGE
        for item in row:
            scene.canvas.piece(item.sign, x + item.sign.width // 2, y, "commander")
            x += item.sign.width + 4
            ink = style._replace(fill=INK_SOFT if item.is_pale else INK)
            x += scene.canvas.text(x, y, item.name, ink, room=box.right - _EDGE - x, least=form.least) + 14


def _paint_chips(scene: Scene, box: Box, y: int, seen: SeenPower, form: Form) -> None:
    """Show the markers that a power holds on the left, its supports on the right."""
    own = [each for each in scene.view.supports if each.state == "field" and each.holder == seen.id]
    before, x = scene.power_before.get(seen.id), box.left + _EDGE
    count = max(1, len(seen.markers) + len(own))
    size = min(form.chip, (box.width - 2 * _EDGE - 12) // count - 4)
    for marker in seen.markers:
        if before is not None and marker not in before.markers:
            scene.canvas.piece(highlight(size + 8, size + 8, 6), x + size // 2, y)
        scene.canvas.piece(chip(marker, size), x + size // 2, y, marker)
        x += size + 4
    x = box.right - _EDGE
    for each in reversed(own):
        sprite = symbols.support(each.kind, size, seen.id, each.veteran)
        scene.canvas.piece(sprite, x - size // 2, y, each.id)
        x -= size + 4


@lru_cache(maxsize=64)
def chip(marker: str, size: int) -> Image.Image:
    """Give the marker of a region or ally: its symbol on its ground."""
    is_ally = marker in board().allies
    place = marker if is_ally else board().of_region[marker][0]
    ground, sign = ground_of(place), emblem(symbol_of(place), round(size * 0.74))

    def paint(pen: Pen) -> None:
        if is_ally:
            pen.polygon(pieces.outline(2, True, size, 2), ground, INK, 2)
        else:
            pen.rounded((1, 1, size - 1, size - 1), size * 0.2, ground, INK, 2)

    image = drawn(size, size, paint)
    small = sign if not is_ally else emblem(symbol_of(place), round(size * 0.54))
    image.alpha_composite(small, ((size - small.width) // 2, (size - small.height) // 2))
    return image


def height_of(scene: Scene, seen: SeenPower, form: Form, width: int) -> int:
    """Say how high a panel must be for all that it lists."""
    rows, style = rows_of(scene, seen, form, width)
    step = form.step(len(rows), style.size)
    return 2 * form.line(len(rows)) + len(rows) * step + form.chip + 2 * _EDGE + 8
