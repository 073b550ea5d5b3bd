"""`tools/new_game` makes a game that passes the conformance suite and is played through its six doors."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME = "emporion"
ROOMS = ("bot", "cogs", "docs", "games", "practice", "rendering", "tests", "tools")
FILES = ("pyproject.toml", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE")
SUITE = (
    "tests/games/conformance",
    "tests/rendering",
    "tests/games/test_rulebook.py",
    "tests/test_docs.py",
    "tests/test_doors.py",
)


def run(where: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in a copy of the repository."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=where,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=600,
    )


def run_tests(where: Path, *chosen: str, **environment: str) -> None:
    """Run tests there, and see them pass."""
    done = run(
        where, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *chosen, **environment
    )
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with a new game in it."""
    copy = tmp_path_factory.mktemp("repository")
    for room in ROOMS:
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns("__pycache__"))
    for file in FILES:
        shutil.copyfile(ROOT / file, copy / file)
    done = run(copy, "tools/new_game", GAME)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Emporion is a game now.")
    return copy


def test_new_game_passes_the_conformance_suite(made: Path) -> None:
    run_tests(made, *SUITE, "-k", f"{GAME} or games_of_the_readme")


def test_new_game_is_listed_among_the_games(made: Path) -> None:
    row = f"| Emporion | 1 to 3 | [from rulebook to code](games/{GAME}/RULEBOOK.md) |"
    assert row in (made / "README.md").read_text(encoding="utf-8").splitlines()


def test_new_game_is_played_through_its_six_doors(made: Path) -> None:
    run_tests(made, "tests/toy/six_doors.py", KERYX_NEW_GAME=GAME)


def test_new_game_is_clean_source(made: Path) -> None:
    rooms = [f"games/{GAME}", f"rendering/{GAME}", f"cogs/{GAME}.py", f"tests/games/{GAME}"]
    for command in (["check"], ["format", "--check"]):
        assert run(made, "-m", "ruff", *command, *rooms).returncode == 0


@pytest.mark.parametrize("game", ["antike", "Agora", "2nd", "class", "../agora", "submit"])
def test_id_that_cannot_be_is_refused_in_a_sentence(game: str) -> None:
    done = run(ROOT, "tools/new_game", game)
    assert done.returncode == 1
    assert done.stderr.startswith(f"“{game}” ")
    assert done.stderr.endswith(".\n")
    assert "Traceback" not in done.stderr


def test_folder_that_is_no_repository_is_refused(tmp_path: Path) -> None:
    done = run(ROOT, "tools/new_game", GAME, "--into", str(tmp_path))
    assert (done.returncode, list(tmp_path.iterdir())) == (1, [])
    assert "there is no games/registry.py" in done.stderr
