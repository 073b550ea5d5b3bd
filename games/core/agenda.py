"""The agenda: a stack of steps that says, alone, what comes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from games.core.automation import mark_unasked, unasked
from games.core.chance import Chance, Recorded
from games.core.decision import NOBODY, Action, Decision, Seat
from games.core.errors import IllegalAction, Refusal
from games.core.events import Event
from games.core.state import GameState
from games.core.step import Step, Together

__all__ = [
    "NOT_ASKED",
    "NO_ANSWER",
    "Asked",
    "S",
    "Step",
    "Table",
    "Together",
    "asking",
    "is_sealed",
    "phase_of",
    "settings_of",
    "steps_on",
]

NOT_ASKED = "not-your-turn"
"""The refusal of an action of a seat that is asked nothing while others are."""
NO_ANSWER = "not-an-answer"
"""The refusal of an action that answers another question."""


S = TypeVar("S", bound=GameState)


class Asked(NamedTuple):
    """A decision, the step that asks it and the agenda which that step is on."""

    decision: Decision
    step: Step
    agenda: list[Any]


class Table(Generic[S]):
    """The rules driven in place: for simulation and computer players, and inside `submit`."""

    def __init__(self, state: S, chance: Chance, asked: list[Asked] | None = None) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.acted: Step | None = None
        """The step that a seat last answered; what is answered unasked does not count."""
        self.steps_before: list[Step] = []
        """The steps that were on the agenda then."""
        self.phase_before = ""
        self._agenda: list[Any] = state.agenda
        self._asked = asked
        self._always_asked: list[Asked] | None = None
        self._put: list[Step] = []
        """The steps that had asked others before the last action: standing answers come too late for them."""
        self._expected: tuple[Seat, Action] | None = None
        self._unasked: tuple[Action, Refusal] | None = None
        self._changes = 0
        """How often something has changed that questions may depend on."""

    def tell(self, event: Event) -> None:
        """Tell what happened."""
        self.events.append(event)

    def then(self, *steps: Step) -> None:
        """Put steps before everything else on the agenda, the first of them first."""
        self._agenda.extend(reversed(steps))

    def end(self, result: Any) -> None:
        """Let the step that waits below, the parent of the one that finishes, hear a result."""
        self._agenda[-1].hear(self, result)

    def asked(self) -> list[Asked]:
        """List the open decisions of all seats, without those that are open at any time."""
        if self._asked is None:
            self._asked = list(_open(self.state, self.state.agenda))
        return self._asked

    def always_asked(self) -> list[Asked]:
        """List the decisions of all seats that are open at any time."""
        if self._always_asked is None:
            settings = settings_of(self.state)
            decisions = settings.decisions(self.state) if settings else []
            self._always_asked = [Asked(decision, settings, self.state.agenda) for decision in decisions]
        return self._always_asked

    def waiting_for(self) -> list[Seat]:
        """List the seats that everyone sees are waited for; nobody waits for what Keryx plays."""
        seats = {seat for step, _ in _tops(self.state.agenda) for seat in self._waited_for(step)}
        return sorted(seats - {NOBODY, *self.state.resigned})

    def _waited_for(self, step: Step) -> list[Seat]:
        seats = step.waited_for(self.state)
        if seats is not None:
            return seats
        return [each.decision.seat for each in self.asked() if each.step is step and each.decision.required]

    def decisions(self, seat: Seat) -> list[Decision]:
        """List the open decisions of a seat, without those that are open at any time."""
        return [asked.decision for asked in self.asked() if asked.decision.seat == seat]

    def settings(self, seat: Seat) -> list[Decision]:
        """List the decisions of a seat that are open at any time."""
        return [asked.decision for asked in self.always_asked() if asked.decision.seat == seat]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Name the rule that forbids an action now."""
        judged = self.judge(seat, action)
        return judged if isinstance(judged, Refusal) else None

    def judge(self, seat: Seat, action: Action) -> Asked | Refusal:
        """Find the question that an action answers, or name the rule that forbids the action now."""
        found = self._find(seat, action)
        if isinstance(found, Refusal):
            return found
        refusal = found.step.why_not(self.state, seat, action)
        if refusal is None and not found.decision.allows(action):
            return Refusal(found.decision.section, NO_ANSWER)
        return refusal or found

    def act(self, seat: Seat, action: Action) -> None:
        """Check an action, carry it out, and go on until somebody is waited for."""
        judged = self.judge(seat, action)
        if isinstance(judged, Refusal):
            raise IllegalAction(judged)
        self._carry_out(judged, seat, action)

    def expect(self, seat: Seat, rest: Sequence[Action]) -> None:
        """Name what is to follow the next action: a step that asks nobody can then name the rule."""
        self._expected = (seat, rest[0]) if rest else None

    def carry_out(self, seat: Seat, action: Action) -> None:
        """Carry out an action that is known to be legal, and go on until somebody is waited for."""
        found = self._find(seat, action)
        if isinstance(found, Refusal):
            raise IllegalAction(found)
        self._carry_out(found, seat, action)

    def _carry_out(self, found: Asked, seat: Seat, action: Action) -> None:
        self._put = [
            each.step for each in self.asked() if each.step is not found.step or each.decision.seat != seat
        ]
        if not found.step.always:
            self.acted = found.step
            self.steps_before = [*self.state.agenda, *found.agenda]
            self.phase_before = phase_of(self.state)
        self._take(found, seat, action)
        if not found.step.always:
            self.settle()

    def settle(self) -> None:
        """Carry out every step that waits for nobody."""
        self._asked = self._settle(self.state.agenda)

    def _find(self, seat: Seat, action: Action) -> Asked | Refusal:
        asked = self.asked()
        own = [each for each in asked if each.decision.seat == seat]
        fitting = [each for each in own if type(action) in each.decision.kinds()]
        if not fitting:
            settings = [each for each in self.always_asked() if each.decision.seat == seat]
            fitting = [each for each in settings if type(action) in each.decision.kinds()]
        if len(fitting) > 1:
            own = [each for each in fitting if each.decision.party == action.party] or fitting
            return next((each for each in fitting if each.decision.allows(action)), own[0])
        if fitting:
            return fitting[0]
        if self._unasked is not None and self._unasked[0] == action:
            return self._unasked[1]
        if len(own) == 1:
            return own[0]
        if own:
            return Refusal(own[0].decision.section, NO_ANSWER)
        return Refusal("", NOT_ASKED if asked else "game-over")

    def _take(self, asked: Asked, seat: Seat, action: Action) -> None:
        self._asked = self._always_asked = self._unasked = None
        self._changes += 1
        self._agenda = asked.agenda
        asked.step.take(self, seat, action)

    def _settle(self, agenda: list[Any]) -> list[Asked]:
        """Carry out what waits for nobody, and list what is asked then."""
        while agenda:
            step = agenda[-1]
            if isinstance(step, Together):
                asked = self._settle_branches(step)
                if step.branches:
                    return asked
                agenda.pop()
                continue
            decisions = step.decisions(self.state)
            if any(decision.required for decision in decisions):
                asked = [Asked(decision, step, agenda) for decision in decisions]
                if not self._answer_unasked(asked):
                    return asked
                continue
            agenda.pop()
            self._changes += 1
            self._agenda = agenda
            self._asked = self._always_asked = None
            self._pass_over(step)
            step.finish(self)
        return []

    def _pass_over(self, step: Step) -> None:
        if self._expected is not None and self._unasked is None:
            refusal = step.why_unasked(self.state, *self._expected)
            self._unasked = (self._expected[1], refusal) if refusal is not None else None

    def _settle_branches(self, together: Together) -> list[Asked]:
        # What one branch does may set another free, so each is gone through again until nothing has changed.
        settled: dict[int, tuple[int, list[Asked]]] = {}
        while True:
            late = [each for each in together.branches if settled.get(id(each), (-1,))[0] != self._changes]
            if not late:
                together.branches = [branch for branch in together.branches if branch]
                return [asked for branch in together.branches for asked in settled[id(branch)][1]]
            asked = self._settle(late[0])
            settled[id(late[0])] = self._changes, asked

    def _answer_unasked(self, asked: list[Asked]) -> bool:
        for each in asked:
            is_new = all(each.step is not step for step in self._put)
            answer = unasked(self.state, each.step, each.decision, self.chance, is_new=is_new)
            if answer is not None:
                told = len(self.events)
                self._take(each, each.decision.seat, answer)
                mark_unasked(each.decision, self.events, told)
                return True
        return False


