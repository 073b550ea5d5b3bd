"""Talents, and the tracks of army and fleet: what they are changed by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.sparta.board import board
from games.sparta.events.cards import StrengthChanged, TalentsChanged

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Power
    from games.sparta.state import State

Track = Literal["army", "fleet"]


def change(table: Table[State], power: Power, talents: int) -> int:
    """Give or take talents, never below none; return the change."""
    holding = table.state.holdings[power]
    change = max(talents, -holding.talents)
    if change:
        holding.talents += change
        table.tell(TalentsChanged(power=power, talents=change, treasury=holding.talents))
    return change


def shift(table: Table[State], power: Power, track: Track, by: int) -> int:
    """Move a strength along its track, as far as it goes (ruling 64); return the change."""
    holding = table.state.holdings[power]
    limits = board().tracks.army if track == "army" else board().tracks.fleet
    before: int = getattr(holding, track)
    strength = min(max(before + by, limits.min), limits.max)
    if strength != before:
        setattr(holding, track, strength)
        told = StrengthChanged(power=power, track=track, change=strength - before, strength=strength)
        table.tell(told)
    return strength - before
