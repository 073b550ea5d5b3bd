from pathlib import Path

import pytest

from tests.bot.cli.conftest import Keryx
from tests.toy.game import board


def listed(keryx: Keryx) -> list[str]:
    """List what is said of the toy, the last of the games."""
    result = keryx("games")
    assert result.exit_code == 0
    toy = result.stdout[result.stdout.index("toy") :]
    return [" ".join(line.split()) for line in toy.splitlines()]


def test_games_lists_seats_scenarios_and_provenance(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = board.printed()
    guessed = [board.Piece(card, "reconstructed") for card in board.CARDS]
    monkeypatch.setattr(board, "printed", lambda: board.Components(whole.stall, guessed, whole.ware))
    assert listed(keryx) == [
        "toy",
        "seats 1, 2, 3",
        "scenarios standard, double, alone, fair",
        "variants long, short",
        "verified stall, ware",
        "reconstructed card",
    ]


def test_games_lists_what_is_open(keryx: Keryx, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rows = "| 2 Bids | `steps.bids.Bids` | test_market.py |\n| 6 The way home | **open** | |\n"
    (tmp_path / "RULEBOOK.md").write_text(f"| section | code | tests |\n|---|---|---|\n{rows}")
    monkeypatch.setattr("bot.cli.games.files", lambda _package: tmp_path)
    assert listed(keryx)[-1] == "open 6 The way home"


def test_games_lists_perikles(keryx: Keryx) -> None:
    first = keryx("games").stdout.splitlines()[:3]
    assert first[0] == "perikles"
    assert "3, 4, 5" in first[1]
