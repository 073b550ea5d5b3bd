"""Container, service and what is written of them name what is there, and agree with each other."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client import Metric
from prometheus_client.registry import REGISTRY

from bot.cli.app import COMMANDS
from bot.operating import metrics  # noqa: F401 - makes the figures
from bot.settings import DEFAULT_DATA, ROOT, VARIABLES

DOCKERFILE, COMPOSE, UNIT, PAGE = (
    (ROOT / name).read_text("utf-8")
    for name in ("Dockerfile", "compose.yaml", "deploy/keryx.service", "docs/operating.md")
)
PROGRAM = ("bot", "cogs", "games", "practice", "rendering")


def copied() -> list[str]:
    """List what the image takes from the repository, file by file and folder by folder."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
    return [source for line in lines for source in line.split()[:-1]]


def test_the_linter_of_dockerfiles_finds_nothing() -> None:
    hadolint = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    assert hadolint
    done = subprocess.run([hadolint, ROOT / "Dockerfile"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_the_image_has_the_whole_program_and_no_secrets() -> None:
    assert all((ROOT / source).exists() for source in copied())
    assert {*PROGRAM, "keryx", "pyproject.toml", "requirements.lock", "tools/set_up.sh"} <= set(copied())
    let_in = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text("utf-8"), re.MULTILINE))
    assert let_in == {Path(source).parts[0] for source in copied()}


def test_what_is_copied_is_enough_to_run(tmp_path: Path) -> None:
    for source in set(copied()):
        target = tmp_path / source
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(ROOT / source)
    command = [sys.executable, "-P", "-c", "import bot.cli._bot, cogs"]
    done = subprocess.run(command, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_variables_are_those_of_the_settings() -> None:
    given = {
        *re.findall(r"^(?:ENV |    )([A-Z_]+)=", DOCKERFILE, re.MULTILINE),
        *re.findall(r"^      ([A-Z_]+):", COMPOSE, re.MULTILINE),
        *re.findall(r"^Environment=([A-Z_]+)=", UNIT, re.MULTILINE),
    }
    assert given == {"KERYX_DATA", "HEALTH_PORT"}
    others = {"SIGTERM", "ERROR", "WARNING", "EXTRAS", "FILE", "CHANGELOG", "JSON", "HTTP", "HTTPS", "README"}
    named = set(re.findall(r"\b[A-Z]{2,}_[A-Z]+\b|(?<=`)[A-Z]{4,}\b", PAGE + COMPOSE + UNIT))
    assert named - others - {"AF_INET", "AF_UNIX"} <= set(VARIABLES.values())


def test_commands_are_those_of_keryx() -> None:
    page = re.findall(r"(?:\./keryx|run --rm[^`\n]*? bot) +([a-z]+)", PAGE)
    entry = re.findall(r'CMD \[(?:"./keryx", )?"([a-z]+)"\]', DOCKERFILE)
    started = re.findall(r"^ExecStart=/opt/keryx/keryx (\w+)$", UNIT, re.MULTILINE)
    assert entry == ["health", "run"]
    assert started == ["run"]
    assert {"check", "backup", "restore", "health"} <= set(page) <= set(COMMANDS)


def test_ports_users_and_places_agree() -> None:
    assert set(re.findall(r"HEALTH_PORT\W+(\d+)", DOCKERFILE + COMPOSE)) == {"8421"}
    assert set(re.findall(r"\b1\d{4}\b", DOCKERFILE + PAGE)) == {"10001"}
    assert set(re.findall(r"KERYX_DATA[=:] ?(\S+)", DOCKERFILE + COMPOSE)) == {"/data"}
    assert set(re.findall(r"^(?:User|Group)=(\w+)$", UNIT, re.MULTILINE)) == {"keryx"}
    assert "StateDirectory=keryx\n" in UNIT
    assert set(re.findall(r"KERYX_DATA=(/[\w/]+)", UNIT + PAGE)) == {"/var/lib/keryx"}


def test_files_that_the_page_names_are_there() -> None:
    named = re.findall(r"(?<![\w/.])(?:[\w-]+/)*\.?[\w-]+\.(?:md|yaml|lock|service|example)\b", PAGE)
    assert {"deploy/keryx.service", "compose.yaml"} <= set(named)
    assert [name for name in named if not (ROOT / name).exists()] == []
    assert DEFAULT_DATA.name == "data"


def figures() -> set[str]:
    """Name all figures of ours as Prometheus shows them."""

    def shown(metric: Metric) -> str:
        return f"{metric.name}_total" if metric.type == "counter" else metric.name

    return {shown(metric) for metric in REGISTRY.collect() if metric.name.startswith("keryx_")}


def test_the_page_explains_every_figure() -> None:
    assert set(re.findall(r"^\| `(keryx_\w+)`", PAGE, re.MULTILINE)) == figures()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "keryx.service"
    unit.write_text(UNIT.replace("/opt/keryx", str(ROOT)))
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
