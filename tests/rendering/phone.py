"""Pictures for a phone, and what can be wrong with them."""

import re
from collections.abc import Sequence
from typing import Any

from rendering import fonts
from rendering.canvas import Canvas, overlaps
from rendering.focus import LEAST, LEAST_MARK, SHORTEST, TALLEST, WIDTH
from rendering.fonts import ELLIPSIS
from rendering.pictures import pictures_of
from rendering.sight import Sight
from tests.rendering.plays import NAMES, Moment, words_of


def drawn(moment: Moment, language: str, view: Any = None) -> Canvas:
    names = NAMES[: len(moment.view.seats)]
    words = words_of(moment.game.id, language, len(names))
    return pictures_of(moment.game.id).draw_focus(Sight(view or moment.view, words, names, moment.before))


def cut(canvas: Canvas, names: Sequence[str] = NAMES) -> list[str]:
    """List the texts that are cut within a word; names of players may be longer than their room."""
    ends = [ink.what for ink in canvas.ink if ink.what.endswith(ELLIPSIS) and not ink.what.endswith(" …")]
    kept = [fonts.printable(name, "sans") for name in names]
    return [
        f"{text!r} is cut" for text in ends if not any(_without_letter(text[:-1]) in name for name in kept)
    ]


def _without_letter(text: str) -> str:
    """Give a text without the letter of a seat before it."""
    return re.sub(r"^\w (?=\w)", "", text)


def faults(canvas: Canvas) -> list[str]:
    """Say what is wrong with a picture, its size too."""
    found = misprints(canvas)
    if canvas.box.width != WIDTH or not SHORTEST <= canvas.box.height <= TALLEST:
        found.append(f"it is {canvas.box.width} by {canvas.box.height}")
    return found


def misprints(canvas: Canvas) -> list[str]:
    """Say what collides, leaves the picture, or is too small for a phone."""
    found = [f"{a.what!r} lies on {b.what!r} at {b.box}" for a, b in overlaps(canvas.ink)]
    found += [f"{ink.what!r} leaves the picture" for ink in canvas.ink if not canvas.box.contains(ink.box)]
    found += [f"{ink.what!r} is {ink.size} px" for ink in canvas.ink if 0 < ink.size < LEAST]
    found += [f"{ink.what!r} has {ink.lettered} px" for ink in canvas.ink if 0 < ink.lettered < LEAST_MARK]
    return found
