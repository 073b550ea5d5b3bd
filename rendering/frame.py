"""What every board has around it: the strip on top, and the foot with the last move and the legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.core.decision import Seat
from games.core.view import Seen
from rendering.canvas import Align, Box, Canvas, at
from rendering.fonts import ELLIPSIS, LEAST, Style, fold, length, wrap
from rendering.ground import meander
from rendering.palette import (
    GOLD,
    GOLD_BRIGHT,
    INK,
    INK_SOFT,
    MARBLE,
    PARCHMENT,
    PARCHMENT_EDGE,
    SEA_DEEP,
    SEATS,
    TERRACOTTA,
    TERRACOTTA_DARK,
    Colour,
    mix,
)
from rendering.sprites import mark, panel
from rendering.words import Words

STRIP, MEANDER = 66, 20
FOOT = 110
TOP = STRIP + MEANDER
_TITLE = Style("serif-bold", 42, MARBLE)
_LIGHT = Style("serif", 34, MARBLE)
_LEGEND = Style("sans", LEAST, mix(INK_SOFT, INK, 0.35))
LARGEST_LEGEND, LARGEST_SHORT_LEGEND = 24, 30
SIGN = 25
"""How high a sign of the legend can be."""
_LEGEND_EDGE, _LEGEND_GAP = 18, 12
_ROWS = 2
"""How many rows a caption has at most."""
_LEAST_LINE = 24
"""How small the letters on the strip are at least where a text has one line."""
_LINE = 34
"""Where the middle of the strip is."""


class LegendEntry(NamedTuple):
    """An entry of a legend."""

    sign: Image.Image
    """Not higher than SIGN."""
    label: str


def paint_band(canvas: Canvas, colour: Colour = TERRACOTTA, edge: Colour = TERRACOTTA_DARK) -> None:
    """Paint the ground of the strip, with a meander below."""
    width = canvas.box.width
    canvas.rectangle(at(0, 0, width, STRIP), colour)
    meander(canvas, at(0, STRIP, width, MEANDER), edge, mix(PARCHMENT, GOLD, 0.25))


def paint_ends(canvas: Canvas, title: str, title_room: int) -> None:
    """Paint the ground of strip and foot, and the name of the game."""
    paint_band(canvas)
    canvas.text(22, _LINE, title, _TITLE, room=title_room)
    foot = foot_of(canvas)
    darker = canvas.image.crop(foot).point(lambda value: round(value * 0.93))
    canvas.image.paste(darker, (foot.left, foot.top))
    canvas.rectangle(at(0, foot.top, foot.width, 2), PARCHMENT_EDGE)


def foot_of(canvas: Canvas) -> Box:
    """Say where the foot is."""
    return canvas.box._replace(top=canvas.box.bottom - FOOT)


def paint_strip(
    canvas: Canvas,
    view: Seen,
    words: Words,
    table: str,
    *,
    title_room: int,
    before: Sequence[str] = (),
    preview: bool = False,
) -> None:
    """Write round, phase, table and who is waited for; other parts can stand before the round."""
    start = 22 + min(title_room, length(words.label("title"), _TITLE)) + 26
    if preview:
        start = paint_ribbon(canvas, words, title_room, start)
    parts = [*before]
    if view.round:
        parts.append(words.label("round-of", round=view.round, rounds=view.rounds))
    parts.append(words.label("ended") if view.ended else words.label(f"phase-{view.phase}"))
    room = 700 - (150 if table else 0)
    start += 26 + paint_on_strip(canvas, start, "  ·  ".join(parts), _LIGHT, room)
    if table:
        soft = Style("sans", 22, mix(MARBLE, PARCHMENT, 0.5))
        start += 20 + canvas.text(start, _LINE, table, soft, room=150)
    _waited_for(canvas, view, words, start)


def paint_on_strip(canvas: Canvas, x: int, text: str, style: Style, room: int, align: Align = "left") -> int:
    """Write on the strip in one line, or smaller in two where one is too short; give how long it is."""
    if length(text, style._replace(size=_LEAST_LINE)) <= room:
        return canvas.text(x, _LINE, text, style, align=align, room=room, least=_LEAST_LINE)
    rows, style = fold(text, style._replace(size=27), room, _ROWS)
    step = style.size + 3
    top = _LINE - step * (len(rows) - 1) // 2
    return max(
        canvas.text(x, top + number * step, row, style, align=align) for number, row in enumerate(rows)
    )


def paint_ribbon(canvas: Canvas, words: Words, title_room: int, start: int) -> int:
    """Say that this is only a preview: another ground and a golden ribbon; give where it ends."""
    paint_band(canvas, SEA_DEEP, mix(SEA_DEEP, INK, 0.4))
    canvas.ink = [ink for ink in canvas.ink if ink.box.top > STRIP]
    canvas.text(22, _LINE, words.label("title"), _TITLE, room=title_room)
    style = Style("sans-bold", 34, INK)
    text = words.label("preview")
    run = min(260, length(text, style))
    canvas.piece(panel(run + 32, 50, GOLD_BRIGHT, INK, 3, 6), start + run // 2 + 16, _LINE)
    canvas.text(start + 16, _LINE, text, style, room=run)
    return start + run + 54


def _waited_for(canvas: Canvas, view: Seen, words: Words, start: int) -> None:
    seats = view.winners if view.ended else view.waiting_for
    if not seats:
        return
    if view.ended:
        text = words.label("winner", seats=seats)
    elif len(seats) == 1:
        text = words.label("to-choose", seat=seats[0])
    else:
        text = words.label("waiting-for", seats=seats)
    end = canvas.box.right - 20
    room = end - start - len(seats) * 50 - 12
    style = _LIGHT._replace(face="serif-bold")
    run = paint_on_strip(canvas, end, text, style, room, "right")
    x = end - run - 12 - (len(seats) - 1) * 50 - 24
    for seat in seats:
        canvas.piece(mark(seat, 46), x, _LINE, "waited for")
        x += 50


def paint_seat(canvas: Canvas, box: Box, seat: Seat, turn: bool) -> None:
    """Paint the ground of a seat's panel: in its colour, and lit when it is waited for."""
    colour = SEATS[seat].colour
    fill = mix(MARBLE, GOLD_BRIGHT, 0.25) if turn else MARBLE
    outer = panel(box.width, box.height, fill, INK if turn else mix(colour, INK, 0.2), 6, 10)
    canvas.piece(outer, *box.middle)
    canvas.piece(panel(box.width - 4, box.height - 4, None, colour, 5, 9), *box.middle)


