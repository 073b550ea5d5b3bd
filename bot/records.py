"""Games as files: saves, records of ended games that anyone can check, what is public of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Union

import msgspec

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


def to_bytes(file: AnyFile) -> bytes:
    """Give the content of a file."""
    return codec.to_json(file) + b"\n"


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
