"""Variants and private settings on the command line."""

import json
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Keryx, complaint


def test_every_kind_of_table_is_played(keryx: Keryx) -> None:
    result = keryx("simulate", "toy", "--every")
    assert result.exit_code == 0, result.output
    *kinds, summary = result.stdout.splitlines()
    assert [line.partition(": ")[0] for line in kinds if line.startswith("standard")] == [
        "standard, 2 seats",
        "standard, 2 seats, short",
        "standard, 3 seats",
        "standard, 3 seats, long",
        "standard, 3 seats, short",
    ]
    assert {line.partition(",")[0] for line in kinds} == {"standard", "double", "alone", "fair"}
    assert all(line.endswith(": 1 of 1 finished, 0 violations") for line in kinds)
    assert json.loads(summary)["games"] == len(kinds) == 14


def test_several_games_of_each_kind_are_shared_among_processes(keryx: Keryx) -> None:
    result = keryx("simulate", "toy", "--every", "--scenario", "fair", "--seats", 3, "--games", 4)
    assert "fair, 3 seats, long: 4 of 4 finished, 0 violations" in result.stdout
    assert json.loads(result.stdout.splitlines()[-1])["finished"] == 12


def test_variants_choose_the_seats_they_can_be_played_by(keryx: Keryx) -> None:
    result = keryx("simulate", "toy", "--variants", "long", "--games", 2)
    assert json.loads(result.stdout.splitlines()[-1])["finished"] == 2


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("toy", "--variants", "lang"), "toy has no variant “lang”. Did you mean “long”?"),
        (("perikles", "--variants", "long"), "perikles has no variant “long”. It has none."),
        (("toy", "--variants", "long,short"), "A market is long or short, not both; choose one of them."),
        (("toy", "--variants", "long", "--seats", 2), "The long market is for three players."),
        (
            ("toy", "--variants", "long", "--every"),
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
    exported = keryx("export", "toy", "--seed", 1, "--variants", "short", "--out", path)
    assert exported.exit_code == 0, exported.output
    assert json.loads(path.read_text())["record"]["options"] == {"variants": "short"}
    verified = keryx("verify", path)
    assert verified.exit_code == 0, verified.output
    assert keryx("replay", path).exit_code == 0


def test_variant_and_settings_of_a_saved_game_are_taken_up(keryx: Keryx, tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    lines = "stand oil 2\nsell 3\nstand oil 1\nundo\n? stand\nquit\n"
    played = keryx("play", "toy", "--scenario", "fair", "--variants", "short", "--save", path, lines=lines)
    assert played.exit_code == 0, played.output
    record = json.loads(path.read_text())["record"]
    assert record["options"] == {"variants": "short"}
    assert [entry["action"]["type"] for entry in record["entries"]] == ["Stand", "Stand"]
    assert "  stand oil 2" in played.stdout
    again = keryx("play", "toy", "--save", path, lines="sell 3; sell 1; pack\n")
    assert again.exit_code == 0, again.output
    assert "The oil stall sells 3 measures." in again.stdout
    refused = keryx("play", "toy", "--variants", "short", "--save", path)
    assert "--variants" in complaint(refused)


def test_games_lists_variants(keryx: Keryx) -> None:
    assert "  variants    long, short\n" in keryx("games").stdout


def test_preview_tells_what_an_order_would_lead_to(keryx: Keryx) -> None:
    lines = "preview rondel iron\npreview rondel nowhere\npreview\nquit\n"
    result = keryx("play", "antike", "--seed", 1, "--variants", "professional", lines=lines)
    assert result.exit_code == 0, result.output
    assert "If nobody reacts, this would happen:\n  The " in result.stdout
    assert "Write the order after “preview”." in result.stdout
    assert "This game has no preview" in keryx("play", "toy", lines="preview bid oil 1\nquit\n").stdout
