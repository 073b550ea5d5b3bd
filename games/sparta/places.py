"""Which places fit a `where` of the effect language, from the side of a power."""

from __future__ import annotations

from collections.abc import Callable
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
        for place in board().fitting(where)
        if place in state.spots
        and (contested_ok or not queries.is_contested(state, place))
        and _is_so(state, power, place, where)
    ]


def fits_anywhere(state: State, power: Power, place: Place, where: Where) -> bool:
    """Say whether every key but the kind of place fits: a unit can be fought at an ally too."""
    return board().lies(place, where) and _is_so(state, power, place, where)


def _is_so(state: State, power: Power, place: Place, where: Where) -> bool:
    """Say whether a place is now as a `where` asks for."""
    return is_owned(state, power, place, where.owner) and not (
        (where.autonomy and queries.size(state, place) not in where.autonomy)
        or (where.not_enemy_capital and place == queries.capital(state, ENEMY[power]))
        or (where.marker == "own" and queries.holder(state, board().region_of(place)) != power)
    )


def is_owned(state: State, power: Power, place: Place, owner: str) -> bool:
    """Say whether the influence in a place is as a `where` asks for."""
    return not owner or OWNED[owner](state, power, place)


def _is_begun(state: State, power: Power, place: Place) -> bool:
    return 0 < queries.influence(state, power, place) < queries.size(state, place)


OWNED: dict[str, Callable[[State, Power, Place], bool]] = {
    "own": queries.is_friendly,
    "partial-own": _is_begun,
    "enemy": queries.is_hostile,
    "neutral": lambda state, _power, place: queries.is_neutral(state, place),
    "not-enemy": lambda state, power, place: not queries.is_hostile(state, power, place),
}
"""The words of `owner`."""
