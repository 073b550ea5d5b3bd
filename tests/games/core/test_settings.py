"""Questions that are open at any time: private settings beside the sequence of play."""

from __future__ import annotations

from typing import Any, Union

import pytest

from games.core import codec
from games.core.agenda import Step, Table, phase_of
from games.core.chance import Recorded, Scripted
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import IllegalAction
from games.core.events import Event
from games.core.orders import submit
from games.core.settings import is_setting, keep_settings
from games.core.state import GameState


class Wish(Action, frozen=True):
    """Wish for something, in private."""

    what: str


class Go(Action, frozen=True):
    """Go on."""


class Wished(Event, frozen=True, kw_only=True):
    """A seat wished for something."""

    what: str


class Wishes(Step):
    """1: everybody may wish at any time."""

    always = True
    kinds = (Wish,)
    wishes: list[str]

    def decisions(self, state: Any) -> list[Decision]:
        offered = Choices([Wish("rain"), Wish("sun")])
        return [Decision(seat, "1", "wish", offered, required=False) for seat in range(len(self.wishes))]

    def take(self, table: Table[Any], seat: Seat, action: Wish) -> None:
        self.wishes[seat] = action.what
        table.tell(Wished(what=action.what, audience=(seat,)))


class Walk(Step):
    """2: a seat goes."""

    phase = "walk"
    seat: Seat
    done: bool = False

    def decisions(self, state: Any) -> list[Decision]:
        return [] if self.done else [Decision(self.seat, "2", "walk", Choices([Go()]))]

    def take(self, table: Table[Any], seat: Seat, action: Go) -> None:
        self.done = True


class State(GameState):
    """The agenda alone."""

    agenda: list[Union[Wishes, Walk]]


def walking() -> State:
    return State([Wishes(["", ""]), Walk(1), Walk(0)])


def asking(state: State) -> Table[State]:
    return Table(state, Recorded([]))


def test_a_setting_is_open_to_everybody_and_holds_nobody_up() -> None:
    table = asking(walking())
    assert table.waiting_for() == [0]
    assert [decision.question for decision in table.decisions(1)] == []
    assert [[each.question for each in table.settings(seat)] for seat in (0, 1)] == [["wish"], ["wish"]]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_setting_changes_nothing_else(seat: Seat) -> None:
    before = walking()
    after = submit(before, seat, Wish("sun"), Scripted()).state
    assert after.agenda[1:] == before.agenda[1:]
    assert asking(after).waiting_for() == asking(before).waiting_for()
    assert phase_of(after) == phase_of(before) == "walk"
    assert after.agenda[0] == Wishes(["sun", ""] if seat == 0 else ["", "sun"])


def test_who_is_not_on_turn_is_told_so_whatever_is_open() -> None:
    with pytest.raises(IllegalAction) as refused:
        submit(walking(), 1, Go(), Scripted())
    assert refused.value.refusal.key == "not-your-turn"


def test_a_setting_of_who_is_asked_does_not_answer_the_question() -> None:
    state = submit(walking(), 0, Wish("rain"), Scripted()).state
    assert asking(state).waiting_for() == [0]
    state = submit(state, 0, Go(), Scripted()).state
    assert asking(state).waiting_for() == [1]


def test_only_settings_are_settings() -> None:
    state = walking()
    assert is_setting(state, Wish("sun"))
    assert not is_setting(state, Go())
    assert not is_setting(State([Walk(0)]), Wish("sun"))


def test_an_earlier_state_keeps_the_present_settings() -> None:
    before = walking()
    present = submit(submit(before, 0, Go(), Scripted()).state, 1, Wish("sun"), Scripted()).state
    earlier = codec.copy(before)
    keep_settings(present, earlier)
    assert earlier.agenda[0] == Wishes(["", "sun"])
    assert earlier.agenda[1:] == before.agenda[1:]


def test_the_game_ends_when_nothing_but_settings_is_left() -> None:
    state = walking()
    for seat in (0, 1):
        state = submit(state, seat, Go(), Scripted()).state
    assert state.agenda == []
    with pytest.raises(IllegalAction) as refused:
        submit(state, 0, Wish("sun"), Scripted())
    assert refused.value.refusal.key == "game-over"
