"""What the tests cost, by part and by game, and how much they may cost.

What counts are seconds of processor time, with set-up and child processes; the table shows the seconds on
the clock beside them. A processor that others share is slower, too, and so is an old one: beside every test
a fixed piece of work is timed, and the seconds are converted into those of a quiet machine.
"""

import os
import time
from collections.abc import Generator, Mapping
from pathlib import Path
from typing import Any

import pytest

from games import registry

PARTS = {"bot": 490, "cogs": 370, "games": 330, "practice": 75, "rendering": 65, "others": 70}
"""Seconds of the processor for each folder of tests; folders without a line of their own share the last."""
GAME = 120
"""Seconds for a game: its own folder, and its share of the conformance suite."""
SLACK = 2.0
"""A budget may be exceeded by this factor before the run fails, for the conversion is rough."""
QUIET = 0.0024
"""Seconds that the fixed piece of work takes on a quiet machine."""
FRESH = 0.5
"""For this many seconds the machine counts as being as quick as it was when last timed."""

TESTS = Path(__file__).parent


class Costs(dict[str, float]):
    """Seconds by line of the table."""

    def add(self, more: Mapping[str, float]) -> None:
        """Add costs line by line."""
        for label, seconds in more.items():
            self[label] = self.get(label, 0.0) + seconds


def part_of(path: Path) -> str:
    """Name the line of the table that a file of tests belongs to."""
    folder = path.relative_to(TESTS).parts[0]
    return folder if folder in PARTS else "others"


def game_of(path: Path, params: Mapping[str, object]) -> str | None:
    """Name the game that a test of the folder of games is about, if it is about one."""
    if part_of(path) != "games":
        return None
    named = {path.relative_to(TESTS).parts[1], params.get("game")}
    return next((game for game in registry.ids() if game in named), None)


def allowed(label: str) -> float:
    """Give the budget of a line of the table."""
    if label in registry.ids():
        return GAME
    return sum(PARTS.values()) if label == "all" else PARTS[label]


def exceeded(spent: Mapping[str, float]) -> list[str]:
    """Name the lines of the table that cost far more than they may."""
    return [label for label, seconds in spent.items() if seconds > allowed(label) * SLACK]


def table(spent: Mapping[str, float], waited: Mapping[str, float]) -> list[str]:
    """Write the costs as lines, the dearest first."""
    dearest = sorted(spent, key=lambda label: -spent[label])
    rows = [f"{label:12} {spent[label]:9.1f} {allowed(label):9.0f} {waited[label]:9.1f}" for label in dearest]
    return [f"{'':12} {'processor':>9} {'budget':>9} {'clock':>9}", *rows]


def _processor() -> float:
    return sum(os.times()[:4])


def _work() -> int:
    """Do what Python programs do: count, look up and store."""
    found: dict[int, int] = {}
    for number in range(20_000):
        found[number % 97] = found.get(number % 97, 0) + number * number
    return len(found)


class Pace:
    """How quick the processor is now: 1 as on a quiet machine, 0.5 if everything takes twice as long."""

    def __init__(self) -> None:
        self._timed, self._pace = -FRESH, 1.0

    def now(self) -> float:
        """Give the pace, timed anew if it is some time ago."""
        if time.perf_counter() - self._timed > FRESH:
            before = time.process_time()
            _work()
            self._pace = QUIET / max(time.process_time() - before, QUIET / 4)
            self._timed = time.perf_counter()
        return self._pace


def _labels(item: pytest.Item) -> list[str]:
    # Only tests with parameters have a callspec.
    params = item.callspec.params if "callspec" in vars(item) else {}  # type: ignore[attr-defined]
    game = game_of(item.path, params)
    return ["all", part_of(item.path), *([game] if game else [])]


class Budget:
    """The plugin: it adds up in every worker, then over the workers; it prints and judges the sums."""

    def __init__(self, *, is_judge: bool) -> None:
        self.is_judge = is_judge
        self.spent, self.waited = Costs(), Costs()
        self._pace = Pace()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Measure a test with its set-up and what is cleaned up after it."""
        pace, processor, clock = self._pace.now(), _processor(), time.perf_counter()
        try:
            return (yield)
        finally:
            labels, spent, waited = _labels(item), _processor() - processor, time.perf_counter() - clock
            self.spent.add(dict.fromkeys(labels, spent * (pace + self._pace.now()) / 2))
            self.waited.add(dict.fromkeys(labels, waited))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Hand the costs of a worker over; fail a run that was far too dear."""
        if "workeroutput" in vars(session.config):
            session.config.workeroutput["budget"] = dict(self.spent), dict(self.waited)  # type: ignore[attr-defined]
        elif self._too_dear() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _too_dear(self) -> list[str]:
        return exceeded(self.spent) if self.is_judge else []

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Take over the costs of a worker; one that crashed has handed none over."""
        spent, waited = vars(node).get("workeroutput", {}).get("budget", ({}, {}))
        self.spent.add(spent)
        self.waited.add(waited)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the table."""
        terminalreporter.section("test-seconds")
        for line in table(self.spent, self.waited):
            terminalreporter.line(line)
        for label in self._too_dear():
            terminalreporter.line(f"{label}: far more than the budget", red=True)
