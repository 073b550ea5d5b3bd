"""The course of a game in words: how all fared, a line for each seat or party, and the numbers of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.keeper.archiving import Standing
from games.core.retrospect import Line
from games.text import Words
from games.text.wording import GameWording

MAX_NUMBERS = 700
"""Maximum characters of the numbers in the description of a picture; of more, rounds are left out."""


class Lines(NamedTuple):
    """How all fared, a line for each, and in which rounds."""

    rounds: Sequence[int]
    names: Sequence[str]
    points: Sequence[Sequence[int]]


def lines_of(words: GameWording, course: Sequence[Standing]) -> Lines:
    """Say how each seat or party fared."""
    every: list[Line] = list(course[-1].points)
    return Lines(
        [each.round for each in course],
        [name_of(words, line) for line in every],
        [[each.points.get(line, 0) for each in course] for line in every],
    )


def name_of(words: GameWording, line: Line) -> str:
    """Name whoever has points of their own."""
    if isinstance(line, int):
        return words.seat(line)
    name = words.name(line)
    return name[:1].upper() + name[1:]


def numbers(lines: Lines, words: Words, room: int = MAX_NUMBERS) -> str:
    """Describe the picture of the course by its numbers; of a long game not every round is told."""
    every = 1
    while len(said := _numbers(lines, every, words)) > room and every < len(lines.rounds):
        every += 1
    return said


def _numbers(lines: Lines, every: int, words: Words) -> str:
    last = len(lines.rounds) - 1
    shown = [at for at in range(len(lines.rounds)) if (last - at) % every == 0]
    rounds = ", ".join(str(lines.rounds[at]) for at in shown)
    told = [
        words.say("table-course-of", name=name, points=", ".join(str(points[at]) for at in shown))
        for name, points in zip(lines.names, lines.points, strict=True)
    ]
    return " ".join([words.say("table-course-rounds", rounds=rounds), *told])
