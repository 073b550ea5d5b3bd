"""Numbers of legal answers, one and two answers deep; a changed number is a changed rule.

`python -m tests.games.conformance.test_counts` writes the numbers anew, to be reviewed as a diff.
"""

from __future__ import annotations

import tomllib
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pytest

from games import registry
from games.core.chance import Seeded
from games.core.decision import Action, Answers, Choices, Decision, Pick
from games.core.orders import submit
from tests.games.conformance.random_play import looked_at, moments
from tests.games.conformance.subject import load

FILE = Path(__file__).parent.parent / "golden" / "counts.toml"
AFTER = (0, 7, 30, 60, 75, 90, 105, 120, 160, 200)


def answers(form: Answers) -> list[Action]:
    """List every answer of a form by narrowing it field by field."""
    if isinstance(form, Choices):
        return list(form.actions)
    if isinstance(form, Pick):
        numbers = range(form.at_least, form.at_most + 1)
        picks = [form.made(some) for number in numbers for some in combinations(form.items, number)]
        return [action for action in picks if form.allows(action)]
    every = form.every()
    if every is not None:
        return list(every)
    found: list[Action] = []
    for kind in form.kinds():
        values = form.narrow(kind, {})
        made = (kind(**dict(zip(values, chosen, strict=True))) for chosen in product(*values.values()))
        found += [action for action in made if form.allows(action)]
    return found


def listed(decision: Decision) -> list[Action]:
    """List every answer to a decision."""
    return [action for form in decision.answers for action in answers(form)]


def count(game: str, seats: int, after: int) -> tuple[int, int]:
    """Count the answers to all open decisions, and those that follow each of the first decision's."""
    subject = load(game)
    for moment in moments(subject, subject.game.scenarios[0], seats, seed=51):
        if moment.number == after:
            return _count(moment.table.state, [asked.decision for asked in moment.table.asked()])
    return 0, 0


def _count(state: Any, decisions: list[Decision]) -> tuple[int, int]:
    second = 0
    for action in listed(decisions[0]):
        result = submit(state, decisions[0].seat, action, Seeded(b"counts"))
        second += sum(
            decision.count() for step in result.state.agenda[-1:] for decision in step.decisions(result.state)
        )
    return sum(len(listed(decision)) for decision in decisions), second


def rows() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["position"]
    return found


@pytest.mark.parametrize(
    "row", rows() if FILE.exists() else [], ids=lambda row: f"{row['game']}-{row['seats']}-{row['after']}"
)
def test_number_of_legal_answers(row: dict[str, Any]) -> None:
    assert count(row["game"], row["seats"], row["after"]) == (row["answers"], row["then"])


@pytest.mark.parametrize("game", registry.ids())
def test_every_listed_answer_is_counted_once(game: str) -> None:
    subject = load(game)
    scenario = subject.game.scenarios[0]
    for moment in looked_at(subject, scenario, min(subject.game.seats_for(scenario))):
        found = listed(moment.decision)
        counted = [form for form in moment.decision.answers if not hasattr(form, "every")]
        assert sum(len(answers(form)) for form in counted) == sum(form.count() for form in counted)
        assert len({repr(action) for action in found}) == len(found)
        assert moment.action in found


def positions() -> list[tuple[str, int, int]]:
    """List the positions: each game at its fewest and most seats, after so many actions."""
    found = [registry.get(game) for game in registry.ids()]
    ends = [(game.id, game.seats_for(game.scenarios[0])) for game in found]
    return [
        (game, number, after)
        for game, seats in ends
        for number in (min(seats), max(seats))
        for after in AFTER
    ]


def write() -> None:
    """Count anew."""
    lines = ["# game, seats, actions of random play before it; answers, and answers after each of them"]
    for game, seats, after in positions():
        first, second = count(game, seats, after)
        lines += ["", "[[position]]", f'game = "{game}"', f"seats = {seats}", f"after = {after}"]
        lines += [f"answers = {first}", f"then = {second}"]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
