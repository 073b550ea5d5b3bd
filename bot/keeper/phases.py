"""Whether a phase has begun with a move, or only another step of somebody's turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.keeper.live import Live
from games.core.agenda import phase_of
from games.core.events import Event
from games.core.game import Game


def begins_phase(game: Game, before: Any, after: Any) -> bool:
    """Say whether another phase has begun; those that come again with every turn are steps of it."""
    was, now = phase_of(before), phase_of(after)
    return was != now and not {was, now} <= set(game.turn_phases)


def goes_on(live: Live, after: Any, events: Sequence[Event]) -> bool:
    """Say whether it is still the same turn, with nothing begun: none that Keryx has played in between."""
    turns = live.game.wording(live.row.language, live.names).turns
    if begins_phase(live.game, live.state, after):
        return False
    is_turned = phase_of(live.state) != phase_of(after) and any(isinstance(each, turns) for each in events)
    return not is_turned
