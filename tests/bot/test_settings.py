import traceback
from pathlib import Path

import pytest

from bot.settings import DEFAULT_DATA, ROOT, VARIABLES, SettingsError, load, read_env_file


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def test_nothing_set_gives_the_defaults(env_file: Path) -> None:
    settings = load({}, env_file=env_file)
    assert settings.components is None
    assert settings.data == DEFAULT_DATA


def test_file_is_read_and_environment_outranks_it(env_file: Path, tmp_path: Path) -> None:
    env_file.write_text(f"KERYX_COMPONENTS={tmp_path}\nKERYX_DATA=from-file\n")
    settings = load({"KERYX_DATA": "from-environment"}, env_file=env_file)
    assert settings.components == tmp_path
    assert settings.data == ROOT / "from-environment"


def test_empty_value_counts_as_not_set(env_file: Path) -> None:
    env_file.write_text("KERYX_COMPONENTS=\nKERYX_DATA=   # nothing\n")
    assert load({}, env_file=env_file) == load({}, env_file=env_file.with_name("missing"))


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("NAME=plain", "plain"),
        ("  export NAME = spaced out  ", "spaced out"),
        ("NAME='single # quoted'", "single # quoted"),
        ('NAME="double" # why', "double"),
        ("NAME=value # why", "value"),
        ("NAME=a#b", "a#b"),
        ("NAME=a=b", "a=b"),
        ("NAME=#", ""),
        ("NAME=", ""),
        ("NAME=ὁ κῆρυξ", "ὁ κῆρυξ"),
    ],
)
def test_line_of_env_file(env_file: Path, line: str, value: str) -> None:
    env_file.write_text(f"# a comment\n\n{line}\n", encoding="utf-8")
    assert read_env_file(env_file) == {"NAME": value}


@pytest.mark.parametrize("line", ["KERYX_DATA", "=value", "TWO WORDS=value"])
def test_wrong_line_is_named(env_file: Path, line: str) -> None:
    env_file.write_text(f"# first\n{line}\n")
    with pytest.raises(SettingsError, match=r"Line 2 of .*\.env is not of the form NAME=value\."):
        load({}, env_file=env_file)


def test_mark_of_the_encoding_before_the_first_line_is_no_part_of_it(env_file: Path) -> None:
    env_file.write_bytes(b"\xef\xbb\xbfLOG_LEVEL=DEBUG\r\nPRACTICE_PORT=1234\r\n")
    settings = load({}, env_file=env_file)
    assert (settings.log_level, settings.practice_port) == ("DEBUG", 1234)


def test_unreadable_file_is_named(env_file: Path) -> None:
    env_file.write_bytes(b"KERYX_DATA=\xff\n")
    with pytest.raises(SettingsError, match=r"The settings file .*\.env cannot be read"):
        load({}, env_file=env_file)


def test_missing_components_directory_is_named(env_file: Path, tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"KERYX_COMPONENTS names a directory that does not exist; .*\."):
        load({"KERYX_COMPONENTS": str(tmp_path / "nowhere")}, env_file=env_file)


@pytest.mark.parametrize("name", ["KERYX_COMPONENTS", "KERYX_DATA"])
def test_file_in_place_of_a_directory_is_named(env_file: Path, name: str) -> None:
    env_file.touch()
    with pytest.raises(SettingsError, match=rf"{name} must name a directory, not a file\."):
        load({name: str(env_file)}, env_file=env_file)


def test_settings_of_the_bot_are_read(env_file: Path) -> None:
    found = {"DISCORD_TOKEN": "aa.b-b.c_c", "DATABASE_URL": "sqlite:///x.db", "PRACTICE_PORT": "0"}
    settings = load({**found, "LOG_LEVEL": "debug"}, env_file=env_file)
    assert (settings.discord_token, settings.database_url) == ("aa.b-b.c_c", "sqlite:///x.db")
    assert (settings.practice_port, settings.log_level) == (0, "DEBUG")


