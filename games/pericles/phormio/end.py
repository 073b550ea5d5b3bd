"""15: Phormio in the End Phase: the treaty, maintenance, redeployment; and other units that he gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles import quarters, queries
from games.pericles.actions import Disband, Done, Redeploy, Refuse, Remove, Sign
from games.pericles.board import CITY, ELEMENTS, LEAGUE, THREE_HUNDRED, board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.core.decision import Action
    from games.pericles.figures import Colour, Element, Theatre
    from games.pericles.phormio.mind import Mind

TREATY_FROM = 2
"""13.21: the turn of the scenario from which he makes peace with Persia."""
GARRISON = 6
"""11.3: how many units he wants at home."""


def callias(mind: Mind) -> Action:
    """13.21: sign as soon as the second turn; the ship goes where most are."""
    if mind.state.scenario_turn < TREATY_FROM:
        return Refuse(mind.faction)
    signed = mind.best(Sign, lambda each: queries.units(mind.state, each.theatre, "athens", "naval"))
    assert signed is not None
    return signed


def disband(mind: Mind) -> Disband:
    """11.2 and 14.43: one unit at a time, the least worth first, where most of the Side stand."""
    found = mind.best(Disband, lambda each: (each.number == 1, *_dear(mind, each)))
    assert found is not None
    return found


def _dear(mind: Mind, action: Disband) -> tuple[int, bool, int]:
    colour, element = queries.apart(action.unit)
    value = board().value(colour, element) + int(action.unit == THREE_HUNDRED)
    return -value, colour != CITY[mind.side], _crowd(mind, action.theatre)


def _crowd(mind: Mind, theatre: Theatre) -> int:
    return sum(queries.units_of(mind.state, theatre, mind.side, element) for element in ELEMENTS)


def remove(mind: Mind) -> Remove:
    """5.14: the least worth first, of the league before the City-State."""
    element: Element = "land" if mind.decision.facts["element"] == "land" else "naval"
    city, league = (board().value(of[mind.side], element) for of in (CITY, LEAGUE))
    found = mind.best(
        Remove,
        lambda each: (
            -each.three_hundred,
            -(each.city * city + each.league * league + each.argos * league),
            each.league,
        ),
    )
    assert found is not None
    return found


def redeploy(mind: Mind) -> Action:
    """11.3: what must leave goes; then the home theatre is filled up."""
    colour = quarters.colour_of(f"{mind.decision.facts['colour']}-land")
    return next(_marches(mind, colour), None) or _loss(mind) or Done(mind.faction)


def _loss(mind: Mind) -> Action | None:
    """A24: what can go nowhere is removed."""
    return disband(mind) if mind.offered(Disband) else None


def _marches(mind: Mind, colour: Colour) -> Iterator[Redeploy]:
    state = mind.state
    for origin, number in quarters.crowded(state, colour).items():
        yield from _legal(mind, colour, origin, number)
    if quarters.room(state, mind.side, colour) and _crowd(mind, mind.side) < GARRISON:
        calm = [each for each in queries.in_play(state) if _can_spare(mind, each)]
        for origin in sorted(calm, key=lambda each: -_crowd(mind, each)):
            yield from _legal(mind, colour, origin, 1)


def _can_spare(mind: Mind, theatre: Theatre) -> bool:
    """Say whether a theatre has more units than home, and no enemy."""
    crowd = _crowd(mind, theatre)
    return not queries.stands(mind.state, theatre, mind.enemy) and crowd > _crowd(mind, mind.side) + 1


def _legal(mind: Mind, colour: Colour, origin: Theatre, number: int) -> Iterator[Redeploy]:
    """Go through the redeployments of so many units, or fewer, to the theatre that is wanted most."""
    for to in sorted(queries.in_play(mind.state), key=lambda each: _wish(mind, each)):
        free = _wanted_at(mind, to, colour) if to != origin else 0
        for unit, there in quarters.kinds_of(mind.state, origin, colour).items():
            for some in range(min(number, there, free), 0, -1):
                action = Redeploy(mind.faction, unit, origin, to, some)
                if mind.decision.allows(action):
                    yield action


def _wanted_at(mind: Mind, theatre: Theatre, colour: Colour) -> int:
    """Count the units that there is room for: at home no more than he wants, while it has too few."""
    room, lacking = quarters.room(mind.state, theatre, colour), GARRISON - _crowd(mind, theatre)
    return min(room, lacking) if theatre == mind.side and lacking > 0 else room


def _wish(mind: Mind, theatre: Theatre) -> tuple[bool, bool, bool, int]:
    """Home until it has enough, then contested theatres, then granaries."""
    figures = board().theatres[theatre]
    home = theatre == mind.side and _crowd(mind, theatre) < GARRISON
    return not home, not queries.is_contested(mind.state, theatre), not figures.granary, figures.no
