from itertools import permutations
from random import Random
from typing import Any, ClassVar

import pytest

from games.core import codec
from games.core.agenda import Step, Table, phase_of
from games.core.chance import Chance, Recorded, ReplayMismatch, Scripted, Seeded
from games.core.decision import Action, Choices, Decision, Seat
from games.core.errors import EngineBug, IllegalAction, Refusal
from games.core.events import Event
from games.core.game import start, told
from games.core.orders import Result, is_rest_droppable, submit, submit_all
from tests.games.core import toy
from tests.games.core.toy import GAME, Bid, Fill, Look, Share, State, Stumble, Throw, Walk

BIDS = ((0, Bid(2)), (1, Bid(1)))
BASKETS = ((0, Fill(("figs", "oil"))), (0, Share({"figs": 2, "oil": 1})), (1, Fill(("salt",))))


def market(seats: int = 2, scenario: str = "plain") -> Table[Any]:
    return start(GAME, seats, scenario, Scripted())


def at_bridge(scenario: str = "plain", chance: Chance | None = None) -> Table[Any]:
    table = start(GAME, 2, scenario, chance or Scripted())
    for seat, action in (*BIDS, *BASKETS):
        table.act(seat, action)
    return table


def refusal_of(table: Table[Any], seat: Seat, action: Action) -> str:
    refusal = table.why_not(seat, action)
    assert refusal is not None
    return refusal.key


# The agenda


def test_start_goes_on_until_somebody_is_waited_for() -> None:
    table = market(3)
    assert table.waiting_for() == [0, 1, 2]
    assert [type(step).__name__ for step in table.state.agenda[::-1]] == [
        "SealedBids",
        "Market",
        "Toll",
        "Bridge",
        "Bridge",
    ]


def test_then_puts_the_first_step_first() -> None:
    table = market()
    table.then(toy.Toll(seat=0), toy.Toll(seat=1))
    assert [step.seat for step in table.state.agenda[:-3:-1]] == [0, 1]


def test_an_answered_question_becomes_optional_and_may_be_amended() -> None:
    table = market()
    table.act(0, Bid(1))
    assert table.waiting_for() == [1]
    assert [decision.required for decision in table.decisions(0)] == [False]
    table.act(0, Bid(3))
    table.act(1, Bid(1))
    revealed = next(event for event in table.events if isinstance(event, toy.BidsRevealed))
    assert revealed.bids == (3, 1)


def test_optional_questions_hold_nobody_up() -> None:
    table = market()
    table.act(0, Bid(1))
    table.act(1, Bid(0))
    assert not any(isinstance(step, toy.SealedBids) for step in table.state.agenda)


def test_a_single_public_answer_is_given_without_asking() -> None:
    """Seat 1 fills its basket with one good, whose shares leave no choice; seat 0's toll neither."""
    table = at_bridge()
    assert table.state.shares[1] == {"salt": 2}
    assert table.state.coins == [0, 3]
    assert table.waiting_for() == [0]


def test_a_step_is_done_in_the_order_of_the_agenda() -> None:
    table = at_bridge()
    for paces in (2, 2, 1):
        table.act(0, Walk(paces))
    assert table.waiting_for() == [1]
    for paces in (2, 2, 1):
        table.act(1, Walk(paces))
    assert table.state.agenda == []
    assert table.waiting_for() == []
    assert refusal_of(table, 0, Walk(1)) == "game-over"


def test_the_phase_is_that_of_the_first_step_that_names_one() -> None:
    table = market()
    assert phase_of(table.state) == "bids"
    table.then(toy.Toll(seat=0))
    assert phase_of(table.state) == "bids"
    assert phase_of(at_bridge().state) == "bridge"
    table.state.agenda.clear()
    assert phase_of(table.state) == ""


# Refusals


def test_refusals_name_the_rule_first_and_then_the_form() -> None:
    table = market()
    assert table.why_not(0, Bid(4)) == Refusal("2", "too-poor", coins=3)
    assert table.why_not(0, Bid(-1)) == Refusal("2", "not-an-answer")
    assert table.why_not(0, Walk(1)) == Refusal("2", "not-an-answer")
    assert table.why_not(0, Bid(3)) is None
    assert refusal_of(table, 7, Bid(1)) == "not-your-turn"
    assert refusal_of(at_bridge(), 1, Walk(1)) == "not-your-turn"


@pytest.mark.parametrize("action", [Bid(4), Bid(-1), Walk(1)])
def test_a_refused_action_leaves_no_trace(action: Action) -> None:
    state = market().state
    before = codec.to_json(state)
    chance = Seeded(b"x")
    with pytest.raises(IllegalAction):
        submit(state, 0, action, chance)
    assert codec.to_json(state) == before
    assert chance.draws == []


