"""Lay the position of a case out."""

from __future__ import annotations

from games.pericles import queries
from games.pericles.board import ENEMY, SIDE_OF, board, sign
from games.pericles.figures import Colour, Side
from games.pericles.pieces import Counter, Issue, Placed
from tests.games.pericles.book.cases import Case, Given
from tests.games.pericles.book.words import Stand
from tests.games.pericles.builder import War

FACTION = {"AF": "aristocrats", "DF": "demagogues", "AK": "agiad", "EK": "eurypontid"}
MARK = {name: mark for mark, name in FACTION.items()}
SCENARIO = {
    "14.2": "first-war",
    "14.3": "second-war",
    "14.4": "campaign",
    "14.1.08A": "time-of-peace",
}
COLOURS: tuple[Colour, ...] = ("athens", "delian", "argos", "sparta", "peloponnesian")


def theatre_id(name: str) -> str:
    """Name a theatre as the game does."""
    return {"Eastern Mediterranean": "east-mediterranean"}.get(name, name.lower())


def issue_at(text: str) -> Issue:
    """Read an issue and its box, as in `league DF1`."""
    kind, _, place = text.partition(" ")
    box = 0 if place == "0" else sign(FACTION[place[:2]]) * int(place[2:])
    return Issue(kind.replace("_", "-"), box)


def lay_out(case: Case) -> War:
    """Lay out everything that a case gives."""
    given = case.given
    war = War(SCENARIO.get(given.scenario or "", "second-war"))
    _state(war, given)
    _cities(war, given)
    _houses(war, given)
    for name, stand in (given.map or {}).items():
        _stand(war, theatre_id(name), stand)
    _theatre_phase(war, given)
    sides: list[Side] = [side for side in ("athens", "sparta") if side not in (given.stock or {})]
    if sides:
        war.stock_up(*sides)
    if given.battle_cards:
        war.script_battle_cards(dict(given.battle_cards))
    return war


def _state(war: War, given: Given) -> None:
    state = war.state
    if given.status is not None:
        state.war = given.status == "war"
    if given.plague is not None:
        state.plague = given.plague == "post"
    if given.alcibiades is not None:
        state.alcibiades_in_persia = given.alcibiades == "persia"
    state.ships_ready = given.state_ships == "ready"
    state.committed = {FACTION[mark]: number for mark, number in (given.committed or {}).items()}


def _theatre_phase(war: War, given: Given) -> None:
    state = war.state
    state.persian_bases = given.persian_bases or 0
    state.persia_open = bool(given.persia_open)
    state.honour_order = [FACTION[mark] for mark in given.honour_order or ()]
    for mark, kinds in (given.counters or {}).items():
        state.houses[FACTION[mark]].counters = sorted(Counter(FACTION[mark], kind) for kind in kinds)
    for name, queue in (given.queues or {}).items():
        state.queues[theatre_id(name)] = [
            Placed(Counter(FACTION[each.owner], each.kind), FACTION[each.by or each.owner]) for each in queue
        ]
    _fill_box(war, given)


def _fill_box(war: War, given: Given) -> None:
    """Put pieces far away, so that no more are left than the case says."""
    for colour, pieces in (given.box or {}).items():
        for kind in pieces.model_fields_set & {"land", "naval", "base"}:
            spare = queries.left_in_box(war.state, colour, kind) - getattr(pieces, kind)  # type: ignore[arg-type]
            if spare:
                queries.put(war.state, "east-mediterranean", colour, kind, spare)  # type: ignore[arg-type]
    for side, number in (given.treachery_left or {}).items():
        war.state.treachery["east-mediterranean"] = {side: board().tracks.treachery - number}


def _cities(war: War, given: Given) -> None:
    for side, city in war.state.cities.items():
        city.controlling = FACTION[(given.controlling or {}).get(side, MARK[city.controlling])]
        if side in (given.favour or {}):
            favour = (given.favour or {})[side]
            city.favour = "" if favour == "neutral" else FACTION[favour]
        city.stock = (given.stock or {}).get(side, city.stock)
        city.board = (given.board or {}).get(side, 0)
        city.aside = (given.aside or {}).get(side, 0)
        city.track = sorted(map(issue_at, (given.track or {}).get(side, [])))
        city.hostages = side in (given.hostages or [])
    for kind in given.removed or []:
        side = "athens" if kind in ("citizenship", "colony") else "sparta"
        war.state.cities[side].removed.append(kind)


def _houses(war: War, given: Given) -> None:
    for mark, faction in FACTION.items():
        house = war.state.houses[faction]
        house.honour = (given.honour or {}).get(mark, house.honour)  # type: ignore[call-overload]
        house.tokens = (given.tokens or {}).get(mark, 0)  # type: ignore[call-overload]
        house.trusted = mark in (given.trusted or [])
    for mark, cards in (given.hands or {}).items():
        war.hold(FACTION[mark], *map(str.lower, cards))
    for mark, cards in (given.entourage or {}).items():
        war.keep(FACTION[mark], *map(str.lower, cards))


def _stand(war: War, theatre: str, stand: Stand) -> None:
    for colour in COLOURS:
        pieces = getattr(stand, colour)
        if pieces is not None:
            war.stand(theatre, colour, pieces.land, pieces.naval, pieces.base)
            if pieces.three_hundred:
                war.state.three_hundred = theatre
    placed = {side: number for side, number in stand.treachery.items() if number}
    if placed:
        war.state.treachery[theatre] = placed


def winner_of(case: Case) -> Side:
    """Name who has won a battle whose margin is given: the enemy of those who die, or who destroys."""
    first = next(step for step in case.when if step.does in ("kill", "raze"))
    row = first.particulars.get("row", "")
    if first.does == "raze":
        return SIDE_OF[FACTION[first.by]]
    loser: Side = "athens" if row in ("L1", "N2", "N3") else "sparta"
    return ENEMY[loser]
