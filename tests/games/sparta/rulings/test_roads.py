"""13: the search for roads against a reading of the rule that knows no search, in random positions."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from games.sparta import routes
from games.sparta.board import ENEMY, POWERS, board
from games.sparta.figures import Place, Power
from games.sparta.pieces import Spot
from games.sparta.state import State
from tests.games.sparta.camps import Camp

WARS = ("pw1", "pw2", "tsw", "cle")


def scattered(war: str, seed: int) -> State:
    """Scatter influence, raids and units over a map."""
    rng, camp = Random(f"{war} {seed}"), Camp(war)
    state = camp.state
    if state.figures.territories_usable:
        for place in board().territories:
            if rng.random() < 1 / 2:
                state.spots[place] = Spot()
    for place in state.spots:
        if rng.random() < 2 / 3:
            full = rng.random() < 1 / 2
            size = board().printed_size(place)
            camp.land(place, rng.choice(POWERS), size if full else 1, raid=rng.random() < 1 / 5)
    places = rng.sample(sorted(state.spots), len(state.units))
    ready = {
        power: [name for name, piece in state.commanders.items() if _ready(name, piece.state, power)]
        for power in POWERS
    }
    for (name, unit), place in zip(list(state.units.items()), places, strict=True):
        if ready[unit.power] and rng.random() < 1 / 2:
            besieges = unit.kind == "hoplite" and rng.random() < 1 / 2
            camp.unit(name, ready[unit.power].pop(), place, "siege" if besieges else "field")
    return state


def _ready(name: str, state: str, power: Power) -> bool:
    return state == "ready" and board().commanders[name].side == power


def _stands(state: State, power: Power, place: Place) -> bool:
    return any((unit.power, unit.at) == (power, place) for unit in state.units.values())


def _is_city_of(state: State, power: Power, place: Place, at_least: int) -> bool:
    spot = state.spots[place]
    return spot.owner == power and spot.influence >= at_least


def _size(state: State, place: Place) -> int:
    return 3 if place == "mantineia" and "megalopolis" in state.lasting else board().printed_size(place)


def begins(state: State, power: Power, place: Place) -> bool:
    """Read the five kinds of start in the rulebook's words."""
    if _stands(state, ENEMY[power], place):
        return False
    spot = state.spots[place]
    besieger = state.units.get(spot.siege)
    if besieger is not None and (besieger.power, besieger.kind) == (power, "hoplite"):
        return True
    if place == state.figures.capitals[power] and _is_city_of(state, power, place, 1):
        return True
    gathers = place in board().allies or place in board().territories or _size(state, place) == 3
    quiet = not spot.raid and not spot.siege
    return gathers and quiet and _is_city_of(state, power, place, _size(state, place))


def lets_pass(state: State, power: Power, place: Place) -> bool:
    """Read what a road may lead through."""
    spot = state.spots[place]
    if place in board().allies or _stands(state, ENEMY[power], place):
        return False
    return spot.raid or bool(spot.siege) or spot.owner in ("", power) or not spot.influence


def reached(state: State, power: Power) -> set[Place]:
    """Walk every road again and again, until nothing new is reached."""
    pairs = [(a, b) for a in state.spots for b in board().roads[a] if b in state.spots]
    starts = {place for place in state.spots if begins(state, power, place)}
    found = set(starts)
    while True:
        new = {
            b
            for a, b in pairs
            if b not in found and a in found and (a in starts or lets_pass(state, power, a))
        }
        if not new:
            return found
        found |= new


@pytest.mark.parametrize("war", WARS)
def test_13_every_road_is_found_and_no_other(war: str) -> None:
    marched = 0
    for seed in range(60):
        state = scattered(war, seed)
        for power in POWERS:
            found = routes.routes(state, power)
            assert set(found.before) == reached(state, power), f"{war} {seed} {power}"
            marched += sum(len(found.to(place)) > 2 for place in found.before)
    assert marched > 100, "some roads are long"


@pytest.mark.parametrize("war", WARS)
def test_13_a_way_goes_from_a_start_over_open_places_by_roads(war: str) -> None:
    for seed in range(20):
        state = scattered(war, seed)
        for power in POWERS:
            found = routes.routes(state, power)
            for place in found.before:
                way = found.to(place)
                assert begins(state, power, way[0])
                assert way[-1] == place
                assert all(lets_pass(state, power, each) for each in way[1:-1])
                assert all(b in board().roads[a] for a, b in pairwise(way))


@pytest.mark.parametrize("war", WARS)
def test_13_what_is_on_offer_is_what_may_be_entered(war: str) -> None:
    for seed in range(20):
        state = scattered(war, seed)
        for power in POWERS:
            for kind in ("hoplite", "trireme"):
                offered = set(routes.targets(state, power, kind))
                allowed = {
                    place
                    for place in board().places
                    if routes.why_not_enter(state, power, kind, place) is None
                }
                assert offered == allowed
