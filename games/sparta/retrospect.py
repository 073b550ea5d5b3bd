"""How regions go in a game of SPARTA!, and numbers of it that are worth telling at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.events import Event
from games.core.retrospect import Statistic, most
from games.sparta.events import battles
from games.sparta.events.units import Raided, SiegeBegan
from games.sparta.state import State


def roles(state: State) -> dict[int, list[str]]:
    """Say which power each seat leads."""
    return {seat: [state.power_of(seat)] for seat in range(state.seats)}


def statistics(told: Sequence[Event]) -> list[Statistic]:
    """Name who won most battles, began most sieges and plundered most, and how many commanders fell."""
    won = Counter(
        str(event.winner) for event in told if isinstance(event, battles.BattleEnded) and event.winner
    )
    sieges = Counter(str(event.power) for event in told if isinstance(event, SiegeBegan))
    raids = Counter(str(event.power) for event in told if isinstance(event, Raided))
    fallen = Counter(
        str(event.power) for event in told if isinstance(event, battles.FateRolled) and event.fate == "dead"
    )
    return [*most("battles", won), *most("sieges", sieges), *most("raids", raids), *most("fallen", fallen)]
