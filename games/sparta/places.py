"""Which places fit a `where` of the effect language, from the side of a power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import queries
from games.sparta.board import ENEMY, board
from games.sparta.effects import Where
from games.sparta.figures import Place, Power

if TYPE_CHECKING:
    from games.sparta.state import State


def candidates(state: State, power: Power, where: Where, *, contested_ok: bool = False) -> list[Place]:
    """List the places in play that fit; contested ones only where that is said."""
    return [
        place
        for place in board().places
        if place in state.spots
        and (contested_ok or not queries.is_contested(state, place))
        and fits(state, power, place, where)
    ]


def fits(state: State, power: Power, place: Place, where: Where) -> bool:
    """Say whether every key that is given fits a place."""
    if queries.is_ally(place) != bool(where.allies):
        return False
    if isinstance(where.allies, tuple) and place not in where.allies:
        return False
    return fits_anywhere(state, power, place, where)


def fits_anywhere(state: State, power: Power, place: Place, where: Where) -> bool:
    """Say whether every key but the kind of place fits: a unit can be fought at an ally too."""
    return _lies(state, power, place, where) and is_owned(state, power, place, where.owner)


def _lies(state: State, power: Power, place: Place, where: Where) -> bool:
    region = board().region_of(place)
    return not (
        (where.regions and region not in where.regions)
        or (where.spaces and place not in where.spaces)
        or (where.autonomy and queries.size(state, place) not in where.autonomy)
        or (where.harbour and not board().is_harbour(place))
        or (where.not_enemy_capital and place == queries.capital(state, ENEMY[power]))
        or (where.marker == "own" and queries.holder(state, region) != power)
    )


def is_owned(state: State, power: Power, place: Place, owner: str) -> bool:
    """Say whether the influence in a place is as a `where` asks for."""
    own = queries.influence(state, power, place)
    enemy = queries.is_hostile(state, power, place)
    asked = {
        "": True,
        "own": own > 0,
        "partial-own": 0 < own < queries.size(state, place),
        "enemy": enemy,
        "neutral": queries.is_neutral(state, place),
        "not-enemy": not enemy,
    }
    return asked[owner]
