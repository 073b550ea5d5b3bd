"""What seats play in a game of Antike, and numbers that are worth telling at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.antike import events
from games.antike.state import State
from games.core.events import Event
from games.core.retrospect import Statistic, most


def roles(state: State) -> dict[int, list[str]]:
    """Say which nations each seat plays."""
    return {seat: state.parties_of(seat) for seat in range(state.seats)}


def statistics(told: Sequence[Event]) -> list[Statistic]:
    """Name who founded and conquered most cities, built most temples, and was first to most advances."""
    founded = Counter(event.nation for event in told if isinstance(event, events.CityFounded))
    conquered = Counter(event.nation for event in told if isinstance(event, events.CityConquered))
    temples = Counter(event.nation for event in told if isinstance(event, events.TempleBuilt))
    first = Counter(event.nation for event in told if isinstance(event, events.AdvanceAcquired) and event.new)
    return [
        *most("founded", founded),
        *most("conquered", conquered),
        *most("temples", temples),
        *most("advances", first),
    ]
