"""An assembly for a phone: each issue in a row, on a scale between both factions."""

from __future__ import annotations

from games.pericles.board import OF_SIDE, board
from games.pericles.view import SeenCity, SeenDebate, SeenIssue, View
from rendering.canvas import Box, at
from rendering.focus import write_name
from rendering.fonts import Style
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT_EDGE, TERRACOTTA, mix
from rendering.pericles import pieces, symbols
from rendering.pericles.scene import FACTIONS, PALE, SIDES, Scene
from rendering.sprites import coin, highlight, panel, wreath
from rendering.words import heading

_HEADER, _CARDS = 70, 76
_LOW, _HIGH = 43, 60
"""How high a row is, beside another City-State or alone."""
_NAME = 284
"""Where the scale begins."""
_MOST = board().tracks.captured_at


def row_height(view: View, room: int) -> int:
    """Say how high a row is with which all assemblies have room."""
    if len(view.cities) == 1:
        return _HIGH
    taken = sum(scales_height(view, city, 0) for city in view.cities)
    return min(_LOW, (room - taken) // sum(_rows(city) for city in view.cities))


def scales_height(view: View, city: SeenCity, row: int) -> int:
    """Say how high an assembly is."""
    return _HEADER + _rows(city) * row + (_CARDS if _debate(view, city) else 0) + 10


def _rows(city: SeenCity) -> int:
    return max(len(city.track), 4)


def _debate(view: View, city: SeenCity) -> SeenDebate | None:
    return next((each for each in view.debates if each.side == city.side), None)


def paint_scales(scene: Scene, city: SeenCity, box: Box, height: int) -> None:
    """Paint an assembly: head, issues, and the cards of the debate."""
    canvas = scene.canvas
    canvas.piece(panel(box.width, box.height, PALE[city.side], SIDES[city.side].colour, 4, 12), *box.middle)
    _paint_head(scene, city, box._replace(bottom=box.top + _HEADER))
    paint_issues(scene, city, box.inset(8, 0)._replace(top=box.top + _HEADER), height)
    debate = _debate(scene.view, city)
    if debate:
        _paint_cards(scene, debate, at(box.left + 8, box.bottom - _CARDS - 4, box.width - 16, _CARDS - 4))


def paint_issues(scene: Scene, city: SeenCity, box: Box, height: int) -> None:
    """Paint the issues one below the other, each on its scale."""
    debate = _debate(scene.view, city)
    for number, issue in enumerate(sorted(city.track, key=lambda each: (each.box, each.kind))):
        row = at(box.left, box.top + number * height, box.width, height - 4)
        debated = debate is not None and (debate.issue, debate.box) == (issue.kind, issue.box)
        _paint_issue(scene, city, issue, row, lit=debated or _has_moved(scene, city, issue))


def scale_of(row: Box) -> Box:
    """Say where in the row of an issue its scale is."""
    return Box(row.left + _NAME, row.top + 4, row.right - 6, row.bottom - 4)


def _has_moved(scene: Scene, city: SeenCity, issue: SeenIssue) -> bool:
    before = scene.city_before.get(city.side)
    return before is not None and before.track.count(issue) < city.track.count(issue)


def _paint_head(scene: Scene, city: SeenCity, box: Box) -> None:
    canvas, y = scene.canvas, box.middle[1]
    x = (
        box.left
        + 16
        + canvas.text(box.left + 16, y, scene.words.name(city.side), Style("serif-bold", 44), room=200)
    )
    for sprite, faction in ((symbols.crown(42), city.controlling), (wreath(46, TERRACOTTA), city.favour)):
        if faction:
            canvas.piece(sprite, x + 40, y, "sign")
            canvas.piece(pieces.badge(faction, 50), x + 92, y, "faction")
            x += 118
    x += 30
    canvas.piece(symbols.token(44), x + 20, y, "stock")
    x += 50 + canvas.text(x + 50, y, str(city.stock), Style("sans-bold", 38)) + 20
    if city.hostages:
        canvas.piece(symbols.chains(46), x + 22, y, "hostages")
        x += 56
    if city.will:
        canvas.piece(symbols.scroll(city.side, 46), x + 20, y, "will")


def _paint_issue(scene: Scene, city: SeenCity, issue: SeenIssue, row: Box, *, lit: bool) -> None:
    canvas, y = scene.canvas, row.middle[1]
    if lit:
        canvas.piece(highlight(row.width + 4, row.height + 2, 8, lit=True), *row.middle)
    canvas.piece(symbols.glyph(issue.kind, 36), row.left + 24, y, issue.kind)
    canvas.text(row.left + 48, y, scene.words.name(issue.kind), Style("serif-bold", 32), room=_NAME - 56)
    scale = scale_of(row)
    _paint_scale(scene, city, scale)
    step = scale.width / (2 * _MOST + 1)
    x = round(scale.left + step * (issue.box + _MOST + 0.5))
    x = min(max(x, scale.left + 19), scale.right - 19)
    half = OF_SIDE[city.side][0 if issue.box < 0 else 1]
    look = FACTIONS[half] if issue.box else None
    disc = pieces.disc(36, look.colour if look else MARBLE, abs(issue.box) == _MOST)
    canvas.piece(disc, x, y)
    style = Style("sans-bold", 30, look.on_it if look else INK)
    canvas.text(x, y, str(abs(issue.box)), style, align="centre")


def _paint_scale(scene: Scene, city: SeenCity, scale: Box) -> None:
    """Paint the boxes of the track, darker towards both ends."""
    canvas, count = scene.canvas, 2 * _MOST + 1
    for number in range(-_MOST, _MOST + 1):
        half = OF_SIDE[city.side][0 if number < 0 else 1]
        tint = mix(MARBLE, FACTIONS[half].colour, 0.2 + 0.08 * abs(number)) if number else MARBLE
        left = scale.left + scale.width * (number + _MOST) // count
        right = scale.left + scale.width * (number + _MOST + 1) // count
        canvas.rectangle(Box(left, scale.top, right, scale.bottom), tint, PARCHMENT_EDGE)


def _paint_cards(scene: Scene, debate: SeenDebate, box: Box) -> None:
    """Show the cards of a debate; one that is not opened is only a back."""
    half = (box.width - 6) // 2
    for number, faction in enumerate(OF_SIDE[debate.side]):
        place = at(box.left + number * (half + 6), box.top, half, box.height)
        canvas, y = scene.canvas, place.middle[1]
        canvas.piece(panel(place.width, place.height, MARBLE, PARCHMENT_EDGE, 2, 8), *place.middle)
        canvas.piece(pieces.badge(faction, 46), place.left + 32, y, "faction")
        card = debate.cards.get(faction)
        if card is None:
            soft = Style("serif-italic", 30, INK_SOFT)
            canvas.text(
                place.left + 66, y, heading(scene.words.label("unopened")), soft, room=place.width - 76
            )
            continue
        canvas.piece(coin(str(board().cards[card].value), 44), place.right - 30, y, "value")
        write_name(canvas, place.left + 66, y, scene.words.name(card), Style("serif", 32), place.width - 126)
