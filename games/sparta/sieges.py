"""15: how sieges end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import queries, treasury, units
from games.sparta.board import TRIREME
from games.sparta.events.cards import InfluenceChanged
from games.sparta.events.units import SiegeEnded
from games.sparta.figures import Place

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.events.units import SiegeEnd
    from games.sparta.state import State

LEAVE_A_RAID = ("lost", "broken-off", "relocated", "home")
"""Ends that leave a raid marker in a city, never on an ally."""
STAY_OUT = ("lost", "broken-off", "relocated")
"""Ends after which whoever ended the siege says where unit and commander go."""


def end(table: Table[State], place: Place, how: SiegeEnd) -> None:
    """15: end a siege, in one of the ways in which one can end (rulings 23 to 26, 48, 49 and 60)."""
    state = table.state
    spot, name = state.spots[place], state.spots[place].siege
    power = state.units[name].power
    spot.siege = ""
    spot.raid = how != "won" and (spot.raid or (how in LEAVE_A_RAID and not queries.is_ally(place)))
    talents = queries.size(state, place) if how == "won" else 0
    table.tell(SiegeEnded(power=power, place=place, unit=name, how=how, talents=talents))
    if how == "won":
        spot.owner, spot.influence = power, queries.size(state, place)
        table.tell(_told(state, place))
        treasury.change(table, power, talents)
    if how not in STAY_OUT:
        _send_home(table, name, how)


def _send_home(table: Table[State], name: str, how: SiegeEnd) -> None:
    unit = table.state.units[name]
    if how == "recalled" and unit.kind == TRIREME:
        treasury.shift(table, unit.power, "fleet", -1)
    if how == "returned":
        units.command(table.state, name, unit.commander, "waiting")
        unit.at, unit.opened_by, unit.actions = "", "", 0
    else:
        units.home(table, name, "ready" if how == "home" else "exhausted")


def _told(state: State, place: Place) -> InfluenceChanged:
    spot, size = state.spots[place], queries.size(state, place)
    return InfluenceChanged(place=place, owner=spot.owner, influence=spot.influence, size=size)
