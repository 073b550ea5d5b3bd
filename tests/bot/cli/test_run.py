"""`keryx`, `keryx run`, `keryx check`, `keryx soak`, `keryx weeks`: starting the bot."""

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli._checks import check_database
from bot.db import sqlite
from bot.db.engine import FILE_NAME
from bot.db.known import BACKUPS
from bot.settings import ROOT, Settings
from tests.bot.cli.conftest import Keryx, complaint
from tests.bot.databases import lay_out
from tests.practice.waiting import until


@pytest.fixture(autouse=True)
def no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL"):
        monkeypatch.setenv(name, "")


@pytest.fixture(autouse=True)
def only_real_games(monkeypatch: pytest.MonkeyPatch, toy_game: None) -> None:
    """Leave the toy out: its pictures and commands are not where those of games are."""
    from games import registry

    monkeypatch.delitem(registry.PATHS, "toy")


def test_run_needs_a_token(keryx: Keryx) -> None:
    assert "DISCORD_TOKEN is not set" in complaint(keryx("run"))


def test_sync_needs_a_token(keryx: Keryx) -> None:
    assert "DISCORD_TOKEN is not set" in complaint(keryx("sync", "--force"))


def test_check_finds_nothing_and_changes_nothing(keryx: Keryx, tmp_path: Path) -> None:
    result = keryx("check")
    assert result.exit_code == 0, result.output
    assert [line.partition(": ")[2] for line in result.stdout.splitlines()] == ["good"] * 6
    assert not (tmp_path / "data").exists()


def test_check_names_a_damaged_database(keryx: Keryx, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "keryx.db").write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)
    result = keryx("check")
    assert result.exit_code == 1
    assert "wrong" in complaint(result, 1)
    assert re.search(r"^database: .+\w$", result.stdout, re.MULTILINE)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    asyncio.run(lay_out(tmp_path / "data"))
    return tmp_path / "data" / FILE_NAME


def test_check_names_a_database_that_was_lost(keryx: Keryx, database: Path) -> None:
    (database.parent / BACKUPS).mkdir()
    (copy := database.parent / BACKUPS / "one.db").write_bytes(b"")
    assert check_database(Settings(data=database.parent)) == []
    database.unlink()
    lost = f"the database {database} is missing or empty, but there was one before, as {copy} shows"
    assert f"database: {lost}; restore a backup" in keryx("check").stdout


