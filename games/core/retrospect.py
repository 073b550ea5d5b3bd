"""Looking back on a game: how points went, and numbers worth telling, from what everyone could see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from games.core.decision import Seat
from games.core.errors import Fact
from games.core.view import Seen

Line = Seat | str
"""A seat or, where parties have points of their own, a party."""
K = TypeVar("K", int, str)
MOST_NAMED = 2
"""A statistic that more share is about nobody in particular."""


@dataclass(frozen=True)
class Statistic:
    """A number worth telling; the message `statistic-…` says it."""

    key: str
    facts: Mapping[str, Fact]


def most(key: str, counted: Counter[K]) -> list[Statistic]:
    """Say who has most of something, and how much; where nobody has any, or many have as much, nothing."""
    number = max(counted.values(), default=0)
    best = tuple(sorted(who for who, own in counted.items() if own == number))
    told = 0 < len(best) <= MOST_NAMED and number > 0
    return [Statistic(key, {"who": best, "number": number})] if told else []


def points_of_seats(view: Seen) -> dict[Line, int]:
    """Give the points of each seat."""
    return {seen.seat: seen.points for seen in view.seats}
