"""The tiles of this round in their two rows, and the bids on them."""

from __future__ import annotations

from games.peloponnes.view import SeenTile
from rendering.canvas import Box
from rendering.fonts import Style
from rendering.ornaments import fleet
from rendering.palette import INK, INK_SOFT, MARBLE, PARCHMENT, SEATS, TERRACOTTA, TERRACOTTA_DARK, mix
from rendering.peloponnes import layout
from rendering.peloponnes.cards import back, offered
from rendering.peloponnes.scene import Scene
from rendering.peloponnes.symbols import sign, silver
from rendering.sprites import faded, highlight, mark, panel
from rendering.words import heading

TURNING_UP = {"set-up", "tiles", "supply"}
"""When tiles may still lie face down."""
_HEADING = Style("serif-italic", 24, INK_SOFT)


def paint_rows(scene: Scene) -> None:
    """Paint both rows, or ships while no tiles lie there."""
    view = scene.view
    if not view.regular and not view.conquest and view.phase not in TURNING_UP - {"supply"}:
        scene.canvas.piece(fleet(layout.ROWS.width - 20, 200), *layout.ROWS.middle)
        return
    _paint_row(scene, view.regular, 0, view.regular_size, conquest=False)
    _paint_row(scene, view.conquest, view.regular_size, view.conquest_size, conquest=True)


def _paint_row(scene: Scene, tiles: tuple[SeenTile, ...], first: int, size: int, *, conquest: bool) -> None:
    """Paint a row: what is not yet turned up lies face down, what is gone leaves nothing behind."""
    shown = size if scene.view.phase in TURNING_UP else len(tiles)
    places = [layout.card(first + number, conquest) for number in range(shown)]
    if not places:
        return
    _heading(scene, places, conquest)
    for place, tile in zip(places, tiles, strict=False):
        _paint_tile(scene, place, tile)
    for place in places[len(tiles) :]:
        scene.canvas.piece(back(scene.view.stack or "A", place.width, place.height), *place.middle)


def _heading(scene: Scene, places: list[Box], conquest: bool) -> None:
    around = Box(places[0].left, layout.ROWS.top, places[-1].right, layout.ROWS.bottom)
    words, style = scene.words, _HEADING
    label = words.label("regular")
    if conquest:
        label = f"{words.label('conquest')} {words.label('conquest-surcharge')}"
        frame = around.inset(-7, -3)
        fill = mix(PARCHMENT, TERRACOTTA, 0.3)
        scene.canvas.piece(panel(frame.width, frame.height, fill, mix(fill, INK, 0.3), 2, 8), *frame.middle)
        style = style._replace(fill=TERRACOTTA_DARK)
    elif len(scene.view.seats) == 1 or scene.view.phase == "taking":
        return
    middle = around.middle[0]
    scene.canvas.text(middle, around.top + 11, heading(label), style, align="centre", room=around.width)


def _paint_tile(scene: Scene, place: Box, seen: SeenTile) -> None:
    card = offered(seen.id, scene.words.name(seen.id), seen.minimum, place.width, place.height)
    scene.canvas.lay(card, place.left, place.top)
    if is_just_turned_up(scene, seen):
        scene.canvas.piece(highlight(place.width + 4, place.height + 4), *place.middle)
    paint_bid(scene, layout.bid(place), seen)


def is_just_turned_up(scene: Scene, seen: SeenTile) -> bool:
    """Tell whether a tile joined others; a row that is all new needs no mark."""
    before = scene.before
    return (
        before is not None
        and bool(before.regular)
        and scene.tile_before(seen.id) is None
        and (before.round == scene.view.round)
    )


def paint_bid(scene: Scene, box: Box, seen: SeenTile) -> None:
    """Paint the bid on a tile, and faintly whose bid lay there before."""
    then = scene.tile_before(seen.id)
    changed = then is not None and (then.bidder, then.coins) != (seen.bidder, seen.coins)
    fill, rim = mix(PARCHMENT, MARBLE, 0.4), mix(PARCHMENT, INK, 0.25)
    if seen.bidder is not None:
        colour = SEATS[seen.bidder].colour
        fill, rim = mix(MARBLE, colour, 0.3), mix(colour, INK, 0.4)
    scene.canvas.piece(panel(box.width, box.height, fill, rim, 2, 8), *box.middle)
    if changed:
        scene.canvas.piece(highlight(box.width, box.height, lit=True), *box.middle)
    y = box.middle[1]
    if seen.bidder is not None:
        scene.canvas.piece(mark(seen.bidder, 42), box.left + 30, y, "bidder")
        scene.canvas.piece(silver(str(seen.coins), 44), box.left + 80, y, "bid")
        if scene.view.seats[seen.bidder].half:
            scene.canvas.piece(sign("half", 34), box.left + 122, y, "half")
    if then is not None and then.bidder not in {None, seen.bidder}:
        _was_here(scene, box, then)


def _was_here(scene: Scene, box: Box, then: SeenTile) -> None:
    """Show faintly whose bid lay here before."""
    assert then.bidder is not None
    y = box.middle[1]
    scene.canvas.piece(faded(mark, 0.4, then.bidder, 34), box.right - 60, y, "was here")
    scene.canvas.piece(faded(silver, 0.4, str(then.coins), 34), box.right - 23, y, "was bid")
