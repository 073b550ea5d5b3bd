"""What lies on free parts of the map: tracks of strengths, supports, piles and lasting markers."""

from __future__ import annotations

from games.sparta.board import board
from rendering.canvas import Box, at
from rendering.fonts import ELLIPSIS, Style, fit, fold
from rendering.palette import GOLD_BRIGHT, INK, INK_SOFT, MARBLE, PARCHMENT_EDGE, TERRACOTTA, mix
from rendering.sparta import layout, pieces, symbols
from rendering.sparta.scene import POWERS, Desk, Scene
from rendering.sprites import highlight, panel
from rendering.words import heading

_NUMBER = Style("sans-bold", 24, INK_SOFT)
_SUM = Style("sans-bold", 34, INK)
ORDER = ("sparta", "athens")
_LASTING = 3
"""How many lasting markers have room in letters of the usual size."""


def paint_tables(scene: Scene) -> None:
    """Paint all of them."""
    paint_tracks(scene, layout.table("tracks"))
    paint_supports(scene, layout.table("supports"))
    _paint_piles(scene, layout.table("piles"))


def boxes() -> list[Box]:
    """Say where they lie, for what should not lie there."""
    return [layout.table(which) for which in layout.TABLES]


def _paint_ground(scene: Desk, box: Box) -> None:
    scene.canvas.piece(
        panel(box.width, box.height, mix(MARBLE, PARCHMENT_EDGE, 0.12), PARCHMENT_EDGE, 3, 10), *box.middle
    )


def paint_tracks(scene: Scene, box: Box, letters: int = 24) -> None:
    """Paint the tracks of army and fleet with a flag of each power; cells with a bonus die are golden."""
    _paint_ground(scene, box)
    half = (box.height - 8) // 2
    tracks = board().tracks
    for row, (track, limits) in enumerate((("army", tracks.army), ("fleet", tracks.fleet))):
        y = box.top + 4 + row * half + half // 2
        sign = symbols.army(half - 6) if track == "army" else symbols.navy(half - 6)
        scene.canvas.piece(sign, box.left + 8 + half // 2, y, track)
        _paint_track(
            scene,
            Box(box.left + half + 16, y - half // 2, box.right - 8, y + half // 2),
            track,
            limits.bonus_die_from,
            letters,
        )


def _paint_track(scene: Scene, box: Box, track: str, bonus: int, letters: int) -> None:
    limits = board().tracks.army if track == "army" else board().tracks.fleet
    cells = limits.max - limits.min + 1
    width = box.width / cells
    strengths: dict[str, int] = {seen.id: getattr(seen, track) for seen in scene.view.powers}
    for number in range(limits.min, limits.max + 1):
        left = box.left + round((number - limits.min) * width)
        cell = at(left, box.top + 2, round(width) - 2, box.height - 4)
        ground = mix(MARBLE, GOLD_BRIGHT, 0.55) if number >= bonus else MARBLE
        scene.canvas.rectangle(cell, ground, PARCHMENT_EDGE, 1)
        here = [power for power in ORDER if strengths.get(power) == number]
        if not here:
            style = Style("sans", letters - 2, INK_SOFT)
            scene.canvas.text(cell.middle[0], cell.middle[1], str(number), style, align="centre")
        _paint_here(scene, cell, here, track)


def _paint_here(scene: Scene, cell: Box, here: list[str], track: str) -> None:
    """Paint who stands in a cell of a track; two share it."""
    height = min(cell.height - 2, round((cell.width - 2) / (1.2 if len(here) < 2 else 1.0)))
    for place, power in enumerate(here):
        before = scene.power_before.get(power)
        y = cell.middle[1] if len(here) < 2 else cell.top + round(cell.height * (0.27 + 0.46 * place))
        size = height if len(here) < 2 else round(cell.height * 0.44)
        sprite = pieces.flag(power, size)
        if before is not None and getattr(before, track) != getattr(scene_power(scene, power), track):
            scene.canvas.piece(highlight(sprite.width + 6, sprite.height + 6, 6), cell.middle[0], y)
        scene.canvas.piece(sprite, cell.middle[0], y, power)


def scene_power(scene: Scene, power: str) -> object:
    """Give a power as it is seen."""
    return next(seen for seen in scene.view.powers if seen.id == power)


def values_of(scene: Scene, kind: str) -> dict[str, int]:
    """16: add up the supports of a kind that lie in a power's field."""
    own = [each for each in scene.view.supports if each.kind == kind and each.state == "field"]
    return {power: sum(1 + each.veteran for each in own if each.holder == power) for power in ORDER}


def paint_supports(scene: Scene, box: Box) -> None:
    """Paint the sums of both powers for each kind of support; who leads has a golden ground."""
    canvas = scene.canvas
    _paint_ground(scene, box)
    for column, power in enumerate(ORDER):
        x = box.left + 84 + column * 56
        canvas.piece(pieces.flag(power, 28), x, box.top + 24, power)
    step = (box.height - 48) // len(symbols.KINDS)
    for row, kind in enumerate(symbols.KINDS):
        y = box.top + 46 + row * step + step // 2
        canvas.piece(symbols.support(kind, min(44, step - 6)), box.left + 30, y, kind)
        values = values_of(scene, kind)
        for column, power in enumerate(ORDER):
            x = box.left + 84 + column * 56
            leads = scene.view.advantages.get(kind) == power
            if leads:
                canvas.piece(
                    panel(48, step - 6, mix(MARBLE, GOLD_BRIGHT, 0.6), POWERS[power].colour, 4, 8), x, y
                )
            canvas.text(x, y, str(values[power]), _SUM, align="centre")


def _paint_war(scene: Scene, box: Box, room: int) -> int:
    """Name the war in a line or, where that would cut it, in two; give where the next thing stands."""
    war, named = Style("serif-bold", 27, TERRACOTTA), heading(scene.words.name(scene.view.war))
    rows: tuple[str, ...] = (named,)
    style = war
    if fit(named, war, room)[0].endswith(ELLIPSIS):
        rows, style = fold(named, war._replace(size=21), room, 2)
    for number, row in enumerate(rows):
        y = box.top + (22 if len(rows) == 1 else 17 + 23 * number)
        scene.canvas.text(box.middle[0], y, row, style, align="centre", room=room)
    return box.top + (60 if len(rows) == 1 else 74)


def _paint_piles(scene: Scene, box: Box) -> None:
    """Paint the war, draw pile, discards and battle cards by number, and the lasting markers by name."""
    canvas, view = scene.canvas, scene.view
    _paint_ground(scene, box)
    room = box.width - 24
    top = _paint_war(scene, box, room)
    piles = [
        (symbols.cards(36), view.deck, "deck"),
        (symbols.cards(36, mix(MARBLE, INK_SOFT, 0.4)), len(view.discards), "discards"),
        (symbols.battle_cards(36), view.battle_deck, "battle-deck"),
    ]
    step = box.width // len(piles)
    for number, (sign, count, what) in enumerate(piles):
        x = box.left + step * number + 8
        canvas.piece(sign, x + 18, top, what)
        canvas.text(x + 38, top, str(count), Style("sans-bold", 26))
    letters, line = (23, 25) if len(view.lasting) <= _LASTING else (20, 21)
    for number, key in enumerate(view.lasting):
        y = top + 36 + number * line
        canvas.text(box.left + 12, y, heading(scene.words.name(key)), Style("serif", letters), room=room)
