"""The budget of the tests: what a test counts for, and what is too much."""

from types import SimpleNamespace
from typing import Any

import pytest

from games import registry
from tests import budget, long
from tests.budget import TESTS, Budget, Costs


@pytest.mark.parametrize(
    ("path", "params", "part", "game"),
    [
        ("bot/discord/test_kills.py", {}, "bot", None),
        ("cogs/test_any_game.py", {"game": "antike"}, "cogs", None),
        ("games/perikles/rulings/test_end.py", {}, "games", "perikles"),
        ("games/conformance/test_play.py", {"game": "antike"}, "games", "antike"),
        ("games/core/test_agenda.py", {"game": "toy"}, "games", None),
        ("newfound/test_it.py", {}, "others", None),
        ("test_docs.py", {}, "others", None),
    ],
)
def test_what_a_test_counts_for(path: str, params: dict[str, object], part: str, game: str | None) -> None:
    assert budget.part_of(TESTS / path) == part
    assert budget.game_of(TESTS / path, params) == game


def test_whole_budget_holds_for_the_games_there_are() -> None:
    assert budget.allowed("all") <= 280 * len(registry.ids())


def test_budget_exceeded_by_far_is_named() -> None:
    dear = {"cogs": budget.PARTS["cogs"] * 2.1, "bot": budget.PARTS["bot"] * 1.9, "antike": 241.0}
    assert budget.exceeded(dear) == ["cogs", "antike"]


def test_costs_of_workers_are_added_up_and_judged() -> None:
    plugin, parts = Budget(is_judge=True), budget.PARTS
    for _ in range(2):
        costs = Costs(cogs=parts["cogs"] * 1.2), Costs(cogs=500.0)
        plugin.pytest_testnodedown(SimpleNamespace(workeroutput={"budget": costs}))
    plugin.pytest_testnodedown(SimpleNamespace())
    session: Any = SimpleNamespace(config=SimpleNamespace(), exitstatus=pytest.ExitCode.OK)
    plugin.pytest_sessionfinish(session)
    assert session.exitstatus == pytest.ExitCode.TESTS_FAILED
    assert budget.table(plugin.spent, plugin.waited)[1].split() == [
        "cogs",
        f"{parts['cogs'] * 2.4:.1f}",
        f"{parts['cogs']:.0f}",
        "1000.0",
    ]


def test_seconds_of_a_slower_machine_count_for_less(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([10.0, 10.0 + budget.QUIET * 2])
    monkeypatch.setattr("tests.budget.time.process_time", lambda: next(times))
    pace = budget.Pace()
    assert pace.now() == pytest.approx(0.5)
    assert pace.now() == pytest.approx(0.5)


def test_worker_hands_over_what_can_be_sent() -> None:
    plugin = Budget(is_judge=True)
    plugin.spent.add({"bot": 1.5})
    session: Any = SimpleNamespace(config=SimpleNamespace(workeroutput={}))
    plugin.pytest_sessionfinish(session)
    handed_over = session.config.workeroutput["budget"]
    assert handed_over == ({"bot": 1.5}, {})
    assert [type(each) for each in handed_over] == [dict, dict]


def test_long_run_is_not_judged() -> None:
    plugin = Budget(is_judge=False)
    plugin.spent.add({"cogs": 10_000})
    session: Any = SimpleNamespace(config=SimpleNamespace(), exitstatus=pytest.ExitCode.OK)
    plugin.pytest_sessionfinish(session)
    assert session.exitstatus == pytest.ExitCode.OK


def test_failed_run_keeps_its_status() -> None:
    plugin = Budget(is_judge=True)
    plugin.spent.add({"cogs": 10_000})
    session: Any = SimpleNamespace(config=SimpleNamespace(), exitstatus=pytest.ExitCode.INTERRUPTED)
    plugin.pytest_sessionfinish(session)
    assert session.exitstatus == pytest.ExitCode.INTERRUPTED


def test_long_run_has_more_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "_asked", [False])
    assert long.also([1], [2, 3]) == [1]
    long.ask(is_long=True)
    assert long.also([1], [2, 3]) == [1, 2, 3]
