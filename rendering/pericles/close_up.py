"""A theatre close up, for a phone: what stands there, the pile, tokens, and its neighbours by their links."""

from __future__ import annotations

from games.pericles.board import PERSIA, board
from games.pericles.view import SeenTheatre
from rendering.canvas import Box, Canvas, at
from rendering.focus import SHORTEST, TALLEST, WIDTH, page
from rendering.fonts import Style
from rendering.palette import INK, mix
from rendering.pericles import pieces, symbols
from rendering.pericles.boxes import Row, fitted, ground_of, paint_row, pile_of, rim_of, run
from rendering.pericles.neighbours import lines_of, paint_lines
from rendering.pericles.scene import SIDES, Scene, Sight, closed
from rendering.pericles.sheet import paint_strength
from rendering.sprites import highlight, panel
from rendering.words import heading

_EDGE, _GAP = 8, 8
_TITLE, _ROW, _SUM = 72, 70, 122
_PIECE, _COUNTER = 60, 54
_LEAST_PIECE = 40


def paint_close_up(sight: Sight, theatre: str) -> Canvas:
    """Draw a theatre; below it its neighbours in two columns, or if a battle was fought there both sums."""
    view, fought = sight.view, _battle_height(sight, theatre)
    seen = {each.id: each for each in view.theatres}
    main = seen.get(theatre, SeenTheatre(theatre, {}, {}))
    rows = _rows(main, WIDTH - 2 * _EDGE - 40)
    near = [] if fought else [each for each in _links(theatre) if each not in closed(view)]
    tokens = _tokens_of(sight)
    high = _TITLE + len(rows) * _ROW + (_ROW if tokens else 0) + fought
    lines = lines_of(view, near)
    total = 2 * _EDGE + high + 10 + sum(line.height + _GAP for line in lines)
    scene = Scene.on(page(min(TALLEST, max(SHORTEST, total))), sight)
    box = at(_EDGE, _EDGE, WIDTH - 2 * _EDGE, high + 10 + max(0, SHORTEST - total) // 2)
    _paint_main(scene, box, main, rows, tokens)
    paint_lines(scene, lines, box.bottom + _GAP, _links(theatre))
    return scene.canvas


def _battle_height(sight: Sight, theatre: str) -> int:
    """Say how much room the result of a battle and both sums take."""
    battle = sight.view.battle
    return _ROW + _SUM * len(battle.strengths) if battle and sight.view.at == theatre else 0


def _links(theatre: str) -> dict[str, str]:
    return {} if theatre == PERSIA else board().theatres[theatre].links


def _rows(seen: SeenTheatre, room: int) -> list[Row]:
    """Give what stands in a theatre, as large as it has room, and the pile."""
    rows = fitted(seen, range(_PIECE, _LEAST_PIECE - 1, -4), room)
    pile = pile_of(seen.queue, _COUNTER, room)
    return [*rows, *([pile] if pile else [])]


def _tokens_of(sight: Sight) -> list[tuple[str, int, bool]]:
    """List tokens that lie open or, one's own, under seal."""
    view = sight.view
    opened = [(faction, number, False) for faction, number in view.committed.items() if number]
    return [*opened, *((faction, number, True) for faction, number in view.sealed.items())]


def _paint_main(
    scene: Scene, box: Box, seen: SeenTheatre, rows: list[Row], tokens: list[tuple[str, int, bool]]
) -> None:
    canvas, words = scene.canvas, scene.words
    if scene.has_changed(seen.id):
        canvas.piece(highlight(box.width + 6, box.height + 6, 14), *box.middle)
    canvas.piece(panel(box.width, box.height, ground_of(seen), rim_of(seen.id), 5, 14), *box.middle)
    high = _TITLE + _ROW * (len(rows) + bool(tokens)) + _battle_height(scene, seen.id)
    top = box.top + (box.height - 10 - high) // 2
    name = Style("serif-bold", 50)
    canvas.text(
        box.middle[0], top + _TITLE // 2 + 6, words.name(seen.id), name, align="centre", room=box.width - 160
    )
    _paint_signs(scene, seen, box)
    y = top + _TITLE + _ROW // 2
    for row in rows:
        paint_row(canvas, box.middle[0] - run(row) // 2, y, row)
        y += _ROW
    if tokens:
        _paint_tokens(scene, box, y, tokens)
        y += _ROW
    if _fights(scene, seen):
        _paint_battle(scene, box, y)


def _fights(scene: Scene, seen: SeenTheatre) -> bool:
    return scene.view.battle is not None and scene.view.at == seen.id


def _paint_signs(scene: Scene, seen: SeenTheatre, box: Box) -> None:
    """Show at the corners that a theatre is a granary, and whose assembly wants something of it."""
    if seen.id != PERSIA and board().theatres[seen.id].granary:
        scene.canvas.piece(symbols.granary(50), box.left + 40, box.top + 42, "granary")
    willed = [city.side for city in scene.view.cities if city.will and seen.id in city.will.theatres]
    for number, side in enumerate(willed):
        scene.canvas.piece(symbols.scroll(side, 50), box.right - 36 - 50 * number, box.top + 42, "will")


def _paint_tokens(scene: Scene, box: Box, y: int, tokens: list[tuple[str, int, bool]]) -> None:
    canvas, width = scene.canvas, 150
    x = box.middle[0] - width * len(tokens) // 2
    for faction, number, is_sealed in tokens:
        canvas.piece(pieces.badge(faction, 52), x + 30, y, "faction")
        canvas.piece(symbols.token(46) if is_sealed else symbols.helmets(46), x + 84, y, "tokens")
        canvas.text(x + 112, y, str(number), Style("sans-bold", 38))
        x += width


def _paint_battle(scene: Scene, box: Box, y: int) -> None:
    """Say who won the battle whose losses are chosen, and what both sums are made of."""
    battle = scene.view.battle
    assert battle is not None
    text = scene.words.label(f"won-{battle.element}", side=battle.winner, margin=battle.margin)
    style = Style("serif-bold", 38, mix(SIDES[battle.winner].colour, INK, 0.2))
    scene.canvas.text(box.middle[0], y, heading(text), style, align="centre", room=box.width - 60)
    for number, strength in enumerate(battle.strengths):
        row = at(box.left + 10, y + _ROW // 2 + number * _SUM, box.width - 20, _SUM - 6)
        paint_strength(scene.canvas, scene.words, battle, strength, row)
