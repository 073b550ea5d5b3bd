"""10: markers of regions and allies, and what they bring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import favours, queries, supports, treasury
from games.sparta.board import POWERS, board
from games.sparta.events.cards import MarkerTaken
from games.sparta.events.rounds import RegionsScored

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.figures import Place, Power
    from games.sparta.pieces import Owner
    from games.sparta.state import State


def score(table: Table[State]) -> None:
    """10: give every marker to whoever controls its region or ally now; supports follow it."""
    state = table.state
    now = controllers(state)
    for power in POWERS:
        held = [marker for marker, owner in now.items() if owner == power]
        before = state.holdings[power].markers
        won = tuple(marker for marker in held if marker not in before)
        lost = tuple(marker for marker in before if marker not in held)
        state.holdings[power].markers = held
        table.tell(RegionsScored(power=power, markers=tuple(held), won=won, lost=lost))
    for marker, owner in now.items():
        names = board().reward(marker, state.war).supports
        if not owner:
            supports.lie_back(state, names)


def controllers(state: State) -> dict[str, Owner]:
    """9: give who controls each region and ally in play now."""
    regions: dict[str, Owner] = {region: queries.winner(state, region) for region in queries.regions(state)}
    allies: dict[str, Owner] = {ally: queries.controller(state, ally) for ally in queries.allies(state)}
    return {**regions, **allies}


def collect(state: State, power: Power) -> tuple[int, int, list[str]]:
    """10: add up what the markers of a power bring: talents, favours and the supports that came to it."""
    found = [board().reward(marker, state.war) for marker in state.holdings[power].markers]
    came = [name for reward in found for name in supports.follow(state, power, reward.supports)]
    return sum(reward.talents for reward in found), sum(reward.favour for reward in found), came


def take_now(table: Table[State], power: Power, ally: Place) -> None:
    """Take marker and reward of an ally at once, without supports that are held already (ruling 59)."""
    state, reward = table.state, board().reward(ally, table.state.war)
    for each in POWERS:
        held = [marker for marker in state.holdings[each].markers if marker != ally]
        state.holdings[each].markers = [*held, ally] if each == power else held
    came = supports.follow(state, power, reward.supports)
    table.tell(MarkerTaken(power=power, place=ally, talents=reward.talents, supports=tuple(came)))
    treasury.change(table, power, reward.talents)
    favours.gain(table, power, reward.favour)
