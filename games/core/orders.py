"""Orders of one or more actions: carried out on a copy, all or none as far as the rules let them be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple

from games.core import codec
from games.core.agenda import NOT_ASKED, Asked, S, Table, phase_of, steps_on
from games.core.chance import Chance, Draw
from games.core.decision import Action, Decision, Seat
from games.core.errors import EngineBug, IllegalAction, Refusal
from games.core.events import Event
from games.core.settings import is_setting


class Played(NamedTuple, Generic[S]):
    """One action of an order, and what it led to."""

    action: Action
    state: S
    events: list[Event]
    draws: list[Draw]
    is_setting: bool
    """Whether it changed private settings only."""


class Result(NamedTuple, Generic[S]):
    """What an order led to."""

    played: list[Played[S]]
    """Its actions, as far as they were carried out."""
    asked: list[Asked]
    """What is asked in the last state."""
    stopped: Refusal | None = None
    """Why the rest was left out, where it was; nothing where the rest was droppable."""

    @property
    def state(self) -> S:
        """Return the last state."""
        return self.played[-1].state

    @property
    def events(self) -> list[Event]:
        """List what happened."""
        return [event for each in self.played for event in each.events]

    @property
    def draws(self) -> list[Draw]:
        """List what was drawn."""
        return [draw for each in self.played for draw in each.draws]

    @property
    def taken(self) -> int:
        """Count the actions that were carried out."""
        return len(self.played)


def submit(state: S, seat: Seat, action: Action, chance: Chance) -> Result[S]:
    """Carry out an action on a copy of the state; a refused one leaves no trace."""
    return submit_all(state, seat, [action], chance)


def submit_all(state: S, seat: Seat, actions: Sequence[Action], chance: Chance) -> Result[S]:
    """Carry out the actions of one order, all or none up to the first draw, revelation or interruption.

    What was drawn or shown stands, and so does what another is asked about in the midst of it: a later action
    that is refused then ends the order there. What is droppable once a seat's turn has ended is left out.
    """
    return _Order(state, seat, actions, chance).carry_out()


class _Order(Generic[S]):
    """An order on its way."""

    def __init__(self, state: S, seat: Seat, actions: Sequence[Action], chance: Chance) -> None:
        self.seat, self.actions, self.chance = seat, actions, chance
        self.table = Table(codec.copy(state), chance)
        self.was_asked = bool(self.table.decisions(seat))
        self.draws_before = len(chance.draws)
        self.played: list[Played[S]] = []

    def carry_out(self) -> Result[S]:
        stopped: Refusal | None = None
        for action in self.actions:
            if self.played and self._is_rest_droppable():
                break
            stopped = self._play(action)
            if stopped is not None:
                break
        if 0 < len(self.played) < len(self.actions):
            # What is asked names steps of the table's own state, not those of a copy.
            self.played[-1] = self.played[-1]._replace(state=self.table.state)
        return Result(self.played, self.table.asked(), stopped)

    def _is_rest_droppable(self) -> bool:
        rest = self.actions[len(self.played) :]
        return self.was_asked and is_rest_droppable(self.table, self.seat, rest)

    def _play(self, action: Action) -> Refusal | None:
        """Play one action; say why not, where what came before stands all the same."""
        table, taken = self.table, len(self.played)
        told, drawn = len(table.events), len(self.chance.draws)
        table.expect(self.seat, self.actions[taken + 1 :])
        setting = is_setting(table.state, action)
        try:
            table.act(self.seat, action)
        except IllegalAction as fault:
            if self._is_undone():
                raise _of_part(fault, taken + 1, was_asked=self.was_asked) from None
            return Refusal("", NOT_ASKED) if is_interrupted(table, self.seat) else fault.refusal
        except Exception as fault:
            raise EngineBug(f"{type(fault).__name__} in {type(action).__name__}") from fault
        # The state of an action that another follows is copied before that one changes it.
        state = table.state if taken + 1 == len(self.actions) else codec.copy(table.state)
        self.played.append(Played(action, state, table.events[told:], self.chance.draws[drawn:], setting))
        return None

    def _is_undone(self) -> bool:
        """Say whether nothing has happened yet that must stand."""
        if len(self.chance.draws) > self.draws_before or is_final(self.table.events, self.seat):
            return False
        return not is_interrupted(self.table, self.seat)


def is_interrupted(table: Table[Any], seat: Seat) -> bool:
    """Say whether others are asked before the step that was last answered goes on asking a seat."""
    goes_on = any(step is table.acted for step in steps_on(table.state.agenda))
    own = [each.step for each in table.asked() if each.decision.seat == seat]
    # What can still be amended, or is asked of another party of the seat, does not count here.
    asks_on = any(not (step is table.acted and step.leads_on) for step in own)
    return goes_on and bool(table.asked()) and not asks_on


def is_rest_droppable(table: Table[Any], seat: Seat, rest: Sequence[Action]) -> bool:
    """Say whether the rest of an order only ends what has ended by itself, and not what is interrupted."""
    if not all(action.droppable for action in rest):
        return False
    if table.decisions(seat):
        return is_asked_anew(table, seat, {type(action) for action in rest})
    return not is_interrupted(table, seat)


def is_asked_anew(table: Table[Any], seat: Seat, kinds: set[type[Action]]) -> bool:
    """Say whether a turn has ended by itself and the seat's next one has begun.

    Then a new step like the one last answered asks, or, in another phase, one that takes no such actions.
    """
    own = [each for each in table.asked() if each.decision.seat == seat]
    return table.acted is not None and all(_is_new(table, each, kinds) for each in own)


def _is_new(table: Table[Any], asked: Asked, kinds: set[type[Action]]) -> bool:
    was_there = any(asked.step is step for step in table.steps_before)
    goes_on = any(table.acted is step for step in asked.agenda)
    alike = type(asked.step) is type(table.acted) or _is_next_phase(table, asked.decision, kinds)
    return not was_there and not goes_on and alike


def _is_next_phase(table: Table[Any], decision: Decision, kinds: set[type[Action]]) -> bool:
    return phase_of(table.state) != table.phase_before and kinds.isdisjoint(decision.kinds())


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


def concerned_nobody_else(before: Table[Any], after: Table[Any], seat: Seat) -> bool:
    """Say whether the same other seats are waited for as before, and the seat itself is still asked."""
    was, now = (set(table.waiting_for()) - {seat} for table in (before, after))
    return was == now and bool(after.decisions(seat))
