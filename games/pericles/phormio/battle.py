"""15: Phormio in battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles.actions import Fight, Kill, Raze, Second, Ships
from games.pericles.board import CITY, ENEMY, LEAGUE, SIDE_OF, board
from games.pericles.phormio import estimate

if TYPE_CHECKING:
    from games.pericles.figures import Element
    from games.pericles.phormio.mind import Mind

LEAD = 2
"""9.6: what he must be ahead by to fight a second battle."""
CLOSE = 4
"""12.3: State ships are sent where the totals differ by no more."""
OF_THE_300 = 3
"""12.4: their military value."""


def fight(mind: Mind) -> Fight:
    """14.1: open the battle."""
    return Fight(mind.faction)


def second(mind: Mind) -> Second:
    """9.6: fight again if ahead."""
    element: Element = "land" if mind.decision.facts["element"] == "land" else "naval"
    return Second(mind.faction, estimate.lead(mind.state, mind.theatre, mind.side, element) >= LEAD)


def ships(mind: Mind) -> Ships:
    """12.3: send the State ships into a close battle."""
    element = board().theatres[mind.theatre].element
    return Ships(mind.faction, abs(estimate.lead(mind.state, mind.theatre, mind.side, element)) <= CLOSE)


def kill(mind: Mind) -> Kill:
    """9.44: the pieces worth most."""
    element: Element = "land" if mind.decision.facts["element"] == "land" else "naval"
    found = mind.best(Kill, lambda each: _value(each, element))
    assert found is not None
    return found


def _value(action: Kill, element: Element) -> int:
    side, value = ENEMY[SIDE_OF[action.faction]], board().value
    city, league = value(CITY[side], element), value(LEAGUE[side], element)
    argos = action.argos * value("argos", element) if action.argos else 0
    return action.city * city + action.league * league + argos + OF_THE_300 * action.three_hundred


def raze(mind: Mind) -> Raze:
    """9.44: as many bases as can be, those of the City-State first."""
    found = mind.best(Raze, lambda each: (each.city + each.league, each.city))
    assert found is not None
    return found
