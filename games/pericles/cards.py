"""6.2: what a political card is worth, and who takes tokens for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.core.chance import Chance, draw_out
from games.pericles.board import OF_SIDE, SIDE_OF, board, compatriot

if TYPE_CHECKING:
    from games.pericles.figures import Condition, Faction, Half, Side
    from games.pericles.state import State


class Worth(msgspec.Struct, frozen=True):
    """The printed value of a card, and what its half adds."""

    value: int
    bonus: int = 0
    strategoi: int = 0


def worth(state: State, faction: Faction, card: str, issue: str) -> Worth:
    """6.2: judge a card in a debate about an issue, by the faction's own half."""
    figures = board().cards[card]
    half = figures.halves[faction]
    if not _is_aligned(half, issue) or not all(_holds(state, faction, each) for each in half.when):
        return Worth(figures.value)
    return Worth(figures.value, half.bonus, half.strategoi)


def _is_aligned(half: Half, issue: str) -> bool:
    return issue not in half.but if half.issue == "any" else half.issue == issue


def _holds(state: State, faction: Faction, condition: Condition) -> bool:
    match condition:
        case "controlling":
            return state.cities[SIDE_OF[faction]].controlling == faction
        case "at-war":
            return state.war
        case "pre-plague":
            return not state.plague
        case "post-plague":
            return state.plague
        case "alcibiades-in-athens":
            return not state.alcibiades_in_persia


def is_leader(card: str) -> bool:
    """6.3: say whether a card is a faction's leader."""
    return bool(board().cards[card].leader)


def in_turn(state: State, side: Side) -> tuple[Faction, Faction]:
    """List the factions of a Side, the controlling one first."""
    first = state.cities[side].controlling
    return first, compatriot(first)


def award(state: State, side: Side, wanted: dict[Faction, int]) -> dict[Faction, int]:
    """6.22: hand out tokens of the stock one by one, the controlling faction first."""
    city, given = state.cities[side], dict.fromkeys(OF_SIDE[side], 0)
    while city.stock and any(given[each] < wanted.get(each, 0) for each in given):
        for faction in in_turn(state, side):
            if city.stock and given[faction] < wanted.get(faction, 0):
                city.stock -= 1
                given[faction] += 1
    for faction, tokens in given.items():
        state.houses[faction].tokens += tokens
    return given


def draw_battle_card(state: State, side: Side, chance: Chance) -> str:
    """9.42: turn up a battle card; a deck that has run out is made of the spent ones (A3, B8)."""
    city = state.cities[side]
    if not city.deck:
        city.deck, city.spent = sorted(city.spent), []
    card = draw_out(chance, city.deck, "battle card")
    city.spent.append(card)
    return card
