"""The files of the command line: saves, exported games, failures; and how they are read and written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Union

import msgspec

from bot.cli._faults import BadInput
from games.core import codec
from games.core.replay import Record
from games.journal import Journal

FORMAT = 1


class _File(msgspec.Struct, kw_only=True, tag_field="kind", forbid_unknown_fields=True):
    keryx: int = FORMAT
    """The version of these files."""
    names: list[str]
    """What the seats are called."""


class Save(_File, tag="save"):
    """A game in play, secrets and all; to go on with."""

    record: Record


class Finished(_File, tag="finished"):
    """An ended game; anyone can check it."""

    record: Record
    fingerprint: str = ""
    """Digest of everything else in the file."""


class Running(_File, tag="running"):
    """What is public of a game in play."""

    game: str
    rules: int
    scenario: str
    seats: int
    commitment: str
    events: list[dict[str, Any]]


class Failure(_File, tag="failure"):
    """A game that random play found a fault with."""

    record: Record
    reason: str


AnyFile = Union[Save, Finished, Running, Failure]


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
    """Write a file whole or not at all."""
    write_bytes(path, codec.to_json(file) + b"\n")


def write_bytes(path: Path, data: bytes) -> None:
    """Write data whole or not at all."""
    if not path.parent.is_dir():
        raise BadInput(f"The directory {path.parent} does not exist.")
    if path.is_dir():
        raise BadInput(f"{path} is a directory, not a file.")
    new = path.with_name(f".{path.name}.new")
    try:
        new.write_bytes(data)
        new.replace(path)
    except OSError as error:
        raise BadInput(f"{path} cannot be written: {error.strerror}.") from error


def finished(record: Record, names: Sequence[str]) -> Finished:
    """Make the file of an ended game, sealed with its fingerprint."""
    file = Finished(names=list(names), record=record)
    file.fingerprint = seal(msgspec.to_builtins(file, str_keys=True))
    return file


def seal(raw: dict[str, Any]) -> str:
    """Give the digest of everything in a file but the digest itself."""
    return codec.fingerprint({key: value for key, value in raw.items() if key != "fingerprint"})


def save(journal: Journal, names: Sequence[str]) -> Save:
    """Make the save of a game in play."""
    return Save(names=list(names), record=msgspec.structs.replace(journal.record, seed=journal.seed.hex()))
