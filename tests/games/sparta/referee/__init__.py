"""A referee: from the event log alone it recomputes income, influence, battles and the end.

It knows what is printed (components) and what was told, and none of the code of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.core.events import Event
from tests.games.sparta.referee import battles, cards, marches, olympia, rounds
from tests.games.sparta.referee.ledger import HEARD, Fault, Ledger

__all__ = ["HEARD", "Fault", "Ledger", "judge"]

MODULES = (battles, cards, marches, olympia, rounds)
"""Each hears the events of its chapters."""


def judge(events: Iterable[Event]) -> Ledger:
    """Go through the log of a game, and return what must be true at its end."""
    ledger = Ledger()
    for number, event in enumerate(events):
        try:
            if ledger.ending and not battles.comes_before_losses(event):
                battles.settle_losses(ledger)
            HEARD[type(event)](ledger, event)
            ledger.last = event
        except (AssertionError, KeyError, ValueError, StopIteration) as fault:
            raise Fault(f"event {number}, {event}: {type(fault).__name__} {fault}") from fault
    return ledger
