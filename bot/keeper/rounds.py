"""Rounds of a table, as everybody was told of them: where they begin in its log, and what came since."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.db import Store
from bot.keeper import history
from bot.keeper.live import Live
from games.core.events import Event
from games.core.game import told

MAX_MOVES = 600
"""How many moves are gone back at most to find where a round began; no round has as many."""


@dataclass(frozen=True)
class Round:
    """A round: the one that is over with the last move or, if none is, the one under way."""

    events: Sequence[Event] = ()
    """What everybody was told in it."""
    since: int = -1
    """The step before the one with which it began."""
    state: Any = None
    """The state in which it began, if it is over and that is known."""


NO_ROUND = Round()


async def concerned(
    store: Store, live: Live, events: Sequence[Event], untold: Sequence[Event], *, is_over: bool
) -> Round:
    """Give the round that a move is about, by the table before it and by what it led to.

    Most are about none: they end no round, and nothing that is untold gets a card that looks back on one.
    """
    words = live.game.wording(live.row.language, live.names)
    ends = is_over or begins_round(events)
    if not words.reported or not (ends or any(isinstance(each, words.carded) for each in untold)):
        return NO_ROUND
    earlier: list[list[Event]] = []
    first = None
    async for seq, led_to in _back(store, live):
        earlier.insert(0, led_to)
        if begins_round(led_to):
            first = seq
            break
    every = [*(event for each in earlier for event in each), *events]
    since = max((seq for seq in live.trail if first is not None and seq < first), default=-1)
    if not ends:
        return Round(since_begun(every), since)
    state = None if first is None else await history.state_at(store, live.game, live.row, first)
    return Round(of_ended_round(every, is_over=is_over), since, state)


async def _back(store: Store, live: Live) -> AsyncIterator[tuple[int, list[Event]]]:
    """Go back over the moves of a table; those that are not in memory are read in parts."""
    newest_first = live.trail[: -MAX_MOVES - 1 : -1]
    for place in range(0, len(newest_first), history.READ_AT_ONCE):
        part = newest_first[place : place + history.READ_AT_ONCE]
        unknown = [seq for seq in part if seq not in live.lately]
        known = live.lately | history.logged(await store.log_of(live.id, unknown) if unknown else [])
        for seq in part:
            yield seq, history.events_of(live.game, known[seq])


def of_ended_round(events: Sequence[Event], *, is_over: bool) -> list[Event]:
    """Give what everybody was told of the round that is over, from events that go back to its beginning."""
    begun = [*beginnings(events), *([len(events)] if is_over else [])]
    if not begun:
        return []
    first = begun[-2] if len(begun) > 1 else 0
    return told(events[first : begun[-1]], None)


def since_begun(events: Sequence[Event]) -> list[Event]:
    """Give what everybody was told since the last round began."""
    begun = beginnings(events)
    return told(events[begun[-1] if begun else 0 :], None)


def begins_round(events: Sequence[Event]) -> bool:
    """Say whether a round begins with one of these events."""
    return bool(beginnings(events))


def beginnings(events: Sequence[Event]) -> list[int]:
    """List where rounds begin among events."""
    return [number for number, event in enumerate(events) if event.begins_round]
