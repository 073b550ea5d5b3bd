from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.decision import LISTED_AT_MOST, Allocate, Amount, Answers, Choices, Decision, Pick
from tests.toy.game.actions import Cry, Fill, Pack, Part, Sell, Show

FORMS: dict[str, Callable[[], Answers]] = {
    "choices": lambda: Choices([Show("oil"), Show("wine"), Cry()]),
    "amount": lambda: Amount(Sell, "measures", 2, 5),
    "pick": lambda: Pick(Fill, "wares", ["figs", "oil", "salt"], 1, 2),
    "pick of equals": lambda: Pick(Fill, "wares", ["figs", "figs", "oil"], 0, 3),
    "allocate": lambda: Allocate(Part, "shares", 4, {"a": 3, "b": 2, "c": 0}),
}


@pytest.mark.parametrize("form", FORMS)
def test_every_sample_is_allowed_and_of_a_named_kind(form: str) -> None:
    answers = FORMS[form]()
    for seed in range(100):
        action = answers.sample(Random(seed))
        assert answers.allows(action)
        assert type(action) in answers.kinds()


@pytest.mark.parametrize("form", FORMS)
def test_the_first_answer_is_allowed(form: str) -> None:
    answers = FORMS[form]()
    assert answers.allows(answers.first())
    assert answers.first() == answers.first()


@pytest.mark.parametrize("form", FORMS)
def test_actions_of_another_kind_are_not_allowed(form: str) -> None:
    answers = FORMS[form]()
    assert not answers.allows(Pack())
    assert not any(answers.narrow(Pack, {}).values())


@pytest.mark.parametrize(
    ("form", "action"),
    [
        ("choices", Show("fish")),
        ("amount", Sell(1)),
        ("amount", Sell(6)),
        ("pick", Fill(())),
        ("pick", Fill(("figs", "oil", "salt"))),
        ("pick", Fill(("figs", "figs"))),
        ("pick", Fill(("wine",))),
        ("pick of equals", Fill(("oil", "oil"))),
        ("allocate", Part({"a": 3})),
        ("allocate", Part({"a": 4})),
        ("allocate", Part({"a": 3, "c": 1})),
        ("allocate", Part({"a": 3, "d": 1})),
        ("allocate", Part({"a": 3, "b": 2, "c": -1})),
    ],
)
def test_answers_past_the_bounds_are_not_allowed(form: str, action: Any) -> None:
    assert not FORMS[form]().allows(action)


@pytest.mark.parametrize(
    ("answers", "count"),
    [
        (Choices([]), 0),
        (Choices([Show("oil")]), 1),
        (Amount(Sell, "measures", 3, 3), 1),
        (Amount(Sell, "measures", 0, 3), 4),
        (Pick(Fill, "wares", ["a"], 1, 1), 1),
        (Pick(Fill, "wares", ["a", "b"], 2, 9), 1),
        (Pick(Fill, "wares", ["a", "b"], 0, 0), 1),
        (Pick(Fill, "wares", ["a", "b"], 1, 2), 2),
        (Allocate(Part, "shares", 0, {"a": 2}), 1),
        (Allocate(Part, "shares", 2, {"a": 2, "b": 0}), 1),
        (Allocate(Part, "shares", 3, {"a": 2, "b": 1}), 1),
        (Allocate(Part, "shares", 2, {"a": 2, "b": 1}), 2),
    ],
)
def test_count_is_right_up_to_two(answers: Answers, count: int) -> None:
    assert answers.count() == count


def test_choices_refuses_a_list_that_is_too_long() -> None:
    Choices([Sell(measures) for measures in range(LISTED_AT_MOST)])
    with pytest.raises(ValueError, match="ask smaller questions"):
        Choices([Sell(measures) for measures in range(LISTED_AT_MOST + 1)])


def test_allocate_refuses_caps_that_cannot_hold_the_total() -> None:
    with pytest.raises(ValueError, match="cannot hold"):
        Allocate(Part, "shares", 3, {"a": 2})


def test_narrow_gives_what_still_leads_to_a_legal_answer() -> None:
    assert FORMS["choices"]().narrow(Show, {}) == {"stall": ["oil", "wine"]}
    assert FORMS["choices"]().narrow(Show, {"stall": "oil"}) == {}
    assert FORMS["amount"]().narrow(Sell, {}) == {"measures": [2, 3, 4, 5]}
    assert FORMS["amount"]().narrow(Sell, {"measures": 2}) == {}
    assert FORMS["pick of equals"]().narrow(Fill, {"wares": ["figs"]}) == {"wares": ["figs", "oil"]}
    assert FORMS["allocate"]().narrow(Part, {"shares": {"a": 3}}) == {"shares": ["b"]}
    assert FORMS["allocate"]().narrow(Part, {"shares": {"a": 3, "b": 1}}) == {"shares": []}


def test_a_decision_joins_its_forms() -> None:
    decision = Decision(
        1, "5", "cross", Choices([Show("oil"), Cry()]), Amount(Sell, "measures", 0, 2), left=4
    )
    assert decision.kinds() == {Show, Cry, Sell}
    assert decision.count() == 5
    assert decision.allows(Sell(2))
    assert not decision.allows(Show("wine"))
    assert decision.narrow(Sell) == {"measures": [0, 1, 2]}
    assert {type(decision.sample(Random(seed))) for seed in range(50)} == {Show, Cry, Sell}
    assert decision.facts == {"left": 4}


@given(st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 4)), st.data())
def test_any_allocation_within_the_caps_is_allowed(caps: dict[str, int], data: st.DataObject) -> None:
    total = data.draw(st.integers(0, sum(caps.values())))
    form = Allocate(Part, "shares", total, caps)
    shares = form.sample(Random(data.draw(st.integers(0, 999))))
    assert form.allows(shares)


def question(*forms: Answers, left: int = 0) -> tuple[Any, ...]:
    return Decision(1, "5", "cross", *forms, left=left).described()


def test_equal_questions_are_described_equally() -> None:
    for make in FORMS.values():
        assert question(make(), left=1) == question(make(), left=1)


def test_different_questions_are_described_differently() -> None:
    described = [question(make()) for make in FORMS.values()]
    described += [question(FORMS["amount"](), left=1), question(Amount(Sell, "measures", 2, 6))]
    assert all(one != other for number, one in enumerate(described) for other in described[number + 1 :])


def test_a_form_narrows_only_its_own_kind() -> None:
    assert FORMS["amount"]().narrow(Show, {}) == {}
    assert FORMS["pick"]().narrow(Show, {}) == {}
    assert FORMS["allocate"]().narrow(Show, {}) == {}
