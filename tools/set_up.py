"""Set up .venv from a lock file; called by keryx and check, needs the standard library alone."""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import venv
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UNFINISHED = VENV / "unfinished"
"""Exists while packages are being installed; what an interrupted install left cannot be trusted."""

COVERS = {
    "requirements.lock": ["requirements.lock"],
    "requirements-dev.lock": ["requirements-dev.lock", "requirements.lock"],
}
"""Each lock, and the locks that are satisfied when it is installed."""

FOUND = re.compile(r"(?:Collecting|Requirement already satisfied:) (\S+)")
"""How pip says that it takes up a package."""

ELSEWHERE = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_PYTHON", "PYTHONHOME", "PYTHONPATH")


def main(lock: str) -> int:
    """Set up the environment, and say what went wrong in one sentence."""
    try:
        set_up_once(lock)
    except KeyboardInterrupt:
        return complain("The set-up was interrupted; the next run starts it again.", 130)
    except subprocess.CalledProcessError:
        return complain(f"The packages of {lock} could not be installed; the reason is above.", 1)
    except PermissionError:
        return complain(f"Only a user who may write to {ROOT} can set up .venv: run ./keryx as that one.", 1)
    except OSError as error:
        return complain(f"The set-up of .venv failed: {error}.", 1)
    return 0


def set_up_once(lock: str) -> None:
    """Set up the environment if need be, one process at a time."""
    with (ROOT / ".venv.lock").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        # A pip that outlives this process keeps the lock until it ends.
        os.set_inheritable(handle.fileno(), True)
        if not is_set_up(lock):
            set_up(lock)


def is_set_up(lock: str) -> bool:
    """Tell whether the environment was made from exactly this lock."""
    stamp = VENV / lock
    return PYTHON.exists() and stamp.exists() and stamp.read_bytes() == (ROOT / lock).read_bytes()


def set_up(lock: str) -> None:
    """Make the environment if need be, install the lock, and stamp it with a copy of each lock it covers."""
    if UNFINISHED.exists() or not PYTHON.exists():
        make_venv()
    UNFINISHED.touch()
    for stamp in COVERS:
        (VENV / stamp).unlink(missing_ok=True)
    install(lock)
    UNFINISHED.unlink()
    for stamp in COVERS[lock]:
        shutil.copyfile(ROOT / stamp, VENV / stamp)


def make_venv() -> None:
    """Make an empty environment; where Python came without ensurepip, do without a pip of its own."""
    progress("Setting up: making .venv …")
    if VENV.exists():
        shutil.rmtree(VENV)
    venv.create(VENV, symlinks=True, with_pip=find_spec("ensurepip") is not None)


def install(lock: str) -> None:
    """Install the lock's packages into the environment, and nothing anywhere else."""
    count = sum(line[0].isalnum() for line in (ROOT / lock).read_text().splitlines())
    arguments = [
        "install",
        "--no-cache-dir",
        "--progress-bar=off",
        "--require-hashes",
        "-r",
        str(ROOT / lock),
    ]
    environment = {name: value for name, value in os.environ.items() if name not in ELSEWHERE}
    environment |= {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}
    progress(f"Setting up: {count} packages, about a minute …")
    follow([*pip(), *arguments], environment, count)
    progress(f"Set up: {count} packages are installed.", is_last=True)


def follow(command: list[str], environment: dict[str, str], count: int) -> None:
    """Run pip; what it says becomes one line, and is shown whole if it fails."""
    said: list[str] = []
    found = 0
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,
    ) as running:
        for line in running.stdout or ():
            said.append(line)
            package = FOUND.match(line)
            found += package is not None
            if package and sys.stderr.isatty():
                progress(f"Setting up: package {found} of {count}, {package[1]} …")
    if running.returncode:
        progress("", is_last=True)
        sys.stderr.writelines(said)
        raise subprocess.CalledProcessError(running.returncode, command)


def pip() -> list[str]:
    """Give the command that installs into the environment."""
    if list(VENV.glob("lib/python*/site-packages/pip")):
        return [str(PYTHON), "-m", "pip"]
    return [sys.executable, "-m", "pip", "--python", str(PYTHON)]


def progress(sentence: str, *, is_last: bool = False) -> None:
    """Say how far we are; on a terminal it is written over what was said before."""
    if sys.stderr.isatty():
        width = shutil.get_terminal_size().columns - 1
        sys.stderr.write(f"\r\x1b[K{sentence[:width]}" + ("\n" if is_last else ""))
        sys.stderr.flush()
    elif sentence:
        say(sentence)


def say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()


def complain(sentence: str, status: int) -> int:
    say(sentence)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
