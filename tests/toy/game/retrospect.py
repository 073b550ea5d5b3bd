"""What seats keep in a game of Toy, and numbers that are worth telling at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.events import Event
from games.core.retrospect import Statistic, most
from tests.toy.game import events
from tests.toy.game.state import State


def roles(state: State) -> dict[int, list[str]]:
    """Say which stalls each seat keeps."""
    return {
        seat: [each for each in state.stalls if state.owners[each] == seat] for seat in range(state.seats)
    }


def statistics(told: Sequence[Event]) -> list[Statistic]:
    """Name the stalls that bought most and sold most."""
    bought = Counter(event.stall for event in told if isinstance(event, events.GoodSold))
    sold: Counter[str] = Counter()
    for event in told:
        if isinstance(event, events.MeasuresSold):
            sold[event.stall] += event.measures
    return [*most("bought", bought), *most("sold", sold)]
