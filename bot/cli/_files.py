"""The files of the command line, and how they are read and written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from bot.cli._faults import BadInput
from bot.records import FORMAT, AnyFile, Running, to_bytes

OWNERS, EVERYBODYS = 0o600, 0o666
"""Who may read a file that is written, as far as the process lets them."""


class UnfitFile(BadInput):
    """A file of Keryx, but not as Keryx wrote it."""


def read_raw(path: Path) -> dict[str, Any]:
    """Read the JSON object in a file of Keryx."""
    try:
        raw = msgspec.json.decode(path.read_bytes())
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{path} is not JSON: {error}.") from error
    if not isinstance(raw, dict) or "keryx" not in raw:
        raise BadInput(f"{path} is not a file of Keryx.")
    if raw["keryx"] != FORMAT:
        raise BadInput(f"{path} has format {raw['keryx']}; this version of Keryx reads format {FORMAT}.")
    return raw


def read(path: Path) -> AnyFile:
    """Read a file of any kind."""
    return parse(path, read_raw(path))


def parse(path: Path, raw: dict[str, Any]) -> AnyFile:
    """Check the data of a file."""
    try:
        found: AnyFile = msgspec.convert(raw, AnyFile)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at ")
        raise UnfitFile(f"{path} is damaged{' at ' + where if where else ''}: {reason}.") from error
    seats = found.seats if isinstance(found, Running) else found.record.seats
    if len(found.names) != seats:
        raise UnfitFile(f"{path} is damaged: it has {seats} seats and {len(found.names)} names.")
    return found


def write(path: Path, file: AnyFile) -> None:
    """Write a file whole or not at all; it may hold the secrets of a game, so it is its owner's alone."""
    write_bytes(path, to_bytes(file), mode=OWNERS)


def write_bytes(path: Path, data: bytes, mode: int = EVERYBODYS) -> None:
    """Write data whole or not at all."""
    if not path.parent.is_dir():
        raise BadInput(f"The directory {path.parent} does not exist.")
    if path.is_dir():
        raise BadInput(f"{path} is a directory, not a file.")
    new = path.with_name(f".{path.name}.new")
    try:
        new.unlink(missing_ok=True)
        new.touch(mode)
        new.write_bytes(data)
        new.replace(path)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}.") from error
