"""8 and 12: influence in places, and what its change does to a siege."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import queries, sieges
from games.sparta.board import ENEMY, TRIREME
from games.sparta.events.cards import InfluenceChanged

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Place, Power
    from games.sparta.state import State


def room(state: State, power: Power, place: Place, *, remove_only: bool = False) -> int:
    """Count the steps that a power can take in a place."""
    enemy = queries.influence(state, ENEMY[power], place)
    if remove_only:
        return enemy
    return enemy + queries.size(state, place) - queries.influence(state, power, place)


def change(table: Table[State], power: Power, place: Place, steps: int, *, remove_only: bool = False) -> int:
    """Take steps for a power, or take its own influence away; return how many steps were taken.

    A siege is looked at once, after all of them (rulings 26 and 49).
    """
    state = table.state
    if steps < 0:
        taken = _lose(state, power, place, -steps)
    else:
        taken = min(steps, room(state, power, place, remove_only=remove_only))
        for _ in range(taken):
            _step(state, power, place)
    if taken:
        tell(table, place)
        _look_at_siege(table, place)
    return taken


def _lose(state: State, power: Power, place: Place, number: int) -> int:
    taken = min(number, queries.influence(state, power, place))
    spot = state.spots[place]
    spot.influence -= taken
    if not spot.influence:
        spot.owner = ""
    return taken


def _step(state: State, power: Power, place: Place) -> None:
    """12: take one enemy influence away or, where there is none, add one of one's own."""
    spot = state.spots[place]
    if spot.owner == ENEMY[power]:
        _lose(state, ENEMY[power], place, 1)
    else:
        spot.owner = power
        spot.influence += 1


def tell(table: Table[State], place: Place) -> None:
    """Tell the influence in a place."""
    spot, size = table.state.spots[place], queries.size(table.state, place)
    table.tell(InfluenceChanged(place=place, owner=spot.owner, influence=spot.influence, size=size))


def _look_at_siege(table: Table[State], place: Place) -> None:
    spot = table.state.spots[place]
    if not spot.siege:
        return
    besieger = table.state.units[spot.siege]
    if spot.owner == besieger.power:
        sieges.end(table, place, "diplomacy")
    elif not spot.owner and queries.is_ally(place):
        sieges.end(table, place, "recalled" if besieger.kind == TRIREME else "returned")
    elif not spot.owner:
        sieges.end(table, place, "won")
