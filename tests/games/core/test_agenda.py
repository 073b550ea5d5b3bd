from itertools import permutations
from random import Random
from typing import Any, ClassVar

import pytest

from games.core import codec
from games.core.agenda import Step, Table, phase_of
from games.core.chance import Chance, Recorded, ReplayMismatch, Scripted, Seeded
from games.core.decision import Action, Amount, Choices, Decision, Seat
from games.core.errors import EngineBug, IllegalAction, Refusal
from games.core.events import Event
from games.core.game import start, told
from games.core.orders import Result, is_rest_droppable, submit, submit_all
from tests.toy.game.actions import Bid, Cry, Done, Fill, Pack, Part, Sell, Show
from tests.toy.game.events import BidOpened, CardDrawn, CardShown, MarketClosed, MarketOpened, RoundBegun
from tests.toy.game.game import GAME
from tests.toy.game.state import State
from tests.toy.game.steps.bids import Bids
from tests.toy.game.steps.fair import Basket, Demand, Sale, Shares
from tests.toy.game.steps.showing import Together


def market(seats: int = 2, scenario: str = "standard", chance: Chance | None = None) -> Table[Any]:
    return start(GAME, seats, scenario, chance or Scripted())


def at_fair(seats: int = 2) -> Table[Any]:
    """The first seat sells five measures, as it likes."""
    return market(seats, "fair")


def at_baskets(seats: int = 2) -> Table[Any]:
    """All fill their baskets, each in its own time."""
    table = at_fair(seats)
    for seat, action in ((0, Sell(5)), *((seat, Pack()) for seat in range(1, seats)), (0, Sell(5))):
        table.act(seat, action)
    return table


def at_showing() -> Table[Any]:
    """Both seats may show the cards of their two stalls."""
    table = market(scenario="double")
    for seat, stall in enumerate(("oil", "wine", "fish", "honey")):
        table.act(seat % 2, Bid(stall, seat))
    return table


class OpenBids(Bids):
    """Everybody sees who has bid."""

    sealed: ClassVar[bool] = False


def at_open_bids() -> Table[Any]:
    table = market()
    table.state.agenda[-1] = OpenBids()
    table = Table(table.state, Scripted())
    table.settle()
    return table


