"""The course of a game, as a thread is told it: which phase has begun, and how all stand after a round."""

from __future__ import annotations

from typing import Any

from games.core.agenda import phase_of
from games.core.game import Game
from games.text.wording import GameWording

SET_UP = "set-up"
"""The phase that belongs to no round, in every game."""


def lines(words: GameWording, game: Game, before: Any, after: Any) -> list[str]:
    """Tell what everybody can see of the course: the end of a round, the beginning of a phase."""
    if not after.agenda:
        return words.outcome(game.outcome(after))
    return [*_standings(words, game, before, after), *_phase(words, game, before, after)]


def _standings(words: GameWording, game: Game, before: Any, after: Any) -> list[str]:
    """Say how all stand when a round is over, as an onlooker sees it."""
    if before is None:
        return []
    was, now = (game.view(state, None) for state in (before, after))
    if now.round <= max(was.round, 1) or not any(seen.points for seen in now.seats):
        return []
    points = tuple(f"{words.seat(seen.seat)} {seen.points}" for seen in now.seats)
    return [words.say("table-standings", round=now.round - 1, points=points)]


def _phase(words: GameWording, game: Game, before: Any, after: Any) -> list[str]:
    """Name a phase that has begun, and say what it is about where the game has words for that."""
    phase = phase_of(after)
    if not phase or (before is not None and phase == phase_of(before)):
        return []
    number = 0 if phase == SET_UP else game.view(after, None).round
    heading = words.say("table-phase", phase=words.label(f"phase-{phase}"), round=number)
    about = [words.say(f"begins-{phase}", round=number)] if words.has(f"begins-{phase}") else []
    return [heading, *about]
