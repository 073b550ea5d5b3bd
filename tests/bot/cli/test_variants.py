"""Variants and private settings on the command line."""

import json
from pathlib import Path

import pytest

from games import registry
from tests.bot.cli.conftest import Keryx, complaint
from tests.games.core import guards


@pytest.fixture(autouse=True)
def guards_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.PATHS, "guards", guards.PATH)


def test_every_kind_of_table_is_played(keryx: Keryx) -> None:
    result = keryx("simulate", "guards", "--every")
    assert result.exit_code == 0, result.output
    *kinds, summary = result.stdout.splitlines()
    assert [line.partition(": ")[0] for line in kinds] == [
        "plain, 2 seats",
        "plain, 2 seats, short",
        "plain, 3 seats",
        "plain, 3 seats, long",
        "plain, 3 seats, short",
    ]
    assert all(line.endswith(": 1 of 1 finished, 0 violations") for line in kinds)
    assert json.loads(summary)["games"] == 5


def test_several_games_of_each_kind_are_shared_among_processes(keryx: Keryx) -> None:
    result = keryx("simulate", "guards", "--every", "--seats", 3, "--games", 4)
    assert "plain, 3 seats, long: 4 of 4 finished, 0 violations" in result.stdout
    assert json.loads(result.stdout.splitlines()[-1])["finished"] == 12


def test_variants_choose_the_seats_they_can_be_played_by(keryx: Keryx) -> None:
    result = keryx("simulate", "guards", "--variants", "long", "--games", 2)
    assert json.loads(result.stdout.splitlines()[-1])["finished"] == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("guards", "--variants", "lang"), "guards has no variant “lang”. Did you mean “long”?"),
        (("toy", "--variants", "long"), "toy has no variant “long”. It has none."),
        (("guards", "--variants", "long,short"), "No: long-and-short."),
        (("guards", "--variants", "long", "--seats", 2), "No: long-needs-three."),
        (
            ("guards", "--variants", "long", "--every"),
            "--every goes over all variants: leave --variants out.",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    keryx: Keryx, arguments: tuple[object, ...], sentence: str
) -> None:
    assert complaint(keryx("simulate", *arguments)) == sentence


def test_exported_variant_is_verified_and_told_again(keryx: Keryx, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    exported = keryx("export", "guards", "--seed", 1, "--variants", "short", "--out", path)
    assert exported.exit_code == 0, exported.output
    assert json.loads(path.read_text())["record"]["options"] == {"variants": "short"}
    verified = keryx("verify", path)
    assert verified.exit_code == 0, verified.output
    assert keryx("replay", path).exit_code == 0


def test_variant_and_settings_of_a_saved_game_are_taken_up(keryx: Keryx, tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    lines = "guard 2\nwalk 3\nguard 1\nundo\n? guard\nquit\n"
    played = keryx("play", "guards", "--variants", "short", "--save", path, lines=lines)
    assert played.exit_code == 0, played.output
    record = json.loads(path.read_text())["record"]
    assert record["options"] == {"variants": "short"}
    assert [entry["action"]["type"] for entry in record["entries"]] == ["Guard", "Guard"]
    assert "  guard 2" in played.stdout
    again = keryx("play", "guards", "--save", path, lines="walk 3; walk 3; rest\n")
    assert again.exit_code == 0, again.output
    refused = keryx("play", "guards", "--variants", "short", "--save", path)
    assert "--variants" in complaint(refused)


def test_games_lists_variants(keryx: Keryx) -> None:
    assert "  variants    long, short\n" in keryx("games").stdout


def test_preview_tells_what_an_order_would_lead_to(keryx: Keryx) -> None:
    lines = "preview rondel iron\npreview rondel nowhere\npreview\nquit\n"
    result = keryx("play", "antike", "--seed", 1, "--variants", "professional", lines=lines)
    assert result.exit_code == 0, result.output
    assert "If nobody reacts, this would happen:\n  The " in result.stdout
    assert "Write the order after “preview”." in result.stdout
    assert "This game has no preview" in keryx("play", "guards", lines="preview rest\nquit\n").stdout
