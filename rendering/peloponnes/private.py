"""What a seat has and what its people bring, for a phone; with the answers that no one else knows yet."""

from __future__ import annotations

from games.peloponnes.board import PopulationIncome, board
from games.peloponnes.view import SeenSeat
from rendering.canvas import Box, Canvas, at
from rendering.focus import WIDTH, page
from rendering.fonts import Style, wrap
from rendering.frame import paint_band, paint_on_strip
from rendering.palette import GOLD_BRIGHT, INK, INK_FAINT, INK_SOFT, MARBLE, TERRACOTTA, mix
from rendering.peloponnes.holdings import EDGE, TILE, height_of, paint_holding
from rendering.peloponnes.scene import Scene, Sight
from rendering.peloponnes.symbols import sign
from rendering.sprites import highlight, panel, triangle

_TOP = 84
_IN_ROW, _ROW, _GAP = 4, 60, 6
_ANSWER, _LABEL = Style("serif-bold", 34), Style("serif-italic", 30, INK_SOFT)
_LINE, _MOST = 42, 6
_COUNT = Style("sans-semi", 32)


def draw_private(sight: Sight) -> Canvas:
    """Draw the viewer's own tiles and numbers large, the income by inhabitants, and what it has answered."""
    view = sight.view
    assert view.seat is not None, "an onlooker has no tableau"
    seen, answers = view.seats[view.seat], _answers(sight)
    people = _TOP + height_of(seen, TILE) + EDGE
    pending = people + -(-len(board().printed.population_income) // _IN_ROW) * (_ROW + _GAP) + EDGE
    box = at(EDGE, pending, WIDTH - 2 * EDGE, (len(answers) + 1) * _LINE + 28 if answers else 0)
    scene = Scene.on(page(box.bottom + EDGE), sight)
    _strip(scene)
    paint_holding(scene, _TOP, seen, TILE)
    _people(scene, people, seen)
    if answers:
        _pending(scene, box, answers)
    return scene.canvas


def _strip(scene: Scene) -> None:
    """Write which game this is, and how far it has come."""
    paint_band(scene.canvas)
    words, view = scene.words, scene.view
    run = scene.canvas.text(20, 34, words.label("title"), Style("serif-bold", 38, MARBLE), room=300)
    parts = [words.label("ended") if view.ended else words.label(f"phase-{view.phase}")]
    if view.round:
        parts.insert(0, words.label("round-of", round=view.round, rounds=view.rounds))
    if scene.table:
        parts.append(scene.table)
    light = Style("serif", 32, MARBLE)
    paint_on_strip(scene.canvas, WIDTH - 20, " · ".join(parts), light, WIDTH - 64 - run, "right")


def _people(scene: Scene, top: int, seen: SeenSeat) -> None:
    """Write what inhabitants bring, number by number; what holds now is lit."""
    now = board().population_income(seen.inhabitants)
    width = (WIDTH - 2 * EDGE - (_IN_ROW - 1) * _GAP) // _IN_ROW
    for number, row in enumerate(board().printed.population_income):
        down, across = divmod(number, _IN_ROW)
        box = at(EDGE + across * (width + _GAP), top + down * (_ROW + _GAP), width, _ROW)
        _bring(scene, box, row, holds=row == now)


def _bring(scene: Scene, box: Box, row: PopulationIncome, *, holds: bool) -> None:
    fill, rim = (mix(MARBLE, GOLD_BRIGHT, 0.4), TERRACOTTA) if holds else (None, INK_FAINT)
    scene.canvas.piece(panel(box.width, box.height, fill, rim, 3 if holds else 1, 8), *box.middle)
    y = box.middle[1]
    x = box.left + 8 + scene.canvas.text(box.left + 8, y, str(row.at_least), _COUNT)
    scene.canvas.piece(sign("inhabitants", 30), x + 16, y)
    scene.canvas.piece(triangle(14, TERRACOTTA, 90), x + 42, y)
    x += 54
    for kind, amount in (("coins", row.coins), ("luxury", row.luxury)):
        if amount:
            x += scene.canvas.text(x, y, str(amount), _COUNT)
            scene.canvas.piece(sign(kind, 28), x + 16, y, kind)
            x += 34


def _answers(sight: Sight) -> list[str]:
    """Give what the seat has answered and may still change, line by line."""
    said = (sight.words.action(answer) for answer in sight.view.pending)
    return [line for each in said for line in wrap(each, _ANSWER, WIDTH - 2 * EDGE - 44, _MOST)]


def _pending(scene: Scene, box: Box, answers: list[str]) -> None:
    canvas = scene.canvas
    canvas.piece(panel(box.width, box.height, MARBLE, INK, 3, 10), *box.middle)
    canvas.piece(highlight(box.width, box.height, 10), *box.middle)
    y = box.top + 34
    canvas.text(box.left + 22, y, scene.words.label("pending"), _LABEL, room=box.width - 44)
    for answer in answers:
        y += _LINE
        canvas.text(box.left + 22, y, answer, _ANSWER, room=box.width - 44)
