"""3.2: who stands where, how strong, and what is left in the box."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from games.pericles.board import COLOURS_OF, EAST, ENEMY, OF_SIDE, SIDE_OF, SIDES, THREE_HUNDRED, board
from games.pericles.pieces import Stack

if TYPE_CHECKING:
    from games.pericles.figures import Colour, Element, Faction, Side, Theatre
    from games.pericles.pieces import Will
    from games.pericles.state import State

NOTHING = Stack()
Kind = Literal["land", "naval", "base"]


def stack(state: State, theatre: Theatre, colour: Colour) -> Stack:
    """Return what a colour has in a theatre, without the 300; it is not to be changed."""
    return state.pieces.get(theatre, {}).get(colour, NOTHING)


def units(state: State, theatre: Theatre, colour: Colour, element: Element) -> int:
    """Count the units of a colour in a theatre; the 300 are a red land unit (12.4)."""
    held = stack(state, theatre, colour)
    if element == "naval":
        return held.naval
    return held.land + int(colour == "sparta" and state.three_hundred == theatre)


def units_of(state: State, theatre: Theatre, side: Side, element: Element) -> int:
    """Count the units of a Side in a theatre."""
    return sum(units(state, theatre, colour, element) for colour in COLOURS_OF[side])


def _held(state: State, theatre: Theatre, side: Side) -> list[tuple[Colour, Stack]]:
    """List what a Side has in a theatre by colour, without the 300."""
    colours = COLOURS_OF[side]
    return [held for held in state.pieces.get(theatre, {}).items() if held[0] in colours]


def bases_of(state: State, theatre: Theatre, side: Side) -> int:
    """Count the bases of a Side in a theatre."""
    return sum([pile.base for _, pile in _held(state, theatre, side)])


def all_bases(state: State, side: Side) -> int:
    """11.2: count all bases of a Side; Persian ones are Spartan (A52)."""
    persian = state.persian_bases if side == "sparta" else 0
    return sum(bases_of(state, theatre, side) for theatre in state.pieces) + persian


def stands(state: State, theatre: Theatre, side: Side) -> bool:
    """Say whether a Side has a unit or a base in a theatre; treachery is neither."""
    return bool(_held(state, theatre, side)) or _has_elite(state, theatre, side)


def _has_elite(state: State, theatre: Theatre, side: Side) -> bool:
    """12.4: say whether the 300 stand in a theatre for a Side."""
    return side == "sparta" and state.three_hundred == theatre


def holders(state: State, theatre: Theatre) -> list[Side]:
    """3.2: list who stands in a theatre: nobody, it is neutral; one, it is controlled; two, contested."""
    return [side for side in SIDES if stands(state, theatre, side)]


def is_contested(state: State, theatre: Theatre) -> bool:
    """3.2: say whether both Sides stand in a theatre."""
    return len(holders(state, theatre)) == len(SIDES)


def strength(state: State, theatre: Theatre, side: Side, element: Element) -> int:
    """9.32 and 9.42: add up the military values of a Side's units of an element, and of its bases."""
    printed = board()
    total = 0
    for colour, pile in _held(state, theatre, side):
        number = pile.land if element == "land" else pile.naval
        total += pile.base * printed.printed.value.base
        total += number * printed.value(colour, element) if number else 0
    elite = element == "land" and _has_elite(state, theatre, side)
    return total + (printed.value("sparta", element) if elite else 0)


def treachery(state: State, theatre: Theatre, side: Side) -> int:
    """9.8: count the treachery markers of a Side in a theatre."""
    return state.treachery.get(theatre, {}).get(side, 0)


def committed(state: State, side: Side) -> int:
    """9.31: count the tokens of a Side in the present issue; the State ships are one (A48)."""
    tokens = sum(state.committed.get(faction, 0) for faction in OF_SIDE[side])
    return tokens + int(side == "athens" and state.ships_sent)


def picker(state: State, owner: Faction, side: Side) -> Faction:
    """A7: name who speaks for a Side in a battle: its commander, or else its controlling faction."""
    return owner if SIDE_OF[owner] == side else state.cities[side].controlling


def enemy_of(faction: Faction) -> Side:
    """3.2: name the other Side."""
    return ENEMY[SIDE_OF[faction]]


