import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli._random_play import RandomPlay, seed_bytes
from games import registry
from games.core.agenda import Step, Table
from tests.bot.cli.conftest import Keryx, broken, complaint
from tests.toy.game.state import State
from tests.toy.game.steps import fair


def last_line(output: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(output.splitlines()[-1])
    return found


def test_the_last_line_sums_up(keryx: Keryx) -> None:
    result = keryx("simulate", "toy", "--games", 4, "--seed", 7)
    assert result.exit_code == 0
    summary = last_line(result.stdout)
    assert list(summary) == ["game", "games", "finished", "actions", "actions_per_second", "violations"]
    assert (summary["game"], summary["games"], summary["finished"], summary["violations"]) == ("toy", 4, 4, 0)
    assert summary["actions"] > 20


def test_same_seed_same_games(keryx: Keryx) -> None:
    runs = [last_line(keryx("simulate", "toy", "--games", 3, "--seed", seed).stdout) for seed in (1, 1, 2)]
    assert runs[0]["actions"] == runs[1]["actions"] != runs[2]["actions"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_perikles_is_played_at_every_number_of_seats(keryx: Keryx, seats: int) -> None:
    summary = last_line(keryx("simulate", "perikles", "--games", 2, "--seats", seats).stdout)
    assert (summary["finished"], summary["violations"]) == (2, 0)


def test_many_games_are_shared_among_processes(keryx: Keryx) -> None:
    summary = last_line(keryx("simulate", "perikles", "--games", 9).stdout)
    assert (summary["games"], summary["finished"], summary["violations"]) == (9, 9, 0)


def crooked(_: fair.Demand, table: Table[State]) -> None:
    table.state.shown[:] = ["oil", "oil"]


@pytest.mark.parametrize(
    ("step", "fault", "reason"),
    [
        (fair.Basket, broken, "LookupError: the scales are broken"),
        (fair.Demand, crooked, "a card was shown twice"),
    ],
)
def test_a_faulty_game_is_written_out_and_can_be_replayed(
    keryx: Keryx,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    step: type[Step],
    fault: Callable[..., None],
    reason: str,
) -> None:
    monkeypatch.setattr(step, "finish", fault)
    result = keryx("simulate", "toy", "--scenario", "fair", "--games", 6)
    complaint(result, status=1)
    summary = last_line(result.stdout)
    assert summary["finished"] + summary["violations"] == 6
    files = sorted((tmp_path / "data" / "failures").iterdir())
    assert len(files) == summary["violations"] > 0
    assert f"{files[0]}: {reason}" in result.stderr
    replayed = keryx("replay", files[0])
    assert reason in complaint(replayed, status=1)
    assert "1. " in replayed.stdout


def test_a_faulty_game_that_cannot_be_written_out_is_told_of_all_the_same(
    keryx: Keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair, "roll", broken)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "failures").write_text("no directory")
    result = keryx("simulate", "toy", "--scenario", "fair", "--games", 2)
    complaint(result, status=1)
    assert last_line(result.stdout)["violations"] > 0
    assert "is not kept: " in result.stderr
    assert "LookupError: the scales are broken" in result.stderr


def test_in_a_game_that_drags_on_one_seat_after_the_other_tries_to_get_anywhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.cli._random_play.DRAGS_ON", 300)
    monkeypatch.setattr("bot.cli._random_play.TRIES", 200)
    play = RandomPlay(registry.get("antike"), 3, "orient", seed_bytes(1))
    play.move_on(900)
    busy = {"Arm", "Build", "Move", "Fight", "Conquer", "Found", "Advance"}
    entries = play.record.entries
    parts = (entries[:300], entries[300:500], entries[500:700], entries[700:])
    before, *after = ({entry.seat for entry in part if entry.action["type"] in busy} for part in parts)
    assert before == {0, 1, 2}
    assert all(len(seats) == 1 for seats in after)
    assert set.union(*after) == {0, 1, 2}
