"""Favours: four ordinary ones and the green one of the Olympic games (rulings 31, 40 and 58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta.board import POWERS, board
from games.sparta.events.cards import FavourChanged

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Power
    from games.sparta.state import State


def supply(state: State) -> int:
    """Count the ordinary favours that nobody has."""
    return board().favours.ordinary - sum(holding.favours for holding in state.holdings.values())


def give(state: State, power: Power, number: int) -> int:
    """Give favours without telling; return how many talents were given instead."""
    taken = min(number, supply(state))
    instead = (number - taken) * board().favours.talents_instead
    state.holdings[power].favours += taken
    state.holdings[power].talents += instead
    return instead


def gain(table: Table[State], power: Power, number: int) -> None:
    """6: give favours; for each that is not there, a talent."""
    before = supply(table.state)
    instead = give(table.state, power, number)
    taken = before - supply(table.state)
    if number:
        table.tell(FavourChanged(power=power, favours=taken, green=False, instead=instead))


def may_keep_green(state: State, power: Power, number: int) -> bool:
    """12: say whether it can be chosen that ordinary favours are paid first (ruling 58)."""
    holding = state.holdings[power]
    return holding.green and holding.favours >= number


def pay(table: Table[State], power: Power, number: int, *, ordinary: bool = False) -> int:
    """Take favours, the green one first unless the payer says otherwise; return how many there were."""
    holding = table.state.holdings[power]
    paid = min(number, holding.all_favours)
    green = holding.green and paid > (holding.favours if ordinary else 0)
    holding.green = holding.green and not green
    holding.favours -= paid - int(green)
    if paid:
        table.tell(FavourChanged(power=power, favours=-paid, green=green, instead=0))
    return paid


def take_green(table: Table[State], power: Power) -> None:
    """11: take the green favour from wherever it is; whoever has it already takes nothing more."""
    holdings = table.state.holdings
    if holdings[power].green:
        return
    for each in POWERS:
        holdings[each].green = each == power
    table.tell(FavourChanged(power=power, favours=1, green=True, instead=0))
