"""3.2: tokens go from a faction to its Side's stock, never to another faction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.board import PERSIA, SIDE_OF, board

if TYPE_CHECKING:
    from games.pericles.figures import Faction, Side, Theatre
    from games.pericles.state import State


def tokens(state: State, faction: Faction) -> int:
    """Count the tokens behind a faction's shield."""
    return state.houses[faction].tokens


def price_of_base(theatre: Theatre) -> int:
    """8.52 and A17: count the tokens that a league base costs, or in Persia a Persian one."""
    cost = board().printed.cost
    return cost.persian_base if theatre == PERSIA else cost.league_base


def pay(state: State, faction: Faction, number: int) -> int:
    """Return tokens to the stock, as many as there are; say how many (A16)."""
    paid = min(number, tokens(state, faction))
    state.houses[faction].tokens -= paid
    state.cities[SIDE_OF[faction]].stock += paid
    return paid


def commit(state: State, faction: Faction, number: int) -> None:
    """9.31: lay tokens open for the present issue."""
    state.houses[faction].tokens -= number
    state.committed[faction] = state.committed.get(faction, 0) + number


def sow(state: State, theatre: Theatre, side: Side, number: int) -> int:
    """9.8: place treachery, ten of a Side at most (A61); say how much."""
    placed = sum(each.get(side, 0) for each in state.treachery.values())
    real = min(number, board().tracks.treachery - placed)
    if real > 0:
        here = state.treachery.setdefault(theatre, {})
        here[side] = here.get(side, 0) + real
    return max(real, 0)


def reap(state: State, theatre: Theatre, side: Side, number: int) -> None:
    """9.81: remove treachery."""
    here = state.treachery.get(theatre, {})
    here[side] = here.get(side, 0) - number
    if not here[side]:
        del here[side]
    if not here:
        state.treachery.pop(theatre, None)
