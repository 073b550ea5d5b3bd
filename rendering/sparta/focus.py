"""What a question is about, for a phone: a battle, a part of the map, what powers have, or all in small."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.sparta.board import board
from games.sparta.view import SeenBattle, SeenPower, SeenSide
from rendering.canvas import Box, Canvas, at
from rendering.focus import LEAST, SHORTEST, TALLEST, WIDTH, page, write_name
from rendering.fonts import Style, length
from rendering.map.chart import Lens
from rendering.map.close_ups import FULL
from rendering.map.exits import paint_exits
from rendering.map.framing import framed
from rendering.map.ground import ground
from rendering.map.names import paint_names
from rendering.sparta import battle, layout, pieces, symbols
from rendering.sparta.atlas import Atlas, changed, in_play
from rendering.sparta.battle import Field, Side, paint_battle
from rendering.sparta.board import draw_powers
from rendering.sparta.maps import WHOLE, chart
from rendering.sparta.panels import means
from rendering.sparta.scene import PALE, POWERS, Scene, Sight, ground_of, symbol_of
from rendering.sprites import highlight, mark, panel

_EDGE, _GAP = 8, 6
_ROW, _HAND, _LONG_HAND = 78, 46, 76
_OWN, _OWN_WIDTH = Style("serif-italic", 32), 388
_UNITS = 1.2
"""How much larger units are than on the board, so that their letters can be read."""
_DISC = 30


def draw_focus(sight: Sight) -> Canvas:
    """Draw the part that the view names."""
    part = sight.view.focus[0]
    if part == "battle" and sight.view.battle is not None:
        return _draw_battle(sight, sight.view.battle)
    if part in board().quarters:
        return _draw_quarter(sight, part)
    return draw_powers(sight) if part == "powers" else _draw_map(sight)


# A part of the map


def _draw_quarter(sight: Sight, part: str) -> Canvas:
    box = framed(chart(), chart().parts[part], FULL)
    # Names are a little larger than the map would have them.
    box = box._replace(bottom=min(chart().box.bottom, box.bottom + 10))
    lens = Lens(box, WIDTH / box.width, 0, 0, part)
    scene = Scene.on(page(max(SHORTEST, lens.size[1])), sight)
    canvas, size = scene.canvas, max(LEAST / layout.NAME, min(1.1, lens.scale))
    canvas.image.paste(ground(chart(), lens), (0, 0))
    paint_names(canvas, chart(), scene.words, lens, size, in_play(scene))
    exits = paint_exits(canvas, chart(), scene.words, lens, size, (LEAST,))
    Atlas(scene, lens, size, exits=exits, units=_UNITS).paint()
    return canvas


# The whole map in small


def _draw_map(sight: Sight) -> Canvas:
    """Draw the map without names, and below it a row for each power."""
    small = _small_map()
    top = small.height + _GAP
    scene = Scene.on(page(max(SHORTEST, top + len(sight.view.powers) * (_ROW + _GAP))), sight)
    scene.canvas.image.paste(small, (0, 0))
    for place in chart().printed:
        _paint_dot(scene, place)
    for number, seen in enumerate(scene.view.powers):
        _paint_row(scene, at(_EDGE, top + number * (_ROW + _GAP), WIDTH - 2 * _EDGE, _ROW), seen)
    return scene.canvas


@lru_cache(maxsize=1)
def _small_map() -> Image.Image:
    width, height = WHOLE.size
    return ground(chart(), WHOLE).resize((WIDTH, height * WIDTH // width), Image.Resampling.LANCZOS)


def _paint_dot(scene: Scene, place: str) -> None:
    """Paint a place in small, and who stands there."""
    seen, at_place = scene.place.get(place), chart().laid_out.places[place]
    x, y = at_place.x * WIDTH // WHOLE.box.width, at_place.y * WIDTH // WHOLE.box.width
    is_ally = place in board().allies
    if seen is None:
        size = board().printed_size(place)
        scene.canvas.piece(pieces.out_of_play(size, is_ally, _DISC - 8), x, y)
        return
    face = pieces.face_of(seen, symbol_of(place), ground_of(place), is_ally)
    sprite = pieces.place(face, _DISC)
    if scene.has_changed(place):
        scene.canvas.piece(changed(sprite.width + 12), x, y)
    scene.canvas.piece(sprite, x, y, place)
    if seen.raid:
        scene.canvas.piece(pieces.flame(20), x + 13, y - 13)
    for number, unit in enumerate(scene.units_at.get(place, [])):
        sign = pieces.unit_sign(unit.power, unit.kind, 24)
        scene.canvas.piece(sign, x + (-26 if number == 0 else 26), y)


def _paint_row(scene: Scene, box: Box, seen: SeenPower) -> None:
    """Write in a row what a power has."""
    canvas, y, size = scene.canvas, box.middle[1], 40
    canvas.piece(panel(box.width, box.height, PALE[seen.id], POWERS[seen.id].colour, 3, 10), *box.middle)
    x = box.left + 10
    if seen.seat >= 0:
        canvas.piece(mark(seen.seat, 44), x + 22, y, "seat")
    flag = pieces.flag(seen.id, 40)
    canvas.piece(flag, x + 54 + flag.width // 2, y, "power")
    before = scene.power_before.get(seen.id)
    cells = [*means(seen, size), (symbols.region(size), str(seen.regions), "regions")]
    step = (box.width - 128) // len(cells)
    for number, (sign, text, what) in enumerate(cells):
        left = box.left + 122 + number * step
        if before is not None and getattr(before, what) != getattr(seen, what):
            canvas.piece(highlight(step - 2, box.height - 14, 8), left + step // 2 - 2, y)
        canvas.piece(sign, left + size // 2, y, what)
        canvas.text(left + size + 5, y, text, Style("sans-bold", 38), room=step - size - 7)


# A battle


def _draw_battle(sight: Sight, seen: SeenBattle) -> Canvas:
    """Draw a battle, and for who fights in it the own cards that are left."""
    field = field_of(sight, seen)
    own = [sight.words.half_title(card, seen.element) for card in sight.view.battle_hand]
    pairs = [own[first : first + 2] for first in range(0, len(own), 2)]
    hand = sum(map(_hand_height, pairs))
    height = battle.height_of(sight.words, field) + 2 * _EDGE + hand
    field = field if height <= TALLEST else _shortened(field, height - TALLEST)
    height = min(TALLEST, max(SHORTEST, height))
    scene = Scene.on(page(height), sight)
    top = height - _EDGE - hand
    paint_battle(scene, Box(_EDGE, 0, WIDTH - _EDGE, top), field)
    for pair in pairs:
        high = _hand_height(pair)
        for column, title in enumerate(pair):
            _paint_own(scene, at(_EDGE + column * (_OWN_WIDTH + 8), top + 4, _OWN_WIDTH, high), title)
        top += high
    return scene.canvas


def _hand_height(titles: Sequence[str]) -> int:
    """Say how high two own cards side by side are: more if a title needs two lines."""
    least = _OWN._replace(size=LEAST)
    return _LONG_HAND if any(length(each, least) > _OWN_WIDTH - 50 for each in titles) else _HAND


def _paint_own(scene: Scene, box: Box, title: str) -> None:
    y = box.middle[1]
    scene.canvas.piece(symbols.battle_cards(40), box.left + 22, y, "own card")
    write_name(scene.canvas, box.left + 46, y, title, _OWN, box.width - 50)


def _shortened(field: Field, over: int) -> Field:
    """Leave out the oldest cards of both powers where there are very many."""
    fewer = -(-over // 40)
    sides = [side._replace(cards=side.cards[fewer:]) for side in field.sides]
    return field._replace(sides=sides)


def field_of(sight: Sight, seen: SeenBattle) -> Field:
    """Give a battle as it is painted."""
    sides = [_side(sight, side, _struck(sight, seen, side)) for side in seen.sides]
    return Field(seen.place, seen.element, sides, seen.lead, seen.by)


def _side(sight: Sight, side: SeenSide, struck: list[str]) -> Side:
    veterans = {each.id for each in sight.view.commanders if each.veteran}
    kind = next(unit.kind for unit in sight.view.units if unit.id == side.unit)
    return Side(
        power=side.power,
        unit=side.unit,
        kind=kind,
        commander=side.commander,
        is_veteran=side.commander in veterans,
        strength=side.strength,
        advantages=side.advantages,
        struck=struck,
        cards=side.played,
        is_countered=side.countered,
    )


def _struck(sight: Sight, seen: SeenBattle, side: SeenSide) -> list[str]:
    """List the cancelled advantages that a power would have."""
    return [each for each in seen.cancelled if _holder(sight, seen, each) == side.power]


def _holder(sight: Sight, seen: SeenBattle, advantage: str) -> str:
    view = sight.view
    if advantage == "homeland":
        region = board().region_of(seen.place)
        return next((each.id for each in view.powers if region in each.markers), "")
    if advantage in ("army", "fleet-size"):
        track = "army" if advantage == "army" else "fleet"
        first, second = view.powers
        difference = getattr(first, track) - getattr(second, track)
        return "" if not difference else first.id if difference > 0 else second.id
    return view.advantages.get("fleet" if advantage == "fleet-allied" else advantage, "")
