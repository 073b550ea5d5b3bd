from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import app
from games import registry

Keryx = Callable[..., Result]


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Register the toy beside the real games, and keep what is stored out of the repository."""
    monkeypatch.setitem(registry.PATHS, "toy", "tests.toy.game.game:GAME")
    monkeypatch.setenv("KERYX_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("KERYX_COMPONENTS", "")


@pytest.fixture
def keryx() -> Keryx:
    """Run a command in this process."""

    def run(*arguments: object, lines: str = "") -> Result:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=lines)

    return run


@pytest.fixture
def game_file(keryx: Keryx, tmp_path: Path) -> Path:
    """Export an ended game of the toy, with a fair."""
    path = tmp_path / "game.json"
    assert (
        keryx("export", "toy", "--scenario", "fair", "--seed", 4, "--seats", 3, "--out", path).exit_code == 0
    )
    return path


def broken(*_: object) -> None:
    """Stand in for a part of the rules that has a fault."""
    raise LookupError("the scales are broken")


def complaint(result: Result, status: int = 2) -> str:
    """Give the one sentence of a command that ends early."""
    assert result.exit_code == status, result.output
    assert "Traceback" not in result.output
    sentence = result.stderr.splitlines()[-1]
    assert sentence.startswith("keryx: ")
    assert sentence.endswith((".", "?"))
    return sentence.removeprefix("keryx: ")
