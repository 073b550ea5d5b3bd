"""Pictures from views: what the drawing process does, and all that it is given for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, cast

from PIL import Image

from games import registry
from games.core.events import Event
from games.core.view import Seen
from games.text.wording import GameWording
from rendering import film
from rendering.course import LOW, Course, draw_course
from rendering.encode import as_wide, below, encode
from rendering.film import Caption, Shot
from rendering.pictures import pictures_of, sheets_of
from rendering.sight import Sight


class Job(NamedTuple):
    """All that the drawing process needs for a sight: words are made where they are used."""

    game: str
    view: Seen
    before: Seen | None
    names: Sequence[str]
    table: str = ""
    events: Sequence[Event] = ()
    """What everyone was told since the picture before."""
    part: str = ""
    """A part of the board that its game draws larger; empty: all of it."""
    preview: bool = False
    """Whether it shows what an order would do."""
    rounds: Sequence[int] = ()
    """The rounds whose points are drawn, and how all fared in them."""
    courses: Sequence[Course] = ()
    caption: Caption = Caption("", "")
    """What is said above a picture of a film, and how long it stays."""
    lasts_ms: int = 0
    with_hand: bool = False
    """Whether there is room below for what a seat alone knows."""
    over: Job | None = None
    """The picture of the film that it is laid over."""

    def words(self, language: str) -> GameWording:
        """Give the words of a language."""
        return registry.get(self.game).wording(language, self.names)


def paint_board(job: Job, language: str) -> bytes:
    """Draw the board, or a part of it."""
    return encode(_board(job, language))


def _board(job: Job, language: str) -> Image.Image:
    words = job.words(language)
    lines = words.sentences(job.events)
    sight = Sight(job.view, words, job.names, job.before, lines, job.table, job.preview, job.part)
    return pictures_of(job.game).draw(sight).image


def paint_focus(job: Job, language: str) -> bytes:
    """Draw what a question is about, for a phone; the board if that is all of it."""
    if not job.view.focus:
        return paint_board(job, language)
    sight = Sight(job.view, job.words(language), job.names, job.before)
    return encode(pictures_of(job.game).draw_focus(sight).image)


def paint_sheet(job: Job, language: str) -> bytes:
    """Draw the results of what was told; the board if there are none."""
    sheet = registry.get(job.game).sheet(job.events)
    if sheet is None:
        return paint_board(job, language)
    return encode(sheets_of(job.game).draw_sheet(sheet, job.words(language), job.names).image)


def paint_hand(job: Job, language: str) -> bytes:
    """Draw what a seat alone knows."""
    sight = Sight(job.view, job.words(language), job.names)
    return encode(pictures_of(job.game).draw_private(sight).image)


def paint_scene(job: Job, language: str) -> bytes:
    """Draw a picture of a film, as it is laid over the one before: for a seat with what it alone knew."""
    before = None if job.over is None else _scene(job.over._replace(over=None), language)
    return film.over(before, _scene(job._replace(over=None), language), job.lasts_ms)


def _scene(job: Job, language: str) -> Image.Image:
    """Draw it, unless it is the one that was drawn last."""
    if not _LAST or _LAST[0] != (job, language):
        sight = Sight(job.view, job.words(language), job.names, job.before, table=job.table)
        pictures = pictures_of(job.game)
        hand = pictures.draw_private(sight).image if job.with_hand and job.view.seat is not None else None
        shot = Shot(job.caption, pictures.draw(sight).image, hand, job.with_hand)
        _LAST[:] = [(job, language), film.painted(shot)]
    return cast("Image.Image", _LAST[1])


_LAST: list[Any] = []
"""The scene that was drawn last, and its picture: the next one is laid over it."""


def paint_own(job: Job, language: str) -> bytes:
    """Draw the board as a seat sees it, and below it what it alone knows."""
    sight = Sight(job.view, job.words(language), job.names, job.before, table=job.table)
    pictures = pictures_of(job.game)
    return encode(below(pictures.draw(sight).image, pictures.draw_private(sight).image))


def paint_course(job: Job, _language: str) -> bytes:
    """Draw how points went from round to round."""
    return encode(draw_course(job.game, job.rounds, job.courses).image)


def paint_end(job: Job, language: str) -> bytes:
    """Draw how points went, above the board as the game has left it."""
    board = _board(job, language)
    course = draw_course(job.game, job.rounds, job.courses, LOW).image
    return encode(below(as_wide(course, board.width), board))
