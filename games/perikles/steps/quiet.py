"""How long a seat does not want to be asked about its special tile.

Open to all, for it shows in who is waited for; it says nothing about the tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.agenda import Table
from games.core.decision import Seat
from games.core.errors import Refusal
from games.perikles import events

if TYPE_CHECKING:
    from games.perikles.state import State

TURN_CHOICES = ("", "phase")


def turn_choices(state: State, seat: Seat) -> tuple[str, ...]:
    """List how long a seat may ask for quiet at the end of its turn."""
    return ("",) if state.played[seat] else TURN_CHOICES


def why_not_until(
    state: State, section: str, seat: Seat, until: str, choices: tuple[str, ...]
) -> Refusal | None:
    """Refuse a quiet that means nothing here."""
    if until and state.played[seat]:
        return Refusal(section, "special-played")
    return None if until in choices else Refusal(section, "no-such-until", until=until)


def keep(table: Table[State], seat: Seat, until: str) -> None:
    """Note that a seat wants quiet."""
    if until:
        table.state.quiet[seat] = until
        table.tell(events.QuietKept(audience=(seat,), seat=seat, until=until))


def end(state: State, *moments: str) -> None:
    """End the quiet of all who asked for it until one of these moments."""
    state.quiet = ["" if until in moments else until for until in state.quiet]
