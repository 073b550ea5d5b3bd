"""11.3: where units may stand in the end (A24, A55, B6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.core.errors import Refusal
from games.pericles import movement, queries
from games.pericles.board import COLOURS_OF, ELEMENTS, board

if TYPE_CHECKING:
    from games.pericles.actions import Redeploy
    from games.pericles.figures import Colour, Side, Theatre
    from games.pericles.state import State

ORDER: tuple[Colour, ...] = ("delian", "athens", "peloponnesian", "sparta")
"""11.3: the colours, each finished before the next."""
HOSTS: dict[Colour, tuple[Colour, ...]] = {
    "delian": ("delian",),
    "athens": ("athens", "delian"),
    "peloponnesian": ("peloponnesian",),
    "sparta": ("sparta",),
}
"""11.3: whose bases a colour may stand at."""
JUDGED: dict[Colour, tuple[Colour, ...]] = {
    "delian": ("delian", "argos"),
    "athens": ("athens", "delian", "argos"),
    "peloponnesian": ("peloponnesian",),
    "sparta": ("sparta", "peloponnesian"),
}
"""B6: whose units count when a colour is judged: the first of a Side alone, then the whole Side."""


def side_of(colour: Colour) -> Side:
    """Name the Side of a colour."""
    return "athens" if colour in COLOURS_OF["athens"] else "sparta"


def colour_of(unit: str) -> Colour:
    """Name the colour of a unit; the 300 are red."""
    return queries.apart(unit)[0]


def number_of(state: State, theatre: Theatre, colour: Colour) -> int:
    """Count the units of a colour in a theatre."""
    return sum(queries.units(state, theatre, colour, element) for element in ELEMENTS)


def kinds_of(state: State, theatre: Theatre, colour: Colour) -> dict[str, int]:
    """Count the units of a colour in a theatre by kind."""
    held = movement.movable(state, side_of(colour), theatre)
    return {unit: number for unit, number in held.items() if colour_of(unit) == colour}


def is_host(state: State, theatre: Theatre, colour: Colour) -> bool:
    """11.3: say whether a base is there that a colour may stand at."""
    return any(queries.stack(state, theatre, host).base for host in HOSTS[colour])


def judged(state: State, theatre: Theatre, colour: Colour) -> int:
    """B6: count the units that are judged with a colour."""
    return sum(number_of(state, theatre, each) for each in JUDGED[colour])


def room(state: State, theatre: Theatre, colour: Colour) -> int:
    """11.3: how many units of a colour can still come to a theatre; fifteen of a Side stand in one."""
    most = board().tracks.units_in_a_theatre
    return max(0, most - judged(state, theatre, colour)) if is_host(state, theatre, colour) else 0


def excess(state: State, theatre: Theatre, colour: Colour) -> int:
    """11.3: how many units of a colour cannot stay where they are."""
    own, all_judged = number_of(state, theatre, colour), judged(state, theatre, colour)
    if is_host(state, theatre, colour):
        return min(own, max(0, all_judged - board().tracks.units_in_a_theatre))
    if queries.bases_of(state, theatre, side_of(colour)):
        return own
    # A24: one unit of the Side may stay without a base; what is judged before it comes first.
    return own if all_judged > own else max(0, own - 1)


def crowded(state: State, colour: Colour) -> dict[Theatre, int]:
    """List the theatres that units of a colour must leave, and how many."""
    found = {theatre: excess(state, theatre, colour) for theatre in queries.in_play(state)}
    return {theatre: number for theatre, number in found.items() if number}


def has_room(state: State, origin: Theatre, colour: Colour) -> bool:
    """11.3: say whether units of a colour can go anywhere from a theatre."""
    return any(each != origin and room(state, each, colour) for each in queries.in_play(state))


def why_not_host(state: State, colour: Colour, action: Redeploy) -> Refusal | None:
    """11.3: judge where units want to go."""
    if action.to not in queries.in_play(state):
        return Refusal("11.3", "theatre-closed", theatre=action.to)
    if action.to == action.origin:
        return Refusal("11.3", "same-theatre", theatre=action.to)
    if not is_host(state, action.to, colour):
        return Refusal("11.3", "no-base-for", theatre=action.to, colour=colour)
    if action.number > room(state, action.to, colour):
        most = board().tracks.units_in_a_theatre
        return Refusal("11.3", "theatre-full", theatre=action.to, number=most)
    return None
