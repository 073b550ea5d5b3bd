"""Which picture goes with a post, as often and as large as the table wants it, and what describes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.keeper.archiving import Standing
from bot.keeper.course_words import lines_of, numbers
from bot.keeper.live import Live
from bot.keeper.message import END, FOCUS, Picture
from bot.keeper.phases import begins_phase
from games.core.view import Seen
from games.text.wording import GameWording

IMAGE_CHOICES = ("focus", "board", "turn", "demand")
"""After every move what a question is about, or the board; the former after every turn; nothing unasked."""
MAX_ALT, LEAST_COURSE = 1000, 200
"""Characters of a description, and how many of them the numbers of a course may have in any case."""


def picture_after(live: Live, before: Any, picture: Picture, *, passed_on: bool) -> Picture | None:
    """Choose what goes with the post after a move: the whole board where a phase or a round begins."""
    images = live.row.images
    if images == "demand" or (images == "turn" and not passed_on):
        return None
    if images == "board" or _has_begun(live, before):
        return picture
    return msgspec.structs.replace(picture, part=FOCUS)


def _has_begun(live: Live, before: Any) -> bool:
    """Say whether a phase or a round has just begun, or the game is over."""
    if before is None or not live.state.agenda or begins_phase(live.game, before, live.state):
        return True
    return live.game.view(before, None).round != live.game.view(live.state, None).round


def sheet_picture(live: Live, part: str, before: int) -> Picture | None:
    """Say how to draw the results of what everybody was told since a step, if the table wants pictures."""
    if live.row.images == "demand":
        return None
    return Picture(live.id, live.seq, before, number=live.number_of(live.seq), part=part)


def alt_of(words: GameWording, view: Seen, picture: Picture | None) -> str:
    """Describe what a post shows of a view."""
    if picture is None:
        return ""
    return words.focus_alt(view) if picture.part == FOCUS and view.focus else words.alt(view)


def with_course(picture: Picture | None, stood: Sequence[Standing]) -> Picture | None:
    """Show the course of a game above its last board, where there is any."""
    return picture if picture is None or len(stood) < 2 else msgspec.structs.replace(picture, part=END)


def end_alt(words: GameWording, view: Seen, picture: Picture | None, stood: Sequence[Standing]) -> str:
    """Describe the picture of the last post: the course of the game, if it has that, and the board."""
    board = alt_of(words, view, picture)
    if picture is None or picture.part != END:
        return board
    room = max(MAX_ALT - len(board), LEAST_COURSE)
    return f"{numbers(lines_of(words, stood), words, room)} {board}"
