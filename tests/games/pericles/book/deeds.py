"""What is done in a case: steps that begin, and actions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from copy import deepcopy
from functools import partial
from typing import Any
from unittest.mock import patch

from games.core.agenda import Step as GameStep
from games.core.decision import Action, Decision
from games.pericles import movement, queries
from games.pericles.actions import (
    Banish,
    BuildBase,
    Clear,
    Commit,
    Consult,
    Convert,
    Debate,
    Decline,
    Dismiss,
    Done,
    Gold,
    Kill,
    Move,
    Muster,
    Negotiate,
    Omens,
    Place,
    PlayCard,
    Raid,
    Raise,
    Raze,
    Retain,
    Reveal,
    Second,
    Ships,
    Stop,
    Trust,
)
from games.pericles.board import CITY, LEAGUE, SIDE_OF, THREE_HUNDRED, board, compatriot
from games.pericles.pieces import Counter
from games.pericles.steps.assembly import Contest, Debates, RaiseIssue
from games.pericles.steps.battle import Battle, Battles
from games.pericles.steps.battle_losses import Losses
from games.pericles.steps.expedition import Expedition, Movement, StateShips
from games.pericles.steps.oration import Control, Oration
from games.pericles.steps.political_cards import DealCards, DismissEntourage, FormEntourage
from games.pericles.steps.redeployment import Redeploying
from games.pericles.steps.theatre import (
    PlaceCounters,
    PoliticalCapital,
    RevealCounters,
    SetHonourOrder,
    resolve,
)
from tests.games.pericles.book.cases import Case, Step
from tests.games.pericles.book.end import END, begun_before, end_action
from tests.games.pericles.book.layout import FACTION, issue_at, theatre_id, winner_of
from tests.games.pericles.book.turn import TURN, draw_play, turn_actions
from tests.games.pericles.book.turn import VERBS as TURN_VERBS
from tests.games.pericles.book.turn import begun_before as turn_begun_before
from tests.games.pericles.builder import War

UNIT = {"A": "athens", "D": "delian", "R": "argos", "S": "sparta", "P": "peloponnesian"}


def _begun(what: str, _: Case) -> list[GameStep]:
    return (END | TURN)[what]()


SETTLED: dict[str, Callable[[Case], list[GameStep]]] = {
    "deal": lambda _: [DealCards(), FormEntourage()],
    "oration": lambda _: [Oration()],
    "control": lambda _: [Control()],
    "honour_order": lambda _: [SetHonourOrder()],
    "revealing": lambda _: [RevealCounters()],
    "capital": lambda _: [PoliticalCapital()],
    **{what: partial(_begun, what) for what in (*END, *TURN)},
}


class Doing:
    """A case being played; it keeps the rows of all loss tables that were open."""

    def __init__(self, case: Case, war: War) -> None:
        self.case, self.war = case, war
        self.rows: dict[str, int] = {}
        self.asked: set[str] = set()
        """All who were asked something."""
        self.refused = {refusal.step for refusal in case.then.refused or []}

    def play(self) -> None:
        """Play all deeds; those that are refused leave everything as it was.

        A case that names losses names them also where they leave no choice.
        """
        asks_all = any(step.does in ("kill", "reveal") for step in self.case.when)
        redeploys = any(step.does in ("redeploy", "disband") for step in self.case.when)
        with (
            patch.object(Decision, "only", return_value=None) if asks_all else nullcontext(),
            patch.object(Redeploying, "could", return_value=True) if redeploys else nullcontext(),
        ):
            self._play()
        if asks_all:
            self.war.go_on()

    def _play(self) -> None:
        self._begin_first()
        self._look()
        for number, step in enumerate(self.case.when, 1):
            if step.by == "game":
                self._settle(step)
            elif number in self.refused:
                self._see_refused(step)
            else:
                self._act(step)
            self._look()

    def _look(self) -> None:
        self.asked |= {decision.party for decision in self.war.required()} if self.war.state.agenda else set()
        top = self.war.state.agenda[-1] if self.war.state.agenda else None
        if isinstance(top, Losses):
            self.rows |= {toll.row: toll.number for toll in top.tolls(self.war.state)}

    def _begin_first(self) -> None:
        first = self.case.when[0] if self.case.when else None
        if self.case.given.margin is not None:
            self._begin_losses(self.case.given.margin)
        elif self.case.given.resolving is not None and (first is None or first.does != "fight"):
            self._begin_issue()
        elif first is not None and first.by != "game":
            self.war.begin(*self._steps_before(first))

    def _begin_issue(self) -> None:
        """Begin the issue that is resolved; where tokens lie open already, its movement."""
        given = self.case.given
        assert given.resolving is not None
        assert given.at is not None
        owner, at = FACTION[given.resolving.owner], theatre_id(given.at)
        if given.committed is None:
            self.war.begin(*resolve(Counter(owner, given.resolving.kind), at))
        elif self.case.when[0].does == "ships":
            self.war.begin(StateShips(at=at))
        else:
            left = queries.committed(self.war.state, SIDE_OF[owner])
            expedition = Expedition(owner=owner, at=at, stage=2)
            self.war.begin(Movement(owner=owner, at=at, left=left), expedition)

    def _steps_before(self, first: Step) -> list[GameStep]:
        faction = FACTION[first.by]
        side = SIDE_OF[faction]
        if any(step.does in ("redeploy", "disband") for step in self.case.when):
            return begun_before(self.case.when, self.refused, _named)
        if first.does in TURN_VERBS:
            return turn_begun_before(self, first)
        match first.does:
            case "dismiss":
                return [DismissEntourage()] if len(self.case.when) == 1 else [DismissEntourage(), Pause()]
            case "form_entourage":
                return [FormEntourage()]
            case "debate":
                debates = [n for n, step in enumerate(self.case.when, 1) if step.does == "debate"]
                one = len([n for n in debates if n not in self.refused]) == 1
                return [RaiseIssue(side=side, faction=faction)] if one else [Debates(side=side)]
            case "place" | "done":
                return [PlaceCounters()]
            case "reveal":
                return [RevealCounters()]
            case "play":
                self.war.state.houses[compatriot(faction)].hand.append(board().leaders[compatriot(faction)])
                return [Contest(side=side, issue="military", box=0)]
        raise NotImplementedError(first.does)

    def _begin_losses(self, margin: int) -> None:
        given = self.case.given
        assert given.resolving is not None
        assert given.at is not None
        assert given.element is not None
        owner, at = FACTION[given.resolving.owner], theatre_id(given.at)
        winner = winner_of(self.case)
        fight = Battle(owner=owner, at=at, element=given.element, winner=winner, margin=margin)
        self.war.begin(fight, Battles(owner=owner, at=at))

    def _settle(self, step: Step) -> None:
        given = self.case.given
        if step.does == "draw_play":
            self.war.begin(*draw_play(self, step.particulars["card"]))
            return
        if step.does == "settle":
            if self.war.state.agenda and step.particulars["what"] == "deal":
                self.war.state.agenda.clear()
            told = list(self.war.table.events)
            self.war.begin(*SETTLED[step.particulars["what"]](self.case))
            self.war.table.events[:0] = told
            return
        if isinstance(self.war.state.agenda[-1] if self.war.state.agenda else None, Battles):
            return
        assert step.does == "fight"
        assert given.resolving is not None
        assert given.at is not None
        owner, at = FACTION[given.resolving.owner], theatre_id(given.at)
        self.war.begin(Battles(owner=owner, at=at))

    def _see_refused(self, step: Step) -> None:
        *before, action = self._actions(step)
        if before:
            self._see_one_refused(step, [*before, action])
            return
        if isinstance(action, Move) and self.war.may(FACTION[step.by], action):
            # Another way is open; the one that the case names is not.
            way = (action.origin, *action.via, action.to)
            assert movement.why_not_way(
                self.war.state, action.unit, way, theatre_id(self.case.given.at or "")
            )
            return
        refusal = self.war.refusal(FACTION[step.by], action)
        assert refusal.key != "not-an-answer" or self._was_settled(step), refusal

    def _see_one_refused(self, step: Step, actions: list[Action]) -> None:
        """See that not all of several units may move, and leave everything as it was."""
        held = deepcopy(self.war.state)
        seat = self.war.seat_of(FACTION[step.by])
        while actions and self.war.table.why_not(seat, actions[0]) is None:
            self.war.table.act(seat, actions.pop(0))
        assert actions
        for name in held.__struct_fields__:
            setattr(self.war.state, name, getattr(held, name))
        self.war.go_on()

    def _was_settled(self, step: Step) -> bool:
        """Say whether nobody is asked such a thing because its answer cannot matter."""
        return step.does in (
            "raze",
            "brain_trust",
            "raid",
            "muster",
            "ships",
            "build_league",
            "build",
            "gold",
        )

    def _act(self, step: Step) -> None:
        faction = FACTION[step.by]
        for action in self._actions(step):
            self._say_before(faction, action)
            if isinstance(action, Ships) and self.case.given.margin is not None:
                self.war.state.ships_sent = action.yes
                self.war.go_on()
                return
            if isinstance(action, Done) and not self.war.may(faction, action):
                return
            self.war.act(faction, action)

    def _say_before(self, faction: str, action: Action) -> None:
        """Say that talks are wanted, which a case takes for granted."""
        if isinstance(action, Commit) and self.war.may(faction, Negotiate(faction)):
            self.war.act(faction, Negotiate(faction))

    def _actions(self, step: Step) -> list[Action]:
        """Give one action, or one for each unit that moves."""
        if step.does in TURN_VERBS:
            return turn_actions(step, _named(step))
        if step.does != "move":
            return [self._action(step)]
        ((unit, number),) = _named(step).items()
        path = [theatre_id(name) for name in step.particulars["path"]]
        move = Move(FACTION[step.by], unit, path[0], path[-1], tuple(path[1:-1]))
        return [move] * number

    def _action(self, step: Step) -> Action:
        faction, known = FACTION[step.by], step.particulars
        match step.does:
            case "dismiss":
                return Dismiss(faction, tuple(map(str.lower, known["cards"])))
            case "form_entourage":
                return Retain(faction, tuple(map(str.lower, known["cards"])))
            case "debate":
                issue = issue_at(known["issue"])
                return Debate(faction, issue.kind, issue.box)
            case "play":
                return PlayCard(faction, known["card"].lower())
            case "brain_trust":
                self._script_trust(faction, known)
                return Trust(faction, known["yes"])
            case "stop_at_centre":
                return Stop(faction, known["yes"])
            case "kill":
                return self._kill(step)
            case "raze":
                return self._raze(faction, known["count"])
            case "second_battle":
                return Second(faction, known["yes"])
        return self._theatre_action(step)

    def _theatre_action(self, step: Step) -> Action:
        faction, known = FACTION[step.by], step.particulars
        match step.does:
            case "place":
                owner = FACTION[known.get("owner", step.by)]
                return Place(faction, known["counter"], owner, theatre_id(known["theatre"]))
            case "reveal":
                return Reveal(faction, theatre_id(known["theatre"]))
            case "commit":
                return Commit(faction, known["tokens"])
            case "clear_treachery":
                return Clear(faction, known["own"], known["enemy"])
            case "build_league" | "build":
                return _raised(faction, _named(step))
            case "oracle":
                return _oracle(faction, step)
            case "gold":
                return Gold(faction, *_gold(step))
            case "ships":
                return Ships(faction, known["yes"])
            case "disband" | "redeploy":
                return end_action(step, _named(step))
        return PLAIN[step.does](faction)

    def _script_trust(self, faction: str, known: dict[str, Any]) -> None:
        held = self.war.state.houses[faction].entourage
        if "turns_up" in known:
            self.war.script("brain trust", held.index(known["turns_up"].lower()))

    def _kill(self, step: Step) -> Kill:
        named, side = _named(step), _side_of(_named(step))
        element = "land" if any(unit.endswith("-land") for unit in named) else "naval"
        element = "land" if THREE_HUNDRED in named else element
        city, league = (named.get(f"{of[side]}-{element}", 0) for of in (CITY, LEAGUE))  # type: ignore[index]
        argos, elite = named.get("argos-land", 0), named.get(THREE_HUNDRED, 0)
        return Kill(FACTION[step.by], city, league, argos, elite)

    def _raze(self, faction: str, count: int) -> Raze:
        side, at = SIDE_OF[faction], theatre_id(self.case.given.at or "")
        enemy = "sparta" if side == "athens" else "athens"
        city = min(count, queries.stack(self.war.state, at, CITY[enemy]).base)  # type: ignore[index]
        return Raze(faction, city, count - city)


PLAIN: dict[str, Callable[[str], Action]] = {
    "decline": Decline,
    "build_base": BuildBase,
    "convert_base": Convert,
    "raid": Raid,
    "muster": Muster,
    "done": Done,
}


def _raised(faction: str, units: dict[str, int]) -> Raise:
    """Make a build; units of a colour that cannot be built make one that must be refused."""
    side = SIDE_OF[faction]
    own = {f"{CITY[side]}-land", f"{LEAGUE[side]}-land"} & set(units)
    mixed = len({unit.rpartition("-")[0] for unit in units} - {"argos", "three"}) > 1
    land = sum(units[unit] for unit in own)
    naval = sum(units.get(f"{of[side]}-naval", 0) for of in (CITY, LEAGUE))
    elite = units.get(THREE_HUNDRED, 0)
    return Raise(faction, land + 99 * mixed, naval, units.get("argos-land", 0), elite)


def _oracle(faction: str, step: Step) -> Action:
    known = step.particulars
    if known["use"] == "honour":
        return Consult(faction)
    if known["use"] == "remove":
        (unit,) = _named(step)
        return Banish(faction, unit, theatre_id(known["theatre"]))
    return Omens(faction, tuple(map(theatre_id, known["theatres"])))


def _gold(step: Step) -> tuple[str, str]:
    units = list(_named(step))
    return units[0] if len(units) == 1 else "+".join(units), theatre_id(step.particulars["theatre"])


class Pause(GameStep):
    """A step that nothing goes past: what comes after is settled by name."""


def _named(step: Step) -> dict[str, int]:
    """Read units as in `2 AL`."""
    found: dict[str, int] = {}
    for text in step.particulars.get("units", []):
        number, _, unit = text.partition(" ")
        kind = {"L": "land", "N": "naval"}.get(unit[-1], "")
        found[THREE_HUNDRED if unit == "300" else f"{UNIT[unit[0]]}-{kind}"] = int(number)
    return found


def _side_of(units: dict[str, int]) -> str:
    return "sparta" if any(unit.startswith(("sparta", "pelop", "three")) for unit in units) else "athens"