@pytest.fixture
def broken_scales(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sold is counted, and then there is a fault of ours."""
    whole = Sale.do

    def do(self: Sale, table: Table[State], seat: Seat, action: Any) -> None:
        whole(self, table, seat, action)
        if isinstance(action, Sell):
            raise LookupError("the scales are broken")

    monkeypatch.setattr(Sale, "do", do)


def refusal_of(table: Table[Any], seat: Seat, action: Action) -> str:
    refusal = table.why_not(seat, action)
    assert refusal is not None
    return refusal.key


# The agenda


def test_start_goes_on_until_somebody_is_waited_for() -> None:
    table = market(3)
    assert table.waiting_for() == [0, 1, 2]
    assert [type(step).__name__ for step in table.state.agenda[::-1]] == ["Bids", "Rounds", "StandingBids"]


def test_then_puts_the_first_step_first() -> None:
    table = market()
    table.then(Sale(stall="oil"), Sale(stall="wine"))
    assert [step.stall for step in table.state.agenda[:-3:-1]] == ["oil", "wine"]


def test_an_answered_question_becomes_optional_and_may_be_amended() -> None:
    table = at_open_bids()
    table.act(0, Bid("oil", 1))
    assert table.waiting_for() == [1]
    assert [decision.required for decision in table.decisions(0)] == [False]
    table.act(0, Bid("oil", 3))
    table.act(1, Bid("wine", 1))
    opened = [event.coins for event in table.events if isinstance(event, BidOpened)]
    assert opened == [3, 1]


def test_optional_questions_hold_nobody_up() -> None:
    table = at_open_bids()
    table.act(0, Bid("oil", 1))
    table.act(1, Bid("wine", 0))
    assert not any(isinstance(step, Bids) for step in table.state.agenda)


def test_a_single_public_answer_is_given_without_asking() -> None:
    """Seat 1 fills its basket with one ware, whose shares leave no choice."""
    table = at_baskets()
    table.act(1, Fill(("salt",)))
    assert table.state.baskets == {"wine": {"salt": 3}}
    assert table.waiting_for() == [0]


def test_a_step_is_done_in_the_order_of_the_agenda() -> None:
    state = at_fair().state
    state.agenda = [Sale(stall="wine"), Sale(stall="oil")]
    table = Table(state, Scripted())
    for measures in (2, 2, 1):
        table.act(0, Sell(measures))
    assert table.waiting_for() == [1]
    for measures in (2, 2, 1):
        table.act(1, Sell(measures))
    assert table.state.agenda == []
    assert table.waiting_for() == []
    assert refusal_of(table, 0, Sell(1)) == "game-over"


def test_the_phase_is_that_of_the_first_step_that_names_one() -> None:
    table = market()
    assert phase_of(table.state) == "bids"
    table.then(Demand())
    assert phase_of(table.state) == "bids"
    assert phase_of(at_fair().state) == "fair"
    table.state.agenda.clear()
    assert phase_of(table.state) == ""


# Refusals


def test_refusals_name_the_rule_first_and_then_the_form() -> None:
    table = at_fair()
    assert table.why_not(0, Sell(6)) == Refusal("5", "too-few-left", measures=5)
    assert table.why_not(0, Sell(-1)) == Refusal("5", "not-an-answer")
    assert table.why_not(0, Fill(("figs",))) == Refusal("5", "not-an-answer")
    assert table.why_not(0, Sell(3)) is None
    assert refusal_of(table, 7, Sell(1)) == "not-your-turn"
    assert refusal_of(table, 1, Sell(1)) == "not-your-turn"


@pytest.mark.parametrize("action", [Sell(6), Sell(-1), Fill(("figs",))])
def test_a_refused_action_leaves_no_trace(action: Action) -> None:
    state = at_fair().state
    before = codec.to_json(state)
    chance = Seeded(b"x")
    with pytest.raises(IllegalAction):
        submit(state, 0, action, chance)
    assert codec.to_json(state) == before
    assert chance.draws == []


def test_carry_out_refuses_who_is_not_asked() -> None:
    with pytest.raises(IllegalAction):
        at_fair().carry_out(1, Sell(1))


# Submit


def test_submit_leaves_its_argument_untouched() -> None:
    state = at_fair().state
    before = codec.to_json(state)
    result = submit(state, 0, Cry(), Scripted({"die": [2]}))
    assert codec.to_json(state) == before
    assert result.state != state
    assert result.state.sold == {"oil": 3}
    assert [(draw.label, draw.result) for draw in result.draws] == [("die", 2)]
    assert [type(event).__name__ for event in result.events] == ["DieCast", "MeasuresSold"]
    assert result.taken == 1


def test_submit_gives_only_its_own_draws() -> None:
    chance = Scripted({"die": [0, 1]})
    first = submit(at_fair().state, 0, Cry(), chance)
    second = submit(first.state, 0, Cry(), chance)
    assert [draw.result for draw in second.draws] == [1]


@pytest.mark.usefixtures("broken_scales")
def test_a_step_that_raises_is_an_engine_bug_and_leaves_the_state_alone() -> None:
    state = at_fair().state
    before = codec.to_json(state)
    with pytest.raises(EngineBug, match="LookupError in Sell") as caught:
        submit(state, 0, Sell(1), Scripted())
    assert isinstance(caught.value.__cause__, LookupError)
    assert codec.to_json(state) == before


def test_the_same_rules_can_be_driven_in_place() -> None:
    submitted = at_fair().state
    table = at_fair()
    for action in (Sell(2), Sell(1), Pack()):
        submitted = submit(submitted, 0, action, Scripted()).state
        table.carry_out(0, action)
    assert table.state == submitted


# Orders of several actions


def order(*actions: Action, die: int = 0) -> Result[State]:
    return submit_all(at_fair().state, 0, actions, Scripted({"die": [die]}))


def test_an_order_is_carried_out_whole() -> None:
    result = order(Sell(2), Sell(2), Sell(1))
    assert result.taken == 3
    assert result.state.sold == {"oil": 5}


def test_an_order_without_draw_or_revelation_is_refused_whole() -> None:
    with pytest.raises(IllegalAction):
        order(Sell(2), Sell(2), Sell(2))


def test_what_was_drawn_or_shown_stands() -> None:
    drawn = order(Sell(2), Cry(), Sell(2), Sell(2))
    assert (drawn.taken, drawn.state.sold) == (3, {"oil": 5})
    shown = submit_all(at_showing().state, 0, [Done("fish"), Show("oil"), Show("oil")], Scripted())
    assert (shown.taken, shown.state.shown) == (2, ["oil"])


@pytest.mark.usefixtures("broken_scales")
def test_a_bug_after_a_draw_still_keeps_nothing() -> None:
    state = at_fair().state
    before = codec.to_json(state)
    with pytest.raises(EngineBug):
        submit_all(state, 0, [Cry(), Sell(1)], Scripted({"die": [0]}))
    assert codec.to_json(state) == before


def test_an_order_says_why_its_rest_was_left_out() -> None:
    assert order(Cry(), Sell(2), Sell(2), die=2).stopped == Refusal("", "not-your-turn")
    assert order(Cry(), Sell(2), Sell(3)).stopped == Refusal("5", "too-few-left", measures=2)
    assert order(Sell(2)).stopped is None


class Rest(Action, frozen=True):
    droppable: ClassVar[bool] = True


@pytest.mark.parametrize("sales", [(Sell(2), Sell(2), Sell(1)), (Cry(), Sell(2))])
def test_what_is_needless_at_the_end_of_an_order_is_left_out(sales: tuple[Action, ...]) -> None:
    result = order(*sales, Rest(), Rest(), die=2)
    assert (result.taken, result.stopped, result.state.sold) == (len(sales), None, {"oil": 5})


@pytest.mark.parametrize(
    "actions",
    [(Sell(2), Rest()), (Sell(2), Sell(2), Sell(1), Rest(), Sell(1))],
)
def test_what_is_needless_is_refused_in_the_midst_of_a_turn_or_of_an_order(
    actions: tuple[Action, ...],
) -> None:
    with pytest.raises(IllegalAction):
        order(*actions)


def test_what_is_needless_is_refused_of_a_seat_that_was_not_asked() -> None:
    with pytest.raises(IllegalAction) as refused:
        submit_all(at_fair().state, 1, [Rest(), Rest()], Scripted())
    assert (refused.value.refusal.key, refused.value.number) == ("not-your-turn", 1)


class Journey(Step):
    """A seat rests on its way as often as it likes; the other is asked what it sells meanwhile."""

    def decisions(self, state: State) -> list[Decision]:
        return [Decision(0, "6", "rest", Choices([Rest()]))]

    def take(self, table: Table[State], seat: Seat, action: Action) -> None:
        table.then(Sale(stall="wine"))


def test_what_another_is_asked_about_in_the_midst_of_a_turn_does_not_make_its_end_needless() -> None:
    table = at_fair()
    table.state.agenda.append(Journey())
    table = Table(table.state, Scripted())
    table.act(0, Rest())
    assert table.waiting_for() == [1]
    assert not is_rest_droppable(table, 0, [Rest()])


def test_a_later_part_after_the_end_of_the_turn_is_told_so() -> None:
    with pytest.raises(IllegalAction) as refused:
        order(Sell(2), Sell(2), Sell(1), Sell(1))
    assert (refused.value.refusal.key, refused.value.number) == ("asked-no-more", 4)


def test_an_empty_order_does_nothing() -> None:
    assert order().taken == 0


# Flows that do not wait for each other


def flows() -> list[tuple[tuple[Seat, Action], ...]]:
    """Every interleaving of three seats' two answers."""
    own = {
        0: [Fill(("figs", "salt")), Part({"figs": 3, "salt": 2})],
        1: [Fill(("salt", "wool")), Part({"salt": 2, "wool": 3})],
        2: [Fill(("figs", "wool")), Part({"figs": 2, "wool": 3})],
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
        table = at_baskets(3)
        assert table.waiting_for() == [0, 1, 2]
        for seat, action in flow:
            table.act(seat, action)
        assert phase_of(table.state) == "bids"
        ends.add(codec.fingerprint(table.state))
    assert len(ends) == 1


def test_a_finished_branch_asks_nothing_more() -> None:
    table = at_baskets()
    table.act(1, Fill(("salt",)))
    assert table.waiting_for() == [0]
    assert table.decisions(1) == []
    assert refusal_of(table, 1, Fill(("figs",))) == "not-your-turn"


def test_a_step_that_follows_in_a_branch_stays_in_it() -> None:
    table = at_baskets()
    table.act(0, Fill(("figs", "salt")))
    together = table.state.agenda[-1]
    assert isinstance(together, Together)
    assert [[type(step) for step in branch] for branch in together.branches] == [[Basket, Shares], [Basket]]


def test_a_seat_asked_twice_answers_by_the_kind_of_its_action() -> None:
    state = at_fair().state
    state.agenda = [Together(branches=[[Basket(stall="oil")], [Sale(stall="oil")]])]
    table = Table(state, Scripted())
    table.act(0, Sell(2))
    table.act(0, Fill(("figs", "wool")))
    assert [decision.question for decision in table.decisions(0)] == ["part", "sale"]
    assert refusal_of(table, 0, Bid("oil", 1)) == "not-an-answer"


# Events


def test_a_secret_is_told_to_its_owner_alone() -> None:
    events = market().events
    assert told(events, None) == [MarketOpened(coins=5), RoundBegun(round=1)]
    own = told(events, 1)
    assert [event for event in own if isinstance(event, CardDrawn)] == [
        CardDrawn(stall="wine", card=market().state.cards["wine"], audience=(1,))
    ]


def test_an_empty_audience_is_nobody() -> None:
    event = MarketClosed(audience=())
    assert not any(event.is_for(seat) for seat in (None, 0, 1))


def test_events_reveal_by_their_class() -> None:
    assert CardShown.reveals
    assert not Event.reveals
    assert "reveals" not in codec.to_json(CardShown(stall="oil", card="owl")).decode()


# Whole games


@pytest.mark.parametrize("seats", GAME.seats_for("fair"))
@pytest.mark.parametrize("seed", range(20))
def test_random_play_ends_and_keeps_its_invariants(seats: int, seed: int) -> None:
    rng = Random(seed)
    table = start(GAME, seats, "fair", Seeded(bytes([seed])))
    for _ in range(200):
        if not table.asked():
            break
        decision: Decision = rng.choice(table.asked()).decision
        table.carry_out(decision.seat, decision.sample(rng))
        assert GAME.violations(table.state) == []
        assert codec.from_json(codec.to_json(table.state), State) == table.state
    assert table.state.agenda == []


def test_a_table_without_chance_can_be_asked_but_not_drawn_from() -> None:
    table = Table(at_fair().state, Recorded([]))
    assert table.waiting_for() == [0]
    with pytest.raises(ReplayMismatch):
        table.act(0, Cry())


def test_an_answer_list_in_several_forms_is_one_question() -> None:
    (decision,) = at_fair().decisions(0)
    assert [type(form) for form in decision.answers] == [Amount, Choices, Choices]
    assert decision.count() == 7
