"""Branches that touch each other, and seats that are asked the same thing twice."""

from __future__ import annotations

from random import Random
from typing import Any, Union

import pytest

from games.core import agenda
from games.core.agenda import Step, Table, phase_of
from games.core.chance import Recorded
from games.core.decision import Action, Amount, Choices, Decision, Pick, Seat
from games.core.errors import IllegalAction
from games.core.events import Event
from games.core.orders import is_final, submit_all
from games.core.state import GameState


class Give(Action, frozen=True):
    coins: int


class Choose(Action, frozen=True):
    items: tuple[str, ...]


class Collect(Step):
    """Ask for coins until there are five."""

    phase = "collection"
    seat: Seat
    most: int = 3

    def decisions(self, state: Any) -> list[Decision]:
        enough = state.coins >= 5
        return [] if enough else [Decision(self.seat, "1", "give", Amount(Give, "coins", 1, self.most))]

    def take(self, table: Table[Any], seat: Seat, action: Give) -> None:
        table.state.coins += action.coins


class Gift(Step):
    """Nobody decides; it brings five coins."""

    def finish(self, table: Table[Any]) -> None:
        table.state.coins += 5


class Stop(Action, frozen=True):
    droppable = True


class Haggle(Step):
    """A seat offers coins, the other approves each of them, until the seat stops."""

    stopped: bool = False

    def decisions(self, state: Any) -> list[Decision]:
        offers = Decision(0, "1", "haggle", Amount(Give, "coins", 1, 3), Choices([Stop()]))
        return [] if self.stopped else [offers]

    def take(self, table: Table[Any], seat: Seat, action: Any) -> None:
        if isinstance(action, Stop):
            self.stopped = True
        else:
            table.then(Collect(1))


class Together(agenda.Together):
    branches: list[list[Union[Collect, Gift, Haggle, Together]]]


class State(GameState):
    agenda: list[Union[Collect, Gift, Haggle, Together]]
    coins: int = 0


def table(*branches: list[Any]) -> Table[State]:
    made = Table(State([Together([*branches])]), Recorded([]))
    made.settle()
    return made


def test_what_one_branch_does_sets_another_free() -> None:
    """The first branch waits; the second brings what it waits for."""
    assert table([Collect(0)], [Gift()]).state.agenda == []


def test_a_branch_set_free_later_is_not_left_behind() -> None:
    both = table([Collect(0)], [Collect(1)])
    both.act(0, Give(3))
    assert both.waiting_for() == [0, 1]
    both.act(1, Give(2))
    assert both.state.agenda == []


def test_a_seat_asked_twice_answers_the_question_that_allows_its_action() -> None:
    twice = table([Collect(0, most=1)], [Collect(0, most=4)])
    assert twice.why_not(0, Give(4)) is None
    assert twice.why_not(0, Give(5)) is not None


def test_the_phase_of_branches_is_theirs() -> None:
    assert phase_of(table([Collect(0)]).state) == "collection"
    assert phase_of(State([])) == ""


def test_an_empty_form_is_left_out() -> None:
    decision = Decision(0, "1", "give", Choices([]), Amount(Give, "coins", 1, 2))
    assert len(decision.answers) == 1
    assert all(isinstance(decision.sample(Random(seed)), Give) for seed in range(20))


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ({}, ["figs", "oil"]),
        ({"items": ("figs",)}, []),
        ({"items": ("wine",)}, []),
        ({"items": ()}, ["figs", "oil"]),
    ],
)
def test_narrowing_a_pick_takes_what_somebody_typed(given: dict[str, Any], left: list[str]) -> None:
    assert Pick(Choose, "items", ["figs", "oil"], 1, 1).narrow(Choose, given) == {"items": left}


def test_narrowing_choices_takes_an_unknown_field() -> None:
    assert Choices([Give(1)]).narrow(Give, {"city": "athens"}) == {"coins": []}


class Told(Event, frozen=True, kw_only=True):
    pass


@pytest.mark.parametrize(("audience", "final"), [(None, False), ((0,), False), ((1,), True), ((0, 1), True)])
def test_what_others_were_told_in_private_cannot_be_taken_back(audience: Any, final: bool) -> None:
    assert is_final([Told(audience=audience)], 0) is final


def test_a_branch_is_interrupted_as_an_agenda_is() -> None:
    """What would end it is left out and told, not dropped as if it had ended by itself."""
    for start in (State([Haggle()]), State([Together([[Haggle()], [Collect(2)]])])):
        result = submit_all(start, 0, [Give(1), Stop()], Recorded([]))
        assert (result.taken, result.stopped is not None) == (1, True)


def test_a_refused_order_says_which_of_its_actions_is_wrong() -> None:
    start = table([Collect(0)]).state
    with pytest.raises(IllegalAction) as refused:
        submit_all(start, 0, [Give(1), Give(9)], Recorded([]))
    assert refused.value.number == 2
    assert start.coins == 0