def test_settings_of_an_operator_are_read(env_file: Path) -> None:
    env_file.write_text("HEALTH_PORT=9100\nLOG_FORMAT=JSON\nBACKUP_HOURS=6\nBACKUPS_KEPT=3\n")
    settings = load({"SENTRY_DSN": "https://abc@sentry.example/4"}, env_file=env_file)
    assert (settings.health_port, settings.log_format) == (9100, "json")
    assert (settings.backup_hours, settings.backups_kept) == (6, 3)
    assert settings.sentry_dsn == "https://abc@sentry.example/4"
    assert "abc" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("DISCORD_TOKEN", "hunter2", r"DISCORD_TOKEN is not a bot token, .*\."),
        ("DATABASE_URL", "mysql://secret@host/db", r"DATABASE_URL must begin with .*\."),
        ("PRACTICE_PORT", "http", r"PRACTICE_PORT must be a number from 0 to 65535\."),
        ("PRACTICE_PORT", "70000", r"PRACTICE_PORT must be .*\."),
        ("PRACTICE_PORT", "9" * 5000, r"PRACTICE_PORT must be .*\."),
        ("KERYX_DATA", "~nosuchuser/x", r"KERYX_DATA begins in a home directory that does not exist\."),
        ("KERYX_COMPONENTS", "~nosuchuser", r"KERYX_COMPONENTS begins in a home directory .*\."),
        ("KERYX_DATA", "x" * 300, r"KERYX_DATA names a directory that .*: File name too long\."),
        ("LOG_LEVEL", "loud", r"LOG_LEVEL must be one of DEBUG, .*\."),
        ("LOG_FORMAT", "xml", r"LOG_FORMAT must be one of text, json\."),
        ("HEALTH_PORT", "-1", r"HEALTH_PORT must be a number from 0 to 65535\."),
        ("BACKUP_HOURS", "9000", r"BACKUP_HOURS must be a number from 0 to 8760\."),
        ("BACKUPS_KEPT", "0", r"BACKUPS_KEPT must be a number from 1 to 1000\."),
        ("SENTRY_DSN", "https://secret", r"SENTRY_DSN must have the form https://key@host/project\."),
        ("SENTRY_DSN", "https://secret@host/name", r"SENTRY_DSN must have the form .*\."),
        ("SENTRY_DSN", "https://secret@host:port/4", r"SENTRY_DSN must have the form .*\."),
    ],
)
def test_wrong_value_is_named_in_one_sentence(env_file: Path, name: str, value: str, sentence: str) -> None:
    with pytest.raises(SettingsError, match=rf"^{sentence}$") as wrong:
        load({name: value}, env_file=env_file)
    assert "hunter2" not in str(wrong.value)
    assert "secret" not in str(wrong.value)


PASTED = "hunter2.pasted/into~the:wrong@line"


@pytest.mark.parametrize("name", VARIABLES.values())
@pytest.mark.parametrize("written", [f"{PASTED}", f"~{PASTED}", f"{__file__}/{PASTED}"])
def test_no_error_shows_a_value_whatever_the_line(env_file: Path, name: str, written: str) -> None:
    env_file.write_text(f"{name}={written}\n")
    try:
        settings = load({}, env_file=env_file)
    except SettingsError as wrong:
        shown = "".join(traceback.format_exception(wrong))
    else:
        assert name == "KERYX_DATA"
        assert settings.data == ROOT / written
        shown = ""
    assert "hunter2" not in shown


@pytest.mark.parametrize("line", ["DISCORD_TOKEN hunter2", "hunter2", "DISCORD TOKEN=hunter2"])
def test_no_error_shows_a_line_that_cannot_be_read(env_file: Path, line: str) -> None:
    env_file.write_bytes(line.encode())
    with pytest.raises(SettingsError) as wrong:
        load({}, env_file=env_file)
    assert "hunter2" not in "".join(traceback.format_exception(wrong.value))
    env_file.write_bytes(b"DISCORD_TOKEN=hunter2\n\xff")
    with pytest.raises(SettingsError) as wrong:
        load({}, env_file=env_file)
    assert wrong.value.__cause__ is None
    assert "hunter2" not in "".join(traceback.format_exception(wrong.value))


def test_an_empty_variable_takes_the_token_of_the_file_away(env_file: Path) -> None:
    """`DISCORD_TOKEN= ./keryx` practises, as the README promises."""
    env_file.write_text("DISCORD_TOKEN=aa.bb.cc\n")
    assert load({"DISCORD_TOKEN": ""}, env_file=env_file).discord_token == ""


def test_a_password_is_taken_as_it_is_written(env_file: Path) -> None:
    env_file.write_text("DATABASE_URL=postgresql://u:p$$HOME${USER}#x@h/d\n")
    assert load({}, env_file=env_file).database_url == "postgresql://u:p$$HOME${USER}#x@h/d"


def test_secrets_are_not_shown_by_accident(env_file: Path) -> None:
    settings = load({"DISCORD_TOKEN": "aa.bb.cc", "DATABASE_URL": "postgresql://u:p@h/d"}, env_file=env_file)
    assert "aa.bb.cc" not in repr(settings)
    assert "u:p" not in repr(settings)
