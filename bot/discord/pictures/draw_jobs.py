"""Pictures from views: what the drawing process does, and all that it is given for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games import registry
from games.core.events import Event
from games.core.view import Seen
from games.text.wording import GameWording
from rendering.course import Course, draw_course
from rendering.encode import below, encode
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

    def words(self, language: str) -> GameWording:
        """Give the words of a language."""
        return registry.get(self.game).wording(language, self.names)


def paint_board(job: Job, language: str) -> bytes:
    """Draw the board, or a part of it."""
    words = job.words(language)
    lines = words.sentences(job.events)
    sight = Sight(job.view, words, job.names, job.before, lines, job.table, job.preview, job.part)
    return encode(pictures_of(job.game).draw(sight).image)


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


def paint_own(job: Job, language: str) -> bytes:
    """Draw the board as a seat sees it, and below it what it alone knows."""
    sight = Sight(job.view, job.words(language), job.names, job.before, table=job.table)
    pictures = pictures_of(job.game)
    return encode(below(pictures.draw(sight).image, pictures.draw_private(sight).image))


def paint_course(job: Job, _language: str) -> bytes:
    """Draw how points went from round to round."""
    return encode(draw_course(job.game, job.rounds, job.courses).image)
