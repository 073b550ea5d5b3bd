"""15: Phormio at the Boule, and what he lends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.pericles import queries
from games.pericles.actions import Hostages, Lend, Put
from games.pericles.board import ALLIED, DIPLOMATIC, GAMES, MILITARY, ORACLE, OSTRACISM, RUMOUR, WAR_PEACE
from games.pericles.phormio.placement import ORDER

if TYPE_CHECKING:
    from games.pericles.phormio.mind import Mind

M, L, D, R, G, W = MILITARY, ALLIED, DIPLOMATIC, ORACLE, GAMES, WAR_PEACE
LISTS: dict[tuple[bool, bool], tuple[str, ...]] = {
    (True, True): (M, L, G, D, M, R),
    (True, False): (M, M, G, L, D, W),
    (False, True): (G, L, D, R, M, L),
    (False, False): (L, D, M, G, W, M),
}
"""What he wants, in war or not, ahead or not: a die says where he begins."""
FAR_BEHIND = 5
UNIQUE_ON = 6
MARKERS = 3
"""7.45: so many markers of Athens make the Krypteia worth while."""


def hostages(mind: Mind) -> Hostages:
    """5.33: spend them in war when ahead, in peace when behind."""
    return Hostages(mind.faction, mind.state.war == mind.is_ahead)


def put(mind: Mind) -> Put:
    """5.32: go round the list from where the die says; Ostracism against a compatriot far ahead."""
    offered = {each.issue for each in mind.offered(Put)}
    if OSTRACISM in offered and mind.decision.facts["box"] == 1 and mind.lead <= -FAR_BEHIND:
        return Put(mind.faction, OSTRACISM)
    unique = [each for each in _unique(mind) if each in offered]
    if unique and not mind.decision.facts["box"] and mind.roll() == UNIQUE_ON:
        return Put(mind.faction, unique[0])
    wanted = LISTS[mind.state.war, mind.is_ahead]
    first = mind.roll() - 1
    return Put(mind.faction, next(each for each in (*wanted[first:], *wanted, *offered) if each in offered))


def _unique(mind: Mind) -> list[str]:
    """7.44 and 7.45: list the issues of the own City-State that would do something."""
    state, markers = mind.state, mind.state.treachery.values()
    delian = any("delian" in held and held["delian"].base for held in state.pieces.values())
    useful = {
        "citizenship": delian and queries.left_in_box(state, "athens", "base") > 0,
        "colony": not state.war,
        "krypteia": sum(each.get("athens", 0) for each in markers) >= MARKERS,
        "agoge": state.war,
    }
    return [issue for issue, is_useful in useful.items() if is_useful]


def lend(mind: Mind) -> Lend:
    """7.51: rumours first, then what he would place last."""
    order = [RUMOUR, *reversed(ORDER)]
    held = sorted((each.kind for each in mind.house.counters), key=order.index)
    number = int(str(mind.decision.facts["number"]))
    return Lend(mind.faction, tuple(sorted(held[:number])))