def asking(state: GameState, asked: list[Asked] | None = None) -> Table[Any]:
    """Return a table for asking only: it has no chance."""
    return Table(state, Recorded([]), asked)


def _open(state: Any, agenda: list[Any]) -> Iterator[Asked]:
    for step, branch in _tops(agenda):
        for decision in step.decisions(state):
            yield Asked(decision, step, branch)


def _tops(agenda: list[Any]) -> Iterator[tuple[Step, list[Any]]]:
    """Go through the steps that are next, each with the agenda that it is on."""
    if not agenda:
        return
    step = agenda[-1]
    if isinstance(step, Together):
        for branch in step.branches:
            yield from _tops(branch)
    else:
        yield step, agenda


def steps_on(agenda: list[Any]) -> Iterator[Step]:
    """Go through all steps of an agenda, those of branches too."""
    for step in agenda:
        yield step
        for branch in step.branches if isinstance(step, Together) else ():
            yield from steps_on(branch)


def is_sealed(state: GameState) -> bool:
    """Say whether nobody may see, for now, who has answered."""
    return any(step.sealed for step, _ in _tops(state.agenda))


def settings_of(state: GameState) -> Any:
    """Return the step whose questions are open at any time, if there is one."""
    bottom = state.agenda[0] if len(state.agenda) > 1 else None
    return bottom if bottom is not None and bottom.always else None


def phase_of(state: GameState) -> str:
    """Name the part of the sequence of play that a table is in; none once it has ended."""
    return _phase(state.agenda)


def _phase(agenda: list[Any]) -> str:
    for step in reversed(agenda):
        branches = step.branches if isinstance(step, Together) else []
        phase: str = step.phase or next(filter(None, map(_phase, branches)), "")
        if phase:
            return phase
    return ""
