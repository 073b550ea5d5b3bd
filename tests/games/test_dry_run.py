"""Orders tried on copies that know no more than their seat."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from games.core import codec
from games.core.agenda import Table
from games.core.chance import Scripted
from games.core.decision import Action, Seat
from games.core.errors import IllegalAction, Refusal, UnreadableOrder
from games.core.events import Event
from games.dry_run import Verdict, judge, preview, read
from tests.games.core.test_agenda import at_fair, at_showing
from tests.toy.game.actions import Cry, Sell, Show
from tests.toy.game.game import GAME
from tests.toy.game.state import State
from tests.toy.game.steps.fair import Sale


class Rest(Action, frozen=True):
    droppable: ClassVar[bool] = True


OVER = (Sell(2), Sell(2), Sell(1))


@pytest.mark.parametrize(
    ("actions", "verdict"),
    [
        ((Sell(2), Sell(2)), Verdict(2, None)),
        ((Sell(2), Sell(2), Sell(2)), Verdict(2, Refusal("5", "too-few-left", measures=1))),
        ((Cry(),), Verdict(1, None)),
        ((Sell(1), Cry(), Sell(9)), Verdict(2, None)),
        ((*OVER, Sell(1)), Verdict(3, Refusal("", "asked-no-more"))),
        ((*OVER, Rest()), Verdict(4, None)),
    ],
)
def test_an_order_is_judged_as_far_as_can_be_known(actions: Sequence[Action], verdict: Verdict) -> None:
    state = at_fair().state
    before = codec.to_json(state)
    assert judge(GAME, state, 0, actions, Random(0)) == verdict
    assert codec.to_json(state) == before


@pytest.mark.parametrize(
    ("text", "seat", "shown"),
    [
        ("", 0, "sell 1"),
        ("sell", 0, "sell 1"),
        ("show", 0, "show oil"),
        ("sell", 1, "sell 2"),
    ],
)
def test_an_order_that_cannot_be_read_is_shown_one_that_is_legal_now(
    text: str, seat: int, shown: str
) -> None:
    book, table = GAME.orders("en", ("Anna", "Ben")), at_fair()
    with pytest.raises(UnreadableOrder) as fault:
        read(book, text, table, seat)
    refusal = fault.value.refusal
    is_legal = table.why_not(seat, book.parse(str(refusal.facts["example"]))[0]) is None
    assert (refusal.facts["example"], refusal.facts["legal"]) == (shown, "yes" if is_legal else "no")


def test_what_is_shown_may_change_what_comes_after_it() -> None:
    order = [Show("oil"), Show("oil")]
    assert judge(GAME, at_showing().state, 0, order, Random(0)) == Verdict(1, None)


def test_who_is_not_asked_is_told_so() -> None:
    assert judge(GAME, at_fair().state, 1, [Sell(1), Sell(1)], Random(0)) == Verdict(
        0, Refusal("", "not-your-turn")
    )


def test_what_depends_on_secrets_is_not_told() -> None:
    def resample(state: State, seat: Seat | None, rng: Random) -> State:
        copied = codec.copy(state)
        copied.agenda[-1] = Sale(stall="oil", left=rng.choice([3, 5]))
        return copied

    secretive = replace(GAME, resample=resample)
    assert judge(secretive, at_fair().state, 0, [Sell(2), Sell(2)], Random(0)) == Verdict(1, None)


def tried(state: Any, seat: Seat, actions: Sequence[Action]) -> tuple[Any, list[Event]]:
    table = Table(codec.copy(state), Scripted())
    for number, action in enumerate(actions, 1):
        try:
            table.act(seat, action)
        except IllegalAction as fault:
            fault.number = number
            raise
    return table.state, table.events


def test_a_preview_leaves_out_what_is_needless_at_the_end() -> None:
    game = replace(GAME, preview=tried)
    state, _ = preview(game, at_fair().state, 0, [*OVER, Rest(), Rest()])
    assert state.sold == {"oil": 5}


@pytest.mark.parametrize(
    ("actions", "number", "key"),
    [
        ((*OVER, Sell(1)), 4, "asked-no-more"),
        ((Sell(2), Sell(9)), 2, "too-few-left"),
        ((Sell(1), Rest()), 2, None),
    ],
)
def test_a_preview_names_the_part_that_is_refused(
    actions: Sequence[Action], number: int, key: str | None
) -> None:
    with pytest.raises(IllegalAction) as refused:
        preview(replace(GAME, preview=tried), at_fair().state, 0, actions)
    assert refused.value.number == number
    assert key in (None, refused.value.refusal.key)
