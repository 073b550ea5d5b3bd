"""What is answered without asking, by standing answers, and what an order makes of it."""

from __future__ import annotations

from typing import Any, ClassVar, Union

from games.core.agenda import Step, Table
from games.core.chance import Recorded
from games.core.decision import Action, Choices, Decision, Seat
from games.core.events import Event
from games.core.orders import submit_all
from games.core.state import GameState


class Speak(Action, frozen=True):
    pass


class Silence(Action, frozen=True):
    droppable: ClassVar[bool] = True


class Debate(Step):
    """Each seat speaks a number of times, then may fall silent; one that wants quiet falls silent unasked."""

    waiting: list[Seat]
    speeches: int = 0

    def decisions(self, state: Any) -> list[Decision]:
        answers = Choices([Speak()] if self.speeches else [Speak(), Silence()])
        return [Decision(seat, "1", "debate", answers) for seat in self.waiting]

    def standing(self, state: Any, decision: Decision) -> Action | None:
        return Silence() if state.quiet[decision.seat] and not self.speeches else None

    def take(self, table: Table[Any], seat: Seat, action: Action) -> None:
        if isinstance(action, Silence):
            self.waiting.remove(seat)
        self.speeches = max(0, self.speeches - 1)


class Vote(Step):
    """A seat speaks once."""

    seat: Seat
    done: bool = False

    def decisions(self, state: Any) -> list[Decision]:
        return [] if self.done else [Decision(self.seat, "2", "vote", Choices([Speak()]))]

    def take(self, table: Table[Any], seat: Seat, action: Action) -> None:
        self.done = True


class State(GameState):
    agenda: list[Union[Debate, Vote, Oath]]
    quiet: list[bool]


def table(*steps: Vote | Debate, quiet: tuple[bool, ...]) -> Table[State]:
    made = Table(State([*reversed(steps)], [*quiet]), Recorded([]))
    made.settle()
    return made


def test_a_standing_answer_is_given_when_its_step_is_put() -> None:
    assert table(Debate([0, 1]), quiet=(False, True)).waiting_for() == [0]


def test_the_next_question_of_a_step_to_its_only_seat_is_put_anew() -> None:
    """The seat must speak twice; then its quiet answers, though the step has asked it all along."""
    debate = table(Debate([0], speeches=2), quiet=(True,))
    debate.act(0, Speak())
    assert debate.waiting_for() == [0]
    debate.act(0, Speak())
    assert debate.state.agenda == []


def test_a_standing_answer_comes_too_late_for_an_open_question() -> None:
    debate = table(Debate([0, 1]), quiet=(False, False))
    debate.state.quiet[1] = True
    debate.act(0, Silence())
    assert debate.waiting_for() == [1]


def test_what_others_answer_unasked_does_not_interrupt_an_order() -> None:
    """The seat's turn is over and the end it adds is dropped, while a quiet one was answered for."""
    state = table(Vote(0), Debate([1, 2]), quiet=(False, True, False)).state
    result = submit_all(state, 0, [Speak(), Silence()], Recorded([]))
    assert (result.taken, result.stopped) == (1, None)


class Said(Event, frozen=True, kw_only=True):
    seat: Seat


class Oath(Vote):
    """A seat speaks once, unasked, since there is nothing else to say."""

    asks: bool = False

    def decisions(self, state: Any) -> list[Decision]:
        answers = Choices([Speak(), Silence()] if self.asks else [Speak()])
        return [] if self.done else [Decision(self.seat, "3", "oath", answers, automatic=True)]

    def take(self, table: Table[Any], seat: Seat, action: Action) -> None:
        self.done = True
        table.tell(Said(seat=seat))


def test_only_answer_is_told_as_one_without_a_choice() -> None:
    """What was answered, with or without a choice, is told without that."""
    sworn = table(Oath(0), Oath(1, asks=True), quiet=(False, False))
    sworn.settle()
    assert sworn.events == [Said(seat=0, unasked=True)]
    sworn.act(1, Speak())
    assert sworn.events[1:] == [Said(seat=1)]
