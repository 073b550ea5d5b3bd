"""Numbers of a game of Perikles that are worth telling at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.events import Event
from games.core.retrospect import Statistic, most
from games.perikles import events


def statistics(told: Sequence[Event]) -> list[Statistic]:
    """Name who won most places and elections and murdered most, and the city that was beaten most."""
    places = Counter(seat for event in told for seat in _winners(event))
    elections = Counter(
        event.seat for event in told if isinstance(event, events.LeaderElected | events.LeaderUnopposed)
    )
    murders = Counter(
        event.seat
        for event in told
        if isinstance(event, events.MarkerAssassinated | events.CandidateAssassinated)
    )
    defeats = Counter(event.city for event in told if isinstance(event, events.CityDefeated))
    return [
        *most("places", places),
        *most("elections", elections),
        *most("murders", murders),
        *most("defeats", Counter(defeats)),
    ]


def _winners(event: Event) -> tuple[int, ...]:
    match event:
        case events.PlaceWon(seat=seat):
            return (seat,)
        case events.PersiansWon(seats=seats):
            return seats
    return ()