def test_carry_out_refuses_who_is_not_asked() -> None:
    with pytest.raises(IllegalAction):
        at_bridge().carry_out(1, Walk(1))


# Submit


def test_submit_leaves_its_argument_untouched() -> None:
    state = at_bridge().state
    before = codec.to_json(state)
    result = submit(state, 0, Throw(), Scripted({"die": [2]}))
    assert codec.to_json(state) == before
    assert result.state != state
    assert result.state.paces == [3, 0]
    assert [(draw.label, draw.result) for draw in result.draws] == [("die", 2)]
    assert [type(event).__name__ for event in result.events] == ["Thrown", "Walked"]
    assert result.taken == 1


def test_submit_gives_only_its_own_draws() -> None:
    chance = Scripted({"die": [0, 1]})
    first = submit(at_bridge().state, 0, Throw(), chance)
    second = submit(first.state, 0, Throw(), chance)
    assert [draw.result for draw in second.draws] == [1]


def test_a_step_that_raises_is_an_engine_bug_and_leaves_the_state_alone() -> None:
    state = at_bridge("broken").state
    before = codec.to_json(state)
    with pytest.raises(EngineBug, match="LookupError in Stumble") as caught:
        submit(state, 0, Stumble(), Scripted())
    assert isinstance(caught.value.__cause__, LookupError)
    assert codec.to_json(state) == before


def test_the_same_rules_can_be_driven_in_place() -> None:
    submitted = at_bridge().state
    table = at_bridge()
    for action in (Walk(2), Look(), Walk(2)):
        submitted = submit(submitted, 0, action, Scripted()).state
        table.carry_out(0, action)
    assert table.state == submitted


# Orders of several actions


def order(*actions: Action, die: int = 0) -> Result[State]:
    return submit_all(at_bridge().state, 0, actions, Scripted({"die": [die]}))


def test_an_order_is_carried_out_whole() -> None:
    result = order(Walk(2), Walk(2), Walk(1))
    assert result.taken == 3
    assert result.state.paces == [5, 0]


def test_an_order_without_draw_or_revelation_is_refused_whole() -> None:
    with pytest.raises(IllegalAction):
        order(Walk(2), Walk(2), Walk(2))


@pytest.mark.parametrize("final", [Throw(), Look()])
def test_what_was_drawn_or_shown_stands(final: Action) -> None:
    result = order(Walk(2), final, Walk(2), Walk(2))
    assert result.taken == 3
    assert result.state.paces == ([5, 0] if final == Throw() else [4, 0])


def test_a_bug_after_a_draw_still_keeps_nothing() -> None:
    state = at_bridge("broken").state
    before = codec.to_json(state)
    with pytest.raises(EngineBug):
        submit_all(state, 0, [Throw(), Stumble()], Scripted({"die": [0]}))
    assert codec.to_json(state) == before


def test_an_order_says_why_its_rest_was_left_out() -> None:
    assert order(Throw(), Walk(2), Walk(2), die=2).stopped == Refusal("", "not-your-turn")
    assert order(Look(), Walk(2), Walk(2), Walk(2)).stopped == Refusal("5", "too-far", left=1)
    assert order(Walk(2)).stopped is None


class Rest(Action, frozen=True):
    droppable: ClassVar[bool] = True


@pytest.mark.parametrize("crossing", [(Walk(2), Walk(2), Walk(1)), (Throw(), Walk(2))])
def test_what_is_needless_at_the_end_of_an_order_is_left_out(crossing: tuple[Action, ...]) -> None:
    result = order(*crossing, Rest(), Rest(), die=2)
    assert (result.taken, result.stopped, result.state.paces) == (len(crossing), None, [5, 0])


@pytest.mark.parametrize(
    "actions",
    [(Walk(2), Rest()), (Walk(2), Walk(2), Walk(1), Rest(), Walk(1))],
)
def test_what_is_needless_is_refused_in_the_midst_of_a_turn_or_of_an_order(
    actions: tuple[Action, ...],
) -> None:
    with pytest.raises(IllegalAction):
        order(*actions)


def test_what_is_needless_is_refused_of_a_seat_that_was_not_asked() -> None:
    with pytest.raises(IllegalAction) as refused:
        submit_all(at_bridge().state, 1, [Rest(), Rest()], Scripted())
    assert (refused.value.refusal.key, refused.value.number) == ("not-your-turn", 1)


class Journey(Step):
    """A seat rests on its way as often as it likes; the other is asked to cross the bridge meanwhile."""

    def decisions(self, state: State) -> list[Decision]:
        return [Decision(0, "6", "rest", Choices([Rest()]))]

    def take(self, table: Table[State], seat: Seat, action: Action) -> None:
        table.then(toy.Bridge(seat=1))


