import contextlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.settings import ROOT, VARIABLES, Settings, read_env_file

LOCKS = ("requirements.lock", "requirements-dev.lock")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def pins(lock: str) -> dict[str, str]:
    text = (ROOT / lock).read_text()
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def names(requirements: list[str]) -> set[str]:
    return {normal(re.split(r"[\[<>=!~ ;]", requirement)[0]) for requirement in requirements}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("script", ["keryx", "check", "tools/lock", ".ci/run"])
def test_script_is_executable_and_parses(script: str) -> None:
    path = ROOT / script
    assert path.stat().st_mode & 0o111 == 0o111
    shell = "bash" if "bash" in path.read_text().splitlines()[0] else "sh"
    subprocess.run([shell, "-n", str(path)], check=True)


def test_a_directory_that_cannot_be_set_up_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / ".venv.lock").mkdir()
    script = shutil.copy(ROOT / "tools" / "set_up.py", tmp_path / "tools")
    command = [sys.executable, "-I", script, LOCKS[0]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.fullmatch(r"The set-up of \.venv failed: .+\.\n", done.stderr)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_of_a_lock_has_hashes(lock: str) -> None:
    for entry in re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip()):
        head, *hashes = [line.removesuffix("\\").strip() for line in entry.splitlines()]
        assert re.fullmatch(r"[a-z0-9-]+==[^\s;]+( ; .+)?", head)
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", line) for line in hashes)


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert not re.search(r"://|index|find-links|/", text)


def test_dependencies_are_in_the_locks() -> None:
    assert names(PROJECT["dependencies"]) <= pins("requirements.lock").keys()
    assert names(PROJECT["optional-dependencies"]["dev"]) <= pins("requirements-dev.lock").keys()


def test_development_lock_covers_the_other() -> None:
    assert pins("requirements.lock").items() <= pins("requirements-dev.lock").items()


def test_every_dependency_is_justified() -> None:
    record = (ROOT / "docs" / "decisions" / "0001-dependencies.md").read_text().partition("## Left out")[0]
    justified = {normal(name) for name in re.findall(r"^- `([^`\[]+)", record, re.MULTILINE)}
    assert justified == names(PROJECT["dependencies"] + PROJECT["optional-dependencies"]["dev"])


def test_env_example_covers_every_setting() -> None:
    example = read_env_file(ROOT / ".env.example")
    assert example.keys() == set(VARIABLES.values())
    assert VARIABLES.keys() == {field.name for field in fields(Settings)}


def test_packages_have_an_init() -> None:
    missing = [
        folder
        for top in ("bot", "cogs", "games", "practice", "rendering", "tests")
        for folder in folders_with_modules(ROOT / top)
        if not (folder / "__init__.py").exists()
    ]
    assert missing == []


def folders_with_modules(top: Path) -> set[Path]:
    return {module.parent for module in top.rglob("*.py")}


FAKE_PIP = """
import sys
print("Collecting aiohttp==3.11 (from -r requirements.lock (line 1))")
print("  Downloading a lot")
print("Collecting pillow==11.0 (from -r requirements.lock (line 2))")
sys.exit({status})
"""


def followed_on_a_terminal(status: int) -> str:
    """Let the set-up follow a pip that says this and that, and read what a terminal is told."""
    fake = FAKE_PIP.format(status=status)
    steps = f"import set_up, sys; set_up.follow([sys.executable, '-c', {fake!r}], {{}}, 2)"
    ours, theirs = os.openpty()
    subprocess.run([sys.executable, "-c", steps], cwd=ROOT / "tools", stderr=theirs, check=False)
    os.close(theirs)
    with contextlib.suppress(OSError), os.fdopen(ours, "rb") as terminal:
        return terminal.read1(100_000).decode()
    return ""


def test_set_up_shows_its_progress_in_one_line() -> None:
    told = followed_on_a_terminal(0)
    assert re.findall(r"package (\d of \d, \S+)", told) == ["1 of 2, aiohttp==3.11", "2 of 2, pillow==11.0"]
    assert "\n" not in told
    assert "Downloading" not in told


def test_failed_set_up_shows_all_that_pip_said() -> None:
    assert "  Downloading a lot" in followed_on_a_terminal(1)
