"""What an administrator may set: environment variables, or the same names in a file called .env."""

import os
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_DATA = ROOT / "data"


VARIABLES = {
    "backup_hours": "BACKUP_HOURS",
    "backups_kept": "BACKUPS_KEPT",
    "components": "KERYX_COMPONENTS",
    "data": "KERYX_DATA",
    "database_url": "DATABASE_URL",
    "discord_token": "DISCORD_TOKEN",
    "health_port": "HEALTH_PORT",
    "log_format": "LOG_FORMAT",
    "log_level": "LOG_LEVEL",
    "practice_port": "PRACTICE_PORT",
    "sentry_dsn": "SENTRY_DSN",
}
HIGHEST_PORT = 65535
MOST_HOURS, MOST_BACKUPS = 8760, 1000
LOG_FORMATS = ("text", "json")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
DATABASES = ("sqlite", "postgresql", "postgres")


class SettingsError(ValueError):
    """A setting that cannot be used, named in one sentence.

    No value is shown, whatever the setting: a token may have been pasted into the wrong line.
    """


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings; VARIABLES says by which variable each is set."""

    backup_hours: int = 24
    """Hours from one copy of the database to the next; 0: none is made unasked."""

    backups_kept: int = 7
    """How many of the copies made unasked are kept."""

    components: Path | None = None
    """Directory whose files take the place of the games' own component data."""

    data: Path = DEFAULT_DATA
    """Directory for what Keryx stores; made when first needed."""

    database_url: str = field(default="", repr=False)
    """Where tables are kept; empty: a file in the data directory. It may hold a password."""

    discord_token: str = field(default="", repr=False)
    """What the bot logs in to Discord with; empty: practice."""

    health_port: int = 0
    """Where health and metrics are told, on this machine alone; 0: nowhere."""

    log_format: str = "text"

    log_level: str = "INFO"

    practice_port: int = 8420
    """Where the practice server listens, on this machine alone; 0: any free port."""

    sentry_dsn: str = field(default="", repr=False)
    """Where faults of ours are reported beside the log; empty: nowhere. It holds a key."""


def version() -> str:
    """Say which version of Keryx this is."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def load(environment: Mapping[str, str] | None = None, *, env_file: Path = ROOT / ".env") -> Settings:
    """Read the settings; the environment outranks the file, and an empty value counts as not set."""
    found = read_env_file(env_file) | dict(os.environ if environment is None else environment)
    return Settings(
        backup_hours=_number(found, "BACKUP_HOURS", Settings.backup_hours, MOST_HOURS),
        backups_kept=_number(found, "BACKUPS_KEPT", Settings.backups_kept, MOST_BACKUPS, lowest=1),
        components=_existing_directory(found, "KERYX_COMPONENTS"),
        data=_possible_directory(found, "KERYX_DATA") or DEFAULT_DATA,
        database_url=_database_url(found),
        discord_token=_token(found),
        health_port=_number(found, "HEALTH_PORT", Settings.health_port, HIGHEST_PORT),
        log_format=_one_of(found, "LOG_FORMAT", LOG_FORMATS, Settings.log_format),
        log_level=_one_of(found, "LOG_LEVEL", LOG_LEVELS, Settings.log_level),
        practice_port=_number(found, "PRACTICE_PORT", Settings.practice_port, HIGHEST_PORT),
        sentry_dsn=_sentry_dsn(found),
    )


def read_env_file(path: Path) -> dict[str, str]:
    """Read the lines `NAME=value` of a file; a missing file sets nothing."""
    try:
        # Editors of Windows mark the encoding before the first line.
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SettingsError(f"The settings file {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        # Not as its cause either: it holds the whole file.
        raise SettingsError(f"The settings file {path} cannot be read: it is not text in UTF-8.") from None
    return dict(_assignments(text.splitlines(), path))


def _assignments(lines: Iterable[str], path: Path) -> Iterable[tuple[str, str]]:
    for number, raw in enumerate(lines, start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        name, equals, value = line.removeprefix("export ").partition("=")
        if not equals or not name.strip().isidentifier():
            raise SettingsError(f"Line {number} of {path} is not of the form NAME=value.")
        yield name.strip(), _unquoted(value.strip())


def _unquoted(value: str) -> str:
    if quoted := re.fullmatch(r"""(["'])(.*?)\1(\s*#.*)?""", value):
        return quoted[2]
    return re.sub(r"(^|\s+)#.*", "", value)


def _possible_directory(found: Mapping[str, str], name: str) -> Path | None:
    value = found.get(name, "").strip()
    if not value:
        return None
    try:
        path = ROOT / Path(value).expanduser()
        is_file = path.exists() and not path.is_dir()
    except RuntimeError:
        raise SettingsError(f"{name} begins in a home directory that does not exist.") from None
    except OSError as error:
        raise SettingsError(f"{name} names a directory that cannot be used: {error.strerror}.") from None
    if is_file:
        raise SettingsError(f"{name} must name a directory, not a file.")
    return path


def _token(found: Mapping[str, str]) -> str:
    """Read the token; what is wrong with it is said without showing it."""
    token = found.get("DISCORD_TOKEN", "").strip()
    if token and not re.fullmatch(r"[\w-]+\.[\w-]+\.[\w-]+", token):
        raise SettingsError("DISCORD_TOKEN is not a bot token, which has three parts with dots between them.")
    return token


def _database_url(found: Mapping[str, str]) -> str:
    url = found.get("DATABASE_URL", "").strip()
    if url and url.partition(":")[0].partition("+")[0] not in DATABASES:
        raise SettingsError("DATABASE_URL must begin with sqlite:/// or postgresql://.")
    return url


def _sentry_dsn(found: Mapping[str, str]) -> str:
    """Read where Sentry listens; what is wrong with it is said without showing the key in it."""
    dsn = found.get("SENTRY_DSN", "").strip()
    if dsn and not re.fullmatch(r"https?://\w+@[\w.-]+(:\d+)?(/\w+)*/\d+", dsn, re.ASCII):
        raise SettingsError("SENTRY_DSN must have the form https://key@host/project.")
    return dsn


def _one_of(found: Mapping[str, str], name: str, allowed: Sequence[str], default: str) -> str:
    """Read one of several words, however its letters are written."""
    value = found.get(name, "").strip() or default
    known = {each.casefold(): each for each in allowed}
    if value.casefold() not in known:
        raise SettingsError(f"{name} must be one of {', '.join(allowed)}.")
    return known[value.casefold()]


def _number(found: Mapping[str, str], name: str, default: int, highest: int, *, lowest: int = 0) -> int:
    value = found.get(name, "").strip() or str(default)
    if not re.fullmatch(r"[0-9]{1,5}", value) or not lowest <= int(value) <= highest:
        raise SettingsError(f"{name} must be a number from {lowest} to {highest}.")
    return int(value)


def _existing_directory(found: Mapping[str, str], name: str) -> Path | None:
    path = _possible_directory(found, name)
    if path is not None and not path.exists():
        raise SettingsError(f"{name} names a directory that does not exist; relative paths begin in {ROOT}.")
    return path
