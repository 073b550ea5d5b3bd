"""30: what a power may know of a table, built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta.board import POWERS
from games.sparta.pieces import Holding

if TYPE_CHECKING:
    from games.sparta.figures import Power
    from games.sparta.state import State


def known_to(state: State, power: Power) -> State:
    """Return a state that has what a power sees and nothing else.

    Its parts are those of the table: they are read, never changed.
    """
    return type(state)(
        seats=state.seats,
        scenario=state.scenario,
        agenda=[],
        war=state.war,
        variants=state.variants,
        bot=state.bot,
        level=state.level,
        round=state.round,
        rounds_before=state.rounds_before,
        turn=state.turn,
        holdings={each: _holding(state, each, power) for each in POWERS},
        spots=state.spots,
        units=state.units,
        commanders=state.commanders,
        supports=state.supports,
        lasting=state.lasting,
        discards=state.discards,
        removed=state.removed,
        battle_discards=state.battle_discards,
        combat=state.combat,
    )


def _holding(state: State, whose: Power, power: Power) -> Holding:
    holding = state.holdings[whose]
    return Holding(
        talents=holding.talents,
        favours=holding.favours,
        green=holding.green,
        army=holding.army,
        fleet=holding.fleet,
        desperate=holding.desperate,
        markers=holding.markers,
        hand=holding.hand if whose == power else holding.shown,
        battle=holding.battle if whose == power else holding.battle_shown,
        shown=holding.shown,
        battle_shown=holding.battle_shown,
    )
