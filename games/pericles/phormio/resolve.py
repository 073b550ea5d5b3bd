"""15: Phormio resolves counters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.pericles import purse, queries
from games.pericles.actions import (
    Banish,
    BuildBase,
    Clear,
    Commit,
    Consult,
    Convert,
    Decline,
    Muster,
    Negotiate,
    Omens,
    Raid,
    Raise,
    Reveal,
)
from games.pericles.board import ALLIED, DIPLOMATIC, ELEMENTS, LEAGUE, MILITARY, ORACLE, PERSIA, board
from games.pericles.phormio import estimate
from games.pericles.phormio.known import HIDDEN

if TYPE_CHECKING:
    from games.core.decision import Action
    from games.pericles.figures import Theatre
    from games.pericles.phormio.mind import Mind

SCORES = {ORACLE: 3, ALLIED: 2, DIPLOMATIC: 2, MILITARY: 1}
"""8.41: what turning up a counter promises; a battle that is won promises more."""
BATTLE = 4
_OWN = 10


def reveal(mind: Mind) -> Reveal:
    """8.41: the counter known to score most, own ones first; of equals the lowest theatre."""
    numbers = {each: figures.no for each, figures in board().theatres.items()}
    found = mind.best(Reveal, lambda each: (_promise(mind, each.theatre), -numbers.get(each.theatre, 0)))
    assert found is not None
    return found


def _promise(mind: Mind, theatre: Theatre) -> int:
    counter = mind.state.queues[theatre][-1].counter
    if counter == HIDDEN:
        return 0
    score = SCORES.get(counter.kind, 0)
    if counter.kind == MILITARY and expects_battle(mind, theatre):
        score = BATTLE
    return score + _OWN * int(counter.owner == mind.faction)


def resolve(mind: Mind) -> Action:
    """8.5: resolve an issue by its kind."""
    ways = {MILITARY: _military, ALLIED: _league, DIPLOMATIC: _diplomatic, ORACLE: _oracle}
    return ways[str(mind.decision.facts["kind"])](mind) or Decline(mind.faction)


def expects_battle(mind: Mind, theatre: Theatre) -> bool:
    """9.3: say whether a battle there would be won, as far as can be seen."""
    if theatre == PERSIA or not queries.stands(mind.state, theatre, mind.enemy):
        return False
    tokens = min(board().limits.commander, purse.tokens(mind.state, mind.faction))
    ahead = estimate.with_tokens(mind.state, mind.side, theatre, tokens) - estimate.DEFENCE
    return ahead > 0 and _can_fight(mind, theatre)


def _can_fight(mind: Mind, theatre: Theatre) -> bool:
    """9.44: bases and tokens alone kill nobody: a unit of the element is there, or can come."""
    element = board().theatres[theatre].element
    here = queries.units_of(mind.state, theatre, mind.side, element)
    return here > 0 or bool(estimate.reserves(mind.state, mind.side, theatre, element))


def _military(mind: Mind) -> Action | None:
    """9.0: a battle that can be won; else a raid; else building at home, or a march to where nobody is."""
    if expects_battle(mind, mind.theatre):
        return Muster(mind.faction)
    raids, builds = mind.offered(Raid), mind.best(Raise, lambda each: _at_home(mind, each))
    if raids or builds:
        return raids[0] if raids else builds
    if queries.stands(mind.state, mind.theatre, mind.enemy):
        return None
    return Muster(mind.faction) if can_march(mind, mind.theatre) else None


def can_march(mind: Mind, theatre: Theatre) -> bool:
    """9.32: say whether units that can be spared reach a theatre, whatever they are."""
    return any(estimate.reserves(mind.state, mind.side, theatre, element) for element in ELEMENTS)


def _at_home(mind: Mind, action: Raise) -> tuple[int, int, int]:
    """9.1: the 300 first, then units of the theatre's element, then the others."""
    units = (action.land, action.naval)
    is_land = board().theatres[mind.theatre].element == "land"
    return action.three_hundred, *(units if is_land else units[::-1])


def _size(action: Raise) -> tuple[int, int]:
    """8.52: as much as can be; of equals ships."""
    return action.land + 2 * action.naval + action.argos, action.naval


def _league(mind: Mind) -> Action | None:
    """8.52: a base, or a better one, for tokens that can be spared; else units; else treachery goes."""
    spare = purse.tokens(mind.state, mind.faction) - _battles_to_come(mind)
    costs: tuple[tuple[Any, int], ...] = (
        (BuildBase, purse.price_of_base(mind.theatre)),
        (Convert, board().printed.cost.convert),
    )
    for kind, cost in costs:
        if spare >= cost and (found := mind.offered(kind)):
            return found[0]  # type: ignore[no-any-return]
    enemy = [each for each in mind.offered(Clear) if not each.own]
    return mind.best(Raise, _size) or max(enemy, key=lambda each: each.enemy, default=None)


def _battles_to_come(mind: Mind) -> int:
    """Count the own military issues that lie unresolved: each wants a token."""
    placed = [each for queue in mind.state.queues.values() for each in queue]
    return sum(each.counter.kind == MILITARY for each in placed)


def _diplomatic(mind: Mind) -> Action | None:
    """8.51: talk, clear enemy treachery, or commit what flips a base, or prepares it."""
    if mind.offered(Negotiate):
        return Negotiate(mind.faction)
    if mind.offered(Clear):
        return max(
            (each for each in mind.offered(Clear) if not each.own), key=lambda each: each.enemy, default=None
        )
    most = max((each.tokens for each in mind.offered(Commit)), default=0)
    return Commit(mind.faction, _pressure(mind, most))


def _pressure(mind: Mind, most: int) -> int:
    state, theatre = mind.state, mind.theatre
    missing = needed(mind, theatre)
    flips = queries.stack(state, theatre, LEAGUE[mind.enemy]).base > 0
    if flips and missing <= most:
        return max(missing, 0)
    if flips and missing <= most + board().limits.diplomacy:
        return most
    return min(1, most)


def needed(mind: Mind, theatre: Theatre) -> int:
    """8.51: count the tokens that would flip a base."""
    defence = queries.defence(mind.state, theatre, mind.enemy)
    return defence + 1 - queries.treachery(mind.state, theatre, mind.side)


def _oracle(mind: Mind) -> Action | None:
    """8.53: Honour if behind the compatriot; else a unit from a contested theatre, or treachery."""
    if mind.lead <= 0:
        return Consult(mind.faction)
    return _victim(mind) or _treason(mind)


def _victim(mind: Mind) -> Banish | None:
    """8.53: the strongest unit of a contested theatre, of equals in the lowest."""
    state, numbers = mind.state, board().theatres
    found = [each for each in mind.offered(Banish) if queries.is_contested(state, each.theatre)]
    return max(
        found,
        key=lambda each: (board().value(*queries.apart(each.unit)), -numbers[each.theatre].no),
        default=None,
    )


def _treason(mind: Mind) -> Omens:
    """8.53: enemy league bases with the lowest defence, then the lowest theatres."""
    state = mind.state

    def order(theatre: Theatre) -> tuple[bool, int, int]:
        is_theirs = queries.stack(state, theatre, LEAGUE[mind.enemy]).base > 0
        return not is_theirs, queries.defence(state, theatre, mind.enemy), board().theatres[theatre].no

    chosen = sorted(queries.in_play(state), key=order)[: board().limits.omens]
    return Omens(mind.faction, tuple(sorted(chosen)))
