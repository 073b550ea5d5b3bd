"""What every view has: it tells the truth about the table, and names parts of the board that can be drawn."""

from __future__ import annotations

import pytest

from games import registry
from games.core.agenda import Asked
from games.core.shapes import Everybody
from games.text.wording import LONGEST_ALT
from tests.games.conformance.golden import NAMES
from tests.games.conformance.random_play import final, looked_at
from tests.games.conformance.subject import load, tables


def is_waited_for(asked: Asked) -> bool:
    """Say whether all see that a seat is waited for; under seal that shows until everybody has answered."""
    is_sealed = isinstance(asked.step, Everybody) and asked.step.sealed
    return is_sealed or asked.decision.required


@pytest.mark.parametrize(("game", "scenario", "seats"), tables())
def test_every_view_says_how_the_table_stands(game: str, scenario: str, seats: int) -> None:
    subject = load(game)
    for moment in looked_at(subject, scenario, seats):
        viewer = (None, *range(seats))[moment.number % (seats + 1)]
        view = subject.game.view(moment.table.state, viewer)
        assert (view.seat, view.ended, view.winners) == (viewer, False, ())
        must = {each.decision.seat for each in moment.table.asked() if is_waited_for(each)}
        assert view.waiting_for == tuple(sorted(must))
        assert [seen.seat for seen in view.seats] == list(range(seats))


@pytest.mark.parametrize("game", registry.ids())
def test_a_view_of_the_end_says_who_has_won(game: str) -> None:
    subject = load(game)
    scenario = subject.game.scenarios[0]
    state = final(subject, scenario, min(subject.game.seats_for(scenario)))
    view = subject.game.view(state, None)
    best = subject.game.outcome(state).winners
    assert (view.ended, view.phase, view.waiting_for, view.winners) == (True, "end", (), best)
    assert view.focus == ()


@pytest.mark.parametrize("game", registry.ids())
def test_what_a_question_is_about_is_a_part_that_can_be_described(game: str) -> None:
    subject, named = load(game), set()
    scenario = subject.game.scenarios[0]
    seats = min(subject.game.seats_for(scenario))
    words = subject.game.wording("en", NAMES[:seats])
    for moment in looked_at(subject, scenario, seats):
        view = subject.game.view(moment.table.state, moment.seat)
        assert len(set(view.focus)) == len(view.focus)
        named |= set(view.focus)
        if view.focus:
            assert 0 < len(words.focus_alt(view)) <= LONGEST_ALT
    assert named
