"""The pace of a table as it is given to a command."""

from __future__ import annotations

from bot.keeper.errors import TableFault
from bot.pace.pace import OWN, PACES, WHEN_UP, Pace, pace_of
from cogs._about import choice

PACES_OFFERED = [choice(pace) for pace in PACES]
WHEN_UP_OFFERED = [choice(then) for then in WHEN_UP]


def read_pace(name: str, hours: int | None, bank: int | None, when_up: str) -> Pace:
    """Read a pace: hours make one of its own, for which a bank alone is not enough."""
    if name not in PACES or when_up not in WHEN_UP:
        raise TableFault("no-such-pace")
    if hours is None and bank is not None:
        raise TableFault("bank-without-hours")
    return pace_of(name if hours is None else OWN, hours, bank, when_up)