def paint_last_move(canvas: Canvas, lines: Sequence[str]) -> None:
    """Write the last move, long ones smaller in two rows."""
    if not any(lines):
        return
    top, room = foot_of(canvas).top, canvas.box.width - 44
    rows, style = caption(lines, room)
    step = 26 if len(rows) > 1 else 0
    for number, row in enumerate(rows):
        canvas.text(22, top + (14 if step else 27) + number * step, row, style, room=room)


_CAPTION = Style("serif", 30, INK)
_SMALL_CAPTION = Style("serif", 24, INK)


def caption(lines: Sequence[str], room: int) -> tuple[Sequence[str], Style]:
    """Choose as many of the newest sentences as have room whole; of one that is too long, whole words."""
    chosen: tuple[Sequence[str], Style] | None = None
    for first in range(len(lines) - 1, -1, -1):
        found = _whole("  ".join([*([ELLIPSIS] if first else []), *lines[first:]]), room)
        if found is None:
            break
        chosen = found
    return chosen or (_cut_between_words(lines[-1], room), _SMALL_CAPTION)


def _whole(text: str, room: int) -> tuple[Sequence[str], Style] | None:
    """Write all of a text in one row, or smaller in two."""
    if length(text, _CAPTION) <= room:
        return [text], _CAPTION
    rows = wrap(text, _SMALL_CAPTION, room, 3)
    return (rows, _SMALL_CAPTION) if len(rows) <= _ROWS else None


def _cut_between_words(text: str, room: int) -> Sequence[str]:
    first, second, *_ = wrap(text, _SMALL_CAPTION, room, 3)
    words = second.split()
    while len(words) > 1 and length(" ".join([*words, ELLIPSIS]), _SMALL_CAPTION) > room:
        words.pop()
    return [first, " ".join([*words, ELLIPSIS])]


def paint_result(canvas: Canvas, view: Seen, points: int, words: Words, why: Sequence[str] = ()) -> None:
    """Write who has won with how many points, after why the game ended."""
    paint_last_move(canvas, [*why, words.label("result", seats=view.winners, points=points)])


def paint_short_legend(canvas: Canvas, entries: Sequence[LegendEntry]) -> None:
    """Explain some signs in one row in the middle of where a legend is."""
    room = canvas.box.width - 2 * _LEGEND_EDGE
    styles = [_LEGEND._replace(size=size) for size in range(LARGEST_SHORT_LEGEND, LEAST - 1, -1)]
    style = next((each for each in styles if _run(entries, each) <= room), styles[-1])
    _paint_legend_row(canvas, entries, canvas.box.bottom - 29, style)


def paint_legend(canvas: Canvas, entries: Sequence[LegendEntry]) -> None:
    """Explain all signs in two rows at the very bottom, in the largest letters that have room."""
    style, rows = _legend_rows(entries, canvas.box.width - 2 * _LEGEND_EDGE)
    for row, y in zip(rows, (canvas.box.bottom - 42, canvas.box.bottom - 15), strict=False):
        _paint_legend_row(canvas, row, y, style)


def _legend_rows(entries: Sequence[LegendEntry], room: int) -> tuple[Style, list[Sequence[LegendEntry]]]:
    for size in range(LARGEST_LEGEND, LEAST, -1):
        style = _LEGEND._replace(size=size)
        rows = _halves(entries, style)
        if all(_run(row, style) <= room for row in rows):
            return style, rows
    return _LEGEND, _halves(entries, _LEGEND)


def _halves(entries: Sequence[LegendEntry], style: Style) -> list[Sequence[LegendEntry]]:
    """Break a legend into two rows of nearly the same length."""
    whole = _run(entries, style)
    first = min(range(len(entries) + 1), key=lambda cut: abs(2 * _run(entries[:cut], style) - whole))
    return [entries[:first], entries[first:]]


def _run(entries: Sequence[LegendEntry], style: Style) -> int:
    return sum(_entry_run(entry, style) + _LEGEND_GAP for entry in entries) - _LEGEND_GAP


def _entry_run(entry: LegendEntry, style: Style) -> int:
    return entry.sign.width + 5 + length(entry.label, style)


def _paint_legend_row(canvas: Canvas, entries: Sequence[LegendEntry], y: int, style: Style) -> None:
    left = canvas.box.width - 2 * _LEGEND_EDGE - _run(entries, style)
    more = min(40, left // max(1, len(entries) - 1))
    x = _LEGEND_EDGE
    for entry in entries:
        canvas.piece(entry.sign, x + entry.sign.width // 2, y, "explained")
        canvas.text(x + entry.sign.width + 5, y, entry.label, style)
        x += _entry_run(entry, style) + _LEGEND_GAP + more
