"""15: every decision of the rules that no other table of Phormio's has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles import queries
from games.pericles.actions import Citizens, Decline, Done, Enlist, Gold, Hunt, Move, Settle, Train
from games.pericles.board import CITY, ELEMENTS, board

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.pericles.figures import Theatre
    from games.pericles.phormio.mind import Mind


def _number(theatre: Theatre) -> int:
    return board().theatres[theatre].no


def gold(mind: Mind) -> Action:
    """9.11: ships at Sparta, then in contested theatres of the Aegean, then land units in Ionia."""
    return mind.best(Gold, lambda each: _merit(mind, each)) or Done(mind.faction)


def _merit(mind: Mind, action: Gold) -> tuple[int, int]:
    if action.theatre == "sparta":
        first = 3
    elif action.unit.endswith("naval"):
        first = 2 if queries.is_contested(mind.state, action.theatre) else 0
    else:
        first = 1
    return first, -_number(action.theatre)


def citizenship(mind: Mind) -> Action:
    """7.44: in a contested theatre, else the lowest; a ship rather than land units."""
    contested = mind.best(
        Citizens,
        lambda each: (
            queries.is_contested(mind.state, each.theatre),
            -_number(each.theatre),
            each.naval,
        ),
    )
    return contested or Decline(mind.faction)


def colony(mind: Mind) -> Action:
    """7.44: in a contested theatre, else where there are fewest bases; units of the theatre's element."""
    found = mind.best(Settle, lambda each: _colony(mind, each))
    return found or Decline(mind.faction)


def _colony(mind: Mind, action: Settle) -> tuple[bool, int, int, int, int]:
    theatre = action.theatre
    bases = queries.bases_of(mind.state, theatre, mind.side)
    first, second = action.land, action.naval
    if board().theatres[theatre].element == "naval":
        first, second = second, first
    return queries.is_contested(mind.state, theatre), -bases, -_number(theatre), first, second


def krypteia(mind: Mind) -> Action:
    """7.45: as many markers as can be, where most are first."""
    markers = mind.best(
        Hunt,
        lambda each: (
            queries.treachery(mind.state, each.theatre, mind.enemy),
            -_number(each.theatre),
            each.number,
        ),
    )
    return markers or Done(mind.faction)


def agoge(mind: Mind) -> Action:
    """7.45: the 300 first, then as many as can be."""
    return mind.best(Train, lambda each: (each.three_hundred, each.land)) or Decline(mind.faction)


def enlist(mind: Mind) -> Enlist:
    """5.11: in a contested theatre, else at home, else in the lowest."""
    found = mind.best(
        Enlist,
        lambda each: (
            queries.is_contested(mind.state, each.theatre),
            each.theatre == mind.side,
            -_number(each.theatre),
        ),
    )
    assert found is not None
    return found


def go_home(mind: Mind) -> Action:
    """7.41: who may not stay goes home, or guards a base of the own colour where nobody is."""
    away = [each for each in mind.offered(Move) if not _may_stay(mind, each.origin)]
    return min(away, key=lambda each: _guards(mind, each.to), default=Done(mind.faction))


def _may_stay(mind: Mind, theatre: Theatre) -> bool:
    base = queries.stack(mind.state, theatre, CITY[mind.side]).base
    return theatre == mind.side or base > 0


def _guards(mind: Mind, theatre: Theatre) -> tuple[bool, bool, int]:
    guarded = any(queries.units_of(mind.state, theatre, mind.side, element) for element in ELEMENTS)
    return guarded, theatre != mind.side, _number(theatre)
