"""A referee: from the event log alone it recomputes debates, battles, Honour and the final score.

It knows what is printed (components) and what was told, and none of the code of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.core.events import Event
from tests.games.pericles.referee import assembly, battles, end, theatres, turns
from tests.games.pericles.referee.ledger import HEARD, Fault, Ledger

__all__ = ["HEARD", "Fault", "Ledger", "judge"]

MODULES = (assembly, battles, end, theatres, turns)
"""Each hears the events of its chapters."""


def judge(events: Iterable[Event]) -> Ledger:
    """Go through the log of a game, and return what must be true at its end."""
    ledger = Ledger()
    for number, event in enumerate(events):
        try:
            battles.close_before(ledger, event)
            HEARD[type(event)](ledger, event)
        except (AssertionError, KeyError, ValueError) as fault:
            raise Fault(f"event {number}, {event}: {type(fault).__name__} {fault}") from fault
    battles.close(ledger)
    return ledger