def test_what_another_is_asked_about_in_the_midst_of_a_turn_does_not_make_its_end_needless() -> None:
    table = at_bridge()
    table.state.agenda.append(Journey())
    table = Table(table.state, Scripted())
    table.act(0, Rest())
    assert table.waiting_for() == [1]
    assert not is_rest_droppable(table, 0, [Rest()])


def test_a_later_part_after_the_end_of_the_turn_is_told_so() -> None:
    with pytest.raises(IllegalAction) as refused:
        order(Walk(2), Walk(2), Walk(1), Walk(1))
    assert (refused.value.refusal.key, refused.value.number) == ("asked-no-more", 4)


def test_an_empty_order_does_nothing() -> None:
    assert order().taken == 0


# Flows that do not wait for each other


def flows() -> list[tuple[tuple[Seat, Action], ...]]:
    """Every interleaving of three seats' two answers."""
    own = {
        0: [Fill(("figs", "oil")), Share({"figs": 2, "oil": 1})],
        1: [Fill(("oil", "salt")), Share({"oil": 1, "salt": 2})],
        2: [Fill(("figs", "salt")), Share({"figs": 1, "salt": 2})],
    }
    orders = set(permutations([0, 0, 1, 1, 2, 2]))
    found = []
    for seats in sorted(orders):
        left = {seat: list(actions) for seat, actions in own.items()}
        found.append(tuple((seat, left[seat].pop(0)) for seat in seats))
    return found


def test_interleavings_of_branches_give_the_same_end() -> None:
    ends = set()
    for flow in flows():
        table = market(3)
        for seat in range(3):
            table.act(seat, Bid(seat))
        assert table.waiting_for() == [0, 1, 2]
        for seat, action in flow:
            table.act(seat, action)
        assert table.waiting_for() == [0]
        ends.add(codec.fingerprint(table.state))
    assert len(ends) == 1


def test_a_finished_branch_asks_nothing_more() -> None:
    table = market()
    for seat, action in (*BIDS, BASKETS[2]):
        table.act(seat, action)
    assert table.waiting_for() == [0]
    assert table.decisions(1) == []
    assert refusal_of(table, 1, Fill(("oil",))) == "not-your-turn"


def test_a_step_that_follows_in_a_branch_stays_in_it() -> None:
    table = market()
    for seat, action in (*BIDS, BASKETS[0]):
        table.act(seat, action)
    together = table.state.agenda[-1]
    assert isinstance(together, toy.Together)
    assert [[type(step) for step in branch] for branch in together.branches] == [[toy.Shares], [toy.Basket]]


def test_a_seat_asked_twice_answers_by_the_kind_of_its_action() -> None:
    table = market()
    table.state.agenda = [toy.Together(branches=[[toy.Basket(seat=0)], [toy.Bridge(seat=0)]])]
    table = Table(table.state, Scripted())
    table.act(0, Walk(2))
    table.act(0, Fill(("figs", "oil")))
    assert [decision.question for decision in table.decisions(0)] == ["share", "cross"]
    assert refusal_of(table, 0, Bid(1)) == "not-an-answer"


# Events


def test_a_secret_is_told_to_its_owner_alone() -> None:
    events = market().events
    assert [type(event) for event in told(events, None)] == [toy.AllDealt]
    own = told(events, 1)
    assert [event for event in own if isinstance(event, toy.CardDealt)] == [
        toy.CardDealt(seat=1, card=market().state.cards[1], audience=(1,))
    ]


def test_an_empty_audience_is_nobody() -> None:
    event = toy.AllDealt(audience=())
    assert not any(event.is_for(seat) for seat in (None, 0, 1))


def test_events_reveal_by_their_class() -> None:
    assert toy.CardShown.reveals
    assert not Event.reveals
    assert "reveals" not in codec.to_json(toy.CardShown(seat=0, card="owl")).decode()


# Whole games


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(20))
def test_random_play_ends_and_keeps_its_invariants(seats: int, seed: int) -> None:
    rng = Random(seed)
    table = start(GAME, seats, "plain", Seeded(bytes([seed])))
    for _ in range(200):
        if not table.asked():
            break
        decision: Decision = rng.choice(table.asked()).decision
        table.carry_out(decision.seat, decision.sample(rng))
        assert GAME.violations(table.state) == []
        assert codec.from_json(codec.to_json(table.state), State) == table.state
    assert table.state.agenda == []


def test_a_table_without_chance_can_be_asked_but_not_drawn_from() -> None:
    table = Table(at_bridge().state, Recorded([]))
    assert table.waiting_for() == [0]
    with pytest.raises(ReplayMismatch):
        table.act(0, Throw())


def test_an_answer_list_in_several_forms_is_one_question() -> None:
    decision = at_bridge().decisions(0)[0]
    assert all(isinstance(form, Choices) for form in decision.answers)
    assert decision.count() == 4
