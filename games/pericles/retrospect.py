"""How Honour goes in a game of Pericles, and numbers of it that are worth telling at its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.core.errors import Fact
from games.core.events import Event
from games.core.retrospect import Line, Statistic, most, points_of_seats
from games.pericles.events import assembly, battle, theatre
from games.pericles.state import State
from games.pericles.view import View


def course(view: View) -> dict[Line, int]:
    """Give the Honour of each faction; in a battle game, which has none, the points of the seats."""
    if not any(faction.honour for faction in view.factions):
        return points_of_seats(view)
    return {faction.id: faction.honour for faction in view.factions}


def roles(state: State) -> dict[int, list[str]]:
    """Say which factions each seat leads."""
    seats = range(state.seats)
    return {seat: state.parties_of(seat) for seat in seats}


def statistics(told: Sequence[Event]) -> list[Statistic]:
    """Name who won most debates and battles, the clearest victory, and who turned most bases."""
    debates = Counter(event.faction for event in told if isinstance(event, assembly.DebateWon))
    battles = [event for event in told if isinstance(event, battle.BattleWon)]
    bases = Counter(event.faction for event in told if isinstance(event, theatre.BaseFlipped))
    return [
        *most("debates", Counter(debates)),
        *most("battles", Counter(event.side for event in battles)),
        *_clearest(battles),
        *most("bases", Counter(bases)),
    ]


def _clearest(battles: Sequence[battle.BattleWon]) -> list[Statistic]:
    if not battles:
        return []
    best = max(battles, key=lambda won: won.margin)
    facts: dict[str, Fact] = {"side": best.side, "theatre": best.theatre, "margin": best.margin}
    return [Statistic("clearest", facts)]