def test_check_tells_a_locked_database_from_a_damaged_one(keryx: Keryx, database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        result = keryx("check")
    assert result.exit_code == 1
    assert f"database: {database}: The database is locked by another process\n" in result.stdout
    assert "damaged" not in result.stdout


def test_check_names_a_directory_in_the_place_of_the_database(keryx: Keryx, database: Path) -> None:
    database.unlink()
    database.mkdir()
    named = f"database: the database {database} cannot be opened: it is a directory\n"
    assert named in keryx("check").stdout


def test_check_names_a_database_that_cannot_be_written(
    keryx: Keryx, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli._checks.os.access", lambda path, _: path != database)
    assert f"database: the database {database} cannot be written\n" in keryx("check").stdout


def test_check_names_a_directory_of_the_database_that_cannot_be_written_in(
    keryx: Keryx, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own" / "own.db"
    own.parent.mkdir()
    database.replace(own)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{own}")
    monkeypatch.setattr("bot.cli._checks.os.access", lambda path, _: path != own.parent)
    assert f"database: the directory {own.parent} cannot be written in\n" in keryx("check").stdout


def test_check_names_a_directory_that_cannot_be_written_in(
    keryx: Keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli._checks.os.access", lambda *_: False)
    assert "cannot be written in" in keryx("check").stdout


def test_practice_prints_its_address_and_ends_cleanly(tmp_path: Path) -> None:
    settings = {"KERYX_DATA": str(tmp_path), "PRACTICE_PORT": "0", "LOG_LEVEL": "INFO"}
    running = subprocess.Popen(
        [sys.executable, "-m", "bot.cli"],
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    line = running.stdout.readline()
    address = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert address, line
    with urllib.request.urlopen(address[0]) as page:
        assert page.status == 200
    # The page answers before the bot has opened its database.
    asyncio.run(until((tmp_path / "practice" / "keryx.db").exists))
    running.send_signal(signal.SIGINT)
    _, errors = running.communicate(timeout=20)
    assert running.returncode == 0, errors
    assert "Traceback" not in errors
    assert {"keryx.db", "practice.sqlite3"} <= {path.name for path in (tmp_path / "practice").iterdir()}


def test_taken_port_is_named(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = subprocess.run(
            [sys.executable, "-m", "bot.cli"],
            cwd=ROOT,
            env=os.environ | {"KERYX_DATA": str(tmp_path), "PRACTICE_PORT": str(port)},
            capture_output=True,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert f"cannot listen on port {port}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("place", ["/proc/keryx", "file/in it", "damaged"])
def test_directory_that_cannot_be_used_is_named(
    keryx: Keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "damaged" / "practice").mkdir(parents=True)
    (tmp_path / "damaged" / "practice" / "practice.sqlite3").write_text("no database" * 1000)
    monkeypatch.setenv("KERYX_DATA", str(tmp_path / place))
    monkeypatch.setenv("PRACTICE_PORT", "0")
    monkeypatch.setattr("bot.cli._bot.set_up_logging", lambda *_: None)
    said = complaint(keryx(), 1)
    assert said.startswith(f"The practice server cannot use {tmp_path / place}")
    assert said.endswith("Set KERYX_DATA to another directory.")


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("postgresql://u:p@host:port/name", "DATABASE_URL cannot be read"),
        ("postgresql://u:p@host/name", "needs a driver that is missing"),
        ("sqlite+foo:///own.db", "there is no driver"),
        ("sqlite+pysqlite:///own.db", "names the driver sqlite+pysqlite, which Keryx cannot use"),
        ("sqlite://user:password@host/own.db", "DATABASE_URL must name a file: sqlite:///keryx.db"),
        ("sqlite:///" + "x" * 300, "cannot be opened: File name too long"),
        ("sqlite:////etc/passwd/own.db", "the directory /etc/passwd cannot be written in"),
    ],
)
def test_database_that_cannot_be_used_is_named(
    keryx: Keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str, part: str
) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setenv("DATABASE_URL", url)
    result = keryx("check")
    assert result.exit_code == 1
    assert part in result.stdout
    assert "Traceback" not in result.output


def test_home_of_nobody_is_named(keryx: Keryx, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///~nosuchuser/keryx.db")
    assert "there is no such home directory" in complaint(keryx("backup"), 1)


def test_soak_without_kills_plays_and_finds_nothing_wrong(keryx: Keryx) -> None:
    result = keryx("soak", "--kills", 0)
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout.splitlines()[-1])["wrong"] == 0


def test_weeks_without_kills_find_nothing_wrong(keryx: Keryx) -> None:
    result = keryx("weeks", "--days", 0.1, "--kills", 0, "--short")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout.splitlines()[-1])["wrong"] == 0


def test_weeks_with_too_many_kills_are_refused(keryx: Keryx) -> None:
    said = complaint(keryx("weeks", "--days", 1, "--kills", 1000), 2)
    assert said == "In 1 day the bot can be killed 360 times at most."


def test_backup_of_no_database_is_refused(keryx: Keryx, tmp_path: Path) -> None:
    data = tmp_path / "data"
    assert complaint(keryx("backup"), 1) == f"There is no database {data / FILE_NAME}."
    assert not data.exists()


def test_backup_names_the_database_of_practice_where_there_is_no_other(
    keryx: Keryx, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    asyncio.run(lay_out(data / "practice"))
    said = complaint(keryx("backup"), 1)
    assert said.startswith(f"There is no database {data / FILE_NAME}; that of practice is ")
    named = re.search(r"`DATABASE_URL=(\S+) ./keryx backup` copies it\.$", said)
    assert named, said
    monkeypatch.setenv("DATABASE_URL", named[1])
    made = keryx("backup").stdout.strip()
    assert Path(made).read_bytes()[:6] == b"SQLite"


@pytest.mark.parametrize("content", [b"", b"no database" * 100])
def test_backup_of_something_else_is_refused(keryx: Keryx, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE_NAME).write_bytes(content)
    assert FILE_NAME in complaint(keryx("backup"), 1)
    assert [path.name for path in (tmp_path / "data").iterdir()] == [FILE_NAME]


def test_backup_leaves_an_old_database_as_it_is(keryx: Keryx, database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0000'")
    before = database.read_bytes()
    made = Path(keryx("backup").stdout.strip())
    assert sqlite.revision_in(made) == sqlite.revision_in(database) == "0000"
    assert database.read_bytes() == before


def test_backup_and_restore(keryx: Keryx, tmp_path: Path, database: Path) -> None:
    data = tmp_path / "data"
    result = keryx("backup")
    assert result.exit_code == 0, result.output
    made = Path(result.stdout.strip())
    assert made.parent == data / "backups"
    database.write_bytes(b"lost")
    assert keryx("restore", made).exit_code == 0
    assert keryx("check").exit_code == 0
    assert "There is no backup" in complaint(keryx("restore", tmp_path / "none.db"), 1)
