"""The assemblies: a track for each City-State, the debate, and the map in small."""

from __future__ import annotations

from games.pericles.board import OF_SIDE, board
from games.pericles.view import SeenCity
from rendering.canvas import Box, at
from rendering.fonts import Style
from rendering.palette import INK_SOFT, MARBLE, PARCHMENT_EDGE
from rendering.pericles import layout, pieces, symbols
from rendering.pericles.cities import paint_track
from rendering.pericles.overview import Form, paint_overview
from rendering.pericles.scene import PALE, SIDES, Scene
from rendering.sprites import coin, panel
from rendering.words import heading

_SMALL = Form(letters=22, width=76, height=34)
_TITLE, _LINE = Style("serif-bold", 32), Style("serif", 30)


def paint_assembly(scene: Scene) -> None:
    """Paint the tracks, and below them what is debated and who stands where."""
    cities = scene.view.cities
    for number, city in enumerate(cities):
        paint_track(scene, city, layout.track(number, len(cities)))
    area = layout.LESSER
    width = area.width
    if scene.view.theatres:
        width = area.width - round(area.height * layout.MAP.width / layout.MAP.height) - layout.GAP
        paint_overview(scene, area._replace(left=area.left + width + layout.GAP), _SMALL)
    each = (width - layout.GAP * (len(cities) - 1)) // max(1, len(cities))
    for number, city in enumerate(cities):
        left = area.left + number * (each + layout.GAP)
        paint_debate(scene, city, Box(left, area.top, left + each, area.bottom))


def paint_debate(scene: Scene, city: SeenCity, box: Box) -> None:
    """Show what a City-State debates, and of both factions the card and how many issues lie on their half."""
    canvas, words = scene.canvas, scene.words
    canvas.piece(panel(box.width, box.height, PALE[city.side], SIDES[city.side].colour, 3, 10), *box.middle)
    debate = next((each for each in scene.view.debates if each.side == city.side), None)
    y = box.top + 40
    if debate:
        canvas.piece(symbols.glyph(debate.issue, 48), box.left + 40, y, "issue")
        name = f"{words.label('debate')}: {words.name(debate.issue)}"
        canvas.text(box.left + 74, y, heading(name), _TITLE, room=box.width - 90)
    else:
        canvas.text(box.left + 16, y, heading(words.label("halves")), _TITLE, room=box.width - 30)
    step = min(130, (box.height - 84) // 2)
    for number, faction in enumerate(OF_SIDE[city.side]):
        card = debate.cards.get(faction, "") if debate else ""
        row = at(box.left + 12, box.top + 76 + number * step, box.width - 24, step - 8)
        _paint_speaker(scene, city, faction, card, row)


def _paint_speaker(scene: Scene, city: SeenCity, faction: str, card: str, row: Box) -> None:
    canvas, y = scene.canvas, row.middle[1]
    canvas.piece(panel(row.width, row.height, MARBLE, PARCHMENT_EDGE, 2, 8), *row.middle)
    canvas.piece(pieces.badge(faction, 64), row.left + 44, y, "faction")
    sign = -1 if faction == OF_SIDE[city.side][0] else 1
    won = sum(issue.box * sign > 0 for issue in city.track)
    right = row.right - 16
    if card:
        right -= 60
        canvas.piece(coin(str(board().cards[card].value), 54), row.right - 40, y, "value")
        canvas.text(row.left + 90, y, scene.words.name(card), _LINE, room=right - row.left - 96)
    else:
        text = scene.words.label("issues-won", number=won)
        canvas.text(row.left + 90, y, text, _LINE._replace(fill=INK_SOFT), room=right - row.left - 90)
