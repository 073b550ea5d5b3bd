"""What follows in a case, each key compared with the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from games.pericles import queries
from games.pericles.board import COLOURS, ENEMY, SIDE_OF
from games.pericles.events.assembly import DebateTied, DebateWon, HandDealt
from games.pericles.events.battle import (
    BasesRazed,
    BattleJoined,
    BattleTied,
    BattleWon,
    MajorDefeat,
    StrengthCounted,
    UnitsLost,
)
from games.pericles.events.theatre import (
    CounterRevealed,
    DiplomacyTried,
    Passed,
    TalksOpened,
    TokensCommitted,
)
from games.pericles.state import State
from games.pericles.steps.battle import SecondBattle
from games.pericles.steps.oration import won_by
from tests.games.pericles.book.deeds import Doing
from tests.games.pericles.book.end import END_LOOKS, ORDERED, end_order
from tests.games.pericles.book.layout import FACTION, MARK, issue_at, theatre_id
from tests.games.pericles.book.turn import ISSUES, TURN_LOOKS, issue_order
from tests.games.pericles.book.words import Stand

Look = Callable[[Doing, Any], None]


class Before:
    """What a table had before anything was done."""

    def __init__(self, state: State) -> None:
        self.honour = {MARK[each]: house.honour for each, house in state.houses.items()}
        self.tokens = {MARK[each]: house.tokens for each, house in state.houses.items()}


def honours(doing: Doing) -> dict[str, int]:
    return {MARK[each]: house.honour for each, house in doing.war.state.houses.items()}


def tokens(doing: Doing) -> dict[str, int]:
    return {MARK[each]: house.tokens for each, house in doing.war.state.houses.items()}


def _among(expected: dict[str, Any], found: dict[str, Any]) -> None:
    assert {key: found.get(key) for key in expected} == expected


def _changes(expected: Any, before: dict[str, int], after: dict[str, int]) -> None:
    assert {key: after[key] - before[key] for key in expected} == expected


def _cities(name: str) -> Look:
    def look(doing: Doing, expected: dict[str, int]) -> None:
        _among(expected, {side: getattr(city, name) for side, city in doing.war.state.cities.items()})

    return look


def _track(doing: Doing, expected: dict[str, list[str]]) -> None:
    for side, issues in expected.items():
        assert sorted(doing.war.state.cities[side].track) == sorted(map(issue_at, issues))  # type: ignore[index]


def _captured(doing: Doing, expected: list[str]) -> None:
    tracks = [issue for city in doing.war.state.cities.values() for issue in city.track]
    assert [issue for issue in tracks if abs(issue.box) == 7] == list(map(issue_at, expected))


def _won(doing: Doing, expected: dict[str, list[str]]) -> None:
    for mark, kinds in expected.items():
        found = won_by(doing.war.state, SIDE_OF[FACTION[mark]], FACTION[mark])
        assert sorted(issue.kind for issue in found) == sorted(kind.replace("_", "-") for kind in kinds)


def _back_in_box(doing: Doing, expected: list[str]) -> None:
    for city in doing.war.state.cities.values():
        assert not {issue.kind for issue in city.track} & set(expected)
        assert not set(city.removed) & set(expected)


def _removed(doing: Doing, expected: list[str]) -> None:
    found = [kind for city in doing.war.state.cities.values() for kind in city.removed]
    assert sorted(found) == sorted(expected)


def _controlling(doing: Doing, expected: dict[str, str]) -> None:
    _among(expected, {side: MARK[city.controlling] for side, city in doing.war.state.cities.items()})


def _favour(doing: Doing, expected: dict[str, str]) -> None:
    cities = doing.war.state.cities.items()
    _among(expected, {side: MARK.get(city.favour, "neutral") for side, city in cities})


def _hand_sizes(doing: Doing, expected: dict[str, int]) -> None:
    _among(expected, {MARK[each]: len(house.hand) for each, house in doing.war.state.houses.items()})


def _deals(doing: Doing, expected: dict[str, int]) -> None:
    told = {MARK[event.faction]: event.number for event in doing.war.all_told(HandDealt)}
    _among(expected, dict.fromkeys(expected, 0) | told)


def _deck_sizes(doing: Doing, expected: dict[str, int]) -> None:
    _among(expected, {side: len(city.deck) for side, city in doing.war.state.cities.items()})


def totals_of(doing: Doing) -> dict[str, int]:
    """Give the sums of the last debate or battle, by faction or Side."""
    found: dict[str, int] = {}
    for event in doing.war.table.events:
        if isinstance(event, DebateWon):
            found |= {MARK[event.faction]: event.total, MARK[event.rival]: event.less}
        elif isinstance(event, DebateTied):
            marks = ("AF", "DF") if event.side == "athens" else ("AK", "EK")
            found |= dict.fromkeys(marks, event.total)
        elif isinstance(event, StrengthCounted):
            found[event.side] = event.total
        elif isinstance(event, TalksOpened):
            found[SIDE_OF[event.faction]] = event.total
        elif isinstance(event, DiplomacyTried):
            side = SIDE_OF[event.faction]
            found |= {side: event.total, ENEMY[side]: event.less}
    return found


def _totals(doing: Doing, expected: dict[str, int]) -> None:
    _among(expected, totals_of(doing))


def _winner(doing: Doing, expected: str) -> None:
    kinds = (DebateWon, DebateTied, BattleWon, BattleTied)
    last = [event for event in doing.war.table.events if isinstance(event, kinds)][-1]
    if isinstance(last, DebateWon):
        assert MARK[last.faction] == expected
    else:
        assert (last.side if isinstance(last, BattleWon) else "none") == expected


def _margin(doing: Doing, expected: int) -> None:
    pair = sorted(totals_of(doing).values())
    assert pair[1] - pair[0] == expected


def _state(doing: Doing, expected: str) -> None:
    given = doing.case.given
    place: str = given.at or next(iter(given.map or {}), "")
    found = queries.holders(doing.war.state, theatre_id(place))
    assert ("contested" if len(found) == 2 else (*found, "neutral")[0]) == expected


def _strength(doing: Doing, expected: dict[str, int]) -> None:
    given = doing.case.given
    assert given.at is not None
    assert given.element is not None
    at, element = theatre_id(given.at), given.element
    for side, number in expected.items():
        assert queries.strength(doing.war.state, at, side, element) == number  # type: ignore[arg-type]


def _map(doing: Doing, expected: dict[str, Stand]) -> None:
    for name, stand in expected.items():
        assert _standing(doing.war.state, theatre_id(name)) == _wanted(stand), name


def _standing(state: State, theatre: str) -> dict[str, int]:
    found = {
        f"{colour}-{kind}": getattr(queries.stack(state, theatre, colour), kind)
        for colour in COLOURS
        for kind in ("land", "naval", "base")
    }
    found["three-hundred"] = int(state.three_hundred == theatre)
    found |= {f"treachery-{side}": number for side, number in state.treachery.get(theatre, {}).items()}
    return {piece: number for piece, number in found.items() if number}


def _wanted(stand: Stand) -> dict[str, int]:
    wanted: dict[str, int] = {f"treachery-{side}": number for side, number in stand.treachery.items()}
    for colour in COLOURS:
        pieces = getattr(stand, colour)
        if pieces is not None:
            for kind in ("land", "naval", "base"):
                wanted[f"{colour}-{kind}"] = getattr(pieces, kind)
            wanted["three-hundred"] = wanted.get("three-hundred", 0) + pieces.three_hundred
    return {piece: number for piece, number in wanted.items() if number}


def _destroyed(doing: Doing, expected: dict[str, Stand]) -> None:
    for name, stand in expected.items():
        gone: dict[str, int] = {}
        lost: list[UnitsLost | BasesRazed] = [
            *doing.war.all_told(UnitsLost),
            *doing.war.all_told(BasesRazed),
        ]
        for event in lost:
            if event.theatre == theatre_id(name):
                gone |= {unit: gone.get(unit, 0) + number for unit, number in event.units}
        assert gone == _wanted(stand)


def _razed(doing: Doing, expected: int) -> None:
    assert sum(number for event in doing.war.all_told(BasesRazed) for _, number in event.units) == expected


def _hostages(doing: Doing, expected: list[str]) -> None:
    assert [side for side, city in doing.war.state.cities.items() if city.hostages] == expected


def _major_defeat(doing: Doing, expected: list[str]) -> None:
    assert [event.side for event in doing.war.all_told(MajorDefeat)] == expected


def _second_battle(doing: Doing, expected: str) -> None:
    top = doing.war.state.agenda[-1] if doing.war.state.agenda else None
    assert (MARK[top.faction] if isinstance(top, SecondBattle) else "none") == expected


def _battles(doing: Doing, expected: list[str]) -> None:
    assert [event.element for event in doing.war.all_told(BattleJoined)] == expected


def _rows(doing: Doing, expected: dict[str, int]) -> None:
    _among(expected, doing.rows)
    assert bool(doing.rows) == bool(expected)


def _asked(doing: Doing, expected: list[str]) -> None:
    """Compare who is asked, of the Sides that the case is about."""
    named = {*expected, *(step.by for step in doing.case.when)} & set(FACTION)
    sides = {SIDE_OF[FACTION[mark]] for mark in named} or {"athens", "sparta"}
    asked = [decision.party for decision in doing.war.required() if SIDE_OF[decision.party] in sides]
    now = sorted(MARK[faction] for faction in asked)
    assert now == sorted(expected) or {MARK[faction] for faction in doing.asked} == set(expected)


def _status(doing: Doing, expected: str) -> None:
    assert doing.war.state.war == (expected == "war")


def _plague(doing: Doing, expected: str) -> None:
    assert doing.war.state.plague == (expected == "post")


def _alcibiades(doing: Doing, expected: str) -> None:
    assert doing.war.state.alcibiades_in_persia == (expected == "persia")


def _state_ships(doing: Doing, expected: str) -> None:
    assert doing.war.state.ships_ready == (expected == "ready")


def _refused(doing: Doing, expected: Any) -> None:
    """Refusals were seen when the deeds were done."""


def _effect(doing: Doing, expected: str) -> None:
    changing = (DiplomacyTried, StrengthCounted, TokensCommitted)
    assert not [event for event in doing.war.table.events if isinstance(event, changing)]


def _movers(doing: Doing, expected: int) -> None:
    given, told = doing.case.given, doing.war.all_told(TokensCommitted)
    assert given.resolving is not None
    side = SIDE_OF[FACTION[given.resolving.owner]]
    opened = sum(event.tokens for event in told if SIDE_OF[event.faction] == side)
    laid = sum(n for mark, n in (given.committed or {}).items() if SIDE_OF[FACTION[mark]] == side)
    assert opened + laid == expected


def _order(doing: Doing, expected: list[str]) -> None:
    if expected[0] in FACTION:
        assert [MARK[faction] for faction in doing.war.state.honour_order] == expected
    elif expected[0] in ORDERED:
        end_order(doing, expected)
    elif expected[0] in ISSUES:
        issue_order(doing, expected)
    else:
        assert list(_turned_up(doing, "passes" in " ".join(expected))) == expected


def _turned_up(doing: Doing, with_passes: bool) -> Iterator[str]:
    """Tell which counters were turned up, one after another, and who passed."""
    for event in doing.war.table.events:
        if isinstance(event, CounterRevealed):
            yield f"{MARK[event.owner]} {event.kind}"
        elif isinstance(event, Passed) and with_passes:
            yield f"{MARK[event.faction]} passes"


LOOKS: dict[str, Look] = {
    **END_LOOKS,
    **TURN_LOOKS,
    "order": _order,
    "aside_next": _cities("aside_next"),
    "effect": _effect,
    "movers": _movers,
    "honour": lambda doing, expected: _among(expected, honours(doing)),
    "tokens": lambda doing, expected: _among(expected, tokens(doing)),
    "stock": _cities("stock"),
    "board": _cities("board"),
    "aside": _cities("aside"),
    "track": _track,
    "captured": _captured,
    "won": _won,
    "back_in_box": _back_in_box,
    "removed": _removed,
    "controlling": _controlling,
    "favour": _favour,
    "hand_sizes": _hand_sizes,
    "deals": _deals,
    "deck_sizes": _deck_sizes,
    "totals": _totals,
    "winner": _winner,
    "margin": _margin,
    "state": _state,
    "strength": _strength,
    "map": _map,
    "destroyed": _destroyed,
    "razed": _razed,
    "hostages": _hostages,
    "major_defeat": _major_defeat,
    "second_battle": _second_battle,
    "battles": _battles,
    "rows": _rows,
    "asked": _asked,
    "status": _status,
    "plague": _plague,
    "alcibiades": _alcibiades,
    "state_ships": _state_ships,
    "refused": _refused,
}


def look(doing: Doing, before: Before) -> None:
    """Compare all that a case expects; what is said in prose is not compared."""
    then = doing.case.then
    if then.honour_change is not None:
        _changes(then.honour_change, before.honour, honours(doing))
    if then.tokens_change is not None:
        _changes(then.tokens_change, before.tokens, tokens(doing))
    for key, comparison in LOOKS.items():
        expected = getattr(then, key)
        if expected is not None:
            comparison(doing, expected)
