"""How points went at a table, as it is drawn: a line for each seat or party, in its colours."""

from __future__ import annotations

from collections.abc import Sequence

from bot.keeper import Live
from bot.keeper.archiving import Standing
from bot.keeper.course_words import lines_of
from rendering.course import Course


def courses_of(live: Live, course: Sequence[Standing], language: str) -> list[Course]:
    """Say how each seat or party fared; seats have the colours of what they play, if each plays one thing."""
    told = lines_of(live.game.wording(language, live.names), course)
    roles = live.game.roles(live.state)
    single = all(len(roles.get(seat, ())) == 1 for seat in range(len(live.seats)))
    found = []
    for place, line in enumerate(course[-1].points):
        name, points = told.names[place], told.points[place]
        if isinstance(line, int):
            found.append(Course(name, line, roles[line][0] if single else "", points))
        else:
            found.append(Course(name, place, line, points))
    return found
