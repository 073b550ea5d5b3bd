"""The agenda: a stack of steps that says, alone, what comes next."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from games.core import codec
from games.core.chance import Chance, Draw, Recorded
from games.core.decision import Action, Decision, Seat
from games.core.errors import EngineBug, IllegalAction, Refusal
from games.core.events import Event

NOT_ASKED = "not-your-turn"
"""The refusal of an action of a seat that is asked nothing while others are."""


class Step(msgspec.Struct, tag=True):
    """An item of the agenda, named after a section of the rulebook; its fields are all it remembers.

    Every subclass is tagged with its name, and a game closes the union of its own.
    """

    phase: ClassVar[str] = ""
    """The part of the sequence of play; empty for a step that serves several: then that of the step below."""

    always: ClassVar[bool] = False
    """Whether it lies at the bottom and its questions are open at any time, to be answered or not.

    What it remembers are private settings: they move nothing, and no undo takes them back.
    """

    def decisions(self, state: Any) -> list[Decision]:
        """Say who must, or may, decide what; with no required decision left, the step is done."""
        return []

    def why_not(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Say which rule forbids an action; asked before anything changes."""
        return None

    def why_unasked(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        """Say of an action that would answer it which rule let it be passed over without asking."""
        return None

    def take(self, table: Table[Any], seat: Seat, action: Any) -> None:
        """Carry out a legal action; it is never refused here."""

    def finish(self, table: Table[Any]) -> None:
        """Carry out what follows once nobody is waited for; the step has left the agenda."""


class Together(Step):
    """Flows that do not wait for each other: each branch is an agenda of its own.

    A game closes it: `class Together(core.Together): branches: list[list[AnyStep]]`.
    """

    branches: list[list[Any]]


class HasAgenda(Protocol):
    """The state of any game."""

    agenda: list[Any]


S = TypeVar("S", bound=HasAgenda)


class Asked(NamedTuple):
    """A decision, the step that asks it and the agenda which that step is on."""

    decision: Decision
    step: Step
    agenda: list[Any]


class Table(Generic[S]):
    """The rules driven in place: for simulation and computer players, and inside `submit`."""

    def __init__(self, state: S, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self._agenda: list[Any] = state.agenda
        self._acted: Step | None = None
        self._before: list[Any] = []
        """The steps that were on the agenda when one was last answered."""
        self._phase = ""
        """The part of the sequence of play in which that was."""
        self._asked: list[Asked] | None = None
        self._expected: tuple[Seat, Action] | None = None
        self._unasked: tuple[Action, Refusal] | None = None

    def tell(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)

    def then(self, *steps: Step) -> None:
        """Put steps before everything else on the agenda, the first of them first."""
        self._agenda.extend(reversed(steps))

    def asked(self) -> list[Asked]:
        """List the open decisions of all seats, without those that are open at any time."""
        if self._asked is None:
            self._asked = list(_open(self.state, self.state.agenda))
        return self._asked

    @property
    def has_settings(self) -> bool:
        """Say whether some decisions are open at any time."""
        return _settings_of(self.state) is not None

    def always_asked(self) -> list[Asked]:
        """List the decisions of all seats that are open at any time."""
        return _always_open(self.state)

    def waiting_for(self) -> list[Seat]:
        """List the seats whose answer holds up the table."""
        return sorted({asked.decision.seat for asked in self.asked() if asked.decision.required})

    def decisions(self, seat: Seat) -> list[Decision]:
        """List the open decisions of a seat, without those that are open at any time."""
        return [asked.decision for asked in self.asked() if asked.decision.seat == seat]

    def settings(self, seat: Seat) -> list[Decision]:
        """List the decisions of a seat that are open at any time."""
        return [asked.decision for asked in self.always_asked() if asked.decision.seat == seat]

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """Say why an action is refused now, by the rule that forbids it."""
        found = self._find(seat, action)
        if isinstance(found, Refusal):
            return found
        refusal = found.step.why_not(self.state, seat, action)
        if refusal is None and not found.decision.allows(action):
            return Refusal(found.decision.section, "not-an-answer")
        return refusal

    def act(self, seat: Seat, action: Action) -> None:
        """Check an action, carry it out, and go on until somebody is waited for."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.carry_out(seat, action)

    def expect(self, seat: Seat, rest: Sequence[Action]) -> None:
        """Name what is to follow the next action: a step that is passed over unasked can say why for it."""
        self._expected = (seat, rest[0]) if rest else None

    def carry_out(self, seat: Seat, action: Action) -> None:
        """Carry out an action that is known to be legal, and go on until somebody is waited for."""
        found = self._find(seat, action)
        if isinstance(found, Refusal):
            raise IllegalAction(found)
        self._take(found, seat, action)
        self.settle()

    def is_interrupted(self, seat: Seat) -> bool:
        """Say whether others are asked before the step that was last answered goes on asking a seat."""
        goes_on = any(step is self._acted for step in self.state.agenda)
        return goes_on and bool(self.asked()) and not self.decisions(seat)

    def is_asked_anew(self, seat: Seat, kinds: set[type[Action]]) -> bool:
        """Say whether a turn has ended by itself and the seat's next one has begun.

        Then a new step like the one last answered asks, or, in another phase, one that takes no such actions.
        """
        earlier = {id(step) for step in self._before}
        return self._acted is not None and all(
            id(each.step) not in earlier
            and id(self._acted) not in map(id, each.agenda)
            and (type(each.step) is type(self._acted) or self._is_next_phase(each.decision, kinds))
            for each in self.asked()
            if each.decision.seat == seat
        )

    def _is_next_phase(self, decision: Decision, kinds: set[type[Action]]) -> bool:
        return phase_of(self.state) != self._phase and kinds.isdisjoint(decision.kinds())

    def settle(self) -> None:
        """Carry out every step that waits for nobody."""
        self._settle(self.state.agenda)

    def _find(self, seat: Seat, action: Action) -> Asked | Refusal:
        asked = self.asked()
        own = [each for each in asked if each.decision.seat == seat]
        fitting = [each for each in own if type(action) in each.decision.kinds()]
        if not fitting:
            aside = [each for each in self.always_asked() if each.decision.seat == seat]
            fitting = [each for each in aside if type(action) in each.decision.kinds()]
        if len(fitting) > 1:
            return next((each for each in fitting if each.decision.allows(action)), fitting[0])
        if fitting:
            return fitting[0]
        if self._unasked is not None and self._unasked[0] == action:
            return self._unasked[1]
        if len(own) == 1:
            return own[0]
        if own:
            return Refusal(own[0].decision.section, "not-an-answer")
        return Refusal("", NOT_ASKED if asked else "game-over")

    def _take(self, asked: Asked, seat: Seat, action: Action) -> None:
        self._asked = self._unasked = None
        self._agenda = asked.agenda
        if not asked.step.always:
            self._acted = asked.step
            self._before, self._phase = [*self.state.agenda, *asked.agenda], phase_of(self.state)
        asked.step.take(self, seat, action)

    def _settle(self, agenda: list[Any]) -> None:
        while agenda:
            step = agenda[-1]
            if isinstance(step, Together):
                self._settle_branches(step)
                if step.branches:
                    self._asked = None
                    return
                agenda.pop()
                continue
            decisions = step.decisions(self.state)
            if any(decision.required for decision in decisions):
                asked = [Asked(decision, step, agenda) for decision in decisions]
                if not self._answer_alone(asked):
                    self._asked = asked if agenda is self.state.agenda else None
                    return
                continue
            agenda.pop()
            self._agenda, self._asked = agenda, None
            self._pass_over(step)
            step.finish(self)

    def _pass_over(self, step: Step) -> None:
        if self._expected is not None and self._unasked is None:
            refusal = step.why_unasked(self.state, *self._expected)
            self._unasked = (self._expected[1], refusal) if refusal is not None else None

    def _settle_branches(self, together: Together) -> None:
        # What one branch does may set another free, so they are gone through until each waits for somebody.
        while True:
            for branch in together.branches:
                self._settle(branch)
            together.branches = [branch for branch in together.branches if branch]
            if all(_is_waiting(self.state, branch) for branch in together.branches):
                return

    def _answer_alone(self, asked: list[Asked]) -> bool:
        for each in asked:
            decision = each.decision
            if decision.alone and decision.required and decision.count() == 1:
                form = next(form for form in decision.answers if form.count())
                self._take(each, decision.seat, form.first())
                return True
        return False


def _open(state: Any, agenda: list[Any]) -> Iterator[Asked]:
    if not agenda:
        return
    step = agenda[-1]
    if isinstance(step, Together):
        for branch in step.branches:
            yield from _open(state, branch)
        return
    for decision in step.decisions(state):
        yield Asked(decision, step, agenda)


def _always_open(state: Any) -> list[Asked]:
    settings = _settings_of(state)
    decisions = settings.decisions(state) if settings else []
    return [Asked(decision, settings, state.agenda) for decision in decisions]


def _settings_of(state: Any) -> Any:
    bottom = state.agenda[0] if len(state.agenda) > 1 else None
    return bottom if bottom is not None and bottom.always else None


def is_setting(state: HasAgenda, seat: Seat, action: Action) -> bool:
    """Say whether an action changes nothing but a seat's private settings."""
    own = [asked.decision for asked in _always_open(state) if asked.decision.seat == seat]
    return any(type(action) in decision.kinds() for decision in own)


def keep_settings(present: HasAgenda, earlier: HasAgenda) -> None:
    """Give an earlier state the private settings of the present one, for they are not taken back."""
    bottoms = [state.agenda[0] if state.agenda else None for state in (present, earlier)]
    if all(bottom is not None and bottom.always for bottom in bottoms):
        earlier.agenda[0] = bottoms[0]


def phase_of(state: HasAgenda) -> str:
    """Name the part of the sequence of play that a table is in; none once it has ended."""
    return _phase(state.agenda)


def _phase(agenda: list[Any]) -> str:
    for step in reversed(agenda):
        branches = step.branches if isinstance(step, Together) else []
        phase: str = step.phase or next(filter(None, map(_phase, branches)), "")
        if phase:
            return phase
    return ""


def _is_waiting(state: Any, agenda: list[Any]) -> bool:
    return any(asked.decision.required for asked in _open(state, agenda))


class Result(NamedTuple, Generic[S]):
    """What an action led to."""

    state: S
    events: list[Event]
    draws: list[Draw]
    taken: int
    """How many of the submitted actions were carried out."""
    stopped: Refusal | None = None
    """Why the rest was left out, where it was; nothing where the rest was needless."""


def submit(state: S, seat: Seat, action: Action, chance: Chance) -> Result[S]:
    """Carry out an action on a copy of the state; a refused one leaves no trace."""
    return submit_all(state, seat, [action], chance)


def submit_all(state: S, seat: Seat, actions: Sequence[Action], chance: Chance) -> Result[S]:
    """Carry out the actions of one order, all or none up to the first draw, revelation or interruption.

    What was drawn or shown stands, and so does what another is asked about in the midst of it: a later action
    that is refused then ends the order there. What is needless once a seat's turn has ended is left out.
    """
    table = Table(codec.copy(state), chance)
    before = len(chance.draws)
    was_asked = bool(table.decisions(seat))
    stopped: Refusal | None = None
    taken = 0
    for action in actions:
        if was_asked and is_rest_needless(table, seat, actions[taken:]):
            break
        table.expect(seat, actions[taken + 1 :])
        try:
            table.act(seat, action)
        except IllegalAction as fault:
            is_open = len(chance.draws) == before and not is_final(table.events, seat)
            if is_open and not table.is_interrupted(seat):
                raise _of_part(fault, taken + 1, was_asked=was_asked) from None
            stopped = fault.refusal
            break
        except Exception as fault:
            raise EngineBug(f"{type(fault).__name__} in {type(action).__name__}") from fault
        taken += 1
    return Result(table.state, table.events, chance.draws[before:], taken, stopped)


def is_rest_needless(table: Table[Any], seat: Seat, rest: Sequence[Action]) -> bool:
    """Say whether the rest of an order only ends what has ended by itself, and not what is interrupted."""
    if not all(action.needless for action in rest):
        return False
    if table.decisions(seat):
        return table.is_asked_anew(seat, {type(action) for action in rest})
    return not table.is_interrupted(seat)


def asked_no_more(refusal: Refusal) -> Refusal:
    """Say of a later part of an order that the part before it has passed the question on."""
    return Refusal("", "asked-no-more") if refusal.key == NOT_ASKED else refusal


def _of_part(fault: IllegalAction, number: int, *, was_asked: bool) -> IllegalAction:
    """Name the part of an order that a fault is about."""
    later = was_asked and number > 1
    named = IllegalAction(asked_no_more(fault.refusal)) if later else fault
    named.number = number
    return named


def is_final(events: Iterable[Event], actor: Seat) -> bool:
    """Say whether some event showed to others what cannot be hidden again."""
    return any(event.reveals or (event.audience or (actor,)) != (actor,) for event in events)


def concerned_nobody_else(before: HasAgenda, after: HasAgenda, seat: Seat) -> bool:
    """Say whether the same other seats are waited for as before, and the seat itself is still asked."""
    was, now = (Table(state, Recorded([])) for state in (before, after))
    return set(was.waiting_for()) - {seat} == set(now.waiting_for()) - {seat} and bool(now.decisions(seat))
