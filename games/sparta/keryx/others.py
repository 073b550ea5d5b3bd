"""30: every question that no other chapter has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sparta.actions import Build, Choose, Pass, Recruit, Stay, Withdraw
from games.sparta.keryx import strength
from games.sparta.keryx.targets import of_region

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.sparta.keryx.mind import Mind

FOR_SHIPS, FOR_SUPPORTS = 5, 3
"""What it must have to build, and what it keeps when it recruits."""


def build(mind: Mind) -> Action:
    """10: build with five talents, unless ahead at sea."""
    own, other = (mind.state.holdings[power].fleet for power in (mind.power, mind.enemy))
    return Build() if mind.talents >= FOR_SHIPS and own <= other else Pass()


def recruit(mind: Mind) -> Action:
    """11: recruit with more than three talents."""
    return mind.draw(mind.offered(Recruit)) if mind.talents > FOR_SUPPORTS else Pass()


def stay(_mind: Mind) -> Action:
    """18: go on besieging an ally."""
    return Pass()


def truce(mind: Mind) -> Action:
    """11: keep the truce."""
    assert mind.offered(Stay)
    return mind.offered(Withdraw)[0]


def prize(_mind: Mind) -> Action:
    """11: take the favour."""
    return Choose("favour")


def commander(mind: Mind) -> Action:
    """7: give a siege to whom it suits best."""
    kind = mind.state.units[mind.step.unit].kind
    return mind.best(mind.offered(Choose), lambda each: strength.helps(mind.state, each.what, kind))


def veteran(mind: Mind) -> Action:
    """24: keep as many veterans as can be."""
    found = mind.offered(Choose)
    return mind.draw(found) if found else Pass()


def reduce(mind: Mind) -> Action:
    """24: reduce the support that is missed least."""
    return mind.best(mind.offered(Choose), lambda each: -strength.use(mind.state, each.what))


def besiege_first(mind: Mind) -> Action:
    """24: besiege where the enemy would lose most."""
    return mind.best(mind.offered(Choose), lambda each: of_region(mind, each.what))
