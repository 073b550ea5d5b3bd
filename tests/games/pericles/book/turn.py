"""Chapters 5 and 7.3 to 7.5 of the cases: steps that begin, actions, and what follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from games.core.agenda import Step as GameStep
from games.core.agenda import Table
from games.core.decision import Action
from games.pericles.actions import Citizens, Hostages, Hunt, Lend, Move, Put, Remove, Settle, Train
from games.pericles.board import SIDE_OF, SIDES, THREE_HUNDRED
from games.pericles.events.turn import (
    CountersLent,
    GamesHonoured,
    GamesPaid,
    IssueUnused,
    IssueVoided,
)
from games.pericles.state import State
from games.pericles.steps.aristophanes import DrawPlay
from games.pericles.steps.assembly import Together
from games.pericles.steps.boule import Boule, FillBoards, PutIssue, SpendHostages
from games.pericles.steps.counters import AwardCounters, LendCounters, lends
from games.pericles.steps.plague import Plague
from games.pericles.steps.scoring import FinalScore
from games.pericles.steps.strategy import Games, StrategyBoard
from games.pericles.steps.unique import UniqueIssues
from games.pericles.steps.war_peace import PEACE, WarAndPeace
from tests.games.pericles.book.layout import FACTION, MARK, theatre_id

if TYPE_CHECKING:
    from tests.games.pericles.book.cases import Step
    from tests.games.pericles.book.deeds import Doing


class Ending(GameStep):
    """What lies below War/Peace: it scores the game if peace ends it."""

    peace: bool = False

    def finish(self, table: Table[State]) -> None:
        if self.peace:
            table.then(FinalScore(ending=PEACE))

    def hear(self, table: Table[State], result: str) -> None:
        self.peace = result == PEACE


TURN: dict[str, Callable[[], list[GameStep]]] = {
    "plague": lambda: [Plague()],
    "boards": lambda: [FillBoards()],
    "strategy_board": lambda: [StrategyBoard()],
    "war_peace": lambda: [WarAndPeace(), Ending()],
    "games": lambda: [Games()],
    "unique_issues": lambda: [UniqueIssues()],
    "award": lambda: [AwardCounters()],
    "lending": lambda: [LendCounters()],
}
"""What is settled by name."""
VERBS = {
    "draw_play",
    "remove",
    "spend_hostages",
    "put",
    "send_home",
    "citizenship",
    "colony",
    "krypteia",
    "agoge",
    "lend",
}


def draw_play(doing: Doing, card: str) -> list[GameStep]:
    """Draw this play."""
    doing.war.script("play", doing.war.state.plays_left.index(card.lower()))
    return [DrawPlay()]


def begun_before(doing: Doing, first: Step) -> list[GameStep]:
    """Begin where the first deed belongs."""
    boule = Together([[Boule(side=side)] for side in SIDES])
    match first.does:
        case "put" if len(first.particulars["issues"]) > 1:
            return [PutIssue(faction=FACTION[first.by], box=0) for _ in first.particulars["issues"]]
        case "put" | "spend_hostages":
            is_put = any(step.does == "put" for step in doing.case.when)
            hostages = [SpendHostages(side=side) for side in SIDES]
            return [*hostages, *([boule] if is_put else [])]
        case "lend":
            return [LendCounters()]
    return [UniqueIssues()]


def turn_actions(step: Step, units: dict[str, int]) -> list[Action]:
    """Give the actions of a deed."""
    faction, known = FACTION[step.by], step.particulars
    match step.does:
        case "put":
            return [Put(faction, kind.replace("_", "-")) for kind in known["issues"]]
        case "send_home":
            ((unit, number),) = units.items()
            return [Move(faction, unit, theatre_id(known["from"]), theatre_id(known["to"]))] * number
        case "krypteia":
            hunted = Counter(map(theatre_id, known["theatres"]))
            return [Hunt(faction, theatre, number) for theatre, number in hunted.items()]
    return [_one(faction, step, units)]


def _one(faction: str, step: Step, units: dict[str, int]) -> Action:
    known, colour = step.particulars, {"citizenship": "athens"}.get(step.does, "delian")
    land, naval = units.get(f"{colour}-land", 0), units.get(f"{colour}-naval", 0)
    match step.does:
        case "remove":
            return _remove(faction, units)
        case "spend_hostages":
            return Hostages(faction, known["yes"])
        case "citizenship":
            return Citizens(faction, theatre_id(known["theatre"]), land, naval)
        case "colony":
            return Settle(faction, theatre_id(known["theatre"]), land, naval)
        case "agoge":
            return Train(faction, units.get("sparta-land", 0), units.get(THREE_HUNDRED, 0))
    return Lend(faction, tuple(known["counters"]))


def _remove(faction: str, units: dict[str, int]) -> Remove:
    side = SIDE_OF[faction]
    league = {"athens": "delian", "sparta": "peloponnesian"}[side]
    counted = {name: units.get(f"{name}-land", 0) + units.get(f"{name}-naval", 0) for name in (side, league)}
    return Remove(faction, counted[side], counted[league], 0, units.get(THREE_HUNDRED, 0))


def _void(doing: Doing, expected: list[str]) -> None:
    assert [event.issue for event in doing.war.all_told(IssueVoided)] == expected


def _counters(doing: Doing, expected: dict[str, int]) -> None:
    houses = doing.war.state.houses
    assert {mark: len(houses[FACTION[mark]].counters) for mark in expected} == expected


def _lends(doing: Doing, expected: dict[str, int]) -> None:
    lent = {MARK[event.faction]: event.number for event in doing.war.all_told(CountersLent)}
    found = {mark: lent.get(mark) or lends(doing.war.state, FACTION[mark]) for mark in expected}
    assert found == expected


def _persia_open(doing: Doing, expected: bool) -> None:
    assert doing.war.state.persia_open == expected


ISSUES = {"games athens", "games sparta", "citizenship", "colony", "krypteia", "agoge"}
"""What an order of the political issues names."""


def issue_order(doing: Doing, expected: list[str]) -> None:
    """Compare the order in which the political issues are resolved."""
    war = doing.war.begin(Games(), UniqueIssues())
    while war.state.agenda and war.required():
        decision = war.required()[0]
        assert decision.default is not None
        war.act(decision.seat, decision.default)
    told = [
        f"games {SIDE_OF[event.faction]}" if isinstance(event, GamesPaid | GamesHonoured) else event.issue
        for event in war.table.events
        if isinstance(event, GamesPaid | GamesHonoured | IssueUnused)
    ]
    assert told == expected


TURN_LOOKS: dict[str, Callable[[Doing, Any], None]] = {
    "void": _void,
    "counters": _counters,
    "lends": _lends,
    "persia_open": _persia_open,
}
