"""What is printed on a game's tiles, cards and maps: read once from TOML, checked, and overridable."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

Provenance = Literal["verified", "reconstructed"]

T = TypeVar("T")

_override: Path | None = None


class BadComponents(Exception):
    """A component file cannot be used; the message names file, entry and reason."""


def override_from(directory: Path | None) -> None:
    """Read `<game>.toml` from this directory where it has one; to be called before any game."""
    global _override
    _override = directory


def overridden_from() -> Path | None:
    """Give the directory whose files take the place of ours, if there is one: for processes of our own."""
    return _override


def load(game: str, kind: type[T]) -> T:
    """Read the components of a game as its own kind of data."""
    name, text = _find(game)
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{name} is not valid TOML: {error}.") from error
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at ")
        raise BadComponents(f"{name}, {entry_of(raw, path)}: {reason}.") from error


def entry_of(raw: dict[str, Any], path: str) -> str:
    """Name the entry that a path such as `$.city[2].points` is in, by its id where it has one."""
    place = path.strip("`").removeprefix("$.")
    table, bracket, rest = place.partition("[")
    if not bracket:
        return place or "top level"
    number, _, field = rest.partition("]")
    entries = raw.get(table)
    if not (number.isdigit() and isinstance(entries, list) and isinstance(entries[int(number)], dict)):
        return place
    name = entries[int(number)].get("id", f"number {int(number) + 1}")
    return f"{table} {name}{', ' + field.lstrip('.') if field else ''}"


def provenance_of(tables: Mapping[str, Sequence[Any]]) -> dict[str, str]:
    """Say of each table of entries whether it is verified, reconstructed or partly so."""
    kinds = {table: {entry.provenance for entry in entries} for table, entries in tables.items()}
    return {table: kind.pop() if len(kind) == 1 else "partly verified" for table, kind in kinds.items()}


def bad_entry(game: str, entry: str, reason: str) -> BadComponents:
    """Make the error for an entry that is well-formed but wrong."""
    return BadComponents(f"{_find(game)[0]}, {entry}: {reason}.")


def _find(game: str) -> tuple[str, str]:
    if _override is not None:
        path = _override / f"{game}.toml"
        if path.exists():
            try:
                return str(path), path.read_text("utf-8")
            except (OSError, UnicodeDecodeError) as error:
                raise BadComponents(f"{path} cannot be read: {error}.") from error
    own = files(f"games.{game}") / "components.toml"
    return f"games/{game}/components.toml", own.read_text("utf-8")
