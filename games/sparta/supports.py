"""4 and 16: military supports lie on their markers, in their fields, or are eliminated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.sparta import queries
from games.sparta.board import MERCENARY, board
from games.sparta.events.cards import SupportChanged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.core.agenda import Table
    from games.sparta.figures import Power
    from games.sparta.state import State

Change = Literal["promoted", "reduced", "eliminated", "rebuilt", "hired"]
LAND = ("elite", "peltast", "cavalry")


def is_of(name: str, kind: str) -> bool:
    """Say whether a support is of a kind: any, land, or one of the four."""
    own = board().supports[name].kind
    return kind in ("any", own) or (kind == "land" and own in LAND)


def value(state: State, power: Power, kind: str) -> int:
    """16: add up the supports of a kind: regular ones count 1, veterans 2."""
    own = (state.supports[name] for name in board().of_kind[kind] if name in state.supports)
    found = [each.veteran for each in own if each.state == "field" and each.holder == power]
    return len(found) + sum(found)


def can_promote(state: State, power: Power, kind: str) -> list[str]:
    """List the regular supports of a power, of a kind."""
    own = queries.supports_of(state, power)
    return [name for name in own if is_of(name, kind) and not state.supports[name].veteran]


def can_reduce(state: State, power: Power, kind: str) -> list[str]:
    """List the supports of a power, of a kind."""
    return [name for name in queries.supports_of(state, power) if is_of(name, kind)]


def can_rebuild(state: State, power: Power, kind: str = "any") -> list[str]:
    """11: list the eliminated supports of a kind whose markers a power holds; never mercenaries."""
    return [
        name
        for name, support in sorted(state.supports.items())
        if support.state == "lost"
        and is_of(name, kind)
        and queries.holder(state, board().supports[name].marker) == power
    ]


def can_hire(state: State, name: str) -> bool:
    """Say whether a mercenary is in the supply (ruling 63)."""
    return state.supports[name].state == "supply"


def promote(table: Table[State], power: Power, name: str) -> None:
    """Turn a regular support to its veteran side."""
    table.state.supports[name].veteran = True
    _tell(table, power, name, "promoted")


def reduce(table: Table[State], power: Power, name: str) -> None:
    """Turn a veteran regular, eliminate a regular one; a mercenary goes back to the supply."""
    support = table.state.supports[name]
    if support.veteran:
        support.veteran = False
        _tell(table, power, name, "reduced")
        return
    support.state = "supply" if board().supports[name].marker == MERCENARY else "lost"
    support.holder = ""
    _tell(table, power, name, "eliminated")


def rebuild(table: Table[State], power: Power, name: str) -> None:
    """Bring an eliminated support back, regular (ruling 13)."""
    field(table.state, power, name, veteran=False)
    _tell(table, power, name, "rebuilt")


def hire(table: Table[State], power: Power, name: str, *, veteran: bool) -> None:
    """Take a mercenary from the supply."""
    field(table.state, power, name, veteran=veteran)
    _tell(table, power, name, "hired")


def follow(state: State, power: Power, names: Sequence[str]) -> list[str]:
    """10: let the supports of a marker follow it to who holds it, whichever side lies up (ruling 13)."""
    came = [name for name in names if state.supports[name].state in ("marker", "field")]
    new = [name for name in came if state.supports[name].holder != power]
    for name in came:
        support = state.supports[name]
        support.state, support.holder = "field", power
    return new


def lie_back(state: State, names: Sequence[str]) -> None:
    """10: let supports lie on their marker that nobody holds."""
    for name in names:
        support = state.supports[name]
        if support.state == "field":
            support.state, support.holder = "marker", ""


def field(state: State, power: Power, name: str, *, veteran: bool) -> None:
    """Put a support into its field."""
    support = state.supports[name]
    support.state, support.holder, support.veteran = "field", power, veteran


def _tell(table: Table[State], power: Power, name: str, change: Change) -> None:
    table.tell(SupportChanged(power=power, support=name, change=change))
