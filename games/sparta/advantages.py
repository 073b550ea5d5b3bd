"""16 and 17: the advantages of a battle, how strong both powers are, and the combat marker."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta import abilities, queries, supports
from games.sparta.board import ENEMY, OBLIQUE_ORDER, POWERS, board
from games.sparta.effects import BattleStrength, Ignore, Weight
from games.sparta.events.battles import CombatWeighed

if TYPE_CHECKING:
    from games.core.agenda import Table
    from games.sparta.effects import Advantage, Element, SupportKind
    from games.sparta.figures import Power
    from games.sparta.pieces import Combat, Owner
    from games.sparta.state import State

OF: dict[Element, tuple[Advantage, ...]] = {
    "land": ("elite", "cavalry", "peltast", "army", "homeland"),
    "sea": ("fleet-allied", "fleet-size", "homeland"),
}
"""16 and 17: what counts on land and at sea."""
KINDS: dict[Advantage, SupportKind] = {
    "elite": "elite",
    "cavalry": "cavalry",
    "peltast": "peltast",
    "fleet-allied": "fleet",
}
"""The supports that an advantage compares."""


def holder(state: State, advantage: Advantage) -> Owner:
    """16: name who has an advantage; a cancelled one counts for nobody (ruling 28)."""
    combat = fought(state)
    if advantage in combat.cancelled:
        return ""
    found = queries.holder(state, board().region_of(combat.place))
    if advantage != "homeland":
        values = {power: _value(state, power, advantage) for power in POWERS}
        best = max(POWERS, key=lambda power: values[power])
        found = best if values[best] > values[ENEMY[best]] else ""
    return "" if found and _is_ignored(state, found, advantage) else found


def fought(state: State) -> Combat:
    """Return the battle that is being fought."""
    assert state.combat is not None
    return state.combat


def _value(state: State, power: Power, advantage: Advantage) -> int:
    """16 and 17: return what is compared for an advantage."""
    if advantage in KINDS:
        return _supports(state, power, KINDS[advantage])
    held = state.holdings[power]
    return held.army if advantage == "army" else held.fleet


def _supports(state: State, power: Power, kind: SupportKind) -> int:
    """16: add up the supports of a kind; under some commanders they count more."""
    value = supports.value(state, power, kind)
    for each in abilities.in_battle(state, power, Weight):
        value *= each.x if each.kind == kind else 1
    return value


def _is_ignored(state: State, power: Power, advantage: Advantage) -> bool:
    """Say whether the enemy's commander never lets a power count an advantage."""
    element = fought(state).element
    hindered = abilities.in_battle(state, ENEMY[power], Ignore)
    return any((each.advantage, each.kind) == (advantage, element) for each in hindered)


def held(state: State, power: Power) -> tuple[Advantage, ...]:
    """16: list the advantages of a power in the present battle."""
    return tuple(each for each in OF[fought(state).element] if holder(state, each) == power)


def strength(state: State, power: Power) -> int:
    """16: add up advantages, what the commander is worth, what cards have added."""
    combat = fought(state)
    side, own = combat.sides[power], held(state, power)
    doubled = side.doubled and "homeland" in own
    oblique = combat.element == "land" and state.lasting.get(OBLIQUE_ORDER) == power
    return len(own) + doubled + _of_commander(state, power) + side.raised + oblique


def _of_commander(state: State, power: Power) -> int:
    element = fought(state).element
    own = abilities.in_battle(state, power, BattleStrength)
    return sum(each.n for each in own if each.kind == element and _applies(state, power, each))


def _applies(state: State, power: Power, ability: BattleStrength) -> bool:
    """Say whether the condition of a commander's strength is met now."""
    armies = {each: state.holdings[each].army for each in POWERS}
    conditions = {
        "always": True,
        "attacker": fought(state).attacker == power,
        "smaller": armies[power] < armies[ENEMY[power]],
        "with-elite": ability.when == "with-elite" and holder(state, "elite") == power,
        "with-cavalry": ability.when == "with-cavalry" and holder(state, "cavalry") == power,
    }
    return conditions[ability.when]


def lead(state: State) -> Owner:
    """16: name whom the combat marker favours."""
    marker = fought(state).marker
    return "" if not marker else POWERS[0] if marker > 0 else POWERS[1]


def weigh(table: Table[State], *, always: bool = False) -> None:
    """16: move the combat marker by what has changed, and cut it off at once (rulings 27, 28 and 54)."""
    state, limits = table.state, board().tracks.combat
    combat = fought(state)
    before, (red, blue) = combat.difference, (strength(state, power) for power in POWERS)
    combat.difference = red - blue
    if combat.difference == before and not always:
        return
    combat.marker = min(max(combat.marker + combat.difference - before, limits.min), limits.max)
    table.tell(CombatWeighed(lead=lead(state), by=abs(combat.marker), sparta=red, athens=blue))
