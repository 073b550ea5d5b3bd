"""15: what a faction of Phormio's may know of a table, built up field by field, never cut down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.pieces import City, Counter, House, Placed

if TYPE_CHECKING:
    from games.pericles.figures import Faction
    from games.pericles.state import State

HIDDEN = Counter("", "")
"""A counter of which a faction sees only the back."""


def known_to(state: State, faction: Faction) -> State:
    """Return a state that has what a faction sees and nothing else; it is to be read, not changed."""
    return type(state)(
        seats=state.seats,
        scenario=state.scenario,
        agenda=[],
        owners=state.owners,
        turn=state.turn,
        scenario_turn=state.scenario_turn,
        war=state.war,
        plague=state.plague,
        alcibiades_in_persia=state.alcibiades_in_persia,
        persian_war=state.persian_war,
        ships_ready=state.ships_ready,
        ships_sent=state.ships_sent,
        houses={each: _house(state, each, faction) for each in state.houses},
        cities={side: _city(state.cities[side]) for side in state.sides},
        pieces=state.pieces,
        three_hundred=state.three_hundred,
        treachery=state.treachery,
        queues={place: [_placed(each, faction) for each in queue] for place, queue in state.queues.items()},
        honour_order=state.honour_order,
        persia_open=state.persia_open,
        persian_bases=state.persian_bases,
        committed=state.committed,
        play=state.play,
        granary_at_start=state.granary_at_start,
        lost_for_good=state.lost_for_good,
    )


def _house(state: State, whose: Faction, faction: Faction) -> House:
    house = state.houses[whose]
    if whose == faction:
        return house
    opened = house.entourage if house.trusted else []
    return House(honour=house.honour, tally=house.tally, entourage=opened, trusted=house.trusted)


def _city(city: City) -> City:
    return City(
        controlling=city.controlling,
        favour=city.favour,
        stock=city.stock,
        board=city.board,
        aside=city.aside,
        track=city.track,
        removed=city.removed,
        hostages=city.hostages,
        will=city.will,
        founded=city.founded,
        spent=city.spent,
        discards=city.discards,
    )


def _placed(placed: Placed, faction: Faction) -> Placed:
    return placed if placed.by == faction else Placed(HIDDEN, placed.by)
