"""What an administrator may set: environment variables, or the same names in a file called .env."""

import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEFAULT_DATA = ROOT / "data"


class SettingsError(ValueError):
    """A setting that cannot be used, named in one sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings; the field `data` is set by the variable `KERYX_DATA`, and so on."""

    components: Path | None = None
    """Directory whose files take the place of the games' own component data."""

    data: Path = DEFAULT_DATA
    """Directory for what Keryx stores; made when first needed."""


def load(environment: Mapping[str, str] | None = None, *, env_file: Path = ROOT / ".env") -> Settings:
    """Read the settings; the environment outranks the file, and an empty value counts as not set."""
    found = read_env_file(env_file) | dict(os.environ if environment is None else environment)
    return Settings(
        components=_existing_directory(found, "KERYX_COMPONENTS"),
        data=_possible_directory(found, "KERYX_DATA") or DEFAULT_DATA,
    )


def read_env_file(path: Path) -> dict[str, str]:
    """Read the lines `NAME=value` of a file; a missing file sets nothing."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"The settings file {path} cannot be read: {error}.") from error
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
    path = ROOT / Path(value).expanduser()
    if path.exists() and not path.is_dir():
        raise SettingsError(f"{name} must name a directory, but {path} is a file.")
    return path


def _existing_directory(found: Mapping[str, str], name: str) -> Path | None:
    path = _possible_directory(found, name)
    if path is not None and not path.exists():
        raise SettingsError(f"{name} names the directory {path}, which does not exist.")
    return path
