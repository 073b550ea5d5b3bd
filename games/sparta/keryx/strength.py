"""30: how strong Keryx takes itself to be, and what its commanders and supports are good for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import advantages, supports
from games.sparta.board import ENEMY, board, element_of
from games.sparta.effects import (
    AfterWin,
    BattleStrength,
    Effect,
    Loss,
    Protect,
    RaidTalents,
    SiegeAbortSafe,
    SiegeDice,
    SiegeSafe,
    Weight,
)
from games.sparta.pieces import Combat, Side
from games.sparta.steps.sieges import throw

if TYPE_CHECKING:
    from games.sparta.effects import Element
    from games.sparta.figures import Place, Power
    from games.sparta.pieces import Kind
    from games.sparta.state import State


def lead(state: State, power: Power, unit: str, place: Place, enemy: str) -> int:
    """Say by how much a unit would be ahead in a battle, its own homeland left out."""
    element = element_of(state.units[unit].kind)
    sides = {power: Side(unit), ENEMY[power]: Side(enemy)}
    before, state.combat = state.combat, Combat(place, element, power, sides)
    own, other = (advantages.strength(state, each) for each in (power, ENEMY[power]))
    own -= "homeland" in advantages.held(state, power)
    state.combat = before
    return own - other


def in_arm(state: State, power: Power, kind: Kind) -> int:
    """Say by how much a power is ahead on land or at sea, wherever it fights."""
    held, other = state.holdings[power], state.holdings[ENEMY[power]]
    if element_of(kind) == "sea":
        return _more(held.fleet, other.fleet) + _of_supports(state, power, "fleet")
    kinds = ("elite", "cavalry", "peltast")
    return _more(held.army, other.army) + sum(_of_supports(state, power, each) for each in kinds)


def _of_supports(state: State, power: Power, kind: str) -> int:
    return _more(supports.value(state, power, kind), supports.value(state, ENEMY[power], kind))


def _more(own: int, other: int) -> int:
    return (own > other) - (own < other)


def helps(state: State, commander: str, kind: Kind) -> int:
    """Say for how much a commander is good with a kind of unit."""
    piece, printed = state.commanders[commander], board().commanders[commander]
    effects = printed.veteran if piece.veteran else printed.regular
    return sum(_helps(effect, kind) for effect in effects)


def _helps(effect: Effect, kind: Kind) -> int:
    element: Element = element_of(kind)
    if isinstance(effect, BattleStrength | Loss | AfterWin):
        return int(effect.kind == element)
    if isinstance(effect, RaidTalents):
        return int(effect.unit in (kind, "either"))
    if isinstance(effect, SiegeDice | SiegeSafe | SiegeAbortSafe):
        return int(element == "land")
    if isinstance(effect, Weight):
        return int((effect.kind == "fleet") == (element == "sea"))
    if isinstance(effect, Protect):
        return int(effect.advantage in advantages.OF[element])
    return 0


def dice(state: State, power: Power, place: Place) -> int:
    """Count the dice of an own siege."""
    thrown = throw(state, power, place)
    return thrown.together + thrown.apart


def use(state: State, support: str) -> int:
    """Say what a support is good for: most where it decides an advantage."""
    printed, piece = board().supports[support], state.supports[support]
    if not piece.holder:
        return 0
    values = [supports.value(state, power, printed.kind) for power in (piece.holder, ENEMY[piece.holder])]
    return 2 if abs(values[0] - values[1]) <= 1 else 1
