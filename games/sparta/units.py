"""7 and 13: hoplites and triremes wait at home, are mobilised, or stand on the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.sparta import commanders
from games.sparta.events.units import UnitHome
from games.sparta.pieces import Kind, Unit

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Power
    from games.sparta.pieces import UnitState
    from games.sparta.state import State

Afterwards = Literal["ready", "exhausted", "as-he-is"]
"""Where the commander of a unit goes that goes home; as he is: his fate is settled already."""


def named(power: Power, kind: Kind, number: int) -> str:
    """Name a unit."""
    return f"{power}-{kind}-{number}"


def free(state: State, power: Power, kind: Kind) -> str:
    """Return the first unit of a kind that waits at home, if there is one."""
    own = (
        name
        for name, unit in state.units.items()
        if unit.state == "home" and unit.power == power and unit.kind == kind
    )
    return min(own, default="")


def command(state: State, unit: str, commander: str, become: UnitState) -> None:
    """Put a unit under a commander."""
    state.units[unit].state = become
    state.units[unit].commander = commander
    state.commanders[commander].state = "commands"


def home(table: Table[State], name: str, commander: Afterwards = "exhausted") -> None:
    """13: send a unit home; its commander is exhausted, or ready if it was never deployed (ruling 4)."""
    state = table.state
    unit = state.units[name]
    leader = unit.commander
    state.units[name] = Unit(unit.power, unit.kind, unit.number)
    table.tell(UnitHome(power=unit.power, unit=name))
    if not leader or commander == "as-he-is":
        return
    if commander == "ready":
        commanders.ready(table, leader)
    else:
        commanders.exhaust(table, leader)
