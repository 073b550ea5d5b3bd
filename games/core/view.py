"""What every view of every game has: all that posts, pictures and words may rely on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypedDict, TypeVar

import msgspec

from games.core.agenda import asking, phase_of
from games.core.decision import Seat
from games.core.state import GameState


class SeenPoints(msgspec.Struct, frozen=True):
    """What everyone knows of a seat in every game."""

    seat: Seat
    points: int
    """What it has, or would score if the game ended now."""


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat, or an onlooker, may know of a table in every game."""

    seat: Seat | None
    """Who looks; None for an onlooker."""
    round: int
    """0 before the first."""
    first_round: int = 1
    """What the rules call the first round; a scenario may begin in the middle of a war."""
    rounds: int = 0
    """How many rounds there are; 0 if the rules do not say."""
    phase: str
    """The part of the sequence of play; end once the game is over."""
    waiting_for: tuple[Seat, ...]
    ended: bool
    winners: tuple[Seat, ...]
    """Nobody until the game has ended."""
    seats: tuple[SeenPoints, ...]
    focus: tuple[str, ...] = ()
    """Parts of the board that a post about the present question should show; none: all of it."""


class Common(TypedDict):
    """What one call can tell of every table."""

    seat: Seat | None
    phase: str
    waiting_for: tuple[Seat, ...]
    ended: bool
    winners: tuple[Seat, ...]


S = TypeVar("S", bound=GameState)


def common(state: S, seat: Seat | None, winners: Callable[[S], Iterable[Seat]]) -> Common:
    """Fill what a view has in every game, from the agenda."""
    return Common(
        seat=seat,
        phase=phase_of(state) or "end",
        waiting_for=tuple(asking(state).waiting_for()),
        ended=not state.agenda,
        winners=() if state.agenda else tuple(winners(state)),
    )
