import contextlib
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep

import pytest

from bot.cli.app import COMMANDS
from bot.settings import ROOT
from games import registry
from tests.bot.cli.conftest import Keryx, complaint
from tests.budget import Pace


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bot.cli", *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def test_help_lists_every_command(keryx: Keryx) -> None:
    result = keryx("--help")
    assert result.exit_code == 0
    assert all(f"\n  {command}" in result.stdout for command in COMMANDS)


def test_version(keryx: Keryx) -> None:
    assert keryx("--version").stdout == "keryx 0.1.0\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(keryx: Keryx, command: str) -> None:
    result = keryx(command, "--help")
    assert result.exit_code == 0
    assert f"keryx {command}" in result.stdout or f" {command} " in result.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["gmaes"], "There is no command “gmaes”. Did you mean “games”?"),
        (["xyz"], "There is no command “xyz”."),
        (["simulate", "perikels"], "There is no game “perikels”. Did you mean “perikles”?"),
        (["simulate", "zzz"], f"There is no game “zzz”. There is: {', '.join(registry.ids())} and toy."),
        (["simulate", "toy", "--seats", "4"], "toy, standard, has 2 or 3 seats, not 4."),
        (["simulate", "toy", "--scenario", "fiar"], "toy has no scenario “fiar”. Did you mean “fair”?"),
        (
            ["simulate", "toy", "--games", "0"],
            "Invalid value for '--games': Input should be greater than or equal to 1.",
        ),
        (["render", "toy", "--out", "x.png", "--seat", "3"], "There is no seat 3: the seats are 1 to 2."),
        (
            ["play", "toy", "--language", "fr"],
            "Keryx does not speak “fr”, but en, de and el.",
        ),
        (["play", "toy", "--names", "Anna"], "--names must give 2 different names, parted by commas."),
        (["play", "toy", "--names", "Anna,anna"], "--names must give 2 different names, parted by commas."),
        (["export", "toy", "--out", "x.json"], "Which game of toy? Give its number with --seed."),
        (["export", "perikle", "--out", "x.json"], None),
        (["export", "toy", "--seed", "-1", "--out", "x"], None),
        (["export", "toy", "--seed", "one", "--out", "x"], None),
        (["export", "toy"], None),
        (["bench", "chess"], None),
        (["replay"], None),
        (["games", "--loud"], None),
    ],
)
def test_bad_input_gets_one_sentence(keryx: Keryx, arguments: list[str], sentence: str | None) -> None:
    found = complaint(keryx(*arguments))
    assert sentence in {None, found}


def test_bad_settings_get_one_sentence(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KERYX_COMPONENTS", "/no/such/directory")
    assert "KERYX_COMPONENTS" in complaint(keryx("games"))


def test_bad_components_get_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "perikles.toml").write_text("format = 2\n")
    done = process("simulate", "perikles", KERYX_COMPONENTS=str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"{tmp_path}/perikles.toml, " in done.stderr


def test_own_components_are_used(tmp_path: Path) -> None:
    own = (ROOT / "games" / "perikles" / "components.toml").read_text("utf-8")
    (tmp_path / "perikles.toml").write_text(own.replace("reconstructed", "verified"), "utf-8")
    done = process("games", KERYX_COMPONENTS=str(tmp_path))
    assert done.returncode == 0
    assert "reconstructed" not in done.stdout.split("peloponnes")[0]


def test_games_is_quick() -> None:
    """Counted in processor time of a quiet machine, so that a busy one does not matter."""
    process("games")
    pace, before = Pace().now(), resource.getrusage(resource.RUSAGE_CHILDREN)
    assert process("games").returncode == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert spent * min(pace, Pace().now()) < 0.8


def test_games_imports_no_pictures_and_no_discord() -> None:
    script = (
        "import sys; sys.argv = ['keryx', 'games']\ntry: import bot.cli.__main__\nexcept SystemExit: pass\n"
    )
    script += "print({'PIL', 'discord', 'fluent.runtime', 'rich', 'sqlalchemy'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "set()"


def test_exit_status_of_the_process() -> None:
    assert process("games").returncode == 0
    bad = process("gmaes")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == "keryx: There is no command “gmaes”. Did you mean “games”?\n"


@pytest.mark.parametrize("command", ["games", "--help", "replay"])
def test_a_closed_pipe_is_no_error(tmp_path: Path, command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    arguments = ["replay", str(_perikles_file(tmp_path))] if command == "replay" else [command]
    done = subprocess.run(
        [sys.executable, "-m", "bot.cli", *arguments],
        cwd=ROOT,
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def _perikles_file(directory: Path) -> Path:
    path = directory / "perikles.json"
    assert process("export", "perikles", "--seed", "1", "--out", str(path)).returncode == 0
    return path


def _wait_for_processes(group: int, seconds: float = 60.0) -> None:
    """Wait until a program has started others: Python may lose an interruption while it imports."""
    until = monotonic() + seconds
    while monotonic() < until and _processes(group) < 2:
        sleep(0.1)
    sleep(0.5)


def _processes(group: int) -> int:
    found = 0
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(ProcessLookupError):
            found += os.getpgid(int(process.name)) == group
    return found


def test_an_interrupted_simulation_ends_with_all_its_processes() -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "bot.cli", "simulate", "perikles", "--games", "5000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # A shell lets what it starts in the background, and all that this starts, ignore interruptions.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        _wait_for_processes(running.pid)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=60)
        assert (running.returncode, out, err) == (130, "", "")
    finally:
        # Those that a failure leaves behind would hold up every other test.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


def test_an_interruption_is_no_traceback(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.simulate.run", interrupt)
    result = keryx("simulate", "toy", "--games", 2)
    assert result.exit_code == 130
    assert "Traceback" not in result.output


def test_no_colours_where_nobody_sees_them() -> None:
    assert "\x1b" not in process("simulate", "perikles", "--games", "2", FORCE_COLOR="").stdout
    assert "\x1b" not in process("--help").stdout