def put(state: State, theatre: Theatre, colour: Colour, kind: Kind, number: int) -> None:
    """Put pieces into a theatre, or take them away where the number is negative."""
    held = state.pieces.setdefault(theatre, {})
    pile = held.setdefault(colour, Stack())
    setattr(pile, kind, getattr(pile, kind) + number)
    if pile.is_empty:
        del held[colour]
    if not held:
        del state.pieces[theatre]


def unit_id(colour: Colour, kind: Kind) -> str:
    """Name a piece as the catalogue does."""
    return f"{colour}-{kind}"


def left_in_box(state: State, colour: Colour, kind: Kind) -> int:
    """3.1: count the pieces of a kind that stand in no theatre; the 300 are counted apart."""
    standing = sum(getattr(held[colour], kind) for held in state.pieces.values() if colour in held)
    limit: int = getattr(board().colours[colour].limit, kind)
    return limit - int(standing) - state.lost_for_good.get(unit_id(colour, kind), 0)


def elite_left(state: State) -> int:
    """12.4: count the 300 that can be built: one, unless they stand or are lost for good."""
    return int(not state.three_hundred and not state.lost_for_good.get(THREE_HUNDRED, 0))


def has_granary(state: State, side: Side) -> bool:
    """11.13: say whether a Side has a base in a theatre with a granary."""
    granaries = [each for each in in_play(state) if board().theatres[each].granary]
    return any(bases_of(state, theatre, side) for theatre in granaries)


def bury(state: State, units: Iterable[tuple[str, int]]) -> None:
    """14.43: note units that are out of the game for good."""
    for unit, number in units:
        state.lost_for_good[unit] = state.lost_for_good.get(unit, 0) + number


def found(state: State, side: Side, theatre: Theatre) -> None:
    """11.41: note where a base was built, placed or converted this turn (A27)."""
    state.cities[side].founded.append(theatre)


def in_play(state: State) -> list[Theatre]:
    """3.12: list the theatres of a scenario; the Eastern Mediterranean needs the Persian War (A25)."""
    return [each for each in state.figures.theatres or board().theatres if each != EAST or state.persian_war]


def is_in_play(state: State, theatre: Theatre) -> bool:
    """3.12: say whether a theatre is one of the scenario (A25)."""
    listed = state.figures.theatres or board().theatres
    return theatre in listed and (theatre != EAST or state.persian_war)


def is_missing(state: State, will: Will) -> bool:
    """E2: say whether too few theatres of a will are in the game for it ever to be met."""
    return sum(is_in_play(state, theatre) for theatre in will.theatres) < will.count


def defence(state: State, theatre: Theatre, side: Side) -> int:
    """8.51: add up the values of all units and bases of a Side against diplomacy."""
    elements: tuple[Element, Element] = ("land", "naval")
    bases = bases_of(state, theatre, side) * board().printed.value.base
    return sum(strength(state, theatre, side, element) - bases for element in elements) + bases


def league_units(state: State, theatre: Theatre, side: Side) -> list[str]:
    """8.53: name the kinds of league units of a Side in a theatre; Argos is one (A54)."""
    colours = [colour for colour in COLOURS_OF[side] if colour not in ("athens", "sparta")]
    kinds: tuple[Element, Element] = ("land", "naval")
    return [
        unit_id(colour, kind) for colour in colours for kind in kinds if units(state, theatre, colour, kind)
    ]


def apart(unit: str) -> tuple[Colour, Element]:
    """Tell the colour and the element of a unit; the 300 are red land units."""
    if unit == THREE_HUNDRED:
        return "sparta", "land"
    colour, _, kind = unit.rpartition("-")
    return colour, kind  # type: ignore[return-value]


def take_off(state: State, theatre: Theatre, unit: str) -> None:
    """Take a unit off the map."""
    if unit == THREE_HUNDRED:
        state.three_hundred = ""
    else:
        put(state, theatre, *apart(unit), -1)


def set_down(state: State, theatre: Theatre, unit: str) -> None:
    """Put a unit on the map."""
    if unit == THREE_HUNDRED:
        state.three_hundred = theatre
    else:
        put(state, theatre, *apart(unit), 1)


def build(
    state: State, theatre: Theatre, wanted: Sequence[tuple[Colour, Element, int]]
) -> tuple[tuple[str, int], ...]:
    """3.1: build units; name what was built."""
    for colour, kind, number in wanted:
        if number:
            put(state, theatre, colour, kind, number)
    return tuple((unit_id(colour, kind), number) for colour, kind, number in wanted if number)
