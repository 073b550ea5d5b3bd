"""3.3, 4, 5.1, 5.3 and 7.3 to 7.5: what happens from turn to turn."""

from __future__ import annotations

from games.core.events import Event


class ScenarioBegun(Event, frozen=True, kw_only=True):
    """3.3: everything is laid out."""

    scenario: str
    war: bool


class TurnBegun(Event, frozen=True, kw_only=True):
    """4.0: a turn began; tokens that were set aside came back, and others were set aside (A28)."""

    turn: int
